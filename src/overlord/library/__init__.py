"""Finds battles and Combat decks on the disk and imports other formats; our own format is read by the engine."""
