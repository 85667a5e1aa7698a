"""A match as its journal tells it: made again entry by entry, with its clocks and its undos. No database, no socket."""
