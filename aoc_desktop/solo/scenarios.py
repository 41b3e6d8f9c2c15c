"""What a game offers as scenarios: those of its box in their order, how a file is read, and how near the medals are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.scenarios import OWN, PREFIX, AnyScenario, Medal, best_medal, scenario_named
from aoc_desktop.solo.days import RIVALS

RANKS: Mapping[str, int] = {"bronze": 1, "silver": 2, "gold": 3}
Progress = Sequence[tuple[Medal, Sequence[Condition]]]


class Scenarios(NamedTuple):
    """The scenarios of one game; the registry names where it declares them."""

    game: str
    card_set: str
    """The set that they are played with."""
    ids: tuple[str, ...]
    """Of the box, in the order in which they open: each with at least bronze in the one before it."""
    shipped: Callable[[str], AnyScenario]
    load: Callable[[Mapping[str, Any], str], AnyScenario]
    """From a table and the name of its file; refused in one line."""
    progress: Callable[[Any], Progress]
    """Bronze, silver, gold, each with its conditions as a state or a seat's view of it stands."""
    users_own: bool = True
    """Whether users may have scenarios of their own."""

    def record(self, scenario: AnyScenario, seed: int, variants: tuple[str, ...] = ()) -> Record:
        """Its table, with the levels that sit down against the player."""
        setup = {"seed": seed} if scenario.own_table is None else {"seed": seed, OWN: dict(scenario.own_table)}
        meta = {RIVALS: list(scenario.levels)} if scenario.levels else {}
        players, mode = 1 + len(scenario.levels), f"{PREFIX}{scenario.id}"
        return Record(self.game, self.card_set, players, mode, (*scenario.variants, *variants), setup, (), meta)

    def of_record(self, record: Record) -> AnyScenario | None:
        """The scenario that a record plays."""
        name = scenario_named(record.mode)
        if not name or record.game != self.game:
            return None
        own = record.setup.get(OWN)
        return self.load(own, "scenario")._replace(own_table=own) if isinstance(own, Mapping) else self.shipped(name)

    def following(self, scenario: str) -> str:
        """The next one on the road; empty: none."""
        place = self.ids.index(scenario) + 1 if scenario in self.ids else len(self.ids)
        return self.ids[place] if place < len(self.ids) else ""

    def medal(self, state: Any) -> int:
        """The best medal that a position has: 0 none, 3 gold."""
        best = best_medal(self.progress(state))
        return 0 if best is None else RANKS[best]
