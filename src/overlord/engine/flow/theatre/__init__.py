"""Frames of single theatres: airplanes, arrivals, smoke and winter."""
