"""Advanced Civilization in words."""
