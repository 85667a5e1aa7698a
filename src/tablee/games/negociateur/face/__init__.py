"""How Négociateur is seen: views, scenes, words, drawings."""
