"""Matches that are over: their files, and the careers they add to."""
