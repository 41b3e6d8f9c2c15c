"""The map: its ground, pieces, bubbles and words."""
