"""How James Bond 007 is seen: views, scenes, words, drawings."""
