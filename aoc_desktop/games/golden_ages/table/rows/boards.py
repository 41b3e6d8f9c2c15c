"""What a player has: numbers, technologies, building slots, wonders, glory tiles, and one's own secrets."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.games.golden_ages.rules.cards import SLOTS, SYMBOLS, CardSet
from aoc_desktop.games.golden_ages.rules.counts import controlled, count_of
from aoc_desktop.games.golden_ages.rules.state import WONDER_BIT, Player, State
from aoc_desktop.games.golden_ages.rules.technologies import price_of
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.rows import RowModel

DEVELOPED, OBSOLETE, PAYABLE, NEXT, CLOSED = "developed", "obsolete", "payable", "next", "closed"
NUMBERS = ("gold", "points", *SYMBOLS, "reserve", "stored", "standing", "lying", "agora", "cubes", "technologies")


class NumberRow(NamedTuple):
    name: str
    value: int


class TechnologyRow(NamedTuple):
    card: str
    row: int
    level: int
    state: str
    """developed, obsolete, payable (now, by the viewer), next or closed."""
    cubes: int
    """Still on it."""
    price: int


class SlotRow(NamedTuple):
    """A place for a building."""

    slot: str
    card: str
    """Empty: none lies there."""
    used: bool
    """Activated in this era."""
    ready: bool
    """The viewer may activate it now."""
    open: bool
    technology: str
    """What opens it."""


class OwnWonderRow(NamedTuple):
    card: str
    used: bool
    ready: bool


class GloryRow(NamedTuple):
    place: int
    value: int
    """0: no tile lies there yet."""
    price: int


class Secrets(NamedTuple):
    """What only its owner knows; empty where the viewer may not know it."""

    coming: tuple[tuple[str, ...], ...] = ()
    """Civilisations of the eras to come; two of each in the balanced game."""
    future: str = ""
    mine: int = 0
    """How much its owner has of what the future technology counts, and the best of the others."""
    best_other: int = 0


class Board(QObject):
    """All models of one seat."""

    def __init__(self, seat: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.civilization = ""
        self.secrets = Secrets()
        self.numbers = RowModel(NumberRow, self)
        self.technologies = RowModel(TechnologyRow, self)
        self.slots = RowModel(SlotRow, self)
        self.wonders = RowModel(OwnWonderRow, self)
        self.glory = RowModel(GloryRow, self)

    def value(self, name: str) -> int:
        row = self.numbers.row(name)
        return row.value if row is not None else 0

    def show(self, player_view: PlayerView) -> None:
        state: State = player_view.view.state
        player = state.players[self.seat]
        mine = self.seat == player_view.viewer
        named = {move[-1] for move in player_view.moves if move[0] == "develop"} if mine else set()
        ready = {move[1] for move in player_view.moves if move[0] == "activate"} if mine else set()
        self.civilization = player.civilization.id if player.civilization is not None else ""
        self.secrets = secrets_of(state, self.seat)
        self.numbers.show(number_rows(state, self.seat))
        self.technologies.show(technology_rows(state, self.seat, named))
        self.slots.show(slot_rows(state.table.cards, player, ready))
        self.wonders.show(
            [
                OwnWonderRow(card.id, bool(player.activated >> number & 1), card.id in ready)
                for number, card in enumerate(player.wonders, WONDER_BIT)
            ]
        )
        prices = state.table.cards.invasion_costs
        values = [*player.glory, *(0 for _ in prices)]
        self.glory.show([GloryRow(place, values[place], price) for place, price in enumerate(prices)])


def number_rows(state: State, seat: Seat) -> list[NumberRow]:
    player = state.players[seat]
    stored = sum(card.cubes for card in state.table.cards.technologies if not card.bit & player.developed)
    values = {
        "gold": player.gold,
        "points": player.points,
        **{symbol: controlled(state, seat, symbol) for symbol in SYMBOLS},
        "reserve": player.reserve,
        "stored": stored,
        "standing": len(player.standing),
        "lying": len(player.lying),
        "agora": player.agora,
        "cubes": player.cubes_on_map,
        "technologies": len(player.technologies),
    }
    return [NumberRow(name, values[name]) for name in NUMBERS]


def technology_rows(state: State, seat: Seat, named: set[str]) -> list[TechnologyRow]:
    """`named`: what the viewer may develop now."""
    cards, player = state.table.cards, state.players[seat]
    obsolete = cards.tree.obsolete(player.developed)
    near = {card.id for card in cards.tree.next_ones(player.developed)}
    first = min(card.row for card in cards.technologies)
    rows = []
    for card in cards.technologies:
        has = bool(card.bit & player.developed)
        if card.bit & obsolete and has:
            shown = OBSOLETE
        elif has:
            shown = DEVELOPED
        elif card.id in named:
            shown = PAYABLE
        else:
            shown = NEXT if card.id in near else CLOSED
        price = price_of(state, seat, card)
        rows.append(TechnologyRow(card.id, card.row - first, card.level, shown, 0 if has else card.cubes, price))
    return rows


def slot_rows(cards: CardSet, player: Player, ready: set[str]) -> list[SlotRow]:
    """Of equal buildings the lowest that is not used is the ready one."""
    openers = {
        effect.amount - 1: card.id
        for card in cards.technologies
        for effect in card.effects
        if effect.always == "building_slot"
    }
    rows, waiting = [], set(ready)
    for slot in range(SLOTS):
        card = player.slots[slot]
        name = card.id if card is not None else ""
        used = bool(player.activated >> slot & 1)
        can = name in waiting and not used
        waiting -= {name} if can else set()
        rows.append(SlotRow(str(slot + 1), name, used, can, slot in player.powers.slots, openers.get(slot, "")))
    return rows


def secrets_of(state: State, seat: Seat) -> Secrets:
    """As far as the view holds them."""
    player = state.players[seat]
    coming = tuple(tuple(card.id for card in cards) for cards in player.hand)
    if player.future is None:
        return Secrets(coming)
    count = player.future.most
    others = [count_of(state, other, count) for other in state.table.others(seat)]
    return Secrets(coming, player.future.id, count_of(state, seat, count), max(others))
