"""Frames for rules of some theatres only: airplanes, arrivals, smoke and winter."""
