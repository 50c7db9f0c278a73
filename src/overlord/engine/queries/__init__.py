"""Pure questions to a position: they read and never write."""
