"""The rules of Loch Ness: what lies on the table, what may be done, what it does."""
