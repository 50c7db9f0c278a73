"""What people see of a battle after its end, worked out from its record; no network, no pictures, no words."""
