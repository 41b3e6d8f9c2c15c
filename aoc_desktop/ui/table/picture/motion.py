"""Things under way: each motion can be cut short at any time and then leaves everything where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

Curve = QEasingCurve.Type
SQUASH, SQUASH_TIME = 0.06, 90


class Flyer(QGraphicsItem):
    """A small thing on its way: a worker, a coin, a star, a pennant."""

    def __init__(self, picture: QPixmap, side: float) -> None:
        super().__init__()
        self.picture, self.side = picture, side
        self.setZValue(85)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.side, self.side)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)  # between pixels, and squashed
        painter.drawPixmap(self.boundingRect(), self.picture, QRectF(self.picture.rect()))

    def squash(self, share: float) -> None:
        """Flatter by this share, with both feet on the ground."""
        self.setTransform(QTransform().translate(0, self.side * share).scale(1 + share, 1 - share))


class Motions(QObject):
    """All running motions."""

    def __init__(self, parent: QObject, duration: Callable[[int], int]) -> None:
        super().__init__(parent)
        self._duration = duration
        self._running: list[tuple[QVariantAnimation, Callable[[], None]]] = []

    @property
    def running(self) -> bool:
        return bool(self._running)

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        while self._running:
            running, self._running = self._running, []
            for motion, end in running:
                motion.stop()
                end()
                motion.deleteLater()

    def run(
        self,
        start: object,
        end: object,
        time: int,
        curve: QEasingCurve.Type,
        step: Callable[[Any], object],
        done: Callable[[], object] = lambda: None,
    ) -> None:
        """Call `step` with values from start to end, `done` at the end or when it is cut short."""
        motion = QVariantAnimation(self)
        motion.setDuration(self._duration(time))
        motion.setEasingCurve(curve)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.valueChanged.connect(step)
        entry = (motion, lambda: _nothing(done()))
        motion.finished.connect(lambda: self._ended(entry))
        self._running.append(entry)
        motion.start()

    def _ended(self, entry: tuple[QVariantAnimation, Callable[[], None]]) -> None:
        if entry in self._running:
            self._running.remove(entry)
            entry[1]()
            entry[0].deleteLater()

    # ------------------------------------------------------------------ often needed

    def fade_in(self, item: QGraphicsItem, time: int, start: float = 0.0) -> None:
        item.setOpacity(start)
        self.run(start, 1.0, time, Curve.OutQuad, item.setOpacity, lambda: item.setOpacity(1.0))

    def fly(
        self,
        scene: QGraphicsScene,
        flyer: Flyer,
        way: tuple[QPointF, QPointF],
        time: int,
        curve: QEasingCurve.Type,
        lands: bool = False,
    ) -> None:
        """From middle to middle, then gone; what lands is squashed once."""
        half = QPointF(flyer.side / 2, flyer.side / 2)
        start, end = way[0] - half, way[1] - half
        flyer.setPos(start)
        scene.addItem(flyer)

        def gone() -> None:
            scene.removeItem(flyer)

        def landed() -> None:
            flyer.setPos(end)
            self.run(SQUASH, 0.0, SQUASH_TIME, Curve.OutQuad, flyer.squash, gone)

        self.run(start, end, time, curve, flyer.setPos, landed if lands else gone)

    def fade_away(self, scene: QGraphicsScene, flyer: Flyer, middle: QPointF, time: int) -> None:
        flyer.setPos(middle - QPointF(flyer.side / 2, flyer.side / 2))
        scene.addItem(flyer)
        self.run(1.0, 0.0, time, Curve.OutQuad, flyer.setOpacity, lambda: scene.removeItem(flyer))


def _nothing(_result: object) -> None:
    """What a step gives back is of no interest."""
