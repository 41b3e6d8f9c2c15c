"""Advanced Civilization as a kernel Game: the door through which matches, AI seats and the terminal come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.card_files import card_set, set_fingerprint
from aoc_desktop.games.advanced_civilization.rules.changes import changes
from aoc_desktop.games.advanced_civilization.rules.legal import LegalMoves
from aoc_desktop.games.advanced_civilization.rules.redraw import redraw
from aoc_desktop.games.advanced_civilization.rules.scenario_start import begin_game, begun_with, check_begun
from aoc_desktop.games.advanced_civilization.rules.scoring import Ending, points_of, result
from aoc_desktop.games.advanced_civilization.rules.setup import PLAYERS, Options
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders, snapshot, summary
from aoc_desktop.games.advanced_civilization.rules.state import FINISHED, NOBODY, PHASES, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Chance
from aoc_desktop.games.advanced_civilization.rules.turn import play
from aoc_desktop.games.advanced_civilization.rules.view import View, view_of
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import options_of


class AdvancedCivilization:
    """The rules over State; it keeps nothing itself."""

    id = "advanced_civilization"
    players = PLAYERS
    traits = Traits(chance=True, wide_moves=True)

    def setup(self, options: Options, rng: Rng) -> State:
        return begin_game(options, rng)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return deciders(state)

    def moment(self, state: State) -> Moment:
        return moment(state)

    def legal(self, state: State, seat: Seat) -> LegalMoves:
        return LegalMoves(state, seat)

    def order_matters(self, state: State, seat: Seat) -> bool:
        """Every decision of this game is a choice."""
        return True

    def draw(self, state: State, rng: Rng) -> Move:
        return _chance(state).draw(state, rng)

    def odds(self, state: State) -> Sequence[tuple[Move, int]] | None:
        return _chance(state).odds(state)

    def apply(self, state: State, seat: Seat, move: Move, log: list[Event] | None = None) -> None:
        play(state, seat, move, log)

    def changes(self, event: Event) -> Iterable[Change]:
        return changes(event)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redraw(self, view: View, rng: Rng) -> State:
        return redraw(view, rng)

    def outcome(self, state: State) -> Ending | None:
        return result(state) if state.finished else None

    def tags(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The nation of each seat, once it is known."""
        nations = state.table.cards.nations
        return tuple((nations[number].id,) if number != NOBODY else () for number in state.nation)

    # What records and snapshots need of a game, beside the rules.

    def options(self, record: Record) -> Options:
        options = options_of(record, card_set(record.card_set))
        if "seed" not in record.setup:
            check_begun(options)
        return options

    def fingerprint(self, card_set: str | Mapping[str, Any]) -> str:
        return set_fingerprint(card_set)

    def setup_of(self, state: State) -> dict[str, Any]:
        return begun_with(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def summary(self, state: State) -> str:
        return summary(state)


def _chance(state: State) -> Chance:
    question = None if state.finished else state.agenda[-1]
    if not isinstance(question, Chance):
        raise IllegalMove("no_chance")
    return question


GAME = AdvancedCivilization()


# Where a game stands, for whoever knows nothing of its state.


def moment(state: State) -> Moment:
    """A round is a turn of sixteen phases. Points are those that everybody may count: no hand is in them."""
    seats = deciders(state)
    return Moment(
        round=max(1, state.turn),
        rounds=state.table.turn_limit,
        step=FINISHED if state.finished else state.phase,
        steps=PHASES,
        turn=seats[0] if len(seats) == 1 and seats != (CHANCE,) else None,
        first=None,
        points=tuple(points_of(state, seat, hand=state.finished) for seat in range(state.table.players)),
        secrets=any(any(hand) for hand in state.hands) and not state.finished,
    )
