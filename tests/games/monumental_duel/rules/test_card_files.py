"""Card set files: a user's set merges with the box, plays like it, and a faulty one is refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import (
    card_set,
    load_cards,
    read_card_file,
    set_fingerprint,
    shipped_set,
    whole_set,
)
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.words.commands import COMMANDS
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.record import Record, parse_record, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from tests.games.monumental_duel.position import Position, cards_with

HEAD: dict[str, Any] = {"format": 1, "id": "mine", "extends": "espionage"}


def refused(**tables: Any) -> tuple[str, str, str]:
    with pytest.raises(BadCards) as caught:
        load_cards({**HEAD, **tables}, "mine.toml")
    params = caught.value.reason.params
    assert params["file"] == "mine.toml"
    return params["card"], params["field"], params["problem"]


def mine(*steps: dict[str, Any]) -> dict[str, Any]:
    """The Mine with these steps."""
    return {"building": [{"id": "mine", "use": list(steps)}]}


def test_the_box_holds_what_the_rulebook_lists() -> None:
    data = parse_toml(resource("monumental_duel", "espionage.toml"))
    box, cards = data["components"], shipped_set("espionage")
    own = sum(len(civilization.deck) + len(civilization.policies) + 2 for civilization in cards.civilizations)
    assert own == box["civilization_cards"]
    for era in (1, 2, 3):
        assert sum(card.era == era for card in cards.development) == box[f"development_{era}"]
    assert sum(card.copies for card in cards.basic[:-1]) == box["basic_buildings"]
    assert cards.revolt.copies == box["revolts"]
    assert sum(card.copies for card in cards.espionage) == box["espionage_cards"]
    counted = ("civilization_cards", "development_1", "development_2", "development_3", "basic_buildings")
    others = ("espionage_cards", "revolts", "era_separators", "aids", "advantage_cards")
    assert sum(box[part] for part in (*counted, *others)) == box["cards"]


def test_values_that_are_not_the_rulebooks_are_marked() -> None:
    sources = shipped_set("espionage").sources
    assert sources["knowledge", "scytale"].marks == {"card": "house"}
    assert sources["province", "ethiopia"].marks == {"cost": "deduced", "bonus": "house"}
    assert sources["building", "mine"].kind == "rulebook"


def test_a_corrected_card_keeps_the_rest_of_it() -> None:
    cards = cards_with(province=[{"id": "ethiopia", "bonus": [{"do": "gain", "points": 3}]}], limits={"start_gold": 5})
    assert cards.card["ethiopia"].cost == (4,)
    assert cards.start_gold == 5
    assert cards.track == 6
    game = Position(cards=cards).hold(0, military=4).at(0)
    game.play("acquire ethiopia")
    assert game.tokens(0)["points"] == 3


def test_a_set_stands_whole_in_a_record_and_replays() -> None:
    own = {**HEAD, "province": [{"id": "troy", "cost": 1}]}
    match = start(GAME, Record(GAME.id, own, 2, "table", (), {"seed": 4}))
    rng = Rng(3)
    for _ in range(60):
        seat = match.deciders[0]
        match.play(seat, match.legal(seat).sample(rng))
    written = parse_record(match.beginning._replace(moves=tuple(match.moves)).to_json())
    assert replay(GAME, written).state.key() == match.state.key()
    assert GAME.fingerprint(own) != GAME.fingerprint("espionage")
    assert set_fingerprint(whole_set(own, "")) == set_fingerprint(own)
    assert card_set(own).own_table == own


def test_a_new_civilisation_can_be_played() -> None:
    """Rules, section 7: within this vocabulary."""
    policies = [
        {"id": f"law_{n}", "civilization": "rome", "bonus": [{"do": "gain", "gold": 1}], "source": "me"}
        for n in range(5)
    ]
    rome = {
        "id": "rome", "policies_placed": "stack", "warlord": "caesar", "source": "me",
        "deck": {"work_camp": 8, "fort": 6, "coinage": 1}, "policies": [policy["id"] for policy in policies],
    }  # fmt: skip
    caesar = {"id": "caesar", "civilization": "rome", "use": [{"do": "gain", "military": 2}], "source": "me"}
    cards = cards_with(civilization=[rome], policy=policies, warlord=[caesar])
    state = GAME.setup(
        GAME.options(Record(GAME.id, "espionage", 2, "table", (), {"seed": 1}))._replace(cards=cards), Rng(1)
    )
    assert "rome" in GAME.setup_of(state)["city"]


def test_a_file_is_read_and_its_faults_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('format = 1\nid = "mine"\nextends = "espionage"\n[[province]]\nid = "troy"\ncost = 2\n')
    assert read_card_file(path).card["troy"].cost == (2,)
    path.write_text(path.read_text().replace("cost = 2", 'cost = "much"'))
    with pytest.raises(BadCards) as caught:
        read_card_file(path)
    params = caught.value.reason.params
    assert (params["file"], params["card"], params["field"]) == ("mine.toml", "troy", "cost")


def test_the_terminal_checks_a_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('format = 1\nid = "mine"\nextends = "espionage"\n')
    told = [line for line, _ in COMMANDS.check_cards(path)]
    assert told == [
        "mine.toml: mine can be played: 3 civilisations, 30 development cards for a deck of 30, "
        "4 kinds of basic buildings, 5 espionage cards"
    ]
    assert COMMANDS.cards_in(path)["id"] == "mine"
    assert COMMANDS.record(GAME.id, {}, None, 2, 1).card_set == "espionage"


def test_a_whole_set_needs_no_base() -> None:
    data = {**parse_toml(resource("monumental_duel", "espionage.toml")), "id": "copy"}
    assert load_cards(json.loads(json.dumps(data)), "copy.toml").card["troy"] == shipped_set("espionage").card["troy"]


@pytest.mark.parametrize("unknown", ["extends", "record"])
def test_a_set_that_nobody_knows(unknown: str) -> None:
    with pytest.raises(BadCards):
        card_set("base") if unknown == "record" else load_cards({**HEAD, "extends": "base"}, "mine.toml")
    assert refused(id="espionage") == ("", "id", "id_of_its_base")


@pytest.mark.parametrize(
    ("step", "field", "problem"),
    [
        ({"do": "dance"}, "use.0.do", "unknown_effect"),
        ({"do": "gain"}, "use.0.gold", "gives_nothing"),
        ({"do": "gain", "gold": 1, "count": 2}, "use.0.count", "not_for"),
        ({"do": "gain", "gold": 0}, "use.0.gold", "greater_than_equal"),
        ({"do": "gain", "gold": True}, "use.0.gold", "not_for"),
        ({"do": "gain", "gold": 1, "max": 2}, "use.0.per", "missing_for"),
        ({"do": "gain", "gold": 1, "if": {"archived": "revolt"}}, "use.0.if", "not_for"),
        ({"do": "gain", "gold": 1, "if": {}}, "use.0.if", "empty"),
        ({"do": "gain", "gold": 1, "if": {"gained": {}}}, "use.0.if.gained", "wrong_count"),
        ({"do": "gain", "gold": 1, "if": {"conquered": True, "advantage": True}}, "use.0.if.conquered", "not_for"),
        ({"do": "gain", "gold": 1, "per": {"activated": ["temple"]}}, "use.0.per.activated", "unknown_card"),
        ({"do": "gain_basic", "count": 4, "kind": "free"}, "use.0.count", "wrong_value"),
        ({"do": "gain_basic", "count": 1, "kind": "other"}, "use.0.kind", "not_for"),
        ({"do": "gain_basic", "count": "era", "kind": "other"}, "use.0.count", "wrong_value"),
        ({"do": "pay_any", "count": 1, "gold": 3}, "use.0.gold", "not_for"),
        ({"do": "pay_different", "count": 1}, "use.0.count", "wrong_value"),
        ({"do": "archive", "from": "deck"}, "use.0.from", "wrong_value"),
        ({"do": "convert", "from": "wheat", "to": "points", "max": 1}, "use.0.from", "wrong_value"),
        ({"do": "discard"}, "use.0.count", "missing_for"),
        ({"do": "revolt", "count": 1}, "use.0.who", "missing_for"),
        ({"do": "gain_building", "which": "temple"}, "use.0.which", "unknown_card"),
        ({"do": "either", "options": {"one": [{"do": "spy"}]}}, "use.0.options", "wrong_count"),
        ({"do": "repeat", "if": {"archived": "revolt"}}, "use.0.do", "not_for"),
        ({"do": "copy_card"}, "use.0.do", "not_for"),
    ],
)
def test_a_faulty_step_is_refused(step: dict[str, Any], field: str, problem: str) -> None:
    assert refused(**mine(step)) == ("mine", field, problem)


def card(kind: str, **values: Any) -> dict[str, Any]:
    return {kind: [values]}


GAIN = [{"do": "gain", "gold": 1}]


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        (card("building", id="mine", on_activated=GAIN), ("mine", "on_activated", "two_abilities")),
        (card("building", id="mine", cost=2), ("mine", "cost", "not_for")),
        (card("building", id="gymnasium", era=None), ("gymnasium", "era", "missing_for")),
        (card("building", id="workshop", copies=None), ("workshop", "copies", "missing_for")),
        (card("building", id="gymnasium", defence=2), ("gymnasium", "defence", "not_for")),
        (card("building", id="barricade", defence=3), ("barricade", "defence", "wrong_value")),
        (card("building", id="fort", round_start=GAIN), ("fort", "round_start", "not_for")),
        (
            card("building", id="fort", during_activation={"swap": {"pay": {"gold": 1}}}),
            ("fort", "during_activation.swap", "not_for"),
        ),
        (card("building", id="fort", resources={}), ("fort", "resources", "empty")),
        (card("building", id="fort", standing={}), ("fort", "standing.trigger", "empty")),
        (card("building", id="fort", standing={"trigger": "spy"}), ("fort", "standing.gain", "missing_for")),
        (
            card("building", id="fort", standing={"free_reroll": True, "science": 1}),
            ("fort", "standing.science", "not_for"),
        ),
        (
            card("building", id="fort", standing={"free_reroll": True, "trigger": "spy"}),
            ("fort", "standing.free_reroll", "not_for"),
        ),
        (card("knowledge", id="geometry", set="basic", era=None), ("geometry", "set", "wrong_value")),
        (
            card("knowledge", id="scytale", standing=None, during_activation={"exchange": {"gold": 1}}),
            ("scytale", "during_activation", "not_for"),
        ),
        (card("policy", id="treaties", use=None, on_activated=GAIN), ("treaties", "on_activated", "not_for")),
        (card("policy", id="treaties", use=None, round_start=GAIN), ("treaties", "round_start", "wrong_value")),
        (
            card("policy", id="treaties", use=None, during_activation={"exchange": {"gold": 1}}),
            ("treaties", "during_activation.exchange", "not_for"),
        ),
        (card("policy", id="treaties", bonus=[{"do": "copy_bonus"}]), ("treaties", "bonus.0.do", "not_for")),
        (card("espionage", id="agitation", faces={"4": GAIN, "5": GAIN}), ("agitation", "faces.6", "missing")),
        (card("espionage", id="agitation", number=0), ("basic_espionage", "number", "duplicate")),
        (
            card("province", id="fort", era=1, terrain="coastal", cost=1, bonus=GAIN, source="me"),
            ("fort", "id", "duplicate"),
        ),
        (card("civilization", id="greece", deck={"work_camp": 15}), ("greece", "deck", "one_knowledge")),
        (card("civilization", id="greece", deck={"work_camp": 14}), ("greece", "deck", "wrong_count")),
        (card("civilization", id="greece", deck={"workshop": 15}), ("greece", "deck", "unknown_card")),
        (card("civilization", id="greece", policies=["dahsala"]), ("greece", "policies", "unknown_card")),
        (card("civilization", id="greece", policies=["treaties"] * 5), ("greece", "policies", "wrong_count")),
        (card("civilization", id="greece", warlord="akbar"), ("greece", "warlord", "unknown_card")),
        ({"limits": {"track_kept": 6}}, ("", "limits.track_kept", "wrong_value")),
        ({"limits": {"end_track": 2}}, ("", "limits.end_track", "wrong_value")),
        ({"limits": {"start_agents": 4}}, ("", "limits.start_agents", "wrong_value")),
        ({"development_deck": {"wonder": [4, 3, 2]}}, ("", "development_deck.wonder", "too_few")),
    ],
)
def test_a_faulty_card_is_refused(tables: dict[str, Any], expected: tuple[str, str, str]) -> None:
    assert refused(**tables) == expected


def test_tables_of_a_whole_set() -> None:
    data = {**parse_toml(resource("monumental_duel", "espionage.toml")), "id": "copy"}

    def problem(**tables: Any) -> tuple[str, str]:
        with pytest.raises(BadCards) as caught:
            load_cards({**data, **tables}, "copy.toml")
        return caught.value.reason.params["field"], caught.value.reason.params["problem"]

    assert problem(civilization=data["civilization"][:1]) == ("civilization", "too_few")
    assert problem(civilization=[data["civilization"][0]] * 2) == ("id", "duplicate")
    assert problem(espionage=data["espionage"][:1]) == ("espionage", "too_few")
    none = {"knowledge": [0, 0, 0], "wonder": [0, 0, 0], "province": [0, 3, 2], "building": [0, 0, 0], "source": "me"}
    assert problem(development_deck=none) == ("development_deck", "too_few")
    assert problem(development_deck={**none, "knowledge": [0, 3, 2]}) == ("development_deck", "too_few")
    assert problem(dice=6) == ("dice", "extra_forbidden")
