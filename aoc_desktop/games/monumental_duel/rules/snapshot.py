"""A snapshot of a state as plain data (the record notation's "Snapshot"): for tests, replays and bug reports."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.games.monumental_duel.rules.cards import NONE, RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.legal import decider
from aoc_desktop.games.monumental_duel.rules.scoring import result, score
from aoc_desktop.games.monumental_duel.rules.state import CELLS, Player, State
from aoc_desktop.kernel.notation import counted


def snapshot(state: State) -> dict[str, Any]:
    """Everything that players and tests look at."""
    return {
        "round": state.round,
        "last_round": state.last_round,
        "era": state.era,
        "step": state.step,
        "seat": decider(state),
        "first_player": state.first_player,
        "source": state.source or None,
        "track": _ids(state.track),
        "development": len(state.development),
        "development_discard": _ids(state.development_discard),
        "piles": {card.id: left for card, left in zip(state.table.cards.basic, state.piles, strict=True)},
        "advantage": {
            "holder": None if state.holder == NONE else state.holder,
            "resource": None if state.holder_resource == NONE else RESOURCES[state.holder_resource],
            "tokens": state.holder_tokens,
        },
        "removed": _ids(state.removed),
        "dice": list(state.dice),
        "free_reroll": state.free_reroll,
        "players": [_player(state, seat) for seat in range(2)],
        "legal": sorted(" ".join(move) for move in state.moves),
        "result": _result(state) if state.phase == "finished" else None,
    }


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "civilization": None if player.civilization is None else player.civilization.id,
        "city": [_cell(player, cell) for cell in range(len(CELLS))],
        "top": _ids(player.top),
        "bag": sorted(_ids(player.bag)),
        "discard": sorted(_ids(player.discard)),
        "drawn": _ids(player.drawn),
        "archived": sorted(_ids(player.archived)),
        **dict(zip(RESOURCES, player.tokens, strict=True)),
        "gained": dict(zip(RESOURCES, player.gained, strict=True)),
        "activated": sorted(player.activated),
        "policies": [_policy(player, number) for number in range(len(player.policies))],
        "warlord_used": player.warlord_used,
        "ambassador_used": player.ambassador_used,
        "agents": player.agents,
        "espionage": player.espionage.id,
        "provinces": _ids(player.provinces),
        "construction": None if player.construction is None else player.construction.id,
        "reserved": _ids(player.reserved),
        "conquered": player.conquered,
        "progress": player.progress,
        "passed": player.passed,
        "score": score(state, seat),
    }


def _cell(player: Player, cell: int) -> dict[str, Any] | None:
    card, knowledge = player.faces[cell], player.attached[cell]
    if card is None:
        return None
    return {
        "card": card.id,
        "knowledge": None if knowledge is None else knowledge.id,
        "active": bool(player.active >> cell & 1),
        "used": bool(player.used >> cell & 1),
        "knowledge_used": bool(player.knowledge_used >> cell & 1),
    }


def _policy(player: Player, number: int) -> dict[str, Any]:
    return {
        "id": player.policies[number].id,
        "line": player.lines[number] or None,
        "in_force": bool(player.in_force >> number & 1),
        "used": bool(player.policies_used >> number & 1),
    }


def _result(state: State) -> dict[str, Any]:
    outcome = result(state)
    return {"ranking": [list(group) for group in outcome.ranking], "points": list(outcome.points)}


def summary(state: State) -> str:
    """A few lines on where a game stands, for the terminal."""
    seat = decider(state)
    who = "chance" if seat == -1 else f"player {state.seat + 1}"
    lines = ["finished" if seat is None else f"round {state.round}, {who} to decide ({state.step})"]
    for number, player in enumerate(state.players, 1):
        civilization = "no civilization yet" if player.civilization is None else player.civilization.id
        owned = _ids(player.policies) + _ids(player.provinces)
        tokens = ", ".join(f"{amount} {name}" for name, amount in zip(RESOURCES, player.tokens, strict=True) if amount)
        lines.append(
            f"  player {number}: {counted(score(state, number - 1), 'point')}, {civilization}; "
            f"{tokens or 'no tokens'}; {', '.join(owned) or 'no policies or provinces'}"
        )
    if seat is None:
        lines.append("  best: " + " and ".join(f"player {best + 1}" for best in result(state).ranking[0]))
    return "\n".join(lines)
