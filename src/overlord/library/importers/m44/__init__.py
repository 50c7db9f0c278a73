"""The community format (.m44): from its JSON to a scenario of ours, with notes on all that has no counterpart."""
