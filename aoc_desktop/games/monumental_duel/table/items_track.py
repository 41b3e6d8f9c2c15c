"""The middle of the table: Advantage, development deck, track, basic piles."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.monumental_duel.rules.cards import NONE
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import CardFace, paint_pile_card, paint_track_card
from aoc_desktop.games.monumental_duel.table.formula import SIGNS
from aoc_desktop.games.monumental_duel.table.layout import Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of, paint_glow
from aoc_desktop.games.monumental_duel.table.rows.gestures import ADVANTAGE, RESERVE
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.table.rows.track import PileRow, TrackRow
from aoc_desktop.games.monumental_duel.table.side_faces import paint_advantage, paint_dashed
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_card_back, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.kit.tokens import figure, thing
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_card_ground, paint_trough

translate = QCoreApplication.translate
SLOTS = 6
DOWN, UP, ASIDE = 180.0, 0.0, 90.0
"""The angles of the Advantage's arrow: it points at me, at the other, or lies level."""


class TrackSection:
    """Puts everything that lies between the two players."""

    def put(self, context: DrawContext, frame: Frame) -> None:
        rows: TableModels = context.models
        context.stage.put(
            "trough", frame.trough, context.theme.name, partial(paint_trough, theme=context.theme), z=1, margin=2
        )
        self._put_advantage(context, frame, rows)
        self._put_deck(context, frame, rows)
        for place, row in enumerate(rows.track.rows[:SLOTS]):
            self._put_card(context, frame, place, row)
        self._put_gaps(context, frame, rows)
        self._put_rail(context, frame, rows)
        for number, pile in enumerate(rows.piles.rows):
            self._put_pile(context, frame, number, pile)

    def _put_card(self, context: DrawContext, frame: Frame, place: int, row: TrackRow) -> None:
        faces: FaceBook = context.faces
        where: Place = ("track", row.card)
        face, light, rect = faces.face(row.card), light_of(context, where), frame.track_place(place)
        printed = face.card.cost[0]
        note, gold = _price_note(row, printed), row.gold if light else 0
        draw = partial(_paint_card, face=face, light=light, note=note, gold=gold, theme=context.theme)
        context.stage.put(f"track:{row.card}", rect, (row.card, light, note, gold), draw, where)
        if row.new_era:
            bar = QRectF(rect.right() + 2, rect.top() - 2, 4, rect.height() + 4)
            context.stage.put(f"era:{row.era}", bar, row.era, partial(_paint_bar, theme=context.theme), z=9, margin=1)

    def _put_gaps(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        """Free places at the deck's side; a card may be reserved there at the start of a round."""
        for place in range(len(rows.track.rows), SLOTS):
            first = place == len(rows.track.rows)
            words = self._gap_words(rows) if first else ""
            draw = partial(paint_dashed, words=words, theme=context.theme)
            context.stage.put(f"track gap:{place}", frame.track_place(place), words, draw, z=4, margin=2)

    def _gap_words(self, rows: TableModels) -> str:
        if rows.standing.taken_by == NONE:
            return translate("Duel", "taken")
        return translate("Duel", "{0} took one").format(rows.session.seats[rows.standing.taken_by].name)

    def _put_rail(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        leaving = sum(row.leaves for row in rows.track.rows)
        oldest, newest = frame.track_place(0), frame.track_place(max(0, len(rows.track.rows) - 1))
        rail = QRectF(newest.left(), oldest.bottom() + 2, oldest.right() - newest.left(), 20)
        start = frame.track_place(leaving - 1).left() - rail.left() if leaving else rail.width()
        words = translate("Duel", "leave after this round") if leaving > 1 else translate("Duel", "leaves")
        if rows.standing.last_round:
            words = translate("Duel", "last round")
        look = (rail.width(), start, words, leaving, rows.standing.last_round)
        draw = partial(
            _paint_rail, start=start, words=words if leaving or rows.standing.last_round else "", theme=context.theme
        )
        context.stage.put("rail", rail, look, draw, z=5, margin=2)

    def _put_deck(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        rect = QRectF(frame.trough.left() + 6, frame.trough.top() + 6, 50, frame.trough.height() - 12)
        standing = rows.standing
        words = translate("Duel", "to come") if standing.deck else translate("Duel", "last round")
        draw = partial(_paint_deck, count=standing.deck, revolts=standing.revolts, words=words, theme=context.theme)
        context.stage.put(
            "deck", rect, (standing.deck, standing.revolts, words), draw, ("development", ""), z=6, margin=4
        )

    def _put_pile(self, context: DrawContext, frame: Frame, number: int, row: PileRow) -> None:
        faces: FaceBook = context.faces
        where: Place = ("pile", row.card)
        light = light_of(context, where)
        gold = row.gold if light else 0
        face = faces.face(row.card)
        draw = partial(_paint_pile, face=face, left=row.left, light=light, gold=gold, theme=context.theme)
        context.stage.put(f"pile:{row.card}", frame.pile_place(number), (row.card, row.left, light, gold), draw, where)

    def _put_advantage(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        advantage = rows.standing.advantage
        turn = ASIDE if advantage.holder == NONE else DOWN if advantage.holder == rows.viewer else UP
        tokens = (SIGNS[advantage.resource],) * advantage.tokens if advantage.resource else ()
        light = light_of(context, ADVANTAGE)
        line = self._advantage_words(rows)
        draw = partial(_paint_advantage, turn=turn, tokens=tokens, line=line, light=light, theme=context.theme)
        context.stage.put("advantage", frame.advantage, (turn, tokens, line, light), draw, ADVANTAGE)

    def _advantage_words(self, rows: TableModels) -> str:
        advantage = rows.standing.advantage
        if advantage.holder == NONE:
            return translate("Duel", "neutral: 1 or more")
        if advantage.holder == rows.viewer:
            name = rows.session.seats[1 - rows.viewer].name
            return translate("Duel", "{0} would pay {1}").format(name, advantage.least)
        return translate("Duel", "you would pay {0}").format(advantage.least)


def put_reserve(context: DrawContext, rect: QRectF) -> None:
    """A card is dropped here to be reserved."""
    light = light_of(context, RESERVE)
    words = translate("Duel", "reserve here")
    draw = partial(_paint_reserve, words=words, light=light, theme=context.theme)
    context.stage.put("reserve", rect, (words, light), draw, RESERVE, z=9, margin=8)


def _price_note(row: TrackRow, printed: int) -> str:
    """What the viewer would pay where that is not what is printed, and the Gold in it."""
    return f"{row.price}" if row.price != printed else ""


# ------------------------------------------------------------------ painting
def _paint_gold(painter: QPainter, corner: QPointF, gold: int) -> None:
    """How much Gold would stand in for what is missing; its upper left corner at `corner`."""
    if gold:
        chip = QRectF(corner.x(), corner.y(), 32, 18)
        fill(painter, rounded(chip, 9), FACE.target)
        outline(painter, chip, 9, FACE.arrow, 1)
        paint_formula(painter, chip, [figure(gold), thing("coin")], 17, smallest=12)


def _paint_card(
    painter: QPainter, rect: QRectF, face: CardFace, light: int, note: str, gold: int, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paint_track_card(painter, rect, face)
    if note:
        chip = QRectF(rect.left() + 48, rect.bottom() - 23, 20, 18)
        fill(painter, rounded(chip, 6), FACE.target)
        draw_text(painter, chip, note, plain(12.5, FACE.gain, 900))
    wonder = face.card.kind == "wonder"  # its strip is full: the Gold lies on the picture
    spot = QPointF(rect.left() + 3, rect.top() + 23) if wonder else QPointF(rect.left() + 50, rect.bottom() - 22.5)
    _paint_gold(painter, spot, gold)


def _paint_pile(
    painter: QPainter, rect: QRectF, face: CardFace, left: int, light: int, gold: int, theme: Theme
) -> None:
    for below in range(min(2, max(0, left - 1)), 0, -1):
        fill(painter, rounded(rect.translated(2.0 * below, 2.0 * below), 7), FACE.edge)
    paint_card_ground(painter, rect, 7)
    paint_glow(painter, rect, 7, theme, light)
    paint_pile_card(painter, rect, face, left)
    _paint_gold(painter, QPointF(rect.left() + 3, rect.top() + 3), gold)


def _paint_bar(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    fill(painter, rounded(rect, 2), theme.primary)


def _paint_rail(painter: QPainter, rect: QRectF, start: float, words: str, theme: Theme) -> None:
    """A brown line under what stays, a red bracket under what leaves."""
    y = rect.top() + 8
    painter.setPen(QPen(QColor(theme.permanent_edge), 2))
    if start > 8:
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + start - 8, y))
    if start >= rect.width():
        if words:
            draw_text(painter, rect.adjusted(0, 4, 0, 0), words, plain(12.5, theme.text, 600))
        return
    left, right, top = rect.left() + start, rect.right(), rect.top()
    painter.setPen(QPen(QColor(theme.loss if theme.on_dark else "#A8271B"), 2))
    for x in (left, right):
        painter.drawLine(QPointF(x, top), QPointF(x, top + 10))
    wide = text_width(words, 600, 12) + 10
    middle = (left + right) / 2
    for begin, end in ((left, middle - wide / 2), (middle + wide / 2, right)):
        if end > begin:
            painter.drawLine(QPointF(begin, top + 10), QPointF(end, top + 10))
    place = QRectF(middle - wide / 2, top + 2, wide, 16)
    draw_text(painter, place, words, plain(12.5, theme.loss if theme.on_dark else "#7E160D", 600))


def _paint_deck(painter: QPainter, rect: QRectF, count: int, revolts: int, words: str, theme: Theme) -> None:
    back = QRectF(rect.left() + 2, rect.top(), rect.width() - 6, min(64.0, rect.height() * 0.46))
    if count:
        if count > 1:
            fill(painter, rounded(back.translated(2, 2), 4), "#0A1B22")
        paint_card_back(painter, back)
    else:
        outline(painter, back, 5, theme.line, 1.2, dashed=True)
    y = back.bottom() + 4
    if count:
        draw_text(painter, QRectF(rect.left(), y, rect.width(), 18), str(count), plain(16, theme.text, 900))
        y += 17
    place = QRectF(rect.left() - 3, y, rect.width() + 6, 16 if count else 32)
    draw_text(painter, place, words, plain(12, theme.text), lines=1 if count else 2)
    low = QRectF(rect.left() + 2, rect.bottom() - 24, 22, 22)
    paint_icon(painter, low, "revolt")
    draw_text(painter, QRectF(low.right(), low.top(), 24, 22), str(revolts), plain(15, theme.text, 900))


def _paint_advantage(
    painter: QPainter, rect: QRectF, turn: float, tokens: tuple[str, ...], line: str, light: int, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paint_advantage(painter, rect, translate("Duel", "Advantage"), turn, tokens, line)


def _paint_reserve(painter: QPainter, rect: QRectF, words: str, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 8, theme, light)
    paint_dashed(painter, rect, words, theme)
