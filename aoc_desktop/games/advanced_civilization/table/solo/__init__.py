"""Ways to play Advanced Civilization beside an ordinary table."""
