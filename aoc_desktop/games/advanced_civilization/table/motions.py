"""What the events of Advanced Civilization show as motion: stacks slide, ships sail, tokens drop and fade, cards turn.

The pieces themselves are where they belong at once; what moves are pictures over them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.table.map.framing import Framing
from aoc_desktop.games.advanced_civilization.table.map.look import MapLook
from aoc_desktop.games.advanced_civilization.table.map.pieces import STACK, paint_shape_of, paint_stack
from aoc_desktop.games.advanced_civilization.table.map.places import course_of, way_over_land
from aoc_desktop.games.advanced_civilization.table.map.rows import CHANGES_AREA, nation_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, load_shapes
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.ui.kit.card_kit import paint_card_back
from aoc_desktop.ui.table.picture.animator import Animator
from aoc_desktop.ui.table.picture.motion import Curve, Flyer
from aoc_desktop.ui.table.picture.stage import Moved, Piece

SLIDE, GHOST, LEG, LONGEST_VOYAGE = 240, 300, 140, 700
"""Milliseconds: a stack of one's own, one of another's, a ship from place to place."""
DROP, FADE, ALL = 260, 200, 900
"""One token that drops or fades, and all of them together at most."""
PAIR, DROPPED_EACH = 90, 60
"""Between two tokens that fade, or drop."""
RISE, TAX, CROSS, TURN, WASH = 420, 400, 480, 320, 300
MOST_GHOSTS = 40
HIGH = 34.0
RED = "#C4302B"
LOSSES = (kinds.Lost, kinds.Reduced, kinds.Razed, kinds.Pirates, kinds.Taken)


class Timed(NamedTuple):
    """A picture that has its own time within a longer motion."""

    flyer: Flyer
    show: Callable[[float], None]
    """With the share of its own time that has passed."""


class CivilizationAnimator(Animator):
    """Follows several moves at once: all that a seat has moved slides together."""

    def show(self, moves: tuple[PlayedMove, ...]) -> None:
        self._courses = [
            (event.seat, event.course) for played in moves for event in played.events if isinstance(event, kinds.Sailed)
        ]
        if moves and self._rows.session.pace.step_by_step:
            self._fly(moves)
        super().show(moves)
        if moves and self._moves:
            self._show_all([event for played in moves for event in played.events])

    @property
    def _rows(self) -> TableModels:
        rows = self._table.models
        assert isinstance(rows, TableModels)
        return rows

    @property
    def _framing(self) -> Framing | None:
        """The map as it is laid; None: something else has its place."""
        look = self._table.layout_.panorama
        return look.laid if isinstance(look, MapLook) and look.is_shown else None

    def _fly(self, moves: tuple[PlayedMove, ...]) -> None:
        """Step by step the map goes to where another has acted, if that is out of sight."""
        if self._framing is None:
            return
        for played in moves:
            if played.seat not in (self._rows.viewer, CHANCE):
                for event in played.events:
                    if isinstance(event, (kinds.Moved, *CHANGES_AREA)):
                        self._table.pan_zoom.show((LAND, event.end if isinstance(event, kinds.Moved) else event.area))
                        return

    def _show_all(self, events: Sequence[Event]) -> None:
        framing = self._framing
        if framing is not None:
            self._slide(framing, events)
            self._drop(framing, events)
            self._fade(framing, events)
            self._wash(framing, events)
        for event in events:
            if isinstance(event, kinds.CityBuilt):
                self._rise(event.area)
            elif isinstance(event, kinds.PaidTax) and event.seat == self._table.viewer:
                self._pay(event.tokens)
            elif isinstance(event, kinds.Dealt):
                self._cross()
        if any(isinstance(event, kinds.CalamityStrikes) for event in events):
            self._turn_card()

    # ------------------------------------------------------------------ over land and water

    def _slide(self, framing: Framing, events: Sequence[Event]) -> None:
        """Every stack that moved, from where it came along the border's middle; others' as ghosts."""
        moved = [event for event in events if isinstance(event, kinds.Moved)]
        for step in moved[:MOST_GHOSTS]:
            way = [framing.to_table(point) for point in way_over_land(step.start, step.end)]
            mine = step.seat == self._table.viewer
            flyer = self._token(step.seat, step.tokens, 1.0 if mine else 0.75)
            self._go(flyer, way, SLIDE if mine else GHOST)

    def _go(self, flyer: Flyer, way: Sequence[QPointF], time: int) -> None:
        """Along these points, then gone."""
        half = QPointF(flyer.side / 2, flyer.side / 2)
        path = _path(way)
        scene = self._table.scene()

        def show(share: float) -> None:
            flyer.setPos(path.pointAtPercent(share) - half)

        show(0.0)
        scene.addItem(flyer)
        self._motions.run(0.0, 1.0, time, Curve.InOutCubic, show, partial(scene.removeItem, flyer))

    def _travel(self, moved: Moved, start: QPointF) -> None:
        """A ship sails its course point by point; everything else goes straight."""
        course = self._course_of(moved.piece)
        framing = self._framing
        if course is None or framing is None:
            super()._travel(moved, start)
            return
        piece, points = moved.piece, [framing.to_table(point) for point in course_of(course)]
        middle = QPointF(piece.size.width() / 2, piece.size.height() / 2)
        path = _path([start + middle, *points[1:-1], piece.home + middle])
        piece.setPos(start)
        time = min(LONGEST_VOYAGE, LEG * (len(points) - 1))

        def show(share: float) -> None:
            piece.setPos(path.pointAtPercent(share) - middle)

        self._motions.run(0.0, 1.0, time, Curve.InOutSine, show, partial(piece.setPos, piece.home))

    def _course_of(self, piece: Piece) -> tuple[str, ...] | None:
        """The voyage that has brought this ship here."""
        kind, _, key = piece.key.partition(":")
        row = next((row for row in self._rows.ships.rows if row.key == key), None) if kind == "ship" else None
        if row is None:
            return None
        return next((course for seat, course in self._courses if seat == row.seat and course[-1] == row.place), None)

    # ------------------------------------------------------------------ tokens that come and go

    def _drop(self, framing: Framing, events: Sequence[Event]) -> None:
        """Growth: a token drops into each area that grew, in map order."""
        growing = {event.seat for event in events if isinstance(event, kinds.Growth | kinds.GrownIn)}
        timed = []
        for row in self._rows.stacks.rows:
            if row.seat in growing and row.seat < len(self._rows.session.seats):
                middle = framing.to_table(load_shapes().areas[row.area].token)
                if framing.zone.contains(middle):
                    timed.append(self._falling(row.nation, middle))
        self._one_by_one(timed, DROPPED_EACH, DROP)

    def _falling(self, nation: str, middle: QPointF) -> Timed:
        flyer = Flyer(self._picture(lambda painter, spot: paint_shape_of(painter, spot, nation, STACK * 0.6)), _side())

        def show(share: float) -> None:
            flyer.setPos(middle - QPointF(flyer.side / 2, flyer.side / 2 + HIGH * (1 - share) ** 2))
            flyer.setOpacity(1.0 if share < 1 else 0.0)

        return Timed(flyer, show)

    def _fade(self, framing: Framing, events: Sequence[Event]) -> None:
        """Fights: token after token fades in the order in which they were removed."""
        timed = []
        for place, event in enumerate(events):
            if isinstance(event, kinds.Fight):
                order = next(iter(events[place + 1 : place + 2]), None)
                middle = framing.to_table(load_shapes().areas[event.area].token)
                timed += [self._fading(seat, middle, step) for step, seat in enumerate(_removed(event, order))]
        self._one_by_one(timed, PAIR, FADE)

    def _fading(self, seat: kinds.Nation, middle: QPointF, step: int) -> Timed:
        nation = nation_of(self._rows.state, seat) if isinstance(seat, int) else ""
        flyer = Flyer(self._picture(lambda painter, spot: paint_shape_of(painter, spot, nation, STACK * 0.7)), _side())
        aside = QPointF((step % 4 - 1.5) * 7, -14 - step // 4 * 6)

        def show(share: float) -> None:
            flyer.setPos(middle + aside - QPointF(flyer.side / 2, flyer.side / 2 + 8 * share))
            flyer.setOpacity(1.0 - share)

        return Timed(flyer, show)

    def _one_by_one(self, timed: Sequence[Timed], between: int, length: int) -> None:
        """Each begins a little after the one before, all of them within the longest time."""
        if not timed:
            return
        scene = self._table.scene()
        apart = min(between, (ALL - length) / max(1, len(timed) - 1))
        whole = length + apart * (len(timed) - 1)
        for each in timed:
            each.show(0.0)
            each.flyer.setVisible(False)
            scene.addItem(each.flyer)

        def show(passed: float) -> None:
            for number, each in enumerate(timed):
                share = (passed - number * apart) / length
                each.flyer.setVisible(0 <= share < 1)
                each.show(min(1.0, max(0.0, share)))

        def done() -> None:
            for each in timed:
                scene.removeItem(each.flyer)

        self._motions.run(0.0, whole, round(whole), Curve.Linear, show, done)

    # ------------------------------------------------------------------ cities, taxes, cards

    def _rise(self, area: str) -> None:
        """A city grows out of its place."""
        piece = self._table.stage.pieces.get(f"city:{area}")
        if piece is not None:
            piece.setScale(0.2)
            self._motions.run(0.2, 1.0, RISE, Curve.OutBack, piece.setScale, partial(piece.setScale, 1.0))

    def _pay(self, tokens: int) -> None:
        """Tokens go from one's stock to the chest."""
        pieces = self._table.stage.pieces
        stock, chest = pieces.get("counter:stock"), pieces.get("counter:treasury")
        if stock is not None and chest is not None and tokens:
            flyer = self._token(self._table.viewer, tokens, 1.0)
            self._go(flyer, [stock.rect.center(), chest.rect.center()], TAX)

    def _cross(self) -> None:
        """A deal: two hands of backs pass each other in the middle of the table."""
        bounds = self._table.sceneRect()
        middle, far = bounds.center(), QPointF(bounds.width() * 0.16, 0)
        picture = self._picture(_paint_back)
        for side in (1, -1):
            shift = QPointF(0, 14 * side)
            self.fly(picture, _side() * 2, (middle - far * side + shift, middle + far * side + shift), CROSS)

    def _turn_card(self) -> None:
        """The card of the calamity that strikes now is turned up."""
        piece = self._table.stage.pieces.get("calamity card")
        if piece is None:
            return
        half = piece.size.width() / 2

        def show(share: float) -> None:
            piece.setTransform(QTransform().translate(half, 0).scale(max(0.02, share), 1).translate(-half, 0))

        show(0.0)
        self._motions.run(0.0, 1.0, TURN, Curve.OutCubic, show, partial(piece.setTransform, QTransform()))

    def _wash(self, framing: Framing, events: Iterable[Event]) -> None:
        """The areas that a calamity has struck turn red for a moment."""
        struck = {event.area for event in events if isinstance(event, LOSSES) and _by_calamity(event)}
        if not struck:
            return
        path, transform = QPainterPath(), framing.transform()
        for area in struck:
            path.addPath(transform.map(load_shapes().areas[area].land))
        window = QPainterPath()
        window.addRect(framing.zone)
        item = QGraphicsPathItem(path.intersected(window))
        item.setPen(Qt.PenStyle.NoPen)
        item.setBrush(QColor(RED))
        item.setZValue(10.5)
        scene = self._table.scene()
        scene.addItem(item)
        self._motions.run(0.55, 0.0, WASH, Curve.OutQuad, item.setOpacity, partial(scene.removeItem, item))

    # ------------------------------------------------------------------ pictures

    def _token(self, seat: int | None, number: int, opacity: float) -> Flyer:
        nation = nation_of(self._rows.state, seat or 0)
        draw = partial(_paint_stack, nation=nation, number=number)
        flyer = Flyer(self._picture(draw), _side())
        flyer.setOpacity(opacity)
        return flyer

    def _picture(self, draw: Callable[[QPainter, QPointF], None]) -> QPixmap:
        ratio, side = self._table.stage.ratio, _side()
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, QPointF(side / 2, side / 2))
        painter.end()
        pixmap.setDevicePixelRatio(1.0)
        return pixmap


def _side() -> float:
    """Of a picture that flies."""
    return STACK * 3


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _by_calamity(event: Event) -> bool:
    return isinstance(event, kinds.Pirates) or (event.cause is not None and event.cause.kind == "calamity")


def _removed(fight: kinds.Fight, order: Event | None) -> list[kinds.Nation]:
    """The nations of a fight's tokens as they were removed, round after round, the first to remove first."""
    left = {side.nation: side.lost for side in fight.sides}
    groups = order.groups if isinstance(order, kinds.FightOrder) else ()
    named = [nation for group in groups for nation in group] or list(left)
    removed = []
    while any(left.get(seat, 0) for seat in named):
        for seat in named:
            if left.get(seat, 0):
                left[seat] -= 1
                removed.append(seat)
    return removed


def _paint_stack(painter: QPainter, spot: QPointF, nation: str, number: int) -> None:
    paint_stack(painter, spot, nation, number)


def _paint_back(painter: QPainter, spot: QPointF) -> None:
    for aside in (-4.0, 4.0):
        painter.save()
        painter.translate(spot)
        painter.rotate(aside * 2)
        paint_card_back(painter, QRectF(aside - 6, -9, 12, 17))
        painter.restore()
