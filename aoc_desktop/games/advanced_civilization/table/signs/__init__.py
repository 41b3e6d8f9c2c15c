"""Signs of cards, goods, calamities and phases."""
