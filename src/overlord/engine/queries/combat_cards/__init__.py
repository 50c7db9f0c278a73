"""Which Combat cards may be played, when, on whom, and whether they would do anything; nothing is changed here."""
