"""Benchmarks and tools for developers; benchmark figures are ratios to a yardstick of the same run."""
