"""A solo game from its set-up to its result, and its snapshots as notation.md describes them."""

from __future__ import annotations

from typing import Any

from tests.second_engine.cards import Card, medals
from tests.second_engine.gains import Course, gain
from tests.second_engine.scenarios import BY_MODE, SKIRMISH
from tests.second_engine.table import LAST_ROUND, Table
from tests.second_engine.turn import turn


class SecondGame:
    """One game: `play` a move, then look at `table`."""

    def __init__(self, cards: str, mode: str, setup: dict[str, Any]) -> None:
        self.table = Table(cards, BY_MODE[mode], setup)
        self._course = whole_game(self.table)
        next(self._course)

    def play(self, move: str) -> None:
        try:
            self._course.send(move)
        except StopIteration:
            self.table.step, self.table.legal = "finished", []

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.table.step == "finished" else (0,)

    def snapshot(self) -> dict[str, Any]:
        return snapshot(self.table)


def whole_game(table: Table) -> Course:
    yield from turn(table)
    while table.round < LAST_ROUND and not table.lost:
        yield from end_of_round(table)
        if not table.lost:
            table.in_force.clear()  # what was for the round; after round 6 no round ends (ruling 14, rulings.md 22)
            yield from turn(table)
    finish(table)


def end_of_round(table: Table) -> Course:
    """Opponent, market, permanent card, event, symbol (§6, §8, ruling 12)."""
    table.opponent += table.scenario.growth
    table.market = [[card, coins + 1] for card, coins in table.market]
    if table.deck:
        table.market.append([table.deck.pop(0), 0])
    table.round += 1
    position = table.round + 2
    yield from table.scenario.event(table, position)
    table.scenario.symbol(table, symbol(table, table.track[position - 1]))
    table.scenario.after_round(table)


def symbol(table: Table, card: str) -> str:
    """The Plague card is its own symbol; a blank card has none."""
    return str(table.cards["action"][card]["symbol"]) if card in table.cards["action"] else card


def finish(table: Table) -> None:
    """The result. The page is silent on two things that rulings.md settles: a lost civilisation scores nothing more
    (25), and a scenario earns a medal and no achievements (21)."""
    if not table.lost:
        for _, effect in table.triggered("game_end"):
            gain(table, effect["gain"], table.times(effect))
    table.result = {"ranking": [[0]], "points": [table.points], "achievements": []}
    if table.scenario is SKIRMISH:
        achievements = table.cards["achievement"]
        table.result["achievements"] = [card for card, asked in achievements.items() if achieved_by(table, asked)]
    else:
        table.result["medal"] = medal(table)


def achieved_by(table: Table, asked: Card) -> bool:
    """Every condition given must hold (§10)."""
    at_least = all(
        table.count(what) >= asked[what] for what in ("points", "technologies", "wonders", "military") if what in asked
    )
    wanted = asked.get("civilizations", {"population": 0, "count": 0})
    populations = [table.cards["civilization"][card]["population"] for card in table.civilizations]
    return (
        at_least
        and len(table.technologies) <= asked.get("max_technologies", len(table.technologies))
        and populations.count(wanted["population"]) >= wanted["count"]
    )


def medal(table: Table) -> str | None:
    """The best medal of which every condition holds; a lost civilisation earns none."""
    best = None
    for asked in medals(table.scenario.id):
        counts = {"points": table.points, "wonders": len(table.wonders), "control": table.control}
        enough = all(counts[what] >= asked[what] for what in counts if what in asked)
        if enough and not table.lost and not (asked.get("no_war_lost") and table.wars_lost):
            best = str(asked["id"])
    return best


def snapshot(table: Table) -> dict[str, Any]:
    finished = table.step == "finished"
    player = {
        "points": table.points,
        "coins": table.coins,
        "workers": table.workers,
        "free_workers": table.free_workers,
        "civilizations": list(table.civilizations),
        "main": table.main,
        "technologies": list(table.technologies),
        "wonders": list(table.wonders),
        "special_technology": table.special,
        "military": table.military(),
        "hand": [],
    }
    return {
        "round": LAST_ROUND if finished else table.round,
        "step": table.step,
        "seat": None if finished else 0,
        "first_player": 0,
        "players": [player],
        "market": [list(card) for card in table.market],
        "wonder_market": list(table.wonder_market),
        "special_market": list(table.special_market),
        "deck": len(table.deck),
        "opponent_military": table.opponent,
        "legal": list(table.legal),
        "result": table.result,
        **(table.scenario.counters(table) if table.scenario is not SKIRMISH else {}),
    }
