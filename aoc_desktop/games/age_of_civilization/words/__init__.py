"""How the program speaks of Age of Civilization: its cards, its moves and what happens."""
