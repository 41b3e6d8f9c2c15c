"""A person before the real window: looks at what is shown, moves the mouse, presses keys. Makes no move otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from aoc_desktop.games.age_of_civilization.game import GAME
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.age_of_civilization.boards import OWNED
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.forced import without_choice
from aoc_desktop.models.places import Place
from aoc_desktop.models.session import Session
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.age_of_civilization.own_actions import FINISH_ACTIONS, REST, SKIRMISH
from aoc_desktop.ui.age_of_civilization.table_page import TablePage
from aoc_desktop.ui.app import application
from aoc_desktop.ui.main_window import MainWindow
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.screens.final import FinalScreen
from aoc_desktop.ui.screens.new_game import NewGameScreen
from aoc_desktop.ui.table.curtain import BREATH
from aoc_desktop.ui.table.view import TableView

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
BUTTONS = {"end": "primary", "done": FINISH_ACTIONS, "rest": REST, "skip": "decline"}
SHORTCUTS = {"end": Key.Key_E, "done": Key.Key_F, "rest": Key.Key_R, "skip": Key.Key_S}
COLUMNS = ("left", "middle", "right")
WORKER: Place = ("worker", "")
Seen = TypeVar("Seen")


def preferences_in(folder: Path, **wanted: object) -> Preferences:
    """Nothing waits and nothing glides, unless asked for."""
    preferences = Preferences(Settings(folder / "settings.json"))
    usual = {"language": "en", "pace": 0, "confirm_end_of_turn": False}
    for name, value in {**usual, **wanted}.items():
        preferences[name] = value
    return preferences


class Person:
    """Plays by gestures and counts them; what moves by itself is counted apart."""

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

    # ------------------------------------------------------------------ what is seen

    @property
    def session(self) -> Session:
        assert self.window.session is not None
        return self.window.session

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def view(self) -> TableView:
        return self.page.view

    @property
    def models(self) -> TableModels:
        return self.page.models

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
        spots: Iterator[QPointF] = self._spots(piece.rect)
        if place[0] == "action":
            slots = self.view.layout_.slot_rects(place[1])
            spots = iter([*(slot.center() for slot in slots), *spots])
        for spot in spots:
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

    def _count(self, turn: PlayedMove) -> None:
        if turn.move == self._awaited and self.session.seats[turn.seat].is_human:
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

    def drag(self, source: Place, target: Place) -> None:
        """Press, move in steps, release: zones that show only while something is held are looked for then."""
        start = self.point_of(source)
        self.lift(source)
        end = self.point_of(target)
        for step in (0.3, 0.7, 1.0):
            self.move_to(start + (end - start) * step)
        self.release(end)
        self.kinds[f"{source[0]}>{target[0]}"] += 1
        assert not self.view.dragging.active

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

    def set_table(self, seats: tuple[str, ...], variants: tuple[str, ...] = (), seed: int = 1) -> None:
        """New game by mouse, with a seat for each of `seats`: "human" or a level; the form's keys choose."""
        self.click_widget(self.window.home.findChild(QWidget, "entry_solo" if len(seats) == 1 else "entry_new_game"))
        if len(seats) == 1:
            hub = self.window.stack.currentWidget()
            assert hub is not None
            self.click_widget(hub.findChild(QWidget, f"entry_{SKIRMISH}"))
        form = self.window.stack.currentWidget()
        assert isinstance(form, NewGameScreen)
        for number in range(4 if len(seats) > 1 else 0):
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
        assert self.moves[: len(before) + 1] == [*before, " ".join(move)]
        self.gestures.append(move)
        self.settle()

    def by_dragging(self, move: Move) -> None:
        """By drag wherever there is something to drag; a click for lines of the end panel, buttons for the rest."""
        if move[0] in BUTTONS:
            self._press_button(move)
            return
        before = len(self.moves)
        for source, target in _drags(move, self):
            if len(self.moves) > before:  # only one choice was left: the first gesture was enough
                break
            if source == target:
                self.click(source)
            else:
                self.drag(source, target)

    def least_used(self, ways: list[list[tuple[Place, Place]]]) -> list[tuple[Place, Place]]:
        names = [" ".join(f"{source[0]}>{target[0]}" for source, target in way) for way in ways]
        chosen = min(range(len(ways)), key=lambda number: self._ways[names[number]])
        self._ways[names[chosen]] += 1
        return ways[chosen]

    def by_clicks(self, move: Move) -> None:
        """Card, then target."""
        if move[0] in BUTTONS:
            self._press_button(move)
            return
        before = len(self.moves)
        for place in _clicks(move, self):
            if len(self.moves) > before:
                break
            self.click(place)

    def _press_button(self, move: Move) -> None:
        button = self.page.bar.primary
        assert button.action_id == BUTTONS[move[0]]
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
        if move[0] in SHORTCUTS:
            self.kinds[f"key {move[0]}"] += 1
            self.key(SHORTCUTS[move[0]])
            return
        before = len(self.moves)
        self.tab_to_table()
        for place in _clicks(move, self):
            if len(self.moves) > before:
                break
            self.tab_to(place)
            self.kinds[place[0]] += 1
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
            QTest.qWait(max(0, BREATH + 10 - curtain._fallen.elapsed()))  # nobody changes seats in less
            self.key(Key.Key_Return)
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
                self.perform(choose(listed, rng, self.gestures), gesture)
            else:
                self.settle()
        raise AssertionError("the game does not end")

    # ------------------------------------------------------------------ what must hold

    def check(self) -> None:
        """What is shown is the record replayed, and every move came from a gesture or by rule."""
        record = self.session.record()
        replayed = replay(GAME, record)
        state = self.session.match.state
        assert replayed.state.key() == state.key()
        self._check_models(state)
        assert len(record.moves) == len(self.gestures) + self.automatic
        match = self.session.match
        for number, (before, turn) in enumerate(zip(match.states(), match.history, strict=True)):
            if number in self._by_hand:
                assert self.session.seats[turn.seat].is_human
            elif self.session.seats[turn.seat].is_human:
                assert without_choice(GAME, before, turn.seat) == turn.move
        assert len(self._by_hand) == len(self.gestures)

    def _check_models(self, state: object) -> None:
        shot = GAME.snapshot(state)  # type: ignore[arg-type]
        models = self.models
        assert [[row.card, row.coins] for row in models.market.rows] == shot["market"]
        assert [row.card for row in models.wonders.rows] == shot["wonder_market"]
        for board, player in zip(models.boards, shot["players"], strict=True):
            for name in ("points", "coins", "workers", "free_workers", "military"):
                assert board.numbers.value(name) == player[name]
            assert sorted(row.card for row in board.pile.rows) == sorted(player["civilizations"])
            assert {row.card for row in board.technologies.rows if row.state == OWNED} == set(player["technologies"])


Arrival = Callable[..., Person]
"""Starts the program with these settings."""


def _in_the_open(widget: QWidget, point: QPoint) -> bool:
    """Whether a click there would reach this widget: QTest hands it over even under a bubble or outside the window."""
    uppermost = widget.window().childAt(widget.mapTo(widget.window(), point))
    return uppermost is not None and (uppermost is widget or widget.isAncestorOf(uppermost))


def choose(listed: list[Move], rng: Rng, made: Sequence[Move] = ()) -> Move:
    """A kind of move first, every now and then the one made least so far; then one of that kind."""
    kinds: dict[tuple[str, str], list[Move]] = {}
    for move in listed:
        kinds.setdefault(_kind(move), []).append(move)
    busy = [kind for kind in kinds if kind[0] not in BUTTONS]
    if busy and rng.below(5):
        return rng.choice(kinds[rng.choice(busy)])
    counts = Counter(_kind(move) for move in made)
    return rng.choice(kinds[min(kinds, key=lambda kind: counts[kind])])


def _kind(move: Move) -> tuple[str, str]:
    return move[0], move[2] if move[-1] == "hand" else "card" if len(move) > 2 else ""


def _card_place(card: str, person: Person) -> Place:
    """Where a card lies that a move names."""
    cards = person.models.cards
    if card in cards.wonder:
        return "wonder", card
    return ("market", card) if card in cards.civilization else ("technology", card)


def _drags(move: Move, person: Person) -> list[tuple[Place, Place]]:
    """The gestures of a move: what is put where; the same place twice is a click. Where there are several ways, the
    one used least comes next."""
    verb, words = move[0], move[1:]
    if verb in ("rise", "annex"):
        return [(("hand" if "hand" in words else "market", words[0]), (verb, ""))]
    if verb == "keep":
        return [(("pack", words[0]), ("keep", ""))]
    if verb == "buy":
        row = person.models.specials.row(words[0])
        assert row is not None
        return [(("special", words[0]), ("column", COLUMNS[row.column]))]
    action: Place = ("action", words[0])
    if verb == "act" and len(words) == 1:
        return [(WORKER, action)]
    if verb == "act":
        card = _card_place(words[1], person)
        ways = [[(card, action)], [(WORKER, action), (card, card)]]
        if card[0] == "wonder":
            ways.append([(card, ("wonders", ""))])
        return person.least_used(ways)
    if verb in ("pick", "take"):
        card = _card_place(words[0], person)
        ways = [[(card, card)], [(card, ("wonders", ""))]]
        return person.least_used(ways[: 1 + (verb == "take")])
    return _end_of_turn(move, person)


def _end_of_turn(move: Move, person: Person) -> list[tuple[Place, Place]]:
    verb, words = move[0], move[1:]
    offer: Place = ("offer", " ".join(move))
    if verb == "decline" or person.view.stage.by_place(offer) is not None:
        return [(offer, offer)]
    effect: Place = ("effect", words[0])
    if len(words) == 1:
        return [(effect, effect)]
    card = _card_place(words[1], person)
    if card[0] == "market":
        return [(("coins", ""), card)]
    return [(effect, effect), (card, card)]


def _clicks(move: Move, person: Person) -> list[Place]:
    """The places to be clicked one after the other: card, then target; a slot alone says enough every second time."""
    places: list[Place] = []
    for source, target in _drags(move, person):
        if source == target or (source == WORKER and len(person.gestures) % 2):
            places.append(target)
        else:
            places += [source, target]
    return places
