"""Every game's Words answer everything that any room may ask, in both languages, all through a random game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from aoc_desktop.games import GAMES, commands_of, game_named, words_of
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE, Game, Move
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.words import Words

LANGUAGES = ("en", "fr")
NAMES = ["Anna", "Ben", "Chloé", "David"]
SHORT = {"advanced_civilization": {"turn_limit": "7", "trade_rounds": "1"}}
"""Games of forty turns are played for a few."""
LOOKED_AT = 7
"""Every so many positions everything is said of them."""


def check(text: str) -> None:
    """Whole sentences: nothing left open, no id, no typographic accident."""
    assert text
    assert not re.search(r"[{}\[\]]|\b[a-z]+_[a-z_]+\b|\.\.|  ", text), text


def beginning(game_id: str) -> Record:
    """A small table of the game, its own options as they are."""
    players = 3 if 3 in game_named(game_id).players else 2
    return commands_of(game_id).record(game_id, SHORT.get(game_id, {}), None, players, 11)


def legal_move(game: Game[Any], state: Any, seat: int, rng: Rng) -> Move:
    if seat == CHANCE:
        return game.draw(state, rng)
    sample = getattr(game.legal(state, seat), "sample", None)
    return sample(rng) if sample is not None else rng.choice(list(game.legal(state, seat)))


def played(game_id: str) -> Iterator[tuple[Any, int, Move, list[Event], Any]]:
    """State, seat, move, events, state after it: a random game, move by move."""
    game, rng = game_named(game_id), Rng(5)
    record = beginning(game_id)
    state = game.setup(game.options(record), Rng(11))
    while seats := game.deciders(state):
        before, events = game.copy(state), list[Event]()
        move = legal_move(game, state, seats[0], rng)
        game.apply(state, seats[0], move, events)
        yield before, seats[0], move, events, state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_method_answers_over_a_whole_random_game(game_id: str, language: str) -> None:
    game, words = game_named(game_id), words_of(game_id)
    assert isinstance(words, Words)
    assert words.game == game_id
    turns: list[Move] = []
    number = 0
    for number, (before, seat, move, events, after) in enumerate(played(game_id)):
        players = NAMES[: len(game.moment(before).points)]
        if seat != CHANCE:
            turns.append(move)
            view = game.view(before, seat)
            check(words.question(view, seat, players, language))
            check(words.waiting(view, seat, players, language))
            check(words.move(move, language, {"state": before, "view": view, "seat": seat}))
            check(words.move(move, language))
            check(words.why([move], seen(events, seat), seat, language))
        else:
            waiting = words.waiting(game.view(before, 0), CHANCE, players, language)
            check(waiting)
            assert not any(name in waiting for name in players)
        for line, told in words.log(seen(events, seat), language, players, after):
            check(line)
            assert told
            assert set(map(id, told)) <= set(map(id, events))
            assert all(words.speech(language).names.knows(*card) for card in words.cards_of_events(told))
        if number % LOOKED_AT == 0:
            look_at(game, words, before, players, language)
    assert number > 50
    assert game.outcome(after) is not None, "the game was played to its end"
    check(words.turn(turns[:12], language))


def look_at(game: Game[Any], words: Words, state: Any, players: list[str], language: str) -> None:
    """Every board as the first seat and an onlooker hear it, and what lies between them."""
    for viewer in (0, None):
        view = game.view(state, viewer)
        for seat in range(len(players)):
            sentences = words.board(view, seat, players, language)
            assert sentences
            for sentence in sentences:
                check(sentence)
        for sentence in words.middle(view, players, language):
            check(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_is_told_and_the_log_has_its_opening(game_id: str, language: str) -> None:
    game, words, record = game_named(game_id), words_of(game_id), beginning(game_id)
    state = game.setup(game.options(record), Rng(3))
    for text in words.table(record, language):
        check(text)
    check(words.beginning(record, state, NAMES[: record.players], language))
    for line, _ in words.log(words.first_events(state), language, NAMES, state):
        check(line)
    for variant in words.speech(language).names.ids("variant"):
        told = words.table(record._replace(variants=(variant,)), language)
        assert words.speech(language).names["variant"][variant].display in told


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_not_seen_is_not_told(game_id: str) -> None:
    """The sentences of a board are the same whatever lies hidden: they are made from the view alone."""
    game, words = game_named(game_id), words_of(game_id)
    for number, (before, seat, _, _, _) in enumerate(played(game_id)):
        if number % 60 or seat == CHANCE:
            continue
        players = NAMES[: len(game.moment(before).points)]
        view = game.view(before, seat)
        other = game.view(game.redraw(view, Rng(number)), seat)
        for of in range(len(players)):
            assert words.board(view, of, players, "en") == words.board(other, of, players, "en")
        assert words.middle(view, players, "en") == words.middle(other, players, "en")
        assert words.question(view, seat, players, "en") == words.question(other, seat, players, "en")


@pytest.mark.parametrize(("language", "words"), [("en", "Chance decides …"), ("fr", "Le hasard décide…")])
def test_chance_plays_no_nation(language: str, words: str) -> None:
    game = game_named("advanced_civilization")
    state = game.setup(game.options(beginning("advanced_civilization")), Rng(3))
    told = words_of("advanced_civilization").waiting(game.view(state, 0), CHANCE, NAMES[:3], language)
    assert told == words
