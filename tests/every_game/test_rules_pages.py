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
    assert len(english) == len(headings) + ("rulings" in english), "every heading is one, whatever its anchor"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_and_cards(game: str) -> None:
    for pattern in (r"\{#(\w+)\}", r"\[\[(\w+ \w+)\]\]"):
        assert re.findall(pattern, source(game, "en")) == re.findall(pattern, source(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_own_page(game: str) -> None:
    assert shown(game, "en") not in [shown(other, "en") for other in GAMES if other != game]
    assert "[[" not in shown(game, "en")


def rulings(game: str, language: str) -> list[list[str]]:
    """The blocks under each question."""
    path = resource(game, f"rulings_{language}.md")
    if not path.is_file():
        pytest.skip("no rulings yet")
    questions = path.read_text(encoding="utf-8").split("## ")
    assert not questions[0].strip()
    return [question.strip().split("\n\n") for question in questions[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_answer_the_same_number_of_questions(game: str) -> None:
    assert len(rulings(game, "en")) == len(rulings(game, "fr")) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer_and_a_page(game: str, language: str) -> None:
    for question, *blocks in rulings(game, language):
        assert question.endswith("?"), question
        assert len(blocks) == 2, question
        answer, source = blocks
        assert not answer.startswith("*"), question
        assert re.fullmatch(r"\*[^*]+\*", source), question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_the_last_chapter(game: str, language: str) -> None:
    (question, *_), *_ = rulings(game, language)
    chapter = sections(game, language)[-1]
    assert chapter.anchor == "rulings"
    assert '<a name="rulings">' in shown(game, language)
    assert "##" not in shown(game, language)
    assert question.split()[0] in "\n".join(chapter.lines)


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
