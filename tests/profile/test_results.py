"""Finished games on disk: counted once, read whatever happens to the file, never lost."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.results import Result, Results, SeatResult, game_hash, result_of
from aoc_desktop.profile.sealed_lines import seal
from tests.solo_games import EARNED
from tests.solo_games import finished as alone

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def finished(players: int = 2, seed: int = 3, **meta: object) -> tuple[Record, Match[object]]:
    """A whole game of random moves, with the record that the program would keep."""
    mode = "solo" if players == 1 else "table"
    match = start(GAME, Record(GAME.id, "second_edition", players, mode, (), {"seed": seed}))
    rng = Rng(seed)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    seats = [{"name": name, "level": level} for name, level in (("Ada", "human"), ("Livia", "expert"))][:players]
    record = record_of_match(match)._replace(meta={"id": f"game{seed}", "seats": seats, **meta})
    return record, match


def result(number: int = 1, **changes: object) -> Result:
    seats = (
        SeatResult(name="Ada", level="human", points=20 + number, tags=("egypt", "rome")),
        SeatResult(name="Livia", level="adept", points=25),
    )
    fields: dict[str, object] = {
        "id": f"game{number}",
        "date": NOON,
        "game": "age_of_civilization",
        "card_set": "second_edition",
        "mode": "table",
        "variants": ("draft",),
        "seats": seats,
        "ranking": ((1,), (0,)),
        "seconds": 900,
        "seed": 7,
        "aided": False,
        "practice": False,
        "record_checksum": "abc",
    }
    return Result(**{**fields, **changes})


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(tmp_path / "data" / "results.jsonl")


def test_a_finished_game_tells_its_whole_result() -> None:
    record, match = finished(seconds=754, aided=True)
    shot = GAME.snapshot(match.state)
    told = result_of(record, match, NOON)
    assert [seat.points for seat in told.seats] == [player["points"] for player in shot["players"]]
    assert [list(seat.tags) for seat in told.seats] == [player["civilizations"] for player in shot["players"]]
    assert list(map(list, told.ranking)) == shot["result"]["ranking"]
    assert told.winners == tuple(shot["result"]["ranking"][0])
    assert (told.humans, told.seconds, told.seed) == ((0,), 754, 3)
    assert (told.aided, told.practice) == (True, False)
    assert told.record_checksum == game_hash(record._replace(meta={}))
    assert told.record_checksum != game_hash(record._replace(moves=record.moves[:-1]))


def test_a_solo_game_tells_its_achievements_and_has_no_winner() -> None:
    record = alone(5)._replace(meta={"id": "five", "seats": [{"name": "Ada", "level": "human"}]})
    told = result_of(record, replay(GAME, record))
    assert told.winners == ()
    assert told.extras == {"achievements": EARNED[5]}


def test_what_is_added_is_there_the_next_time(results: Results) -> None:
    assert results.all() == []
    assert results.add(result(1))
    assert results.add(
        result(2, mode="solo", seats=result().seats[:1], ranking=((0,),), extras={"achievements": ["x"]})
    )
    assert Results(results.path).all() == [result(1), results.all()[1]]
    assert results.all()[1].extras["achievements"] == ["x"]


def test_a_game_is_never_counted_twice(results: Results) -> None:
    assert results.add(result(1))
    assert not results.add(result(1, seconds=5))
    results.path.write_bytes(results.path.read_bytes() * 2)
    assert results.all() == [result(1)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: line[: len(line) // 2],
        lambda line: line.replace(b'"points": 22', b'"points": 99'),
        lambda line: line.replace(b'"sum": "', b'"sum": "0'),
        lambda line: b"\xff\xfe" + line,
        lambda line: b"null",
        lambda line: b"[" * 15_000,
        lambda line: b'{"format": 1, "sum": "", "result": ' + b"9" * 5_000 + b"}",
        lambda line: b"x" * 30_000,
    ],
)
def test_a_damaged_line_is_skipped_and_copied_aside_once(results: Results, spoil: object) -> None:
    for number in (1, 2, 3):
        results.add(result(number))
    lines = results.path.read_bytes().splitlines()
    lines[1] = spoil(lines[1])  # type: ignore[operator]
    results.path.write_bytes(b"\n".join(lines) + b"\n")
    before = results.path.read_bytes()
    for _ in range(2):
        assert results.all() == [result(1), result(3)]
        assert results.damaged == 1
    assert results.aside.read_bytes() == lines[1] + b"\n"
    assert results.path.read_bytes() == before


def test_a_line_that_was_cut_off_takes_no_other_with_it(results: Results) -> None:
    results.add(result(1))
    with results.path.open("ab") as file:
        file.write(b'{"format": 1, "su')
    results.add(result(2))
    assert results.all() == [result(1), result(2)]


def line_of_format_1(**changes: object) -> bytes:
    data = result(1).model_dump(mode="json")
    data["seats"] = [{("civilizations" if n == "tags" else n): v for n, v in seat.items()} for seat in data["seats"]]
    data |= changes
    return (json.dumps({"format": 1, "sum": seal(data), "result": data}) + "\n").encode()


def test_civilisations_of_format_1_are_tags(results: Results) -> None:
    """The file keeps its old lines as they are; new ones stand below them."""
    results.path.parent.mkdir(parents=True)
    results.path.write_bytes(line_of_format_1())
    assert results.all() == [result(1)]
    assert results.add(result(2))
    old, new = results.path.read_bytes().splitlines()
    assert old + b"\n" == line_of_format_1()
    assert json.loads(new)["format"] == 2
    assert Results(results.path).all() == [result(1), result(2)]


@pytest.mark.parametrize("seats", [None, 3, "seats", [3], {}])
def test_a_sealed_line_of_format_1_without_seats_is_damaged(results: Results, seats: object) -> None:
    results.path.parent.mkdir(parents=True)
    results.path.write_bytes(line_of_format_1(seats=seats))
    assert (results.all(), results.damaged) == ([], 1)


def test_a_line_of_a_newer_program_is_left_for_it(results: Results) -> None:
    results.add(result(1))
    with results.path.open("a") as file:
        file.write(json.dumps({"format": 3, "anything": 1}) + "\n")
    assert results.all() == [result(1)]
    assert results.damaged == 0
    assert not results.aside.exists()


def test_a_line_whose_checksum_is_right_but_whose_content_is_not(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    for changes in ({"ranking": [[0]]}, {"seats": []}, {"seconds": -1}, {"id": ""}, {"date": "yesterday"}):
        data = {**result().model_dump(mode="json"), **changes}
        line = {"format": 1, "sum": seal(data), "result": data}
        results.path.parent.mkdir(exist_ok=True)
        results.path.write_text(json.dumps(line) + "\n")
        assert results.all() == []
        assert results.damaged == 1


def test_a_full_disk_loses_no_result(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    results.add(result(1))
    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space"):
        results.add(result(2))
    monkeypatch.undo()
    assert not results.add(result(2)), "it is known, and waits"
    results.add(result(3))
    assert [one.id for one in results.all()] == ["game1", "game2", "game3"]
    assert results.waiting == []


def test_a_flush_that_fails_does_not_count_a_game_twice(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(5, "broken")))
    with pytest.raises(OSError, match="broken"):
        results.add(result(1))
    monkeypatch.undo()
    results.write_waiting()
    assert results.all() == [result(1)]


def test_reset_keeps_the_old_file(results: Results) -> None:
    assert results.reset() is None
    results.add(result(1))
    kept = results.reset()
    assert kept is not None
    assert results.all() == []
    assert Results(kept).all() == [result(1)]
    results.add(result(2))
    assert results.all() == [result(2)]
