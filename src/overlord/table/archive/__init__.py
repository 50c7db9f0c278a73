"""Battles whose rules are no longer played, shown from the events that were kept."""
