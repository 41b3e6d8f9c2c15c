"""What a player has as rows: City, policies, provinces, purse."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.games.monumental_duel.rules.cards import BASIC, RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.state import CELLS, Player, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.rows import RowModel


class CellRow(NamedTuple):
    """A cell of a City."""

    cell: str
    card: str
    """Empty: nothing lies there."""
    knowledge: str
    active: bool
    used: bool
    knowledge_used: bool


class PolicyRow(NamedTuple):
    """A policy that has been developed, in their order."""

    card: str
    line: str
    in_force: bool
    used: bool
    covered: bool


class ProvinceRow(NamedTuple):
    """A card of the province pile, from the top down."""

    place: int
    card: str
    barricade: bool
    protects: bool
    """A Barricade on the topmost Province."""


class PurseRow(NamedTuple):
    resource: str
    value: int
    gained: int
    """This round."""
    fleeting: bool
    """Lost on passing."""


class Holding(NamedTuple):
    """What else a player has: no row of anything."""

    seat: Seat
    civilization: str
    at_lines: bool
    top: tuple[str, ...]
    """The known cards of the City deck, next first."""
    bag: tuple[tuple[str, int], ...]
    """The others with how many there are of each."""
    discard: tuple[str, ...]
    archived: tuple[str, ...]
    agents: int
    espionage: str
    construction: str
    second_price: int
    reserved: tuple[str, ...]
    warlord: str
    warlord_used: bool
    ambassador_used: bool
    passed: bool
    conquest: tuple[str, int, int] | None
    """The topmost Province, its price and what its Barricades add, for the other player."""
    next_policy: int
    """What the next one costs; 0: all are developed."""
    undeveloped: tuple[str, ...]


class City(QObject):
    """The models of one seat."""

    def __init__(self, seat: Seat, parent: QObject) -> None:
        super().__init__(parent)
        self.seat = seat
        self.cells = RowModel(CellRow, self)
        self.policies = RowModel(PolicyRow, self)
        self.provinces = RowModel(ProvinceRow, self)
        self.purse = RowModel(PurseRow, self)
        self.holding: Holding

    def show(self, player_view: PlayerView) -> None:
        state: State = player_view.view.state
        player = state.players[self.seat]
        self.cells.show(cell_rows(player))
        self.policies.show(policy_rows(player))
        self.provinces.show(province_rows(player))
        self.purse.show(purse_rows(player))
        self.holding = holding_of(state, self.seat)

    def value(self, resource: str) -> int:
        row = self.purse.row(resource)
        assert row is not None
        return row.value


def cell_rows(player: Player) -> list[CellRow]:
    rows = []
    for number, cell in enumerate(CELLS):
        bit = 1 << number
        rows.append(
            CellRow(
                cell,
                _id(player.faces[number]),
                _id(player.attached[number]),
                bool(player.active & bit),
                bool(player.used & bit),
                bool(player.knowledge_used & bit),
            )
        )
    return rows


def _id(card: Card | None) -> str:
    return "" if card is None else card.id


def policy_rows(player: Player) -> list[PolicyRow]:
    stacked = player.civilization is not None and not player.civilization.at_lines
    last = len(player.policies) - 1
    return [
        PolicyRow(
            card.id,
            player.lines[number] if number < len(player.lines) else "",
            bool(player.in_force >> number & 1),
            bool(player.policies_used >> number & 1),
            stacked and number < last,
        )
        for number, card in enumerate(player.policies)
    ]


def province_rows(player: Player) -> list[ProvinceRow]:
    target = conquest(player)
    rows = []
    for place, card in reversed(list(enumerate(player.provinces))):
        barricade = card.kind != "province"
        protects = barricade and target is not None and place > target.place
        rows.append(ProvinceRow(place, card.id, barricade, protects))
    return rows


def purse_rows(player: Player) -> list[PurseRow]:
    return [
        PurseRow(resource, player.tokens[number], player.gained[number], resource in BASIC)
        for number, resource in enumerate(RESOURCES)
    ]


def counted(cards: tuple[Card, ...]) -> tuple[tuple[str, int], ...]:
    """Cards without order: each id with its number, the most frequent first."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.id] = found.get(card.id, 0) + 1
    return tuple(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))


def holding_of(state: State, seat: Seat) -> Holding:
    player, other = state.players[seat], state.players[1 - seat]
    civilization = player.civilization
    target = conquest(player)
    prices = state.table.cards.policy_culture
    developed = len(player.policies)
    policies = civilization.policies if civilization is not None else ()
    return Holding(
        seat,
        civilization.id if civilization is not None else "",
        civilization is not None and civilization.at_lines,
        tuple(card.id for card in player.top),
        counted(player.bag),
        tuple(sorted(card.id for card in player.discard)),
        tuple(sorted(card.id for card in player.archived)),
        player.agents,
        player.espionage.id,
        _id(player.construction),
        player.construction.cost[1] if player.construction is not None else 0,
        tuple(card.id for card in player.reserved),
        civilization.warlord.id if civilization is not None else "",
        player.warlord_used,
        player.ambassador_used,
        player.passed,
        None if target is None else _price(target.province, target.defence, discount_on(other, "province")),
        prices[developed] if developed < len(policies) else 0,
        tuple(card.id for card in policies if card not in player.policies),
    )


def _price(province: Card, defence: int, less: int) -> tuple[str, int, int]:
    """With what the other player pays less, once on the sum."""
    own = province.cost[0]
    return province.id, max(0, own - less), defence - max(0, less - own) if own < less else defence
