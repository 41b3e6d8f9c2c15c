"""Age of Civilization as a kernel Game: the door through which matches, AI seats and the terminal come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.card_files import load_cards, set_fingerprint, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.changes import changes
from aoc_desktop.games.age_of_civilization.rules.legal import LegalMoves
from aoc_desktop.games.age_of_civilization.rules.order import order_matters
from aoc_desktop.games.age_of_civilization.rules.scoring import Ending, result
from aoc_desktop.games.age_of_civilization.rules.setup import Options, check_complete, set_up, setup_of
from aoc_desktop.games.age_of_civilization.rules.snapshot import snapshot, summary
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS, STEPS, State
from aoc_desktop.games.age_of_civilization.rules.turn import play
from aoc_desktop.games.age_of_civilization.rules.view import View, redraw, view_of
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import options_of


class AgeOfCivilization:
    """The rules over State; it keeps nothing itself."""

    id = "age_of_civilization"
    players = range(2, 5)
    traits = Traits()

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(options, rng)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        decider = state.decider
        return () if decider is None else (decider,)

    def moment(self, state: State) -> Moment:
        return Moment(
            round=state.round,
            rounds=ROUNDS,
            step=state.phase,
            steps=STEPS,
            turn=None if state.phase == "finished" else state.seat,
            first=state.first_player,
            points=tuple([player.points for player in state.players]),
            # Hands are dealt in the draft alone.
            secrets=state.table.draft is not None,
        )

    def legal(self, state: State, seat: Seat) -> LegalMoves:
        return LegalMoves(state, seat)

    def order_matters(self, state: State, seat: Seat) -> bool:
        return order_matters(state)

    def draw(self, state: State, rng: Rng) -> Move:
        """All chance lies in the set-up: chance never decides during play."""
        raise IllegalMove("no_chance")

    def odds(self, state: State) -> None:
        raise IllegalMove("no_chance")

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

    def outcome(self, state: State) -> Ending | None:
        return result(state) if state.phase == "finished" else None

    def tags(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The civilisations of each seat."""
        return tuple(tuple(card.id for card in player.civilizations) for player in state.players)

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

    def summary(self, state: State) -> str:
        return summary(state)


def card_set(given: str | Mapping[str, Any]) -> CardSet:
    """A shipped card set by its id, or a user's set as the table that stands whole in a record."""
    return shipped_set(given) if isinstance(given, str) else load_cards(given, "card_set")._replace(own_table=given)


GAME = AgeOfCivilization()
