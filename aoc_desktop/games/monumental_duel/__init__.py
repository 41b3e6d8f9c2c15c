"""Monumental Duel: Espionage, a duel of two civilisations."""
