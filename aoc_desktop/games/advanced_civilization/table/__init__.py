"""Advanced Civilization: how its table looks."""
