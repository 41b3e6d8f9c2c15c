"""The table as a picture: stage, view, hand, focus, motion and bubbles."""
