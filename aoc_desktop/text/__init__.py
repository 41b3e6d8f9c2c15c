"""Sentences for cards, moves, events and errors, in the user's language. Nothing here loads Qt."""
