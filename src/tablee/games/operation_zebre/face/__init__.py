"""How Opération Zèbre is seen."""
