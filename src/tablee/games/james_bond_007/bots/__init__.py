"""The bots of James Bond 007."""
