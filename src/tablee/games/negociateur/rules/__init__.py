"""The rules of Négociateur: what lies on the table, what may be done, what it does."""
