"""Calamities: their order, losses and shares (rules 16)."""
