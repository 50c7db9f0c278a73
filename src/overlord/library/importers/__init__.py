"""Scenarios of other programs become scenarios of ours; the engine reads only its own format."""
