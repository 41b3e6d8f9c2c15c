"""What lies on the table, and what can be counted there: effects in force, military, costs, technologies to be had."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from tests.second_engine.cards import Card, Effect, card_set

if TYPE_CHECKING:
    from tests.second_engine.scenarios import Scenario

MOST_WORKERS = 4
LAST_ROUND = 6


class Table:
    """The whole position of a solo game. It decides nothing; the functions that tell the game write into it."""

    def __init__(self, cards: str, scenario: Scenario, setup: dict[str, Any]) -> None:
        self.cards = card_set(cards)
        self.scenario = scenario
        self.track: list[str] = setup["track"]
        self.market: list[list[Any]] = [[card, 0] for card in setup["market"]]
        self.deck: list[str] = list(setup["deck"])
        self.wonder_market: list[str] = list(setup["wonders"])
        self.special_market: list[str] = list(setup.get("special_technologies", []))

        self.round = 1  # also the first position under the permanent card: both move together (§2)
        self.opponent = scenario.opponent
        self.coins = scenario.coins
        self.points = 0
        self.workers = 0  # all that the player owns
        self.free_workers = 0  # those not placed
        self.civilizations: list[str] = []
        self.main: str | None = None
        self.technologies: list[str] = []
        self.wonders: list[str] = []
        self.special: str | None = None

        self.used: Counter[str] = Counter()  # slots used this turn, by action
        self.doomed = 0  # workers that stand where they will be sacrificed
        self.bonus_coins = 0  # received with the civilisation that rises now

        self.in_force: list[str] = []  # special actions that work on
        self.control = 0  # Silk Road: cards controlled
        self.drought = 0  # Lost Civilization: tokens
        self.lost = False  # Lost Civilization
        self.wars_lost = 0  # Mongol Devastation

        self.step = ""
        self.legal: list[str] = []
        self.result: dict[str, Any] | None = None

    # ---- effects
    def effects(self) -> Iterator[tuple[str, Effect]]:
        """Every effect in force with the card that holds it (§2: the main civilisation's inherited ability too)."""
        for card, abilities in self._holders():
            for effect in abilities:
                yield card, effect
        yield from self.scenario.effects(self)

    def _holders(self) -> Iterator[tuple[str, list[Effect]]]:
        for civilization in self.civilizations:
            card = self.cards["civilization"][civilization]
            yield civilization, (card["main"] if civilization == self.main else []) + card["inherited"]
        tree = self.tree()
        for technology in self.technologies:
            yield technology, tree[technology]["effects"]
        for wonder in self.wonders:
            yield wonder, self.cards["wonder"][wonder]["effects"]

    def standing(self, kind: str, action: str | None = None) -> list[Effect]:
        return [e for _, e in self.effects() if e.get("always") == kind and e.get("action") == action]

    def triggered(self, when: str, action: str | None = None) -> list[tuple[str, Effect]]:
        return [(card, e) for card, e in self.effects() if e.get("when") == when and e.get("action") == action]

    def times(self, effect: Effect) -> int:
        """How often an effect counts: `requires`, `per` and `max` (§10)."""
        if effect.get("requires") == "most_military" and not self.most_military():
            return 0
        times: int = 1
        for what, each in effect.get("per", {}).items():
            times = self.count(what) // each
        most: int = effect.get("max", times)
        return min(times, most)

    def count(self, what: str) -> int:
        counts: dict[str, Callable[[], int]] = {
            "technologies": lambda: len(self.technologies),
            "wonders": lambda: len(self.wonders),
            "workers": lambda: self.workers,
            "coins": lambda: self.coins,
            "points": lambda: self.points,
            "military": self.military,
            "upcoming_actions": lambda: len(self.upcoming()),
            "bonus_coins": lambda: self.bonus_coins,
            "game": lambda: 1,
        }
        return counts[what]()

    # ---- military (§5, §8: against the virtual opponent)
    def military(self) -> int:
        return sum(effect["amount"] * self.times(effect) for effect in self.standing("military"))

    def most_military(self) -> bool:
        return self.military() >= self.opponent

    def least_military(self) -> bool:
        return self.military() <= self.opponent

    # ---- the time track (§2)
    def available(self) -> list[str]:
        return self.track[self.round - 1 : self.round + 2]

    def upcoming(self) -> list[str]:
        return self.track[self.round + 2 :]

    # ---- actions
    def action(self, action: str) -> Card:
        return self.scenario.actions.get(action) or self.cards["action"][action]

    def slots(self, action: str) -> int:
        """All slots of an action that this player may use in this turn."""
        own = len(self.standing("slot", action))
        if action in self.scenario.actions:
            return 1 + own
        card = self.cards["action"][action]
        reach = self.available() + (self.upcoming() if self.standing("upcoming_actions") else [])
        return own + (int(card["slots"]) if card["where"] == "permanent" or action in reach else 0)

    def workers_needed(self, action: str) -> int:
        change: int = sum(effect["change"] for effect in self.standing("workers", action))
        return max(0, int(self.action(action)["workers"]) + change)

    def cost(self, action: str, technology: str | None = None, offered_by: str | None = None) -> int:
        """Coins to pay. What depends on a technology is known because it is chosen with the action (§3)."""

        def meant(effect: Effect) -> bool:
            return "technologies" not in effect or technology in effect["technologies"]

        if any(meant(effect) for effect in self.standing("free", action)):
            return 0
        discounts: Iterator[int] = (
            effect["coins"] * self.times(effect)
            for effect in self.standing("discount", action)
            if meant(effect) and (offered_by is None or effect.get("except_offer") != offered_by)
        )
        return max(0, self.scenario.price(self, action) - sum(discounts))

    # ---- technologies (§4, §7 Innovation, ruling 9)
    def tree(self) -> dict[str, Card]:
        """The technologies that exist for this player."""
        if self.special is None:
            return self.cards["technology"]
        special = self.cards["special_technology"][self.special]
        column, row_1, row_2 = special["column"], special["row_1"], special["row_2"]
        tree = {}
        for technology, card in self.cards["technology"].items():
            if card["column"] != column:
                tree[technology] = card
            elif card["row"] == 3:
                tree[technology] = {**card, "after": [*card["after"], row_2["id"]]}
        tree[row_1["id"]] = {**row_1, "after": []}
        tree[row_2["id"]] = {**row_2, "after": [row_1["id"]]}
        return tree

    def technologies_to_gain(self) -> list[str]:
        return [
            technology
            for technology, card in self.tree().items()
            if technology not in self.technologies
            and (not card["after"] or any(before in self.technologies for before in card["after"]))
        ]

    def special_cards_to_buy(self) -> list[str]:
        """Once per game, for 1 coin, while its column has no cube (§7)."""
        if self.special is not None or self.coins < 1:
            return []
        columns = {self.cards["technology"][technology]["column"] for technology in self.technologies}
        return [card for card in self.special_market if self.cards["special_technology"][card]["column"] not in columns]
