"""Set a game up: the options that a record asks for, and the refusals that all games share."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

C = TypeVar("C")


class TableOptions(NamedTuple, Generic[C]):
    """What a record asks to play. `setup` holds the fixed parts of the set-up, as in a record."""

    cards: C
    players: int
    mode: str = "table"
    variants: frozenset[str] = frozenset()
    setup: Mapping[str, Any] = {}


def options_of(record: Record, cards: C) -> TableOptions[C]:
    """What a record asks for; its set-up may be full, or a seed with some parts fixed."""
    fixed = {field: value for field, value in record.setup.items() if field != "seed"}
    return TableOptions(cards, record.players, record.mode, frozenset(record.variants), fixed)


def check_table(options: TableOptions[Any], players: range, variants: Collection[str]) -> None:
    """Refuse what a game does not know that is played at a table only."""
    if options.mode != "table":
        raise BadOptions("unknown_mode", mode=options.mode)
    if options.players not in players:
        raise BadOptions("players", found=options.players)
    for variant in sorted(options.variants):
        if variant not in variants:
            raise BadOptions("unknown_variant", variant=variant)


def need(fields: Iterable[str], setup: Mapping[str, Any]) -> None:
    """Refuse a set-up without a seed that leaves parts open."""
    for field in fields:
        if field not in setup:
            refuse(field, "missing")


def allow(fields: Collection[str], setup: Mapping[str, Any]) -> None:
    """Refuse parts of a set-up that the game does not have."""
    for field in setup:
        if field not in fields:
            refuse(field, "not_allowed")


def refuse(field: str, problem: str, found: object = None, expected: object = None, **more: object) -> NoReturn:
    """Refuse a part of the set-up."""
    raise BadOptions("setup_field", field=field, problem=problem, found=found, expected=expected, **more)


def given_ids(field: str, value: object) -> list[str]:
    """A part of the set-up that must be a list of ids."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        refuse(field, "wrong_type", None, "list")
    return value


def streams(rng: Rng, parts: Iterable[str]) -> dict[str, Rng]:
    """Each part of a set-up is drawn from a stream of its own: fixing one leaves the others as they were."""
    return {part: rng.fork(number) for number, part in enumerate(parts, 1)}
