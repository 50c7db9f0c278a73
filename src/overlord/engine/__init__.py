"""The rules engine: pure, without files, clocks, threads or randomness of its own."""
