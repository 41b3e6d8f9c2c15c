"""Faces of cards: nothing is cut in either language, small or large; what is ours is marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from aoc_desktop.games.advanced_civilization.rules.card_files import card_set
from aoc_desktop.games.advanced_civilization.table.card_picture import KINDS, WIDTHS, CardFaces, ids_of
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import DARK, Size

LARGE = Size.SENTENCES_FROM
SMALL = {"civilization_card": 126.0, "commodity": 64.0, "calamity": 64.0}


@pytest.fixture(params=["en", "fr"])
def faces(request: pytest.FixtureRequest, qapp: object) -> CardFaces:
    return CardFaces(card_set("standard"), request.param)


def paint(faces: CardFaces, kind: str, card: str, width: float) -> QImage:
    height = faces.height(kind, card, width)
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    faces.paint_card(painter, QRectF(0, 0, width, height), kind, card, DARK)
    painter.end()
    return image


@pytest.mark.parametrize("kind", KINDS)
def test_no_word_is_cut_however_large_a_card_is(faces: CardFaces, kind: str) -> None:
    lettering.overflows.clear()
    for card in ids_of(faces.cards, kind):
        for width in (SMALL[kind], WIDTHS[kind], LARGE, 420.0):
            paint(faces, kind, card, width)
    assert not lettering.overflows


def test_what_the_sources_dispute_is_told_and_bears_no_sign(faces: CardFaces) -> None:
    """The price of Monotheism is from other public sources: it is neither ours nor deduced."""
    for kind, card in (("civilization_card", "monotheism"), ("civilization_card", "medicine"), ("commodity", "ochre")):
        assert any(line in faces.unsaid(kind, card) for line in faces.disputed(card)), card
        assert not faces.mark(kind, card), card
    assert CardFaces(faces.cards, "en").source("civilization_card", "monotheism") == (
        "In the rulebook: the rest of the card. Not in the rulebook, but public: the price."
    )


def test_the_face_and_the_words_beside_it_say_all_that_the_card_says(faces: CardFaces) -> None:
    told = faces.lines("civilization_card", "engineering", notes=True)
    shown = [faces.civilization_card("engineering", full=True).sentence]
    assert shown[0] in told
    assert set(faces.unsaid("civilization_card", "engineering")) == {*told} - {*told[1:3]}


def test_a_card_of_two_groups_names_them_in_the_order_of_the_game(faces: CardFaces) -> None:
    assert faces.groups("literacy") == ("arts", "civics")
    assert faces.groups("mysticism") == ("arts", "religion")


def test_calamities_that_stay_in_the_hand_have_a_padlock(faces: CardFaces) -> None:
    locked = {card for card in ids_of(faces.cards, "calamity") if faces.calamity(card).locked}
    assert locked == {"volcano", "famine", "civil_war", "flood"}
