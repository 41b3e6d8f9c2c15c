"""The table toolkit: stage, focus, motion and what else every game's table shares; it knows no game."""
