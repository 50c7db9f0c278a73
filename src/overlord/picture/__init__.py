"""The picture of a board: one sheet of symbols, one table of looks, and SVG out of both; it knows no rule."""
