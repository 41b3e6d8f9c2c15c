"""Advanced Civilization in words, as the other rooms ask for them."""

from __future__ import annotations

from aoc_desktop.text.advanced_civilization import log, moves, prompts, speech


class AdvancedCivilizationWords:
    """Every sentence of the game, by what it is about."""

    move_text = staticmethod(moves.move_text)
    log_lines = staticmethod(log.log_lines)
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)


WORDS = AdvancedCivilizationWords()
