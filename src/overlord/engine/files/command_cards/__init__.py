"""The format of Command cards: its table of keys, its reader, and the file that comes with the program."""
