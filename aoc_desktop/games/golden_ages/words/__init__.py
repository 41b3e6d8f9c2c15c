"""The sentences of The Golden Ages: cards, moves, log, prompts."""
