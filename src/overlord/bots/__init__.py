"""Bots: players that see only a view."""
