"""Age of Civilization in the terminal: its editions and scenarios, achievements and medals, and its card sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import MEDALS, PREFIX, scenario_of
from aoc_desktop.games.age_of_civilization.rules.setup import Options, first_game_track, is_solo
from aoc_desktop.games.age_of_civilization.rules.ways_to_play import Way, ways_to_play
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.commands import Commands, Shorthand
from aoc_desktop.kernel.errors import BadCards, Reason
from aoc_desktop.kernel.record import Record

if TYPE_CHECKING:
    from pathlib import Path

FIRST_GAME = "first_game"


class AgeOfCivilizationCommands(Commands):
    card_set = "second_edition"
    shorthands = (
        Shorthand("--edition", "card_set", "{}_edition", "(default second)", choices=("first", "second")),
        Shorthand("--solo", "mode", "solo", "a solo Skirmish"),
        Shorthand("--scenario", "mode", f"{PREFIX}{{}}", "a scenario of Path of Glory, such as silk_road", "ID"),
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
        return {"medals": _medals(told.get("medal", {}), games)} if is_solo(options.mode) else {}

    def won(self, data: Mapping[str, Any]) -> str:
        return "with a medal" if "medals" in data else "with an achievement" if "achievements" in data else "wins"

    def lines(self, data: Mapping[str, Any]) -> Iterable[str]:
        for medal, found in data.get("medals", {}).items():
            yield f"  {medal:22}{found['games']:6}  (at least: {100 * found['share_at_least']:.1f} %)"
        for name, times in data.get("achievements", {}).items():
            yield f"  {name:22}{times:6}  ({100 * times / data['games']:.1f} %)"


def _medals(earned: Mapping[str, int], games: int) -> dict[str, Any]:
    """How many games earned each medal as their best, and at least that medal."""
    data = {}
    for place, medal in enumerate(MEDALS):
        at_least = sum(earned.get(better, 0) for better in MEDALS[place:])
        count = earned.get(medal, 0)
        shares = {"share": round(count / games, 4), "share_at_least": round(at_least / games, 4)}
        data[medal] = {"games": count, "at_least": at_least, **shares}
    return data


def _named(way: Way) -> str:
    mode = f"{way.players} players" if way.mode == "table" else way.mode.removeprefix(PREFIX)
    return f"{mode} with {way.variant}" if way.variant else mode


COMMANDS = AgeOfCivilizationCommands()
