"""Card set files: how a user's set merges with the one it extends, and that it plays like any other."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli
from aoc_desktop.games.age_of_civilization.rules.card_files import (
    SHIPPED,
    load_cards,
    read_card_file,
    shipped_set,
    whole_set,
)
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet, Effect, Gain
from aoc_desktop.games.age_of_civilization.rules.game import GAME, card_set
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards, Reason
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.record import Record, parse_record, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.position import Position

HEAD = 'format = 1\nid = "mine"\nextends = "second_edition"\n'
ATLANTIS = """
[[civilization]]
id = "atlantis"
group = "europe"
population = 3
main = [{ when = "end_of_turn", gain = { points = 2 } }]
inherited = [{ always = "military", amount = 1 }]
source = "mine"
"""


def data_of(text: str, base: str = "second_edition") -> dict[str, Any]:
    """A user's set as a table: the text with its head before it."""
    return tomllib.loads(HEAD.replace("second_edition", base) + text)


def cards_of(text: str, base: str = "second_edition") -> CardSet:
    return load_cards(data_of(text, base), "mine.toml")


def merged(text: str, kind: str, card: str, base: str = "second_edition") -> dict[str, Any]:
    """A card as the merged table has it, with its source."""
    cards: list[dict[str, Any]] = whole_set(data_of(text, base), "mine.toml")[kind]
    (found,) = [each for each in cards if each["id"] == card]
    return found


def ids(cards: object) -> list[str]:
    return [card.id for card in cards]  # type: ignore[attr-defined]


# ---------------------------------------------------------------- a set that says nothing of its own


@pytest.mark.parametrize("base", SHIPPED)
def test_an_empty_extension_is_the_base_under_another_name(base: str) -> None:
    mine, shipped = cards_of("", base), shipped_set(base)
    assert mine.id == "mine"
    for kind in ("actions", "technologies", "civilizations", "wonders", "special_technologies", "events"):
        assert getattr(mine, kind) == getattr(shipped, kind)
    assert mine.achievements == shipped.achievements
    assert mine.variants == shipped.variants
    assert mine.draft == shipped.draft
    assert mine.first_game == shipped.first_game


def test_extending_leaves_the_shipped_set_as_it_is() -> None:
    before = shipped_set("second_edition").civilization["egypt"]
    cards_of('[[civilization]]\nid = "egypt"\npopulation = 1\nmain = []\n')
    assert shipped_set("second_edition").civilization["egypt"] is before
    assert cards_of("").civilization["egypt"].population == 4


def test_a_fingerprint_tells_values_apart_and_nothing_else() -> None:
    whole = whole_set({"extends": "second_edition"}, "mine")
    assert GAME.fingerprint(whole) == GAME.fingerprint(dict(reversed(whole.items())))
    assert GAME.fingerprint("second_edition") == GAME.fingerprint("second_edition")
    assert GAME.fingerprint("second_edition") != GAME.fingerprint("first_edition")
    assert GAME.fingerprint({**whole, "wonder": whole["wonder"][1:]}) != GAME.fingerprint(whole)


def test_a_set_need_not_extend_any(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = resource("age_of_civilization", "cards", "second_edition.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('id = "second_edition"', 'id = "mine"'), encoding="utf-8")
    whole, shipped = read_card_file(path), shipped_set("second_edition")
    assert whole.id == "mine"
    for kind in ("actions", "technologies", "civilizations", "wonders", "special_technologies", "events"):
        assert getattr(whole, kind) == getattr(shipped, kind)
    assert (whole.achievements, whole.first_game) == (shipped.achievements, shipped.first_game)


# ---------------------------------------------------------------- cards of one id merge


def test_a_card_merges_key_by_key() -> None:
    egypt = cards_of('[[civilization]]\nid = "egypt"\npopulation = 2\n').civilization["egypt"]
    printed = shipped_set("second_edition").civilization["egypt"]
    assert egypt.population == 2
    assert egypt == printed._replace(population=2)


def test_a_list_that_is_given_replaces() -> None:
    """Macedon has two main effects; one is given, one is left."""
    text = '[[civilization]]\nid = "macedon"\nmain = [{ always = "military", amount = 5 }]\n'
    macedon = cards_of(text).civilization["macedon"]
    cause = Cause("civilization", "macedon", "main", 0)
    assert macedon.main == (Effect(cause, always="military", amount=5),)
    assert macedon.inherited == shipped_set("second_edition").civilization["macedon"].inherited


def test_an_empty_list_replaces_too() -> None:
    assert cards_of('[[civilization]]\nid = "macedon"\nmain = []\n').civilization["macedon"].main == ()


def test_a_table_that_is_given_replaces() -> None:
    """Wonder gives 3 points and a wonder; a gain of 4 points alone gives no wonder any more."""
    wonder = cards_of('[[action]]\nid = "wonder"\ngain = { points = 4 }\n').action["wonder"]
    assert wonder.gain == Gain(points=4)
    assert wonder.coins == 7


def test_every_kind_of_card_can_be_corrected() -> None:
    cards = cards_of(
        '[[action]]\nid = "farm"\ngain = { coins = 4 }\n'
        '[[technology]]\nid = "writing"\neffects = []\n'
        '[[wonder]]\nid = "petra"\neffects = []\n'
        '[[special_technology]]\nid = "smiths"\ncolumn = "left"\n'
        '[[event]]\nid = "rats"\neveryone = { coins = -1 }\n'
        '[[achievement]]\nid = "mighty_empire"\npoints = 31\n'
    )
    assert cards.action["farm"].gain.coins == 4
    assert cards.technology["writing"].effects == ()
    assert cards.wonder["petra"].effects == ()
    assert cards.special_technology["smiths"].column == "left"
    assert cards.event["rats"].gain.coins == -1
    assert [card.points for card in cards.achievements if card.id == "mighty_empire"] == [31]


def test_corrected_cards_keep_their_place() -> None:
    text = '[[civilization]]\nid = "rome"\npopulation = 4\n[[civilization]]\nid = "axum"\npopulation = 3\n'
    assert ids(cards_of(text).civilizations) == ids(shipped_set("second_edition").civilizations)


def test_single_tables_replace_as_a_whole() -> None:
    order = ["culture", "construction", "conquest", "hunt", "fish", "trade", "farm", "plague"]
    cards = cards_of(f"[first_game]\norder = {json.dumps(order)}\nsource = 'mine'\n")
    assert list(cards.first_game) == order


def test_variants_merge_key_by_key() -> None:
    cards = cards_of("[variants]\ninnovation = false\n")
    assert cards.variants == {"changing_world", "draft"}
    first = cards_of("[variants]\ninnovation = true\n", "first_edition")
    assert first.variants == {"innovation", "draft"}
    assert first.draft == shipped_set("first_edition").draft


def test_a_draft_of_ones_own() -> None:
    cards = cards_of("[variants]\ndraft = { hand = 3, keep = 2, market = 'five_from_deck' }\n")
    assert cards.draft is not None
    assert (cards.draft.hand, cards.draft.keep, cards.draft.market_from_deck) == (3, 2, True)
    state = GAME.setup(Options(cards, 3, "table", frozenset({"draft"})), Rng(1))
    assert [len(pack) for pack in state.packs] == [3, 3, 3]
    assert len(state.market) == 5


# ---------------------------------------------------------------- what joins, what is selected


def test_new_cards_join_the_end_of_their_list() -> None:
    cards = cards_of(ATLANTIS)
    assert ids(cards.civilizations) == [*ids(shipped_set("second_edition").civilizations), "atlantis"]
    assert len(cards.civilizations) == 49


def test_new_cards_join_a_selection_too() -> None:
    """The first edition selects 34 of the 48: a card that is new is meant to be played."""
    cards = cards_of(ATLANTIS, "first_edition")
    assert ids(cards.civilizations) == [*ids(shipped_set("first_edition").civilizations), "atlantis"]
    assert len(cards.civilizations) == 35


def test_correcting_a_card_that_is_not_selected_does_not_select_it() -> None:
    cards = cards_of('[[civilization]]\nid = "tibet"\npopulation = 4\n', "first_edition")
    assert "tibet" not in cards.civilization
    assert len(cards.civilizations) == 34


def test_lists_select_and_order() -> None:
    chosen = ["rome", "egypt", "china", "atlantis", "axum", "mali", "kush"]
    wonders = ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"]
    cards = cards_of(f"civilizations = {json.dumps(chosen)}\nwonders = {json.dumps(wonders)}\n" + ATLANTIS)
    assert ids(cards.civilizations) == chosen
    assert set(cards.civilization) == set(chosen)
    assert ids(cards.wonders) == wonders
    state = GAME.setup(Options(cards, 2), Rng(1))
    assert sorted([*(card.id for card, _ in state.market), *ids(state.deck)]) == sorted(chosen)


def test_a_selection_of_the_base_can_be_replaced() -> None:
    cards = cards_of("wonders = ['petra', 'angkor_wat']\n", "first_edition")
    assert ids(cards.wonders) == ["petra", "angkor_wat"]


def test_achievements_are_added() -> None:
    cards = cards_of("[[achievement]]\nid = 'builder'\nwonders = 2\nsource = 'mine'\n", "first_edition")
    assert ids(cards.achievements) == [*ids(shipped_set("first_edition").achievements), "builder"]
    assert len(cards.achievements) == 11


def test_the_first_edition_is_an_extension_of_the_second() -> None:
    first, second = shipped_set("first_edition"), shipped_set("second_edition")
    assert (len(first.civilizations), len(first.wonders), len(first.achievements)) == (34, 10, 10)
    assert ids(first.achievements)[:8] == ids(second.achievements)
    differ = {card.id for card in first.civilizations if card.main != second.civilization[card.id].main}
    assert differ == {"arabia", "aztecs", "kongo"}
    inherit = {card.id for card in first.civilizations if card.inherited != second.civilization[card.id].inherited}
    assert inherit == {"aztecs"}
    assert first.variants == {"draft"}


# ---------------------------------------------------------------- where a value comes from


def test_sources_merge_field_by_field() -> None:
    text = '[[civilization]]\nid = "egypt"\npopulation = 3\nsource = { population = "mine" }\n'
    assert merged(text, "civilization", "egypt")["source"] == {
        "population": "mine",
        "main": "house",
        "inherited": "house",
    }


def test_a_source_for_the_whole_card_replaces() -> None:
    text = '[[civilization]]\nid = "egypt"\nsource = "box"\n'
    assert merged(text, "civilization", "egypt")["source"] == "box"
    text = '[[wonder]]\nid = "petra"\nsource = { effects = "box" }\n'
    assert merged(text, "wonder", "petra")["source"] == {"effects": "box"}


def test_the_first_edition_knows_its_own_sources() -> None:
    assert merged("", "civilization", "arabia", "first_edition")["source"] == {
        "population": "house",
        "main": "rulebook",
        "inherited": "house",
    }
    assert merged("", "civilization", "inca")["source"]["main"] == "rulebook"
    assert merged("", "civilization", "inca", "first_edition")["source"]["main"] == "public:second_edition"


@pytest.mark.parametrize("edition", SHIPPED)
def test_every_shipped_card_says_where_it_comes_from(edition: str) -> None:
    data = whole_set(parse_toml(resource("age_of_civilization", "cards", f"{edition}.toml")), edition)
    known = {"rulebook", "public", "deduced", "house"}
    parts = {
        "civilization": {"population", "main", "inherited"},
        "technology": {"name", "place", "effects"},
        "event": {"effect", "name"},
        "action": {"card", "symbol"},
    }
    kinds = ("action", "technology", "civilization", "wonder", "special_technology", "event", "achievement")
    for kind in kinds:
        for card in data[kind]:
            source = card["source"]
            for value in source.values() if isinstance(source, dict) else [source]:
                assert set(value.partition(":")[0].split("+")) <= known, card["id"]
            if isinstance(source, dict):
                assert set(source) <= parts[kind], card["id"]
            if kind == "civilization":
                assert set(source) == parts[kind], card["id"]


def test_the_first_edition_says_which_of_its_cards_are_our_selection() -> None:
    """Its rulebook names 18 of the 34 civilisations and no wonder."""
    cards = shipped_set("first_edition")
    named = {card.id for card in cards.civilizations} - cards.our_choice
    assert named == {
        *("arabia", "aztecs", "babylon", "carthage", "celts", "china", "egypt", "germania", "hittites", "india"),
        *("indonesia", "japan", "kongo", "maya", "mongolia", "polynesia", "rome", "vikings"),
    }
    assert cards.our_choice >= {card.id for card in cards.wonders}
    assert len(cards.our_choice) == 16 + 10
    assert not shipped_set("second_edition").our_choice


def test_what_a_user_selects_is_not_our_selection() -> None:
    ours = shipped_set("first_edition").our_choice
    assert cards_of('[[civilization]]\nid = "mali"\npopulation = 4\n', "first_edition").our_choice == ours
    chosen = cards_of("wonders = ['petra', 'angkor_wat']\n", "first_edition").our_choice
    assert chosen == {card for card in ours if card in shipped_set("second_edition").civilization}


def test_house_values_are_marked_as_such() -> None:
    """What no rulebook shows: all wonders and special cards, most technologies, the track's symbols but one."""
    data = parse_toml(resource("age_of_civilization", "cards", "second_edition.toml"))
    assert {card["source"] for card in data["wonder"]} == {"house"}
    assert {card["source"] for card in data["special_technology"]} == {"house"}
    technologies = {card["id"]: card["source"] for card in data["technology"]}
    stated = {
        card for card, source in technologies.items() if isinstance(source, dict) and source["effects"] == "rulebook"
    }
    assert stated == {"education", "science"}
    symbols = {card["id"]: card["source"]["symbol"] for card in data["action"] if card["where"] == "track"}
    assert {card for card, source in symbols.items() if source != "house"} == {"conquest"}
    assert len(symbols) == 7


# ---------------------------------------------------------------- solo


def test_cards_marked_are_removed_in_solo() -> None:
    removed = {card.id for card in shipped_set("second_edition").civilizations if not card.in_solo}
    assert removed == {"carthage", "iberia", "phoenicia", "scythia", "vikings", "germania", "mongolia"}


def test_the_first_edition_removes_only_its_own_list() -> None:
    removed = {card.id for card in shipped_set("first_edition").civilizations if not card.in_solo}
    assert removed == {"mongolia", "vikings", "germania"}


def test_a_list_of_ones_own_decides_who_is_removed() -> None:
    removed = {card.id for card in cards_of("removed_in_solo = ['egypt']\n").civilizations if not card.in_solo}
    assert removed == {"egypt"}
    assert all(card.in_solo for card in cards_of("removed_in_solo = []\n").civilizations)


def test_removed_cards_are_nowhere_in_a_solo_game() -> None:
    for edition in SHIPPED:
        cards = shipped_set(edition)
        state = GAME.setup(Options(cards, 1, "solo"), Rng(1))
        placed = {card.id for card, _ in state.market} | {card.id for card in state.deck}
        assert placed == {card.id for card in cards.civilizations if card.in_solo}


def test_a_single_card_can_be_marked() -> None:
    text = '[[civilization]]\nid = "egypt"\nsolo = false\n[[civilization]]\nid = "vikings"\nsolo = true\n'
    cards = cards_of(text)
    assert not cards.civilization["egypt"].in_solo
    assert cards.civilization["vikings"].in_solo


# ---------------------------------------------------------------- faults of merging (the rest: tests/bad_input)


def refusal_of(text: str, base: str = "second_edition") -> Reason:
    with pytest.raises(BadCards) as refusal:
        cards_of(text, base)
    return refusal.value.reason


def test_a_fault_names_file_card_field_and_problem() -> None:
    reason = refusal_of('[[civilization]]\nid = "egypt"\npopulation = 7\n')
    assert reason.code == "card_field"
    assert (reason.params["file"], reason.params["card"], reason.params["field"]) == (
        "mine.toml",
        "egypt",
        "population",
    )
    assert (reason.params["problem"], reason.params["found"], reason.params["le"]) == ("less_than_equal", 7, 4)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a = [1\n", 1, ("a list is not closed", "une liste n’est pas fermée")),
        ("a = {b = 1", 1, ("a table is not closed", "une table n’est pas fermée")),
        ("[[a]\nb = 1", 1, ("two brackets", "deux crochets")),
        ("[a", 1, ("the bracket", "le crochet")),
        ("a 1", 1, ("“=” is missing", "il manque «\u202f=\u202f»")),
        ("a = ", 1, ("a value that cannot be read", "une valeur illisible")),
        ("a = 'x", 1, ("a text is not closed", "un texte n’est pas fermé")),
        ('a = "x', 1, ("a text is not closed", "un texte n’est pas fermé")),
        ('a = "x\ny"', 1, ("a sign that no text may hold", "un signe qu’aucun texte ne peut contenir")),
        ("a = 'x\ty\x01'", 1, ("a sign that no file may hold", "un signe qu’aucun fichier ne peut contenir")),
        ('a = "\\q"', 1, ("must be doubled", "doit être doublé")),
        ("[a]\n[a]", 2, ("a table is there twice", "une table s’y trouve deux fois")),
        ("a = 1\na = 2", 2, ("a value is there twice", "une valeur s’y trouve deux fois")),
        ("a = {b = 1, b = 2}", 1, ("a field of a table is there twice", "un champ d’une table s’y trouve")),
        ("a = 2026-02-30", 1, ("a date that does not exist", "une date qui n’existe pas")),
        ("= 1", 1, ("a line that says nothing", "une ligne qui ne dit rien")),
        ("a = 1 2", 1, ("something follows", "quelque chose suit")),
        ("a.% = 1", 1, ("a field's name cannot begin", "le nom d’un champ ne peut commencer")),
    ],
)
def test_why_a_file_is_not_toml_in_either_language(
    tmp_path: Path, text: str, line: int, words: tuple[str, str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCards) as refusal:
        read_card_file(path)
    reason = refusal.value.reason
    assert reason.params["line"] == line
    for language, told in zip(("en", "fr"), words, strict=True):
        assert told.replace("'", "’") in say(reason, language).replace("'", "’")


def test_what_an_extension_may_not_extend() -> None:
    for base in ("third_edition", "mine", ""):
        reason = refusal_of("", base)
        assert reason.params["problem"] == "unknown_base"
        assert reason.params["field"] == "extends"
    with pytest.raises(BadCards) as refusal:
        load_cards({"format": 1, "id": "first_edition", "extends": "first_edition"}, "mine.toml")
    assert refusal.value.reason.params["problem"] == "id_of_its_base"


def test_a_selection_names_only_cards_of_the_set() -> None:
    reason = refusal_of("civilizations = ['egypt', 'troy']\n")
    assert (reason.params["field"], reason.params["found"]) == ("civilizations", "troy")


def test_an_unknown_shipped_set() -> None:
    with pytest.raises(BadCards) as refusal:
        shipped_set("third_edition")
    known = ["second_edition", "first_edition"]
    assert refusal.value.reason == Reason("unknown_card_set", {"card_set": "third_edition", "known": known})


# ---------------------------------------------------------------- a user's set in play


def test_a_new_card_does_what_its_file_says() -> None:
    market = ["atlantis", "egypt", "china", "axum", "mali"]
    game = Position(cards=cards_of(ATLANTIS), market=market)
    game.play("rise atlantis")
    assert game.player(0).workers == 3
    assert game.military(0) == 1
    game.play("rest", "use atlantis")
    assert game.player(0).points == 2


def test_a_corrected_price_is_what_is_paid() -> None:
    cards = cards_of('[[action]]\nid = "fish"\ncoins = 2\ngain = { points = 1 }\n')
    game = Position(cards=cards).hold(0, main="rome", workers=2, coins=3).at("actions")
    game.play("act fish")
    assert (game.player(0).coins, game.player(0).points) == (1, 1)


def whole_game(card_set_data: dict[str, Any], mode: str = "table", players: int = 2) -> Record:
    """A random game with a user's set, as the record that the program would write."""
    record = Record("age_of_civilization", card_set_data, players, mode, (), {"seed": 4})
    match = start(GAME, record)
    setup = GAME.setup_of(match.state)
    rng = Rng(4)
    while deciders := match.deciders:
        match.play(deciders[0], match.legal(deciders[0]).sample(rng))
    return record._replace(setup=setup, moves=tuple(match.moves))


@pytest.mark.parametrize(("mode", "players"), [("table", 3), ("solo", 1)])
@pytest.mark.parametrize("base", SHIPPED)
def test_a_set_stands_whole_in_a_record_and_replays(base: str, mode: str, players: int) -> None:
    record = whole_game(data_of(ATLANTIS, base), mode, players)
    assert "atlantis" in record.setup["deck"] + record.setup["market"]
    again = parse_record(record.to_json())
    assert again == record
    match = replay(GAME, again)
    assert match.outcome is not None
    assert GAME.snapshot(match.state) == GAME.snapshot(replay(GAME, record).state)


def test_a_saved_game_outlives_its_card_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record holds the set itself: the file may be changed, broken or gone."""
    cards_file = tmp_path / "mine.toml"
    cards_file.write_text(HEAD + ATLANTIS)
    record = whole_game(parse_toml(cards_file))
    cards_file.write_text("broken")
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 0
    output = capsys.readouterr()
    assert output.out.startswith(f"{len(record.moves)} moves, finished\n")
    assert output.err == ""


def test_the_set_of_a_record_decides_not_the_shipped_one() -> None:
    setup = {"seed": 1, "first_player": 0, "market": ["egypt", "rome", "china", "axum", "mali"]}
    plain = Record("age_of_civilization", "second_edition", 2, "table", (), setup, ("rise egypt",))
    mine = plain._replace(card_set=data_of('[[civilization]]\nid = "egypt"\npopulation = 1\n'))
    assert replay(GAME, plain).state.players[0].workers == 4
    assert replay(GAME, mine).state.players[0].workers == 1


def test_shipped_sets_are_compiled_once() -> None:
    assert card_set("second_edition") is card_set("second_edition")


def test_two_end_of_turn_effects_of_one_card_have_names_of_their_own() -> None:
    text = (
        '[[civilization]]\nid = "mali"\nmain = [{ when = "end_of_turn", gain = { coins = 2 } }, '
        '{ when = "end_of_turn", gain = { points = 1 } }]\n'
    )
    game = Position(cards=cards_of(text)).hold(0, main="mali", coins=0, workers=3).at("end_of_turn")
    assert game.legal() == ["use mali", "use mali#2"]
    game.play("use mali#2")
    assert (game.player(0).coins, game.player(0).points) == (0, 1)
    assert game.legal() == ["use mali"]
