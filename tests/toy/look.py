"""How Caravans looks: a map of eight towns, the die, the goods in hand. As plain as can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import cos, pi, sin
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.ui.frame.game_box import Box
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.icons import icon_pixmap, paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, plain
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.look import Layout, TableLook
from aoc_desktop.ui.table.picture.animator import FLY, SIGN, Animator
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.faces import Faces
from tests.toy.caravans import GOODS, ROADS, TOWNS, CaravanView
from tests.toy.events import Rolled, Sold
from tests.toy.table import CARAVAN, DIE, MARKET, CaravanRows
from tests.ui.shelf_looks import PlainLook

TOWN, CARD = 46.0, QRectF(0, 0, 90, 56)


def town_places(bounds: QRectF) -> dict[str, QPointF]:
    """The towns on a ring."""
    middle, reach = bounds.center() - QPointF(0, 30), min(bounds.width(), bounds.height()) * 0.34
    turns = {town: 2 * pi * number / len(TOWNS) for number, town in enumerate(TOWNS)}
    return {town: middle + QPointF(cos(turn) * reach * 1.5, sin(turn) * reach) for town, turn in turns.items()}


class CaravanLayout(Layout):
    def put(self, context: DrawContext, bounds: QRectF) -> None:
        rows: CaravanRows = context.models
        context.stage.put("roads", bounds, bounds.size().toTuple(), partial(_paint_roads, bounds=bounds), z=1)
        for town, at in town_places(bounds).items():
            self._put_town(context, rows.view, town, at)
        die = QRectF(bounds.center() - QPointF(22, 52), QPointF(bounds.center() + QPointF(22, -8)))
        context.stage.put("die", die, rows.view.die, partial(_paint_words, text=str(rows.view.die or "?")), DIE)
        market = QRectF(bounds.center().x() - 60, bounds.center().y() + 4, 120, 40)
        context.stage.put("market", market, MARKET in context.lights.lit, partial(_paint_words, text="Market"), MARKET)
        held = [good for good in GOODS if good in rows.view.hand]
        for number, good in enumerate(held):
            rect = CARD.translated(bounds.left() + 20 + number * 100, bounds.bottom() - 70)
            text = f"{rows.view.hand.count(good)} {good}"
            context.stage.put(f"good:{good}", rect, text, partial(_paint_words, text=text), ("good", good))
        own = QRectF(bounds.right() - 60, bounds.bottom() - 60, 40, 40)
        seat = context.seat(rows.viewer)
        context.stage.put("own", own, rows.viewer, lambda painter, rect: paint_seat(painter, rect, seat), CARAVAN)

    def _put_town(self, context: DrawContext, view: CaravanView, town: str, at: QPointF) -> None:
        rect = QRectF(at - QPointF(TOWN, TOWN), at + QPointF(TOWN, TOWN))
        circle = QPainterPath()
        circle.addEllipse(QRectF(0, 0, 2 * TOWN, 2 * TOWN))
        place, there = ("town", town), tuple(seat for seat, here in enumerate(view.towns) if here == town)
        face = town == view.fair, there, place in context.lights.lit
        draw = partial(_paint_town, town=town, face=face, context=context)
        context.stage.put(f"town:{town}", rect, (*face, context.theme.name), draw, place, z=2, shape=circle)


def _paint_roads(painter: QPainter, rect: QRectF, bounds: QRectF) -> None:
    places = town_places(bounds)
    painter.setPen(QPen(QColor("#8A7A5A"), 3))
    for town, ends in ROADS.items():
        for end in ends:
            shift = rect.topLeft() - bounds.topLeft()
            painter.drawLine(places[town] + shift, places[end] + shift)


def _paint_town(
    painter: QPainter, rect: QRectF, town: str, face: tuple[bool, tuple[Seat, ...], bool], context: DrawContext
) -> None:
    fair, there, lit = face
    painter.setBrush(QColor("#D8B36A" if fair else "#E8E0CC"))
    painter.setPen(QPen(QColor(context.theme.lit if lit else "#5A4A30"), 5 if lit else 2))
    painter.drawEllipse(rect)
    name = QRectF(rect.left(), rect.top() + 12, rect.width(), 20)
    draw_text(painter, name, town.capitalize(), plain(Type.TEXT, "#201808", 600))
    for number, seat in enumerate(there):
        spot = QRectF(rect.left() + 12 + 18 * (number % 4), rect.top() + 36 + 18 * (number // 4), 16, 16)
        paint_seat(painter, spot, context.seat(seat))


def _paint_words(painter: QPainter, rect: QRectF, text: str) -> None:
    fill(painter, rounded(rect, 8), "#E8E0CC")
    outline(painter, rect, 8, "#5A4A30", 2)
    draw_text(painter, rect, text, plain(Type.TEXT, "#201808", 600))


class CaravanMotions(Animator):
    """The die falls, goods fly to the market."""

    cards = ("good:",)

    def show_events(self, events: Sequence[Event]) -> None:
        die = self._table.stage.pieces.get("die")
        for event in events:
            if isinstance(event, Rolled) and die is not None:
                self.fall(die)
            elif isinstance(event, Sold) and die is not None:
                picture = icon_pixmap("coin", SIGN, None, self._table.stage.ratio)
                self.fly(picture, SIGN, (die.rect.center(), self.aside(die.rect.center().y())), FLY)


class CaravanTable(TableLook[CaravanRows, Faces]):
    signs: Mapping[str, str] = {"points": "point", "coins": "coin"}

    def layout(self) -> CaravanLayout:
        return CaravanLayout()

    def animator(self, view: Any) -> CaravanMotions:
        return CaravanMotions(view)

    def describe(self, place: Place, rows: CaravanRows, faces: Faces) -> str:
        names = {"caravan": "Your caravan", "market": "The market", "die": "What a good is worth", "good": place[1]}
        return place[1].capitalize() if place[0] == "town" else names.get(place[0], "")

    def choice_words(self, prefix: Move, word: str, rows: CaravanRows) -> str:
        return {0: "leave early or late", 1: "choose a good"}.get(len(prefix), "choose how many")

    def word(self, prefix: Move, moves: Sequence[Move], rows: CaravanRows, language: str) -> str:
        return moves[0][len(prefix)].capitalize()

    def moves_now(self, rows: CaravanRows) -> Mapping[str, Move]:
        return {"primary": ("rest",)}

    def button_words(self, action: str, move: Move | None, rows: CaravanRows, language: str) -> str:
        return rows.words.move(move, language) if move is not None else ""

    def setting_words(self, setting: str, held: Place, rows: CaravanRows, language: str) -> str:
        return f"{setting} of them"


def paint_front(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.fillRect(rect, QColor("#B98A4A"))
    draw_text(painter, rect, "Caravans", plain(30, "#201808", 700))


class CaravanLook(PlainLook):
    """A box like any other."""

    def __init__(self) -> None:
        super().__init__("caravans", "Caravans", (2, 8), 15)

    modes = ()
    box = Box("#7A2018", "#101820", paint_front, PlainLook.box.scenery)


TABLE = CaravanTable()
LOOK = CaravanLook()
