"""Playing Combat cards: the windows in which they are played, and what each effect asks and does."""
