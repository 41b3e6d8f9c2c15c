"""The rules pages: a chapter under every heading, and the same chapters and cards in both languages."""

from __future__ import annotations

import json
import re

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.kit.rules_text import page, sections

LANGUAGES = ["en", "fr"]


def source(game: str, language: str) -> str:
    return resource(game, f"rules_{language}.md").read_text(encoding="utf-8")


def shown(game: str, language: str) -> str:
    return page(game, language, "#000", "#000")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_topics(game: str) -> None:
    english, french = ([section.anchor for section in sections(game, code)] for code in LANGUAGES)
    assert english == french
    assert len(set(english)) == len(english) > 3
    headings = re.findall(r"^# ", source(game, "en"), flags=re.MULTILINE)
    assert len(english) == len(headings), "every heading is one, whatever its anchor"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_and_cards(game: str) -> None:
    for pattern in (r"\{#(\w+)\}", r"\[\[(\w+ \w+)\]\]"):
        assert re.findall(pattern, source(game, "en")) == re.findall(pattern, source(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_page(game: str) -> None:
    assert shown(game, "en") not in [shown(other, "en") for other in GAMES if other != game]
    assert "[[" not in shown(game, "en")


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", ": {0:.0f}% of {1} games"), ("fr", "\u202f: {0:.0f}\u202f% de {1} parties")],
    ids=LANGUAGES,
)
@pytest.mark.parametrize("game", [game for game, entry in GAMES.items() if entry.look])
def test_the_levels_are_told_as_they_were_measured(game: str, code: str, said: str) -> None:
    """The form of a new game sends the player who asks about a level there."""
    ladder = json.loads(resource(game, "ai", "ladder.json").read_text(encoding="utf-8"))
    levels = next(section for section in sections(game, code) if section.anchor == "ai-levels")
    best = next(ladder[match] for match in ("sage,expert", "sage,expert,expert,expert") if match in ladder)
    assert said.format(100 * best["share"], best["games"]) in "\n".join(levels.lines)
