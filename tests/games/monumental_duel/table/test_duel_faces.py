"""Card faces of Monumental Duel: everything that is written on them fits and can be read, in both languages."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from aoc_desktop.games.monumental_duel.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES
from aoc_desktop.games.monumental_duel.table import look as box
from aoc_desktop.games.monumental_duel.table import side_faces
from aoc_desktop.games.monumental_duel.table.card_picture import height_of, paint_card
from aoc_desktop.games.monumental_duel.table.colours import CHART, CardSize, card_text_pairs
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import (
    card_face,
    paint_city_card,
    paint_pile_card,
    paint_row_card,
    paint_track_card,
)
from aoc_desktop.games.monumental_duel.table.formula import SIGNS
from aoc_desktop.games.monumental_duel.table.vignettes import OTHERS, drawing_of_card, paint_art
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.dice import paint_die, tumbling
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.lettering import Letters, grown
from aoc_desktop.ui.kit.svg import svg_names
from aoc_desktop.ui.kit.translations import install_language
from tests.ui.contrast import READABLE, SIGHT, contrast, lab, seen

CARDS = shipped_set(SHIPPED[0])
LANGUAGES = ("en", "fr")
KNOWLEDGE = [card.id for card in CARDS.card.values() if card.kind == "knowledge"]
IN_A_CITY = [
    card.id for card in CARDS.card.values() if card.kind in ("building", "wonder", "revolt") and not card.defence
]


def painted(draw: Callable[..., object], size: tuple[float, float], *args: object) -> QImage:
    """What `draw` paints into a place of this size; nothing that it writes may be cut."""
    image = QImage(round(size[0]), round(size[1]), QImage.Format.Format_ARGB32)
    image.fill(QColor("#142229"))
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, *size), *args)
    painter.end()
    assert lettering.overflows == []
    return image


def test_every_text_on_cards_is_readable() -> None:
    poor = {
        role: contrast(text, ground) for role, text, ground in card_text_pairs() if contrast(text, ground) < READABLE
    }
    assert poor == {}


@pytest.mark.parametrize("sight", SIGHT)
def test_parts_of_the_chart_are_told_apart_by_everybody(sight: str) -> None:
    """By their hatching; two that share one differ in colour, whatever one sees of it."""
    for one, other in combinations(CHART.values(), 2):
        if one.hatching == other.hatching:
            apart = sum(
                (a - b) ** 2 for a, b in zip(lab(seen(one.fill, sight)), lab(seen(other.fill, sight)), strict=True)
            )
            assert apart**0.5 >= 15, (one, other)


def test_resources_are_known_by_their_outline_alone() -> None:
    """Every token has a shape of its own: no two cover the same pixels."""
    outlines: dict[bytes, str] = {}
    for name in RESOURCES:
        picture = icon_pixmap(SIGNS[name], 48).toImage().convertToFormat(QImage.Format.Format_Alpha8)
        assert outlines.setdefault(bytes(picture.constBits()), name) == name
    assert len(outlines) == 6


ILLUSTRATED = [card for card in CARDS.card.values() if card.kind not in ("policy", "espionage", "advantage")]


def test_every_card_but_the_lines_has_a_picture_of_its_own() -> None:
    shown = {drawing_of_card(card) for card in ILLUSTRATED}
    assert {f"vignettes/{name}" for name in svg_names("art/vignettes")} <= shown | set(OTHERS.values())
    assert not {card.id for card in ILLUSTRATED if drawing_of_card(card) in OTHERS.values()} - {"library", "philosophy"}


def test_pictures_differ() -> None:
    shared = {"miniature_painting", "block_printing", "coinage", "bargaining"}
    seen: dict[bytes, str] = {}
    for card in ILLUSTRATED:
        image = painted(paint_art, (144, 70), card, "greece")
        twin = seen.setdefault(bytes(image.constBits()), card.id)
        assert twin == card.id or {twin, card.id} <= shared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [146.0, 312.0, 420.0])
def test_cards_of_the_almanac_hold_their_words(language: str, width: float) -> None:
    book = FaceBook(CARDS, language)
    for card in CARDS.card:
        if card != "advantage":
            painted(paint_card, (width, height_of(CARDS, card, width)), book, card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_table_hold_their_words(language: str) -> None:
    book = FaceBook(CARDS, language)
    for card in CARDS.development:
        painted(paint_track_card, CardSize.TRACK, book.face(card.id))
    for card in CARDS.basic[:-1]:
        painted(paint_pile_card, CardSize.PILE, book.face(card.id), 5)
    for card_id in IN_A_CITY:
        face = book.face(card_id, "mughals")
        painted(paint_city_card, CardSize.CITY, face)
        painted(paint_row_card, (CardSize.CITY[0], CardSize.ROW), face)
    for card_id in KNOWLEDGE:
        painted(paint_city_card, CardSize.CITY, book.face("forum", "greece"), book.face(card_id))
        painted(paint_row_card, (CardSize.CITY[0], CardSize.ROW), book.face("library"), book.face(card_id))


BESIDE = {
    "policy": (
        (side_faces.paint_policy, 90, ()),
        (side_faces.paint_compact_policy, 36, ()),
        (side_faces.paint_policy_strip, 25, ()),
    ),
    "espionage": ((side_faces.paint_espionage, 166, ((1, 4),)), (side_faces.paint_compact_espionage, 38, ())),
    "wonder": ((side_faces.paint_site, 100, (4,)), (side_faces.paint_site, 50, (6,))),
    "province": ((side_faces.paint_compact_province, 60, (8,)), (side_faces.paint_province_strip, 24, ())),
    "warlord": ((side_faces.paint_person, 100, ()), (side_faces.paint_compact_person, 38, ())),
}
"""By kind: how it is painted, how high its place is, and what else is told."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", BESIDE)
def test_what_lies_beside_a_city_holds_its_words(language: str, kind: str) -> None:
    book = FaceBook(CARDS, language)
    for card in (card for card in CARDS.card.values() if card.kind == kind):
        for draw, high, told in BESIDE[kind]:
            at_a_line = card in CARDS.civilization["mughals"].policies
            if draw is side_faces.paint_compact_policy and not at_a_line:
                continue  # others lie on a pile, whole
            painted(draw, (CardSize.COLUMN, high), book.face(card.id), *told)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_value(value: int) -> None:
    image = painted(paint_die, (100, 100), value)
    spots = [(x, y) for x in (25, 50, 75) for y in (22, 47, 72)]
    assert sum(image.pixelColor(x, y).blue() > image.pixelColor(x, y).red() + 20 for x, y in spots) == value


def test_a_rolling_die_comes_to_rest_on_what_has_fallen() -> None:
    for value in range(1, 7):
        for number in range(3):
            assert tumbling(value, 1.0, number) == (value, 0.0, 0.0)
            shown = {tumbling(value, share / 20, number)[0] for share in range(20)}
            assert len(shown) > 2
            assert shown <= set(range(1, 7))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_card_tells_its_name_twice(language: str) -> None:
    book = FaceBook(CARDS, language)
    for card in book.cards.card.values():
        if book.knows(card.kind, card.id):
            assert book.name(card.kind, card.id, short=False) not in book.lines(card.kind, card.id)


@pytest.mark.parametrize(("language", "words"), [("en", "Espionage"), ("fr", "Espionnage")])
def test_the_box_bears_its_name_in_the_language_spoken(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(box, "draw_text", lambda painter, rect, text, letters: drawn.append(text))
    install_language(language)
    try:
        painted(box.paint_front, (240.0, 300.0))
    finally:
        install_language("en")
    assert drawn == ["Monumental", "Duel", words]


@pytest.mark.parametrize("kind", ["building", "knowledge", "province"])
def test_names_of_cards_grow_with_the_text(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 150 % the lines of a card take from its picture, where they hardly grew."""
    sizes: dict[float, list[float]] = {}
    fitted = lettering.fit
    card = next(card for card in CARDS.card.values() if card.kind == kind and card.set != "basic")
    for size in (1.0, 1.5):
        drawn = sizes.setdefault(size, [])

        def watched(text: str, letters: Letters, *room: float, drawn: list[float] = drawn) -> Any:
            found = fitted(text, letters, *room)
            if text == "Mint":
                drawn.append(found[0])
            return found

        picture = QImage(100, 120, QImage.Format.Format_ARGB32)
        painter = QPainter(picture)
        with monkeypatch.context() as patch, grown(size):
            patch.setattr(lettering, "fit", watched)
            paint_track_card(painter, QRectF(0, 0, 100, 120), card_face(card, "Mint"))
        painter.end()
    assert max(sizes[1.5]) >= 1.12 * max(sizes[1.0])
