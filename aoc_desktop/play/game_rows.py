"""A game's Rows: every model of its table over one session, kept up to date together, and what its gestures mean.

The table toolkit knows a game only by this class and by its Look. A game gives a subclass, found in the registry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol, Self

from PySide6.QtCore import QObject, QTimer, Signal

from aoc_desktop.games import rows_of, words_of
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.legal_moves import LegalModel
from aoc_desktop.play.log import LogModel
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView, look, viewer_of
from aoc_desktop.play.preview import Preview, changes_of
from aoc_desktop.play.rows import RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.text.words import Words

REST = 250
"""Milliseconds until the table counts as settled."""
NOWHERE: Place = ("", "")


class SeatRow(Protocol):
    """What the shared panels read of a seat; a game's own rows have more. The seat comes first: it tells rows apart."""

    @property
    def seat(self) -> Seat: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def turn(self) -> bool: ...
    @property
    def first_player(self) -> bool: ...


class Marks(NamedTuple):
    """What is other than before the last move."""

    numbers: tuple[dict[str, int], ...] = ()
    """By seat: how much more or less there is now of what has changed."""
    cards: tuple[frozenset[tuple[str, str]], ...] = ()
    """By seat: the cards that came."""
    market: frozenset[tuple[str, str]] = frozenset()
    """The cards that came to where all may take them."""


class Rows(QObject):
    """The models over one session, for whoever shows them. They follow it by themselves."""

    changed = Signal(object)
    """All models are up to date; carries the tuple of PlayedMoves since the last time (empty after an undo),
    each with the events that the viewer may see."""
    settled = Signal()
    """Nothing has changed for a while: time for what is neither seen nor heard at once."""
    viewer_changed = Signal(int)
    """Another person looks at the table now (hot seat)."""
    previewed = Signal(object)
    """A Preview is shown somewhere, or None: other views may show its numbers too."""

    holdable: frozenset[str] = frozenset()
    """The kinds of places whose things a hand can take up."""
    card_kinds: frozenset[str] = frozenset()
    """The kinds of places whose thing, under an empty hand, tells what it is good for."""
    numbered: frozenset[str] = frozenset()
    """The kinds of places among which digits choose, where the rules ask for one of them."""
    by_digit: frozenset[str] = frozenset()
    """The kinds of places that are numbers: a digit chooses the one that it names."""
    counted: tuple[str, ...] = ("points",)
    """What a preview tells of, as `Game.changes` names it, in order."""
    seats: RowModel[Any]
    """A SeatRow for each seat."""

    def __init__(self, session: Session, language: str = "en", with_log: bool = True) -> None:
        """Without its log where nobody will read it."""
        super().__init__(session)
        self._with_log = with_log
        self.session = session
        self.language = language
        self.viewer = viewer_of(session, None)
        self.words: Words = words_of(session.match.game.id)
        self.make()
        self.legal = LegalModel(session, self.words, self.facts, self)
        self.log = LogModel(self.words, self)
        self.preview: Preview | None = None
        self._moves: list[PlayedMove] = []
        self.marks: Marks
        """What the last move changed."""
        self.player_view: PlayerView
        self.gesture_index: GestureIndex
        """What can be taken and where it can be put."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.settled)
        self.refresh()
        session.played.connect(self._note)
        session.waiting.connect(self._follow)

    @classmethod
    def of(cls, session: Session, language: str | None = None) -> Self:
        """The session's rows, made when first asked for: all views share them."""
        for child in session.children():
            if isinstance(child, cls):
                if language is not None:
                    child.set_language(language)
                return child
        made: Self = rows_of(session.match.game.id)(session, language or "en")
        return made

    def set_language(self, language: str) -> None:
        if language == self.language:
            return
        self.language = language
        self.legal.show_moves(self.player_view.moves, language)
        self.log.say_again(self.session, language)

    def why_not(self, move: Move) -> Reason | None:
        """Why the person at the table may not play this now; None if it is legal. Moves that are listed already are not
        listed again."""
        reason, allows = self.player_view.why_not(move), self.session.allows
        return self.session.why_not(move) if reason is None and allows is not None and not allows(move) else reason

    def show_preview(self, preview: Preview | None) -> None:
        if preview != self.preview:
            self.preview = preview
            self.previewed.emit(preview)

    def _note(self, played: PlayedMove) -> None:
        self._moves.append(played)

    def _follow(self) -> None:
        """`waiting` comes after every other signal: one refresh for each change."""
        history = self.session.match.history
        known = [played for played in self._moves if played in history]  # what was held back may have been taken back
        shown = len(known) - 1 if known and self.session.holds_back else len(known)
        moves, self._moves = tuple(known[:shown]), known[shown:]
        self.refresh()
        self.changed.emit(tuple(played._replace(events=seen(played.events, self.viewer)) for played in moves))
        self._rest.start()

    def refresh(self) -> None:
        """Bring every model up to date."""
        session = self.session
        viewer = viewer_of(session, self.viewer)
        moved, self.viewer = viewer != self.viewer, viewer
        self.player_view = player_view = look(session, viewer)
        self.gesture_index = self.drops_of(player_view)
        self.marks = self.marks_now()
        self.show(player_view)
        self.legal.show_moves(player_view.moves, self.language)
        if self._with_log:
            self.log.follow(session, self.language, viewer)
        if moved:
            self.viewer_changed.emit(viewer)

    # ------------------------------------------------------------------ what a game fills

    def make(self) -> None:
        """Make the models, `seats` among them; they are shown by and by."""
        raise NotImplementedError

    def show(self, player_view: PlayerView) -> None:
        """Bring the game's own models up to date."""
        raise NotImplementedError

    def marks_now(self) -> Marks:
        """What the last move changed: at least the points."""
        seats = range(len(self.session.seats))
        none = tuple[frozenset[tuple[str, str]], ...](frozenset() for _ in seats)
        match = self.session.on_table
        if not match.history:
            return Marks(tuple({} for _ in seats), none)
        old, new = match.history[-1].moment.points, match.game.moment(match.state).points
        numbers = tuple({"points": new[seat] - old[seat]} if new[seat] != old[seat] else {} for seat in seats)
        return Marks(numbers, none)

    def facts(self, session: Session, move: Move, language: str) -> Mapping[str, object]:
        """What the text of a legal move may say of its costs and gains."""
        return {}

    def question(self, language: str) -> str:
        """What the person at the table is asked now, in one sentence."""
        seat = self.session.decider
        assert seat is not None
        return self.words.question(self.player_view.view, seat, self.session.names, language)

    def asked_about(self) -> Sequence[tuple[str, str]]:
        """The cards that the question names: kind and id."""
        return ()

    def preview_of(self, move: Move) -> Preview:
        """What a legal move of the person at the table would do."""
        session, seat = self.session, self.session.decider
        assert seat is not None
        _, events = session.preview(move)
        return self.preview_from(move, seat, events)

    def preview_from(self, move: Move, seat: Seat, events: Sequence[Any]) -> Preview:
        """The changes of these events, as `Game.changes` reads them."""
        reading = self.session.match.game.changes
        seats = range(len(self.session.seats))
        others = [
            (other, change)
            for other in seats
            if other != seat
            for change in changes_of(events, other, reading, self.counted)
        ]
        return Preview(
            move,
            seat,
            tuple(changes_of(events, seat, reading, self.counted)),
            tuple(others),
            reveals=any(event.reveals for event in events),
        )

    # ------------------------------------------------------------------ what gestures mean

    def drops_of(self, player_view: PlayerView) -> GestureIndex:
        """The gestures of all moves that are listed; a game whose moves are too many says its own."""
        return GestureIndex(player_view.moves, self.gestures)

    def gestures(self, move: Move) -> Iterable[tuple[Place, Place]]:
        """Every way to express a legal move: what is taken, where it is put; the same place twice: a click."""
        return ()

    def main_place(self, move: Move) -> Place:
        """Where a move shows: what it takes, unless the game knows better; NOWHERE for one without a gesture."""
        return next((taken for taken, _ in self.gestures(move)), NOWHERE)

    def place_of_word(self, prefix: Move, word: str) -> Place:
        """The place that answers with this word to a move that has begun like this; a word without one has a button."""
        return ("word", word)

    def set_word(self, place: Place) -> int | None:
        """Which word of a move is set in the hand that holds this, by wheel, R or digits: its index; None: none is."""
        return None

    def settings(self, place: Place, words: list[str]) -> list[str]:
        """The words that may be set in the hand that holds this, the first of them as it is taken up."""
        return words

    @property
    def sweeps(self) -> bool:
        """Whether a drag over several things that can be chosen chooses them all."""
        return False

    def as_set(self, place: Place, moves: list[Move], index: int, setting: str) -> list[Move]:
        """Of the moves that putting something somewhere means, those with the word as it is set."""
        return [move for move in moves if move[index : index + 1] == (setting,)]

    def in_hand(self) -> Place | None:
        """What the person who decides holds as soon as it is asked for: a tile that was drawn; None: nothing."""
        return None

    def goes_by_itself(self, place: Place) -> bool:
        """Whether a second click sends it where alone it can go, instead of putting it back."""
        return False

    def asked_place(self, prefix: Move) -> Place | None:
        """What a move is about whose next word is asked for: it is spoken for meanwhile."""
        return None

    def route(self, held: Place, place: Place) -> Sequence[Move]:
        """The moves, one after the other, that bring what is held to a place that no single move reaches."""
        return ()

    def preview_of_route(self, moves: Sequence[Move]) -> Preview | None:
        """What all of them would bring."""
        return None

    def chosen_at(self, prefix: Move) -> Place | None:
        """Where on the table a move was begun whose next word lies nowhere: its answers stand beside it."""
        return None

    def questions(self) -> Sequence[Move]:
        """The beginnings of moves that the rules ask for: their answers shine without anything in the hand."""
        return ()

    def begun(self, prefix: Move) -> list[Move]:
        """The legal moves that an action begins: those whose first words these are."""
        return [move for move in self.player_view.moves if move[: len(prefix)] == prefix]

    def why_not_begin(self, prefix: Move) -> Reason | None:
        """Why no legal move begins like this, where the game knows."""
        return self.player_view.refusal

    def choices(self, prefix: Move, among: Iterable[Move] | None = None) -> dict[Place, list[Move]]:
        """The places that answer with the next word after a prefix, with the moves (of those `among`) that this leaves.

        Where moves are too many to be listed, what has been said so far stands for them."""
        if self.player_view.wide and self.player_view.legal is not None:
            words = self.player_view.legal.next(prefix)
            return {self.place_of_word(prefix, word): [(*prefix, word)] for word in words}
        size = len(prefix)
        found: dict[Place, list[Move]] = {}
        for move in self.player_view.moves if among is None else among:
            if move[:size] == prefix and len(move) > size:
                found.setdefault(self.place_of_word(prefix, move[size]), []).append(move)
        return found

    def wish(self, source: Place, target: Place) -> Move | None:
        """The move that somebody means who puts this there, legal or not; None: nothing of the kind goes there."""
        return None

    def goes(self, source: Place) -> Reason | None:
        """Where a thing that can be held is put, for whoever puts it elsewhere."""
        return None

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A click with an empty hand: the legal moves that it means; where there are none, what it would have meant."""
        return self.gesture_index.targets(place).get(place, ()), None

    def why_stays(self, place: Place, asked: Move | None = None) -> Reason | None:
        """Why this cannot be taken up now, while a move is `asked` for that began like this; None if nobody would want
        to. Asked only of what is not ready."""
        return None

    def why_nowhere(self, place: Place) -> Reason | None:
        """Why what is held can go nowhere, where the game knows better than `why_stays`."""
        return self.why_stays(place)

    def step_back(self) -> bool:
        """Esc with an empty hand: take back a part of what is being put together; False: there is none."""
        return False

    def is_there(self, place: Place) -> bool:
        """Whether what is held still lies where it was taken."""
        return True

    def card_order(self, move: Move) -> int:
        """Of the moves that a card is good for, the main one comes first: the lowest."""
        return 0

    def advised_place(self, move: Move) -> Place:
        """What shines when this move is advised."""
        return self.main_place(move)

    def useful(self) -> Iterator[Place]:
        """Places beside those that can be taken where a click does something: Tab stops there too."""
        return iter(())


# The gestures of all legal moves, worked out once for each change of the table: the mouse asks at every step.


Gestures = Callable[[Move], Iterable[tuple[Place, Place]]]
"""Every way to express a move: what is taken, where it is put."""


class GestureIndex:
    """From what is taken, over where it is put, to the moves that this means."""

    def __init__(self, moves: Iterable[Move], gestures: Gestures) -> None:
        self._moves = moves
        self._gestures = gestures

    @cached_property
    def _index(self) -> dict[Place, dict[Place, list[Move]]]:
        found: dict[Place, dict[Place, list[Move]]] = {}
        for move in self._moves:
            for taken, put in self._gestures(move):
                found.setdefault(taken, {}).setdefault(put, []).append(move)
        return found

    @cached_property
    def sources(self) -> frozenset[Place]:
        """All things that may be taken now."""
        return frozenset(self._index)

    def targets(self, source: Place) -> dict[Place, list[Move]]:
        """Where a thing may be put, with the moves that this means (several: a choice is left)."""
        return self._index.get(source, {})
