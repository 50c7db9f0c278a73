"""A running match with its people and bots; no network, no files, no rules."""
