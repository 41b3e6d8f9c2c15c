"""The Rows of Caravans: towns, goods, seats; and what its gestures mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.rows import RowModel
from tests.toy.caravans import GOODS, TOWNS, CaravanView

CARAVAN, MARKET, DIE = ("caravan", ""), ("market", ""), ("die", "")
LEAVES: Move = ()
"""The beginning of a move when all choose at once: the game asks for its first word."""


class TownRow(NamedTuple):
    town: str
    fair: bool
    caravans: tuple[Seat, ...]


class GoodRow(NamedTuple):
    good: str
    count: int


class SeatRow(NamedTuple):
    seat: Seat
    name: str
    level: str
    points: int
    turn: bool
    first_player: bool
    coins: int
    goods: int


class CaravanRows(Rows):
    holdable = frozenset(("caravan", "good"))
    card_kinds = frozenset(("good",))
    counted = ("points", "coins")

    def make(self) -> None:
        self.towns, self.goods = RowModel(TownRow, self), RowModel(GoodRow, self)
        self.seats = RowModel(SeatRow, self, shown="name")

    @property
    def view(self) -> CaravanView:
        view: CaravanView = self.player_view.view
        return view

    def show(self, player_view: PlayerView) -> None:
        view: CaravanView = player_view.view
        there = {town: tuple(seat for seat, at in enumerate(view.towns) if at == town) for town in TOWNS}
        self.towns.show([TownRow(town, town == view.fair, there[town]) for town in TOWNS])
        held = Counter(view.hand)
        self.goods.show([GoodRow(good, held[good]) for good in GOODS if held[good]])
        turn = self.session.match.game.moment(self.session.on_table.state).turn
        self.seats.show(
            [
                SeatRow(seat, info.name, info.level, view.points[seat], seat == turn, False, coins, goods)
                for seat, (info, coins, goods) in enumerate(
                    zip(self.session.seats, view.coins, view.hand_sizes, strict=True)
                )
            ]
        )

    # ------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        if move[0] == "go":
            yield CARAVAN, ("town", move[1])
        elif move[0] == "sell":
            yield ("good", move[1]), MARKET

    def set_word(self, place: Place) -> int | None:
        """How many goods are sold is set in the hand."""
        return 2 if place[0] == "good" else None

    def place_of_word(self, prefix: Move, word: str) -> Place:
        return ("good", word) if prefix == ("sell",) else super().place_of_word(prefix, word)

    def questions(self) -> Sequence[Move]:
        return (LEAVES,) if self.view.choosing and not self.view.own else ()

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A click on the market sells: which good and how many is asked word by word."""
        if place == MARKET:
            return [move for move in self.player_view.moves if move[0] == "sell"], ("sell",)
        return [move for move in self.player_view.moves if place == ("town", move[-1])], None

    def wish(self, source: Place, target: Place) -> Move | None:
        return ("go", target[1]) if source == CARAVAN and target[0] == "town" else None

    def goes(self, source: Place) -> Reason:
        return Reason("chosen_there")

    def why_stays(self, place: Place, asked: Move | None = None) -> Reason | None:
        moves: dict[str, Move] = {"caravan": ("go", TOWNS[0]), "good": ("sell", place[1], "1")}
        return self.session.why_not(moves[place[0]]) if place[0] in moves else None

    def useful(self) -> Iterator[Place]:
        if any(move[0] == "sell" for move in self.player_view.moves):
            yield MARKET
        yield from (("town", move[1]) for move in self.player_view.moves if move[0] == "go")
