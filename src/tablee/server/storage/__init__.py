"""What is stored, and how it comes out again. Nothing here knows a rule."""
