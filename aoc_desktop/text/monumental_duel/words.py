"""Monumental Duel in words, as the other rooms ask for them."""

from __future__ import annotations

from aoc_desktop.text.monumental_duel import cards, log, moves, notes, prompts, speech


class MonumentalDuelWords:
    """Every sentence of the game, by what it is about."""

    card_text = staticmethod(cards.card_text)
    card_facts = staticmethod(cards.card_facts)
    card_notes = staticmethod(notes.card_notes)
    civilization_text = staticmethod(cards.civilization_text)
    move_text = staticmethod(moves.move_text)
    log_lines = staticmethod(log.log_lines)
    log_entries = staticmethod(log.log_entries)
    beginning_lines = staticmethod(log.beginning_lines)
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)


WORDS = MonumentalDuelWords()
"""The sentences of Monumental Duel: cards, moves, log, prompts."""
