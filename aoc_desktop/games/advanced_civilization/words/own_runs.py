"""Like events of one nation in a row as one line: all that it moves, builds or loses at a time."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from aoc_desktop.games.advanced_civilization.words.tellers import Run, Tellers
from aoc_desktop.kernel.events import Event


def grown_in(told: Tellers, run: Run) -> str:
    return _sentence(told, run, "own", [told.part("grown_in", event) for event in _by_area(run)])


def moved(told: Tellers, run: Run) -> str:
    """In the order of its moves; what goes to one area at a time is told together."""
    speech, parts = told.nouns.speech, list[str]()
    for end, events in groupby(run, lambda event: event.what.split()[-1] if event.kind == "moved" else ""):
        if not end:
            parts += [told.part(told.told(event)[0], event) for event in events]
            continue
        starts = [told.part("moved_from", event) for event in _by_area(events)]
        parts.append(speech.text("log.moved", starts=speech.join(starts), to=told.nouns.area(end)))
    return _sentence(told, run, "own", parts, "semicolon")


def built(told: Tellers, run: Run) -> str:
    """Ships or cities, each with what it was built of."""
    parts = []
    for event in run:
        key, values = told.told(event)
        place = values["berth"] if "berth" in values else values["area"]
        parts.append(told.nouns.speech.text(f"log.{key}_part", place=place, **values))
    return _sentence(told, run, f"{run[0].kind}_all", parts)


def reduced(told: Tellers, run: Run) -> str:
    return _sentence(told, run, "reduced_all", [told.part("reduced_part", event) for event in run])


def lost(told: Tellers, run: Run) -> str:
    parts = [told.part(told.told(event)[0], event) for event in _by_area(run)]
    return _sentence(told, run, "lost", parts, "and")


def assigned(told: Tellers, run: Run) -> str:
    """Points or cities that it makes others lose."""
    key = f"{told.told(run[0])[0]}_all"
    return _sentence(told, run, key, [f"{told.nation(event.what).display} {event.amount}" for event in run])


def annexed(told: Tellers, run: Run) -> str:
    return _sentence(told, run, "annexed", [told.part("annexed_part", event) for event in run], "and")


def discarded(told: Tellers, run: Run) -> str:
    goods = [event.what for event in run for _ in range(event.amount)]
    return told.nouns.speech.sentence(
        "log.discarded", nation=told.nation(run[0].seat or 0), goods=told.nouns.cards(goods)
    )


def _by_area(run: Iterable[Event]) -> list[Event]:
    """Tokens of an area are counted together."""
    sums: dict[str, Event] = {}
    for event in run:
        before = sums.get(event.what)
        sums[event.what] = event if before is None else event._replace(amount=before.amount + event.amount)
    return list(sums.values())


def _sentence(told: Tellers, run: Run, key: str, parts: list[str], joiner: str = "comma") -> str:
    listed = told.nouns.speech.join(parts, joiner)
    return told.nouns.speech.sentence(f"log.{key}", nation=told.nation(run[0].seat or 0), list=listed)
