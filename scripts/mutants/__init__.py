"""Breaks the rules of a game on purpose, one small change at a time, and lists the changes that its tests overlook.

Why not a library: mutmut 3 changes functions only (tables and constants of a module stay whole) and takes no sample;
cosmic-ray writes every mutant to disk and starts pytest anew for it, which here takes longer than the tests do. A fork
of a process that has everything but the game in memory is ready in a fraction of a second.
"""
