"""A table told in twelve signs: any table of the box comes back as it was."""

from __future__ import annotations

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import VARIANTS as KNOWN_VARIANTS
from aoc_desktop.games.age_of_civilization.rules.setup import first_game_track
from aoc_desktop.games.age_of_civilization.solo.challenge import (
    MODES,
    SETS,
    SIGNS,
    VARIANTS,
    code_of,
    record_of_code,
)
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.solo.codes import decode, encode
from aoc_desktop.solo.table_codes import LARGEST_SEED, VERSION
from tests.sessions import MODES as TABLES
from tests.sessions import record


def setups(asked: Record) -> object:
    return GAME.setup_of(start(GAME, asked).state)


@pytest.mark.parametrize(("players", "variants", "edition"), TABLES)
@pytest.mark.parametrize("seed", [0, 7, LARGEST_SEED])
def test_a_code_gives_the_same_table(players: int, variants: tuple[str, ...], edition: str, seed: int) -> None:
    asked = record(players, variants, edition, seed)
    told = record_of_code(code_of(asked))
    assert (told.card_set, told.players, told.mode, told.seed) == (edition, players, asked.mode, seed)
    assert set(told.variants) == set(variants)
    assert setups(told) == setups(asked)


def test_a_game_in_progress_has_the_code_of_its_beginning() -> None:
    asked = record(1, ("innovation",), seed=99)
    match = start(GAME, asked)
    match.play(0, next(iter(match.legal(0))))
    assert code_of(record_of_match(match)) == code_of(asked)


def test_the_track_for_a_first_game_is_told() -> None:
    asked = record(3, seed=5)
    track = first_game_track(GAME.options(asked).cards, solo=False)
    asked = asked._replace(setup={**asked.setup, "track": track})
    told = record_of_code(code_of(asked))
    assert told.setup == asked.setup


def test_codes_never_change() -> None:
    assert code_of(record(1, seed=20261116)) == "0G40-0KAA-7WSP"
    assert code_of(record(4, ("draft", "innovation"), seed=1)) == "0G3M-0000-01HA"
    assert code_of(record(4, ("draft",), "first_edition", seed=77)) == "0J3G-0000-2DD4"


@pytest.mark.parametrize(
    "setup",
    [
        {"seed": LARGEST_SEED + 1},
        {"seed": -1},
        {"seed": 3, "track": ["fish", "hunt", "farm", "trade", "plague", "culture", "conquest", "construction"]},
    ],
)
def test_what_no_seed_has_dealt_has_no_code(setup: dict[str, object]) -> None:
    with pytest.raises(DomainError, match="no_code"):
        code_of(record(1)._replace(setup=setup))


def test_a_set_of_the_users_own_has_no_code() -> None:
    own = {"format": 1, "id": "mine", "extends": "second_edition"}
    with pytest.raises(DomainError, match="no_code"):
        code_of(record(1)._replace(card_set=own))


def test_a_code_of_a_later_version_says_so() -> None:
    number = decode(code_of(record(1)), SIGNS)
    later = encode(number + (1 << 44), SIGNS)
    with pytest.raises(DomainError, match="code_newer"):
        record_of_code(later)


def test_a_code_that_no_game_can_be_is_refused() -> None:
    """Four players alone: the signs are right, the rules know no such game."""
    number = VERSION * 8 * 16 + MODES.index("solo")
    number = ((number * 4 + 3) * 16) * 2**31 + 5
    with pytest.raises(DomainError, match="solo_players"):
        record_of_code(encode(number, SIGNS))


def test_everything_in_the_box_has_its_place() -> None:
    assert set(SETS) == set(SHIPPED)
    assert set(VARIANTS) == set(KNOWN_VARIANTS)
