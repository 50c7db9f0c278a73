"""Pure functions that read a position and never change it."""
