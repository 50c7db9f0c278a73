"""Laying cards and the orders they give; what ordered units do is in action/."""
