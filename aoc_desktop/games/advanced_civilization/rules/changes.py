"""What numbers an event changes: the one reading for preview, summary, hints and scoring by source.

Words: "points" (as everybody may count them), "stock", "treasury", "tokens" and "cities" on the map, "ships",
"civilization_cards", "trade_cards".
"""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.scoring import CITY_SCORE, SQUARE_POINTS
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change

AST = Cause("rule", "ast")
CITIES = Cause("rule", "cities")
TREASURY = Cause("rule", "treasury")
CARDS = Cause("rule", "cards")


def changes(event: Event) -> Iterator[Change]:
    yield from _of_tokens(event)
    yield from _of_cities(event)
    yield from _of_cards(event)


def _of_tokens(event: Event) -> Iterator[Change]:
    match event:
        case kinds.Placed():
            yield from _tokens(event, event.seat, 1)
        case kinds.Grown() | kinds.GrownIn():
            yield from _tokens(event, event.seat, event.tokens)
        case kinds.TooWeak(seat=int(seat)) | kinds.Surplus(seat=int(seat)):  # barbarians are nobody's
            yield from _tokens(event, seat, -event.tokens)
        case kinds.Fight():
            for side in event.sides:
                if isinstance(side.nation, int):
                    yield from _tokens(event, side.nation, -side.lost)
        case kinds.PaidTax() | kinds.Pillaged():
            yield from _treasury(event, event.seat, event.tokens)
        case kinds.Paid():
            yield from _treasury(event, event.seat, -event.tokens)
        case kinds.ShipBuilt() | kinds.ShipKept():
            built = isinstance(event, kinds.ShipBuilt)
            treasury = {"treasury": 2 if built else 1, "mixed": 1, "levy": 0}[event.how]
            yield from _treasury(event, event.seat, -treasury)
            yield from _tokens(event, event.seat, treasury - (2 if built else 1))
            if built:
                yield Change(event.seat, "ships", 1)
        case kinds.ShipScrapped():
            yield Change(event.seat, "ships", -1)


def _of_cities(event: Event) -> Iterator[Change]:
    match event:
        case kinds.CityBuilt():
            yield from _tokens(event, event.seat, -event.tokens)
            yield from _treasury(event, event.seat, -event.treasury)
            yield from _cities(event, event.seat, 1)
        case kinds.CityBesieged(rival=int(owner)):  # the city is replaced by defenders of its owner's stock
            yield from _cities(event, owner, -1)
            yield from _tokens(event, owner, event.defenders)
        case kinds.Lost(unit="tokens"):
            yield from _tokens(event, event.seat, -event.tokens)
        case kinds.Lost() | kinds.Reduced():
            yield from _cities(event, event.seat, -1)
            yield from _tokens(event, event.seat, event.tokens)
        case kinds.Razed() | kinds.Pirates():
            yield from _cities(event, event.seat, -1)
        case kinds.Taken():
            yield from _cities(event, event.seat, 1)
            yield from _cities(event, event.rival, -1)
        case kinds.Annexed():
            change = _cities if event.unit == "city" else _tokens
            yield from change(event, event.seat, event.number)
            yield from change(event, event.rival, -event.number)


def _of_cards(event: Event) -> Iterator[Change]:
    """Trade and civilisation cards, and the points of the AST."""
    match event:
        case kinds.Drawn():
            yield Change(event.seat, "trade_cards", event.number)
        case kinds.BoughtNinth():
            yield from _treasury(event, event.seat, -event.price)
            yield Change(event.seat, "trade_cards", 1)
        case kinds.Spent() | kinds.Discarded():
            yield Change(event.seat, "trade_cards", -event.number)
        case kinds.Looted():
            yield Change(event.seat, "trade_cards", 1)
            yield Change(event.rival, "trade_cards", -1)
        case kinds.Dealt():
            yield Change(event.seat, "trade_cards", event.got - event.given)
            yield Change(event.rival, "trade_cards", event.given - event.got)
        case kinds.CardBought():
            yield Change(event.seat, "civilization_cards", 1, Cause("civilization_card", event.card))
            yield Change(event.seat, "points", event.cost, CARDS)
        case kinds.Entered():
            yield Change(event.seat, "points", event.points, CARDS)
        case kinds.Advanced():
            yield Change(event.seat, "points", SQUARE_POINTS, AST)
        case kinds.FellBack():
            yield Change(event.seat, "points", -SQUARE_POINTS, AST)


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
