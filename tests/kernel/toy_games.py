"""Two tiny games that share nothing with Age of Civilization: they show what the kernel asks of a game, and no more.

`Ambush`: a die decides what a round is worth (CHANCE), then up to 8 seats choose at once and in secret.
`HighCard`: hidden hands and a face-down deck; a seat may play any card of its hand, the highest takes the trick.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import BadOptions, Reason
from aoc_desktop.kernel.events import Cause, Event, Log, note
from aoc_desktop.kernel.game import CHANCE, Change, Game, Moment, Move, S, Seat, Traits
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from tests.toy.events import Chose, Discarded, Drawn, Gained, Played, Rolled, Shown


class Listed:
    """Legal moves that are few enough to be listed."""

    def __init__(self, moves: Sequence[Move], otherwise: Reason) -> None:
        self.moves = list(moves)
        self.otherwise = otherwise

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def why_not(self, move: Move) -> Reason | None:
        return None if move in self.moves else Reason(self.otherwise.code, {**self.otherwise.params, "move": move})

    def next(self, prefix: Move) -> Sequence[str]:
        size = len(prefix)
        return list(dict.fromkeys(move[size] for move in self.moves if move[:size] == prefix and len(move) > size))

    def sample(self, rng: Rng) -> Move:
        return rng.choice(self.moves)


class Standing(NamedTuple):
    """How a finished toy game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]

    @property
    def extras(self) -> Mapping[str, Any]:
        return {}


def gained(event: Event) -> Iterable[Change]:
    """All that the toy games count is points gained."""
    if isinstance(event, Gained):
        yield Change(event.seat, "points", event.points, event.cause)


def standing(points: Sequence[int]) -> Standing:
    steps = sorted(set(points), reverse=True)
    groups = tuple(tuple(seat for seat, own in enumerate(points) if own == step) for step in steps)
    return Standing(groups, tuple(points))


class ToyOptions(NamedTuple):
    players: int
    setup: dict[str, Any]


def toy_options(record: Record, most: int = 8) -> ToyOptions:
    if not 2 <= record.players <= most:
        raise BadOptions("players", found=record.players)
    return ToyOptions(record.players, {name: value for name, value in record.setup.items() if name != "seed"})


# ---------------------------------------------------------------- dice, and secret choices of many seats at once

WORDS = ("rock", "paper", "scissors")
ROUNDS = 2


@dataclass
class AmbushState:
    points: list[int]
    round: int = 1
    die: int | None = None
    chosen: dict[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True)
class AmbushView:
    """Who has chosen is known to all, what was chosen only to oneself until all are in."""

    seat: Seat | None
    points: tuple[int, ...]
    round: int
    die: int | None
    ready: tuple[Seat, ...]
    own: str | None


class Ambush:
    """Each round is worth what the die shows to every seat whose word beats that of the next seat."""

    id = "ambush"
    players = range(2, 9)
    traits = Traits(chance=True)

    def setup(self, options: ToyOptions, rng: Rng) -> AmbushState:
        return AmbushState([0] * options.players)

    def deciders(self, state: AmbushState) -> tuple[Seat, ...]:
        if state.round > ROUNDS:
            return ()
        if state.die is None:
            return (CHANCE,)
        return tuple(seat for seat in range(len(state.points)) if seat not in state.chosen)

    def moment(self, state: AmbushState) -> Moment:
        step = "choose" if state.die is not None else "roll"
        return Moment(
            state.round, ROUNDS, step, ("roll", "choose"), None, None, tuple(state.points), bool(state.chosen)
        )

    def legal(self, state: AmbushState, seat: Seat) -> Listed:
        if seat == CHANCE:
            return Listed([(str(face),) for face in range(1, 7)], Reason("no_such_face"))
        return Listed([(word,) for word in WORDS], Reason("no_such_word"))

    def order_matters(self, state: AmbushState, seat: Seat) -> bool:
        return True

    def draw(self, state: AmbushState, rng: Rng) -> Move:
        return (str(rng.below(6) + 1),)

    def odds(self, state: AmbushState) -> Sequence[tuple[Move, int]]:
        return [((str(face),), 1) for face in range(1, 7)]

    def apply(self, state: AmbushState, seat: Seat, move: Move, log: Log = None) -> None:
        if seat == CHANCE:
            state.die = int(move[0])
            note(log, Rolled, state.die)
            return
        state.chosen[seat] = move[0]
        note(log, Chose, seat, move[0])
        if len(state.chosen) == len(state.points):
            self._show(state, log)

    def _show(self, state: AmbushState, log: Log) -> None:
        assert state.die is not None
        count = len(state.points)
        for seat in range(count):
            note(log, Shown, seat, state.chosen[seat])
        for seat in range(count):
            if beats(state.chosen[seat], state.chosen[(seat + 1) % count]):
                state.points[seat] += state.die
                note(log, Gained, seat, state.die, Cause("rule", "ambush"))
        state.chosen.clear()
        state.die = None
        state.round += 1

    def changes(self, event: Event) -> Iterable[Change]:
        return gained(event)

    def copy(self, state: AmbushState) -> AmbushState:
        return replace(state, points=state.points[:], chosen=dict(state.chosen))

    def view(self, state: AmbushState, seat: Seat | None) -> AmbushView:
        own = None if seat is None else state.chosen.get(seat)
        return AmbushView(seat, tuple(state.points), state.round, state.die, tuple(sorted(state.chosen)), own)

    def redraw(self, view: AmbushView, rng: Rng) -> AmbushState:
        chosen = {seat: view.own if seat == view.seat and view.own else rng.choice(WORDS) for seat in view.ready}
        return AmbushState(list(view.points), view.round, view.die, chosen)

    def outcome(self, state: AmbushState) -> Standing | None:
        return standing(state.points) if state.round > ROUNDS else None

    def options(self, record: Record) -> ToyOptions:
        return toy_options(record)

    def fingerprint(self, card_set: object) -> str:
        return ""

    def setup_of(self, state: AmbushState) -> dict[str, Any]:
        return {}

    def snapshot(self, state: AmbushState) -> dict[str, Any]:
        return {"round": state.round, "die": state.die, "points": state.points[:], "chosen": dict(state.chosen)}

    def summary(self, state: AmbushState) -> str:
        return f"round {state.round}"


def beats(word: str, other: str) -> bool:
    return (WORDS.index(word) - WORDS.index(other)) % 3 == 1


# ---------------------------------------------------------------- hidden hands, a deck in play

HAND = 3
CARDS = 40


@dataclass
class HighCardState:
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    points: list[int]
    table: tuple[int, ...] = ()
    """This trick's cards, from seat 0 on."""
    played: tuple[int, ...] = ()


@dataclass(frozen=True)
class HighCardView:
    seat: Seat | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    points: tuple[int, ...]
    table: tuple[int, ...]
    played: tuple[int, ...]


class HighCard:
    """Seat by seat everyone plays a card; the highest takes a point and a new card for its lowest."""

    id = "high_card"
    players = range(2, 9)
    traits = Traits()

    def setup(self, options: ToyOptions, rng: Rng) -> HighCardState:
        deck = list(options.setup.get("deck") or range(1, CARDS + 1))
        if "deck" not in options.setup:
            rng.shuffle(deck)
        hands = [tuple(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(options.players)]
        return HighCardState(hands, tuple(deck[options.players * HAND :]), [0] * options.players)

    def deciders(self, state: HighCardState) -> tuple[Seat, ...]:
        seat = len(state.table)
        return (seat,) if state.hands[seat] else ()

    def moment(self, state: HighCardState) -> Moment:
        trick = HAND + 1 - max(len(hand) for hand in state.hands)
        return Moment(trick, HAND, "play", ("play",), len(state.table), 0, tuple(state.points), True)

    def legal(self, state: HighCardState, seat: Seat) -> Listed:
        return Listed([("play", str(card)) for card in state.hands[seat]], Reason("not_in_your_hand", {"seat": seat}))

    def order_matters(self, state: HighCardState, seat: Seat) -> bool:
        return True

    def draw(self, state: HighCardState, rng: Rng) -> Move:
        raise NotImplementedError("chance never decides here")

    def odds(self, state: HighCardState) -> None:
        raise NotImplementedError("chance never decides here")

    def apply(self, state: HighCardState, seat: Seat, move: Move, log: Log = None) -> None:
        card = int(move[1])
        state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
        state.table += (card,)
        state.played += (card,)
        note(log, Played, seat, move[1])
        if len(state.table) == len(state.hands):
            self._end_trick(state, log)

    def _end_trick(self, state: HighCardState, log: Log) -> None:
        winner = state.table.index(max(state.table))
        state.points[winner] += 1
        state.table = ()
        note(log, Gained, winner, 1)
        if any(state.hands):
            lowest = min(state.hands[winner])
            top, state.deck = state.deck[0], state.deck[1:]
            state.hands[winner] = (*(card for card in state.hands[winner] if card != lowest), top)
            state.played += (lowest,)
            # All seats see the card that the winner lays down; only the winner sees the card drawn for it.
            note(log, Discarded, winner, str(lowest))
            note(log, Drawn, winner, str(top))

    def changes(self, event: Event) -> Iterable[Change]:
        return gained(event)

    def copy(self, state: HighCardState) -> HighCardState:
        return replace(state, hands=state.hands[:], points=state.points[:])

    def view(self, state: HighCardState, seat: Seat | None) -> HighCardView:
        hand = () if seat is None else state.hands[seat]
        sizes = tuple(len(other) for other in state.hands)
        return HighCardView(seat, hand, sizes, len(state.deck), tuple(state.points), state.table, state.played)

    def redraw(self, view: HighCardView, rng: Rng) -> HighCardState:
        unseen = [card for card in range(1, CARDS + 1) if card not in view.hand and card not in view.played]
        rng.shuffle(unseen)
        hands = [
            view.hand if seat == view.seat else tuple(unseen.pop() for _ in range(size))
            for seat, size in enumerate(view.hand_sizes)
        ]
        return HighCardState(hands, tuple(unseen), list(view.points), view.table, view.played)

    def outcome(self, state: HighCardState) -> Standing | None:
        return None if self.deciders(state) else standing(state.points)

    def options(self, record: Record) -> ToyOptions:
        return toy_options(record)

    def fingerprint(self, card_set: object) -> str:
        return ""

    def setup_of(self, state: HighCardState) -> dict[str, Any]:
        return {"deck": [*(card for hand in state.hands for card in hand), *state.deck]}

    def snapshot(self, state: HighCardState) -> dict[str, Any]:
        return {"points": state.points[:], "table": list(state.table), "hands": [list(hand) for hand in state.hands]}

    def summary(self, state: HighCardState) -> str:
        return f"table {state.table}"


def as_game(game: Game[S]) -> Game[S]:
    """Passing through here makes mypy prove that a class is a Game."""
    return game


AMBUSH = as_game(Ambush())
HIGH_CARD = as_game(HighCard())


def toy_record(game: str, players: int, moves: Sequence[str] = (), **setup: Any) -> Record:
    return Record(game, "none", players, "table", (), setup, tuple(moves))
