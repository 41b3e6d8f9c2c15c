"""Whom the rules favour: one line for each game, gone on with after a cut, and what the lines add up to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.ai.training.balance import lines_of, main, shares, table
from aoc_desktop.kernel.resources import resource

SEATS = ["--seats", "random,random,random", "--seed", "40"]


def balance(folder: Path, games: int, *more: str) -> dict[str, object]:
    lines, out = folder / "games.jsonl", folder / "balance.json"
    main([*SEATS, "--games", str(games), "--lines", str(lines), "--out", str(out), *more])
    return dict(json.loads(out.read_text(encoding="utf-8")))


def test_a_series_goes_on_after_a_cut_with_the_games_it_lacks(tmp_path: Path) -> None:
    whole = balance(tmp_path, 6)
    lines = tmp_path / "games.jsonl"
    text = lines.read_text(encoding="utf-8")
    kept = text.splitlines(keepends=True)
    lines.write_text("".join(kept[:3]) + kept[3][:20], encoding="utf-8")
    assert balance(tmp_path, 6) == whole
    assert lines.read_text(encoding="utf-8") == text


def test_every_game_has_one_winner_in_all_and_every_card_its_owner(tmp_path: Path) -> None:
    found = balance(tmp_path, 8)["random,random,random second_edition"]
    assert isinstance(found, dict)
    assert found["games"] == 8
    assert sum(place["share"] for place in found["place"].values()) == pytest.approx(1, abs=0.001)
    games = list(lines_of(tmp_path / "games.jsonl"))
    for kind in ("civilizations", "wonders"):
        owned = sum(len(cards) for game in games for cards in game[kind])
        assert owned == sum(card["times"] for card in found[kind].values()) > 0


def test_a_shared_victory_is_shared_and_places_count_from_the_first_player() -> None:
    game = {"first_player": 2, "best": [0, 2], "points": [9, 4, 9], "wonders": [["petra"], ["sphinx"], []]}
    found = shares(iter([game]), ["wonders"])
    assert {place: data["share"] for place, data in found["place"].items()} == {"1": 0.5, "2": 0.5, "3": 0.0}
    assert {card: data["share"] for card, data in found["wonders"].items()} == {"petra": 0.5, "sphinx": 0.0}


def test_the_table_has_the_best_first_and_says_what_is_known_well(tmp_path: Path) -> None:
    balance(tmp_path, 8, "--table", str(tmp_path / "table.md"))
    places = (tmp_path / "table.md").read_text(encoding="utf-8").split("\n\n")[0].splitlines()
    assert places[0] == "| place | times | won | ± | within |"
    shares = [float(line.split("|")[3].strip().removesuffix(" %")) for line in places[2:]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(100, abs=0.2)
    many = {"place": {"1": {"times": 2000, "share": 0.5, "interval": [0.478, 0.522]}}}
    assert "| 1 | 2000 | 50.0 % | 2.2 | yes |" in table(many)


def test_a_game_tells_what_its_snapshot_does_not_list(tmp_path: Path) -> None:
    """Monumental Duel: civilisations by pair, and how often an offered card was bought."""
    lines, out = tmp_path / "games.jsonl", tmp_path / "balance.json"
    duel = ["--game", "monumental_duel", "--seats", "random,random", "--kinds", "", "--games", "4"]
    main([*duel, "--lines", str(lines), "--out", str(out)])
    found = json.loads(out.read_text(encoding="utf-8"))["random,random espionage"]
    assert sum(civilization["times"] for civilization in found["civilization"].values()) == 8
    assert sum(pair["times"] for pair in found["pair"].values()) == 8
    assert set(found["development"]) <= set(found["bought"])
    assert all(card["times"] <= 4 for card in found["bought"].values())
    games = list(lines_of(lines))
    bought = {card for game in games for cards in game["development"] for card in cards}
    assert {card for card, told in found["bought"].items() if told["share"]} == bought


def test_variants_are_played_and_named(tmp_path: Path) -> None:
    assert list(balance(tmp_path, 1, "--variants", "draft")) == ["random,random,random second_edition draft"]


def test_what_was_published_can_be_read() -> None:
    published = json.loads(resource("age_of_civilization", "ai", "balance.json").read_text(encoding="utf-8"))
    plain = published["expert,expert,expert second_edition"]
    assert plain["games"] >= 1000
    assert len(plain["civilizations"]) == 48
    assert len(plain["wonders"]) == 15


def test_what_was_published_of_the_duel_can_be_read() -> None:
    published = json.loads(resource("monumental_duel", "ai", "balance.json").read_text(encoding="utf-8"))
    found = published["expert,expert espionage"]
    assert found["games"] >= 1000
    assert set(found["civilization"]) == {"greece", "mughals", "aksum"}
    assert len(found["bought"]) == 30
    page = resource("monumental_duel", "ai", "balance.md").read_text(encoding="utf-8")
    for card, told in found["bought"].items():
        assert f"| {card} | {told['times']} | {100 * told['share']:.1f} % |" in page
