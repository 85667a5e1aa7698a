"""The drawings of Opération Zèbre."""
