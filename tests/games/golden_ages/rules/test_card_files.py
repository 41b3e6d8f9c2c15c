"""Card set files: a user's set merges with the base game, plays like it, and a faulty one is refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import (
    load_cards,
    read_card_file,
    set_fingerprint,
    shipped_set,
    whole_set,
)
from aoc_desktop.games.golden_ages.rules.game import GAME, card_set
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.record import Record, parse_record, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.sources import CardSources, by_part, kind_of
from tests.games.golden_ages.position import Position, cards_with, gains

HEAD: dict[str, Any] = {"format": 1, "id": "mine", "extends": "base"}


def refused(**tables: Any) -> tuple[str, str, str]:
    with pytest.raises(BadCards) as caught:
        load_cards({**HEAD, **tables}, "mine.toml")
    params = caught.value.reason.params
    assert params["file"] == "mine.toml"
    return params["card"], params["field"], params["problem"]


def effects(*listed: dict[str, Any], **card: Any) -> list[dict[str, Any]]:
    """Market with these effects."""
    return [{"id": "market", "effects": list(listed), **card}]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    cards = shipped_set("base")
    assert (len(cards.tiles), len(cards.wonders), len(cards.civilizations)) == (17, 16, 25)
    assert len(cards.judgements) + len(cards.futures) == 19
    assert sum(len(card.players) for card in cards.buildings) == 24


def test_values_that_are_not_the_rulebooks_are_marked() -> None:
    sources = shipped_set("base").sources
    assert sources["building", "market"].marks == {"players": "house"}
    assert sources["wonder", "versailles"].mark == "house", "a doubtful source is shown like our own completion"
    assert sources["wonder", "versailles"].kind == "public"
    assert sources["technology", "wheel"].mark == ""


KINDS_OF_THE_BOX = {
    "tile": "public",
    "civilization": "public",
    "wonder": "public",
    "building": "house",
    "judgement": "public",
    "future": "public",
}
"""Under which kind all cards of a table are listed. The technologies are two: the booklet prints the starting ones."""
DOUBTFUL = {"notre_dame", "great_wall", "versailles", "eiffel_tower", "united_nations"}


def listed_under(card: dict[str, Any]) -> str:
    return CardSources(by_part(card["source"])).kind


@pytest.mark.parametrize("kind", KINDS_OF_THE_BOX)
def test_every_card_is_listed_where_its_values_come_from(kind: str) -> None:
    cards = parse_toml(resource("golden_ages", "base.toml"))[kind]
    assert {listed_under(card) for card in cards} == {KINDS_OF_THE_BOX[kind]}
    for card in cards:
        assert all(kind_of(text) for text in by_part(card["source"]).values()), card["id"]


def test_the_booklet_prints_the_starting_technologies_and_the_price_of_the_others() -> None:
    technologies = parse_toml(resource("golden_ages", "base.toml"))["technology"]
    assert {listed_under(card) for card in technologies if card["level"] == 1} == {"rulebook"}
    for card in technologies:
        if card["level"] > 1:
            assert listed_under(card) == "public"
            assert {part for part, text in card["source"].items() if text == "rulebook"} == {"effects", "cost"}


def test_five_wonders_rest_on_a_single_doubtful_source() -> None:
    wonders = parse_toml(resource("golden_ages", "base.toml"))["wonder"]
    assert {card["id"] for card in wonders if card.get("confidence") == "low"} == DOUBTFUL


def test_a_corrected_card_keeps_the_rest_of_it() -> None:
    cards = cards_with(wonder=[{"id": "colossus", "cost": 1}], player={"gold": 9})
    assert cards.wonder["colossus"].cost == 1
    assert cards.wonder["colossus"].effects == shipped_set("base").wonder["colossus"].effects
    assert cards.gold == 9
    assert cards.reserve == 5


def test_a_new_card_plays_like_any_other() -> None:
    card = {"id": "forum", "era": 1, "players": [2], "source": "mine"}
    cards = cards_with(
        building=[{**card, "effects": [{"when": "activate", "gain": {"points": 1, "gold": 2}, "per": "gold"}]}],
        components={"buildings": 25},
    )
    game = Position(cards=cards).hold(0, buildings="forum", gold=2)
    events = game.play("activate forum")
    assert (gains(events), gains(events, "points")) == ({"forum": 4}, {"forum": 2})


def test_what_arrival_counts_is_counted_on_arrival() -> None:
    """A count that the move itself changes: the soldier's own standing is part of the gold that pays the attack."""
    effect = {"when": "land", "gain": {"gold": 1}, "per": "own_standing"}
    cards = cards_with(civilization=[{"id": "usa", "effects": [effect]}])
    game = Position(cards=cards).hold(0, "usa", gold=1).colonists(0, "e4 c5").colonists(1, "e5")
    assert game.legal("attack") == ["attack e4 e5"]
    game.play("attack e4 e5")
    assert game.player(0).gold == 0


def test_effects_that_follow_a_chosen_technology_wait_for_it() -> None:
    grant = {"when": "build", "technology": {"choose": 1, "discount": 1}}
    follow = {"when": "build", "gain": {"points": 5}}
    cards = cards_with(wonder=[{"id": "colossus", "effects": [grant, follow]}])
    game = Position(cards=cards).hold(0, gold=5)
    game.play("wonder colossus")
    assert game.player(0).points == 0
    game.play("develop carriage")
    assert (game.player(0).points, game.player(0).gold) == (5, 0)
    poor = Position(cards=cards).hold(0, gold=3)
    poor.play("wonder colossus")
    assert (poor.player(0).points, poor.state.seat) == (5, 1), "nothing that could be paid for: the rest follows"


def test_an_activated_card_may_give_a_certain_technology() -> None:
    cards = cards_with(building=effects({"when": "activate", "technology": {"id": "rail"}}))
    game = Position(cards=cards).hold(0, buildings="market", gold=0)
    game.play("activate market")
    assert game.technologies(0) == ["rail"]


@pytest.mark.parametrize(
    ("effect", "field", "problem"),
    [
        ({}, "effects.0.always", "neither_always_nor_when"),
        ({"always": "attack_toll", "when": "cube"}, "effects.0.always", "always_or_when"),
        ({"always": "flying"}, "effects.0.always", "unknown_effect"),
        ({"always": "range"}, "effects.0.squares", "missing_for"),
        ({"always": "attack_toll", "gold": 2}, "effects.0.gold", "not_for"),
        ({"when": "cube"}, "effects.0.gain", "gives_nothing"),
        ({"when": "cube", "gain": {}}, "effects.0.gain", "empty"),
        ({"when": "cube", "gain": {"gold": 0}}, "effects.0.gain.gold", "greater_than_equal"),
        ({"when": "cube", "symbol": "gem", "gain": {"gold": 1}}, "effects.0.symbol", "not_for"),
        ({"when": "control", "gain": {"gold": 1}}, "effects.0.symbol", "missing_for"),
        ({"when": "cube", "gain": {"gold": 1}, "tiles": 2}, "effects.0.tiles", "not_for"),
        ({"when": "cube", "stand_up": 1}, "effects.0.stand_up", "not_for"),
        ({"when": "activate", "stand_up": 1, "per": "gold"}, "effects.0.per", "not_for"),
        ({"when": "activate", "stand_up": 1, "gain": {"gold": 1}}, "effects.0.stand_up", "not_for"),
        ({"when": "activate", "relocate": ["agora", "agora"]}, "effects.0.relocate", "duplicate"),
        ({"when": "cube", "technology": {"id": "rail"}}, "effects.0.technology", "not_for"),
        ({"when": "activate", "technology": {"choose": 2, "discount": 1}}, "effects.0.technology.choose", "not_for"),
        ({"when": "activate", "technology": {"choose": 1}}, "effects.0.technology.discount", "missing_for"),
        ({"when": "activate", "technology": {}}, "effects.0.technology.id", "missing_for"),
        ({"when": "activate", "technology": {"id": "rail", "skip": True}}, "effects.0.technology.skip", "not_for"),
        (
            {"when": "activate", "technology": {"id": "rail", "needs": "fire"}},
            "effects.0.technology.otherwise_gold",
            "missing_for",
        ),
        ({"when": "activate", "technology": {"id": "rain"}}, "effects.0.technology.id", "unknown_technology"),
        ({"when": "game_end", "gain": {"gold": 1}}, "effects.0.gain", "not_for"),
        ({"when": "play", "gain": {"gold": 1}}, "effects.0.when", "not_for"),
    ],
)
def test_a_faulty_effect_is_refused_with_card_field_and_problem(
    effect: dict[str, Any], field: str, problem: str
) -> None:
    assert refused(building=effects(effect)) == ("market", field, problem)


@pytest.mark.parametrize(
    ("tables", "where"),
    [
        (
            {"building": [{"id": "colossus", "era": 1, "players": [2], "effects": [], "source": "x"}]},
            ("colossus", "id", "duplicate"),
        ),
        ({"island": [{"square": "a1", "symbols": [], "source": "x"}] * 2}, ("", "island", "duplicate")),
        ({"technology": [{"id": "rail", "obsoletes": ["cart"]}]}, ("rail", "obsoletes", "unknown_technology")),
        ({"technology": [{"id": "rail", "level": 4}]}, ("rail", "level", "cell_taken_twice")),
        ({"technology": [{"id": "wheel", "effects": []}]}, ("", "technology", "no_range")),
        ({"technology": [{"id": "wheel", "cost": 3}]}, ("wheel", "cost", "not_for")),
        ({"wonder": [{"id": "colossus", "cost_for": {"atlantis": 1}}]}, ("colossus", "cost_for", "unknown_card")),
        ({"civilization": [{"id": "rome", "value": 7}]}, ("rome", "value", "duplicate")),
        (
            {"civilization": [{"id": "rome", "effects": [{"when": "activate", "gain": {"gold": 1}}]}]},
            ("rome", "effects.0.when", "not_for"),
        ),
        (
            {"building": effects({"when": "activate", "gain": {"gold": 1}}, {"when": "activate", "gain": {"gold": 2}})},
            ("market", "effects", "two_activations"),
        ),
        ({"actions": {"judgements_shown": 11}}, ("", "judgement", "too_few")),
        ({"actions": {"invasion_costs": [1, 1, 1, 1, 1]}}, ("", "glory", "too_few")),
        ({"board": {"start": "j6"}}, ("", "board.start", "off_the_board")),
        ({"board": {"rows": 7}}, ("", "board.rows", "literal_error")),
        ({"components": {"wonders": 15}}, ("", "components.wonders", "not_the_count")),
        ({"tile": [{"id": "t1", "size": 4}]}, ("t1", "cells", "wrong_count")),
        ({"building": [{"id": 3}]}, ("building", "id", "string_type")),
        ({"extends": "deluxe"}, ("", "extends", "unknown_base")),
        ({"id": "base"}, ("", "id", "id_of_its_base")),
        ({"dance": 1}, ("", "dance", "extra_forbidden")),
    ],
)
def test_a_faulty_set_is_refused_with_card_field_and_problem(
    tables: dict[str, Any], where: tuple[str, str, str]
) -> None:
    assert refused(**tables) == where


def test_too_few_cards_for_four_players() -> None:
    data = parse_toml(resource("golden_ages", "base.toml"))
    for table, keep in (("civilization", 3), ("future", 3), ("building", 1)):
        short = {**data, "id": "short", table: data[table][:keep]}
        with pytest.raises(BadCards) as caught:
            load_cards(short, "short.toml")
        assert caught.value.reason.params["problem"] in ("too_few", "unknown_card")


def test_tiles_begin_at_their_first_cell() -> None:
    cell = {"at": [0, 0], "symbols": [], "edges": "LLLL"}
    tile = {"id": "t16", "size": 2, "source": "x"}
    assert refused(tile=[{**tile, "cells": [cell, cell]}]) == ("t16", "cells", "duplicate")
    assert refused(tile=[{**tile, "cells": [{**cell, "at": [0, 1]}, cell]}]) == ("t16", "cells", "wrong_value")
    line = [{**cell, "at": [0, east]} for east in range(4)]
    assert refused(tile=[{"id": "square", "size": 4, "cells": line}]) == ("square", "cells", "one_square_tile")
    square = [{**cell, "at": [south, east]} for south in (0, 1) for east in (0, 1)]
    assert refused(tile=[{"id": "t16", "size": 4, "cells": square}]) == ("", "tile", "one_square_tile")


def test_a_row_of_technologies_has_no_gap() -> None:
    data = parse_toml(resource("golden_ages", "base.toml"))
    rows = [card for card in data["technology"] if card["id"] != "rail"]
    with pytest.raises(BadCards) as caught:
        load_cards({**data, "id": "gap", "technology": rows}, "gap.toml")
    assert caught.value.reason.params["problem"] in ("no_predecessor", "unknown_technology")


def test_a_shipped_set_has_its_name() -> None:
    with pytest.raises(BadCards) as caught:
        shipped_set("deluxe")
    assert caught.value.reason.code == "unknown_card_set"


def test_a_file_is_read_and_told_apart_by_its_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nid = "mine"\nextends = "base"\n[player]\ngold = 4\n')
    assert read_card_file(file).gold == 4
    assert set_fingerprint(parse_toml(file)) != set_fingerprint("base")
    assert GAME.fingerprint("base") == set_fingerprint("base")


def test_a_game_with_an_own_set_is_saved_whole_and_replayed() -> None:
    table = {**HEAD, "player": {"gold": 9}}
    match = start(GAME, Record(GAME.id, whole_set(table, "x") | {"id": "mine"}, 2, "table", (), {"seed": 1}))
    rng = Rng(1)
    for _ in range(30):
        match.play(match.state.seat, match.legal(match.state.seat).sample(rng))
    record = match.beginning._replace(moves=tuple(match.moves))
    again = replay(GAME, parse_record(json.dumps({"format": 1, **record._asdict()})))
    assert again.state.key() == match.state.key()
    assert card_set(record.card_set).gold == 9
