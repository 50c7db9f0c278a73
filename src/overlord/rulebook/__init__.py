"""The rulebook: rule files in our own words, their index and their coverage by tests; it decides nothing in play."""
