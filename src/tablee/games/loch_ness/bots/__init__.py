"""The bots of Loch Ness."""
