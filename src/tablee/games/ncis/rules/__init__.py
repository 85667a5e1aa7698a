"""The rules of NCIS: what may be done, what it does, and what each seat can know of it."""
