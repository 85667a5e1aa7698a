"""How Loch Ness is seen: views, scenes, words, drawings."""
