"""Monumental Duel in words: cards, moves, log, prompts, refusals."""
