"""The boards that fit a number of players: the chosen one large, with where each nation starts; the others small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from aoc_desktop.games.advanced_civilization.rules.board import BoardPlan
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.map.framing import frame
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground
from aoc_desktop.games.advanced_civilization.table.map.pieces import nation_path
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.words.cards import board_text
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, elided, heading, plain, text_width, wrap
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.kit.widgets import column, label, row

if TYPE_CHECKING:
    from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
    from aoc_desktop.ui.kit.preferences import Preferences

LEFT = Align.AlignLeft | Align.AlignVCenter
ROUND = 12.0
LARGE, SMALL = QSize(560, 270), QSize(230, 100)
MAP_SHARE = 0.585
"""Of the large card's width."""
ROOMY = 5
"""So many nations have room for start areas in two lines."""
SIGN = 7.5
"""Half the width of a nation's shape on its start areas, at the usual size."""


class BoardCard(QAbstractButton):
    """One board: its map, its name and what it has. Chosen, it is large and lists where each nation starts."""

    def __init__(self, plan: BoardPlan, cards: CardSet, preferences: Preferences) -> None:
        super().__init__()
        self.plan, self._cards, self._preferences = plan, cards, preferences
        self.players = min(plan.players)
        self._faces = KeptFaces(most=3)
        self.setObjectName(f"board_{plan.id}")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return LARGE if self.isChecked() else SMALL

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 220) if self.isChecked() else QSize(140, 84)

    @property
    def nations(self) -> Sequence[str]:
        return self.plan.nations[self.players]

    def nation_name(self, nation: str) -> str:
        shown = "italy_west" if nation == "italy" and self.plan.west_extension else nation
        return load_language(self._preferences.language).names["nation"][shown].display

    def say(self) -> None:
        language = self._preferences.language
        speech = load_language(language)
        self.setAccessibleName(speech.names["board"][self.plan.id].display)
        areas = speech.names["area"]
        starts = [
            speech.labelled(
                self.nation_name(nation), ", ".join(areas[area].display for area in self.plan.start[nation])
            )
            for nation in self.nations
        ]
        self.setAccessibleDescription(in_sentences([board_text(self._cards, self.plan.id, language), *starts]))
        self.setToolTip("\n".join([board_text(self._cards, self.plan.id, language), *starts]))
        self.update()

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, self._preferences.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        outline = QPainterPath()
        outline.addRoundedRect(rect, ROUND, ROUND)
        painter.fillPath(outline, QColor(theme.raised))
        share = MAP_SHARE if self.isChecked() else 0.5
        zone = QRectF(rect.left(), rect.top(), rect.width() * share, rect.height())
        painter.save()
        painter.setClipPath(outline)
        key = theme.name, self.isChecked(), self.players
        painter.drawPixmap(
            zone.topLeft(), self._faces.get(key, zone.size().toSize(), self.devicePixelRatioF(), self._paint_map)
        )
        painter.restore()
        words = QRectF(zone.right() + 14 * scale, rect.top(), rect.right() - zone.right() - 24 * scale, rect.height())
        self._paint_words(painter, words, scale)
        edge = theme.lit if self.isChecked() else theme.soft_text if self.underMouse() else theme.line
        painter.setPen(QPen(QColor(edge), 2.2 if self.isChecked() else 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), ROUND - 4, ROUND - 4)
        painter.end()

    def _paint_map(self, painter: QPainter) -> None:
        """The part of the map that is played on, and each nation's shape on its start areas."""
        size = painter.device()
        ratio = self.devicePixelRatioF()
        zone = QRectF(0, 0, size.width() / ratio, size.height() / ratio)
        shapes, scale = load_shapes(), self._preferences.frame
        framing = frame(shapes.views[self.plan.id], zone, shapes.canvas)
        paint_ground(painter, shapes, {area.id for area in self.plan.areas}, framing, self._preferences.theme)
        radius = SIGN * scale * (1.0 if self.isChecked() else 0.5)
        for nation in self.nations:
            seat = nation_seat(nation)
            painter.setPen(QPen(QColor(seat.edge), max(0.8, radius * 0.16)))
            painter.setBrush(QColor(seat.fill))
            for area in self.plan.start[nation]:
                middle = framing.to_table(shapes.areas[area].token)
                painter.drawPath(nation_path(seat.shape, middle, radius))

    def _facts(self) -> str:
        """How many areas, and which nations."""
        areas = self.tr("{0} areas").format(len(self.plan.areas))
        if len(self.nations) == len(self._cards.nations):
            return self.tr("{0}, all nine nations").format(areas)
        return self.tr("{0}, {1} nations").format(areas, len(self.nations))

    def _paint_words(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        theme = self._preferences.theme
        names = load_language(self._preferences.language).names["board"]
        large = self.isChecked()
        size = (21 if large else 16) * scale
        name = names[self.plan.id].display
        lines = 1 if text_width(name, 0, size) <= rect.width() else 2
        top = rect.top() + (16 if large else 12) * scale
        place = QRectF(rect.left(), top, rect.width(), size * 1.25 * lines)
        draw_text(painter, place, name, heading(size, theme.text), LEFT, lines=lines)
        below = QRectF(rect.left(), place.bottom() + 3 * scale, rect.width(), 20 * scale * (1 if large else 2))
        caption = plain(Type.CAPTION * scale, theme.soft_text)
        draw_text(painter, below, self._facts(), caption, Align.AlignLeft | Align.AlignTop, lines=1 if large else 2)
        if large:
            line = below.bottom() + 8 * scale
            painter.fillRect(QRectF(rect.left(), line, rect.width(), theme.line_px), QColor(theme.line))
            self._paint_starts(painter, QRectF(rect.left(), line + 6, rect.width(), rect.bottom() - line - 12), scale)

    def _paint_starts(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Each nation with its shape, its name and its start areas."""
        theme, areas = self._preferences.theme, load_language(self._preferences.language).names["area"]
        pitch = min((27 if len(self.nations) > ROOMY else 42) * scale, rect.height() / len(self.nations))
        size = min(Type.CAPTION * scale, pitch * 0.62)
        widest = max(text_width(self.nation_name(nation), 700, size) for nation in self.nations)
        for place, nation in enumerate(self.nations):
            seat, middle = nation_seat(nation), rect.top() + pitch * (place + 0.5)
            painter.setPen(QPen(QColor(seat.edge), 1))
            painter.setBrush(QColor(seat.fill))
            painter.drawPath(
                nation_path(seat.shape, QPointF(rect.left() + 8 * scale, middle), min(6.5 * scale, pitch / 3))
            )
            name = QRectF(rect.left() + 24 * scale, middle - pitch / 2, widest + 4, pitch)
            draw_text(painter, name, self.nation_name(nation), plain(size, theme.text, 700), LEFT)
            told = ", ".join(areas[area].display for area in self.plan.start[nation])
            where = QRectF(name.right() + 8 * scale, name.top(), rect.right() - name.right() - 8 * scale, pitch)
            lines, small = max(1, int(pitch / (size * 1.3))), max(Type.FLOOR, size * 0.9)
            if len(wrap(told, 400, small, where.width())) > lines:  # the tooltip has all of them
                told, lines = elided(told, 400, small, where.width()), 1
            draw_text(painter, where, told, Letters(size, theme.soft_text, 400, small), LEFT, lines=lines)


class BoardChoice(QWidget):
    """Exactly one of the boards that fit so many players is chosen."""

    changed = Signal()

    def __init__(self, cards: CardSet, preferences: Preferences) -> None:
        super().__init__()
        self._cards, self._preferences = cards, preferences
        self.boards = {name: BoardCard(plan, cards, preferences) for name, plan in cards.boards.items()}
        self.chosen, self.players = "", 0
        self.heading, self.note = label(role="heading"), label(role="soft")
        self._large, self._small = column(gap=0), row(gap=8)
        head = row(self.heading, self.note, None, gap=8)
        self._page = layout = column(gap=8)
        layout.addLayout(head)
        layout.addLayout(self._large, 5)
        layout.addLayout(self._small, 2)
        self.setLayout(layout)
        self.foot = label(role="caption", wrap=True)
        layout.addWidget(self.foot)
        for name, board in self.boards.items():
            board.setParent(self)
            board.clicked.connect(lambda _checked=False, name=name: self.choose(name))
            board.hide()

    def fitting(self) -> list[str]:
        return [name for name, board in self.boards.items() if self.players in board.plan.players]

    def offer(self, players: int) -> None:
        """The boards for so many who start; the chosen one stays if it is among them."""
        if players != self.players:
            self.players = players
            for board in self.boards.values():
                board.players = players if players in board.plan.players else min(board.plan.players)
            fitting = self.fitting()
            if self.chosen not in fitting:
                usual = [name for name in fitting if players in self.boards[name].plan.default_for]
                self.chosen = (usual or fitting)[0]
            self._arrange()

    def choose(self, name: str) -> None:
        if name in self.fitting() and name != self.chosen:
            self.chosen = name
            self._arrange()
            self.changed.emit()

    def _arrange(self) -> None:
        """The chosen one above, the others below it."""
        held = self.focusWidget() in self.boards.values()
        for layout in (self._large, self._small):
            while layout.count():
                layout.takeAt(0)
        fitting = self.fitting()
        for name, board in self.boards.items():
            board.setVisible(name in fitting)
            board.setChecked(name == self.chosen)
            if name in fitting:
                (self._large if name == self.chosen else self._small).addWidget(board)
        if self._small.count() == 1:
            self._small.addStretch(1)
            self._small.setStretch(0, 1)
        self._page.setStretch(2, 2 if len(fitting) > 1 else 0)
        if held:
            self.boards[self.chosen].setFocus()
        self.say()

    def say(self) -> None:
        """Words anew: another language, board or number of players."""
        fitting = self.fitting()
        self.heading.setText(self.tr("Board"))
        self.note.setText(self.tr("%n board(s) for {0} players", "", len(fitting)).format(self.players))
        for board in self.boards.values():
            board.say()
        if self.chosen:
            tokens, pieces = self.boards[self.chosen].plan.tokens[self.players], self._cards
            words = self.tr("{0} tokens, {1} cities, {2} ships for each nation on this board")
            self.foot.setText(words.format(tokens, pieces.cities, pieces.ships))
