"""The kinds of events of Caravans, and of the kernel's toy games."""
# fmt: off

from __future__ import annotations

from aoc_desktop.kernel.events import Cause, Event, OfSeat, Secret


class Rolled(Event): die: int; reveals = True
class Chose(Secret): choice: str
class Shown(OfSeat): choice: str; reveals = True
class Paid(OfSeat): coins: int
class Shuffled(Event): fairs: int
class Fair(Event): town: str; reveals = True
class Arrived(OfSeat): town: str
class Sold(OfSeat): good: str; count: int
class Gained(OfSeat): points: int; cause: Cause | None = None
class Drawn(Secret): good: str; reveals = True
class GameEnds(Event): pass
class Played(OfSeat): card: str
class Discarded(OfSeat): card: str
