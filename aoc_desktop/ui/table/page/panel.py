"""A panel beside the table: painted from the game's rows, in measures of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.lettering import Align
from aoc_desktop.ui.kit.theme import DARK, Theme
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.picture.stage import Draw, Pictures
from aoc_desktop.ui.table.picture.sums import place_tip

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
WIDTH = 244.0
"""Of every panel in its own measures."""


class TablePanel(QWidget):
    """A widget that paints from the models and scales with its width."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.models = Rows.of(session, language)
        self.look = table_of(session)
        self.language = language
        self.theme = theme
        self.faces = self.look.faces(self.models, language)
        self.pictures = Pictures()
        self._shown: object = None
        self.models.changed.connect(self.follow)
        self.models.settled.connect(self.describe)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def shown(self) -> object:
        """The data that the panel shows; it is only compared, to find out whether to repaint."""
        return tuple(self.models.seats.rows)

    def follow(self) -> None:
        """Most moves change little: what looks as before is not painted again."""
        if (shown := self.shown()) != self._shown:
            self._shown = shown
            self.update()

    def set_language(self, code: str) -> None:
        self.language = code
        self.faces = self.look.faces(self.models, code)
        self.name()
        self.update()

    def name(self) -> None:
        """What a screen reader calls it, in the language spoken now."""

    def describe(self) -> None:
        """What a screen reader says of it."""

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def set_text_size(self, factor: float) -> None:
        self.pictures.set_text_size(factor)
        self.update()

    def forget(self) -> None:
        """Let go of all pictures."""
        self.pictures.clear()

    @property
    def factor(self) -> float:
        return max(0.5, self.width() / WIDTH)

    @property
    def ratio(self) -> float:
        """Pixels of the screen to one of its measures."""
        return self.factor * self.devicePixelRatioF()

    def stamp(self, painter: QPainter, rect: QRectF, look: object, draw: Draw) -> None:
        """A part that many looks share, kept as a picture of its own."""
        self.pictures.stamp(painter, rect, look, self.ratio, draw)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            place, seat = self.told_at(QPointF(event.pos()) / self.factor)
            text = place_tip(self.look, place, self.models, self.faces, seat) if place else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def told_at(self, point: QPointF) -> tuple[Place | None, Seat]:
        """What a tooltip tells of at a point in our measures, and whose it is."""
        return None, 0
