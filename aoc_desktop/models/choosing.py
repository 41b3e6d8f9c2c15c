"""A move put together word by word: for the hand, the keyboard and the list where moves are too many to be listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import Legal, Move
from aoc_desktop.models.session import Session


class Choosing:
    """What the person at the table has said of a move so far, and what may come next. Nothing is ever listed whole."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.said: Move = ()

    @property
    def words(self) -> Sequence[str]:
        """What may be said next; nothing where the move is whole, or where nobody at the table decides."""
        return self._session.next_words(self.said)

    @property
    def is_whole(self) -> bool:
        """Whether what was said is a legal move, though more might follow."""
        return bool(self.said) and self._session.why_not(self.said) is None

    def say(self, word: str) -> None:
        """One word more; those that leave no choice are said by themselves."""
        wish = (*self.said, word)
        if word not in self.words:
            reason = self._session.why_not(wish) or Reason("unreadable_move", {"move": " ".join(wish)})
            raise IllegalMove(reason.code, **reason.params)
        self.said = wish
        while len(words := self.words) == 1 and not self.is_whole:
            self.said = (*self.said, words[0])

    def take_back(self) -> None:
        """The last word that was a choice, with what followed it by itself."""
        while self.said:
            self.said = self.said[:-1]
            if len(self.words) > 1:
                return

    def moves(self, most: int) -> list[Move] | None:
        """The legal moves that begin like this, if they are no more than so many: few enough to be shown as such."""
        legal = self._session.legal_now
        if legal is None:
            return []
        found: list[Move] = []
        for move in _begun(legal, self.said):
            if len(found) == most:
                return None
            found.append(move)
        return found


def _begun(legal: Legal, prefix: Move) -> Iterator[Move]:
    """Every legal move with this beginning, found word by word."""
    if prefix and prefix in legal:
        yield prefix
    for word in legal.next(prefix):
        yield from _begun(legal, (*prefix, word))
