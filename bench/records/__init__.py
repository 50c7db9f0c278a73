"""The golden records: which battles they are, how they are played, kept and compared; the engine is elsewhere."""
