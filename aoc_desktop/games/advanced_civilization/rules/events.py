"""The kinds of events of Advanced Civilization: what happened, and to whom.

Areas, berths, cards and phases are told by their ids. `rival` is the other nation that an event is about. Where a seat
is None, barbarians or pirates are meant.
"""
# fmt: off

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.events import Cause, Event, OfSeat, RoundBegins, Secret

TAX = Cause("rule", "tax")
SUPPORT = Cause("rule", "support")
BARBARIANS = "barbarians"
Nation = int | str
"""A seat, or BARBARIANS, which also stands for pirates."""


class Counted(NamedTuple): seat: int; tokens: int
class Side(NamedTuple): nation: Nation; lost: int; left: int
class Term(NamedTuple): card: str; sign: str; number: int  # how a card changes a number; `reckoning` names the signs


# The course of the game. A round of the log is a turn.
class NationChosen(OfSeat): kind = "nation"; nation: str
class Placed(OfSeat): area: str  # of its first token
class NewTurn(RoundBegins): kind = "turn_begins"
class TurnOver(Event): kind = "turn_ends"; turn: int
class PhaseBegins(Event): kind = "phase"; phase: str
class Left(OfSeat): pass
class Entered(OfSeat): rival: int; points: int  # whose cards and square it takes over, and their points
class Finished(Event): pass

# Taxes, growth, census, ships.
class PaidTax(OfSeat): rate: int; paid: int; cities: int; stock: int; tokens: int  # the stock before
class CitiesRevolt(OfSeat): kind = "revolt"; cities: int; rival: int; points: int; cause: Cause  # who takes first
class Taken(OfSeat): area: str; rival: int; cause: Cause  # the former owner
class Razed(OfSeat): area: str; cause: Cause
class Growth(OfSeat): areas: int; due: int; tokens: int
class Grown(Growth): pass
class GrowthShort(Growth): pass
class GrownIn(OfSeat): area: str; tokens: int
class Census(Event): counted: tuple[Counted, ...]
class ShipBuilt(OfSeat): berth: str; how: str  # "treasury", "mixed" or "levy"
class ShipKept(OfSeat): berth: str; how: str
class ShipScrapped(OfSeat): berth: str

# Movement and conflict.
class Moved(OfSeat): start: str; end: str; tokens: int
class Sailed(OfSeat): course: tuple[str, ...]; steps: int
class Loaded(OfSeat): area: str; tokens: int
class Landed(OfSeat): area: str; tokens: int
class Fight(Event): area: str; tokens: int; limit: int | None; sides: tuple[Side, ...]  # None: before a city
class FightOrder(Event): groups: tuple[tuple[Nation, ...], ...]; last: tuple[Nation, ...]  # who removes last by a card
class TooWeak(Event): seat: int | None; area: str; needed: int; tokens: int  # that are lost
class CityBesieged(Event): kind = "siege"; seat: int | None; area: str; rival: Nation; defenders: int; tokens: int
class CityDestroyed(Event): seat: int | None; area: str; attacker: Nation; tokens: int; others: int  # that are left
class Looted(OfSeat): rival: int; reveals = True  # the two see LootSeen
class LootSeen(OfSeat): kind = "loot"; card: str; seen_by: tuple[int, ...]
class Pillaged(OfSeat): tokens: int

# Cities.
class CityBuilt(OfSeat): area: str; tokens: int; treasury: int
class Surplus(Event): seat: int | None; area: str; limit: int | None; tokens: int  # None: a city stands there
class Reduced(OfSeat): area: str; tokens: int; cause: Cause  # that stay

# Trade cards and trade.
class Drawn(OfSeat): stacks: int; number: int; reveals = True  # the drawer sees Draws too
class Draws(Secret): cards: tuple[str, ...]
class BoughtNinth(OfSeat): price: int; reveals = True
class TradeRound(OfSeat): round: int  # who begins
class Offering(OfSeat): pass
class NoOffer(OfSeat): pass
class Stopped(OfSeat): pass
class LotTold(Secret): kind = "lot"; cards: tuple[str, ...]
class Offered(OfSeat): true: tuple[str, ...]; say: str; asked: int; want: tuple[str, ...]; number: int
class Answered(OfSeat): true: tuple[str, ...]; say: str; number: int; reveals = True
class Refused(OfSeat): reveals = True
class Dealt(OfSeat): rival: int; given: int; got: int; true: tuple[str, ...]; theirs: tuple[str, ...]; reveals = True
class Exchanged(OfSeat): cards: tuple[str, ...]; seen_by: tuple[int, ...]
class Talk(OfSeat): true: bool; seen_by: tuple[int, ...]  # what it said of the rest of a lot
class NoDeal(OfSeat): pass
class TradeOver(Event): why: str  # "rounds", "no_offers" or "too_few"

# Calamities.
class Revealed(OfSeat): calamities: tuple[str, ...]; reveals = True
class KeptCalamities(OfSeat): kept: tuple[str, ...]; held: int; reveals = True  # those that count
class CalamityStrikes(OfSeat): kind = "calamity"; calamity: str; rival: int | None  # its giver
class NoEffect(OfSeat): calamity: str; why: str
class Reckoned(OfSeat): base: int; terms: tuple[Term, ...]; cause: Cause
class Due(OfSeat): noun: str; number: int; cause: Cause  # "points", "points_left" (all), "cities"
class Lost(OfSeat): area: str; unit: str; tokens: int; cause: Cause  # of a "city": those that stay
class Assigned(OfSeat): rival: int; number: int; cause: Cause
class Shown(OfSeat): commodity: str; saved: int; number: int
class Eruption(OfSeat): volcano: str; points: int
class Heir(OfSeat): rival: int; points: int; cause: Cause
class Picked(OfSeat): area: str; units: str
class Faction(OfSeat): which: str; tokens: int; cities: int  # "first" or "second"
class Annexed(OfSeat): area: str; unit: str; rival: int; number: int  # "tokens" or "city" of the former owner
class SlaveRevolt(OfSeat): tokens: int  # that support nothing
class Flood(OfSeat): plain: str
class AboveWater(OfSeat): pass  # it has only cities that the water cannot reach
class Horde(OfSeat): area: str; start: str; barbarians: int  # "": they land
class Guide(OfSeat): why: str  # "giver" or "stock"
class HordeWhy(OfSeat): area: str; points: int  # unit points that they cost there, 0 on the way
class Repelled(OfSeat): area: str; needed: int; barbarians: int
class BarbariansLeave(Event): barbarians: int
class Pirates(OfSeat): area: str
class Converted(OfSeat): area: str; points: int

# Civilisation cards, stacks, AST.
class CardChosen(OfSeat): card: str; price: int
class CardBought(OfSeat): card: str; cost: int; price: int
class Spent(OfSeat): commodity: str; number: int
class Paid(OfSeat): worth: int; price: int; goods: tuple[str, ...]; tokens: int  # tokens of the treasury
class Discarded(OfSeat): commodity: str; number: int
class Shuffled(Event): stack: str; number: int; reveals = True
class ToBottom(Event): calamity: str; stack: int
class Advanced(OfSeat): epoch: str; square: int  # "": the same epoch
class Stayed(OfSeat): what: str; have: int; needed: int; square: int  # "cities", "cards", "groups" or "points"
class FellBack(OfSeat): square: int


def calamity_cause(calamity: str) -> Cause:
    return Cause("calamity", calamity)


def nation_told(state: State, nation: int) -> Nation:
    """A nation as events tell it."""
    return nation if nation < state.table.players else BARBARIANS


def card_names(state: State, counts: Iterable[int]) -> tuple[str, ...]:
    """Counted cards, each as often as it is there."""
    names = state.table.cards.cards
    return tuple([names[card] for card, count in enumerate(counts) for _ in range(count)])
