"""What the desktop draws for Age of Civilization alone: cards, emblems, wonders."""
