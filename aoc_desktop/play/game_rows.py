"""A game's Rows: every model of its table over one session, kept up to date together, and the meaning of its gestures.

The table toolkit knows a game only by this class and by its Look. A game gives a subclass, found in the registry.
`GestureIndex` lists the gestures of all legal moves.
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
    """The changes that the last move made."""

    numbers: tuple[dict[str, int], ...] = ()
    """By seat: by how much each changed number rose or fell."""
    cards: tuple[frozenset[tuple[str, str]], ...] = ()
    """By seat: the cards that the seat received."""
    market: frozenset[tuple[str, str]] = frozenset()
    """The cards that were added to the common offer."""


class Rows(QObject):
    """The models of a table over one session. They follow the session by themselves."""

    changed = Signal(object)
    """All models are up to date; carries the tuple of PlayedMoves since the last time (empty after an undo),
    each with the events that the viewer may see."""
    settled = Signal()
    """The table has not changed for a while: time for slow work that the player does not notice at once."""
    viewer_changed = Signal(int)
    """Another person looks at the table now (hot seat)."""
    previewed = Signal(object)
    """A Preview is shown somewhere, or None: other views may show its numbers too."""

    holdable: frozenset[str] = frozenset()
    """The kinds of places whose things a hand can take up."""
    card_kinds: frozenset[str] = frozenset()
    """The kinds of places that explain their thing when the pointer rests on it with an empty hand."""
    numbered: frozenset[str] = frozenset()
    """The kinds of places among which digits choose, where the rules ask for one of them."""
    by_digit: frozenset[str] = frozenset()
    """The kinds of places that are numbers: a digit chooses the one that it names."""
    counted: tuple[str, ...] = ("points",)
    """The numbers that a preview shows, as `Game.changes` names them, in order."""
    seats: RowModel[Any]
    """A SeatRow for each seat."""

    def __init__(self, session: Session, language: str = "en", with_log: bool = True) -> None:
        """`with_log=False` leaves the log empty, for sessions without a reader."""
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
        """The things that can be taken, and where they can be put."""
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
        """Refresh once for each change: `waiting` comes after every other signal."""
        history = self.session.match.history
        known = [
            played for played in self._moves if played in history
        ]  # a move that was held back may have been undone
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
        """The gestures of all listed moves; a game with too many moves to list overrides it."""
        return GestureIndex(player_view.moves, self.gestures)

    def gestures(self, move: Move) -> Iterable[tuple[Place, Place]]:
        """Every gesture for a legal move: the place of the thing taken, and where it is put. Twice the same place is a
        click."""
        return ()

    def main_place(self, move: Move) -> Place:
        """The place where a move shows: that of the thing it takes, unless the game overrides it; NOWHERE for a move
        without a gesture."""
        return next((taken for taken, _ in self.gestures(move)), NOWHERE)

    def place_of_word(self, prefix: Move, word: str) -> Place:
        """The place that answers with this word to a move that has begun like this; a word without a place gets a
        button."""
        return ("word", word)

    def set_word(self, place: Place) -> int | None:
        """The index of the word of a move that wheel, R or digits set while the hand holds this; None if they set
        none."""
        return None

    def settings(self, place: Place, words: list[str]) -> list[str]:
        """The words that can be set while the hand holds this; the first is set when it is taken up."""
        return words

    @property
    def sweeps(self) -> bool:
        """Whether a drag over several things that can be chosen chooses them all."""
        return False

    def as_set(self, place: Place, moves: list[Move], index: int, setting: str) -> list[Move]:
        """The moves that have this setting as their word at `index`."""
        return [move for move in moves if move[index : index + 1] == (setting,)]

    def in_hand(self) -> Place | None:
        """The thing that the deciding person holds from the start, such as a drawn tile; None for an empty hand."""
        return None

    def goes_by_itself(self, place: Place) -> bool:
        """Whether a second click sends the thing to its only target instead of putting it back."""
        return False

    def asked_place(self, prefix: Move) -> Place | None:
        """The thing that an unfinished move is about: it is reserved until the next word is chosen."""
        return None

    def route(self, held: Place, place: Place) -> Sequence[Move]:
        """The moves, in order, that bring the held thing to a place which a single move does not reach."""
        return ()

    def preview_of_route(self, moves: Sequence[Move]) -> Preview | None:
        """The common preview of all of them."""
        return None

    def chosen_at(self, prefix: Move) -> Place | None:
        """The place where an unfinished move was begun, if its next word has no place of its own: the answers appear
        beside it."""
        return None

    def questions(self) -> Sequence[Move]:
        """The beginnings of moves that the rules ask for: their answers shine while the hand is empty."""
        return ()

    def begun(self, prefix: Move) -> list[Move]:
        """The legal moves that an action begins: those whose first words these are."""
        return [move for move in self.player_view.moves if move[: len(prefix)] == prefix]

    def why_not_begin(self, prefix: Move) -> Reason | None:
        """Why no legal move begins like this, if the game can tell."""
        return self.player_view.refusal

    def choices(self, prefix: Move, among: Iterable[Move] | None = None) -> dict[Place, list[Move]]:
        """The places that answer with the next word after a prefix, each with its moves (of those `among`).

        A game with too many moves to list gives the prefix with that word instead of whole moves.
        """
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
        """The move that a player means by dragging `source` to `target`, legal or not; None if no move is like that."""
        return None

    def goes(self, source: Place) -> Reason | None:
        """Tells a player who dropped a thing on a wrong place where it goes."""
        return None

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A click with an empty hand: its legal moves, or else the illegal move that the player meant."""
        return self.gesture_index.targets(place).get(place, ()), None

    def why_stays(self, place: Place, asked: Move | None = None) -> Reason | None:
        """Why the player cannot take this up now, or cannot continue the move `asked`; None if no player would try.
        Asked only for places without a legal move."""
        return None

    def why_nowhere(self, place: Place) -> Reason | None:
        """Why the held thing cannot be put anywhere; by default the reason of `why_stays`."""
        return self.why_stays(place)

    def step_back(self) -> bool:
        """Esc with an empty hand: take back a part of an unfinished move; False if there is none."""
        return False

    def is_there(self, place: Place) -> bool:
        """Whether the held thing still lies where the player took it."""
        return True

    def card_order(self, move: Move) -> int:
        """Orders the moves that a card offers: the main one has the lowest number."""
        return 0

    def advised_place(self, move: Move) -> Place:
        """The place that shines when this move is advised."""
        return self.main_place(move)

    def useful(self) -> Iterator[Place]:
        """Places with a use for a click although they hold no thing to take: Tab stops there too."""
        return iter(())


# The gestures of all legal moves, computed once for each change of the table, because the mouse asks at every step.


Gestures = Callable[[Move], Iterable[tuple[Place, Place]]]
"""Every gesture for a move: the place of the thing taken, and where it is put."""


class GestureIndex:
    """Finds the moves that a gesture means, by the place of the thing taken and then by the place where it is put."""

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
        """All places whose thing the player can take now."""
        return frozenset(self._index)

    def targets(self, source: Place) -> dict[Place, list[Move]]:
        """The places where this thing can be put, each with its moves (several leave a choice)."""
        return self._index.get(source, {})
