"""Which Combat cards may be played, when, on whom, and whether they would do anything; it only reads the state."""
