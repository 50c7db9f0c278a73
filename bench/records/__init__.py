"""The golden records: which battles they are, how they are played, stored and compared; no engine code."""
