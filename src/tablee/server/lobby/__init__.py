"""Before the match: a new table, who sits where, what is settled, where the luck comes from."""
