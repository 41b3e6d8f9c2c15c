"""The sheet of a calamity."""
