"""Tools of the log: "Why?" shows the cards and rules behind a line, an export writes all lines to a file, and lines
point at the table and open its moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QLabel, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.ai.levels import BUDGETS
from aoc_desktop.ai.reasons import groups_of
from aoc_desktop.ai.review import PlayedTurn, turns_of
from aoc_desktop.ai.worker import Answer
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.log import LogRole
from aoc_desktop.play.places import Place
from aoc_desktop.play.review import question_of
from aoc_desktop.play.session import Session
from aoc_desktop.play.thinking import Thinking
from aoc_desktop.text.hints import differences_text, figures_text
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.confirm_dialog import read_rules_by_key
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rules_view import RulesView
from aoc_desktop.ui.kit.save_dialog import save_text, where_to_save
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.table.look import AnyLook, table_of
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.page.log_list import LogList
from aoc_desktop.ui.table.picture.faces import Faces

PICTURE_WIDTH = 104
RULE_HEIGHT = 250
LEAST_HEIGHT = 90
"""Of what can be scrolled, in a low window."""
MARGIN, WIDTH = 40, 540
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class WhyDialog(QDialog):
    """A line of the log with its cards and its rule."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)

    def __init__(self, parent: QWidget, index: QModelIndex, rows: Rows, preferences: Preferences) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Why?"))
        look, self._preferences = table_of(rows.session), preferences
        self._faces = look.faces(rows, preferences.language)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        words = label(str(index.data()), "strong", wrap=True)
        words.setMinimumWidth(460)
        layout.addWidget(words)
        shown = [pair for pair in index.data(LogRole.CARDS) or () if self._faces.knows(*pair)]
        inner = QWidget()
        inner.setLayout(column(*(self._card(kind, card) for kind, card in shown), None, gap=8))
        area = Scrolled(inner)
        area.setMinimumHeight(min(420, 30 + 150 * len(shown)))
        if shown:
            layout.addWidget(area, 1)
        self.topic = line_topic(look, index)
        if self.topic:
            rule = RulesView(look_named(rows.session.match.game.id), preferences, narrow=True)
            rule.setMinimumHeight(round(RULE_HEIGHT * preferences.scale))
            rule.open_at(self.topic)
            layout.addWidget(rule, 1)
        if (asked := question_about(rows.session, index)) is not None:
            layout.addWidget(MoveReasons(*asked, rows, preferences))
        rules = button(self.tr("Read the rule"))
        rules.clicked.connect(self._help)
        close = button(self.tr("Close"), primary=True)
        close.clicked.connect(self.accept)
        layout.addLayout(row(rules, None, close))
        close.setFocus()
        self._take_room(parent.window().size() - QSize(MARGIN, MARGIN))

    def _take_room(self, most: QSize) -> None:
        """As high as its parts ask for; by itself a dialog is never higher than two thirds of the screen."""
        layout = self.layout()
        assert layout is not None
        width = min(self.sizeHint().width(), round(WIDTH * self._preferences.scale), most.width())
        height = layout.totalHeightForWidth(width)
        if height > most.height():
            for part in self.findChildren(QAbstractScrollArea, options=DIRECT):
                part.setMinimumHeight(LEAST_HEIGHT)
        self.resize(width, min(height, most.height()))

    def _card(self, kind: str, card: str) -> QWidget:
        name = label(self._faces.name(kind, card, short=False), "name")
        drawn = self._faces.picture(kind, card, PICTURE_WIDTH, self._preferences.theme, self.devicePixelRatioF())
        picture = button()
        picture.setProperty("role", "picture")
        picture.setIcon(drawn)
        picture.setIconSize(drawn.deviceIndependentSize().toSize())
        picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        picture.setAccessibleName(name.text())
        picture.clicked.connect(partial(self._zoom, kind, card))
        lines = label("\n".join(self._faces.lines(kind, card)), wrap=True)
        words = QWidget()
        words.setLayout(column(name, lines, None, gap=2))
        return panel(row(picture, words, gap=12, margins=(10, 8, 12, 8)))

    def _zoom(self, kind: str, card: str) -> None:
        """Over the window: this dialog would lie before it."""
        self.accept()
        self.zoom_wanted.emit(kind, card)

    def _help(self) -> None:
        self.accept()
        self.help_wanted.emit(self.topic)


def question_about(session: Session, index: QModelIndex) -> tuple[Seat, PlayedTurn] | None:
    """The turn of a computer player that a line tells of, where it may be asked about: after the game, or in practice
    where no seat has secrets that its reasons would tell; in a game that has words for reasons."""
    seat, (first, _) = index.data(LogRole.SEAT), index.data(LogRole.KEY)
    match = session.match
    open_to_all = session.finished or (session.practice and not match.game.moment(match.state).secrets)
    if not (groups_of(match.game.id) and open_to_all) or seat is None or session.seats[seat].level not in BUDGETS:
        return None
    turns = turns_of(match, seat)
    return next(((seat, turn) for turn in turns if turn.first < first <= turn.first + len(turn.moves)), None)


class MoveReasons(QLabel):
    """Why a computer player did what it did: its turn judged again, beside the next best or a better one."""

    def __init__(self, seat: Seat, turn: PlayedTurn, rows: Rows, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("move_reasons")
        self.setWordWrap(True)
        self._rows, self._language, self._seat = rows, preferences.language, seat
        self._state = rows.session.match.state_at(turn.first)
        self._title = self.tr("Why {0} ({1}) played this").format(rows.session.names[seat], rows.played_by(seat))
        self._thinking = Thinking(self)
        self._thinking.answered.connect(self._tell)
        self._thinking.failed.connect(lambda: self._say(self.tr("The computer gives no answer.")))
        self._say(self.tr("Thinking the turn over once more…"))
        self._thinking.ask(question_of(rows.session, seat, turn), lambda _answer: True)

    def _say(self, words: str) -> None:
        self.setText(f"{self._title}\n{words}")
        self.setAccessibleName(self.text())

    def _tell(self, found: Answer) -> None:
        best, played = found.candidates
        words, language = self._rows.words, self._language
        is_best = best.line == played.line
        figures = figures_text(played.points, played.chance, language, played.goal)
        turn = words.turn(played.line, language, self._state, self._seat, played=True)
        told = [
            self.tr("{0}: {1}.").format(turn, figures),
            differences_text(played.differences, words.speech(language), is_best)
            or self.tr("No other turn came out clearly better or worse."),
        ]
        if not is_best:
            better = words.turn(best.line, language, self._state, self._seat)
            told.append(self.tr("Thought over, this is better: {0}.").format(better))
        self._say(" ".join(part for part in told if part))


def line_topic(look: AnyLook, index: QModelIndex) -> str:
    """The part of the rules that a line rests on."""
    return look.topics.of_line(str(index.data(LogRole.KIND)), index.data(LogRole.CAUSES) or ())


def line_tip(index: QModelIndex, faces: Faces) -> str:
    """The cards that a line speaks of, with their sentences."""
    told = []
    for kind, card in index.data(LogRole.CARDS) or ():
        if faces.knows(kind, card):
            told.append("\n".join([faces.name(kind, card, short=False), *faces.lines(kind, card)]))
    return "\n\n".join(told)


def noun_tip(kind: str, card: str, faces: Faces, preferences: Preferences, on_table: bool = False) -> str:
    """One card that a line names: its picture with its sentences; a rule, or what lies `on_table`, in a word."""
    if on_table:
        return QCoreApplication.translate("WhyDialog", "Click to see it on the table")
    if not faces.knows(kind, card):
        return QCoreApplication.translate("WhyDialog", "Click for the rule") if kind == "rule" else ""
    picture = faces.picture(kind, card, PICTURE_WIDTH * preferences.scale, preferences.theme)
    data = QByteArray()
    buffer = QBuffer(data)
    picture.save(buffer, "PNG")
    source = bytes(data.toBase64().data()).decode()
    lines = "<br>".join(escape(line) for line in faces.lines(kind, card))
    words = f"<b>{escape(faces.name(kind, card, short=False))}</b><br>{lines}"
    width = round(300 * preferences.scale)
    return (
        f'<table width="{width}"><tr><td><img src="data:image/png;base64,{source}"></td>'
        f'<td valign="middle">{words}</td></tr></table>'
    )


def export_lines(parent: QWidget, lines: list[str], tell: Callable[[str], object]) -> None:
    """Write the log to a text file of the user's choice."""
    title = QCoreApplication.translate("WhyDialog", "Export the log")
    path = where_to_save(parent, title, "log.txt", {"*.txt": (".txt",)})
    if path is not None:
        save_text(path, "\n".join(lines) + "\n", tell)


# From the log to the table: the log's placement, the pieces that its lines point at, and the moments that they open.


class LogLinks(QObject):
    """Between the log and the table of one page."""

    focus_wanted = Signal()
    """The table gets the focus that was in the log."""

    def __init__(self, desk: Desk, history_view: HistoryView, log: LogList) -> None:
        super().__init__(desk)
        self._desk, self._moments, self._log = desk, history_view, log
        desk.session.played.connect(self._follow_own_move)
        self._moments.returned.connect(self._come_back)
        self._log.noun_clicked.connect(self._open_noun)
        self._log.why.clicked.connect(self._why)
        self._log.export.clicked.connect(self._export)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {"why": self._why, "export_log": self._export}

    def _export(self) -> None:
        export_lines(self._desk.page, self._log.lines(), self._desk.notice.emit)

    # ------------------------------------------------------------------ where the log stands

    def choose_line(self) -> None:
        """That of the moment that is looked at."""
        if self._moments.past is not None:
            self._log.choose_turn(self._moments.here)

    def _come_back(self) -> None:
        """Keyboard users return to the same line; otherwise the log scrolls to its end, and focus in the log moves to
        the table."""
        if self._log.view.hasFocus() and self._log.by_keyboard:
            return
        self._log.show_end()
        if self._log.view.hasFocus():
            self.focus_wanted.emit()

    def _follow_own_move(self, played: PlayedMove) -> None:
        """Scroll the log to a person's own move, even if earlier lines are in view."""
        session = self._desk.session
        if self._moments.last not in session.by_itself and session.is_human(played.seat):
            self._log.show_end()

    # ------------------------------------------------------------------ where its lines lead

    def explain(self, index: QModelIndex) -> None:
        """The cards and rules behind a line."""
        desk = self._desk
        if not index.isValid():
            desk.notice.emit(QCoreApplication.translate("TablePage", "Choose a line of the log first."))
            return
        dialog = WhyDialog(desk.page, index, desk.rows, desk.preferences)
        dialog.zoom_wanted.connect(desk.zoom_wanted)
        dialog.help_wanted.connect(desk.help_wanted)
        topic = dialog.topic
        read_rules_by_key(dialog, desk.page, desk.actions.keys("rules"), lambda: desk.help_wanted.emit(topic))
        dialog.open()

    def _why(self) -> None:
        self.explain(self._log.current())

    def open_line(self, moves: int) -> None:
        """The moment after the chosen line, with the first place that it names."""
        named, look = self._log.current().data(LogRole.NOUNS) or (), self._desk.look
        self._moments.show_moment(moves)
        places = (look.noun_places.place(noun.kind, noun.id) for noun in named)
        self._moments.shown_view.pan_zoom.show(next((place for place in places if place is not None), None))

    def _open_noun(self, kind: str, card: str) -> None:
        """A name: where it lies on the table, its card large, or its rule."""
        desk = self._desk
        if (place := desk.look.noun_places.place(kind, card)) is not None:
            self._show_place(place)
        elif kind == "rule":
            desk.help_wanted.emit(desk.look.topics.of_noun(kind, card))
        else:
            desk.zoom_wanted.emit(kind, card)

    def _show_place(self, place: Place) -> None:
        """Focus this place of the shown table; close overlays that cover it."""
        view = self._moments.shown_view
        view.look.noun_places.uncover(place, view)
        view.setFocus()
        view.go_to(place)
