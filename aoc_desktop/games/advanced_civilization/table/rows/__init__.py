"""Advanced Civilization's rows and gestures."""
