"""How Monumental Duel looks: formulas, card faces, vignettes, its table."""
