"""Like events in a row as one line: what all nations do in a phase is one sentence, not a flood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.words import own_runs
from aoc_desktop.games.advanced_civilization.words.tellers import Run, Tellers
from aoc_desktop.kernel.events import Event


class Together(NamedTuple):
    """Kinds of events that are told in one line, and how."""

    kinds: frozenset[str]
    tell: Callable[[Tellers, Run], str]
    of_one: bool = False
    """Whether only those of one nation are."""
    even_one: bool = False
    """Whether one alone is told the same way."""

    def goes_on(self, before: Event, event: Event) -> bool:
        return event.kind in self.kinds and (not self.of_one or event.seat == before.seat)


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


def ships(told: Tellers, run: Run) -> str:
    """What became of ships in their phase: built, kept, given up; what one nation builds, with what it was paid."""
    if len({event.seat for event in run}) == 1 and {event.kind for event in run} == {"ship_built"}:
        return own_runs.built(told, run)
    said = []
    for kind, by_place in (("ship_built", True), ("ship_kept", False), ("ship_scrapped", True)):
        events = [event for event in run if event.kind == kind]
        if len(events) == 1:
            said.append(told.alone(events[0]))
        elif events:
            parts = _placed(told, events) if by_place else _counted(told, [(event.seat, 1) for event in events])
            said.append(_listed(told, kind.replace("ship_", "ships_"), parts))
    return " ".join(said)


def _placed(told: Tellers, run: Run) -> list[str]:
    """Each nation with the coasts of its ships."""
    coasts: dict[int, list[str]] = {}
    for event in run:
        coasts.setdefault(event.seat or 0, []).append(str(told.nouns.place(event.what.split()[0]).display))
    return [f"{told.nation(seat).display} ({', '.join(names)})" for seat, names in coasts.items()]


def surplus(told: Tellers, run: Run) -> str:
    """What is removed in several areas, nation by nation."""
    removed: dict[int | None, int] = {}
    for event in run:
        removed[event.seat] = removed.get(event.seat, 0) + event.amount
    losses = [
        f"{told.nation('barbarians' if seat is None else seat).display} −{number}" for seat, number in removed.items()
    ]
    return told.nouns.speech.sentence("log.surplus_all", losses=told.nouns.speech.join(losses, "comma"))


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


def nations(told: Tellers, run: Run) -> str:
    """Who all did the same."""
    named = [told.nation(event.seat or 0) for event in run]
    return told.nouns.speech.sentence(f"log.{run[0].kind}_all", nations=named)


def back_to_stacks(told: Tellers, run: Run) -> str:
    """How many cards go under which stack; calamities at the bottom after them."""
    shuffled = [event for event in run if event.kind == "shuffled"]
    said = [told.alone(event) for event in run if event not in shuffled]
    if len(shuffled) == 1:
        return " ".join([told.alone(shuffled[0]), *said])
    if shuffled:
        parts = [told.part("shuffled_part", event) for event in shuffled]
        said.insert(0, _listed(told, "shuffled_all", parts, n=sum(event.amount for event in shuffled)))
    return " ".join(said)


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


def _listed(told: Tellers, key: str, parts: Sequence[str], **values: int) -> str:
    return told.nouns.speech.sentence(f"log.{key}", list=told.nouns.speech.join(list(parts), "comma"), **values)


RUNS = (
    Together(frozenset({"paid_tax"}), tax),
    Together(frozenset({"grown", "growth_short"}), growth),
    Together(frozenset({"grown_in"}), own_runs.grown_in, of_one=True, even_one=True),
    Together(frozenset({"ship_built", "ship_kept", "ship_scrapped"}), ships),
    Together(frozenset({"moved", "loaded", "sailed", "landed"}), own_runs.moved, of_one=True, even_one=True),
    Together(frozenset({"city_built"}), own_runs.built, of_one=True),
    Together(frozenset({"reduced"}), own_runs.reduced, of_one=True),
    Together(frozenset({"surplus"}), surplus),
    Together(frozenset({"drawn", "draws"}), drawn),
    Together(frozenset({"no_offer"}), nations),
    Together(frozenset({"refused"}), nations),
    Together(frozenset({"revealed"}), revealed),
    Together(frozenset({"lost"}), own_runs.lost, of_one=True, even_one=True),
    Together(frozenset({"assigned"}), own_runs.assigned, of_one=True),
    Together(frozenset({"annexed"}), own_runs.annexed, of_one=True, even_one=True),
    Together(frozenset({"discarded"}), own_runs.discarded, of_one=True),
    Together(frozenset({"shuffled", "to_bottom"}), back_to_stacks),
    Together(frozenset({"advanced", "stayed", "fell_back"}), succession),
)


def run_of(event: Event) -> Together | None:
    return next((together for together in RUNS if event.kind in together.kinds), None)
