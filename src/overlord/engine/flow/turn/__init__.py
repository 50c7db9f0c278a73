"""The turn and its steps: what the commander and his generals do before any unit acts, and how a turn ends."""
