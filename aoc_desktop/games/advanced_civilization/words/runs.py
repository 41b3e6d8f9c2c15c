"""Like events in a row as one line: what all nations do in a phase is one sentence, not a flood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.tellers import Run, Tellers
from aoc_desktop.kernel.events import Event

# Like events of one nation in a row as one line: all that it moves, builds or loses at a time.


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
        return built(told, run)
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
    Together(frozenset({"grown_in"}), grown_in, of_one=True, even_one=True),
    Together(frozenset({"ship_built", "ship_kept", "ship_scrapped"}), ships),
    Together(frozenset({"moved", "loaded", "sailed", "landed"}), moved, of_one=True, even_one=True),
    Together(frozenset({"city_built"}), built, of_one=True),
    Together(frozenset({"reduced"}), reduced, of_one=True),
    Together(frozenset({"surplus"}), surplus),
    Together(frozenset({"drawn", "draws"}), drawn),
    Together(frozenset({"no_offer"}), nations),
    Together(frozenset({"refused"}), nations),
    Together(frozenset({"revealed"}), revealed),
    Together(frozenset({"lost"}), lost, of_one=True, even_one=True),
    Together(frozenset({"assigned"}), assigned, of_one=True),
    Together(frozenset({"annexed"}), annexed, of_one=True, even_one=True),
    Together(frozenset({"discarded"}), discarded, of_one=True),
    Together(frozenset({"shuffled", "to_bottom"}), back_to_stacks),
    Together(frozenset({"advanced", "stayed", "fell_back"}), succession),
)


def run_of(event: Event) -> Together | None:
    return next((together for together in RUNS if event.kind in together.kinds), None)


# What others have done, phase by phase, a line each: for whoever comes back to the table, and after the calamities.


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
    (("paid_tax",), _run(tax)),
    (("taken",), _taken),
    (("grown", "growth_short"), _run(growth)),
    (("census",), _census),
    (tuple(SHIPS), _ships),
    (("moved", "landed"), _moved),
    (("fight", "too_weak"), _fights),
    (("city_destroyed",), _fallen),
    (("city_built",), _built),
    (("surplus",), _surplus),
    (("reduced",), _reduced),
    (("drawn", "draws"), _run(drawn)),
    (("dealt",), _deals),
    (CALAMITY_KINDS, _calamities),
    (("card_bought",), _cards),
    (("advanced", "stayed", "fell_back"), _run(succession)),
)
"""Kinds of events, and what tells all of them together."""
