"""The rules of Opération Zèbre."""
