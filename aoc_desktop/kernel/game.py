"""The Game protocol: what a game must be able to do so that matches, records, views and AI seats can use it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.rng import Rng

Seat = int
CHANCE: Seat = -1
"""The seat that decides dice, and shuffles during play."""

Move = tuple[str, ...]
"""A move is its words; its text is `" ".join(move)`."""

S = TypeVar("S")


class Legal(Protocol):
    """The legal moves of one seat, worked out only as far as is asked."""

    def __iter__(self) -> Iterator[Move]: ...

    def __contains__(self, move: object) -> bool: ...

    def why_not(self, move: Move) -> Reason | None:
        """None if the move is legal, otherwise the reason nearest to the player's wish."""
        ...

    def next(self, prefix: Move) -> Sequence[str]:
        """The words that may follow `prefix`, for dragging, clicking and typing word by word."""
        ...

    def sample(self, rng: Rng) -> Move:
        """One legal move, each as likely as the others."""
        ...


class Outcome(Protocol):
    """How a finished game ended."""

    @property
    def ranking(self) -> tuple[tuple[Seat, ...], ...]:
        """Groups of tied seats, best first."""
        ...

    @property
    def points(self) -> tuple[int, ...]: ...


class Game(Protocol[S]):
    """The rules of one game over states of type S."""

    id: str

    def setup(self, options: Any, rng: Rng) -> S:
        """A new state; whatever `options` leaves open is drawn from `rng`."""
        ...

    def deciders(self, state: S) -> tuple[Seat, ...]:
        """Who must decide now: () when the game is over, (CHANCE,) for dice, several for simultaneous choices."""
        ...

    def legal(self, state: S, seat: Seat) -> Legal: ...

    def order_matters(self, state: S, seat: Seat) -> bool:
        """Whether it makes a difference which of several legal moves the seat plays now.

        False only if all of them have to be played, and every order leads to the same position: then a person need not
        be asked. A game without such decisions says True."""
        ...

    def draw(self, state: S, rng: Rng) -> Move:
        """What chance does now; asked only when `deciders` is (CHANCE,)."""
        ...

    def apply(self, state: S, seat: Seat, move: Move, log: list[Event] | None = None) -> None:
        """Play a legal move in place. It is not checked here: Match checks it, search takes it from `legal`."""
        ...

    def copy(self, state: S) -> S: ...

    def view(self, state: S, seat: Seat | None) -> Any:
        """All that this seat (None: an onlooker) may know and remembers; views compare by value."""
        ...

    def redraw(self, view: Any, rng: Rng) -> S:
        """A full state that the view allows, what is hidden drawn anew."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""
        ...

    def options(self, record: Any) -> Any:
        """The options that a record (kernel.record.Record) asks for."""
        ...

    def fingerprint(self, card_set: Any) -> str:
        """What tells a record's card set from one with other values."""
        ...

    def setup_of(self, state: S) -> dict[str, Any]:
        """The full set-up of a new state, as a record holds it."""
        ...

    def snapshot(self, state: S) -> dict[str, Any]:
        """The state as plain data for tests, replays and bug reports."""
        ...

    def summary(self, state: S) -> str:
        """A few lines on where a game stands, for the terminal."""
        ...
