"""A snapshot of a state as plain data (the record notation's "Snapshot"): for tests, replays and bug reports."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.age_of_civilization.rules.legal import list_moves
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.scoring import result
from aoc_desktop.games.age_of_civilization.rules.state import ROUNDS, State
from aoc_desktop.kernel.notation import counted


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
        if len(state.players) > 1:  # nobody is the best of one
            lines.append("  best: " + " and ".join(f"player {seat + 1}" for seat in shot["result"]["ranking"][0]))
        if shot["result"]["achievements"]:
            lines.append(f"  achievements: {', '.join(shot['result']['achievements'])}")
        if "medal" in shot["result"]:
            lines.append(f"  medal: {shot['result']['medal'] or 'none'}")
    return "\n".join(lines)
