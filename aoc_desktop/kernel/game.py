"""The Game protocol: what a game must be able to do so that matches, records, views and AI seats can use it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.rng import Rng

Seat = int
CHANCE: Seat = -1
"""The seat that decides dice, and shuffles during play."""

Move = tuple[str, ...]
"""A move is its words; its text is `" ".join(move)`."""

S = TypeVar("S")


class Moment(NamedTuple):
    """Where a game stands, in terms that every game shares: for top bar, saved games, replays and curtain."""

    round: int
    """From 1."""
    rounds: int
    """How many there are; 0 where the game does not fix their number."""
    step: str
    """The id of the step now: one of `steps`, or a word of its own before the first round and after the last."""
    steps: tuple[str, ...]
    """The steps of a round in the book's order."""
    turn: Seat | None
    """The seat whose turn it is, even while another seat decides; None: no seat in particular."""
    first: Seat | None
    """The first seat of the round, where a game has one."""
    points: tuple[int, ...]
    """Today's points by seat, as everybody may count them."""
    secrets: bool
    """Some seat knows what another does not: people at one screen need the curtain."""


class Change(NamedTuple):
    """One number of one seat that an event changes."""

    seat: Seat
    what: str
    """ "points", "coins" …: the game's own words."""
    amount: int
    cause: Cause | None = None


class Because(NamedTuple):
    """What speaks for a line: `code` names the game's sentence `advice.…`, `params` fill it."""

    code: str
    params: Mapping[str, Any] = {}


class Advice(NamedTuple):
    """A line that a policy thinks of, and what it thinks of it."""

    line: tuple[Move, ...]
    value: float
    """In points; only differences between lines of one decision mean something."""
    reasons: tuple[Because, ...]


class Traits(NamedTuple):
    """What kind of game it is: search and the list of moves ask before they run."""

    chance: bool = False
    """CHANCE decides during play."""
    wide_moves: bool = False
    """Legal moves are too many to be listed: narrow them word by word with `Legal.next`."""


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

    @property
    def extras(self) -> Mapping[str, Any]:
        """What a result tells beside points, as plain data in the game's own words: achievements, a medal; {} if
        nothing."""
        ...


class Codec(Protocol):
    """A seat's view as plain JSON data and back: what crosses to the AI's process, with no function in it."""

    def to_data(self, view: Any) -> dict[str, Any]: ...

    def from_data(self, data: Mapping[str, Any]) -> Any: ...


class Game(Protocol[S]):
    """The rules of one game over states of type S."""

    id: str
    players: range
    """How many can play; a solo mode stands apart."""
    traits: Traits

    def setup(self, options: Any, rng: Rng) -> S:
        """A new state; `rng` draws all that `options` leaves open."""
        ...

    def deciders(self, state: S) -> tuple[Seat, ...]:
        """Who must decide now: () when the game is over, (CHANCE,) for dice, several for simultaneous choices.

        The order of several is the order in which they are asked; each may answer before the others."""
        ...

    def moment(self, state: S) -> Moment:
        """Where the game stands."""
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

    def odds(self, state: S) -> Sequence[tuple[Move, int]] | None:
        """Every result of chance with its weight (two equal cards in a bag: 2), as `draw` draws them.

        None where the results cannot be listed, as those of a shuffle: then `draw` samples and `legal(state, CHANCE)`
        checks. Asked only when `deciders` is (CHANCE,)."""
        ...

    def apply(self, state: S, seat: Seat, move: Move, log: list[Event] | None = None) -> None:
        """Play a legal move in place. It is not checked here: Match checks it, search takes it from `legal`."""
        ...

    def changes(self, event: Event) -> Iterable[Change]:
        """The numbers that an event changes: the only reading for preview, summary, hint and scoring by source."""
        ...

    def copy(self, state: S) -> S: ...

    def view(self, state: S, seat: Seat | None) -> Any:
        """All that this seat (None: an onlooker) may know and remembers; views compare by value."""
        ...

    def redraw(self, view: Any, rng: Rng) -> S:
        """A full state that agrees with the view; hidden parts are drawn anew."""
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


def tags_of(game: Game[S], state: S) -> tuple[tuple[str, ...], ...]:
    """The words that statistics count for each seat: civilisations, a nation, a leader. Empty for a game without
    `tags`."""
    if not hasattr(game, "tags"):
        return ((),) * len(game.moment(state).points)
    tags: tuple[tuple[str, ...], ...] = game.tags(state)
    return tags
