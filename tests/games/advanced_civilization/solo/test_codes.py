"""Tables of Advanced Civilization as codes: what was set comes back, what a code cannot tell is refused."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import short_game
from aoc_desktop.games.advanced_civilization.solo.challenge import BOARDS, CODES
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.solo.codes import BadCode
from tests.games.advanced_civilization.modes import MODES, Mode


def dealt(record: Record) -> Any:
    return GAME.setup_of(GAME.setup(GAME.options(record), Rng(record.seed)))


def table(players: int, seed: int, *variants: str, **setup: object) -> Record:
    return Record(GAME.id, "standard", players, "table", variants, {"seed": seed, **setup})


@pytest.mark.parametrize("mode", [mode for mode in MODES if "latecomers" not in mode.variants], ids=str)
def test_every_table_that_a_seed_deals_has_a_code(mode: Mode) -> None:
    record = mode.record
    code = CODES.code_of(record)
    assert len(code.replace("-", "")) == 16
    assert dealt(CODES.record_of_code(code)) == dealt(record)
    assert CODES.record_of_code(code.lower()).variants == record.variants


def test_a_short_game_and_the_usual_table_come_back() -> None:
    for record in (
        table(4, 2**31 - 1, **short_game(4)),
        table(7, 0),
        table(8, 5, "leaving", turn_limit=99, trade_rounds=9),
    ):
        again = CODES.record_of_code(CODES.code_of(record))
        assert dealt(again) == dealt(record)


def test_what_a_code_cannot_tell_is_refused() -> None:
    for record in (table(4, 1, "latecomers", late=[3]), table(3, 1, order=[2, 1, 0]), table(3, 2**31)):
        with pytest.raises(BadOptions) as refused:
            CODES.code_of(record)
        assert refused.value.reason.code == "no_code"


def test_a_mistyped_code_is_refused() -> None:
    code = CODES.code_of(table(4, 77))
    wrong = code.replace(code[0], "Z" if code[0] != "Z" else "Y", 1)
    with pytest.raises(BadCode):
        CODES.record_of_code(wrong)


def test_the_codes_know_every_board() -> None:
    assert set(BOARDS) == set(shipped_set("standard").boards)


def test_a_code_that_was_kept_still_stands_for_its_table() -> None:
    record = CODES.record_of_code("000J-4G1G-003R-J0RN")
    assert (record.players, record.seed) == (4, 123456)
