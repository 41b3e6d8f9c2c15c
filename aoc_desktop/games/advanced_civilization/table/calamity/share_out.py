"""The victim gives numbers to the others in any order; they are played in the order of the AST once all is given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import Move, Seat


class SharePlan:
    """What is shared out now, and the numbers that stand beside the seats: nothing of it is played yet."""

    def __init__(self) -> None:
        self.task: ShareOut | None = None
        self._about: tuple[int, str, Seat] | None = None
        self.numbers: dict[Seat, int] = {}

    def follow(self, state: State, deciding: bool) -> None:
        """Another share-out begins with no number, and so does one in which more stands than is left."""
        task = state.agenda[-1] if state.agenda and deciding else None
        self.task = task if isinstance(task, ShareOut) else None
        about = (state.turn, self.task.calamity, self.task.seat) if self.task is not None else None
        self.numbers = {seat: number for seat, number in self.numbers.items() if seat in self.caps}
        if about != self._about or self.rest < 0:
            self.numbers = {}
        self._about = about

    @property
    def caps(self) -> Mapping[Seat, int]:
        """Seats that still can take something, in the order of the AST."""
        return dict(self.task.caps) if self.task is not None else {}

    @property
    def rest(self) -> int:
        """What no seat has yet."""
        return (self.task.left if self.task is not None else 0) - sum(self.numbers.values())

    def moves(self) -> Iterator[Move]:
        """Every number that a seat may be given."""
        left = self.task.left if self.task is not None else 0
        for seat, cap in self.caps.items():
            for number in range(min(cap, left) + 1):
                yield ("assign", str(seat), str(number))

    def offered(self, seat: Seat) -> list[str]:
        """As many as the others leave: first what stands there, or the most."""
        now = self.numbers.get(seat)
        most = min(self.caps.get(seat, 0), self.rest + (now or 0))
        numbers = [str(number) for number in range(most, -1, -1)]
        return numbers if now is None else sorted(numbers, key=lambda word: word != str(now))

    def next_seat(self) -> Seat | None:
        """The first without a number; else the first that can take more."""
        bare = (seat for seat in self.caps if seat not in self.numbers)
        more = (seat for seat, cap in self.caps.items() if self.numbers.get(seat, 0) < cap)
        return next(bare, next(more, None))

    def give(self, seat: Seat, word: str) -> tuple[Move, ...]:
        """Note a number; the whole plan once nothing is left to give."""
        self.numbers[seat] = int(word)
        if self.rest:
            return ()
        return tuple(("assign", str(other), str(self.numbers.get(other, 0))) for other in self.caps)
