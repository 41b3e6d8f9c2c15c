"""What numbers an event changes: the one reading for preview, summary, hints and scoring by source.

Words: "points" (as everybody may count them), "stock", "treasury", "tokens" and "cities" on the map, "ships",
"civilization_cards", "trade_cards".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from aoc_desktop.games.advanced_civilization.rules.scoring import CITY_SCORE, SQUARE_POINTS
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change

AST = Cause("rule", "ast")
CITIES = Cause("rule", "cities")
TREASURY = Cause("rule", "treasury")
CARDS = Cause("rule", "cards")

Reading = Callable[[Event], Iterator[Change]]


def changes(event: Event) -> Iterator[Change]:
    reading = READINGS.get(event.kind)
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


def _own(event: Event) -> int:
    """The seat of an event that always has one."""
    assert event.seat is not None, event
    return event.seat


def _grown(event: Event) -> Iterator[Change]:
    return _tokens(event, _own(event), event.amount)


def _removed(event: Event) -> Iterator[Change]:
    """Barbarians are nobody's."""
    return iter(()) if event.seat is None else _tokens(event, event.seat, -event.amount)


def _paid(sign: int) -> Reading:
    return lambda event: _treasury(event, _own(event), sign * event.amount)


def _ship(event: Event) -> Iterator[Change]:
    """What a ship costs, and the ship itself if it is new."""
    how = event.what.split()[-1]
    built = event.kind == "ship_built"
    treasury = {"treasury": 2 if built else 1, "mixed": 1, "levy": 0}[how]
    yield from _treasury(event, _own(event), -treasury)
    yield from _tokens(event, _own(event), treasury - (2 if built else 1))
    if built:
        yield Change(_own(event), "ships", 1)


def _scrapped(event: Event) -> Iterator[Change]:
    yield Change(_own(event), "ships", -1)


def _fight(event: Event) -> Iterator[Change]:
    for side in event.what.split()[3:]:
        seat, lost, _ = side.split(":")
        if seat.isdecimal():
            yield from _tokens(event, int(seat), -int(lost))


def _siege(event: Event) -> Iterator[Change]:
    """A besieged city is replaced by defenders of its owner's stock."""
    _, owner, defenders = event.what.split()
    if owner.isdecimal():
        yield from _cities(event, int(owner), -1)
        yield from _tokens(event, int(owner), int(defenders))


def _built(event: Event) -> Iterator[Change]:
    _, tokens, treasury = event.what.split()
    yield from _tokens(event, _own(event), -int(tokens))
    yield from _treasury(event, _own(event), -int(treasury))
    yield from _cities(event, _own(event), 1)


def _reduced(event: Event) -> Iterator[Change]:
    yield from _cities(event, _own(event), -1)
    yield from _tokens(event, _own(event), event.amount)


def _city_gone(event: Event) -> Iterator[Change]:
    return _cities(event, _own(event), -1)


def _lost(event: Event) -> Iterator[Change]:
    return _reduced(event) if event.what.endswith(" city") else _removed(event)


def _taken(event: Event) -> Iterator[Change]:
    yield from _cities(event, _own(event), 1)
    yield from _cities(event, int(event.what.split()[1]), -1)


def _annexed(event: Event) -> Iterator[Change]:
    _, kind, former = event.what.split()
    change = _cities if kind == "city" else _tokens
    yield from change(event, _own(event), event.amount)
    yield from change(event, int(former), -event.amount)


def _bought(event: Event) -> Iterator[Change]:
    card, cost = event.what.split()
    yield Change(_own(event), "civilization_cards", 1, Cause("civilization_card", card))
    yield Change(_own(event), "points", int(cost), CARDS)


def _trade_cards(sign: int) -> Reading:
    def reading(event: Event) -> Iterator[Change]:
        yield Change(_own(event), "trade_cards", sign * event.amount)

    return reading


def _looted(event: Event) -> Iterator[Change]:
    yield Change(_own(event), "trade_cards", 1)
    yield Change(int(event.what), "trade_cards", -1)


def _dealt(event: Event) -> Iterator[Change]:
    other, given, got = map(int, event.what.split()[:3])
    yield Change(_own(event), "trade_cards", got - given)
    yield Change(other, "trade_cards", given - got)


def _ninth(event: Event) -> Iterator[Change]:
    yield from _treasury(event, _own(event), -event.amount)
    yield Change(_own(event), "trade_cards", 1)


def _square(sign: int) -> Reading:
    def reading(event: Event) -> Iterator[Change]:
        yield Change(_own(event), "points", sign * SQUARE_POINTS, AST)

    return reading


def _entered(event: Event) -> Iterator[Change]:
    yield Change(_own(event), "points", event.amount, CARDS)


READINGS: Mapping[str, Reading] = {
    "entered": _entered,
    "placed": lambda event: _tokens(event, _own(event), 1),
    "paid_tax": _paid(1),
    "pillaged": _paid(1),
    "paid": _paid(-1),
    "grown": _grown,
    "grown_in": _grown,
    "ship_built": _ship,
    "ship_kept": _ship,
    "ship_scrapped": _scrapped,
    "fight": _fight,
    "too_weak": _removed,
    "siege": _siege,
    "city_built": _built,
    "surplus": _removed,
    "reduced": _reduced,
    "razed": _city_gone,
    "pirates": _city_gone,
    "lost": _lost,
    "taken": _taken,
    "annexed": _annexed,
    "card_bought": _bought,
    "drawn": _trade_cards(1),
    "spent": _trade_cards(-1),
    "discarded": _trade_cards(-1),
    "looted": _looted,
    "dealt": _dealt,
    "bought_ninth": _ninth,
    "advanced": _square(1),
    "fell_back": _square(-1),
}
