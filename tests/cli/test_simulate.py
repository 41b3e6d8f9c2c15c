"""`simulate`: series of games as figures, for programs and for people."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli
from aoc_desktop.kernel.rng import Rng
from tests.cli.commands import Capture, run, simulated


def test_a_simulation_as_json(capsys: Capture) -> None:
    data = simulated(capsys, "--games", "4")
    assert list(data) == ["games", "moves", "seconds", "games_per_second", "moves_per_second", "seats"]
    assert data["games"] == 4
    assert data["moves"] > 4 * 12
    assert len(data["seats"]) == 2
    for seat in data["seats"]:
        assert list(seat) == ["level", "wins", "mean_points"]
        assert seat["level"] == "random"


def test_a_solo_simulation_counts_achievements(capsys: Capture) -> None:
    data = simulated(capsys, "--solo", "--games", "3")
    assert list(data)[-1] == "achievements"
    assert list(data["achievements"]) == [
        "remarkable_clan",
        "great_kingdom",
        "mighty_empire",
        "eternal_civilization",
        "realm_of_technology",
        "primitive_realm",
        "world_of_wonders",
        "superpower",
    ]
    assert all(0 <= times <= 3 for times in data["achievements"].values())
    assert len(data["seats"]) == 1
    assert (data["seats"][0]["wins"], sum(data["achievements"].values())) == (0, 0), (
        "a random player wins nothing alone"
    )


def test_alone_a_win_is_a_game_with_an_achievement(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    easy = "[[achievement]]\nid = 'started'\npoints = 0\nsource = 'x'\n"
    path.write_text(f'format = 1\nid = "mine"\nextends = "second_edition"\n{easy}')
    data = simulated(capsys, "--solo", "--games", "3", "--cards", str(path))
    assert (data["seats"][0]["wins"], data["achievements"]["started"]) == (3, 3)


def test_the_first_edition_has_its_own_achievements(capsys: Capture) -> None:
    data = simulated(capsys, "--solo", "--edition", "first", "--games", "1")
    assert list(data["achievements"])[-2:] == ["great_unity", "small_but_glorious"]
    assert len(data["achievements"]) == 10


def test_a_scenario_counts_medals(capsys: Capture) -> None:
    """Expert over five seeds; `at_least` adds the better medals."""
    data = simulated(capsys, "--scenario", "death_and_rebirth", "--seats", "expert", "--games", "5", "--seed", "1")
    assert list(data)[-1] == "medals"
    assert "achievements" not in data
    medals = data["medals"]
    assert list(medals) == ["bronze", "silver", "gold"]
    assert medals["bronze"]["at_least"] == sum(medal["games"] for medal in medals.values())
    assert 3 <= medals["bronze"]["at_least"] == data["seats"][0]["wins"]
    assert medals["silver"]["at_least"] == medals["silver"]["games"] + medals["gold"]["games"]
    for medal in medals.values():
        assert medal["share"] == medal["games"] / 5
        assert medal["share_at_least"] == medal["at_least"] / 5


def test_a_scenario_as_text(capsys: Capture) -> None:
    lines = run(capsys, "simulate", "--scenario", "silk_road", "--games", "2").splitlines()
    assert lines[1].startswith("  random    0.0 % with a medal ")
    assert [line.split()[0] for line in lines[2:]] == ["bronze", "silver", "gold"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--scenario atlantis", "There is no scenario “atlantis”"),
        ("--scenario silk_road --seats random,random", "1 player"),
        ("--scenario silk_road --variants draft", "not for solo games"),
        ("--scenario silk_road --solo", "not allowed with"),
    ],
)
def test_a_scenario_that_cannot_be(capsys: Capture, options: str, said: str) -> None:
    assert cli.main(["simulate", *options.split()]) == 2
    assert said in capsys.readouterr().err


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if "second" not in name}


def test_a_seed_gives_the_same_series(capsys: Capture) -> None:
    arguments = ("--games", "6", "--seats", "random,random,random", "--seed", "42")
    first = simulated(capsys, *arguments)
    assert timeless(simulated(capsys, *arguments)) == timeless(first)
    assert timeless(simulated(capsys, *arguments[:-1], "43")) != timeless(first)


def test_a_series_is_made_of_its_seeds(capsys: Capture) -> None:
    """Solo: game n has seed + n, so that a longer series begins with the shorter one."""
    moves = [simulated(capsys, "--solo", "--games", "1", "--seed", str(seed))["moves"] for seed in (5, 6, 7)]
    assert simulated(capsys, "--solo", "--games", "3", "--seed", "5")["moves"] == sum(moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wins_add_up_to_the_games(capsys: Capture, seats: int) -> None:
    data = simulated(capsys, "--games", "12", "--seats", ",".join(["random"] * seats))
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(12, abs=0.05)


def test_levels_change_seats_so_that_no_seat_is_an_advantage(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Each seed is played once with every rotation: a level sits equally often on every seat."""
    from aoc_desktop.ai import levels

    sat: dict[str, list[int]] = {"one": [], "two": [], "three": []}

    def watched(name: str) -> levels.Player:
        def player(game: Any, state: Any, seat: int, rng: Rng) -> Any:
            if state.round == 1 and state.step == "civilization":
                sat[name].append(seat)
            return levels.random_player(game, state, seat, rng)

        return player

    monkeypatch.setattr(levels, "LEVELS", {name: watched(name) for name in sat})
    simulated(capsys, "--games", "6", "--seats", "one,two,three")
    assert {name: sorted(seats) for name, seats in sat.items()} == {name: [0, 0, 1, 1, 2, 2] for name in sat}


@pytest.mark.parametrize(
    "options",
    [
        "--variants innovation",
        "--variants changing_world",
        "--variants draft",
        "--variants innovation,changing_world,draft",
        "--edition first",
        "--edition first --variants draft",
        "--solo --variants innovation",
        "--first-game",
        "--solo --first-game",
        "--scenario lost_civilization --edition first",
        "--scenario death_and_rebirth --first-game --variants innovation",
    ],
)
def test_every_way_to_play_can_be_simulated(capsys: Capture, options: str) -> None:
    assert simulated(capsys, "--games", "2", *options.split())["games"] == 2


def test_a_set_of_ones_own_can_be_simulated(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('format = 1\nid = "mine"\nextends = "first_edition"\n')
    assert simulated(capsys, "--games", "2", "--cards", str(path))["games"] == 2


def test_a_simulation_as_text(capsys: Capture) -> None:
    lines = run(capsys, "simulate", "--games", "4", "--seed", "3").splitlines()
    data = simulated(capsys, "--games", "4", "--seed", "3")
    assert lines[0].startswith(f"4 games, {data['moves']} moves in ")
    assert len(lines) == 3
    for line, seat in zip(lines[1:], data["seats"], strict=True):
        assert line == (f"  random  {25 * seat['wins']:5.1f} % wins  {seat['mean_points']:6.2f} points on average")


def test_a_solo_simulation_as_text(capsys: Capture) -> None:
    lines = run(capsys, "simulate", "--solo", "--games", "2").splitlines()
    assert len(lines) == 2 + 8
    assert lines[1].startswith("  random    0.0 % with an achievement ")
    assert lines[2].startswith("  remarkable_clan ")
    assert lines[2].endswith(" %)")


def test_one_game_is_no_games(capsys: Capture) -> None:
    assert run(capsys, "simulate", "--games", "1").startswith("1 game, ")


class Terminal(io.StringIO):
    """Standard error that a person watches."""

    def isatty(self) -> bool:
        return True


def test_a_bar_shows_progress_to_a_person(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    assert cli.main(["simulate", "--games", "3", "--json"]) == 0
    shown = screen.getvalue()
    assert "█" * 10 + "░" * 20 + " 1/3" in shown
    assert "█" * 30 + " 3/3" in shown
    assert "\n" not in shown
    assert shown.endswith("\r\033[K")  # the line is free again for what comes
    json.loads(capsys.readouterr().out)


def test_a_bar_is_not_drawn_more_often_than_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    progress = cli._Progress(10_000)
    for done in range(1, 10_001):
        progress.show(done)
    assert screen.getvalue().count("/10000") <= 32


def test_nobody_watching_means_no_bar(capsys: Capture) -> None:
    assert cli.main(["simulate", "--games", "3", "--json"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("--solo --variants innovation", "--set mode=solo --set variants=innovation"),
        ("--edition first --variants draft", "--set card_set=first_edition --set variants=draft"),
        ("--scenario silk_road", "--set mode=scenario:silk_road"),
        ("--first-game", "--set first_game=true"),
    ],
)
def test_a_short_option_is_a_setting(capsys: Capture, short: str, long: str) -> None:
    """Age of Civilization offers options of its own for what any game takes by --set."""
    said, set_ = (simulated(capsys, "--games", "2", *options.split()) for options in (short, long))
    assert timeless(said) == timeless(set_)


def test_a_part_of_the_set_up_can_be_set(capsys: Capture) -> None:
    track = '["farm","fish","hunt","culture","construction","conquest","trade","plague"]'
    assert simulated(capsys, "--games", "1", "--set", f"track={track}")["games"] == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--set mode", "is not NAME=VALUE"),
        ("--set =solo", "is not NAME=VALUE"),
        ("--set seed=x", "the seed is set by --seed"),
        ("--set mode=solo --set mode=table", "mode is set twice"),
        ("--solo --set mode=table", "mode is set twice"),
        ("--cards mine.toml --set card_set=first_edition", "card_set is set twice"),
        ("--set track=5", "Set-up, track: this value cannot be used"),
        ("--set weather=5", "Set-up, weather: it does not belong to a game with these options"),
        ("--set mode=chess", "The mode “chess” is not known"),
        ("--game chess", "invalid choice: 'chess'"),
    ],
)
def test_a_setting_that_cannot_be(capsys: Capture, options: str, said: str) -> None:
    assert cli.main(["simulate", *options.split()]) == 2
    assert said in capsys.readouterr().err
