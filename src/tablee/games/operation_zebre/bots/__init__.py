"""The bots of Opération Zèbre."""
