"""Bots that play NCIS."""
