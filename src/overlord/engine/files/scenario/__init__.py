"""The scenario format: its table of keys, its reader, its JSON schema and the board as text."""
