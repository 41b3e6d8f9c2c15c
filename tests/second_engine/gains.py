"""Asking the player, and giving and taking: coins, points, workers, technologies, wonders, sacrifices."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from tests.second_engine.cards import Effect
from tests.second_engine.table import MOST_WORKERS, Table

Course = Generator[None, str, None]
"""A stretch of the game. It stops where the player is asked, and goes on with the move that is sent."""


def ask(table: Table, step: str, legal: Iterable[str]) -> Generator[None, str, str]:
    table.step, table.legal = step, sorted(legal)
    move = yield
    if move not in table.legal:
        raise ValueError(f"{move} is not one of {table.legal}")
    return move


def gain(table: Table, what: dict[str, int], times: int = 1) -> None:
    """Coins, points and workers. Coins lost never go below 0, a worker beyond the limit is lost (§2, §10)."""
    table.coins = max(0, table.coins + times * what.get("coins", 0))
    table.points += times * what.get("points", 0)
    workers = min(times * what.get("workers", 0), MOST_WORKERS - table.workers)
    table.workers += workers
    table.free_workers += workers


def resolve(table: Table, effect: Effect) -> Course:
    """A triggered effect: what it gives, and the technologies and wonders one by one (§10). Others are not there."""
    what = effect.get("gain", {})
    times = table.times(effect)
    gain(table, what, times)
    for _ in range(times * what.get("technologies", 0)):
        yield from choose_technology(table)
    for _ in range(times * what.get("wonders", 0)):
        yield from choose_wonder(table)


def choose_technology(table: Table) -> Course:
    if technologies := table.technologies_to_gain():
        move = yield from ask(table, "pick", [f"pick {technology}" for technology in technologies])
        gain_technology(table, move.split()[1])


def choose_wonder(table: Table) -> Course:
    if table.wonder_market:
        move = yield from ask(table, "pick", [f"take {wonder}" for wonder in table.wonder_market])
        gain_wonder(table, move.split()[1])


def gain_technology(table: Table, technology: str) -> None:
    table.technologies.append(technology)
    _when_gained(table, table.tree()[technology]["effects"])


def gain_wonder(table: Table, wonder: str) -> None:
    table.wonder_market.remove(wonder)
    table.wonders.append(wonder)
    _when_gained(table, table.cards["wonder"][wonder]["effects"])


def _when_gained(table: Table, effects: list[Effect]) -> None:
    for effect in effects:
        if effect.get("when") == "gain":
            gain(table, effect["gain"], table.times(effect))


def sacrifice(table: Table) -> None:
    """One free worker to the supply; without any, nothing (§6). Every sacrifice triggers (ruling 7)."""
    if table.free_workers:
        table.free_workers -= 1
        table.workers -= 1
        for _, effect in table.triggered("sacrifice"):
            gain(table, effect["gain"], table.times(effect))


def fight(table: Table) -> None:
    """A war's first half: the "war" effects (ruling 8)."""
    for _, effect in table.triggered("war"):
        gain(table, effect["gain"], table.times(effect))
