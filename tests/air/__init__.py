"""Airplanes (overlord section 8): what the rules say of them, and that each number of them can be another."""
