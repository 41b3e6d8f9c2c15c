"""The kinds of events of Monumental Duel, with what their fields mean, and the few helpers that write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, Amounts
from aoc_desktop.kernel.events import Cause, Event, Packed
from aoc_desktop.kernel.game import Change

Log = list[Event] | None
Kind = Literal[
    # the course of the game
    "picks",  # seat, what: the civilisation
    "cities_dealt",
    "round_begins",  # amount: the round, what: "last" or empty
    "era_begins",  # amount: the era, what: the card that began it
    "turn_begins",  # seat
    "turn_ends",  # seat
    "forced",  # seat, what: the only legal move, played by itself
    "passes",  # seat, amount: the cards that go to the discard
    "round_ends",  # amount: the round
    "fills",  # seat, what: the cell and its card, then the knowledge under it
    "fills_alone",  # seat, what: the cell and the knowledge that lies there alone
    "keeps_knowledge",  # seat, what: the one kept and the other, which goes to the discard
    "new_deck",  # seat, amount: cards of the discard that are the City deck now
    "gaps",  # seat, what: the cells for which no card is left
    "leaves_track",  # what: the oldest cards, joined by spaces
    "joins_track",  # what: the new cards, joined by spaces; reveals them
    "deck_empty",
    "last_round_next",  # amount: cards on the track
    "advantage_fades",  # seat: who keeps it, amount: tokens left
    "advantage_neutral",
    "first_player",  # seat
    "game_ends",  # amount: the round
    # start of the round, activation
    "reserves_nothing",  # seat, cause
    "swaps",  # seat, what: both cells, then their cards, cause
    "activates",  # seat, what: row and column
    "revolts_leave",  # seat, amount
    "left_alone",  # seat, what: the cell and the knowledge that remains
    "wakes",  # seat, what: the policies in force this round
    "exchanges",  # seat, what: the cell and its card, cause
    "exchanges_nothing",  # seat, cause
    "triggers",  # seat, what: the cell and the card, then its cover
    # actions
    "acquires",  # seat, what: the card, then "reserved" if it was
    "begins",  # seat, what: the wonder, then "reserved" if it was
    "keeps_wonder",  # seat, what: the one kept and the one that leaves the game
    "completes",  # seat, what: the wonder
    "on_top",  # seat, what: the card that lies on the City deck now
    "barricades",  # seat, what: the province it protects or empty, amount: what conquering it costs
    "develops",  # seat, what: the policy, then its line
    "covers",  # seat, what: the policy and the one it covers
    "uses_policy",  # seat, what: the policy
    "conquers",  # seat, what: the province, amount: the Barricades that return to their pile
    "uses",  # seat, what: the cell and the card, then its cover
    "progresses",  # seat
    "takes_advantage",  # seat, what: the resource or empty, amount: tokens, cause: the effect
    "uses_warlord",  # seat, what: the warlord
    "price_part",  # seat, what: "price", "barricades" or "discount", amount, cause: the card that makes it cheaper
    # spying
    "ambassador",  # seat
    "spies",  # seat, cause: the card that lets one spy for free
    "declines_spying",  # seat, cause
    "trains",  # seat, amount: Agents in all
    "deploys",  # seat, amount: Agents
    "rolls",  # seat, amount: the value; reveals it
    "rerolls",  # seat, what: the token or "free", amount: the value that is rolled again
    "stops",  # seat, what: the values, joined by spaces
    "loses_agent",  # seat, amount: Agents left
    "turns_card",  # seat, what: the espionage card, amount: the die
    "die",  # seat, what: the espionage card, amount: the value that is resolved
    # steps of effects
    "bonus",  # seat, cause: whose bonus is resolved
    "archives",  # seat, what: the cell ("discard": from there) and the card, cause
    "discards",  # seat, what: the cell and the card, cause
    "reinforces",  # seat, what: the cell and the card, cause
    "knowledge_goes",  # seat, what: the knowledge that goes to the discard
    "gains_building",  # seat, what: the building, cause
    "gains_revolts",  # seat: who gets them, amount, cause, what: the seat whose card it is
    "gains_agent",  # seat, amount: Agents in all, cause
    "takes",  # seat, what: the resource, amount, cause
    "reserves",  # seat, what: the card, cause
    "breaches",  # seat: who loses Barricades, what: the province, amount, cause
    "copies_bonus",  # seat, what: the policy, cause
    "copies",  # seat, what: the cell and the card, cause
    "draws",  # seat, what: the card, cause: the effect; reveals it if it was not known
    "revolt_drawn",  # seat: it returns to the pile
    "uses_effect",  # seat, what: the card drawn or copied
    "leaves_effect",  # seat, what: the card drawn or copied
    "standing_drawn",  # seat, what: the card drawn, whose effect works only in the City
    "repeats",  # seat, cause
    "declines",  # seat, cause
    "nothing_to_do",  # seat, cause
    # resources: what is one of the six
    "gained",  # seat, what, amount, cause
    "paid",  # seat, what, amount, cause
    "lost",  # seat, what, amount
    "scored",  # seat, what: what it is for, amount
]

ADVANTAGE = Cause("rule", "advantage")
PROGRESS = Cause("rule", "progress")
POLICY = Cause("rule", "policy")
REROLL = Cause("rule", "reroll")


def note(
    log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0, cause: Cause | None = None
) -> None:
    """Write an event that everybody sees, if a log is kept."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, cause))


def note_revelation(
    log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0, cause: Cause | None = None
) -> None:
    """Write an event that shows something new: undo stops there."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, cause, reveals=True))


def note_amounts(log: Log, kind: Kind, seat: int, amounts: Amounts, cause: Cause | None) -> None:
    """One event for each resource."""
    if log is not None:
        for resource, amount in amounts:
            log.append(Packed(kind, seat, RESOURCES[resource], amount, cause))


# Which numbers an event changes: the only reading of what happened for previews, summaries and sources of points.


LESS = ("paid", "lost")


def changes(event: Event) -> Iterable[Change]:
    """The six resources by their names ("points" are the tokens), "agents", and "score" at the end."""
    if event.seat is None:
        return
    if event.kind == "gained":
        yield Change(event.seat, event.what, event.amount, event.cause)
    elif event.kind == "takes":
        yield Change(event.seat, event.what, event.amount, event.cause)
        yield Change(1 - event.seat, event.what, -event.amount, event.cause)
    elif event.kind in LESS:
        yield Change(event.seat, event.what, -event.amount, event.cause)
    elif event.kind in ("trains", "gains_agent"):
        yield Change(event.seat, "agents", 1, event.cause)
    elif event.kind == "loses_agent":
        yield Change(event.seat, "agents", -1, event.cause)
    elif event.kind == "scored":
        yield Change(event.seat, "score", event.amount, event.cause)
