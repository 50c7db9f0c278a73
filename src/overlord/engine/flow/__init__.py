"""Frames: every decision and every automatic step of a battle, as plain data on a stack."""
