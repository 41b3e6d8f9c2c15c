"""A person before the real window: looks at the screen, moves the mouse, presses keys, and makes every move that
way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from aoc_desktop.games import FIRST
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.notation import text_of
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.only_move import without_choice
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.table.page.curtain import BREATH
from aoc_desktop.ui.table.picture.answer_keys import TURN
from aoc_desktop.ui.table.picture.view import TableView
from aoc_desktop.ui.table.text.text_rows import NOW, Row, seat_section
from aoc_desktop.ui.table.text.text_tree import TextTree
from tests.ui.hands import Hands, choose, hands_of
from tests.ui.windows import entry_of, open_page

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
Seen = TypeVar("Seen")


def preferences_in(folder: Path, **wanted: object) -> Preferences:
    """Nothing waits and nothing glides, unless asked for."""
    preferences = Preferences(Settings(folder / "settings.json"))
    usual = {"language": "en", "pace": 0, "end_of_turn": "at_once", "celebrate": False, "text_table": "off"}
    for name, value in {**usual, **wanted}.items():
        preferences[name] = value
    return preferences


class Person:
    """Plays any game by gestures and counts them; what moves by itself is counted apart."""

    def __init__(self, preferences: Preferences, size: tuple[int, int] = (1280, 720)) -> None:
        application()
        self.window = MainWindow(preferences)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.gestures: list[Move] = []
        self.kinds: Counter[str] = Counter()
        """How often a piece of each kind was put on a place of each kind: "worker>action"."""
        self._ways: Counter[str] = Counter()
        self.automatic = 0
        self._listened: Session | None = None
        self._awaited: Move | None = None
        self._by_hand: set[int] = set()

    def leave(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ------------------------------------------------------------------ looking

    @property
    def session(self) -> Session:
        assert self.window.session is not None
        return self.window.session

    @property
    def page(self) -> Any:
        """The table page of the game."""
        assert self.window.table is not None
        return self.window.table

    @property
    def view(self) -> TableView:
        view: TableView = self.page.view
        return view

    @property
    def models(self) -> Any:
        """The game's Rows."""
        return self.page.models

    @property
    def hands(self) -> Hands:
        """How the moves of the game on the table are made."""
        return hands_of(self.session.match.game.id, self)

    @property
    def moves(self) -> list[str]:
        return list(self.session.match.moves)

    @property
    def at_end(self) -> bool:
        return isinstance(self.window.stack.currentWidget(), FinalScreen)

    def listed(self) -> list[Move]:
        """The list of legal moves, as it can be read by anybody."""
        return [row.move for row in self.models.legal.rows]

    def point_of(self, place: Place) -> QPoint:
        """A point of the table's viewport at which this place is uppermost."""
        piece = self.view.stage.by_place(place)
        assert piece is not None, f"{place} is not on the table"
        for spot in (*self.hands.spots(place), *self._spots(piece.rect)):
            point = self.view.mapFromScene(spot)
            under = self.view.stage.at(self.view.mapToScene(point))
            if under is not None and under.place == place and _in_the_open(self.view.viewport(), point):
                return point
        raise AssertionError(f"{place} lies wholly under something else")

    @staticmethod
    def _spots(rect: QRectF) -> Iterator[QPointF]:
        """The middle first, then a net of points."""
        shares = (0.5, 0.25, 0.75, 0.1, 0.9)
        for down in shares:
            for along in shares:
                yield QPointF(rect.left() + along * rect.width(), rect.top() + down * rect.height())

    # ------------------------------------------------------------------ hands

    def wait_for(self, look: Callable[[], Seen | None], seconds: float = 20) -> Seen:
        """What `look` sees, as soon as it sees something; the table goes on meanwhile."""
        until = monotonic() + seconds
        while (seen := look()) is None:
            assert monotonic() < until, f"{look} saw nothing for {seconds} s"
            QTest.qWait(10)
        return seen

    def settle(self) -> None:
        """Until nothing more happens by itself."""
        quiet = 0
        while quiet < 3:
            before = self._pulse()
            QApplication.processEvents()
            quiet = quiet + 1 if self._pulse() == before else 0

    def _pulse(self) -> tuple[object, ...]:
        session = self.window.session
        played = len(session.match.history) if session is not None else -1
        return played, self.window.stack.currentWidget()

    def listen(self) -> None:
        """Count the moves of the game that is now on the table."""
        self._listened = self.session
        self.automatic += len(self.session.match.history)  # keys let the clock run: AI seats may have begun
        self.session.played.connect(self._count)

    def _count(self, played: PlayedMove) -> None:
        if played.move == self._awaited and self.session.is_human(played.seat):
            self._awaited = None
            self._by_hand.add(len(self.session.match.history) - 1)
        else:
            self.automatic += 1

    def press(self, place: Place) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, NONE, self.point_of(place))

    def move_to(self, point: QPoint) -> None:
        """By way of its neighbour: a pointer that the test has put there before (its clicks do not move it) would not
        be heard of."""
        QTest.mouseMove(self.view.viewport(), point + QPoint(1, 0))
        QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, point)

    def lift(self, place: Place) -> None:
        point = self.point_of(place)
        QTest.mousePress(self.view.viewport(), LEFT, NONE, point)
        self.move_to(point + QPoint(5, 4))
        assert self.view.dragging.active, f"{place} cannot be lifted"

    def drag(self, source: Place, target: Place, setting: str = "") -> None:
        """Press, move in steps, release: zones that show only while something is held are looked for then."""
        start = self.point_of(source)
        self.lift(source)
        self.set_in_hand(setting)
        end = self.point_of(target)
        for step in (0.3, 0.7, 1.0):
            self.move_to(start + (end - start) * step)
        self.release(end)
        self.kinds[f"{source[0]}>{target[0]}"] += 1
        assert not self.view.dragging.active

    def set_in_hand(self, setting: str) -> None:
        """Turn the held thing until it has this setting; empty: leave it."""
        hand = self.view.hand
        for _ in range(len(hand.settings()) if setting else 0):
            if hand.setting == setting:
                return
            self.key(TURN)
        assert not setting or hand.setting == setting, f"{setting} cannot be set"

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.point_of(place))
        self.kinds[place[0]] += 1

    def click_widget(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled(), widget.toolTip()
        assert _in_the_open(widget, widget.rect().center())
        QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """To the window as the system sees it: shortcuts first, then whatever has the focus."""
        QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def write(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.window.windowHandle(), letter)

    # ------------------------------------------------------------------ to a table

    def set_table(
        self, seats: tuple[str, ...], variants: tuple[str, ...] = (), seed: int = 1, game: str = FIRST
    ) -> None:
        """New game by mouse, with a seat for each of `seats`: "human" or a level; the form's keys choose."""
        page = open_page(self.window, game)
        if len(seats) == 1:
            hands_of(game, self).sit_down_alone(page)
        else:
            self.click_widget(entry_of(page, "new_game"))
        form = self.window.stack.currentWidget()
        assert isinstance(form, NewGameScreen)
        for number in range(len(form.seats) if len(seats) > 1 else 0):
            wanted = seats[number] if number < len(seats) else ""
            self._choose(form.seats[number].player, wanted)
        for variant in variants:
            self.click_widget(form.options.variants[variant])
        self.click_widget(form.seed)
        self.write(str(seed))
        assert form.record().variants == variants
        self.click_widget(form.start)
        self.listen()
        self.settle()

    def _choose(self, box: QComboBox, wanted: str) -> None:
        box.setFocus()
        self.key(Key.Key_Home)
        for _ in range(box.count()):
            if (box.currentData() or "") == wanted:
                return
            self.key(Key.Key_Down)
        raise AssertionError(f"{wanted!r} cannot be chosen")

    # ------------------------------------------------------------------ a move

    def perform(self, move: Move, gesture: Callable[[Move], None]) -> None:
        """One move by one gesture: exactly this move must have been played when the hand rests."""
        assert self._listened is self.session
        before = self.moves
        self._awaited = move
        gesture(move)
        assert self._awaited is None, f"{move} was not played"
        # Keys let the clock run: what follows by itself may already have followed.
        assert self.moves[: len(before)] == before
        assert self.session.match.history[len(before)].move == move
        self.gestures.append(move)
        self.settle()

    def by_dragging(self, move: Move) -> None:
        """Drag wherever the move has a drag; else click, or press its button."""
        if action := self.hands.button(move):
            self._press_button(move, action)
            return
        before = len(self.moves)
        for source, target in self.hands.gestures(move):
            if source == target:
                self.click(source)
            else:
                self.drag(source, target, self.hands.setting(move, source))
            if len(self.moves) > before:  # only one choice was left: the gestures so far were enough
                break

    def least_used(self, ways: list[list[tuple[Place, Place]]]) -> list[tuple[Place, Place]]:
        names = [" ".join(f"{source[0]}>{target[0]}" for source, target in way) for way in ways]
        chosen = min(range(len(ways)), key=lambda number: self._ways[names[number]])
        self._ways[names[chosen]] += 1
        return ways[chosen]

    def by_clicks(self, move: Move) -> None:
        """Card, then target."""
        if action := self.hands.button(move):
            self._press_button(move, action)
            return
        before = len(self.moves)
        for place in self.hands.clicks(move):
            self.click(place)
            if len(self.moves) > before:
                break
            self._set_held(move, place)

    def _set_held(self, move: Move, place: Place) -> None:
        """What was taken up by this click is set as the move has it."""
        if self.view.hand.held == place:
            self.set_in_hand(self.hands.setting(move, place))

    def _press_button(self, move: Move, action: str) -> None:
        button = self.page.bar.primary
        assert button.action_id == action
        self.click_widget(button)
        self.kinds[f"button {move[0]}"] += 1

    def by_list(self, move: Move) -> None:
        """The list of legal moves, from the keyboard."""
        row = self.listed().index(move)
        self.key(Key.Key_L, CTRL)
        assert self.page.side.legal.view.hasFocus()
        self.key(Key.Key_Home)
        for _ in range(row):
            self.key(Key.Key_Down)
        self.kinds["list"] += 1
        self.key(Key.Key_Return)

    def by_keys(self, move: Move) -> None:
        """Tab and arrows on the table, shortcuts for what has no card."""
        if action := self.hands.button(move):
            if self.page.side.legal.view.hasFocus():  # letters look for a row there
                self.tab_to_table()
            self.kinds[f"key {move[0]}"] += 1
            self.key(self.window.actions_.keys(action)[0][0].key())
            return
        before = len(self.moves)
        self.tab_to_table()
        for place in self.hands.clicks(move):
            self.tab_to(place)
            self.kinds[place[0]] += 1
            self.key(Key.Key_Return)
            if len(self.moves) > before:
                break
            self._set_held(move, place)

    # ------------------------------------------------------------------ the table as text

    def by_text(self, move: Move) -> None:
        """Use the table as text, from the keyboard: the rows of all places that the picture would need clicks on, in
        order."""
        if action := self.hands.button(move):
            self.read_to(Row("action", action))
            self.key(Key.Key_Return)
            return
        before = len(self.moves)
        for place in self.hands.clicks(move):
            answer, text = Row("answer", place), self.page.text
            self.read_to(answer if text.model.index_of(answer).isValid() else text.rows.row_of(place))
            self.kinds[place[0]] += 1
            self.key(Key.Key_Return)
            if len(self.moves) > before:
                break
            self._set_held(move, place)

    def read_cards(self, seat: Seat) -> dict[str, str]:
        """The text table's words about a player's cards, and their sentences."""
        model = self.page.text.model
        rows = [key for key in model.all_keys() if key.kind == "card" and key.section == seat_section(seat)]
        roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleDescriptionRole
        return {model.index_of(key).data(roles[0]): model.index_of(key).data(roles[1]) for key in rows}

    def read_to(self, row: Row) -> None:
        """Go to its section by Alt and a digit, or by arrows; then down to the row, opening closed ones."""
        text = self.page.text
        tree, model = text.tree, text.model
        way = [row]
        while (above := model.index_of(way[0]).parent()).isValid():
            way.insert(0, model.key_of(above))
        assert model.index_of(row).isValid(), f"{row} is not told of"
        number = (NOW, *text.rows.sections).index(way[0].of)
        if number < 10:
            self.key(Key(Key.Key_0 + number), ALT)
        assert tree.hasFocus()
        for step in way:
            self._walk_down(tree, model.index_of(step), step)
            if step != row and not tree.isExpanded(model.index_of(step)):
                self.key(Key.Key_Right)

    def _walk_down(self, tree: TextTree, goal: QModelIndex, row: Row) -> None:
        """By arrows only; they come to every row in sight."""
        below = tree.visualRect(goal).top() >= tree.visualRect(tree.currentIndex()).top()
        for _ in range(400):
            if tree.here == row:
                return
            self.key(Key.Key_Down if below else Key.Key_Up)
        raise AssertionError(f"arrows never come to {row}")

    def by_command(self, move: Move) -> None:
        """Typed in the record's notation."""
        self.key(Key.Key_Slash)
        assert self.page.text.command.edit.hasFocus()
        self.write(text_of(move))
        self.kinds["command"] += 1
        self.key(Key.Key_Return)

    def tab_to_table(self) -> None:
        self.tab_to_widget(self.view)

    def tab_to_widget(self, widget: QWidget) -> None:
        for _ in range(160):
            if widget.hasFocus():
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget}")

    def tab_to(self, place: Place) -> None:
        """Round and round until the ring is around this place; arrows would do too, by other ways."""
        for _ in range(160):
            if self.view.hasFocus() and self.view.walk.place == place:
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {place}")

    def walk_to(self, place: Place) -> None:
        """By arrows, which come to every place: always towards it, along the longer side of the way."""
        self.tab_to_table()
        goal = self.view.stage.by_place(place)
        assert goal is not None, f"{place} is not on the table"
        for _ in range(60):
            if self.view.walk.place == place:
                return
            start = self.view.walk.piece
            way = goal.rect.center() - start.rect.center() if start is not None else QPointF(0, 1)
            along = Key.Key_Right if way.x() > 0 else Key.Key_Left
            down = Key.Key_Down if way.y() > 0 else Key.Key_Up
            self.key(along if abs(way.x()) > abs(way.y()) else down)
        raise AssertionError(f"arrows never come to {place}")

    def confirm_by_mouse(self) -> None:
        if self.session.unconfirmed is not None:
            assert self.page.summary.isVisible()
            self.click_widget(self.page.summary.end)
            self.settle()

    def lift_curtain(self, by_key: bool = False) -> bool:
        """Take over from the person before; True if there was a curtain."""
        curtain = self.page.curtain
        if not curtain.isVisible():
            return False
        if by_key:
            assert curtain.button.hasFocus()
            curtain.breath = 0  # a moment has passed while they changed seats
            self.key(Key.Key_Return)
            curtain.breath = BREATH
        else:
            self.click_widget(curtain.button)
        assert not curtain.isVisible()
        self.settle()
        return True

    def play_to_the_end(
        self, gesture: Callable[[Move], None], rng: Rng, between: Callable[[], object] = lambda: None
    ) -> None:
        """A whole game; kinds of moves are chosen before moves, so that rare ones come too."""
        for _ in range(600):
            if self.at_end:
                return
            between()
            if listed := self.listed():
                self.perform(choose(listed, rng, self.gestures, self.hands.quiet), gesture)
            else:
                self.settle()
        raise AssertionError("the game does not end")

    def read_to_the_end(self, rng: Rng, commands: Callable[[], bool]) -> None:
        """A whole game from the table as text by the keyboard alone; `commands`: whether the next move is typed."""
        assert self.page.reads

        def gesture(move: Move) -> None:
            (self.by_command if commands() else self.by_text)(move)

        self.play_to_the_end(gesture, rng, lambda: self.lift_curtain(by_key=True))
        self.check()

    # ------------------------------------------------------------------ what must hold

    def check(self) -> None:
        """The table equals the replayed record, and every move came from a gesture or by rule."""
        record, match = self.session.record(), self.session.match
        game, state = match.game, match.state
        assert self.hands.fingerprint(replay(game, record).state) == self.hands.fingerprint(state)
        assert [row.points for row in self.models.seats.rows] == list(game.moment(state).points)
        self.hands.check(state)
        assert len(record.moves) == len(self.gestures) + self.automatic
        for number, (before, played) in enumerate(zip(match.states(), match.history, strict=True)):
            if number in self._by_hand:
                assert self.session.is_human(played.seat)
            elif self.session.is_human(played.seat):
                assert without_choice(game, before, played.seat) == played.move
        assert len(self._by_hand) == len(self.gestures)


Arrival = Callable[..., Person]
"""Starts the program with these settings."""


def _in_the_open(widget: QWidget, point: QPoint) -> bool:
    """Whether a click there would reach this widget: QTest hands it over even under a bubble or outside the window."""
    uppermost = widget.window().childAt(widget.mapTo(widget.window(), point))
    return uppermost is not None and (uppermost is widget or widget.isAncestorOf(uppermost))
