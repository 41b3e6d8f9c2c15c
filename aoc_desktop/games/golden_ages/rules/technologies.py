"""Technologies: which can be developed, at what price, and what developing does (rules, section 5.7)."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import ALL_GOLD, Grant, Technology
from aoc_desktop.games.golden_ages.rules.events import CubesFreed, Develops, Obsolete, Paid, PricePart
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.events import Cause, Log, note

ORDINARY = Grant(choose=1)
"""Action 7: nothing is given, only the standing discounts count."""


def price_of(state: State, seat: int, technology: Technology, discount: int = 0) -> int:
    """Its cost less all discounts (ruling 19: they add up)."""
    if discount >= ALL_GOLD:
        return 0
    return max(0, technology.cost - discount - state.players[seat].powers.technology_discount)


def allowed(state: State, seat: int, grant: Grant = ORDINARY) -> list[tuple[Technology, int]]:
    """The technologies that the seat may develop and pay for now, with their prices."""
    player = state.players[seat]
    tree = state.table.cards.tree
    developed = player.developed
    choice = tree.next_ones(developed)
    if grant.skip:
        choice = tuple(technology for technology in tree.technologies if not technology.bit & developed)
    if grant.level:
        choice = tuple(technology for technology in choice if technology.level == grant.level)
    if grant.discount >= ALL_GOLD:
        return [(technology, 0) for technology in choice]
    discount = grant.discount + player.powers.technology_discount
    most = player.gold + discount
    return [(technology, max(0, technology.cost - discount)) for technology in choice if technology.cost <= most]


def develop(state: State, seat: int, technology: Technology, price: int, cause: Cause | None, log: Log) -> None:
    """Pay, free its cubes, put it into force; what it makes obsolete is out of force at once."""
    player = state.players[seat]
    cards = state.table.cards
    note(log, Develops, seat, technology.id, price, cause)
    if price:
        _note_price(state, seat, technology, price, cause, log)
        player.gold -= price
        note(log, Paid, seat, "gold", price, Cause("technology", technology.id))
    obsolete = cards.tree.obsolete(player.developed)
    player.developed |= technology.bit
    player.technologies += (technology,)
    if technology.cubes:
        player.reserve += technology.cubes
        note(log, CubesFreed, seat, technology.id, technology.cubes)
    if log is not None:
        newly = player.developed & (technology.obsoletes & ~obsolete | technology.bit & obsolete)
        for other in cards.technologies:
            if other.bit & newly:
                note(log, Obsolete, seat, other.id)
    player.rebuild_powers(cards)


def _note_price(state: State, seat: int, technology: Technology, price: int, cause: Cause | None, log: Log) -> None:
    """The price in parts, where it is not what the tile says: standing discounts, then that of the activated card."""
    less = technology.cost - price
    if log is None or not less:
        return
    note(log, PricePart, seat, "cost", technology.cost, Cause("technology", technology.id))
    for effect in state.players[seat].powers.effects:
        if effect.always == "technology_discount":
            note(log, PricePart, seat, "discount", -effect.amount, effect.cause)
            less -= effect.amount
    if less > 0 and cause is not None:
        note(log, PricePart, seat, "discount", -less, cause)
