"""A snapshot of a state as plain data (the record notation's "Snapshot"): for tests, replays and bug reports."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.golden_ages.rules.cards import SYMBOLS
from aoc_desktop.games.golden_ages.rules.cities import missing_cubes
from aoc_desktop.games.golden_ages.rules.counts import controlled
from aoc_desktop.games.golden_ages.rules.legal import list_moves
from aoc_desktop.games.golden_ages.rules.scoring import result
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, listed
from aoc_desktop.games.golden_ages.rules.state import NO_LIMIT, WONDER_BIT, Player, State
from aoc_desktop.kernel.notation import counted


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
