"""Games that stand on a shelf in tests: plain fronts, so that nothing here depends on a game of the program."""

from PySide6.QtGui import QColor

from aoc_desktop.ui.frame.game_box import Box, BoxWords
from aoc_desktop.ui.frame.look import Look


class PlainLook(Look):
    """A box in one colour."""

    box = Box(
        "#7A2018",
        "#101820",
        front=lambda painter, rect, theme: painter.fillRect(rect, QColor("#E0A84A")),
        scenery=lambda painter, rect, theme: painter.fillRect(rect, QColor("#335566")),
    )
    modes = ("daily", "learn")

    def __init__(self, game_id: str, title: str, players: tuple[int, int], minutes: int) -> None:
        self.id, self.name, self.players, self.minutes = game_id, title, players, (minutes, minutes)

    def told(self) -> BoxWords:
        return BoxWords(f"All of {self.title}", self.title)


FOUR = (
    PlainLook("pebbles", "Pebbles", (1, 4), 20),
    PlainLook("sea", "The Sea", (2, 4), 90),
    PlainLook("duel", "Duel", (2, 2), 60),
    PlainLook("empires", "Empires", (2, 8), 360),
)
