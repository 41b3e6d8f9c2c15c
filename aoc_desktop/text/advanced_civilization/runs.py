"""Like events in a row as one line: a phase that passes by itself is told in one sentence, not in a flood."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from aoc_desktop.kernel.events import Event
from aoc_desktop.text.advanced_civilization.tellers import Tellers

Run = Sequence[Event]


def tax(told: Tellers, run: Run) -> str:
    parts = []
    for event in run:
        _, paid, cities, _ = map(int, event.what.split())
        parts.append(_part(told, "tax_part_short" if paid < cities else "tax_part", event, p=paid, c=cities))
    return _listed(told, "tax_all", parts)


def growth(told: Tellers, run: Run) -> str:
    short = {"grown": "growth_part", "growth_short": "growth_part_short"}
    return _listed(
        told, "growth_all", [_part(told, short[event.kind], event, m=int(event.what.split()[1])) for event in run]
    )


def ships_kept(told: Tellers, run: Run) -> str:
    return _listed(told, "ships_kept_all", _counted(told, [(event.seat, 1) for event in run]))


def drawn(told: Tellers, run: Run) -> str:
    """What the reader drew, then how many cards everybody else did."""
    mine = {event.seat: event for event in run if event.kind == "draws"}
    numbers = [event for event in run if event.kind == "drawn"]
    speech, said = told.nouns.speech, []
    for event in numbers:
        if event.seat in mine:
            cards = told.nouns.cards(mine[event.seat].what.split())
            said.append(speech.sentence("log.draws", cards=cards, n=int(event.what)))
    others = [(event.seat, event.amount) for event in numbers if event.seat not in mine]
    if others:
        said.append(_listed(told, "drawn_all", _counted(told, others)))
    return " ".join(said)


def revealed(told: Tellers, run: Run) -> str:
    parts = [
        f"{told.named('calamity', name).display} ({told.nation(event.seat or 0).display})"
        for event in run
        for name in event.what.split()
    ]
    return _listed(told, "revealed_all", parts)


def refused(told: Tellers, run: Run) -> str:
    nations = [told.nation(event.seat or 0) for event in run]
    return told.nouns.speech.sentence("log.refused_all", nations=nations)


def succession(told: Tellers, run: Run) -> str:
    """Who advances, who stays and why, who falls back."""
    parts: dict[str, list[str]] = {"ast_all": [], "ast_stay": [], "ast_back": []}
    for event in run:
        if event.kind == "stayed":
            what, have, needed = event.what.split()
            parts["ast_stay"].append(_part(told, f"ast_{what}", event, c=int(have), m=int(needed)))
        else:
            epoch = f" ({told.named('epoch', event.what).display})" if event.what else ""
            key = "ast_all" if event.kind == "advanced" else "ast_back"
            parts[key].append(_part(told, "tax_part", event) + epoch)
    return " ".join(_listed(told, key, listed) for key, listed in parts.items() if listed)


def _part(told: Tellers, key: str, event: Event, **values: int) -> str:
    return told.nouns.speech.text(f"log.{key}", nation=told.nation(event.seat or 0), n=event.amount, **values)


def _counted(told: Tellers, numbers: Sequence[tuple[int | None, int]]) -> list[str]:
    """Each nation once, with its sum."""
    sums: dict[int, int] = {}
    for seat, number in numbers:
        sums[seat or 0] = sums.get(seat or 0, 0) + number
    return [f"{told.nation(seat).display} {number}" for seat, number in sums.items()]


def _listed(told: Tellers, key: str, parts: Sequence[str]) -> str:
    return told.nouns.speech.sentence(f"log.{key}", list=told.nouns.speech.join(list(parts), "comma"))


RUNS: Mapping[frozenset[str], Callable[[Tellers, Run], str]] = {
    frozenset({"paid_tax"}): tax,
    frozenset({"grown", "growth_short"}): growth,
    frozenset({"ship_kept"}): ships_kept,
    frozenset({"drawn", "draws"}): drawn,
    frozenset({"revealed"}): revealed,
    frozenset({"refused"}): refused,
    frozenset({"advanced", "stayed", "fell_back"}): succession,
}
"""By the kinds of events that follow each other: what tells all of them."""
