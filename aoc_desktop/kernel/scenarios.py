"""What scenario files of any game have in common: a story, medals, and the figures that settled them.

A scenario is one data file in `resources/<game>/scenarios`, or a user's own, which stands whole in the set-up of its
records. What it changes is each game's own model; its vocabulary is closed. A record's mode names its scenario."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.resources import resource

if TYPE_CHECKING:
    from collections.abc import Sequence

PREFIX = "scenario:"
"""Before a scenario's id in a record's mode."""
OWN = "scenario"
"""The part of a set-up that holds a scenario of the user's own, whole."""
MEDALS = ("bronze", "silver", "gold")


class Medal(NamedTuple):
    """A medal asks for all of these: what, and how much ("max_": at most). `owns:rocketry` asks for one card."""

    id: str
    asks: tuple[tuple[str, int], ...]

    def needs(self, kind: str) -> int:
        """How much of it; -1: none asked for."""
        return next((need for asked, need in self.asks if asked == kind), -1)


class Figures(NamedTuple):
    """What the numbers of a file were settled with: games that earned at least each medal."""

    level: str
    games: int
    seed: int
    bronze: int
    silver: int
    gold: int
    mean_points: float


class Told(NamedTuple):
    """What a scenario says of itself in one language; the name of a shipped one stands with the game's other names."""

    name: str = ""
    dates: str = ""
    story: str = ""
    different: tuple[str, ...] = ()
    """What its table has otherwise, a sentence each."""
    hints: tuple[str, ...] = ()


class AnyScenario(Protocol):
    """A scenario of any game, compiled."""

    @property
    def id(self) -> str: ...
    @property
    def emblem(self) -> tuple[str, str]: ...
    @property
    def levels(self) -> tuple[str, ...]: ...
    @property
    def variants(self) -> tuple[str, ...]: ...
    @property
    def own_table(self) -> Mapping[str, Any] | None: ...
    def _replace(self, *, own_table: Mapping[str, Any] | None) -> Any: ...
    @property
    def medals(self) -> tuple[Medal, ...]: ...
    @property
    def told(self) -> Mapping[str, Told]: ...
    @property
    def figures(self) -> Figures | None: ...


def told_in(scenario: AnyScenario, language: str) -> Told:
    """Its words in a language, else in English, else in any."""
    found = scenario.told.get(language) or scenario.told.get("en")
    return found or next(iter(scenario.told.values()), Told())


def best_medal(medals: Sequence[tuple[Medal, Sequence[Condition]]]) -> str | None:
    """The best medal whose conditions all hold."""
    won = [medal.id for medal, asked in medals if all(condition.holds for condition in asked)]
    return won[-1] if won else None


def scenario_named(mode: str) -> str:
    """The id of the scenario that a record's mode names; empty: none."""
    return mode.removeprefix(PREFIX) if mode.startswith(PREFIX) else ""


def shipped_scenario(game: str, scenario: str, known: Sequence[str]) -> dict[str, Any]:
    """The table of a shipped file; refused if the game has no such scenario."""
    if scenario not in known:
        raise BadOptions("unknown_scenario", scenario=scenario, known=list(known))
    return parse_toml(resource(game, "scenarios", f"{scenario}.toml"))


def own_scenario(setup: Mapping[str, Any], scenario: str) -> Mapping[str, Any] | None:
    """The scenario of the user's own that a set-up holds; its mode must name it."""
    if OWN not in setup:
        return None
    data = setup[OWN]
    if not isinstance(data, Mapping) or data.get("id") != scenario:
        raise BadOptions("setup_field", field=OWN, problem="wrong_type", found=None, expected="table")
    return data


S = TypeVar("S", bound=AnyScenario)
MOST_KEPT = 8
"""Scenarios of users that stay compiled, for all views of their games."""


class Shelf(Generic[S]):
    """The scenarios of a game as its engine plays them, each compiled once."""

    def __init__(self, game: str, ids: tuple[str, ...], load: Callable[[Mapping[str, Any], str], S]) -> None:
        self._game, self._ids, self._load = game, ids, load
        self._shipped: dict[str, S] = {}
        self._own: dict[str, S] = {}

    def shipped(self, scenario: str) -> S:
        """One of the box by its id."""
        if scenario not in self._shipped:
            data = shipped_scenario(self._game, scenario, self._ids)
            self._shipped[scenario] = self._load(data, f"{scenario}.toml")
        return self._shipped[scenario]

    def own(self, data: Mapping[str, Any]) -> S:
        """One of the user's own, as a record or a view holds it."""
        text = json.dumps(data, default=str)
        if text not in self._own:
            if len(self._own) >= MOST_KEPT:
                self._own.clear()
            table = json.loads(text)
            self._own[text] = self._load(table, "scenario")._replace(own_table=table)
        return self._own[text]

    def told(self, told: str | Mapping[str, Any] | None) -> S | None:
        """As a view's table tells it: an id, one of the user's own whole, or none."""
        if told is None:
            return None
        return self.shipped(told) if isinstance(told, str) else self.own(told)

    def played(self, mode: str, setup: Mapping[str, Any]) -> S | None:
        """The scenario that a record plays, if any."""
        if not mode.startswith(PREFIX):
            return None
        name = scenario_named(mode)
        data = own_scenario(setup, name)
        return self.shipped(name) if data is None else self.own(data)
