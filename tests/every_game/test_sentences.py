"""All sentences of whole games in both languages: questions, answers, and the log."""

from __future__ import annotations

import re
import tomllib
from itertools import islice

import pytest

from aoc_desktop.games import GAMES, game_named, words_of
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.kernel.resources import translation
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say
from tests import golden
from tests.conformance import RECORD, names_in
from tests.games import data_of, part_of
from tests.random_games import Proof

LANGUAGES = ["en", "fr"]
PLAYERS = ["Anna", "Ben", "Ada", "Eve", "Fay", "Gus", "Hal", "Ida"]
NAMES = [(game, name) for game in GAMES for name in names_in(data_of(game, "conformance"))]
KEPT = [(game, name) for game, name in NAMES if data_of(game, "golden_words", f"{name}_en.txt").is_file()]


def told(game_id: str, record: Record, language: str) -> str:
    """A whole game: its questions, answers and log lines."""
    game, words, players = game_named(game_id), words_of(game_id), PLAYERS[: record.players]
    match = start(game, record)
    lines = [words.beginning(record, match.state, players, language)]
    for line in record.moves:
        seat, move = read_line(line, match.deciders)
        view = game.view(match.state, max(seat, 0))
        if seat == CHANCE:
            asked = words.waiting(view, seat, players, language)
            answer = words.move(move, language, {"state": match.state})
        else:
            asked = f"{players[seat]}: {words.question(view, seat, players, language)}"
            answer = words.move(move, language, {"state": match.state, "view": view, "seat": seat})
        events = match.play(seat, move)
        lines += ["", asked, f"> {answer}"]
        lines += [f"  {said}" for said, _ in words.log(events, language, players, match.state)]
    return "\n".join(lines) + "\n"


def record_of(game: str, name: str) -> Record:
    return read_record(data_of(game, "conformance", f"{name}{RECORD}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_whole_game_in_words(game: str, name: str, language: str) -> None:
    path = data_of(game, "golden_words", f"{name}_{language}.txt")
    golden.check(path, told(game, record_of(game, name), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), NAMES)
def test_nothing_is_said_twice_or_left_open(game: str, name: str, language: str) -> None:
    """In no game does a sentence end in two full stops, hold an open place, or an id in its words."""
    for line in told(game, record_of(game, name), language).splitlines():
        assert not line or line.strip(" >"), "an empty sentence"
        assert ".." not in line, line
        assert not re.search(r"[{}\[\]]|\b\w+_\w+\b|\(\)|\( | \)", line), line
        assert "  " not in line.strip(), line


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_whole_games_can_be_told(game: str, name: str) -> None:
    """Questions to all who decide, waiting for them, and what they might answer; English and French in turn."""
    rules, words, record = game_named(game), words_of(game), record_of(game, name)
    match = start(rules, record)
    for number, line in enumerate(record.moves):
        language = LANGUAGES[number % 2]
        if number % 3 == 0 or len(line.split()) > 1:
            for seat in match.deciders:
                view = rules.view(match.state, max(seat, 0))
                check(words.waiting(view, seat, PLAYERS, language))
                if seat != CHANCE:
                    check(words.question(view, seat, PLAYERS, language))
                    facts = {"state": match.state, "view": view, "seat": seat}
                    for move in islice(rules.legal(match.state, seat), 12):
                        check(words.move(move, language, facts))
        match.play_line(line)


def check(text: str) -> None:
    assert text
    assert not set("{}[]") & set(text), text


@pytest.mark.parametrize("game", GAMES)
def test_refusals_of_random_moves_are_whole_sentences(game: str) -> None:
    """Random wrong moves in random games: each is refused in words without an open place, in both languages."""
    proof: Proof = part_of(game, "invariants").PROOF
    rng, refused = Rng(5), 0
    for number in range(7):
        beginning = proof.beginning(number)
        match = start(proof.game, beginning._replace(setup={**beginning.setup, "seed": number}, moves=()))
        while match.deciders and len(match.history) < 300:
            seat = match.deciders[0]
            words = proof.words(match.state)
            for _ in range(4):
                move = (rng.choice(proof.verbs), *(rng.choice(words) for _ in range(rng.below(proof.longest))))
                reason = match.legal(seat).why_not(move)
                for language in LANGUAGES if reason is not None else ():
                    said = say(reason, language, game)
                    assert said.endswith((".", "?", "!")), said
                    assert not said.startswith("Refus"), said
                    refused += 1
            match.play(seat, match.legal(seat).sample(rng))
    assert refused > 100


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    def keys(code: str) -> set[str]:
        data = tomllib.loads(translation(game, f"grammar_{code}.toml").read_text(encoding="utf-8"))
        return {f"{table}.{key}" for table, values in data.items() if isinstance(values, dict) for key in values}

    assert keys("en") == keys("fr")
