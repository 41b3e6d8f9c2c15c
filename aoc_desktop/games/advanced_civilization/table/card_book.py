"""The cards of Advanced Civilization for the almanac: civilisation cards, commodities, calamities, and its nations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet, Nation
from aoc_desktop.games.advanced_civilization.table.card_picture import KINDS, WIDTHS, CardFaces, ids_of
from aoc_desktop.games.advanced_civilization.table.card_signs import CALAMITY, CARD, COMMODITY
from aoc_desktop.games.advanced_civilization.table.colours import IVORY, LAND_HALO, ink_on, nation_seat
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.map.framing import frame
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_city, paint_ship, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.words.cards import nation_text
from aoc_desktop.games.advanced_civilization.words.speech import GAME_ID, load_language
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.card_kit import card_radius, fill, paint_source_mark, rounded, zoomed
from aoc_desktop.ui.kit.high_contrast import line_px
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, text_height
from aoc_desktop.ui.kit.lettering import plain as plain_letters
from aoc_desktop.ui.kit.text_search import plain
from aoc_desktop.ui.kit.theme import FACE, LIGHT, Theme, Type
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice, Filter

NATION = "nation"
WITH_STACKS = (COMMODITY, CALAMITY)


class AlmanacFaces(CardFaces):
    """The faces of the table, and those of nations."""

    def _nation(self, name: str) -> Nation:
        return next(nation for nation in self.cards.nations if nation.id == name)

    def nation(self, name: str) -> NationFace:
        found = self._nation(name)
        epochs = tuple(epoch.id for epoch in found.epochs)
        sentence = nation_text(self.cards, name, self.language)
        mark = self.mark(NATION, name)
        return NationFace(name, self.name(NATION, name, False), found.start, epochs, found.values, sentence, mark)

    def knows(self, kind: str, card: str) -> bool:
        if kind == NATION:
            return any(nation.id == card for nation in self.cards.nations)
        return super().knows(kind, card)

    def lines(self, kind: str, card: str, notes: bool = False) -> list[str]:
        if kind == NATION:
            return [nation_text(self.cards, card, self.language)]
        return super().lines(kind, card, notes)

    def unsaid(self, kind: str, card: str) -> list[str]:
        return self.disputed(card) if kind == NATION else super().unsaid(kind, card)

    def height(self, kind: str, card: str, width: float) -> float:
        return nation_height(self.nation(card), width) if kind == NATION else super().height(kind, card, width)

    def paint_card(self, painter: QPainter, rect: QRectF, kind: str, card: str, theme: Theme) -> None:
        if kind == NATION:
            paint_nation(painter, rect, self.nation(card))
        else:
            super().paint_card(painter, rect, kind, card, theme)


class CivilizationBook(CardBook):
    """The cards of the box, or of a running game."""

    game = GAME_ID
    kinds = (*KINDS, NATION)
    cards: CardSet
    faces: AlmanacFaces

    def faces_of(self, cards: CardSet) -> AlmanacFaces:
        return AlmanacFaces(cards, self.preferences.language)

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        return {
            CARD: self.tr("Civilisation cards"),
            COMMODITY: self.tr("Commodities"),
            CALAMITY: self.tr("Calamities"),
            NATION: self.tr("Nations"),
        }[kind]

    def ids(self, kind: str) -> Sequence[str]:
        return [nation.id for nation in self.cards.nations] if kind == NATION else ids_of(self.cards, kind)

    def below(self, kind: str, card: str) -> str:
        return "\n".join(self.faces.unsaid(kind, card))

    def width(self, kind: str) -> float:
        return SMALL[0] if kind == NATION else WIDTHS[kind]

    def height(self, kind: str, width: float, large: bool) -> float:
        """Of a card of the list; a large one has its own height."""
        return self.faces.height(kind, self.ids(kind)[0], width)

    def large_height(self, kind: str, card: str, width: float) -> float:
        return self.faces.height(kind, card, width)

    # ------------------------------------------------------------------ asking

    def filters(self) -> list[Filter]:
        speech = load_language(self.preferences.language)
        names = speech.names["group"]
        groups = [Choice(group, capital(names[group].display)) for group in self._groups()]
        stacks = [Choice(stack, self.tr("Stack {0}").format(stack)) for stack in range(1, 10)]
        return [
            Filter("group", self.tr("Group"), [Choice("", self.tr("All groups")), *groups], (CARD,)),
            Filter("stack", self.tr("Stack"), [Choice(0, self.tr("All stacks")), *stacks], WITH_STACKS),
            self.source_filter(),
        ]

    def _groups(self) -> list[str]:
        found = [group for card in self.cards.civilization_cards for group in card.groups]
        return list(dict.fromkeys(found))

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        cards = [card for card in self.ids(kind) if self._fits(kind, card, words, chosen)]
        return sorted(cards, key=lambda card: plain(self.name(kind, card))) if kind == CARD else cards

    def _fits(self, kind: str, card: str, words: str, chosen: Mapping[str, object]) -> bool:
        stack, group = chosen["stack"], chosen["group"]
        if not self.has_source(chosen["source"], kind, card):
            return False
        if stack and kind in WITH_STACKS and self.cards.stack_of[self.cards.card[card]] != stack:
            return False
        if group and kind == CARD and group not in self._groups_of(card):
            return False
        text = plain(" ".join([self.name(kind, card), *self.faces.lines(kind, card)]))
        return all(word in text for word in plain(words).split())

    def _groups_of(self, card: str) -> frozenset[str]:
        return next(frozenset(each.groups) for each in self.cards.civilization_cards if each.id == card)


# A nation as a card of the almanac: its pieces, where it starts and its row of the Succession Table.


SMALL, LARGE_MAP = (132.0, 92.0), 0.46
"""A card of the list; the height of the map on a large one, in widths."""
BAND, ROW, PAD = 0.16, 0.16, 12.0
"""Of a large card's width: its name's band, its pieces."""
AROUND = 74.0
"""How much of the map is seen around the start areas, at least."""
TOP_LEFT = Align.AlignLeft | Align.AlignTop


class NationFace(NamedTuple):
    id: str
    name: str
    start: tuple[str, ...]
    """Its start areas without the West extension."""
    epochs: tuple[str, ...]
    values: tuple[int, ...]
    sentence: str = ""
    source_mark: str = ""


def paint_nation(painter: QPainter, rect: QRectF, face: NationFace) -> None:
    """Its pieces on parchment; large, with its map, its row and its sentence."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seat, radius = nation_seat(face.id), card_radius(rect, SMALL[0])
    fill(painter, rounded(rect, radius), FACE.paper if zoomed(rect) else LAND_HALO)
    if zoomed(rect):
        _paint_large(painter, rect, face, radius)
    else:
        scale = rect.width() / SMALL[0]
        foot = QRectF(rect.left(), rect.bottom() - 24 * scale, rect.width(), 24 * scale)
        _paint_pieces(painter, QRectF(rect.left(), rect.top(), rect.width(), foot.top() - rect.top()), face.id)
        painter.save()
        painter.setClipRect(foot)
        fill(painter, rounded(rect, radius), seat.fill)
        painter.restore()
        draw_text(painter, foot.adjusted(4, 0, -4, 0), face.name, plain_letters(14 * scale, ink_on(face.id), 700))
    if face.source_mark:
        side = 0.09 * rect.width()
        corner = QPointF(rect.right() - side * 0.4, rect.top() + side * 1.4)
        paint_source_mark(painter, face.source_mark, corner, side, ink_on(face.id) if zoomed(rect) else None)
    painter.restore()


def _paint_pieces(painter: QPainter, rect: QRectF, nation: str) -> None:
    """Tokens, a city and a ship side by side."""
    unit, middle = min(rect.height() / 52, rect.width() / 132), rect.center()
    paint_stack(painter, middle - QPointF(42 * unit, 0), nation, 4, 14 * unit)
    side = 40 * unit
    paint_city(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2 - 2 * unit, side, side), nation)
    side = 32 * unit
    paint_ship(painter, QRectF(middle.x() + 42 * unit - side / 2, middle.y() - side / 2, side, side), nation)


def _paint_large(painter: QPainter, rect: QRectF, face: NationFace, radius: float) -> None:
    seat, width = nation_seat(face.id), rect.width()
    scale = width / 300
    band = QRectF(rect.left(), rect.top(), width, width * BAND)
    painter.save()
    painter.setClipRect(band)
    fill(painter, rounded(rect, radius), seat.fill)
    painter.restore()
    draw_text(painter, band.adjusted(PAD, 0, -PAD, 0), face.name, heading(25 * scale, ink_on(face.id)))
    land = QRectF(rect.left(), band.bottom(), width, width * LARGE_MAP)
    _paint_starts(painter, land, face)
    row = QRectF(rect.left(), land.bottom(), width, width * ROW)
    _paint_pieces(painter, row, face.id)
    line = QRectF(rect.left() + PAD, row.bottom() + 4 * scale, width - 2 * PAD, 18 * scale)
    boxes = square_boxes(line, len(face.epochs), 1.5)
    paint_squares(painter, boxes, EpochRow(face.id, face.epochs, len(face.epochs)), LIGHT, 2)
    for square, box in enumerate(boxes):
        draw_text(painter, box, str(square), plain_letters(9.5 * scale, IVORY, 700, 8))
    top = line.bottom() + 8 * scale
    words = QRectF(rect.left() + PAD, top, width - 2 * PAD, rect.bottom() - top - PAD)
    draw_text(painter, words, face.sentence, plain_letters(Type.TEXT * scale, FACE.ink), TOP_LEFT, lines=16)


def _paint_starts(painter: QPainter, zone: QRectF, face: NationFace) -> None:
    """The map around where the nation begins, its tokens there."""
    shapes = load_shapes()
    spots = [shapes.areas[area].token for area in face.start]
    left, right = min(spot.x() for spot in spots) - AROUND, max(spot.x() for spot in spots) + AROUND
    top, bottom = min(spot.y() for spot in spots) - AROUND, max(spot.y() for spot in spots) + AROUND
    framing = frame(QRectF(QPointF(left, top), QPointF(right, bottom)), zone, shapes.canvas)
    paint_ground(painter, shapes, shapes.areas.keys(), framing, LIGHT)
    for spot in spots:
        paint_stack(painter, framing.to_table(spot), face.id, 1, 9)
    painter.fillRect(QRectF(zone.left(), zone.bottom() - 1, zone.width(), line_px(1)), QColor(FACE.ink))


def nation_height(face: NationFace, width: float) -> float:
    """Of a card that wide; a large one is as high as its sentence asks."""
    if width < 300:
        return width * SMALL[1] / SMALL[0]
    scale = width / 300
    words = text_height(face.sentence, plain_letters(Type.TEXT * scale, FACE.ink), width - 2 * PAD)
    return width * (BAND + LARGE_MAP + ROW) + 30 * scale + words + PAD + 8
