"""The bots of Négociateur."""
