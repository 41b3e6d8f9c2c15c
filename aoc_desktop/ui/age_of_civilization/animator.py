"""Motion: pieces travel from where they lay to where they lie. It can always be cut short and never blocks anything."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from aoc_desktop.kernel.match import Turn
from aoc_desktop.ui.age_of_civilization.stage import Piece, Stage


class Table(Protocol):
    stage: Stage

    def duration(self, milliseconds: int) -> int: ...


class Animator(QObject):
    """Lets pieces glide after a change."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self._table: Table = table
        self._running: dict[Piece, QVariantAnimation] = {}

    def remember(self) -> dict[str, QPointF]:
        """Where pieces are now: the beginning of their way."""
        self.finish()
        return {key: QPointF(piece.pos()) for key, piece in self._table.stage.pieces.items()}

    def show(self, turns: tuple[Turn[Any], ...], before: dict[str, QPointF]) -> None:
        for moved in self._table.stage.moved:
            if moved.old is not None:
                self._glide(moved.piece, moved.old)

    def _glide(self, piece: Piece, start: QPointF) -> None:
        slow = piece.key == "permanent" or piece.key.startswith("track")
        time = self._table.duration(700 if slow else 480)
        if not time or start == piece.home:
            return
        glide = QVariantAnimation(self)
        glide.setDuration(time)
        curve = QEasingCurve.Type.InOutSine if slow else QEasingCurve.Type.InOutCubic
        glide.setEasingCurve(curve)
        glide.setStartValue(start)
        glide.setEndValue(QPointF(piece.home))
        glide.valueChanged.connect(piece.setPos)
        glide.finished.connect(lambda: self._running.pop(piece, None))
        piece.setPos(start)
        self._running[piece] = glide
        glide.start()

    def finish(self) -> None:
        """Everything is where it belongs, now."""
        for piece, glide in list(self._running.items()):
            glide.stop()
            piece.setPos(piece.home)
        self._running.clear()
