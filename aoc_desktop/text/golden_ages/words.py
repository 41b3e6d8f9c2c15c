"""The Golden Ages in words, as the other rooms ask for them."""

from __future__ import annotations

from aoc_desktop.text.golden_ages import cards, effects, log, moves, prompts, speech


class GoldenAgesWords:
    """Every sentence of the game, by what it is about."""

    card_text = staticmethod(cards.card_text)
    tile_text = staticmethod(cards.tile_text)
    island_text = staticmethod(cards.island_text)
    effect_notes = staticmethod(effects.effect_notes)
    move_text = staticmethod(moves.move_text)
    log_lines = staticmethod(log.log_lines)
    log_entries = staticmethod(log.log_entries)
    beginning_lines = staticmethod(log.beginning_lines)
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)


WORDS = GoldenAgesWords()
