"""What the profile keeps of Age of Civilization."""
