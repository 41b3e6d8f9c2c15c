"""How fast others play: which of their moves are shown together, and how long each of these steps is looked at.

A turn of eight seats has up to 800 moves. A step is a seat's whole movement, a trading round up to its next deal, a
stage of a calamity, or all that the seats do in any other phase: a turn of seven AI seats has about forty of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.kernel.game import CHANCE, Moment, Seat
from aoc_desktop.kernel.match import PlayedMove

BREAKS = {"trade": ("dealt", "trade_round"), "calamities": ("calamity",)}
"""By phase: events after which the table is shown, whoever goes on."""
TIMES = {"movement": 1.4, "conflict": 1.4, "calamities": 1.3}
"""How long a step of a phase is looked at, in delays of the pace."""
USUAL_TIME, QUIET_TIME = 1.0, 0.25
"""Of other phases, and of a step in which nothing happened that could be seen."""
QUIET = ("phase", "turn_ends", "turn_begins")
TALK = ("lot", "offering", "offered", "answered", "refused", "no_offer", "no_deal", "stopped", "trade_round")
"""What is heard on the trading floor until somebody deals; whoever is asked reads it there."""


def together(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """Whether what a seat does at this moment is shown with the last move."""
    before, phase = last.moment, moment.step
    if (before.round, before.step) != (moment.round, phase):
        return False
    if any(event.kind in BREAKS.get(phase, ()) for event in last.events):
        return False
    if CHANCE in (seat, last.seat) or seat == last.seat:
        return True
    return phase != "movement" and last.move[0] != "assign"


def together_at_once(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """At once: all that others do in a turn, until a person decides."""
    return last.moment.round == moment.round


def looked_at(shown: Sequence[PlayedMove], delay: int) -> int:
    """Milliseconds for a step, at a pace with this delay."""
    if not any(event.kind not in (*QUIET, *TALK) for played in shown for event in played.events):
        return round(delay * QUIET_TIME)
    return round(delay * max(TIMES.get(played.moment.step, USUAL_TIME) for played in shown))
