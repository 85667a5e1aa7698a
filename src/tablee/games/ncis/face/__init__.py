"""How NCIS looks: what each seat sees, as pieces and places, in two languages."""
