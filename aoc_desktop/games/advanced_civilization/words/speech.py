"""The language and the reasons of Advanced Civilization: the general ones, bound to this game once."""

from __future__ import annotations

from functools import partial

from aoc_desktop.text import language, reasons

GAME_ID = "advanced_civilization"
load_language = partial(language.load_language, game=GAME_ID)
say = partial(reasons.say, game=GAME_ID)
