"""What others have done, phase by phase, a line each: for whoever comes back to the table, and after the calamities."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words import runs
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.tellers import Tellers
from aoc_desktop.kernel.events import Event

SHIPS = {"ship_built": 1, "ship_scrapped": -1}
Loss = tuple[int, int, int]
"""A seat, tokens, cities."""


def since_lines(events: Sequence[Event], state: State, language: str, players: Sequence[str]) -> list[str]:
    """In the order of the phases; what did not happen is left out."""
    told = Tellers(Nouns(load_language(language), state, players), players)
    found: list[str] = []
    for kinds, line in LINES:
        here = [event for event in events if event.kind in kinds]
        if here:
            found += line(told, here)
    return found


def calamity_lines(events: Sequence[Event], state: State, language: str) -> list[str]:
    """Each calamity of these events with what it cost whom."""
    return list(_calamities(Tellers(Nouns(load_language(language), state), ()), events))


# ------------------------------------------------------------------ phase by phase


def _run(teller: Callable[[Tellers, Sequence[Event]], str]) -> Callable[[Tellers, Sequence[Event]], Iterator[str]]:
    def line(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
        yield teller(told, events)

    return line


def _ships(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    counts = _sums((event.seat or 0, SHIPS[event.kind]) for event in events)
    yield _said(told, "ships", _signed(told, counts))


def _moved(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    counts = _sums((event.seat or 0, event.amount) for event in events)
    yield _said(told, "moved", [f"{told.nation(seat).display} {number}" for seat, number in counts.items()])


def _fights(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    losses = [loss for event in events for loss in _lost(event)]
    counts = _sums((seat, -tokens) for seat, tokens, _ in losses)
    areas = len({event.what.split()[0] for event in events})
    key = "fights" if any(counts.values()) else "fights_quiet"
    yield _said(told, key, _signed(told, counts), n=areas)


def _fallen(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    yield _said(told, "fallen", [_of_nation(told, event) for event in events])


def _built(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    yield _said(told, "built", [_of_nation(told, event) for event in events])


def _surplus(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    counts = _sums((event.seat, -event.amount) for event in events if event.seat is not None)
    losses = told.nouns.speech.join(_signed(told, counts), "comma")
    yield told.nouns.speech.sentence("log.surplus_all", losses=losses)


def _reduced(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    for_support = [event for event in events if event.cause is None or event.cause.kind != "calamity"]
    if for_support:
        yield _said(told, "reduced", [_of_nation(told, event) for event in for_support])


def _taken(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    by_revolt = [event for event in events if event.cause is None or event.cause.kind != "calamity"]
    if by_revolt:
        yield _said(told, "taken", [_of_nation(told, event) for event in by_revolt])


def _census(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    key, values = told.census(events[-1])
    yield told.nouns.speech.sentence(f"log.{key}", **values)


def _deals(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    speech = told.nouns.speech
    parts = []
    for event in events:
        both = {"nation": told.nation(event.seat or 0), "rival": told.nation(event.what.split()[0])}
        parts.append(speech.text("since.deal", **both))
    yield _said(told, "deals", parts)


def _cards(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    bought: dict[int, list[str]] = {}
    for event in events:
        card = told.named("civilization_card", event.what.split()[0])
        bought.setdefault(event.seat or 0, []).append(str(card.display))
    parts = [f"{told.nation(seat).display} ({', '.join(cards)})" for seat, cards in bought.items()]
    yield _said(told, "cards", parts)


def _calamities(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    """What each calamity cost, from when it strikes until the next one does, or the phase is over."""
    stages: list[tuple[Event, list[Event]]] = []
    over = False
    for event in events:
        if event.kind == "calamity":
            stages.append((event, []))
        elif event.kind == "phase" and stages:
            over = True
            break
        elif stages:
            stages[-1][1].append(event)
    speech = told.nouns.speech
    for stage, following in stages if over else stages[:-1]:
        parts = [
            speech.text("since.loss", nation=told.nation(seat), units=told.nouns.units(tokens, cities))
            for seat, tokens, cities in _together(loss for event in following for loss in _lost(event))
        ]
        name, victim = told.named("calamity", stage.what.split()[0]), told.nation(stage.seat or 0)
        losses = speech.join(parts, "comma") or speech.text("since.no_loss")
        yield speech.sentence("since.result", calamity=name, nation=victim, list=losses)


# ------------------------------------------------------------------ counting


def _lost(event: Event) -> Iterator[Loss]:
    words = event.what.split()
    if event.kind == "fight":
        for side in words[3:]:
            seat, number, _ = side.split(":")
            if seat.isdecimal():
                yield int(seat), int(number), 0
    elif event.kind == "annexed":
        yield (int(words[2]), event.amount, 0) if words[1] == "tokens" else (int(words[2]), 0, event.amount)
    elif event.kind in ("taken", "siege"):
        if words[1].isdecimal():
            yield int(words[1]), 0, 1
    elif event.seat is not None and event.kind == "too_weak":
        yield event.seat, event.amount, 0
    elif event.seat is not None and event.kind in ("lost", "reduced", "razed", "pirates"):
        tokens = event.kind == "lost" and words[1] == "tokens"
        yield (event.seat, event.amount, 0) if tokens else (event.seat, 0, 1)


def _together(losses: Iterable[Loss]) -> Iterator[Loss]:
    """Each seat once, as it first lost something."""
    sums: dict[int, tuple[int, int]] = {}
    for seat, tokens, cities in losses:
        before = sums.get(seat, (0, 0))
        sums[seat] = before[0] + tokens, before[1] + cities
    return ((seat, tokens, cities) for seat, (tokens, cities) in sums.items() if tokens or cities)


def _sums(numbers: Iterable[tuple[int, int]]) -> dict[int, int]:
    sums: dict[int, int] = {}
    for seat, number in numbers:
        sums[seat] = sums.get(seat, 0) + number
    return sums


def _signed(told: Tellers, counts: dict[int, int]) -> list[str]:
    return [
        f"{told.nation(seat).display} {'+' if number > 0 else '−'}{abs(number)}"
        for seat, number in counts.items()
        if number
    ]


def _of_nation(told: Tellers, event: Event) -> str:
    area = told.nouns.area(event.what.split()[0])
    nation = told.nation("pirates" if event.seat is None else event.seat)
    return told.nouns.speech.text("since.of_nation", area=area, nation=nation)


def _said(told: Tellers, key: str, parts: Sequence[str], **values: int) -> str:
    speech = told.nouns.speech
    return speech.sentence(f"since.{key}", list=speech.join(list(parts), "comma"), **values)


CALAMITY_KINDS = ("phase", "calamity", "lost", "reduced", "razed", "pirates", "taken", "annexed", "fight", "siege")
LINES: tuple[tuple[tuple[str, ...], Callable[[Tellers, Sequence[Event]], Iterator[str]]], ...] = (
    (("paid_tax",), _run(runs.tax)),
    (("taken",), _taken),
    (("grown", "growth_short"), _run(runs.growth)),
    (("census",), _census),
    (tuple(SHIPS), _ships),
    (("moved", "landed"), _moved),
    (("fight", "too_weak"), _fights),
    (("city_destroyed",), _fallen),
    (("city_built",), _built),
    (("surplus",), _surplus),
    (("reduced",), _reduced),
    (("drawn", "draws"), _run(runs.drawn)),
    (("dealt",), _deals),
    (CALAMITY_KINDS, _calamities),
    (("card_bought",), _cards),
    (("advanced", "stayed", "fell_back"), _run(runs.succession)),
)
"""Kinds of events, and what tells all of them together."""
