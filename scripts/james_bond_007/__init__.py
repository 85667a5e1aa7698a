"""The drawings of James Bond 007."""
