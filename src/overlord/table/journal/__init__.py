"""What a match writes down, and how a match is rebuilt from it."""
