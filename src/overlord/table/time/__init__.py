"""Time at a table: how long people have, and how long bots take."""
