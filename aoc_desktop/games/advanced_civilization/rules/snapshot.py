"""A snapshot of a state as plain data (notation, "Snapshot"): for tests, replays and bug reports."""

from __future__ import annotations

from typing import Any

from aoc_desktop.games.advanced_civilization.rules.legal import LegalMoves
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of, result
from aoc_desktop.games.advanced_civilization.rules.state import FINISHED, NOBODY, STATUS, State
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.kernel.game import CHANCE


def deciders(state: State) -> tuple[int, ...]:
    if state.finished:
        return ()
    question = state.agenda[-1]
    assert isinstance(question, Question)
    return question.deciders(state)


def snapshot(state: State) -> dict[str, Any]:
    """Everything that both players and tests look at, all hands open."""
    names = state.table.cards.cards
    first = len(state.table.cards.commodities)
    seats = deciders(state)
    return {
        "turn": state.turn,
        "phase": state.phase,
        "step": state.step,
        "seats": list(seats),
        "board": state.table.board.id,
        "census": list(state.census),
        "players": [_player(state, seat) for seat in range(state.table.players)],
        "areas": _areas(state),
        "pool": {"tokens": state.pool_tokens, "cities": state.pool_cities},
        "stacks": [len(stack) for stack in state.stacks],
        "aside": sorted(names[card] for card, count in enumerate(state.aside) for _ in range(count)),
        "givers": {names[first + nth]: giver for nth, giver in enumerate(state.givers) if giver != NOBODY},
        "pending": {} if state.step == FINISHED else _pending(state),
        "legal": _legal(state, seats),
        "result": _result(state) if state.finished else None,
    }


def _pending(state: State) -> dict[str, Any]:
    question = state.agenda[-1]
    assert isinstance(question, Question)
    return question.pending(state)


def _legal(state: State, seats: tuple[int, ...]) -> list[str]:
    """Whole lines in ASCII order; chance is not listed."""
    if seats == (CHANCE,):
        return []
    lines = [(seat, " ".join(move)) for seat in seats for move in LegalMoves(state, seat)]
    return sorted(line if len(seats) == 1 else f"@{seat} {line}" for seat, line in lines)


def _player(state: State, seat: int) -> dict[str, Any]:
    cards = state.table.cards
    number = state.nation[seat]
    return {
        "nation": None if number == NOBODY else cards.nations[number].id,
        "status": STATUS[state.status[seat]],
        "stock": state.stock[seat],
        "treasury": state.treasury[seat],
        "cities": state.map_cities(seat),
        "ships": [state.table.board.places[place] for place in state.ships[seat]],
        "ast": state.ast[seat],
        "owned": [cards.civilization_cards[card].id for card in state.owned[seat]],
        "hand": {cards.cards[card]: count for card, count in enumerate(state.hands[seat]) if count},
        "frozen": state.frozen[seat],
        "points": points_of(state, seat),
    }


def _areas(state: State) -> dict[str, Any]:
    neutral = state.table.neutral
    areas: dict[str, Any] = {}
    for area, name in enumerate(state.table.board.areas):
        told: dict[str, Any] = {}
        tokens = {
            "barbarians" if nation == neutral else str(nation): row[area]
            for nation, row in enumerate(state.tokens)
            if row[area]
        }
        if tokens:
            told["tokens"] = tokens
        if state.city[area] != NOBODY:
            told["city"] = "pirates" if state.city[area] == neutral else state.city[area]
            if area in state.new:
                told["new"] = True
        if told:
            areas[name] = told
    return areas


def _result(state: State) -> dict[str, Any]:
    outcome = result(state)
    return {"ranking": [list(group) for group in outcome.ranking], "points": list(outcome.points)}


def summary(state: State) -> str:
    """Where a game stands, for the terminal: seats with their pieces, then the map by area."""
    shot = snapshot(state)
    where = "finished" if state.finished else f"turn {state.turn}, {state.phase} ({state.step})"
    if shot["seats"] and shot["seats"] != [CHANCE]:
        where += ", to decide: " + " and ".join(f"player {seat + 1}" for seat in shot["seats"])
    lines = [where]
    for number, player in enumerate(shot["players"], 1):
        status = "" if player["status"] == "active" else f" ({player['status']})"
        lines.append(
            f"  player {number}, {player['nation'] or 'no nation yet'}{status}: {player['points']} points, "
            f"square {player['ast']}, {player['cities']} cities, stock {player['stock']}, "
            f"treasury {player['treasury']}, {sum(player['hand'].values())} trade cards; "
            f"{', '.join(player['owned']) or 'no cards'}"
        )
    for area, told in shot["areas"].items():
        held = [_holder(nation, count) for nation, count in told.get("tokens", {}).items()]
        if "city" in told:
            owner = told["city"]
            held.append("city of pirates" if owner == "pirates" else f"city of player {owner + 1}")
        lines.append(f"  {area}: {', '.join(held)}")
    if shot["result"]:
        lines.append("  best: " + " and ".join(f"player {seat + 1}" for seat in shot["result"]["ranking"][0]))
    return "\n".join(lines)


def _holder(nation: str, count: int) -> str:
    return f"{count} barbarians" if nation == "barbarians" else f"{count} of player {int(nation) + 1}"
