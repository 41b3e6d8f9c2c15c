"""Like events in a row as one line: what all nations do in a phase is one sentence, not a flood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import BARBARIANS
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
    for end, events in groupby(run, lambda event: event.end if isinstance(event, kinds.Moved) else ""):
        if not end:
            parts += [told.part(told.told(event)[0], event) for event in events]
            continue
        starts = [told.part("moved_from", event) for event in _by_area(events)]
        parts.append(speech.text("log.moved", starts=speech.join(starts), end=told.nouns.area(end)))
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
    shares = [
        f"{told.nation(event.rival).display} {event.number}" for event in run if isinstance(event, kinds.Assigned)
    ]
    return _sentence(told, run, key, shares)


def annexed(told: Tellers, run: Run) -> str:
    return _sentence(told, run, "annexed", [told.part("annexed_part", event) for event in run], "and")


def discarded(told: Tellers, run: Run) -> str:
    goods = [event.commodity for event in run if isinstance(event, kinds.Discarded) for _ in range(event.number)]
    return told.nouns.speech.sentence(
        "log.discarded", nation=told.nation(run[0].seat or 0), goods=told.nouns.cards(goods)
    )


def _by_area(run: Iterable[Event]) -> list[Event]:
    """Tokens of an area are counted together."""
    sums: dict[kinds.Moved | kinds.GrownIn | kinds.Lost, int] = {}
    for event in run:
        assert isinstance(event, kinds.Moved | kinds.GrownIn | kinds.Lost)
        same = replace(event, tokens=0)
        sums[same] = sums.get(same, 0) + event.tokens
    return [replace(event, tokens=tokens) for event, tokens in sums.items()]


def _sentence(told: Tellers, run: Run, key: str, parts: list[str], joiner: str = "comma") -> str:
    listed = told.nouns.speech.join(parts, joiner)
    return told.nouns.speech.sentence(f"log.{key}", nation=told.nation(run[0].seat or 0), list=listed)


class Together(NamedTuple):
    """Kinds of events that are told in one line, and how."""

    kinds: tuple[type[Event], ...]
    tell: Callable[[Tellers, Run], str]
    of_one: bool = False
    """Whether only those of one nation are."""
    even_one: bool = False
    """Whether one alone is told the same way."""

    def goes_on(self, before: Event, event: Event) -> bool:
        return isinstance(event, self.kinds) and (not self.of_one or event.seat == before.seat)


def tax(told: Tellers, run: Run) -> str:
    parts = []
    for event in run:
        assert isinstance(event, kinds.PaidTax)
        key = "tax_part_short" if event.paid < event.cities else "tax_part"
        parts.append(_part(told, key, event.seat, event.tokens, p=event.paid, c=event.cities))
    return _listed(told, "tax_all", parts)


def growth(told: Tellers, run: Run) -> str:
    parts = []
    for event in run:
        assert isinstance(event, kinds.Growth)
        key = "growth_part_short" if isinstance(event, kinds.GrowthShort) else "growth_part"
        parts.append(_part(told, key, event.seat, event.tokens, m=event.due))
    return _listed(told, "growth_all", parts)


def ships(told: Tellers, run: Run) -> str:
    """What became of ships in their phase: built, kept, given up; what one nation builds, with what it was paid."""
    if len({event.seat for event in run}) == 1 and all(isinstance(event, kinds.ShipBuilt) for event in run):
        return built(told, run)
    said = []
    for kind in (kinds.ShipBuilt, kinds.ShipKept, kinds.ShipScrapped):
        events = [event for event in run if isinstance(event, kind)]
        if len(events) == 1:
            said.append(told.alone(events[0]))
        elif events:
            kept = kind is kinds.ShipKept
            parts = _counted(told, [(event.seat, 1) for event in events]) if kept else _placed(told, events)
            said.append(_listed(told, kind.kind.replace("ship_", "ships_"), parts))
    return " ".join(said)


def _placed(told: Tellers, run: Sequence[kinds.ShipBuilt | kinds.ShipKept | kinds.ShipScrapped]) -> list[str]:
    """Each nation with the coasts of its ships."""
    coasts: dict[int, list[str]] = {}
    for event in run:
        coasts.setdefault(event.seat, []).append(str(told.nouns.place(event.berth).display))
    return [f"{told.nation(seat).display} ({', '.join(names)})" for seat, names in coasts.items()]


def surplus(told: Tellers, run: Run) -> str:
    """What is removed in several areas, nation by nation."""
    removed: dict[kinds.Nation, int] = {}
    for event in run:
        assert isinstance(event, kinds.Surplus)
        nation = BARBARIANS if event.seat is None else event.seat
        removed[nation] = removed.get(nation, 0) + event.tokens
    losses = [f"{told.nation(nation).display} −{number}" for nation, number in removed.items()]
    return told.nouns.speech.sentence("log.surplus_all", losses=told.nouns.speech.join(losses, "comma"))


def drawn(told: Tellers, run: Run) -> str:
    """What the reader drew, then how many cards everybody else did."""
    mine = {event.seat: event for event in run if isinstance(event, kinds.Draws)}
    numbers = [event for event in run if isinstance(event, kinds.Drawn)]
    speech, said = told.nouns.speech, []
    for event in numbers:
        if event.seat in mine:
            cards = told.nouns.cards(mine[event.seat].cards)
            said.append(speech.sentence("log.draws", cards=cards, stacks=event.stacks))
    others = [(event.seat, event.number) for event in numbers if event.seat not in mine]
    if others:
        said.append(_listed(told, "drawn_all", _counted(told, others)))
    return " ".join(said)


def revealed(told: Tellers, run: Run) -> str:
    parts = [
        f"{told.named('calamity', name).display} ({told.nation(event.seat).display})"
        for event in run
        if isinstance(event, kinds.Revealed)
        for name in event.calamities
    ]
    return _listed(told, "revealed_all", parts)


def nations(told: Tellers, run: Run) -> str:
    """Who all did the same."""
    named = [told.nation(event.seat or 0) for event in run]
    return told.nouns.speech.sentence(f"log.{run[0].kind}_all", nations=named)


def back_to_stacks(told: Tellers, run: Run) -> str:
    """How many cards go under which stack; calamities at the bottom after them."""
    shuffled = [event for event in run if isinstance(event, kinds.Shuffled)]
    said = [told.alone(event) for event in run if not isinstance(event, kinds.Shuffled)]
    if len(shuffled) == 1:
        return " ".join([told.alone(shuffled[0]), *said])
    if shuffled:
        parts = [told.part("shuffled_part", event) for event in shuffled]
        said.insert(0, _listed(told, "shuffled_all", parts, n=sum(event.number for event in shuffled)))
    return " ".join(said)


def succession(told: Tellers, run: Run) -> str:
    """Who advances, who stays and why, who falls back."""
    parts: dict[str, list[str]] = {"ast_all": [], "ast_stay": [], "ast_back": []}
    for event in run:
        assert isinstance(event, kinds.Stayed | kinds.Advanced | kinds.FellBack)
        if isinstance(event, kinds.Stayed):
            what, have = f"ast_{event.what}", event.have
            parts["ast_stay"].append(_part(told, what, event.seat, event.square, c=have, m=event.needed))
        elif isinstance(event, kinds.FellBack):
            parts["ast_back"].append(_part(told, "tax_part", event.seat, event.square))
        else:
            epoch = f" ({told.named('epoch', event.epoch).display})" if event.epoch else ""
            parts["ast_all"].append(_part(told, "tax_part", event.seat, event.square) + epoch)
    return " ".join(_listed(told, key, listed) for key, listed in parts.items() if listed)


def _part(told: Tellers, key: str, seat: int, n: int, **values: int) -> str:
    return told.nouns.speech.text(f"log.{key}", nation=told.nation(seat), n=n, **values)


def _counted(told: Tellers, numbers: Sequence[tuple[int, int]]) -> list[str]:
    """Each nation once, with its sum."""
    return [f"{told.nation(seat).display} {number}" for seat, number in _sums(numbers).items()]


def _listed(told: Tellers, key: str, parts: Sequence[str], **values: int) -> str:
    return told.nouns.speech.sentence(f"log.{key}", list=told.nouns.speech.join(list(parts), "comma"), **values)


RUNS = (
    Together((kinds.PaidTax,), tax),
    Together(
        (
            kinds.Grown,
            kinds.GrowthShort,
        ),
        growth,
    ),
    Together((kinds.GrownIn,), grown_in, of_one=True, even_one=True),
    Together(
        (
            kinds.ShipBuilt,
            kinds.ShipKept,
            kinds.ShipScrapped,
        ),
        ships,
    ),
    Together(
        (
            kinds.Moved,
            kinds.Loaded,
            kinds.Sailed,
            kinds.Landed,
        ),
        moved,
        of_one=True,
        even_one=True,
    ),
    Together((kinds.CityBuilt,), built, of_one=True),
    Together((kinds.Reduced,), reduced, of_one=True),
    Together((kinds.Surplus,), surplus),
    Together(
        (
            kinds.Drawn,
            kinds.Draws,
        ),
        drawn,
    ),
    Together((kinds.NoOffer,), nations),
    Together((kinds.Refused,), nations),
    Together((kinds.Revealed,), revealed),
    Together((kinds.Lost,), lost, of_one=True, even_one=True),
    Together((kinds.Assigned,), assigned, of_one=True),
    Together((kinds.Annexed,), annexed, of_one=True, even_one=True),
    Together((kinds.Discarded,), discarded, of_one=True),
    Together(
        (
            kinds.Shuffled,
            kinds.ToBottom,
        ),
        back_to_stacks,
    ),
    Together(
        (
            kinds.Advanced,
            kinds.Stayed,
            kinds.FellBack,
        ),
        succession,
    ),
)


def run_of(event: Event) -> Together | None:
    return next((together for together in RUNS if isinstance(event, together.kinds)), None)


# What others have done, phase by phase, a line each: for whoever comes back to the table, and after the calamities.


Loss = tuple[int, int, int]
"""A seat, tokens, cities."""


def since_lines(events: Sequence[Event], state: State, language: str, players: Sequence[str]) -> list[str]:
    """In the order of the phases; what did not happen is left out."""
    told = Tellers(Nouns(load_language(language), state, players), players)
    found: list[str] = []
    for these, line in LINES:
        here = [event for event in events if isinstance(event, these)]
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
    counts = _sums((event.seat or 0, 1 if isinstance(event, kinds.ShipBuilt) else -1) for event in events)
    yield _said(told, "ships", _signed(told, counts))


def _moved(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    counts = _sums((event.seat, event.tokens) for event in events if isinstance(event, kinds.Moved | kinds.Landed))
    yield _said(told, "moved", [f"{told.nation(seat).display} {number}" for seat, number in counts.items()])


def _fights(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    losses = [loss for event in events for loss in _lost(event)]
    counts = _sums((seat, -tokens) for seat, tokens, _ in losses)
    areas = len({event.area for event in events if isinstance(event, kinds.Fight | kinds.TooWeak)})
    key = "fights" if any(counts.values()) else "fights_quiet"
    yield _said(told, key, _signed(told, counts), n=areas)


def _fallen(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    yield _said(told, "fallen", [_of_nation(told, event) for event in events])


def _built(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    yield _said(told, "built", [_of_nation(told, event) for event in events])


def _surplus(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    removed = [event for event in events if isinstance(event, kinds.Surplus)]
    counts = _sums((event.seat, -event.tokens) for event in removed if event.seat is not None)
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
    yield told.alone(events[-1])


def _deals(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    speech = told.nouns.speech
    parts = []
    for event in events:
        assert isinstance(event, kinds.Dealt)
        parts.append(speech.text("since.deal", nation=told.nation(event.seat), rival=told.nation(event.rival)))
    yield _said(told, "deals", parts)


def _cards(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    bought: dict[int, list[str]] = {}
    for event in events:
        assert isinstance(event, kinds.CardBought)
        card = told.named("civilization_card", event.card)
        bought.setdefault(event.seat, []).append(str(card.display))
    parts = [f"{told.nation(seat).display} ({', '.join(cards)})" for seat, cards in bought.items()]
    yield _said(told, "cards", parts)


def _calamities(told: Tellers, events: Sequence[Event]) -> Iterator[str]:
    """What each calamity cost, from when it strikes until the next one does, or the phase is over."""
    stages: list[tuple[kinds.CalamityStrikes, list[Event]]] = []
    over = False
    for event in events:
        if isinstance(event, kinds.CalamityStrikes):
            stages.append((event, []))
        elif isinstance(event, kinds.PhaseBegins) and stages:
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
        name, victim = told.named("calamity", stage.calamity), told.nation(stage.seat)
        losses = speech.join(parts, "comma") or speech.text("since.no_loss")
        yield speech.sentence("since.result", calamity=name, nation=victim, list=losses)


# ------------------------------------------------------------------ counting


def _lost(event: Event) -> Iterator[Loss]:
    match event:
        case kinds.Fight():
            for side in event.sides:
                if isinstance(side.nation, int):
                    yield side.nation, side.lost, 0
        case kinds.Annexed():
            yield (event.rival, event.number, 0) if event.unit == "tokens" else (event.rival, 0, event.number)
        case kinds.Taken(rival=int(owner)) | kinds.CityBesieged(rival=int(owner)):
            yield owner, 0, 1
        case kinds.TooWeak(seat=int(seat)):
            yield seat, event.tokens, 0
        case kinds.Lost(unit="tokens"):
            yield event.seat, event.tokens, 0
        case kinds.Lost() | kinds.Reduced() | kinds.Razed() | kinds.Pirates():
            yield event.seat, 0, 1


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
    assert isinstance(event, kinds.CityDestroyed | kinds.CityBuilt | kinds.Reduced | kinds.Taken)
    area, nation = told.nouns.area(event.area), told.nation("pirates" if event.seat is None else event.seat)
    return told.nouns.speech.text("since.of_nation", area=area, nation=nation)


def _said(told: Tellers, key: str, parts: Sequence[str], **values: int) -> str:
    speech = told.nouns.speech
    return speech.sentence(f"since.{key}", list=speech.join(list(parts), "comma"), **values)


CALAMITY_KINDS = (
    kinds.PhaseBegins,
    kinds.CalamityStrikes,
    kinds.Lost,
    kinds.Reduced,
    kinds.Razed,
    kinds.Pirates,
    kinds.Taken,
    kinds.Annexed,
    kinds.Fight,
    kinds.CityBesieged,
)
LINES: tuple[tuple[tuple[type[Event], ...], Callable[[Tellers, Sequence[Event]], Iterator[str]]], ...] = (
    ((kinds.PaidTax,), _run(tax)),
    ((kinds.Taken,), _taken),
    (
        (
            kinds.Grown,
            kinds.GrowthShort,
        ),
        _run(growth),
    ),
    ((kinds.Census,), _census),
    ((kinds.ShipBuilt, kinds.ShipScrapped), _ships),
    (
        (
            kinds.Moved,
            kinds.Landed,
        ),
        _moved,
    ),
    (
        (
            kinds.Fight,
            kinds.TooWeak,
        ),
        _fights,
    ),
    ((kinds.CityDestroyed,), _fallen),
    ((kinds.CityBuilt,), _built),
    ((kinds.Surplus,), _surplus),
    ((kinds.Reduced,), _reduced),
    (
        (
            kinds.Drawn,
            kinds.Draws,
        ),
        _run(drawn),
    ),
    ((kinds.Dealt,), _deals),
    (CALAMITY_KINDS, _calamities),
    ((kinds.CardBought,), _cards),
    (
        (
            kinds.Advanced,
            kinds.Stayed,
            kinds.FellBack,
        ),
        _run(succession),
    ),
)
"""Kinds of events, and what tells all of them together."""
