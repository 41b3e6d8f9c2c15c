"""What a choice on the map would bring, at every decision of whole games: told for every verb, true, and no more than
the seat may know."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from aoc_desktop.games import game_named
from aoc_desktop.games.advanced_civilization.rules.events import Reduced
from aoc_desktop.games.advanced_civilization.rules.foresight import played
from aoc_desktop.games.advanced_civilization.table.map.preview import map_ahead
from aoc_desktop.games.advanced_civilization.words.foresight import CHOICES
from aoc_desktop.kernel.record import read_record, start
from tests.games import data_of

CONFORMANCE = data_of("advanced_civilization", "conformance")
MOST_OF_A_VERB = 12
RECORDS = ("08_full_7p", "12_west_2p_revolts", "13_east_4p_cheap_cards")


@pytest.mark.parametrize("name", RECORDS)
def test_every_choice_is_told_from_what_the_seat_knows(name: str) -> None:
    record = read_record(CONFORMANCE / f"{name}.record.json")
    match = start(game_named(record.game), record)
    told: Counter[str] = Counter()
    for line in record.moves:
        seats = [seat for seat in match.deciders if seat >= 0]
        for seat in seats[:1]:
            verbs = {move[0] for move in islice(match.legal(seat), 3)}
            if not verbs & CHOICES or all(told[verb] >= MOST_OF_A_VERB for verb in verbs):
                continue
            view = match.game.view(match.state, seat).state
            before = view.key()
            for move in islice((move for move in match.legal(seat) if move[0] in CHOICES), 4):
                if move[0] == "keep" and len(move) == 2:
                    continue
                ahead = map_ahead(view, seat, move, "fr" if told[move[0]] % 2 else "en")
                assert ahead is not None
                assert ahead.lines, move
                told[move[0]] += 1
            assert view.key() == before
        match.play_line(line)
    assert len(told) > 6


def test_what_is_told_of_a_city_that_is_reduced_happens() -> None:
    record = read_record(CONFORMANCE / "12_west_2p_revolts.record.json")
    match = start(game_named(record.game), record)
    seen = 0
    for line in record.moves:
        if line.startswith("reduce "):
            (seat,) = match.deciders
            area = match.state.table.board.area[line.split()[1]]
            after = played(match.game.view(match.state, seat).state, seat, ("reduce", line.split()[1]))
            foretold = after.tokens[seat][area]
            events = match.play_line(line)
            assert next(event.tokens for event in events if isinstance(event, Reduced)) == foretold
            seen += 1
        else:
            match.play_line(line)
    assert seen
