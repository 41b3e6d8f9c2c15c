"""The almanac of Advanced Civilization: every card and nation has its face in both languages; filters find them."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.advanced_civilization.table.card_book import CivilizationBook
from aoc_desktop.games.advanced_civilization.table.look import LOOK
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.rules_text import sections
from tests.ui.person import preferences_in

ALL = {"group": "", "stack": 0, "source": ""}


@pytest.fixture
def book(tmp_path: Path) -> CivilizationBook:
    return LOOK.card_book(preferences_in(tmp_path))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_is_painted_small_and_large_with_all_its_words(tmp_path: Path, language: str) -> None:
    book = LOOK.card_book(preferences_in(tmp_path, language=language))
    assert [len(book.ids(kind)) for kind in book.kinds] == [24, 18, 12, 9]
    for kind in book.kinds:
        for card in book.ids(kind):
            for width in (book.width(kind), 304.0):
                assert not book.picture(kind, card, width, 1.0).isNull()
    assert not lettering.overflows


def test_filters_ask_by_group_stack_and_source(book: CivilizationBook) -> None:
    assert book.found("civilization_card", "", {**ALL, "group": "religion"}, None) == [
        *("deism", "enlightenment", "monotheism", "mysticism", "theology")
    ]
    assert set(book.found("commodity", "", {**ALL, "stack": 9}, None)) == {"gold", "ivory"}
    assert book.found("calamity", "", {**ALL, "stack": 4}, None) == ["civil_war", "slave_revolt"]
    listed = {of: book.found("civilization_card", "", {**ALL, "source": of}, None) for of in ("rulebook", "public")}
    assert listed["public"] == ["monotheism"], "the book prints another price"
    assert len(listed["rulebook"]) == 23
    assert book.found("nation", "", {**ALL, "source": "house"}, None) == ["africa"], "its start with the West extension"


def test_words_are_found_in_what_cards_do(book: CivilizationBook) -> None:
    assert book.found("civilization_card", "open sea", ALL, None) == ["astronomy"]
    assert book.found("nation", "knossos", ALL, None) == ["crete"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_show_cards_that_exist(book: CivilizationBook, language: str) -> None:
    text = "\n".join(line for section in sections(book.game, language) for line in section.lines)
    named = [part.split("]]")[0].split() for part in text.split("[[")[1:]]
    assert len(named) > 20
    for kind, card in named:
        assert book.rules_picture((kind, card), 1.0, 600) is not None, (kind, card)
