"""How far an undo goes back: to the last decision of a person, where that is fair, and in practice beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.notation import is_at_once
from aoc_desktop.play.only_move import without_choice

if TYPE_CHECKING:
    from aoc_desktop.play.live_session import LiveSession


class Undo(NamedTuple):
    """The next undo."""

    left: int
    """The number of moves left afterwards."""
    practice: bool
    """Whether only practice allows it."""
    again: tuple[tuple[Seat, Move], ...] = ()
    """Moves that others chose at the same time: they are played again."""


def next_undo(session: LiveSession) -> Undo | Reason:
    """The next undo of the person at the table, or the reason why there is none."""
    if (own := _own_choice(session)) is not None:
        later = session.match.history[own + 1 :]
        return Undo(own, practice=False, again=tuple((played.seat, played.move) for played in later))
    reason = _why_not_fair(session)
    if reason is None:
        return Undo(_left_fairly(session), practice=False)
    left = _left_by_practice(session, reason)
    return reason if left is None else Undo(left, practice=True)


def _own_choice(session: LiveSession) -> int | None:
    """The person's own secret choice among simultaneous ones: it can be changed until it is revealed."""
    history = session.match.history
    for number in range(len(history) - 1, -1, -1):
        played = history[number]
        if not is_at_once(played.line) or played.revelation is not None:
            return None
        if played.seat == session.person:
            return number if all(event.seen_by is not None for event in played.events) else None
    return None


def _why_not_fair(session: LiveSession) -> Reason | None:
    history = session.match.history
    if not any(session.is_human(played.seat) for played in history):
        return Reason("nothing_to_undo")
    if session.finished:  # its result stands in the player's records
        return Reason("finished")
    last = history[-1]
    if (reason := last.why_no_undo) is not None:
        return reason
    ended = len(history) == session.confirmed and session.decider not in (None, last.seat)
    if ended and session.is_human(last.seat) and not session.human_decides:
        return Reason("turn_over")
    if ended or _secret(session, last) or not session.is_human(last.seat):
        name = session.seats[last.seat].name if last.seat != CHANCE else ""
        return Reason("other_played", {"seat": last.seat, "player": name})
    return None


def _left_fairly(session: LiveSession) -> int:
    """The number of moves left by a fair undo: automatic moves are undone with the decision that led to them."""
    history = session.match.history
    left = len(history) - 1
    while left and not was_decided(session, left):
        decision = history[left - 1]
        if decision.seat != history[left].seat or decision.revelation is not None or _secret(session, decision):
            break
        left -= 1
    return left


def was_decided(session: LiveSession, number: int) -> bool:
    """Whether a person decided this move. Records do not tell, so it is judged by the rules and today's settings."""
    plays_by_itself = session.pace.play_forced_moves and session.allows is None
    if not plays_by_itself:
        return True
    match, known = session.match, session.forced
    if number not in known:
        played = match.history[number]
        known[number] = without_choice(match.game, match.state_at(number), played.seat) is not None
    return not known[number]


def _secret(session: LiveSession, played: PlayedMove) -> bool:
    """Whether the move holds a secret of another person (a card kept in the draft): it is neither shown nor undone by
    others."""
    return any(event.seen_by is not None and session.decider not in event.seen_by for event in played.events)


def _left_by_practice(session: LiveSession, reason: Reason) -> int | None:
    """The number of moves left by an undo in practice: it goes back to the last decision of a person."""
    if not session.pace.practice or reason.code not in ("revealed", "other_played", "turn_over"):
        return None
    match = session.match
    for left in range(len(match.history) - 1, -1, -1):
        played = match.history[left]
        if session.is_human(played.seat):
            if _secret(session, played) and played.seat != session.decider:
                return None
            if was_decided(session, left):
                return left
    return None
