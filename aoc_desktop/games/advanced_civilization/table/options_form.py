"""What a table of Advanced Civilization is set with: its board, its length, variants, and who enters late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from aoc_desktop.games.advanced_civilization.rules.board import BoardPlan
from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.setup import (
    TRADE_ROUND_NUMBERS,
    TRADE_ROUNDS,
    TURN_LIMIT,
    TURN_LIMITS,
    VARIANTS,
    short_game,
)
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.map.framing import frame
from aoc_desktop.games.advanced_civilization.table.map.ground import paint_ground
from aoc_desktop.games.advanced_civilization.table.map.pieces import nation_path
from aoc_desktop.games.advanced_civilization.table.map.shapes import load_shapes
from aoc_desktop.games.advanced_civilization.words.cards import board_text
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.controls import Check, Slider
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, elided, heading, plain, text_width, wrap
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.kit.widgets import column, label, panel, row
from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

if TYPE_CHECKING:
    from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences

LATE = "latecomers"
DRAWN = ("order", "nations", "stacks")
"""Parts of a set-up that are drawn, unless a record has them."""
MOST_SEATS = 8


class Amount(QWidget):
    """A number that is set by a slider, beside its name and in words."""

    changed = Signal()

    def __init__(self, name: str, allowed: range, usual: int, preferences: Preferences) -> None:
        super().__init__()
        self.slider = Slider(preferences)
        self.slider.setObjectName(name)
        self.slider.setRange(allowed[0], allowed[-1])
        self.slider.setPageStep(max(1, len(allowed) // 10))
        self.slider.setValue(usual)
        self._title, self._number, self._unit = label(), label(role="strong"), label(role="caption")
        self._number.setMinimumWidth(26)
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts: QHBoxLayout = row(self._title, self.slider, self._number, self._unit, gap=10)
        parts.setStretch(1, 1)
        self.setLayout(parts)
        self.slider.valueChanged.connect(self._moved)
        self._moved()

    @property
    def value(self) -> int:
        return self.slider.value()

    def set(self, value: object, usual: int) -> None:
        self.slider.setValue(value if isinstance(value, int) else usual)

    def say(self, title: str, unit: str, about: str, width: int) -> None:
        self._title.setText(title)
        self._title.setMinimumWidth(width)
        self._unit.setText(unit)
        self.slider.setAccessibleName(title)
        self.slider.setAccessibleDescription(about)
        self.setToolTip(about)

    def title_width(self, words: str) -> int:
        return self._title.fontMetrics().horizontalAdvance(words) + 4

    def _moved(self) -> None:
        self._number.setText(str(self.slider.value()))
        self.changed.emit()


class CivilizationForm(OptionsForm):
    """The board beside the players; under them how long the game is, and its variants."""

    colours = False

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(look, preferences, STANDARD, VARIANTS)
        self.boards = BoardChoice(shipped_set(STANDARD), preferences)
        self.turns = Amount("turn_limit", TURN_LIMITS, TURN_LIMIT, preferences)
        self.rounds = Amount("trade_rounds", TRADE_ROUND_NUMBERS, TRADE_ROUNDS, preferences)
        self._length = label(role="heading")
        self.short = Check(preferences)
        """A game of about an hour: board, limit and rounds follow the number of players."""
        self.short.setObjectName("short_game")
        self._length_row = QWidget()
        self._length_row.setLayout(row(self._length, None, self.short, gap=6))
        self._setting = False
        self._late_title = label(role="caption", wrap=True)
        self.late = [Check(preferences) for _ in range(MOST_SEATS)]
        """Who waits, by seat."""
        self._late_row = _two_by_two(*self.late)
        self._variant_row = _two_by_two(*self.variants.values())
        self.kept = Check(preferences)
        """The order, nations and stacks of a record that was taken up."""
        self.kept.setObjectName("kept_setup")
        self._given: dict[str, Any] = {}
        self._players = 0
        self._connect()

    def _connect(self) -> None:
        self.short.toggled.connect(self._short_changed)
        for seat, check in enumerate(self.late):
            check.setObjectName(f"late_{seat + 1}")
            check.toggled.connect(self.changed)
        self.turns.changed.connect(self._length_changed)
        self.rounds.changed.connect(self._length_changed)
        self.boards.changed.connect(self._length_changed)
        self.kept.toggled.connect(self.changed)

    # ------------------------------------------------------------------ where things stand

    def aside(self) -> QWidget:
        layout = column(self.boards, margins=(14, 10, 14, 10))
        return panel(layout)

    def beside(self) -> list[QWidget]:
        length = (self._length_row, self.turns, self.rounds)
        return [*length, self.heading, self._variant_row, self._late_title, self._late_row, self.kept]

    def explained(self) -> list[QWidget]:
        return []

    def about_variant(self, name: str) -> str:
        return load_language(self.preferences.language).sentence(f"option_text.{name}")

    def seated(self, names: Sequence[str]) -> None:
        for seat, check in enumerate(self.late):
            check.setText(names[seat] if seat < len(names) else "")
            check.setVisible(seat < len(names))
            check.updateGeometry()

    # ------------------------------------------------------------------ what is chosen

    def _late(self) -> list[int]:
        if not self.variants[LATE].isChecked() or not self.variants[LATE].isEnabled():
            return []
        return [seat for seat, check in enumerate(self.late[: self._players]) if check.isChecked()]

    def record(self, mode: str, players: int, seed: int) -> Record:
        record = super().record(mode, players, seed)
        setup: dict[str, Any] = {**record.setup, "board": self.boards.chosen}
        setup |= {"turn_limit": self.turns.value, "trade_rounds": self.rounds.value}
        if late := self._late():
            setup["late"] = late
        if self._given and self.kept.isChecked():
            setup |= self._given
        return record._replace(setup=setup)

    def choose_all(self, record: Record) -> None:
        super().choose_all(record)
        setup = record.setup
        self.turns.set(setup.get("turn_limit"), TURN_LIMIT)
        self.rounds.set(setup.get("trade_rounds"), TRADE_ROUNDS)
        late = setup.get("late", [])
        for seat, check in enumerate(self.late):
            check.setChecked(seat in late)
        self._given = {name: setup[name] for name in DRAWN if name in setup}
        self.kept.setChecked(bool(self._given))
        self._players = record.players
        self.boards.set_to(record.players - len(late), str(setup.get("board", "")))
        self.short.setChecked(short_game(record.players - len(late)).items() <= setup.items())

    def check(self, mode: str, players: int) -> str:
        self._players = players
        problem = super().check(mode, players)
        for name, box in self.variants.items():
            box.setToolTip(self.reasons[name].text())
        waiting = self.variants[LATE].isChecked() and self.variants[LATE].isEnabled()
        self._late_title.setVisible(waiting)
        self._late_row.setVisible(waiting)
        self.kept.setVisible(bool(self._given))
        late = self._late()
        if waiting and not late:
            return self.tr("Choose who waits.")
        if players - len(late) < 2:
            return self.tr("At least two players must start.")
        self.boards.offer(players - len(late))
        if self.short.isChecked():
            self._set_short(players - len(late))
        return problem

    def refuse_variant(self, name: str, mode: str, players: int) -> None:
        """Of three players one may wait; the other variants can always be had."""
        setup: dict[str, Any] = {"seed": 1, "late": [players - 1]} if name == LATE else {"seed": 1}
        record = Record(self.game.id, self.card_set, players, mode, (name,), setup)
        self.game.setup(self.game.options(record), Rng(1))

    # ------------------------------------------------------------------ words

    def _set_short(self, players: int) -> None:
        """Board, limit and rounds of the short game for so many who start."""
        wanted, self._setting = short_game(players), True
        self.boards.choose(wanted["board"])
        self.turns.set(wanted["turn_limit"], TURN_LIMIT)
        self.rounds.set(wanted["trade_rounds"], TRADE_ROUNDS)
        self._setting = False

    def _short_changed(self, chosen: bool) -> None:
        """Without it the limit is the usual one again."""
        if not chosen and not self._setting:
            self._setting = True
            self.turns.set(TURN_LIMIT, TURN_LIMIT)
            self.rounds.set(TRADE_ROUNDS, TRADE_ROUNDS)
            self.boards.set_to(self.boards.players, "")
            self._setting = False
        self.changed.emit()

    def _length_changed(self) -> None:
        """What is set by hand is no short game any more."""
        self._say_length()
        if self._setting:
            return
        self._setting = True
        self.short.setChecked(False)
        self._setting = False
        self.changed.emit()

    def _say_length(self) -> None:
        speech = load_language(self.preferences.language)
        titles = (self.tr("Turn limit"), self.tr("Trading rounds"))
        width = max(self.turns.title_width(title) for title in titles)
        about = speech.sentence("option_text.turn_limit", n=self.turns.value)
        self.turns.say(titles[0], self.tr("turns at most"), about, width)
        about = speech.sentence("option_text.trade_rounds", n=self.rounds.value)
        self.rounds.say(titles[1], self.tr("per turn"), about, width)

    def retranslate(self) -> None:
        super().retranslate()
        speech = load_language(self.preferences.language)
        self._length.setText(self.tr("Length"))
        self._say_length()
        self.short.setText(self.tr("Short game: about an hour"))
        self.short.setToolTip(speech.sentence("option_text.short"))
        self._late_title.setText(self.tr("Who waits for a Civil War to enter:"))
        self.kept.setText(self.tr("Order, nations and stacks as in the game taken over"))
        self.boards.say()


def _two_by_two(*parts: QWidget) -> QWidget:
    made, grid = QWidget(), QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(0)
    for place, part in enumerate(parts):
        grid.addWidget(part, place // 2, place % 2)
    made.setLayout(grid)
    return made


# The boards that fit a number of players: the chosen one large, with where each nation starts; the others small.


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
        self._by_hand = False
        """Somebody has chosen the board: it stays while it fits."""
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
        """The boards for so many who start. Only a board chosen by hand stays, if it is among them."""
        if players != self.players:
            self.players = players
            for board in self.boards.values():
                board.players = players if players in board.plan.players else min(board.plan.players)
            fitting = self.fitting()
            if self.chosen not in fitting or not self._by_hand:
                self._by_hand = False
                usual = [name for name in fitting if players in self.boards[name].plan.default_for]
                self.chosen = (usual or fitting)[0]
            self._arrange()

    def set_to(self, players: int, name: str) -> None:
        """As in an earlier game: its board counts as chosen by hand, unless it is the usual one."""
        self.players, self._by_hand = 0, False
        self.offer(players)
        self.choose(name)

    def choose(self, name: str) -> None:
        if name in self.fitting() and name != self.chosen:
            self.chosen, self._by_hand = name, True
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
