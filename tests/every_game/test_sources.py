"""Where values come from: every card of every game names the four kinds, and all places tell the same kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aoc_desktop.games import GAMES, card_files_of
from aoc_desktop.kernel.sources import KINDS, UNKNOWN, kind_of
from aoc_desktop.profile.card_sets import BOX
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.screens.almanac.card_book import CardBook
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from tests.ui.person import preferences_in

NO_VALUE = {"plague", "blank", "ambassador", "advantage"}
"""Cards that say a rule, and have no value of their own."""


def sets_of(book: CardBook) -> Iterator[object]:
    for choice in book.sets():
        book.open_set(choice.value)
        book.renew()
        yield choice.value


def cards_of(book: CardBook) -> Iterator[tuple[str, str]]:
    return ((kind, card) for kind in book.kinds for card in book.ids(kind) if card not in NO_VALUE)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_a_source_of_the_four_kinds(game: str, tmp_path: Path) -> None:
    book = look_named(game).card_book(preferences_in(tmp_path))
    for _ in sets_of(book):
        known = book.cards.sources
        assert all(kind_of(text) for sources in known.values() for text in sources.texts.values())
        assert not [card for kind, card in cards_of(book) if book.faces.sources(kind, card) is UNKNOWN]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_filter_large_card_and_mark_tell_the_same_kind(game: str, language: str, tmp_path: Path) -> None:
    book = look_named(game).card_book(preferences_in(tmp_path, language=language))
    speech = book.preferences.speech_of(game)
    begins = {kind: speech.text(f"source.{kind}", parts=["|"]).partition("|")[0] for kind in KINDS}
    whole = {kind: speech.text(f"source.{kind}_whole") for kind in KINDS if speech.has(f"source.{kind}_whole")}
    for _ in sets_of(book):
        for kind, card in cards_of(book):
            sources, told = book.faces.sources(kind, card), book.source(kind, card)
            found = [each for each in KINDS if begins[each] in told or whole.get(each, "|") in told]
            assert found == [each for each in KINDS if sources.parts(each)], card
            assert [each for each in KINDS if book.has_source(each, kind, card)] == found[-1:], card
            marked = found[-1] in ("deduced", "house") or sources.doubtful
            assert bool(book.faces.mark(kind, card)) == marked == bool(book.faces.mark_words(kind, card)), card


@pytest.mark.parametrize("game", [game for game, entry in GAMES.items() if entry.card_files])
def test_the_form_tells_the_kind_of_each_part(game: str, tmp_path: Path) -> None:
    """A game without card sets of the user's own has no form."""
    screen = AlmanacScreen(look_named(game), preferences_in(tmp_path))
    book = screen.book
    assert card_files_of(game).SHIPPED
    for kind in book.kinds:
        for card in [card for card in book.ids(kind) if card not in NO_VALUE and book.can_correct(kind, card)][:3]:
            sources = book.faces.sources(kind, card)
            form = CorrectionDialog(book, kind, card, screen)
            for part, switch in form.switches.items():
                assert switch.kind == (kind_of(sources.texts[part]) or BOX) != BOX, (card, part)
                assert switch.buttons[switch.kind].accessibleName(), (card, part)
            form.deleteLater()
