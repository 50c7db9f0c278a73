"""The functions that change the state and add the events that say what changed."""
