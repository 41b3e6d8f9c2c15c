"""All seats side by side: for the score track and the compact boards of the others."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.view import View
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.session import Session


class SeatRow(NamedTuple):
    """A player at a glance."""

    seat: Seat
    name: str
    level: str
    points: int
    coins: int
    workers: int
    free_workers: int
    military: int
    technologies: tuple[str, ...]
    wonders: tuple[str, ...]
    pile: tuple[str, ...]
    """The main civilisation first."""
    hand: int
    first_player: bool
    turn: bool
    """It is this player's turn, or it has ended and waits to be confirmed."""
    last_turn: tuple[str, ...]
    """The actions of the last turn, "rest" if there were none, in their order."""


def seat_rows(player_view: PlayerView, session: Session) -> list[SeatRow]:
    state = player_view.view.state
    on_turn = state.seat if session.unconfirmed is None else session.unconfirmed
    rows = []
    for seat, (player, info) in enumerate(zip(state.players, session.seats, strict=True)):
        main = (player.main.id,) if player.main else ()
        under = tuple(card.id for card in reversed(player.civilizations) if card is not player.main)
        row = SeatRow(
            seat,
            info.name,
            info.level,
            player.points,
            player.coins,
            player.workers,
            player.free_workers,
            military(state, seat),
            tuple(card.id for card in player.technologies),
            tuple(card.id for card in player.wonders),
            main + under,
            hand_size(player_view, seat),
            seat == state.first_player,
            state.phase != "finished" and seat == on_turn,
            last_turn(session, seat),
        )
        rows.append(row)
    return rows


def last_turn(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat did in the turn that is going on, or in its last one."""
    actions: list[str] = []
    inside = False
    for played in reversed(session.match.history):
        if played.seat != seat:
            if inside:
                break
            continue
        if played.move[0] in ("act", "rest"):
            actions.insert(0, played.move[1] if played.move[0] == "act" else "rest")
        inside = True
        if played.move[0] in ("rise", "annex", "skip"):
            break
    return tuple(actions)


def hand_size(player_view: PlayerView, seat: Seat) -> int:
    """How many cards of the draft a seat still holds: what it kept and has not shown."""
    view: View = player_view.view
    return view.kept_counts[seat] - len(view.played[seat])
