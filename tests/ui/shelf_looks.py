"""Games that stand on a shelf in tests: plain fronts, so that nothing here depends on a game of the program."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.theme import Theme


class PlainLook(Look):
    """A box in one colour."""

    lid, foot = "#7A2018", "#101820"
    modes = ("daily", "learn")

    def __init__(self, game_id: str, title: str, players: tuple[int, int], minutes: int) -> None:
        self.id, self.name, self.players, self.minutes = game_id, title, players, minutes

    def tagline(self) -> str:
        return f"All of {self.title}"

    def paint_front(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.fillRect(rect, QColor("#E0A84A"))

    def paint_scenery(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.fillRect(rect, QColor("#335566"))


FOUR = (
    PlainLook("pebbles", "Pebbles", (1, 4), 20),
    PlainLook("sea", "The Sea", (2, 4), 90),
    PlainLook("duel", "Duel", (2, 2), 60),
    PlainLook("empires", "Empires", (2, 8), 360),
)
