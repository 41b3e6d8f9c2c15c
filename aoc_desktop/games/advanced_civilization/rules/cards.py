"""The cards and nations that the engine plays, numbered. Numbers follow ASCII order of ids: rules 2.1, "map order"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from aoc_desktop.games.advanced_civilization.rules.board import Board, BoardPlan
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.sources import CardSources

FINISH = 16
"""The last square of the AST."""
STACKS = 9
SET = 2
"""Equal commodities are a set from two on (rules 18)."""


class Commodity(NamedTuple):
    id: str
    stack: int
    copies: int
    mineral: bool


class Modifier(NamedTuple):
    """How an owned civilisation card changes a calamity (rules 16)."""

    bit: int
    primary: int
    secondary: int
    exempt: bool
    softens: bool
    """Reduces instead of destroying."""
    secondary_most: int | None
    set: int | None
    cap: int | None
    victim_points: int
    set_victim_points: int | None
    set_beneficiary_points: int | None
    each_faction_loses: int


class Calamity(NamedTuple):
    id: str
    order: int
    stack: int
    tradable: bool
    giver_exempt: bool
    kind: str
    points: int
    cities: int
    tokens: int
    spared: int
    left_in_area: int
    victim_points: int
    beneficiary_points: int
    immune_nation: str
    relieved: bool
    """Grain shown makes the loss smaller."""
    secondary: str
    """What the others suffer: a kind, or nothing."""
    secondary_points: int
    secondary_cities: int
    most_each: int
    modifiers: tuple[Modifier, ...]

    def for_victim(self, base: int, owned: int) -> int:
        """The number for the holder: terms add up, the smallest of those that set it counts, a cap limits it."""
        mine = self.modifiers_of(owned)
        settings = [each.set for each in mine if each.set is not None]
        number = min([base, *settings]) + sum(each.primary for each in mine)
        return max(0, min([number, *(each.cap for each in mine if each.cap is not None)]))

    def for_secondary(self, base: int, owned: int) -> int:
        return max(0, base + sum(each.secondary for each in self.modifiers_of(owned)))

    def most_for(self, owned: int) -> int:
        """The largest share of one secondary victim with these cards; 0: it is none."""
        mine = self.modifiers_of(owned)
        if any(each.exempt for each in mine):
            return 0
        limits = [limit for each in mine for limit in (each.secondary_most, each.cap) if limit is not None]
        return min([self.most_each, *limits])

    def modifiers_of(self, owned: int) -> list[Modifier]:
        return [each for each in self.modifiers if each.bit & owned]

    def softened(self, owned: int) -> bool:
        """A city is reduced instead of destroyed."""
        return any(each.softens for each in self.modifiers if each.bit & owned)

    def exempts(self, owned: int) -> bool:
        return any(each.exempt for each in self.modifiers if each.bit & owned)


class Abilities(NamedTuple):
    """What all cards of a seat together let it do (rules 24)."""

    ship_range: int = 0
    open_sea: bool = False
    remove_last: bool = False
    limit_bonus: int = 0
    roads: bool = False
    set_bonus: frozenset[int] = frozenset()
    """Commodities of which one set counts a card more."""
    siege_attack: int = 0
    siege_defence: int = 0
    tax_rates: tuple[int, ...] = (2,)
    treasury_building: bool = False
    act_last: bool = False
    no_tax_revolt: bool = False
    converts: bool = False
    no_conversion: bool = False
    famine_relief: int = 0
    """Points fewer for each Grain shown."""


class CivilizationCard(NamedTuple):
    id: str
    number: int
    bit: int
    groups: frozenset[str]
    cost: int
    requires: int
    """The bit of the card that must be owned, or 0."""
    credits: tuple[int, ...]
    """What an owner pays less for each card, by number."""
    abilities: Abilities


class Epoch(NamedTuple):
    id: str
    cities: int
    cards: int
    groups: int


class Nation(NamedTuple):
    id: str
    order: int
    epochs: tuple[Epoch, ...]
    """Of each square, 0 to 16."""
    values: tuple[int, ...]
    """The costs of owned cards that a square asks for; 0 where it asks for none."""
    colour: str
    start: tuple[str, ...]
    start_extended: tuple[str, ...]
    """Its start areas without and with the West extension."""


class CardSet:
    """Everything that the six files say, compiled."""

    __slots__ = (
        "_abilities",
        "_prices",
        "boards",
        "calamities",
        "card",
        "cards",
        "cities",
        "civilization",
        "civilization_cards",
        "commodities",
        "costs",
        "gifts",
        "grain",
        "id",
        "nations",
        "own_table",
        "ships",
        "sources",
        "stack_of",
        "talks",
        "tokens",
        "tradable",
        "wants",
    )

    def __init__(
        self,
        id: str,
        boards: Mapping[str, BoardPlan],
        nations: tuple[Nation, ...],
        commodities: tuple[Commodity, ...],
        calamities: tuple[Calamity, ...],
        civilization_cards: tuple[CivilizationCard, ...],
        tokens: int,
        cities: int,
        ships: int,
        grain: int,
        own_table: Mapping[str, Any] | None,
        sources: Mapping[tuple[str, str], CardSources],
    ) -> None:
        self.id = id
        self.boards = boards
        self.nations = nations
        """In AST order."""
        self.commodities = commodities
        self.calamities = calamities
        self.civilization_cards = civilization_cards
        self.tokens = tokens
        self.cities = cities
        self.ships = ships
        self.grain = grain
        """The number of the commodity that relieves a famine, or -1."""
        self.own_table = own_table
        """What a user's own set says, whole; the shipped set is known by its id."""
        self.sources = sources
        """By kind and id: where the values of a card come from."""
        self.cards = tuple(card.id for card in commodities) + tuple(card.id for card in calamities)
        """Ids of all trade cards by number: commodities first, then calamities."""
        self.card = {card: number for number, card in enumerate(self.cards)}
        self.civilization = {card.id: card for card in civilization_cards}
        self.stack_of = tuple(each.stack for each in commodities) + tuple(each.stack for each in calamities)
        self.tradable = tuple(True for _ in commodities) + tuple(each.tradable for each in calamities)
        self.costs = tuple(card.cost for card in civilization_cards)
        goods = [card.id for card in commodities]
        words = sorted(["any", *goods])
        self.gifts: list[Move] = [("give", card) for card in self.cards]
        self.talks: list[Move] = [*(("say", card) for card in goods), ("say", "nothing")]
        self.wants: list[Move] = [("want", one, other) for nth, one in enumerate(words) for other in words[nth:]]
        """Long lists of trade that are always the same."""
        self._abilities: dict[int, Abilities] = {0: Abilities()}
        self._prices: dict[int, tuple[int, ...]] = {}

    def nation(self, nation_id: str) -> int | None:
        """The number of a nation, which is its AST order counted from 0."""
        return next((number for number, nation in enumerate(self.nations) if nation.id == nation_id), None)

    def abilities(self, owned: int) -> Abilities:
        """Of all cards whose bits are set; each combination is put together once."""
        known = self._abilities.get(owned)
        if known is None:
            known = together(card.abilities for card in self.civilization_cards if card.bit & owned)
            self._abilities[owned] = known
        return known

    def owned_cards(self, owned: int) -> list[CivilizationCard]:
        return [card for card in self.civilization_cards if card.bit & owned]

    def price(self, card: CivilizationCard, owned: int) -> int:
        """Cost less all credits of owned cards: they are compulsory (rules 18)."""
        return self.prices(owned)[card.number]

    def prices(self, owned: int) -> tuple[int, ...]:
        """Of every card by number; each combination is worked out once."""
        known = self._prices.get(owned)
        if known is None:
            credits = [card.credits for card in self.civilization_cards if card.bit & owned]
            saved = [sum(column) for column in zip(*credits, strict=True)] or [0] * len(self.costs)
            known = tuple(max(0, cost - credit) for cost, credit in zip(self.costs, saved, strict=True))
            self._prices[owned] = known
        return known

    def worth(self, goods: Iterable[int], bonus: frozenset[int]) -> int:
        """Of commodities by number: n × n × stack each; Mining adds one card to the set that gains most (rules 18)."""
        worth = best = 0
        for number, (count, card) in enumerate(zip(goods, self.commodities, strict=False)):
            if count:
                worth += count * count * card.stack
                if number in bonus and SET <= count < card.copies:
                    best = max(best, (2 * count + 1) * card.stack)
        return worth + best

    def raised_set(self, goods: Sequence[int], bonus: frozenset[int]) -> int | None:
        """The commodity whose set Mining counts one card more."""
        gains = {
            number: (2 * goods[number] + 1) * card.stack
            for number, card in enumerate(self.commodities)
            if number in bonus and SET <= goods[number] < card.copies
        }
        return max(gains, key=lambda number: gains[number]) if gains else None

    def board(self, board_id: str, starting: int) -> Board:
        return self.boards[board_id].board(starting)


def together(parts: Iterable[Abilities]) -> Abilities:
    """Numbers add up, the rest is there if any card brings it."""
    total = Abilities()
    for part in parts:
        total = Abilities(
            total.ship_range + part.ship_range,
            total.open_sea or part.open_sea,
            total.remove_last or part.remove_last,
            total.limit_bonus + part.limit_bonus,
            total.roads or part.roads,
            total.set_bonus | part.set_bonus,
            total.siege_attack + part.siege_attack,
            total.siege_defence + part.siege_defence,
            part.tax_rates if part.tax_rates != (2,) else total.tax_rates,
            total.treasury_building or part.treasury_building,
            total.act_last or part.act_last,
            total.no_tax_revolt or part.no_tax_revolt,
            total.converts or part.converts,
            total.no_conversion or part.no_conversion,
            total.famine_relief + part.famine_relief,
        )
    return total
