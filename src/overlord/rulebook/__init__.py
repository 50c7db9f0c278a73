"""The rulebook: rule files in our own words, their index, and which rules have tests; it decides nothing in play."""
