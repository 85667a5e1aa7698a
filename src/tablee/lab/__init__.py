"""The lab: many matches at once, to measure a game, to find what is wrong with it, and to see how fast it runs."""
