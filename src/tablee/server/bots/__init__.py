"""Bots at a table: the processes they think in, and what an expert would do."""
