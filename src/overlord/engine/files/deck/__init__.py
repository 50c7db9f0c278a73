"""The format of Combat decks: its reader and its parts."""
