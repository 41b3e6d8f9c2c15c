"""What the gestures of Caravans mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Handling, Setting
from aoc_desktop.play.places import Place
from tests.toy.caravans import TOWNS, CaravanView

CARAVAN, MARKET, DIE = ("caravan", ""), ("market", ""), ("die", "")
LEAVES: Move = ()
"""The beginning of a move when all choose at once: the game asks for its first word."""


class CaravanRows(Rows):
    handling = Handling(holdable=frozenset(("caravan", "good")), cards=frozenset(("good",)))
    counted = ("points", "coins")

    @property
    def view(self) -> CaravanView:
        view: CaravanView = self.player_view.view
        return view

    # ------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        if move[0] == "go":
            yield CARAVAN, ("town", move[1])
        elif move[0] == "sell":
            yield ("good", move[1]), MARKET

    def setting(self, place: Place) -> Setting | None:
        """How many goods are sold is set in the hand."""
        return Setting(2) if place[0] == "good" else None

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

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        moves: dict[str, Move] = {"caravan": ("go", TOWNS[0]), "good": ("sell", place[1], "1")}
        return self.session.why_not(moves[place[0]]) if place[0] in moves else None

    def useful(self) -> Iterator[Place]:
        if any(move[0] == "sell" for move in self.player_view.moves):
            yield MARKET
        yield from (("town", move[1]) for move in self.player_view.moves if move[0] == "go")
