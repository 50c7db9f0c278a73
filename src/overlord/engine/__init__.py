"""The rules engine: pure code without files, clocks, threads or any randomness but the seed's."""
