"""Achievements and medals: earned by games that replay, kept for good, never twice."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import BadOptions
from aoc_desktop.games.age_of_civilization.solo.achievements import AwardStanding, standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import best_of_all
from aoc_desktop.games.age_of_civilization.solo.days import kind_of_day, record_of_day, record_of_kind
from aoc_desktop.games.age_of_civilization.solo.finished_game import crown, laurel_of
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, parse_record
from aoc_desktop.profile.days import days, longest_streak, streak
from aoc_desktop.profile.saved_record import judged, read_text, sealed
from aoc_desktop.profile.solo_results import SoloResult, SoloResults
from tests.solo_games import EARNED, POINTS, finished, played

TODAY = date(2026, 11, 16)


@pytest.fixture
def solo_results(tmp_path: Path) -> SoloResults:
    return SoloResults(tmp_path / "laurels.jsonl")


def standing(solo_results: SoloResults, name: str, edition: str = "second_edition") -> AwardStanding:
    found = [one for one in standings(solo_results.all()) if (one.goal.id, one.edition) == (name, edition)]
    assert len(found) == 1
    return found[0]


# ------------------------------------------------------------------ earning


@pytest.mark.parametrize("seed", EARNED)
def test_a_finished_game_earns_what_it_reached(solo_results: SoloResults, seed: int) -> None:
    crowned = crown(finished(seed), solo_results, TODAY)
    assert crowned.new
    assert list(crowned.achievements) == EARNED[seed]
    assert crowned.solo_result.points == POINTS[seed] == crowned.solo_result.by_round[-1]


def test_an_achievement_keeps_date_seed_and_record(solo_results: SoloResults) -> None:
    crown(finished(3), solo_results, TODAY)
    crown(finished(5), solo_results, TODAY + timedelta(3))
    clan = standing(solo_results, "remarkable_clan").earned
    assert clan is not None
    assert (clan.date, clan.seed) == (TODAY, 3)
    assert solo_results.record(clan) == finished(3)
    kingdom = standing(solo_results, "great_kingdom").earned
    assert kingdom is not None
    assert kingdom.seed == 5


def test_it_survives_a_restart(solo_results: SoloResults) -> None:
    crown(finished(5), solo_results, TODAY)
    again = SoloResults(solo_results.path)
    assert standing(again, "mighty_empire").earned == solo_results.all()[0]


def test_nothing_is_earned_twice(solo_results: SoloResults) -> None:
    assert crown(finished(3), solo_results, TODAY).achievements == ("remarkable_clan",)
    assert not crown(finished(3), solo_results, TODAY).new
    renamed = finished(3)._replace(meta={"id": "another"})
    assert not crown(renamed, solo_results, TODAY).new, "the same moves on the same table"
    assert crown(finished(7), solo_results, TODAY).achievements == ("great_kingdom",)
    assert len(solo_results.all()) == 2


def test_each_edition_has_its_own(solo_results: SoloResults) -> None:
    crown(finished(5), solo_results, TODAY)
    assert standing(solo_results, "remarkable_clan").earned is not None
    assert standing(solo_results, "remarkable_clan", "first_edition").earned is None
    assert len([one for one in standings([]) if one.edition == "first_edition"]) == 10
    assert len([one for one in standings([]) if one.edition == "second_edition"]) == 8


def test_an_achievement_says_whether_it_was_earned_without_hints(solo_results: SoloResults) -> None:
    game = finished(7)
    crown(game._replace(meta={**game.meta, "id": "first", "aided": True}), solo_results, TODAY)
    assert earned_of(solo_results).aided
    again = earned_of(solo_results).model_copy(update={"id": "again", "checksum": "x", "aided": False})
    solo_results.append([again])
    assert not earned_of(solo_results).aided, "the game without hints is the one that is told of"


def earned_of(solo_results: SoloResults) -> SoloResult:
    earned = standing(solo_results, "great_kingdom").earned
    assert earned is not None
    return earned


def test_a_locked_one_shows_the_nearest_attempt(solo_results: SoloResults) -> None:
    assert standing(solo_results, "eternal_civilization").best is None
    for seed in (2, 7, 3):
        crown(finished(seed), solo_results, TODAY)
    eternal = standing(solo_results, "eternal_civilization")
    assert eternal.best is not None
    assert eternal.best.seed == 7
    assert [(part.kind, part.have, part.need) for part in eternal.conditions] == [("points", 26, 35)]
    assert standing(solo_results, "great_kingdom").best is None, "it is earned"


# ------------------------------------------------------------------ what does not count


def refusal(record: Record) -> str:
    with pytest.raises(DomainError) as refused:
        laurel_of(record, TODAY)
    return refused.value.reason.code


def test_a_practice_game_earns_nothing(solo_results: SoloResults) -> None:
    practice = finished(5)._replace(meta={"id": "x", "practice": True})
    assert refusal(practice) == "award_practice"
    with pytest.raises(BadOptions):
        crown(practice, solo_results, TODAY)
    assert solo_results.all() == []


def test_a_record_whose_checksum_fails_earns_nothing() -> None:
    whole = finished(5)
    good = parse_record(sealed(whole))
    assert laurel_of(judged(*read_text(good.to_json())), TODAY).points == POINTS[5]
    for changed in (
        good._replace(setup={**good.setup, "deck": list(reversed(good.setup["deck"]))}),
        good._replace(moves=(*good.moves[:-1], "rest")),
        good._replace(meta={**good.meta, "aided": False}),
        good._replace(meta={**good.meta, "checksum": "0" * 64}),
    ):
        read = judged(*read_text(changed.to_json()))
        assert refusal(read) == "award_checksum"
        played_on = read._replace(moves=whole.moves, setup=whole.setup)
        assert refusal(played_on) == "award_checksum", "the mark stays, whatever is played afterwards"


def test_cards_laid_by_hand_earn_nothing() -> None:
    deck = list(reversed(finished(5).setup["deck"]))
    laid = played(record_of_kind("skirmish", 5)._replace(setup={"seed": 5, "deck": deck}))
    assert refusal(laid) == "award_not_dealt"


def test_a_record_that_does_not_replay_earns_nothing() -> None:
    whole = finished(5)
    assert refusal(whole._replace(moves=("rise atlantis", *whole.moves[1:]))) == "move"
    assert refusal(whole._replace(moves=whole.moves[:-1])) == "award_unfinished"


def test_only_solo_with_the_cards_of_an_edition_counts() -> None:
    own = {"format": 1, "id": "mine", "extends": "second_edition"}
    assert refusal(finished(5)._replace(card_set=own)) == "award_own_cards"
    assert refusal(finished(5)._replace(mode="table", players=2)) == "award_not_solo"


# ------------------------------------------------------------------ damage


def test_a_damaged_or_forged_line_is_skipped_and_the_others_count(solo_results: SoloResults) -> None:
    for seed in (3, 5, 7):
        crown(finished(seed), solo_results, TODAY)
    lines = solo_results.path.read_bytes().splitlines()
    forged = json.loads(lines[0])
    forged["laurel"]["attempts"][3]["earned"] = True
    solo_results.path.write_bytes(b"\n".join([json.dumps(forged).encode(), lines[1][:-30], b"[" * 30_000, lines[2]]))
    assert [game.seed for game in solo_results.all()] == [7]
    assert solo_results.damaged == 3
    crown(finished(2), solo_results, TODAY)  # the last line had no end: nothing is lost
    assert [game.seed for game in solo_results.all()] == [7, 2]


def test_a_file_of_a_newer_program_is_left_to_it(solo_results: SoloResults) -> None:
    crown(finished(3), solo_results, TODAY)
    with solo_results.path.open("ab") as file:
        file.write(b'{"format": 2, "laurel": {"new": "things"}}\n')
    assert [game.seed for game in solo_results.all()] == [3]
    assert solo_results.damaged == 0


def test_a_changed_record_file_is_not_shown_as_the_game(solo_results: SoloResults) -> None:
    crown(finished(3), solo_results, TODAY)
    solo_result = solo_results.all()[0]
    file = next((solo_results.path.parent / "laurels").iterdir())
    file.write_text(finished(5).to_json(), encoding="utf-8")
    assert solo_results.record(solo_result) is None
    file.unlink()
    assert solo_results.record(solo_result) is None
    assert standing(solo_results, "remarkable_clan").earned is not None, "what is earned stays earned"


# ------------------------------------------------------------------ medals


def medal(scenario: str, medal: int, points: int, day: int = 0) -> SoloResult:
    return SoloResult(
        id=f"{scenario}{medal}{points}",
        date=TODAY + timedelta(day),
        game="age_of_civilization",
        card_set="second_edition",
        kind=scenario,
        seed=1,
        points=points,
        medal=medal,
        checksum=f"{scenario}{medal}{points}",
    )


def test_a_scenario_opens_with_the_bronze_before_it() -> None:
    assert [one.open for one in best_of_all([])] == [True, False, False, False, False]
    tried = [medal("age_of_wonders", 0, 12)]
    assert [one.open for one in best_of_all(tried)] == [True, False, False, False, False]
    won = [*tried, medal("age_of_wonders", 1, 18), medal("silk_road", 3, 31)]
    assert [one.open for one in best_of_all(won)] == [True, True, True, False, False]


def test_the_best_medal_its_date_and_the_best_score_are_kept() -> None:
    games = [
        medal("age_of_wonders", 1, 30, day=1),
        medal("age_of_wonders", 2, 26, day=2),
        medal("age_of_wonders", 2, 25, day=3),
    ]
    best = best_of_all(games)[0]
    assert (best.medal, best.points, best.date, best.games) == (2, 30, TODAY + timedelta(2), 3)


def test_among_equal_medals_the_one_without_hints_is_told() -> None:
    aided = medal("age_of_wonders", 2, 28).model_copy(update={"aided": True})
    assert best_of_all([aided])[0].aided
    assert not best_of_all([aided, medal("age_of_wonders", 2, 25)])[0].aided
    assert best_of_all([aided, medal("age_of_wonders", 1, 30)])[0].aided, "the better medal counts first"


# ------------------------------------------------------------------ days


def skirmish_days(count: int) -> list[date]:
    found = [TODAY + timedelta(n) for n in range(60)]
    return [day for day in found if kind_of_day(day) in ("skirmish", "innovation")][:count]


def test_the_challenge_of_the_day_is_known_by_its_table(solo_results: SoloResults) -> None:
    day, other = skirmish_days(2)
    game = played(record_of_day(day))
    assert crown(game, solo_results, day).solo_result.daily == day
    claimed = played(record_of_day(other))._replace(meta={"daily": day.isoformat()})
    assert laurel_of(claimed, day).daily is None, "another table"
    for nonsense in ("2026-99-99", 7, "9999-12-31"):
        assert laurel_of(game._replace(meta={"daily": nonsense}), day).daily is None


def played_on(day: date, on: date | None = None, points: int = 20) -> SoloResult:
    made = medal("skirmish", 0, points)
    return made.model_copy(update={"id": f"{day}{on}{points}", "daily": day, "date": on or day})


def test_the_first_result_of_a_day_stays_and_the_best_is_told() -> None:
    day = days([played_on(TODAY, points=20), played_on(TODAY, points=27)], GAME.id)[TODAY]
    assert (day.first.points, day.best.points, day.games) == (20, 27, 2)


def test_each_game_has_days_and_awards_of_its_own() -> None:
    """Another game's challenge of the same day, its medals and its achievements count there alone."""
    mine = played_on(TODAY, points=20)
    other = played_on(TODAY, points=90).model_copy(update={"game": "caravans"})
    assert days([other, mine], GAME.id)[TODAY].first == mine
    assert days([other, mine], "caravans")[TODAY].best.points == 90
    gold = mine.model_copy(update={"game": "caravans", "kind": "silk_road", "medal": 3})
    assert not any(best.games for best in best_of_all([gold]))
    earned = laurel_of(finished(5), TODAY).model_copy(update={"game": "caravans"})
    assert not any(one.earned for one in standings([earned]))


def test_streaks_count_days_in_a_row_that_were_played_in_time() -> None:
    ago = [TODAY - timedelta(n) for n in range(12)]
    games = [played_on(ago[n]) for n in (1, 2, 3, 6, 7, 8, 9)]
    assert streak(days(games, GAME.id), TODAY) == 3, "today's is still to come"
    assert streak(days([*games, played_on(TODAY)], GAME.id), TODAY) == 4
    assert streak(days(games, GAME.id), TODAY + timedelta(1)) == 0
    late = [*games, played_on(ago[4], on=TODAY), played_on(ago[5], on=TODAY)]
    assert streak(days(late, GAME.id), TODAY) == 3, "a day played later fills no gap"
    assert longest_streak(days(late, GAME.id)) == 4
    assert longest_streak({}) == streak({}, TODAY) == 0
