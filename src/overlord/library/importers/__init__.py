"""Converts scenarios of other programs into ours; the engine reads only its own format."""
