"""Definitions: immutable rows, one table per file, never stored in the state."""
