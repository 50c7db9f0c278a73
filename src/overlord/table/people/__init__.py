"""The people of a table: who sits where, what they agree on, what they signal, and their standing orders."""
