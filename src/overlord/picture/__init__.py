"""The picture of a board: a sheet of symbols, a table of looks, and the SVG made from both; it knows no rules."""
