"""Open Overlord: an exact, copyable engine and table for the grand format of a WWII board game."""

__version__ = "0.1.0"
