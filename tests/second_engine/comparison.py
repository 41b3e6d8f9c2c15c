"""Whole games played in both engines at once: what they say must be the same before the first move and after each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from aoc_desktop.ai.levels import level
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.notation import text_of
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from tests.second_engine.cards import card_set, solo_civilizations
from tests.second_engine.game import SecondGame
from tests.second_engine.scenarios import BY_MODE

EDITIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("second_edition", ()),
    ("second_edition", ("innovation",)),
    ("first_edition", ()),
)
GAMES = [(mode, *edition) for edition in EDITIONS for mode in BY_MODE]
OF_EACH = 4  # games of one mode and edition in turn: one played well, the others at random

Choice = Callable[[Match[Any], list[str]], str]
"""Which of the legal moves is played."""


class Tally(NamedTuple):
    """What was compared: the moves and the endings of each mode's games (in Skirmish there is no medal)."""

    moves: Counter[str]
    medals: dict[str, Counter[str]]

    @property
    def games(self) -> int:
        return sum(medals.total() for medals in self.medals.values())


def play_until(moves: int) -> Tally:
    """Games of every mode and edition, at random and played well, until so many moves are compared."""
    tally = Tally(Counter(), {mode: Counter() for mode in BY_MODE})
    while tally.moves.total() < moves:
        number = tally.games
        record = beginning(number)
        played, result = play_both(record, leaning(number) if number % OF_EACH else well(number))
        tally.moves[record.mode] += played
        tally.medals[record.mode][result.get("medal") or "none"] += 1
    return tally


def beginning(number: int) -> Record:
    """The set-up of the game of this number, with a seed of its own."""
    mode, cards, variants = GAMES[number // OF_EACH % len(GAMES)]
    return Record("age_of_civilization", cards, 1, mode, variants, {"seed": number})


def leaning(number: int) -> Choice:
    """Random moves, but with likings of each game's own: some games collect wonders or caravans, others only rest."""
    random = Random(number)
    liking: dict[str, int] = {}

    def choose(_: Match[Any], legal: list[str]) -> str:
        for move in legal:
            liking.setdefault(move, 1 if move in ("rest", "done", "end") else random.choice((1, 1, 5, 25)))
        return random.choices(legal, [liking[move] for move in legal])[0]

    return choose


def well(number: int) -> Choice:
    """The moves of an AI seat: they lead where random moves seldom come, to rows complete and medals."""
    adept = level("adept")

    def choose(match: Match[Any], _: list[str]) -> str:
        return text_of(adept(GAME, match.state, 0, Rng(number).fork(len(match.history))))

    return choose


def play_both(record: Record, choose: Choice) -> tuple[int, dict[str, Any]]:
    """A whole game in both engines: the number of its moves, and its result."""
    match = start(GAME, record)
    setup = GAME.setup_of(match.state)
    check_setup(record, setup)
    second = SecondGame(str(record.card_set), record.mode, setup)
    compare(match, second)
    while second.deciders:
        move = choose(match, second.table.legal)
        match.play_line(move)
        second.play(move)
        compare(match, second)
    return len(match.moves), second.snapshot()["result"]


def compare(match: Match[Any], second: SecondGame) -> None:
    """Deciders, legal moves, every field of the snapshot and the outcome."""
    first_says, second_says = statements_of_first(match), statements_of_second(second)
    differences = [
        f"{field}: first {first_says.get(field)}, second {second_says.get(field)}"
        for field in sorted(first_says.keys() | second_says.keys())
        if first_says.get(field) != second_says.get(field)
    ]
    assert not differences, f"{match.beginning.mode} {match.beginning.setup} after {match.moves}: {differences}"


def statements_of_first(match: Match[Any]) -> dict[str, Any]:
    outcome: Any = match.outcome
    legal = {text_of(move) for seat in match.deciders for move in match.legal(seat)}
    said = {"deciders": match.deciders, "moves": legal, "outcome": outcome and outcome._asdict()}
    return {**GAME.snapshot(match.state), **said}


def statements_of_second(second: SecondGame) -> dict[str, Any]:
    snapshot = second.snapshot()
    outcome = None
    if snapshot["result"]:
        outcome = {"medal": None, **{key: tuples(value) for key, value in snapshot["result"].items()}}
    return {**snapshot, "deciders": second.deciders, "moves": set(snapshot["legal"]), "outcome": outcome}


def tuples(value: Any) -> Any:
    return tuple(tuples(item) for item in value) if isinstance(value, list) else value


def check_setup(record: Record, setup: dict[str, Any]) -> None:
    """The set-up that the first engine has drawn is one that the pages allow."""
    cards = card_set(str(record.card_set))
    scenario = BY_MODE[record.mode]
    track = [action for action, card in cards["action"].items() if card["where"] == "track"]
    assert sorted(setup["track"]) == sorted([*track, scenario.fifth_card])
    assert setup["track"][4] == scenario.fifth_card
    assert sorted(setup["market"] + setup["deck"]) == sorted(
        solo_civilizations(str(record.card_set)) - {scenario.rises}
    ), "every civilisation of solo games once, except one that is set aside"
    assert len(setup["market"]) == scenario.market
    assert len(setup["wonders"]) == len(set(setup["wonders"])) == scenario.wonders
    assert set(setup["wonders"]) <= set(cards["wonder"])
    if "innovation" in record.variants:
        special = setup["special_technologies"]
        assert len(special) == len(set(special)) == 2
        assert set(special) <= set(cards["special_technology"])
