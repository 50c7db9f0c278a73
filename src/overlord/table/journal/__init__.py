"""What a match writes down, and how it is rebuilt from that."""
