"""Areas where others have changed something since the viewer's last decision: they keep a dot until the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove

AREA_AT: Mapping[str, int] = {
    "moved": 1,
    **dict.fromkeys(("landed", "fight", "too_weak", "siege", "city_destroyed", "city_built"), 0),
    **dict.fromkeys(("reduced", "razed", "taken", "lost", "annexed", "horde", "pirates", "converted"), 0),
}
"""Where an event names the area that it changes. What befalls nearly every area, growth and surplus, is left out."""


def changed_areas(history: Sequence[PlayedMove], viewer: Seat) -> frozenset[str]:
    found: set[str] = set()
    for played in reversed(history):
        if played.seat == viewer:
            break
        for event in seen(played.events, viewer):
            place = AREA_AT.get(event.kind)
            if place is not None:
                found.add(event.what.split()[place])
    return frozenset(found)
