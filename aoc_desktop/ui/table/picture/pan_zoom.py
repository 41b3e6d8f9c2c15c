"""Looking at a part of the table from nearer or elsewhere: wheel, keys, pinch, buttons, a drag on its ground. It never
moves by itself; once it rests for a moment it is drawn anew, picture by picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.dragging import START
from aoc_desktop.ui.table.picture.focus import DIRECTIONS
from aoc_desktop.ui.table.picture.offscreen_stage import UnseenStage
from aoc_desktop.ui.table.picture.panorama import Panorama
from aoc_desktop.ui.table.picture.stage import Piece

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

Key, Button = Qt.Key, Qt.MouseButton
STEP = 1.25
"""One step of the wheel, of a key or of a button."""
NOTCH = 120
"""What Qt counts for a step of the wheel."""
REST = 140
"""Milliseconds without a change before everything is drawn anew."""
EDGE, PULL, FRAME = 26.0, 9.0, 16
"""How near the edge a dragged piece draws the look along, how far in a frame, and how many milliseconds that lasts."""
STRIDE = 0.3
"""The share of the view by which an arrow key scrolls if no piece lies in its direction."""
BUTTON = "look"
"""The kind of the places that are its buttons."""
IN, OUT, WHOLE = "in", "out", "whole"
KEYS = {Key.Key_Plus: IN, Key.Key_Equal: IN, Key.Key_Minus: OUT, Key.Key_Home: WHOLE}


class PanZoom(QObject):
    """The hand that moves the look; what lies there is a game's Panorama."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._grip: QPointF | None = None
        """Where the ground was taken hold of, in pixels of the window."""
        self._drawn = False
        """Whether it was moved since."""
        self._pinched = 1.0
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)
        self._slice = QTimer(self, singleShot=True, interval=0)
        self._slice.timeout.connect(self._draw_on)
        self._pull = QTimer(self, interval=FRAME)
        self._pull.timeout.connect(self._pull_on)
        self._unseen: UnseenStage | None = None
        view.viewport().grabGesture(Qt.GestureType.PinchGesture)

    @property
    def panorama(self) -> Panorama | None:
        """What can be looked at so, if it lies on the table now."""
        found = self._view.layout_.panorama
        return found if found is not None and not found.zone.isEmpty() else None

    @property
    def moving(self) -> bool:
        """Not yet laid as it is looked at."""
        panorama = self.panorama
        return panorama is not None and panorama.gliding

    # ------------------------------------------------------------------ ways to move

    def wheel(self, event: QWheelEvent) -> bool:
        point = self._view.mapToScene(event.position().toPoint())
        return self._nearer_at(STEP ** (event.angleDelta().y() / NOTCH), point)

    def _nearer_at(self, factor: float, point: QPointF) -> bool:
        """False: the point lies elsewhere."""
        panorama = self.panorama
        if panorama is None or not panorama.zone.contains(point):
            return False
        if panorama.nearer(factor, point):
            self._glide(panorama)
        return True

    def key(self, key: int) -> bool:
        return key in KEYS and self._do(KEYS[Key(key)])

    def act(self, place: Place | None) -> bool:
        """Press one of its buttons; False if the place is not one."""
        return place is not None and place[0] == BUTTON and self._do(place[1])

    def _do(self, what: str) -> bool:
        panorama = self.panorama
        if panorama is None:
            return False
        if panorama.whole() if what == WHOLE else panorama.nearer(STEP if what == IN else 1 / STEP):
            self._glide(panorama)
        return True

    def step(self, key: int) -> bool:
        """Scroll for an arrow key that leads out of the view."""
        panorama = self.panorama
        if panorama is None:
            return False
        way, zone = DIRECTIONS[Key(key)], panorama.zone
        if not panorama.moved(QPointF(-way.x() * zone.width() * STRIDE, -way.y() * zone.height() * STRIDE)):
            return False
        self.rest_now()
        return True

    def show(self, place: Place | None) -> None:
        """Bring a place into sight, if it is out of it."""
        panorama = self.panorama
        if panorama is not None and place is not None and panorama.look_towards(place):
            self.rest_now()

    def look_like(self, other: PanZoom) -> None:
        """Begin with another view's position and zoom."""
        mine, theirs = self._view.layout_.panorama, other.panorama
        if mine is not None and theirs is not None:
            mine.look_like(theirs)

    def gesture(self, event: QEvent) -> bool:
        """Two fingers on a screen or a pad."""
        view = self._view
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            return self._nearer_at(1 + event.value(), view.mapToScene(event.position().toPoint()))
        pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
        if not isinstance(pinch, QPinchGesture):
            return False
        if pinch.state() == Qt.GestureState.GestureStarted:
            self._pinched = 1.0
        factor, self._pinched = pinch.totalScaleFactor() / self._pinched, pinch.totalScaleFactor()
        middle = view.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
        return self._nearer_at(factor, view.mapToScene(middle))

    # ------------------------------------------------------------------ the ground in the hand

    def press(self, event: QMouseEvent, piece: Piece | None, point: QPointF) -> bool:
        """Handle a press on one of its buttons, or of the middle button; True: it is handled. A press of the left
        button may become a drag of the ground or stay a click."""
        panorama = self.panorama
        if panorama is None or not panorama.zone.contains(point):
            return False
        place = piece.place if piece is not None else None
        middle = event.button() == Button.MiddleButton
        if event.button() == Button.LeftButton and self.act(place):
            return True
        if middle or (event.button() == Button.LeftButton and panorama.drags(place)):
            self._grip, self._drawn = event.position(), middle
        return middle

    def move(self, event: QMouseEvent) -> bool:
        """True: the ground is in the hand."""
        panorama = self.panorama
        if self._grip is None or panorama is None:
            return False
        far = event.position() - self._grip
        if not self._drawn and abs(far.x()) + abs(far.y()) < START:
            return False
        self._drawn, self._grip = True, event.position()
        if panorama.moved(far / self._view.stage.scale):
            self._glide(panorama)
        return True

    def release(self) -> bool:
        """True: it was the end of a drag, and no click."""
        drawn = self._grip is not None and self._drawn
        self._grip, self._drawn = None, False
        return drawn

    def pull(self) -> None:
        """While a piece is dragged near the edge, scroll the view."""
        if self._pulling() is None:
            self._pull.stop()
        elif not self._pull.isActive():
            self._pull.start()

    def _pulling(self) -> QPointF | None:
        view, panorama = self._view, self.panorama
        if panorama is None or view.pointer is None or not view.dragging.active or panorama.is_whole:
            return None
        zone, point = panorama.zone, view.pointer
        if not zone.contains(point):
            return None
        way = QPointF(_off(point.x(), zone.left(), zone.right()), _off(point.y(), zone.top(), zone.bottom()))
        return None if way.isNull() else way * PULL

    def _pull_on(self) -> None:
        way, panorama = self._pulling(), self.panorama
        if way is None or panorama is None or not panorama.moved(way):
            self._pull.stop()
            return
        self._glide(panorama)
        if self._view.pointer is not None:
            self._view.dragging.move(self._view.pointer, START)

    # ------------------------------------------------------------------ gliding and resting

    def _glide(self, panorama: Panorama) -> None:
        self._slice.stop()
        self._view.animator.finish()
        self._view.hover.hush()
        panorama.glide(self._view.stage)
        self._rest.start()

    def _sharpen(self) -> None:
        """Draw the missing pictures of the new zoom bit by bit."""
        view, panorama = self._view, self.panorama
        if panorama is None:
            return
        self._unseen = UnseenStage(view)
        self._unseen.follow(view.stage)
        layout = view.look.layout()
        if layout.panorama is not None:
            layout.panorama.look_like(panorama)
        context = view.context()
        context.stage = self._unseen
        layout.put(context, view.sceneRect())
        self._draw_on()

    def _draw_on(self) -> None:
        unseen = self._unseen
        if unseen is not None and unseen.wanted:
            unseen.wanted.popleft()()
            self._slice.start()
        else:
            self.rest_now()

    def rest_now(self) -> None:
        """Everything is laid as it is looked at now."""
        self.settle()
        self._view.sync()
        self._view.hover.refresh()

    def settle(self) -> None:
        """The next time everything is put it lies as it is looked at."""
        self._rest.stop()
        self._slice.stop()
        self._unseen = None
        if (panorama := self._view.layout_.panorama) is not None:
            panorama.rest(self._view.stage)


def _off(at: float, least: float, most: float) -> float:
    """Towards which edge it is near: the look goes there, so everything lies the other way."""
    return 1.0 if at < least + EDGE else -1.0 if at > most - EDGE else 0.0
