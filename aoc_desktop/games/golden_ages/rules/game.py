"""The Golden Ages as a kernel Game: the door through which matches, AI seats and the terminal come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.golden_ages.rules.card_files import load_cards, set_fingerprint, shipped_set
from aoc_desktop.games.golden_ages.rules.cards import ERAS, SYMBOLS, CardSet
from aoc_desktop.games.golden_ages.rules.cities import missing_cubes
from aoc_desktop.games.golden_ages.rules.counts import controlled
from aoc_desktop.games.golden_ages.rules.events import changes
from aoc_desktop.games.golden_ages.rules.legal import LegalMoves, list_moves
from aoc_desktop.games.golden_ages.rules.scoring import Ending, ScenarioEnding, result
from aoc_desktop.games.golden_ages.rules.setup import PLAYERS, Options, check_complete, set_up, setup_of
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, listed
from aoc_desktop.games.golden_ages.rules.state import NO_LIMIT, WONDER_BIT, Player, State
from aoc_desktop.games.golden_ages.rules.turn import play
from aoc_desktop.games.golden_ages.rules.view import View, redraw, view_of
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.notation import counted
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import options_of

PHASES = ("update", "continents", "actions")


class GoldenAges:
    """The rules over State; it keeps nothing itself."""

    id = "golden_ages"
    players = PLAYERS
    traits = Traits()

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(options, rng)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == "finished" else (state.seat,)

    def moment(self, state: State) -> Moment:
        secret_future = "open_future" not in state.table.variants
        return Moment(
            round=state.era,
            rounds=ERAS,
            step=state.phase,
            steps=PHASES,
            turn=state.decider,
            first=None if state.first_player == NOWHERE else state.first_player,
            points=tuple([player.points for player in state.players]),
            secrets=state.phase != "finished" and (secret_future or any(player.hand for player in state.players)),
        )

    def legal(self, state: State, seat: Seat) -> LegalMoves:
        return LegalMoves(state, seat)

    def order_matters(self, state: State, seat: Seat) -> bool:
        return True

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

    def outcome(self, state: State) -> Ending | ScenarioEnding | None:
        return result(state) if state.phase == "finished" else None

    def tags(self, state: State) -> tuple[tuple[str, ...], ...]:
        """The civilisation in play at the end."""
        return tuple(() if player.civilization is None else (player.civilization.id,) for player in state.players)

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


GAME = GoldenAges()


# A snapshot of a state as plain data (the record notation's "Snapshot"): for tests, replays and bug reports.


def snapshot(state: State) -> dict[str, Any]:
    """Everything that both players and tests look at, all hands open."""
    return {
        "era": state.era,
        "phase": state.phase,
        "step": state.step,
        "seat": state.decider,
        "first_player": None if state.first_player == NOWHERE else state.first_player,
        "pending": _pending(state),
        "tile": None if state.tile is None else state.tile.id,
        "tiles": [[tile.id, NAMES[place.square], place.rotation] for tile, place in state.board.placed],
        "stack_three": len(state.three_stack),
        "stack_two": len(state.two_stack),
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "buildings": [card.id for card in state.buildings],
        "wonders": [card.id for card in state.wonders],
        "judgements": [card.id for card in state.judgements],
        "judgement": None if state.judgement is None else state.judgement.id,
        "glory_stack": list(state.glory_stack),
        "last_turns_left": None if state.last_turns_left == NO_LIMIT else state.last_turns_left,
        "legal": sorted(" ".join(move) for move in list_moves(state)),
        "result": _result(state) if state.phase == "finished" else None,
    }


def _pending(state: State) -> dict[str, Any] | None:
    pending = state.pending
    if state.step == "found":
        return {"square": NAMES[pending.square]}
    if state.step == "take":
        return {"square": NAMES[pending.square], "cubes": missing_cubes(state.players[state.seat])}
    if state.step == "glory":
        return {"square": NAMES[pending.square], "values": list(pending.values)}
    if state.step == "technology" and pending.grant is not None:
        return {"source": pending.grant.cause.id, "left": pending.left or None}
    return None


def _player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "points": player.points,
        "gold": player.gold,
        "civilization": None if player.civilization is None else player.civilization.id,
        "offer": None if player.offer is None else player.offer.id,
        "hand": _hand(state, player),
        "future": None if player.future is None else player.future.id,
        "reserve": player.reserve,
        "technologies": [technology.id for technology in player.technologies],
        "cities": {NAMES[square]: player.cubes_on(square) for square in listed(player.cities)},
        "capital": None if player.capital == NOWHERE else NAMES[player.capital],
        "golden_age": player.golden_age,
        "standing": {NAMES[square]: player.standing.count(square) for square in player.standing},
        "lying": {NAMES[square]: player.lying.count(square) for square in player.lying},
        "agora": player.agora,
        "slots": [
            None if building is None else [building.id, bool(player.activated >> slot & 1)]
            for slot, building in enumerate(player.slots)
        ],
        "wonders": [
            [wonder.id, bool(player.activated >> number & 1)]
            for number, wonder in enumerate(player.wonders, WONDER_BIT)
        ],
        "glory": list(player.glory),
        "free_wonder_used": player.free_wonder_used,
        "controls": {symbol: controlled(state, seat, symbol) for symbol in SYMBOLS},
    }


def _hand(state: State, player: Player) -> list[Any]:
    if "balanced_civilizations" in state.table.variants:
        return [[card.id for card in cards] for cards in player.hand]
    return [cards[0].id for cards in player.hand]


def _result(state: State) -> dict[str, Any]:
    outcome = result(state)
    return {
        "ranking": [list(group) for group in outcome.ranking],
        "points": list(outcome.points),
        "breakdown": [dict(added) for added in outcome.breakdown],
    }


def summary(state: State) -> str:
    """A few lines on where a game stands, for the terminal."""
    seat = state.decider
    lines = ["finished" if seat is None else f"era {state.era} of 4, player {seat + 1} to decide ({state.step})"]
    for number, player in enumerate(state.players, 1):
        owned: list[str] = [] if player.civilization is None else [player.civilization.id]
        owned += [technology.id for technology in player.technologies] + [wonder.id for wonder in player.wonders]
        owned += [card.id for card in player.slots if card is not None]
        lines.append(
            f"  player {number}: {counted(player.points, 'point')}, {player.gold} gold, "
            f"{counted(player.cubes_on_map, 'cube')} on the map; {', '.join(owned) or 'no cards'}"
        )
    if seat is None:
        lines.append("  best: " + " and ".join(f"player {best + 1}" for best in result(state).ranking[0]))
    return "\n".join(lines)
