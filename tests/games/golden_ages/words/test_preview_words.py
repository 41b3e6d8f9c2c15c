"""What a bubble tells of a move before it is made, and what lies on a square."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.golden_ages.rules.squares import NAMES
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.words.preview import PreviewWords, square_lines
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.games.golden_ages.words.words import WORDS
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.tables import started
from tests.sessions import NAMES as PLAYERS


def told(rows: TableModels, move: Move, language: str = "en") -> list[str]:
    own = rows.preview_of(move).own
    return PreviewWords(own.state, own.events, own.players, language).lines(move)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_of_a_game_is_told_in_whole_lines(language: str) -> None:
    rows, rng = started(4, seed=8), Rng(8)
    verbs: dict[str, int] = {}
    while not rows.session.finished:
        for move in rng_some(rows, rng):
            for line in told(rows, move, language):
                assert line
                assert "{" not in line
                verbs[move[0]] = verbs.get(move[0], 0) + 1
        rows.session.play(rng.choice(rows.player_view.moves))
    assert {"explore", "attack", "build", "develop", "place", "capital", "golden_age"} <= set(verbs)


def rng_some(rows: TableModels, rng: Rng) -> list[Move]:
    """A few of the legal moves, each kind among them."""
    kinds = {move[0]: move for move in rows.player_view.moves}
    return [*kinds.values(), rng.choice(rows.player_view.moves)]


def first(rows: TableModels, rng: Rng, verb: str) -> Move:
    while not any(move[0] == verb for move in rows.player_view.moves):
        rows.session.play(rng.choice(rows.player_view.moves))
    return next(move for move in rows.player_view.moves if move[0] == verb)


def test_a_tile_tells_its_seams_its_symbols_and_the_capital() -> None:
    rows = started(2, seed=3)
    move = first(rows, Rng(1), "place")
    lines = told(rows, move)
    seams = [line for line in lines if line.endswith(("land to land", "water to water"))]
    assert seams
    assert lines[-1].startswith("Then the capital: ")
    assert move[1] in lines[-1]


def test_an_attack_tells_its_price_in_parts_but_not_the_tile_to_come() -> None:
    rows = started(4, seed=12)
    rng = Rng(12)
    move = first(rows, rng, "attack")
    lines = told(rows, move)
    assert "3 gold: first attack" in lines
    assert "Glory tile: 2 to 6 points at the end" in lines
    assert not any(line.startswith("Glory tile:") and " to " not in line for line in lines)


def test_an_attack_names_the_gold_that_it_really_brings() -> None:
    """ "Attack: −3 gold" where what is received on the way made it +2."""
    received = 0
    for seed in range(3):
        rows, rng = started(4, seed=seed), Rng(seed)
        while not rows.session.finished:
            match = rows.session.match
            for move in rows.player_view.moves:
                if move[0] == "attack" and not rng.below(4):
                    text = WORDS.move(move, "en", {"state": match.state, "seat": match.deciders[0]})
                    after = match.state.copy()
                    match.game.apply(after, match.deciders[0], move)
                    gold = after.players[match.deciders[0]].gold - match.state.players[match.deciders[0]].gold
                    said = re.search(r": ([+−]?)(\d+) gold", text)
                    assert said, text
                    assert int(said[2]) * (-1 if said[1] == "−" else 1) == gold, text
                    received += "received" in text
            rows.session.play(rng.choice(rows.player_view.moves))
    assert received


def test_a_civilisation_to_choose_tells_the_turn_order() -> None:
    """The shapes and numbers under the card, in words."""
    rows, rng = started(3, seed=5), Rng(5)
    while not any(offer.order for offer in rows.offers.rows):
        rows.session.play(rng.choice(rows.player_view.moves))
    for offer in rows.offers.rows:
        names = ", ".join(PLAYERS[seat] for seat in offer.order)
        assert told(rows, ("choose", offer.card))[0] == f"Turn order of the era: {names}"


def test_a_square_tells_everything_that_stands_on_it() -> None:
    rows, rng = started(3, seed=2), Rng(2)
    for _ in range(40):
        rows.session.play(rng.choice(rows.player_view.moves))
    capital = rows.capitals.rows[0]
    lines = square_lines(rows.state, capital.square, PLAYERS[:3], "en")
    assert f"{PLAYERS[capital.seat]}: capital" in lines
    assert square_lines(rows.state, "a1", PLAYERS[:3], "fr")[0].startswith("a1")
    assert all(square_lines(rows.state, name, PLAYERS[:3], "en") for name in NAMES)


def test_who_still_acts_agrees_with_how_many_they_are() -> None:
    speech = load_language("fr")
    assert speech.text("preview.still_to_act", players=["Marcus"]) == "Joue encore\u202f: Marcus"
    assert speech.text("preview.still_to_act", players=["Ada", "Marcus"]) == "Jouent encore\u202f: Ada et Marcus"
