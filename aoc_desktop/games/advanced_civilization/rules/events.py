"""The kinds of events of Advanced Civilization, with what their fields mean, and the helpers that write them.

`what` holds words joined by spaces: ids of areas, berths, cards and phases, numbers, and seats as numbers; "barbarians"
and "pirates" stand where a seat would.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from aoc_desktop.games.advanced_civilization.rules.state import Log, State
from aoc_desktop.kernel.events import Cause, Packed

Kind = Literal[
    # the course of the game
    "nation",  # seat, what: the nation it plays
    "placed",  # seat, what: the area of its first token
    "turn_begins",  # amount: the turn
    "turn_ends",  # amount: the turn
    "phase",  # what: the phase
    "left",  # seat; amount: trade cards kept
    "entered",  # seat; what: the seat whose cards and square it takes over; amount: their points
    "finished",
    # taxes, growth, census, ships
    "paid_tax",  # seat; what: rate, cities paid, cities in all, stock before; amount: tokens
    "revolt",  # seat: whose cities; what: unpaid cities, first seat of the ranking; amount: its stock points
    "taken",  # seat: who takes; what: the area, the former owner; cause: why
    "razed",  # seat: the owner; what: the area; cause: why
    "grown",  # seat; what: areas, tokens due; amount: tokens
    "growth_short",  # seat; what: areas, tokens due; amount: tokens in stock
    "grown_in",  # seat; what: area; amount: tokens
    "census",  # what: seats in their order with their tokens, "1:24 0:23"
    "ship_built",  # seat; what: berth, "treasury", "mixed" or "levy"
    "ship_kept",  # seat; what: berth, "treasury" or "levy"
    "ship_scrapped",  # seat; what: berth
    # movement and conflict
    "moved",  # seat; what: from, to; amount: tokens
    "sailed",  # seat; what: the ship's course; amount: steps
    "loaded",  # seat; what: area; amount
    "landed",  # seat; what: area; amount
    "fight",  # what: area, tokens before, limit or "attackers" (of a city), then "seat:lost:left" for each nation
    "fight_order",  # what: after its fight, groups of nations in the order in which they remove, "1+2 0*" (* : last)
    "too_weak",  # seat; what: area, strength needed; amount: tokens lost
    "siege",  # seat: who attacks; what: area, defender, defending tokens; amount: attacking tokens
    "city_destroyed",  # seat: whose it was; what: area, attacker, its tokens left, the defender's
    "looted",  # seat: who takes; what: the defender; amount 1. For those two: `loot` with the card
    "loot",  # seat: who takes; what: card; seen by the two
    "pillaged",  # seat; amount
    # cities
    "city_built",  # seat; what: area, tokens, tokens of the treasury
    "surplus",  # seat or None (barbarians); what: area, its limit or "city"; amount: tokens removed
    "reduced",  # seat; what: area; amount: tokens that stay; cause
    # trade cards and trade
    "drawn",  # seat; amount: cards; what: stacks. For the drawer: `draws` with the cards
    "draws",  # seat; what: cards; seen by the drawer
    "bought_ninth",  # seat
    "trade_round",  # amount: the round; seat: who begins
    "offering",  # seat: begins to make an offer
    "no_offer",  # seat
    "stopped",  # seat
    "lot",  # seat; what: the cards of its offer or answer; seen by the seat
    "offered",  # seat; what: two true cards, talk, cards wanted, two wanted; amount: cards
    "answered",  # seat; what: two true cards, talk; amount: cards
    "refused",  # seat
    "dealt",  # seat: the proposer; what: the other seat, cards given and received (numbers), two true cards of each
    "exchanged",  # seat: who gets; what: the cards; seen by the two
    "talk",  # seat: who said what the rest of a lot was; what: "true" or "false"; seen by the two who dealt
    "no_deal",  # seat
    "trade_over",  # what: "rounds", "no_offers" or "too_few"
    # calamities
    "revealed",  # seat; what: its calamities
    "kept_calamities",  # seat; what: the two that count; amount: how many it held
    "calamity",  # seat: who suffers; what: the calamity and its giver, if any
    "no_effect",  # seat; what: the calamity, why
    "reckoned",  # seat; what: the number before any card, then how each card changes it (`reckoning`); cause
    "due",  # seat; what: "points", "cities", or "points_left" where no more can be lost; amount; cause
    "lost",  # seat; what: area, "tokens" or "city"; amount: tokens lost, or tokens that stay; cause
    "assigned",  # seat: who shares out; what: to whom; amount; cause
    "shown",  # seat; what: commodity, unit points that it saves; amount: cards
    "eruption",  # seat: who suffers; what: volcano; amount: unit points around it
    "heir",  # seat: the victim; what: the heir
    "picked",  # seat; what: area, "city" or tokens
    "faction",  # seat; what: "first" or "second", its tokens and cities
    "annexed",  # seat: who takes over; what: area, "tokens" or "city", the former owner; amount
    "slave_revolt",  # seat; amount: tokens that support nothing
    "flood",  # seat; what: plain
    "above_water",  # seat: on that plain it has only cities that the water cannot reach
    "horde",  # seat: who suffers; what: area they go to, area they come from, if any; amount: barbarians
    "guide",  # seat: who leads the horde; what: "giver" or "stock"
    "horde_why",  # seat: who suffers; what: area they go to; amount: unit points they cost there, 0 on the way
    "repelled",  # seat: the city's owner; what: area, strength needed; amount: barbarians removed
    "barbarians_leave",  # amount
    "pirates",  # seat: whose city it was; what: area
    "converted",  # seat; what: area; amount: unit points
    # civilisation cards, stacks, AST
    "card_chosen",  # seat; what: card; amount: its price
    "card_bought",  # seat; what: card, its cost; amount: its price
    "spent",  # seat; what: commodity; amount: cards
    "paid",  # seat; what: worth of the goods, price, the goods; amount: tokens of the treasury
    "discarded",  # seat; what: commodity; amount
    "shuffled",  # what: stack; amount: cards
    "to_bottom",  # what: calamity, stack
    "advanced",  # seat; amount: square; what: the epoch, if it is a new one
    "stayed",  # seat; amount: square; what: "cities", "cards", "groups" or "points", have, needed
    "fell_back",  # seat; amount: square
]

TAX = Cause("rule", "tax")
SUPPORT = Cause("rule", "support")


def calamity_cause(calamity: str) -> Cause:
    return Cause("calamity", calamity)


def note(
    log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0, cause: Cause | None = None
) -> None:
    """Write an event that everybody sees, if a log is kept."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, cause))


def note_secret(log: Log, kind: Kind, seat: int, what: str, seen_by: tuple[int, ...], reveals: bool = False) -> None:
    """Write an event that only some seats see."""
    if log is not None:
        log.append(Packed(kind, seat, what, seen_by=seen_by, reveals=reveals))


def note_revelation(log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0) -> None:
    """Write an event that everybody sees and that shows something hidden: undo stops there."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, reveals=True))


def seat_name(state: State, seat: int) -> str:
    """A seat, or whoever stands for nobody, as a word of an event."""
    return str(seat) if seat < state.table.players else "barbarians"


def card_names(state: State, counts: Iterable[int]) -> str:
    """Counted cards as words, each as often as it is there."""
    names = state.table.cards.cards
    return " ".join(names[card] for card, count in enumerate(counts) for _ in range(count))
