"""How Age of Civilization looks: formulas, card faces, emblems."""
