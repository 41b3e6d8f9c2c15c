"""The language and the reasons of The Golden Ages: the general ones, bound to this game once."""

from __future__ import annotations

from functools import partial

from aoc_desktop.text import language, reasons

GAME_ID = "golden_ages"
load_language = partial(language.load_language, game=GAME_ID)
say = partial(reasons.say, game=GAME_ID)
