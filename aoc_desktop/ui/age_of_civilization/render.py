"""The table of a record as a picture, drawn offscreen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.record import Record
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.session import Pace, Session
from aoc_desktop.models.start import continued_game
from aoc_desktop.ui.age_of_civilization.panels import OpponentsPanel, ScorePanel
from aoc_desktop.ui.age_of_civilization.table_view import TableView
from aoc_desktop.ui.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.theme import DARK, Size, Theme, Type

translate = QCoreApplication.translate
REFERENCE = QSize(1280, 720)
STILL = Pace(delay=0, play_forced_moves=False)


class Picture(QWidget):
    """A window's worth of table: bar, table, right column. It stands in for the real window in pictures."""

    def __init__(self, session: Session, size: QSize, language: str, theme: Theme) -> None:
        super().__init__()
        self.session, self.theme, self.language = session, theme, language
        self.resize(size)
        self.factor = min(size.width() / REFERENCE.width(), size.height() / REFERENCE.height())
        column = round(Size.RIGHT_COLUMN * (self.factor if self.factor <= 1 else 1 + (self.factor - 1) * 0.7))
        top = round((Size.BAR + Size.PROMPT) * self.factor)
        self.table = TableView(session, language, theme, self)
        self.table.setGeometry(0, top, size.width() - column, size.height() - top)
        self.column = QRect(size.width() - column, round(Size.BAR * self.factor), column, size.height())
        margin = round(8 * column / Size.RIGHT_COLUMN)
        self.opponents = OpponentsPanel(session, language, theme, self)
        self.score = ScorePanel(session, language, theme, self)
        self._lay_column(margin, column)

    def _lay_column(self, margin: int, column: int) -> None:
        width = column - 2 * margin
        grow = width / 244
        left, y = self.column.left() + margin, self.column.top() + margin
        rows = len(self.opponents.rows())
        opened = self.height() / self.factor > 720 or self.factor >= 1.4
        height = round(grow * rows * (154 if opened and rows < 4 else 113)) if rows else 0
        self.opponents.setGeometry(left, y, width, height)
        tall = round(self.score.sizeHint().height() * grow)
        self.score.setGeometry(left, y + height + margin // 2, width, tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.table_edge))
        painter.fillRect(QRect(0, 0, self.width(), self.column.top()), QColor(self.theme.top_bar))
        painter.fillRect(self.column, QColor(self.theme.table_edge))
        self._paint_bar(painter)
        painter.end()

    def _paint_bar(self, painter: QPainter) -> None:
        models = TableModels.of(self.session)
        painter.save()
        painter.scale(self.factor, self.factor)
        place = QRect(16, 0, 900, Size.BAR).toRectF()
        words = translate("Table", "Round {0} of 6").format(models.standing.round)
        left = Align.AlignLeft | Align.AlignVCenter
        draw_text(painter, place, words, heading(18, self.theme.text), left)
        turn = models.seats.rows[models.standing.turn].name
        draw_text(painter, place.adjusted(150, 0, 0, 0), turn, plain(Type.TEXT, self.theme.text, 600), left)
        painter.restore()


def render_session(session: Session, size: QSize, language: str, theme: Theme) -> QImage:
    """The table as it stands."""
    return Picture(session, size, language, theme).grab().toImage()


def render_table(
    record: Record, size: tuple[int, int], language: str = "en", theme: Theme = DARK, out: Path | None = None
) -> QImage:
    """The last position of a record; written to a file if one is named."""
    session = continued_game(record, STILL)
    image = render_session(session, QSize(*size), language, theme)
    if out is not None and not image.save(str(out)):
        raise OSError(f"cannot write {out}")
    return image
