"""The turn and its steps: what commander and generals do before units act, and how a turn ends."""
