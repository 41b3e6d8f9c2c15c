"""Floor and market on a stage: nothing is cut, nothing lies over something else, for 2 to 8 seats and a full hand."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Deal
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.floor.items import FloorSection
from aoc_desktop.games.advanced_civilization.table.market.items import MarketSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.table_look import TABLE
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import DARK
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.hand import Hand
from aoc_desktop.ui.table.picture.stage import Stage
from tests.games.advanced_civilization.table.moments import NAMES, played_until
from tests.sessions import AT_ONCE

ZONE = QRectF(220, 4, 792, 640)
HAND = {"grain": 3, "salt": 2, "gems": 1, "silver": 2, "papyrus": 2, "ochre": 2, "hides": 2, "iron": 2, "wine": 2}


@cache
def dealing(players: int) -> Record:
    """Everybody who was asked has answered, if that ever happens early."""

    def heard(state: State) -> bool:
        question = state.agenda[-1]
        if not isinstance(question, Deal) or state.turn < 5:
            return False
        return sum(word == "answer" for _, word, _ in question.heard.answers) >= min(players - 1, 3)

    return played_until(heard, players, 3)


@cache
def buying() -> Record:
    return played_until(lambda state: state.step == "cards" and state.turn > 6, 6, 3)


@cache
def stopped_at(step: str) -> Record:
    return played_until(lambda state: state.step == step and state.turn > 3, 3, 2)


def rows_of(record: Record, language: str, hand: dict[str, int] | None = None) -> TableModels:
    """As the person sees it who decides; with another hand, if one is given."""
    match = replay(GAME, record)
    seat = match.deciders[0]
    if hand is not None:
        cards = match.state.table.cards
        held = bytearray(len(cards.cards))
        for card, count in hand.items():
            held[cards.card[card]] = count
        held[cards.card["barbarian_hordes"]] = held[cards.card["civil_war"]] = 1
        match.state.hands[seat] = held
    seats = [SeatInfo(NAMES[place], HUMAN if place == seat else "adept") for place in range(record.players)]
    return TableModels(LiveSession(match, seats, AT_ONCE), language)


def drawn(rows: TableModels, section: FloorSection | MarketSection, language: str) -> Stage:
    lettering.overflows.clear()
    scene = QGraphicsScene()
    stage = Stage(scene)
    stage.begin()
    faces = CardFaces(rows.state.table.cards, language)
    section.put(DrawContext(stage, rows, DARK, faces, Hand(rows).lights()), ZONE)
    stage.end()
    image = QImage(1280, 720, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 1280, 720), QRectF(0, 0, 1280, 720))
    painter.end()
    return stage


def lie_apart(stage: Stage, *beginnings: str) -> None:
    """Pieces whose keys begin so lie in the zone, and none over another."""
    pieces = [piece.rect for key, piece in stage.pieces.items() if key.startswith(beginnings)]
    assert len(pieces) > 1
    for number, one in enumerate(pieces):
        assert ZONE.adjusted(-1, -1, 1, 1).contains(one)
        assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for other in pieces[number + 1 :])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_answers_and_announcements_have_room(players: int, language: str, qapp: object) -> None:
    stage = drawn(rows_of(dealing(players), language), FloorSection(), language)
    assert not lettering.overflows
    lie_apart(stage, "answer:", "said row:", "fan:", "lot:")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hand_of_twenty_cards_has_room(language: str, qapp: object) -> None:
    rows = rows_of(dealing(8), language, HAND)
    assert sum(row.held for row in rows.trade.sets.rows) == 20
    stage = drawn(rows, FloorSection(), language)
    assert not lettering.overflows
    lie_apart(stage, "fan:")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_market_has_room(language: str, qapp: object) -> None:
    stage = drawn(rows_of(buying(), language, HAND), MarketSection(), language)
    assert not lettering.overflows
    lie_apart(stage, "market:", "payment", "succession:")
    assert sum(key.startswith("market:") for key in stage.pieces) == 24


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_lies_there_is_told(language: str, qapp: object) -> None:
    """For the pointer, the keyboard and whoever listens: no place without words."""
    moments: list[tuple[Record, FloorSection | MarketSection]] = [
        *(
            (stopped_at(step), FloorSection())
            for step in ("offer", "content", "truth", "talk", "wish", "wanted", "answer")
        ),
        (dealing(5), FloorSection()),
        (buying(), MarketSection()),
        (stopped_at("payment"), MarketSection()),
        (stopped_at("discard"), MarketSection()),
    ]
    for record, section in moments:
        rows = rows_of(record, language)
        faces = CardFaces(rows.state.table.cards, language)
        for piece in drawn(rows, section, language).with_places():
            assert piece.place is not None
            assert TABLE.describe(piece.place, rows, faces).strip(), piece.place
