"""The functions that write to the state, each telling what it did as events."""
