"""Battles whose rules are no longer in use, shown from the events that were kept."""
