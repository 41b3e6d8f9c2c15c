"""The kinds of events of Age of Civilization, with what their fields mean, and the few helpers that write them."""

from __future__ import annotations

from typing import Literal

from aoc_desktop.kernel.events import Cause, Event, Packed

Kind = Literal[
    # the course of the game
    "round_begins",  # amount: the round
    "turn_begins",  # seat
    "turn_ends",  # seat
    "first_player",  # seat: who has the token now
    "permanent_card_moves",  # what: the track card that arrives
    "game_ends",
    # draft
    "kept",  # seat, what: the civilisation; only the seat sees it
    "packs_passed",  # reveals the packs to their next holders
    "market_made",  # what: the left-over cards, joined by spaces; reveals them
    # civilisations
    "rises",  # seat, what: the civilisation
    "annexes",  # seat, what: the civilisation
    "declines",  # seat, what: the former main civilisation
    "skips",  # seat
    "workers_discarded",  # seat, amount
    "market_coins",  # amount: coins laid on each card left in the market
    "drawn",  # what: the civilisation that joins the market; reveals it
    "deck_empty",
    # actions
    "performs",  # seat, what: the action, amount: workers placed
    "rests",  # seat
    "buys",  # seat, what: the special technology card
    "offered",  # seat, cause: the card that offers
    "declined",  # seat, cause: the card whose offer was declined
    "workers_return",  # seat, amount: how many come back
    # resources: what is "coins", "points" or "workers"
    "gained",  # seat, what, amount, cause
    "paid",  # seat, what, amount, cause
    "lost",  # seat, what, amount, cause
    "sacrificed",  # seat, amount: workers, cause
    "nothing_gained",  # seat, cause: a mandatory effect that gave nothing
    "nothing_lost",  # seat, what, cause: there was nothing to lose
    "limit",  # seat, amount: workers beyond the limit of 4, cause
    "technology",  # seat, what: the technology gained, cause
    "wonder",  # seat, what: the wonder gained, cause
    "coins_laid",  # seat, what: the market card, amount, cause
    # end of a round
    "event",  # what: the event token
    "war",  # amount: the least military; what: in a scenario's war, the player's and the opponent's
    "immune",  # seat: least military, yet no loss
    "plague",
    "no_symbol",
    "opponent_grows",  # amount: the virtual opponent's military now
    # scenarios
    "controls",  # seat, what: the card of the row, amount: the coins paid
    "granted",  # seat, what: the kind of effect, with its action if it has one, amount, cause: the special action
    "drought_added",  # amount: tokens in all
    "drought_held",  # no token this round
    "drought_removed",  # seat, amount: tokens left
    "truce",  # seat: the war does not touch it
    "civilization_lost",  # seat: no worker is left, the game is over
    "scenario_turns",  # what: the scenario whose effects begin now
]

BONUS_COINS = Cause("rule", "bonus_coins")
POPULATION = Cause("rule", "population")
ANNEX = Cause("rule", "annex")
REST = Cause("rule", "rest")
RED_SLOT = Cause("rule", "red_slot")
WAR = Cause("rule", "war")
PLAGUE = Cause("rule", "plague")
DROUGHT = Cause("rule", "drought")
NO_TECHNOLOGY = Cause("rule", "no_technology")
SPECIAL_TECHNOLOGY = Cause("rule", "special_technology")


def note(
    log: list[Event] | None,
    kind: Kind,
    seat: int | None = None,
    what: str = "",
    amount: int = 0,
    cause: Cause | None = None,
) -> None:
    """Write an event that everybody sees, if a log is kept."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, cause))


def note_revelation(log: list[Event] | None, kind: Kind, what: str = "") -> None:
    """Write an event that shows something hidden: undo stops there."""
    if log is not None:
        log.append(Packed(kind, what=what, reveals=True))
