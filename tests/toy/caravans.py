"""Caravans, a toy game with everything general in it: it is registered in tests only.

Up to 8 caravans travel between eight towns. A round: a die says what a good is worth (CHANCE); all choose at once and
in secret to set out early, for a coin, or late; a card says which town holds the fair, where goods are worth twice as
much; then each travels in that order: one step on the map, any number of sales, and at the end a good from the bag,
which only its owner sees. The two fairs of the start are hidden from all seats; then all fair cards are shuffled
(CHANCE, too many results to be listed). Goods in hand are hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from aoc_desktop.kernel.declared import Declared, ViewCodec
from aoc_desktop.kernel.errors import BadOptions, Reason
from aoc_desktop.kernel.events import Cause, Event, Log, RoundBegins, TurnBegins, TurnEnds, note
from aoc_desktop.kernel.game import CHANCE, Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.listed_moves import WordByWord
from aoc_desktop.kernel.plain_game import Ending, PlainGame, by_points, shared
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from tests.toy.events import Arrived, Chose, Drawn, Fair, Gained, GameEnds, Paid, Rolled, Shown, Shuffled, Sold

ROUNDS = 4
STEPS = ("weather", "choice", "fair", "travel")
ROADS: Mapping[str, tuple[str, ...]] = {
    "avila": ("burgos", "huelva"),
    "burgos": ("avila", "cuenca", "elche"),
    "cuenca": ("burgos", "denia"),
    "denia": ("cuenca", "elche"),
    "elche": ("burgos", "denia", "fraga"),
    "fraga": ("elche", "gijon"),
    "gijon": ("fraga", "huelva"),
    "huelva": ("avila", "gijon"),
}
TOWNS = tuple(ROADS)
GOODS: Mapping[str, int] = {"salt": 4, "silk": 2, "spice": 1}
"""Of each seat's share of the bag: a salt is four times as likely as a spice."""
START = ("salt", "silk")
START_COINS = 2
FIRST_FAIRS = 2
FAIR = Cause("rule", "fair")


class CaravanOptions(NamedTuple):
    players: int
    fairs: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class CaravanState(Declared):
    points: list[int]
    coins: list[int]
    towns: list[str]
    """Where each caravan is."""
    hands: list[tuple[str, ...]]
    bag: dict[str, int]
    fairs: tuple[str, ...]
    """The stack of fair cards, top first; no seat has seen it."""
    round: int = 1
    die: int = 0
    """0: not rolled yet."""
    chosen: tuple[str, ...] = ()
    """What each seat chose this round, "" where it has not yet; () before and after."""
    fair: str = ""
    order: tuple[Seat, ...] = ()
    """Who has yet to travel this round."""
    gone: bool = False
    """The caravan that travels has made its step."""
    drawing: bool = False
    """The caravan that travelled last draws a good from the bag."""

    @property
    def step(self) -> str:
        if not self.die:
            return "weather"
        if self.chosen:
            return "choice"
        return "travel" if self.fair else "fair"


@dataclass(frozen=True)
class CaravanView:
    """All but the stack of fairs, the bag, and others' hands and secret choices."""

    seat: Seat | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    sold: tuple[tuple[str, int], ...]
    """Goods that left the game, by kind: all others are in the bag or in hands."""
    stack: int
    ready: tuple[Seat, ...]
    own: str
    choosing: bool
    points: tuple[int, ...]
    coins: tuple[int, ...]
    towns: tuple[str, ...]
    round: int
    die: int
    fair: str
    order: tuple[Seat, ...]
    gone: bool
    drawing: bool


OPEN = ("points", "coins", "towns", "round", "die", "fair", "order", "gone", "drawing")
"""What every seat sees of a state."""
CODEC = ViewCodec([CaravanView])


class CaravanLegal(WordByWord[CaravanState]):
    """A shuffle is only checked: nothing ever lists its 40,320 results."""

    def next(self, prefix: Move) -> Sequence[str]:
        if self._seat == CHANCE:
            odds = GAME.odds(self._state)
            if odds is not None:
                return [] if prefix else [move[0] for move, _ in odds]
            return [town for town in TOWNS if town not in prefix] if prefix else ["shuffle"]
        if self._state.chosen:
            return [] if prefix else ["early", "late"] if self._state.coins[self._seat] else ["late"]
        hand = self._state.hands[self._seat]
        if not prefix:
            return [*([] if self._state.gone else ["go"]), *(["sell"] if hand else []), "rest"]
        if prefix == ("go",) and not self._state.gone:
            return ROADS[self._state.towns[self._seat]]
        if prefix == ("sell",):
            return list(dict.fromkeys(hand))
        if prefix[0] == "sell" and len(prefix) == 2:
            return [str(number) for number in range(1, hand.count(prefix[1]) + 1)]
        return []

    def _refusal(self, move: Move, word: str) -> Reason:
        return Reason("no_such_word", {"word": word, "move": move})


class Caravans(PlainGame[CaravanState]):
    """The rules."""

    id = "caravans"
    players = range(2, 9)
    traits = Traits(chance=True, wide_moves=True)

    # ------------------------------------------------------------ set-up

    def options(self, record: Record) -> CaravanOptions:
        if record.players not in self.players:
            raise BadOptions("players", found=record.players)
        return CaravanOptions(record.players, tuple(record.setup.get("fairs", ())))

    def setup(self, options: CaravanOptions, rng: Rng) -> CaravanState:
        count = options.players
        towns = list(TOWNS)
        if not options.fairs:
            rng.shuffle(towns)
        fairs = options.fairs or tuple(towns[:FIRST_FAIRS])
        bag = {good: share * count for good, share in GOODS.items()}
        for good in START:
            bag[good] -= count
        return CaravanState([0] * count, [START_COINS] * count, [TOWNS[0]] * count, [START] * count, bag, fairs)

    def setup_of(self, state: CaravanState) -> dict[str, Any]:
        return {"fairs": list(state.fairs)}

    # ------------------------------------------------------------ decisions

    def deciders(self, state: CaravanState) -> tuple[Seat, ...]:
        if state.round > ROUNDS:
            return ()
        if state.step in ("weather", "fair") or state.drawing:
            return (CHANCE,)
        if state.chosen:
            return tuple(seat for seat, choice in enumerate(state.chosen) if not choice)
        return state.order[:1]

    def legal(self, state: CaravanState, seat: Seat) -> CaravanLegal:
        return CaravanLegal(state, seat)

    def odds(self, state: CaravanState) -> Sequence[tuple[Move, int]] | None:
        if not state.die:
            return [((str(face),), 1) for face in range(1, 7)]
        if state.drawing:
            return [((good,), count) for good, count in state.bag.items() if count]
        return None

    def draw(self, state: CaravanState, rng: Rng) -> Move:
        if self.odds(state) is not None:
            return super().draw(state, rng)
        towns = list(TOWNS)
        rng.shuffle(towns)
        return ("shuffle", *towns)

    # ------------------------------------------------------------ play

    def apply(self, state: CaravanState, seat: Seat, move: Move, log: Log = None) -> None:
        if seat == CHANCE:
            self._chance(state, move, log)
        elif state.chosen:
            self._choose(state, seat, move[0], log)
        elif move[0] == "go":
            state.towns[seat], state.gone = move[1], True
            note(log, Arrived, seat, move[1])
        elif move[0] == "sell":
            self._sell(state, seat, move[1], int(move[2]), log)
        else:
            state.drawing = any(state.bag.values())
            if not state.drawing:
                self._end_turn(state, log)

    def _chance(self, state: CaravanState, move: Move, log: Log) -> None:
        if not state.die:
            state.die = int(move[0])
            state.chosen = ("",) * len(state.points)
            note(log, Rolled, state.die)
        elif state.drawing:
            seat = state.order[0]
            state.bag[move[0]] -= 1
            state.hands[seat] = tuple(sorted((*state.hands[seat], move[0])))
            note(log, Drawn, seat, move[0])
            state.drawing = False
            self._end_turn(state, log)
        else:
            state.fairs = move[1:]
            note(log, Shuffled, len(state.fairs))
            self._open_fair(state, log)

    def _choose(self, state: CaravanState, seat: Seat, choice: str, log: Log) -> None:
        state.chosen = (*state.chosen[:seat], choice, *state.chosen[seat + 1 :])
        note(log, Chose, seat, choice)
        if not all(state.chosen):
            return
        seats = range(len(state.points))
        for other in seats:
            note(log, Shown, other, state.chosen[other])
            if state.chosen[other] == "early":
                state.coins[other] -= 1
                note(log, Paid, other, 1)
        state.order = tuple(sorted(seats, key=lambda other: (state.chosen[other] == "late", other)))
        state.chosen = ()
        if state.fairs:
            self._open_fair(state, log)

    def _open_fair(self, state: CaravanState, log: Log) -> None:
        state.fair, state.fairs = state.fairs[0], state.fairs[1:]
        note(log, Fair, state.fair)
        note(log, TurnBegins, state.order[0])

    def _sell(self, state: CaravanState, seat: Seat, good: str, count: int, log: Log) -> None:
        hand = list(state.hands[seat])
        for _ in range(count):
            hand.remove(good)
        state.hands[seat] = tuple(hand)
        note(log, Sold, seat, good, count)
        state.points[seat] += count * state.die
        note(log, Gained, seat, count * state.die)
        if state.towns[seat] == state.fair:
            state.points[seat] += count * state.die
            note(log, Gained, seat, count * state.die, FAIR)

    def _end_turn(self, state: CaravanState, log: Log) -> None:
        note(log, TurnEnds, state.order[0])
        state.order, state.gone = state.order[1:], False
        if state.order:
            note(log, TurnBegins, state.order[0])
            return
        state.round += 1
        state.die, state.fair = 0, ""
        if state.round <= ROUNDS:
            note(log, RoundBegins, state.round)
        else:
            note(log, GameEnds)

    def changes(self, event: Event) -> Iterable[Change]:
        match event:
            case Gained():
                yield Change(event.seat, "points", event.points, event.cause)
            case Paid():
                yield Change(event.seat, "coins", -event.coins)
            case Sold():
                yield Change(event.seat, "goods", -event.count)
            case Drawn():
                yield Change(event.seat, "goods", 1)

    # ------------------------------------------------------------ what can be known

    def view(self, state: CaravanState, seat: Seat | None) -> CaravanView:
        held = Counter(good for other in state.hands for good in other)
        count = len(state.points)
        return CaravanView(
            seat,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            tuple((good, share * count - state.bag[good] - held[good]) for good, share in GOODS.items()),
            len(state.fairs),
            tuple(other for other, choice in enumerate(state.chosen) if choice),
            state.chosen[seat] if seat is not None and state.chosen else "",
            bool(state.chosen),
            **shared(state, *OPEN),
        )

    def redraw(self, view: CaravanView, rng: Rng) -> CaravanState:
        seats = range(len(view.points))
        unseen = [
            good for good, gone in view.sold for _ in range(GOODS[good] * len(seats) - gone - view.hand.count(good))
        ]
        rng.shuffle(unseen)
        hands = [
            view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        ]
        towns = [town for town in TOWNS if town != view.fair]
        rng.shuffle(towns)
        guessed = tuple(
            "" if seat not in view.ready else view.own if seat == view.seat else rng.choice(("early", "late"))
            for seat in seats
        )
        lists = {name: list(getattr(view, name)) for name in ("points", "coins", "towns")}
        return CaravanState(
            **{**shared(view, *OPEN), **lists},
            hands=hands,
            bag={good: unseen.count(good) for good in GOODS},
            fairs=tuple(towns[: view.stack]),
            chosen=guessed if view.choosing else (),
        )

    def moment(self, state: CaravanState) -> Moment:
        step = state.step if state.round <= ROUNDS else "finished"
        turn = state.order[0] if state.order and state.fair else None
        return Moment(min(state.round, ROUNDS), ROUNDS, step, STEPS, turn, None, tuple(state.points), secrets=True)

    def outcome(self, state: CaravanState) -> Ending | None:
        """`longest`: the seats that end farthest from Avila, the first town."""
        if state.round <= ROUNDS:
            return None
        return by_points(state.points, longest=[seat for seat, town in enumerate(state.towns) if town == "elche"])


GAME = Caravans()
