"""How the map is looked at: the whole board or a part of it; while that changes, its pieces glide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from aoc_desktop.games.advanced_civilization.table.map.framing import NEAREST, Framing, frame
from aoc_desktop.games.advanced_civilization.table.map.places import point_of
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS, load_shapes
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.panorama import Panorama


class MapLook(Panorama):
    """What of the board is seen (`_seen`), and as what its pieces were laid last (`_laid`)."""

    flat = frozenset(("map ground", "map marks", "map course", "horde path", LAND, WATERS, SEA))
    upright = frozenset(("name", "city", "stack", "ship", "chip", "ship panel", "loss", "planned", "changed", "side"))
    ground = "#0B2233"

    def __init__(self) -> None:
        super().__init__()
        self._seen: Framing | None = None
        self._laid: Framing | None = None
        self._board = ""
        self.is_shown = True
        """Something else may have its place."""

    @property
    def is_new(self) -> bool:
        """Nothing was looked at yet."""
        return self._seen is None

    @property
    def kept(self) -> list[float]:
        """What is seen, as it is kept with the game."""
        assert self._seen is not None
        return [round(number, 2) for number in (self._seen.zoom, *self._seen.seen.center().toTuple())]

    def recall(self, kept: object) -> None:
        """As it was looked at when the game was left; what a file says otherwise than we write it is ignored."""
        match kept:
            case [int() | float() as zoom, int() | float() as x, int() | float() as y] if self._seen is not None:
                share = min(max(1.0, zoom), NEAREST)
                size = self._seen.whole.size() / share
                middle = QPointF(x - size.width() / 2, y - size.height() / 2)
                self.look_at(self._seen.like(self._seen._replace(seen=QRectF(middle, size))))

    def framed(self, board: str, zone: QRectF) -> Framing:
        """As it is laid: in another zone as near as before, the whole of another board."""
        if self._seen is None or self._laid is None or self._seen.zone != zone or board != self._board:
            shapes = load_shapes()
            framing = frame(shapes.views[board], zone, shapes.canvas)
            if self._seen is not None and board == self._board:
                framing = framing.like(self._seen)
            self._seen, self._laid, self._board = framing, framing, board
        return self._laid

    def look_at(self, framing: Framing) -> None:
        """Seen so when the map is put next."""
        self._seen = self._laid = framing

    @property
    def laid(self) -> Framing | None:
        return self._laid

    # ------------------------------------------------------------------ Panorama

    @property
    def zone(self) -> QRectF:
        return self._seen.zone if self._seen is not None and self.is_shown else QRectF()

    @property
    def is_whole(self) -> bool:
        return self._seen is None or self._seen.zoom <= 1.0001

    @property
    def is_laid_whole(self) -> bool:
        return self._laid is None or self._laid.zoom <= 1.0001

    def nearer(self, factor: float, at: QPointF | None = None) -> bool:
        return self._seen is not None and self._see(self._seen.nearer(factor, at))

    def moved(self, by: QPointF) -> bool:
        return self._seen is not None and self._see(self._seen.moved(by))

    def whole(self) -> bool:
        return self._seen is not None and self._see(self._seen.fitted())

    def _see(self, framing: Framing) -> bool:
        changed = framing != self._seen
        self._seen = framing
        return changed

    def look_towards(self, place: Place) -> bool:
        point, seen = point_of(place), self._seen
        if point is None or seen is None:
            return False
        there = seen.to_table(point)
        if seen.zone.adjusted(30, 30, -30, -30).contains(there):
            return False
        return self._see(seen.moved(seen.zone.center() - there))

    def look_like(self, other: Panorama) -> None:
        if isinstance(other, MapLook) and other._seen is not None:
            self.look_at(other._seen)
            self._board = other._board

    def shift(self) -> QTransform:
        assert self._laid is not None
        assert self._seen is not None
        return self._laid.transform().inverted()[0] * self._seen.transform()

    def afar_shift(self) -> QTransform:
        assert self._seen is not None
        return self._seen.fitted().transform().inverted()[0] * self._seen.transform()

    def settle(self) -> None:
        self._laid = self._seen

    def drags(self, place: Place | None) -> bool:
        """Water and what lies outside the board."""
        return place is None or place[0] in (WATERS, SEA)
