"""Achievements at a table: earned by games that replay, kept for good, never twice; and the challenge of the day."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games import awards_of, day_of, game_named
from aoc_desktop.games.golden_ages.solo.challenge import CODES as GOLDEN_CODES
from aoc_desktop.games.monumental_duel.solo.challenge import CODES as DUEL_CODES
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, parse_record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.awards import Crowned, appraise, crown, earners, standings
from aoc_desktop.profile.days import days, longest_streak
from aoc_desktop.profile.saved_record import CHANGED
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.solo.awards import Awards
from aoc_desktop.solo.codes import BadCode
from aoc_desktop.text.results import award_name, award_sentence
from tests.games.golden_ages.modes import MODES as GOLDEN_MODES

TODAY = date(2026, 11, 18)
SETS = {"golden_ages": "base", "monumental_duel": "espionage"}
PERSON, OTHER = {"name": "Ada", "level": "human"}, {"name": "Bo", "level": "human"}
ADEPT = {"name": "Cleo", "level": "adept"}


@pytest.fixture
def solo_results(tmp_path: Path) -> SoloResults:
    return SoloResults(tmp_path / "laurels.jsonl")


def awards(game_id: str) -> Awards:
    found = awards_of(game_id)
    assert found is not None
    return found


@cache
def finished(game_id: str, seed: int, day: date | None = None) -> Record:
    """A game played by chance to its end, as the program writes it; on the table of a day, if one is named."""
    begun = Record(game_id, SETS[game_id], 2, "table", (), {"seed": seed})
    if day is not None and (table := day_of(game_id)) is not None:
        begun = table.record(day)
    match: Any = start(game_named(game_id), begun)
    rng = Rng(seed)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    record = record_of_match(match)
    return record._replace(meta={**begun.meta, "id": f"{seed:016x}", "seats": [PERSON, ADEPT]})


def with_meta(record: Record, **meta: object) -> Record:
    return record._replace(meta={**record.meta, **meta})


def crowned(record: Record, solo_results: SoloResults, today: date = TODAY, player: str = "") -> list[Crowned]:
    return crown(record, awards(record.game), day_of(record.game), solo_results, today, player)


@pytest.mark.parametrize("game_id", SETS)
def test_a_finished_game_is_entered_once(game_id: str, solo_results: SoloResults) -> None:
    record = finished(game_id, 3)
    [first] = crowned(record, solo_results)
    assert first.new
    assert {attempt.achievement for attempt in first.solo_result.attempts} == set(awards(game_id).ids)
    assert first.achievements == tuple(each.achievement for each in first.solo_result.attempts if each.earned)
    [again] = crowned(with_meta(record, id="other"), solo_results)
    assert (again.new, again.achievements) == (False, ())
    assert solo_results.record(first.solo_result) == record
    assert [one.id for one in standings(awards(game_id), solo_results.all())] == list(awards(game_id).ids)


def test_the_margin_is_what_the_winner_is_ahead(solo_results: SoloResults) -> None:
    record = with_meta(finished("monumental_duel", 4), seats=[PERSON, OTHER])
    one, two = crowned(record, solo_results)
    assert (one.solo_result.seat, two.solo_result.seat) == (0, 1)
    assert one.solo_result.margin == one.solo_result.points - two.solo_result.points
    assert two.solo_result.margin == -one.solo_result.margin
    assert len(solo_results.all()) == 2, "each of two people at one screen"
    assert solo_results.record(two.solo_result) == record


def test_a_golden_age_is_earned_by_the_one_whose_profile_it_is() -> None:
    golden, record = awards("golden_ages"), finished("golden_ages", 3)
    table = with_meta(record, seats=[PERSON, OTHER, ADEPT])
    assert earners(table, golden) == (0,)
    assert earners(table, golden, "Bo") == (1,)
    assert earners(table, golden, "Zoe") == (0,)
    with pytest.raises(DomainError, match="award_no_computer"):
        earners(with_meta(record, seats=[PERSON, OTHER]), golden)
    with pytest.raises(DomainError, match="award_no_person"):
        earners(with_meta(record, seats=[ADEPT, ADEPT]), golden)


@pytest.mark.parametrize("game_id", SETS)
def test_what_does_not_count_is_refused_with_the_reason(game_id: str, solo_results: SoloResults) -> None:
    record = finished(game_id, 3)
    by_hand = {name: value for name, value in record.setup.items() if name != "seed"}
    other = finished(game_id, 5)
    refused = {
        "award_practice": with_meta(record, practice=True),
        "award_checksum": with_meta(record, **{CHANGED: True}),
        "award_brought": with_meta(record, brought=True),
        "award_own_cards": record._replace(card_set="mine"),
        "award_unfinished": record._replace(moves=record.moves[:-1]),
        "award_not_dealt": record._replace(setup=by_hand),
        "award_no_person": with_meta(record, seats=[]),
    }
    for reason, asked in refused.items():
        with pytest.raises(DomainError, match=reason):
            crowned(asked, solo_results)
    with pytest.raises(DomainError, match="award_not_dealt"):
        crowned(record._replace(setup={**other.setup, "seed": record.seed}), solo_results)
    assert solo_results.all() == []


def test_three_crowns_come_from_three_games(solo_results: SoloResults) -> None:
    duel = awards("monumental_duel")
    wins: dict[str, Record] = {}
    seed = 0
    while len(wins) < 3:
        seed += 1
        record = finished("monumental_duel", seed)
        [one] = appraise(record, duel, None, solo_results, TODAY)
        for part in next(each for each in one.solo_result.attempts if each.achievement == "three_crowns").conditions:
            if part[1]:
                wins.setdefault(part[0], record)
    fresh = [crowned(record, solo_results)[0].achievements for record in wins.values()]
    assert ["three_crowns" in found for found in fresh] == [False, False, True]
    [standing] = [one for one in standings(duel, solo_results.all()) if one.id == "three_crowns"]
    assert standing.earned is not None
    assert standing.earned.seed == list(wins.values())[-1].seed
    assert all(part.holds for part in standing.conditions)


def test_a_locked_one_tells_the_game_that_came_nearest(solo_results: SoloResults) -> None:
    for seed in range(1, 6):
        crowned(finished("golden_ages", seed), solo_results)
    games = solo_results.all()
    for one in standings(awards("golden_ages"), games):
        if one.earned is None and one.id == "polymath":
            assert one.best is not None
            most = max(part.have for game in games for part in _parts(game, "polymath"))
            assert [part.have for part in one.conditions] == [most]
            break
    else:
        pytest.fail("eleven technologies by chance")


def _parts(game: Any, award: str) -> list[Condition]:
    found = next(each for each in game.attempts if each.achievement == award)
    return [Condition(*part) for part in found.conditions]


# ------------------------------------------------------------------ the challenge of the day


@pytest.mark.parametrize("game_id", SETS)
def test_the_challenge_of_a_day_counts_by_its_margin(game_id: str, solo_results: SoloResults) -> None:
    day = day_of(game_id)
    assert day is not None
    table = day.record(TODAY)
    assert table == day.record(TODAY)
    assert table.setup != day.record(TODAY + timedelta(1)).setup
    assert (table.players, table.meta["rivals"]) == (2, ["adept"])
    [one] = crowned(finished(game_id, 8, TODAY), solo_results)
    [two] = crowned(with_meta(finished(game_id, 9, TODAY), id="second"), solo_results)
    assert one.solo_result.daily == two.solo_result.daily == TODAY
    played = days(solo_results.all(), game_id)[TODAY]
    assert (played.first, played.games) == (one.solo_result, 2)
    assert played.best.margin == max(one.solo_result.score, two.solo_result.score)
    assert longest_streak(days(solo_results.all(), game_id)) == 1
    assert days(solo_results.all(), "age_of_civilization") == {}


@pytest.mark.parametrize("game_id", SETS)
def test_another_table_or_rival_is_no_challenge_of_the_day(game_id: str, solo_results: SoloResults) -> None:
    day = day_of(game_id)
    assert day is not None
    claimed = with_meta(finished(game_id, 3), daily=TODAY.isoformat())
    [other_table] = appraise(claimed, awards(game_id), day, solo_results, TODAY)
    assert other_table.solo_result.daily is None
    easy = with_meta(finished(game_id, 8, TODAY), seats=[PERSON, {"name": "Dai", "level": "novice"}])
    assert appraise(easy, awards(game_id), day, solo_results, TODAY)[0].solo_result.daily is None
    for nonsense in (7, "yesterday", "9999-99-99", None):
        game = with_meta(finished(game_id, 8, TODAY), daily=nonsense)
        assert appraise(game, awards(game_id), day, solo_results, TODAY)[0].solo_result.daily is None


# ------------------------------------------------------------------ codes


def test_every_table_of_the_golden_ages_comes_back_from_its_code() -> None:
    game = game_named("golden_ages")
    for mode in GOLDEN_MODES:
        record = mode.record._replace(setup={"seed": 77})
        full = start(game, record).beginning
        assert GOLDEN_CODES.record_of_code(GOLDEN_CODES.code_of(full)) == record
    with pytest.raises(BadCode):
        GOLDEN_CODES.record_of_code("0000-0000-0001")


@pytest.mark.parametrize("variants", [(), ("pick_civilizations",)])
def test_every_duel_comes_back_from_its_code(variants: tuple[str, ...]) -> None:
    record = Record("monumental_duel", "espionage", 2, "table", variants, {"seed": 12345})
    full = start(game_named("monumental_duel"), record).beginning
    code = DUEL_CODES.code_of(parse_record(full.to_json()))
    assert DUEL_CODES.record_of_code(code.lower()) == record
    by_hand = full._replace(setup={name: value for name, value in full.setup.items() if name != "seed"})
    with pytest.raises(DomainError, match="no_code"):
        DUEL_CODES.code_of(by_hand)


# ------------------------------------------------------------------ words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", SETS)
def test_every_achievement_has_a_name_and_a_sentence(game_id: str, language: str) -> None:
    ids = awards(game_id).ids
    names = [award_name(game_id, award, language) for award in ids]
    assert len(set(names)) == len(ids)
    for award in ids:
        assert award_sentence(game_id, award, language).endswith(".")


def test_progress_is_told_by_numbers() -> None:
    duel = awards("monumental_duel")
    assert duel.progress("all_five", [Condition("policies", 3, 5)]) == (3, 5)
    assert duel.progress("all_five", [Condition("policies", 7, 5)]) == (5, 5)
    crowns = [Condition("greece", 1, 1), Condition("mughals", 0, 1), Condition("aksum", 1, 1)]
    assert duel.progress("three_crowns", crowns) == (2, 3)
    archived = [Condition("won", 0, 1), Condition("archived", 6, 8)]
    assert duel.progress("less_is_more", archived) == (6, 8)
