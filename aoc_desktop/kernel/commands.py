"""What a game offers to the terminal's commands beside its rules: short options for frequent settings, figures of a
series of games, and a check of card sets. `Commands` is what every game offers; a game may extend it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aoc_desktop.kernel.errors import BadOptions, Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.scenarios import MEDALS, PREFIX

if TYPE_CHECKING:
    from pathlib import Path

PARTS = ("card_set", "mode", "variants")
"""What `--set` names of a record; any other name is a part of its set-up."""


class Shorthand(NamedTuple):
    """An option of its own for what `--set` can say too."""

    flag: str
    """ "--solo"."""
    sets: str
    """The name that it sets."""
    value: str
    """The value to set; {} stands for the flag's argument, and a value without {} makes a flag without argument."""
    help: str
    metavar: str = ""
    choices: tuple[str, ...] = ()


SCENARIO = Shorthand("--scenario", "mode", f"{PREFIX}{{}}", "a scenario by its id; the first seat is the player", "ID")
"""Of games that have scenarios."""


class Commands:
    """What the terminal needs of a game."""

    card_set = "none"
    """The set that is played where none is named."""
    shorthands: tuple[Shorthand, ...] = ()

    def record(self, game: str, settings: Mapping[str, str], cards: Path | None, players: int, seed: int) -> Record:
        """The beginning that these settings ask for; the game's own `options` check it."""
        variants = tuple(word.strip() for word in settings.get("variants", "").split(",") if word.strip())
        for variant in variants:
            if variants.count(variant) > 1:
                raise BadOptions("variant_twice", variant=variant)
        card_set = self.cards_in(cards) if cards is not None else settings.get("card_set", self.card_set)
        setup = {name: _value(text) for name, text in settings.items() if name not in PARTS}
        return Record(game, card_set, players, settings.get("mode", "table"), variants, {"seed": seed, **setup})

    def standing(self, state: Any, moves: int, language: str) -> list[str]:
        """Where a game stands after so many moves, in lines; none: the engine's own summary does."""
        return []

    def cards_in(self, path: Path) -> Mapping[str, Any]:
        """The card set of a file, as a record holds it."""
        raise BadOptions("no_card_sets")

    def check_cards(self, path: Path) -> Iterable[tuple[str, Reason | None]]:
        """Lines on what a card set can be played as, each with a reason that is said after it where there is one."""
        raise BadOptions("no_card_sets")

    def figures(self, options: Any, told: Mapping[str, Mapping[str, int]], games: int) -> dict[str, Any]:
        """Figures of a series, counted from `Outcome.extras`: how often each word occurred, by its name; of a scenario
        how often each medal was earned."""
        if getattr(options, "mode", "").startswith(PREFIX):
            return {"medals": _medals(told.get("medal", {}), games)}
        return {name: dict(sorted(counts.items())) for name, counts in told.items()}

    def holdings(self, state: Any, events: Iterable[Event]) -> dict[str, list[list[str]]]:
        """What each seat of a finished game has had, by kind, that its snapshot does not list: `ai.balance` tells how
        often its owner wins. Under "offered" one list: what anybody could have had."""
        return {}

    def won(self, data: Mapping[str, Any]) -> str:
        """What the share of each level is a share of."""
        return "with a medal" if "medals" in data and len(data["seats"]) == 1 else "wins"

    def lines(self, data: Mapping[str, Any]) -> Iterable[str]:
        """The figures for a reader, under those of the levels."""
        for medal, found in data.get("medals", {}).items():
            yield f"  {medal:22}{found['games']:6}  (at least: {100 * found['share_at_least']:.1f} %)"
        for name, counts in data.items():
            if isinstance(counts, Mapping) and name != "medals":
                yield from (f"  {name} {word:22}{times:6}" for word, times in counts.items())


def _medals(earned: Mapping[str, int], games: int) -> dict[str, Any]:
    """How many games earned each medal as their best, and at least that medal."""
    data = {}
    for place, medal in enumerate(MEDALS):
        at_least = sum(earned.get(better, 0) for better in MEDALS[place:])
        count = earned.get(medal, 0)
        shares = {"share": round(count / games, 4), "share_at_least": round(at_least / games, 4)}
        data[medal] = {"games": count, "at_least": at_least, **shares}
    return data


def _value(text: str) -> Any:
    """A part of the set-up as a record has it: JSON, or a text as it is."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


USUAL = Commands()
