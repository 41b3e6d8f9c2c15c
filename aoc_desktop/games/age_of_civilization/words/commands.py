"""Age of Civilization in the terminal: its editions and scenarios, achievements and medals, and its card sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario_of
from aoc_desktop.games.age_of_civilization.rules.setup import (
    SOLO_VARIANTS,
    VARIANTS,
    Options,
    first_game_track,
    is_solo,
    set_up,
)
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.commands import SCENARIO, Commands, Shorthand
from aoc_desktop.kernel.errors import BadCards, BadOptions, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import PREFIX

if TYPE_CHECKING:
    from pathlib import Path

FIRST_GAME = "first_game"


class AgeOfCivilizationCommands(Commands):
    card_set = "second_edition"
    shorthands = (
        Shorthand("--edition", "card_set", "{}_edition", "(default second)", choices=("first", "second")),
        Shorthand("--solo", "mode", "solo", "a solo Skirmish"),
        SCENARIO,
        Shorthand("--first-game", FIRST_GAME, "true", "the fixed track for a first game"),
    )

    def record(self, game: str, settings: Mapping[str, str], cards: Path | None, players: int, seed: int) -> Record:
        others = {name: text for name, text in settings.items() if name != FIRST_GAME}
        record = super().record(game, others, cards, players, seed)
        if FIRST_GAME not in settings:
            return record
        options = GAME.options(record)
        track = first_game_track(options.cards, is_solo(options.mode), scenario_of(options.mode))
        return record._replace(setup={**record.setup, "track": track})

    def cards_in(self, path: Path) -> Mapping[str, Any]:
        read_card_file(path)  # says what is wrong by the file's name
        return parse_toml(path)

    def check_cards(self, path: Path) -> Iterator[tuple[str, Reason | None]]:
        cards = read_card_file(path)
        ways = ways_to_play(cards)
        played = [way for way, why_not in ways.items() if why_not is None]
        if not played:
            table, alone = ways[Way(2)], ways[Way(1, "solo")]
            raise BadCards("set_starts_no_game", file=path.name, table=table, alone=alone)
        variants = ", ".join(sorted(cards.variants)) or "none"
        told = (
            f"{path.name}: {cards.id} can be played: {len(cards.civilizations)} civilisations, "
            f"{len(cards.wonders)} wonders, {len(cards.technologies)} technologies, "
            f"{len(cards.special_technologies)} special cards, {len(cards.events)} events, "
            f"{len(cards.achievements)} achievements; variants: {variants}"
        )
        yield told, None
        yield f"  ways to play: {', '.join(map(_named, played))}", None
        for way, why_not in ways.items():
            # A variant is not worth a line where the game without it lacks the same.
            if why_not is not None and (not way.variant or why_not != ways[way._replace(variant="")]):
                yield f"  cannot be played: {_named(way)}: ", why_not

    def figures(self, options: Options, told: Mapping[str, Mapping[str, int]], games: int) -> dict[str, Any]:
        """Alone: how often each achievement was earned, or each medal of a scenario."""
        if options.mode == "solo":
            earned = told.get("achievements", {})
            return {"achievements": {card.id: earned.get(card.id, 0) for card in options.cards.achievements}}
        return super().figures(options, told, games) if is_solo(options.mode) else {}

    def won(self, data: Mapping[str, Any]) -> str:
        return "with an achievement" if "achievements" in data else super().won(data)

    def lines(self, data: Mapping[str, Any]) -> Iterable[str]:
        yield from super().lines({"medals": data["medals"]} if "medals" in data else {})
        for name, times in data.get("achievements", {}).items():
            yield f"  {name:22}{times:6}  ({100 * times / data['games']:.1f} %)"


def _named(way: Way) -> str:
    mode = f"{way.players} players" if way.mode == "table" else way.mode.removeprefix(PREFIX)
    return f"{mode} with {way.variant}" if way.variant else mode


COMMANDS = AgeOfCivilizationCommands()


# What a card set can be played as: a set may have cards enough for a solo game and too few for a table of four.


class Way(NamedTuple):
    """A way to play, with at most one variant: each variant draws from cards of its own kind."""

    players: int
    mode: str = "table"
    variant: str = ""


def ways_to_play(cards: CardSet) -> dict[Way, Reason | None]:
    """Every way that the rules know for this set, with what keeps it from being set up, if anything."""
    return {way: _why_not(cards, way) for way in _ways(cards)}


def _ways(cards: CardSet) -> Iterator[Way]:
    modes = [(players, "table") for players in (2, 3, 4)]
    modes += [(1, "solo"), *((1, f"{PREFIX}{scenario}") for scenario in SCENARIOS)]
    for players, mode in modes:
        yield Way(players, mode)
        for variant in VARIANTS if mode == "table" else SOLO_VARIANTS:
            if variant in cards.variants:
                yield Way(players, mode, variant)


def _why_not(cards: CardSet, way: Way) -> Reason | None:
    variants = frozenset({way.variant} - {""})
    try:
        set_up(Options(cards, way.players, way.mode, variants), Rng(0))
    except BadOptions as error:
        return error.reason
    return None
