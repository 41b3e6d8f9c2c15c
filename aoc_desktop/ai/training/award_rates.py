"""Count how often seats earn the achievements of a game, to find thresholds that no seat or every seat reaches.

python -m aoc_desktop.ai.training.award_rates --game GAME --seats expert,expert --games 50
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any

from aoc_desktop.ai.levels import level
from aoc_desktop.games import GAMES, awards_of, commands_of, game_named
from aoc_desktop.kernel.game import CHANCE, Game
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.solo.awards import Awards


def played(game: Game[Any], record: Record, seats: Sequence[str], seed: int) -> Match[Any]:
    """A whole game between these levels, with its history."""
    rng = Rng(seed)
    match = Match(game, game.setup(game.options(record), rng))
    players = [level(name) for name in seats]
    while match.deciders:
        seat = match.deciders[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(seat, players[seat](game, match.state, seat, rng))
    return match


def rates(awards: Awards, seats: Sequence[str], games: int, seed: int) -> dict[str, float]:
    """The share of seats that earn each; for an award that spans games, the share that adds to it."""
    game = game_named(awards.game)
    asked = Record(game.id, commands_of(game.id).card_set, len(seats), "table", (), {"seed": seed})
    earned: Counter[str] = Counter()
    for number in range(games):
        match = played(game, asked, seats, seed + number)
        for seat in range(len(seats)):
            for award, parts in awards.tries(match, seat).items():
                enough = any if award in awards.across else all
                earned[award] += enough(part.holds for part in parts)
    return {award: earned[award] / (games * len(seats)) for award in awards.ids}


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[game for game in GAMES if awards_of(game) is not None], required=True)
    parser.add_argument("--seats", default="expert,expert", help="levels, one for each seat")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)
    awards = awards_of(arguments.game)
    assert awards is not None
    found = rates(awards, arguments.seats.split(","), arguments.games, arguments.seed)
    for award, share in sorted(found.items(), key=lambda both: -both[1]):
        print(f"| {award} | {100 * share:.1f} % |")


if __name__ == "__main__":
    main()
