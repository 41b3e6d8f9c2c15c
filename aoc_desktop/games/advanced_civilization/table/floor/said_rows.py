"""Everything that was announced in this turn's trade, in order, and what the viewer saw change hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove

OFFERED, ANSWERED = "offered", "answered"
TOLD = frozenset((OFFERED, ANSWERED, "refused", "no_offer", "stopped", "dealt", "no_deal"))


class SaidRow(NamedTuple):
    """One announcement."""

    number: int
    """From 0, in this phase."""
    round: int
    kind: str
    """The kind of its event: offered, answered, refused, no_offer, stopped, dealt, no_deal."""
    seat: Seat
    amount: int = 0
    true: tuple[str, ...] = ()
    say: str = ""
    ask: int = 0
    want: tuple[str, ...] = ()
    partner: Seat = -1
    """Of a deal."""
    outcome: str = ""
    """Of an offer: dealt, refused (by all), no_deal; empty while it lies on the table."""
    gave: tuple[str, ...] = ()
    got: tuple[str, ...] = ()
    """What the viewer saw in a deal of its own: what it gave, what it got."""


def said_rows(history: Iterable[PlayedMove], viewer: Seat, lying: bool) -> list[SaidRow]:
    """Of this turn's trade phase; only what the viewer may see. `lying`: the last offer is still on the table."""
    rows: list[SaidRow] = []
    round = 0
    for event in trade_events(history, viewer):
        if isinstance(event, kinds.TradeRound):
            round = event.round
        elif isinstance(event, kinds.Exchanged) and rows:
            _note_cards(rows, event, viewer)
        elif event.kind in TOLD and event.seat is not None:
            rows.append(_row(len(rows), round, event))
    return _with_outcomes(rows, lying)


def trade_events(history: Iterable[PlayedMove], viewer: Seat) -> Iterator[Event]:
    """The events since the trade phase of this turn began."""
    found: list[tuple[Event, ...]] = []
    for played in reversed(list(history)):
        events = tuple(seen(played.events, viewer))
        if (begins := kinds.PhaseBegins("trade")) in events:
            found.append(events[events.index(begins) :])
            return (event for part in reversed(found) for event in part)
        if any(isinstance(event, kinds.NewTurn) for event in events):
            break
        found.append(events)
    return iter(())


def _row(number: int, round: int, event: Event) -> SaidRow:
    row = SaidRow(number, round, event.kind, event.seat if event.seat is not None else -1)
    if isinstance(event, kinds.Offered):
        told = row._replace(amount=event.number, true=event.true, say=event.say)
        return told._replace(ask=event.asked, want=event.want)
    if isinstance(event, kinds.Answered):
        return row._replace(amount=event.number, true=event.true, say=event.say)
    return row._replace(partner=event.rival) if isinstance(event, kinds.Dealt) else row


def _note_cards(rows: list[SaidRow], event: kinds.Exchanged, viewer: Seat) -> None:
    """Cards that passed through the viewer's hands belong to the deal just told."""
    cards = event.cards
    rows[-1] = rows[-1]._replace(got=cards) if event.seat == viewer else rows[-1]._replace(gave=cards)


def _with_outcomes(rows: list[SaidRow], lying: bool) -> list[SaidRow]:
    """What became of each offer: a deal, a refusal, or nobody answered."""
    found = list(rows)
    offer = -1
    answered = False
    for place, row in enumerate(rows):
        if row.kind == OFFERED:
            _close(found, offer, answered)
            offer, answered = place, False
        elif row.kind == ANSWERED:
            answered = True
        elif row.kind in ("dealt", "no_deal") and offer >= 0:
            found[offer] = found[offer]._replace(outcome=row.kind, partner=row.partner, gave=row.gave, got=row.got)
            offer = -1
        elif row.kind == "no_offer":
            _close(found, offer, answered)
            offer = -1
    if not lying:
        _close(found, offer, answered)
    return found


def _close(rows: list[SaidRow], offer: int, answered: bool) -> None:
    """The next seat proposes: an offer without a word about it was refused by all."""
    if offer >= 0 and not answered:
        rows[offer] = rows[offer]._replace(outcome="refused")
