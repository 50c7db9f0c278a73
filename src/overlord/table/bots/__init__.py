"""The bots of a table: their thinking, and the signals they send."""
