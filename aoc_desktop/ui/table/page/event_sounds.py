"""What of a game is heard: the sounds of the events that everybody at the screen may know, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.sounds import GREAT, SMALL, Sounds
from aoc_desktop.ui.table.look import AnyLook, table_of
from aoc_desktop.ui.table.picture.hand import Hand

MOST = 3
"""The most sounds played for the events since the table was last drawn."""
RANK = {name: place for place, name in enumerate((*GREAT, *SMALL))}


def sounds_of(events: Iterable[Event], look: AnyLook) -> list[str]:
    """Each once, in the order in which they happened; of many the most important."""
    keys = ((*(f"{event.kind} {word}" for word in event.words), event.kind) for event in events)
    named = (next((look.sounds[key] for key in each if key in look.sounds), "") for each in keys)
    found = list(dict.fromkeys(name for name in named if name))
    kept = sorted(found, key=RANK.__getitem__)[:MOST]
    return [name for name in found if name in kept]


class EventSounds(QObject):
    """Listens to a session as the table shows it. Undo and looking back are silent."""

    def __init__(self, session: Session, hand: Hand, sounds: Sounds) -> None:
        super().__init__(session)
        self._session, self._sounds = session, sounds
        self._look = table_of(session)
        self._shared = sum(seat.is_human for seat in session.seats) > 1
        """Several people hear the same loudspeaker."""
        Rows.of(session).changed.connect(self._hear)
        hand.refused.connect(lambda _reason: sounds.play("refusal"))

    def _hear(self, moves: Sequence[PlayedMove]) -> None:
        if not moves or not self._sounds.wanted:
            return
        events = [
            event for played in moves for event in played.events if not (self._shared and event.seen_by is not None)
        ]
        names = sounds_of(events, self._look)
        session = self._session
        if session.human_decides and moves[-1].seat != session.decider and len(session.seats) > 1:
            names.append("turn")
        self._sounds.play(*names)
