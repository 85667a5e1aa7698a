"""The engine: what a game is, what a match does. Standard library only; compiled by mypyc."""
