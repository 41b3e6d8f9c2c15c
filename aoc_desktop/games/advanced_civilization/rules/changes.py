"""What numbers an event changes: the one reading for preview, summary, hints and scoring by source.

Words: "points" (as everybody may count them), "stock", "treasury", "tokens" and "cities" on the map, "ships",
"civilization_cards", "trade_cards".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.scoring import CITY_SCORE, SQUARE_POINTS
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change

AST = Cause("rule", "ast")
CITIES = Cause("rule", "cities")
TREASURY = Cause("rule", "treasury")
CARDS = Cause("rule", "cards")


def changes(event: Event) -> Iterator[Change]:
    reading = READINGS.get(type(event))
    return iter(()) if reading is None else reading(event)


def _tokens(event: Event, seat: int, amount: int) -> Iterator[Change]:
    """Tokens between stock and map."""
    if amount:
        yield Change(seat, "tokens", amount, event.cause)
        yield Change(seat, "stock", -amount, event.cause)


def _cities(event: Event, seat: int, amount: int) -> Iterator[Change]:
    yield Change(seat, "cities", amount, event.cause)
    yield Change(seat, "points", amount * CITY_SCORE, CITIES)


def _treasury(event: Event, seat: int, amount: int) -> Iterator[Change]:
    """Tokens between stock and treasury; those in the treasury are points."""
    if amount:
        yield Change(seat, "treasury", amount, event.cause)
        yield Change(seat, "stock", -amount, event.cause)
        yield Change(seat, "points", amount, TREASURY)


def _grown(event: kinds.Grown | kinds.GrownIn) -> Iterator[Change]:
    return _tokens(event, event.seat, event.tokens)


def _removed(event: kinds.TooWeak | kinds.Surplus) -> Iterator[Change]:
    """Barbarians are nobody's."""
    return iter(()) if event.seat is None else _tokens(event, event.seat, -event.tokens)


def _paid_tax(event: kinds.PaidTax | kinds.Pillaged) -> Iterator[Change]:
    return _treasury(event, event.seat, event.tokens)


def _paid(event: kinds.Paid) -> Iterator[Change]:
    return _treasury(event, event.seat, -event.tokens)


def _ship(event: kinds.ShipBuilt | kinds.ShipKept) -> Iterator[Change]:
    """What a ship costs, and the ship itself if it is new."""
    built = isinstance(event, kinds.ShipBuilt)
    treasury = {"treasury": 2 if built else 1, "mixed": 1, "levy": 0}[event.how]
    yield from _treasury(event, event.seat, -treasury)
    yield from _tokens(event, event.seat, treasury - (2 if built else 1))
    if built:
        yield Change(event.seat, "ships", 1)


def _scrapped(event: kinds.ShipScrapped) -> Iterator[Change]:
    yield Change(event.seat, "ships", -1)


def _fight(event: kinds.Fight) -> Iterator[Change]:
    for side in event.sides:
        if isinstance(side.nation, int):
            yield from _tokens(event, side.nation, -side.lost)


def _siege(event: kinds.CityBesieged) -> Iterator[Change]:
    """A besieged city is replaced by defenders of its owner's stock."""
    if isinstance(event.rival, int):
        yield from _cities(event, event.rival, -1)
        yield from _tokens(event, event.rival, event.defenders)


def _built(event: kinds.CityBuilt) -> Iterator[Change]:
    yield from _tokens(event, event.seat, -event.tokens)
    yield from _treasury(event, event.seat, -event.treasury)
    yield from _cities(event, event.seat, 1)


def _reduced(event: kinds.Reduced | kinds.Lost) -> Iterator[Change]:
    yield from _cities(event, event.seat, -1)
    yield from _tokens(event, event.seat, event.tokens)


def _city_gone(event: kinds.Razed | kinds.Pirates) -> Iterator[Change]:
    return _cities(event, event.seat, -1)


def _lost(event: kinds.Lost) -> Iterator[Change]:
    return _reduced(event) if event.unit == "city" else _tokens(event, event.seat, -event.tokens)


def _taken(event: kinds.Taken) -> Iterator[Change]:
    yield from _cities(event, event.seat, 1)
    yield from _cities(event, event.rival, -1)


def _annexed(event: kinds.Annexed) -> Iterator[Change]:
    change = _cities if event.unit == "city" else _tokens
    yield from change(event, event.seat, event.number)
    yield from change(event, event.rival, -event.number)


def _bought(event: kinds.CardBought) -> Iterator[Change]:
    yield Change(event.seat, "civilization_cards", 1, Cause("civilization_card", event.card))
    yield Change(event.seat, "points", event.cost, CARDS)


def _drawn(event: kinds.Drawn) -> Iterator[Change]:
    yield Change(event.seat, "trade_cards", event.number)


def _spent(event: kinds.Spent | kinds.Discarded) -> Iterator[Change]:
    yield Change(event.seat, "trade_cards", -event.number)


def _looted(event: kinds.Looted) -> Iterator[Change]:
    yield Change(event.seat, "trade_cards", 1)
    yield Change(event.rival, "trade_cards", -1)


def _dealt(event: kinds.Dealt) -> Iterator[Change]:
    yield Change(event.seat, "trade_cards", event.got - event.given)
    yield Change(event.rival, "trade_cards", event.given - event.got)


def _ninth(event: kinds.BoughtNinth) -> Iterator[Change]:
    yield from _treasury(event, event.seat, -event.price)
    yield Change(event.seat, "trade_cards", 1)


def _square(event: kinds.Advanced | kinds.FellBack) -> Iterator[Change]:
    yield Change(event.seat, "points", SQUARE_POINTS if isinstance(event, kinds.Advanced) else -SQUARE_POINTS, AST)


def _entered(event: kinds.Entered) -> Iterator[Change]:
    yield Change(event.seat, "points", event.points, CARDS)


def _placed(event: kinds.Placed) -> Iterator[Change]:
    return _tokens(event, event.seat, 1)


READINGS: Mapping[type[Event], Callable[[Any], Iterator[Change]]] = {
    kinds.Entered: _entered,
    kinds.Placed: _placed,
    kinds.PaidTax: _paid_tax,
    kinds.Pillaged: _paid_tax,
    kinds.Paid: _paid,
    kinds.Grown: _grown,
    kinds.GrownIn: _grown,
    kinds.ShipBuilt: _ship,
    kinds.ShipKept: _ship,
    kinds.ShipScrapped: _scrapped,
    kinds.Fight: _fight,
    kinds.TooWeak: _removed,
    kinds.CityBesieged: _siege,
    kinds.CityBuilt: _built,
    kinds.Surplus: _removed,
    kinds.Reduced: _reduced,
    kinds.Razed: _city_gone,
    kinds.Pirates: _city_gone,
    kinds.Lost: _lost,
    kinds.Taken: _taken,
    kinds.Annexed: _annexed,
    kinds.CardBought: _bought,
    kinds.Drawn: _drawn,
    kinds.Spent: _spent,
    kinds.Discarded: _spent,
    kinds.Looted: _looted,
    kinds.Dealt: _dealt,
    kinds.BoughtNinth: _ninth,
    kinds.Advanced: _square,
    kinds.FellBack: _square,
}
