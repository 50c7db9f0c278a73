"""The community format (.m44): from its JSON to a scenario of ours, with notes on whatever has no counterpart."""
