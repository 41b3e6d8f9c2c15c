"""All seats side by side: for the score track and the compact boards of the others."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.games.age_of_civilization.military import military
from aoc_desktop.kernel.game import Seat
from aoc_desktop.models.age_of_civilization.sight import Sight
from aoc_desktop.models.rows import FIRST, RowModel
from aoc_desktop.models.session import Session


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
    """It is this player's turn."""
    winner: bool
    last_turn: tuple[str, ...]
    """The actions of the last turn, "rest" if there were none, in their order."""


class SeatRole(IntEnum):
    SEAT = FIRST
    NAME = FIRST + 1
    LEVEL = FIRST + 2
    POINTS = FIRST + 3
    COINS = FIRST + 4
    WORKERS = FIRST + 5
    FREE_WORKERS = FIRST + 6
    MILITARY = FIRST + 7
    TECHNOLOGIES = FIRST + 8
    WONDERS = FIRST + 9
    PILE = FIRST + 10
    HAND = FIRST + 11
    FIRST_PLAYER = FIRST + 12
    TURN = FIRST + 13
    WINNER = FIRST + 14
    LAST_TURN = FIRST + 15


class SeatModel(RowModel[SeatRow]):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SeatRole, SeatRole.NAME - FIRST, parent)


def seat_rows(sight: Sight, session: Session) -> list[SeatRow]:
    state = sight.state
    outcome = session.match.outcome
    best = outcome.ranking[0] if outcome else ()
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
            len(player.hand),
            seat == state.first_player,
            state.phase != "finished" and seat == state.seat,
            seat in best,
            last_turn(session, seat),
        )
        rows.append(row)
    return rows


def last_turn(session: Session, seat: Seat) -> tuple[str, ...]:
    """What the seat did in the turn that is going on, or in its last one."""
    actions: list[str] = []
    inside = False
    for turn in reversed(session.match.history):
        if turn.seat != seat:
            if inside:
                break
            continue
        if turn.move[0] in ("act", "rest"):
            actions.insert(0, turn.move[1] if turn.move[0] == "act" else "rest")
        inside = True
        if turn.move[0] in ("rise", "annex", "skip"):
            break
    return tuple(actions)
