"""The legal moves of Caravans, word by word; the results of chance are checked, and listed where they can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.rng import Rng
from tests.toy.caravans import ROADS, TOWNS, Caravans, CaravanState


class CaravanLegal:
    """A shuffle is only checked: nothing ever lists its 40,320 results."""

    def __init__(self, game: Caravans, state: CaravanState, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def next(self, prefix: Move) -> Sequence[str]:
        if self.seat == CHANCE:
            odds = self.game.odds(self.state)
            if odds is not None:
                return [] if prefix else [move[0] for move, _ in odds]
            return [town for town in TOWNS if town not in prefix] if prefix else ["shuffle"]
        if self.state.chosen:
            return [] if prefix else ["early", "late"] if self.state.coins[self.seat] else ["late"]
        return self._travel(prefix)

    def _travel(self, prefix: Move) -> Sequence[str]:
        hand = self.state.hands[self.seat]
        if not prefix:
            return [*([] if self.state.gone else ["go"]), *(["sell"] if hand else []), "rest"]
        if prefix == ("go",) and not self.state.gone:
            return ROADS[self.state.towns[self.seat]]
        if prefix == ("sell",):
            return list(dict.fromkeys(hand))
        if prefix[0] == "sell" and len(prefix) == 2:
            return [str(number) for number in range(1, hand.count(prefix[1]) + 1)]
        return []

    def __iter__(self) -> Iterator[Move]:
        yield from self._from(())

    def _from(self, prefix: Move) -> Iterator[Move]:
        words = self.next(prefix)
        if not words and prefix:
            yield prefix
        for word in words:
            yield from self._from((*prefix, word))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, tuple) and self.why_not(move) is None

    def why_not(self, move: Move) -> Reason | None:
        for place, word in enumerate(move):
            if word not in self.next(move[:place]):
                return Reason("no_such_word", {"word": word, "move": move})
        return Reason("unreadable_move", {"move": " ".join(move)}) if self.next(move) else None

    def sample(self, rng: Rng) -> Move:
        return rng.choice(list(self))
