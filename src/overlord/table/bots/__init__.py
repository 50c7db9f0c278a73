"""The bots of a table: how they answer, and the signals they send."""
