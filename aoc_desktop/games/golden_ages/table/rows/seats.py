"""All seats side by side: for the score track and the compact boards of the others."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.session import Session


class SeatRow(NamedTuple):
    """A player at a glance."""

    seat: Seat
    name: str
    level: str
    points: int
    gold: int
    civilization: str
    standing: int
    lying: int
    agora: int
    cubes: int
    """On the map."""
    technologies: int
    ladders: tuple[int, ...]
    """How many of each row are developed, the first included."""
    buildings: tuple[str, ...]
    wonders: tuple[str, ...]
    glory: int
    golden_age: bool
    first_player: bool
    turn: bool


def seat_rows(player_view: PlayerView, session: Session) -> list[SeatRow]:
    state: State = player_view.view.state
    cards = state.table.cards
    on_turn = state.decider if session.unconfirmed is None else session.unconfirmed
    ladders = sorted({card.row for card in cards.technologies})
    found = []
    for seat, (player, info) in enumerate(zip(state.players, session.seats, strict=True)):
        developed = [card.row for card in cards.technologies if card.bit & player.developed]
        found.append(
            SeatRow(
                seat,
                info.name,
                info.level,
                player.points,
                player.gold,
                player.civilization.id if player.civilization is not None else "",
                len(player.standing),
                len(player.lying),
                player.agora,
                player.cubes_on_map,
                len(player.technologies),
                tuple(developed.count(row) for row in ladders),
                tuple(card.id for card in player.slots if card is not None),
                tuple(card.id for card in player.wonders),
                len(player.glory),
                player.golden_age,
                seat == state.first_player,
                seat == on_turn,
            )
        )
    return found
