"""Cards on their way to the table and the orders they give; what ordered units do is in action/."""
