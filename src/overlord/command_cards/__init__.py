"""The Command cards that come with the program, as a file (docs/command-cards.md); they are read by the engine."""
