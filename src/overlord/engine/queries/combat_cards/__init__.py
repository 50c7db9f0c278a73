"""Which Combat cards may be played, at which moment, on whom, and whether they would do anything; nothing is changed here."""
