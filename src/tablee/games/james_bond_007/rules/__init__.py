"""The rules of James Bond 007: what lies on the table, what may be done, what it does."""
