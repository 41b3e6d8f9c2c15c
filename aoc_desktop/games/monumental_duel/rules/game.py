"""Monumental Duel: Espionage as a kernel Game: the door through which matches, AI seats and the terminal come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from aoc_desktop.games.monumental_duel.rules.card_files import card_set, set_fingerprint
from aoc_desktop.games.monumental_duel.rules.city import each_once
from aoc_desktop.games.monumental_duel.rules.events import changes
from aoc_desktop.games.monumental_duel.rules.legal import LegalMoves, decider
from aoc_desktop.games.monumental_duel.rules.scoring import Ending, ScenarioEnding, result, score
from aoc_desktop.games.monumental_duel.rules.setup import PLAYERS, Options, check_complete, set_up, setup_of
from aoc_desktop.games.monumental_duel.rules.snapshot import snapshot, summary
from aoc_desktop.games.monumental_duel.rules.spying import DIE
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.games.monumental_duel.rules.turn import play
from aoc_desktop.games.monumental_duel.rules.view import View, redraw, view_of
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import options_of

PHASES = ("activation", "actions", "round_end")


class MonumentalDuel:
    """The rules over State; it keeps nothing itself."""

    id = "monumental_duel"
    players = PLAYERS
    traits = Traits(chance=True)

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(options, rng)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        seat = decider(state)
        return () if seat is None else (seat,)

    def moment(self, state: State) -> Moment:
        """Nothing is hidden from one player alone: no curtain. How many rounds there are depends on the track."""
        return Moment(
            round=state.round,
            rounds=state.round if state.last_round else 0,
            step=state.phase,
            steps=PHASES,
            turn=None if state.phase == "finished" else state.seat,
            first=state.first_player,
            points=(score(state, 0), score(state, 1)),
            secrets=False,
        )

    def legal(self, state: State, seat: Seat) -> LegalMoves:
        return LegalMoves(state, seat)

    def order_matters(self, state: State, seat: Seat) -> bool:
        return True

    def draw(self, state: State, rng: Rng) -> Move:
        return draw(state, rng)

    def odds(self, state: State) -> Sequence[tuple[Move, int]]:
        return odds(state)

    def apply(self, state: State, seat: Seat, move: Move, log: list[Event] | None = None) -> None:
        play(state, move, log)

    def changes(self, event: Event) -> Iterable[Change]:
        return changes(event)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redraw(self, view: View, rng: Rng) -> State:
        return redraw(view, rng)

    def outcome(self, state: State) -> Ending | ScenarioEnding | None:
        return result(state) if state.phase == "finished" else None

    # What records and snapshots need of a game, beside the rules.

    def options(self, record: Record) -> Options:
        options = options_of(record, card_set(record.card_set))
        if "seed" not in record.setup:
            check_complete(options)
        return options

    def fingerprint(self, card_set: str | Mapping[str, Any]) -> str:
        return set_fingerprint(card_set)

    def setup_of(self, state: State) -> dict[str, Any]:
        return setup_of(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def tags(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The civilisation of each seat, once it is known."""
        own = [player.civilization for player in state.players]
        return tuple(() if civilization is None else (civilization.id,) for civilization in own)

    def summary(self, state: State) -> str:
        return summary(state)


GAME = MonumentalDuel()


# What chance does: a die, or a card from a bag, each with its weight (rules, section 8).


def draw(state: State, rng: Rng) -> Move:
    """Every face of the die and every card of the bag is equally likely."""
    if state.step != "chance":
        raise IllegalMove("no_chance")
    if state.moves == DIE:
        return rng.choice(DIE)
    return rng.choice(state.player.bag).draw


def odds(state: State) -> Sequence[tuple[Move, int]]:
    """Cards of one kind come once, with their number."""
    if state.step != "chance":
        raise IllegalMove("no_chance")
    if state.moves == DIE:
        return [(face, 1) for face in DIE]
    bag = [card.id for card in state.player.bag]
    return [(card.draw, bag.count(card.id)) for card in each_once(state.player.bag)]
