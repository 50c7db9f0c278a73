"""Turns the text of files into checked definitions, or reports every problem with its place; opens no file."""
