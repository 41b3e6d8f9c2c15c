"""Age of Civilization as a kernel Game: the door through which matches, AI seats and the terminal come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aoc_desktop.games.age_of_civilization.rules.card_files import load_cards, set_fingerprint, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.events import changes
from aoc_desktop.games.age_of_civilization.rules.legal import LegalMoves, list_moves
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.scoring import Ending, result
from aoc_desktop.games.age_of_civilization.rules.setup import Options, check_complete, set_up, setup_of
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS, STEPS, State
from aoc_desktop.games.age_of_civilization.rules.turn import play
from aoc_desktop.games.age_of_civilization.rules.view import View, redraw, view_of
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Change, Moment, Move, Seat, Traits
from aoc_desktop.kernel.notation import counted
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


# A snapshot of a state as plain data (the record notation's "Snapshot"): for tests, replays and bug reports.


def snapshot(state: State) -> dict[str, Any]:
    """Everything that both players and tests look at, all hands open."""
    finished = state.phase == "finished"
    return {
        "round": ROUNDS if finished else state.round,  # a lost civilisation's game too
        "step": state.step,
        "seat": state.decider,
        "first_player": state.first_player,
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "market": [[card.id, coins] for card, coins in state.market],
        "wonder_market": [card.id for card in state.wonder_market],
        "special_market": [card.id for card in state.special_market],
        "deck": len(state.deck),
        "opponent_military": state.opponent_military if state.table.solo else None,
        "legal": sorted(" ".join(move) for move in list_moves(state)),
        "result": _result(state) if finished else None,
        **_scenario(state),
    }


def _scenario(state: State) -> dict[str, Any]:
    """A scenario's own counters."""
    scenario = state.table.scenario
    if scenario is None:
        return {}
    counters: dict[str, Any] = {"in_force": [effect.cause.id for effect in state.scenario.passing]}
    if scenario.control_cards:
        counters["control"] = state.scenario.control
    if scenario.drought is not None:
        counters["drought"] = state.scenario.drought
    if scenario.lost_without_workers:
        counters["lost"] = state.scenario.lost
    if scenario.war is not None:
        counters["wars_lost"] = state.scenario.wars_lost
    return counters


def _player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "points": player.points,
        "coins": player.coins,
        "workers": player.workers,
        "free_workers": player.free_workers,
        "civilizations": [card.id for card in player.civilizations],
        "main": player.main.id if player.main else None,
        "technologies": [card.id for card in player.technologies],
        "wonders": [card.id for card in player.wonders],
        "special_technology": player.special.id if player.special else None,
        "military": military(state, seat),
        "hand": [card.id for card in player.hand],
    }


def _result(state: State) -> dict[str, Any]:
    outcome = result(state)
    medal = {} if state.table.scenario is None else {"medal": outcome.medal}
    return {
        "ranking": [list(group) for group in outcome.ranking],
        "points": list(outcome.points),
        "achievements": list(outcome.achievements),
        **medal,
    }


def summary(state: State) -> str:
    """A few lines on where a game stands, for the terminal."""
    shot = snapshot(state)
    seat = state.decider
    where = "finished" if seat is None else f"round {state.round} of 6, player {seat + 1} to decide ({state.step})"
    lines = [where]
    for number, player in enumerate(shot["players"], 1):
        owned = ", ".join([*player["civilizations"], *player["technologies"], *player["wonders"]])
        lines.append(
            f"  player {number}: {counted(player['points'], 'point')}, {counted(player['coins'], 'coin')}, "
            f"{counted(player['workers'], 'worker')}, {player['military']} military; {owned or 'no cards'}"
        )
    if shot["result"]:
        if len(state.players) > 1:  # a player alone is not the best of several
            lines.append("  best: " + " and ".join(f"player {seat + 1}" for seat in shot["result"]["ranking"][0]))
        if shot["result"]["achievements"]:
            lines.append(f"  achievements: {', '.join(shot['result']['achievements'])}")
        if "medal" in shot["result"]:
            lines.append(f"  medal: {shot['result']['medal'] or 'none'}")
    return "\n".join(lines)


# Whether the order of the effects at the end of a turn makes a difference. Where it does not, no question is asked.


MOST_EFFECTS = 6
"""With more, which only a user's cards bring about, the player is asked: each one more takes twice as long to try."""


def order_matters(state: State) -> bool:
    """False if all that can be done is to resolve mandatory effects, and every order leads to the same position.

    Orders are tried out, not reasoned about: on the way there, nothing else may become possible either.
    """
    if state.phase != "end_of_turn" or state.agenda:
        return True
    effects = state.players[state.seat].abilities.end_of_turn
    moves = set(list_moves(state))
    if len(moves) > MOST_EFFECTS or any(len(move) != 2 or effects[move[1]].offer for move in moves):
        return True
    # Orders that have met in one position are followed together from there on: few positions, however many orders.
    positions = [state]
    for _ in moves:
        reached: list[State] = []
        keys: list[tuple[object, ...]] = []
        for before in positions:
            left = list_moves(before)
            if not moves.issuperset(left):
                return True
            for move in left:
                after = before.copy()
                play(after, move, None)
                after.used_effects = tuple(sorted(after.used_effects))  # only which were used is ever asked
                if (key := after.key()) not in keys:
                    keys.append(key)
                    reached.append(after)
        positions = reached
    return len(positions) > 1
