"""The five scenarios of Path of Glory as the page tells them, and Skirmish, of which each is a change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from tests.second_engine.cards import Card, Effect
from tests.second_engine.gains import Course, choose_technology, fight, gain, sacrifice
from tests.second_engine.table import Table

WHITE, RED = 0, 1  # how many workers of a special action are sacrificed; of corvee's two exactly one


def special(workers: int, coins: int, sacrificed: int) -> Card:
    """A special action card: one slot beside the permanent card; `sacrificed` of its workers are."""
    return {"workers": workers, "coins": coins, "sacrificed": sacrificed}


class Scenario:
    """Skirmish (§8)."""

    id = "solo"
    coins = 3
    wonders = 4
    market = 5
    fifth_card = "plague"
    opponent = 0
    growth = 1
    rises: str | None = None  # the civilisation that the player must begin and end with
    actions: ClassVar[dict[str, Card]] = {}

    def effects(self, table: Table) -> Iterator[tuple[str, Effect]]:
        """What the scenario adds to the effects of the player's cards."""
        return iter(())

    def price(self, table: Table, action: str) -> int:
        """What an action costs before discounts."""
        return int(table.action(action)["coins"])

    def possible(self, table: Table, action: str) -> bool:
        """Whether a special action has anything to do."""
        return True

    def perform(self, table: Table, action: str) -> None:
        """What a special action does."""
        raise NotImplementedError

    def coins_withheld(self, table: Table, action: str) -> int:
        """Coins that an action gives less."""
        return 0

    def event(self, table: Table, position: int) -> Course:
        """The event token above the new card."""
        yield from ()

    def symbol(self, table: Table, symbol: str) -> None:
        """The symbol of the new card (§6)."""
        if symbol == "war":
            fight(table)
            if table.least_military() and not table.standing("war_immunity"):
                sacrifice(table)
        if symbol == "plague":
            sacrifice(table)

    def after_round(self, table: Table) -> None:
        """What the scenario does when a round's symbol has been resolved."""

    def counters(self, table: Table) -> dict[str, Any]:
        """What the scenario adds to a snapshot."""
        return {"in_force": list(table.in_force)}


class AgeOfWonders(Scenario):
    id = "age_of_wonders"
    coins = 4
    wonders = 6
    actions: ClassVar[dict[str, Card]] = {"quarry": special(1, 0, WHITE), "corvee": special(2, 0, RED)}

    def effects(self, table: Table) -> Iterator[tuple[str, Effect]]:
        if "quarry" in table.in_force:
            yield "quarry", {"always": "discount", "action": "wonder", "coins": 3}

    def perform(self, table: Table, action: str) -> None:
        if action == "quarry":
            table.in_force.append("quarry")
        else:
            gain(table, {"points": 1, "coins": 2})


class SilkRoad(Scenario):
    id = "silk_road"
    actions: ClassVar[dict[str, Card]] = {"caravan": special(1, 0, WHITE), "caravanserai": special(1, 0, WHITE)}
    row = (("changan", 1), ("dunhuang", 2), ("samarkand", 2), ("merv", 3), ("baghdad", 3), ("antioch", 4))

    def effects(self, table: Table) -> Iterator[tuple[str, Effect]]:
        yield "silk_road", {"always": "slot", "action": "trade"}
        controlled: list[tuple[str, Effect]] = [
            ("changan", {"when": "end_of_turn", "gain": {"coins": 1}}),
            ("dunhuang", {"when": "end_of_turn", "gain": {"points": 1}}),
            ("samarkand", {"always": "discount", "action": "research", "coins": 1}),
            ("merv", {"always": "military", "amount": 1}),
            ("baghdad", {"when": "action", "action": "trade", "gain": {"coins": 1, "points": 1}}),
            ("antioch", {"when": "game_end", "gain": {"points": 4}}),
        ]
        for card, effect in controlled[: table.control]:
            if card != "dunhuang" or table.round >= 4:
                yield card, effect

    def price(self, table: Table, action: str) -> int:
        return self.row[table.control][1] if action == "caravan" else super().price(table, action)

    def possible(self, table: Table, action: str) -> bool:
        return action != "caravan" or table.control < len(self.row)

    def perform(self, table: Table, action: str) -> None:
        if action == "caravan":
            table.control += 1
        else:
            gain(table, {"coins": max(1, table.control // 2)})

    def counters(self, table: Table) -> dict[str, Any]:
        return {**super().counters(table), "control": table.control}


class LostCivilization(Scenario):
    id = "lost_civilization"
    market = 3
    rises = "maya"
    actions: ClassVar[dict[str, Card]] = {"reservoir": special(2, 2, WHITE), "ritual": special(1, 0, RED)}

    def possible(self, table: Table, action: str) -> bool:
        return action != "ritual" or table.drought > 0  # without a token there is nothing to remove

    def perform(self, table: Table, action: str) -> None:
        if action == "reservoir":
            table.in_force.append("reservoir")
        else:
            table.drought -= 1
            gain(table, {"points": 1})

    def coins_withheld(self, table: Table, action: str) -> int:
        """From the printed coins; what cards add comes on top (rulings.md 24)."""
        return table.drought // 2 if action in ("farm", "fish", "hunt") else 0

    def after_round(self, table: Table) -> None:
        if "reservoir" not in table.in_force:
            table.drought += 1
        table.lost = table.workers == 0

    def counters(self, table: Table) -> dict[str, Any]:
        return {**super().counters(table), "drought": table.drought, "lost": table.lost}


class MongolDevastation(Scenario):
    id = "mongol_devastation"
    opponent = 1
    growth = 2
    actions: ClassVar[dict[str, Card]] = {"fortify": special(1, 2, WHITE), "tribute": special(1, 3, WHITE)}

    def effects(self, table: Table) -> Iterator[tuple[str, Effect]]:
        if "fortify" in table.in_force:
            yield "fortify", {"always": "military", "amount": 3}

    def perform(self, table: Table, action: str) -> None:
        table.in_force.append(action)

    def symbol(self, table: Table, symbol: str) -> None:
        self.war(table)
        if symbol == "plague":
            sacrifice(table)

    def war(self, table: Table) -> None:
        """The war of every round: the lowest lose 1 worker and 2 coins; what it cost tells whether it was lost.

        Immunity excepts from the sacrifice (§6), not from the loss of coins (rulings.md 26)."""
        fight(table)
        if table.least_military() and "tribute" not in table.in_force:
            workers = table.workers
            if not table.standing("war_immunity"):
                sacrifice(table)
            coins = table.coins
            gain(table, {"coins": -2})
            table.wars_lost += table.workers < workers or table.coins < coins

    def counters(self, table: Table) -> dict[str, Any]:
        return {**super().counters(table), "wars_lost": table.wars_lost}


class DeathAndRebirth(Scenario):
    id = "death_and_rebirth"
    fifth_card = "blank"

    def effects(self, table: Table) -> Iterator[tuple[str, Effect]]:
        if table.round >= 4:
            yield "rebirth", {"when": "action", "action": "culture", "gain": {"points": 1}}
            yield "rebirth", {"when": "action", "action": "research", "gain": {"points": 1}}
            yield "rebirth", {"always": "discount", "action": "research", "coins": 1}

    def event(self, table: Table, position: int) -> Course:
        if position == 4:  # Great Famine
            gain(table, {"coins": -3})
        if position == 5:  # Black Death
            sacrifice(table)
            sacrifice(table)
        if position == 6:  # Printing Press
            yield from choose_technology(table)


SKIRMISH = Scenario()
SCENARIOS = (AgeOfWonders(), SilkRoad(), LostCivilization(), MongolDevastation(), DeathAndRebirth())
BY_MODE: dict[str, Scenario] = {
    SKIRMISH.id: SKIRMISH,
    **{f"scenario:{scenario.id}": scenario for scenario in SCENARIOS},
}
"""Every way to play alone, as a record's `mode` names it."""
