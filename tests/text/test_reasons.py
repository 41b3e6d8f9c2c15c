"""Every reason that the engine gives has its own sentence, in both languages, with all that it knows."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Collection
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import aoc_desktop
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID, load_language, say
from aoc_desktop.kernel.errors import BadCards, Reason
from aoc_desktop.kernel.resources import translation
from tests import golden
from tests.games import data_of
from tests.in_one import in_one

GOLDEN = data_of("age_of_civilization", "golden_words")
CODES = ("en", "fr")
UNKNOWN = {"en": "Refused", "fr": "Refusé"}

# Each reason of the kernel, the rules, records, options and files, with parameters as the engine gives them.
REASONS: list[tuple[str, dict[str, Any]]] = [
    ("finished", {}),
    ("not_your_turn", {"seat": 2}),
    ("not_your_turn_line", {"written": "@1", "named": 2, "number": 1, "turn": "@0"}),
    ("unreadable_move", {"move": "@x act farm"}),
    (
        "move",
        {"number": 12, "move": "act farm", "reason": Reason("workers", {"action": "farm", "needed": 2, "free": 1})},
    ),
    (
        "kept_move",
        {"number": 12, "move": "act farm", "reason": Reason("workers", {"action": "farm", "needed": 2, "free": 1})},
    ),
    ("looking_back", {}),
    ("lesson", {}),
    ("lesson_read", {}),
    ("nothing_to_undo", {}),
    ("nothing_to_redo", {}),
    ("hint_not_yours", {}),
    ("award_unfinished", {}),
    ("award_not_solo", {}),
    ("award_no_person", {}),
    ("award_no_computer", {}),
    ("award_own_cards", {}),
    ("award_practice", {}),
    ("award_checksum", {}),
    ("award_brought", {}),
    ("award_other_rivals", {}),
    ("award_own_scenario", {}),
    ("sealed_letter", {}),
    ("letter_changed", {}),
    ("letter_phrase", {}),
    ("award_not_dealt", {}),
    ("no_code", {}),
    ("code_length", {"found": 8, "needed": 12}),
    ("code_sign", {"sign": "?"}),
    ("code_mistyped", {}),
    ("code_newer", {}),
    ("closed_chance", {}),
    ("closed_other", {}),
    ("puzzle_over", {}),
    ("puzzles_too_many", {"limit": 1000}),
    ("puzzle_not_json", {"number": 4}),
    ("puzzle_field", {"number": 4, "field": "best", "problem": "int_type"}),
    ("puzzle_kind", {"number": 4, "kind": "nonsense"}),
    ("puzzle_twice", {"number": 4, "id": "aoc-001"}),
    ("other_played", {"player": "Ada"}),
    ("turn_over", {}),
    ("revealed", {"what": "vikings", "kind": "drawn"}),
    ("wrong_step", {"step": "civilization", "now": "actions"}),
    ("pending_choice", {}),
    ("turn_ends", {}),
    ("unknown_move", {"move": "dance"}),
    ("unknown_word", {"text": "atlantis"}),
    ("unknown_number", {"text": "99999"}),
    ("word_missing", {"move": "rise"}),
    ("unknown_card", {"text": "atlantis"}),
    ("card_not_named", {"move": "rise"}),
    ("no_screen", {}),
    ("missing_library", {"library": "libGL.so.1", "packages": "libegl1 libgl1"}),
    ("round_1_annex", {}),
    ("round_1_skip", {}),
    ("three_civilizations", {}),
    ("not_in_market", {"civilization": "vikings"}),
    ("not_in_hand", {"civilization": "egypt"}),
    ("not_in_pack", {"civilization": "maya"}),
    ("upcoming", {"action": "trade", "round": 4}),
    ("past", {"action": "fish"}),
    ("slot_used", {"action": "culture"}),
    ("slots_used", {"action": "hunt", "count": 2}),
    ("workers", {"action": "construction", "needed": 2, "free": 1}),
    ("no_worker", {}),
    ("coins", {"action": "wonder", "needed": 7, "have": 3}),
    ("coins_for_technology", {"technology": "gunpowder", "needed": 4, "have": 0}),
    ("forbidden", {"action": "trade", "card": "vikings", "seat": 1}),
    ("technology_owned", {"technology": "writing"}),
    ("prerequisite", {"technology": "engineering", "needs": ("education", "currency")}),
    ("covered", {"technology": "mining", "card": "smiths"}),
    ("none_available", {}),
    ("technology_not_chosen", {}),
    ("wonder_not_chosen", {}),
    ("wonder_gone", {"wonder": "great_pyramids"}),
    ("special_not_owned", {"technology": "canoes", "card": "shipwrights"}),
    ("civilization_not_chosen", {}),
    ("too_late_to_buy", {}),
    ("nothing_to_gain", {"card": "babylon"}),
    ("end_declines", {}),
    ("no_chance", {}),
    ("no_action_on_card", {"card": "plague"}),
    ("rest_after_action", {}),
    ("done_without_action", {}),
    ("variant_off", {"variant": "innovation"}),
    ("already_bought", {}),
    ("column_not_empty", {"column": "left"}),
    ("no_coin", {}),
    ("special_not_there", {"card": "poets"}),
    ("offer_coins", {"card": "education", "needed": 4, "have": 1}),
    ("offer_used", {"card": "vikings"}),
    ("seed_market_coins", {"card": "phoenicia", "have": 1}),
    ("seed_market_empty", {}),
    ("mandatory_left", {"cards": ("currency", "britain", "germania")}),
    ("not_optional", {"card": "currency"}),
    ("not_offered", {"card": "maya"}),
    ("too_many_words", {"move": "end now please"}),
    ("record_unreadable", {"detail": "Permission denied"}),
    ("record_not_utf8", {"byte": 1549}),
    ("record_too_deep", {}),
    ("record_field", {"field": "moves", "problem": "entry_type", "number": 2, "found": "str"}),
    ("record_field", {"field": "players", "problem": "int_parsing_size", "found": None}),
    ("record_not_json", {"line": 3, "column": 14}),
    ("record_too_large", {"limit": 5_000_000}),
    ("record_field", {"field": "moves", "problem": "missing", "found": None}),
    ("record_field", {"field": "colour", "problem": "unknown_field", "found": None}),
    ("record_field", {"field": "moves", "problem": "twice", "found": None}),
    ("record_field", {"field": "players", "problem": "wrong_type", "found": "str"}),
    ("record_field", {"field": "players", "problem": "wrong_value", "found": 9}),
    ("record_field", {"field": "moves", "problem": "too_long", "found": 100_001}),
    ("newer_format", {"found": 3, "known": 1}),
    ("saved_not_a_file", {"file": "record.json"}),
    ("saved_checksum", {}),
    ("saved_journal", {"number": 12}),
    ("saved_fault", {"detail": "KeyError 'tannonia'"}),
    ("saved_gone", {}),
    ("saved_in_use", {}),
    ("saved_unwritten", {"detail": "No space left on device"}),
    ("unknown_game", {"game": "chess", "known": ["age_of_civilization"]}),
    ("no_table", {"game": "age_of_civilization"}),
    ("no_card_sets", {}),
    ("unknown_card_set", {"card_set": "third_edition", "known": ["second_edition", "first_edition"]}),
    ("players", {"found": 5}),
    ("solo_players", {"found": 2}),
    ("unknown_mode", {"mode": "duel"}),
    ("unknown_variant", {"variant": "speed"}),
    ("variant_twice", {"variant": "draft"}),
    ("solo_variant", {"variant": "changing_world"}),
    ("edition_variant", {"variant": "innovation", "card_set": "first_edition"}),
    ("unknown_scenario", {"scenario": "atlantis", "known": ["age_of_wonders", "silk_road"]}),
    ("scenario_card_twice", {"scenario": "silk_road", "card": "caravan"}),
    ("scenario_card_missing", {"scenario": "lost_civilization", "card": "maya"}),
    ("scenario_rises", {"civilization": "maya"}),
    ("scenario_annex_only", {"civilization": "maya"}),
    ("row_complete", {}),
    ("control_coins", {"control_card": "merv", "needed": 3, "have": 1}),
    ("no_drought_token", {}),
    ("no_drought_already", {"action": "reservoir"}),
    ("truce_already", {"action": "tribute"}),
    ("goes_civilization", {}),
    ("goes_pack", {}),
    ("goes_worker", {}),
    ("no_slot_left", {}),
    ("goes_technology", {"actions": ("research",)}),
    ("goes_wonder", {"actions": ("wonder",)}),
    ("goes_special", {"column": "middle"}),
    ("goes_coins", {}),
    ("coins_stay", {"cards": ("phoenicia",)}),
    ("coins_paid", {}),
    ("chosen_there", {}),
    ("nothing_here", {}),
    ("not_asked", {}),
    ("set_otherwise", {}),
    ("no_card_here", {}),
    ("military_already", {"action": "fortify"}),
    ("setup_field", {"field": "deck", "problem": "set_aside", "found": "maya", "expected": None}),
    ("setup_field", {"field": "deck", "problem": "missing", "found": "egypt", "expected": None}),
    ("setup_field", {"field": "packs", "problem": "not_allowed", "found": None, "expected": None}),
    ("setup_field", {"field": "market", "problem": "wrong_count", "found": 4, "expected": 5}),
    ("setup_field", {"field": "wonders", "problem": "unknown_card", "found": "eiffel_tower", "expected": None}),
    ("setup_field", {"field": "market", "problem": "duplicate", "found": "rome", "expected": None}),
    ("setup_field", {"field": "first_player", "problem": "wrong_type", "found": 7, "expected": "0–2"}),
    ("setup_field", {"field": "track", "problem": "wrong_type", "found": None, "expected": "list"}),
    (
        "setup_field",
        {"field": "track", "problem": "twice_on_track", "found": "hunt", "expected": None, "places": [1, 4]},
    ),
    ("setup_field", {"field": "track", "problem": "not_the_cards", "found": None, "expected": 8}),
    ("setup_field", {"field": "market", "problem": "removed_in_solo", "found": "vikings", "expected": None}),
    ("setup_field", {"field": "track", "problem": "plague_place", "found": None, "expected": None}),
    ("not_enough_cards", {"kind": "civilizations", "needed": 28, "have": 12}),
    ("file_unreadable", {"file": "my.toml", "detail": "No such file or directory"}),
    ("file_not_utf8", {"file": "my.toml", "byte": 17}),
    ("file_not_toml", {"file": "my.toml", "line": 3, "column": 8, "detail": "Invalid value"}),
    ("file_number_too_large", {"file": "my.toml", "line": 7}),
    ("file_too_large", {"file": "my.toml", "limit": 1_000_000}),
    ("file_too_deep", {"file": "my.toml"}),
    ("unknown_command", {"command": "dance", "known": ["simulate", "play"], "endings": [".aocgame", ".json"]}),
    ("output_failed", {"detail": "Bad file descriptor"}),
    ("bad_argument", {"argument": "aoc-desktop simulate", "detail": "argument --games: expected one argument"}),
    ("in_file", {"file": "game.json", "reason": Reason("record_not_json", {"line": 3, "column": 14})}),
    (
        "set_starts_no_game",
        {
            "file": "my.toml",
            "table": Reason("not_enough_cards", {"kind": "wonders", "needed": 5, "have": 1}),
            "alone": Reason("not_enough_cards", {"kind": "wonders", "needed": 4, "have": 1}),
        },
    ),
    ("unknown_level", {"level": "genius", "known": ["random", "easy"]}),
]

# Problems of a card file: what pydantic or our own checks found, with pydantic's context.
CARD_PROBLEMS: list[tuple[str, dict[str, Any]]] = [
    ("missing", {"found": None}),
    ("extra_forbidden", {"found": None}),
    ("int_type", {"found": "two"}),
    ("int_from_float", {"found": 1.5}),
    ("bool_type", {"found": "yes"}),
    ("string_type", {"found": 3}),
    ("list_type", {"found": "war"}),
    ("dict_type", {"found": 4}),
    ("model_type", {"found": 5}),
    ("literal_error", {"found": "top", "expected": "'left', 'middle' or 'right'"}),
    ("greater_than_equal", {"found": -1, "ge": 0}),
    ("less_than_equal", {"found": 100, "le": 99}),
    ("string_pattern_mismatch", {"found": "My Card", "pattern": "^[a-z][a-z0-9_]*$"}),
    ("string_too_long", {"found": None, "max_length": 40}),
    ("too_short", {"found": None, "min_length": 1}),
    ("too_long", {"found": None, "max_length": 2}),
    ("empty", {"found": None}),
    ("missing_of_new", {"found": None, "base": "second_edition"}),
    ("int_type", {"found": "3"}),
    ("literal_error", {"found": "1", "expected": "1"}),
    ("neither_always_nor_when", {"found": None}),
    ("always_or_when", {"found": None}),
    ("unknown_effect", {"found": "luck"}),
    ("missing_for", {"found": "discount"}),
    ("not_for", {"found": "slot"}),
    ("not_for", {"found": None}),
    ("depends_on_itself", {"found": None}),
    ("gives_nothing", {"found": "rest"}),
    ("more_kept_than_dealt", {"found": 9}),
    ("duplicate", {"found": "egypt"}),
    ("unknown_action", {"found": "dance"}),
    ("unknown_technology", {"found": "magic"}),
    ("unknown_card", {"found": "atlantis"}),
    ("id_of_its_base", {"found": "second_edition"}),
    ("unknown_base", {"found": "third_edition"}),
    ("track_needs_seven", {"found": 6}),
    ("not_the_track", {"found": None}),
    ("cell_taken_twice", {"found": "left 1"}),
    ("prerequisite_loop", {"found": ["education", "science"]}),
    ("string_unicode", {"found": "?"}),
    ("int_parsing_size", {"found": None}),
    ("some_new_check", {"found": None}),
]
REASONS += [
    ("card_field", {"file": "my.toml", "card": "egypt", "field": "main.0", "problem": problem, **context})
    for problem, context in CARD_PROBLEMS
]

# The model sentences name no card here: the player has just pointed at it.
POINTED_AT = {("no_action_on_card", "card"), ("offer_coins", "card"), ("revealed", "kind")}
POINTED_AT |= {(f"{kind}_already", "action") for kind in ("no_drought", "truce", "military")}
# What stands for a value in the sentence, where it is not the value itself.
SAID = {
    ("not_your_turn", "seat"): ("player 3", "joueur 3"),
    ("forbidden", "seat"): ("player 2", "joueur 2"),
    ("move", "reason"): ("Farm needs 2 workers; you have 1 free.", "L’action Ferme nécessite 2 Ouvriers"),
    ("kept_move", "reason"): ("Farm needs 2 workers; you have 1 free.", "L’action Ferme nécessite 2 Ouvriers"),
    ("in_file", "reason"): ("is not JSON: line 3, column 14.", "ligne 3, colonne 14."),
    ("set_starts_no_game", "table"): ("5 are needed, it has 1.", "il en faut 5"),
    ("set_starts_no_game", "alone"): ("4 are needed, it has 1.", "il en faut 4"),
    ("wrong_step", "step"): ("“Civilisation”", "Civilisation\u202f»"),
    ("wrong_step", "now"): ("“Actions”", "Actions\u202f»"),
    ("record_too_large", "limit"): ("5,000,000", "5\u202f000\u202f000"),
    ("file_too_large", "limit"): ("1,000,000", "1\u202f000\u202f000"),
    ("not_enough_cards", "kind"): ("civilisations", "Civilisations"),
    ("edition_variant", "card_set"): ("First edition", "Première édition"),
    ("unknown_scenario", "scenario"): ("“atlantis”", "«\u202fatlantis\u202f»"),
    ("unknown_scenario", "known"): ("age_of_wonders and silk_road", "age_of_wonders et silk_road"),
    ("scenario_card_twice", "card"): ("caravan", "caravan"),
    ("scenario_card_missing", "card"): ("maya", "maya"),
    ("variant_twice", "variant"): ("Draft", "Draft"),
    ("variant_off", "variant"): ("Innovation", "Innovation"),
    ("file_not_toml", "detail"): ("a value that cannot be read", "une valeur illisible"),
    ("record_unreadable", "detail"): ("cannot be read: ", "illisible"),
    ("saved_unwritten", "detail"): ("No space left on device", "le disque est plein"),
    ("file_unreadable", "detail"): ("No such file or directory", "ce fichier n’existe pas"),
    ("record_field", "found"): ("a text", "un texte"),
    ("edition_variant", "variant"): ("Innovation", "Innovation"),
    ("solo_variant", "variant"): ("A changing world", "Un monde en mutation"),
    ("column_not_empty", "column"): ("the left column", "la colonne de gauche"),
    ("goes_special", "column"): ("the middle column", "la colonne du milieu"),
}


def said(code: str, name: str, value: object, language: str) -> list[str]:
    """How the value of a parameter shows in the sentence."""
    if (code, name) in SAID and not (name == "found" and isinstance(value, int)):
        return [SAID[code, name][CODES.index(language)]]
    if isinstance(value, str) and name == "expected" and "'" in value:
        return ["left", "middle", "right"]
    if isinstance(value, (list, tuple)):
        return [text for item in value for text in said(code, name, item, language)]
    names = load_language(language).names
    kind = {"needs": "technology", "cards": "card", "what": "card", "actions": "action"}.get(name, name)
    if code not in ("card_field", "unknown_mode", "unknown_variant", "unknown_game"):
        if kind == "card":
            return [names.find(str(value)).display]
        if kind in names:
            return [names[kind][str(value)].display]
    if isinstance(value, int):
        return [load_language(language).number(value).replace("−", "") if abs(value) < 10_000 else str(value)[:3]]
    return [str(value)] if not (name == "expected" and value == "list") else []


@in_one("reason, language", product(REASONS, CODES))
def test_every_reason_has_its_sentence_with_all_it_knows(reason: tuple[str, dict[str, Any]], language: str) -> None:
    code, params = reason
    sentence = say(Reason(code, params), language)
    assert not sentence.startswith(UNKNOWN[language])
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    for wrong in ("{", "None", "  "):
        assert wrong not in sentence
    for name, value in params.items():
        if value is None or name == "problem" or (code, name) in POINTED_AT:
            continue
        for text in said(code, name, value, language):
            assert text in sentence, (name, value)


@pytest.mark.parametrize("language", CODES)
def test_reasons_do_not_share_a_sentence(language: str) -> None:
    sentences = [say(Reason(code, params), language) for code, params in REASONS]
    shared = {sentence for sentence in sentences if sentences.count(sentence) > 1}
    # Two ways for pydantic to say the same.
    assert {sentence.partition("main.0")[0] for sentence in shared} <= {"my.toml: egypt, ", "my.toml\u202f: egypt, "}
    assert len(shared) <= 2


@pytest.mark.parametrize("language", CODES)
def test_all_reasons(language: str) -> None:
    lines = []
    for code, params in REASONS:
        problem = f" {params['problem']}" if "problem" in params else ""
        lines.append(f"{code}{problem} | {say(Reason(code, params), language)}")
    golden.check(GOLDEN / f"reasons_{language}.txt", "\n".join([*lines, ""]))


SOURCE = Path(aoc_desktop.__file__).parent
GAMES = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file())
WITH_WORDS = [game for game in GAMES if (SOURCE / "games" / game / "words" / "words.py").is_file()]


def codes_in_the_source(games: Collection[str]) -> set[str]:
    """Every code that the modules of these games write down; of a game without a name ("") those of all games."""
    pattern = re.compile(r"\b(?:Reason|IllegalMove|UnreadableRecord|BadOptions|BadCards|DomainError)\(\s*\"(\w+)\"")
    codes: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        game = next((part for part in file.relative_to(SOURCE).parts if part in GAMES), "")
        if game in games:
            codes |= set(pattern.findall(file.read_text(encoding="utf-8")))
    return codes


@pytest.mark.parametrize("language", CODES)
def test_no_code_of_the_source_lacks_its_sentence(language: str) -> None:
    codes = codes_in_the_source(["", GAME_ID])
    assert len(codes) > 50
    speech = load_language(language)
    assert {code for code in codes if not speech.has(f"reason.{code}")} == set()
    assert codes - {code for code, _ in REASONS} == set(), "a reason that this test does not try"


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", WITH_WORDS)
def test_a_game_with_words_has_a_sentence_for_each_of_its_codes(game: str, language: str) -> None:
    """In each language itself: what it lacks is said in English, which would hide the gap. Reasons for a move have a
    table of their own."""
    files = [translation(*place, f"grammar_{language}.toml") for place in ((), (game,))]
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    said = {code for data in read for table in ("reason", "advice") for code in data.get(table, ())}
    codes = codes_in_the_source([game])
    assert len(codes) > 10
    assert codes - said == set()


def test_a_player_is_called_by_name_where_it_is_known() -> None:
    assert say(Reason("not_your_turn", {"seat": 0})) == "It is not your turn: player 1 is playing."
    assert say(Reason("not_your_turn", {"seat": 0, "player": "Anna"}), "fr") == (
        "Ce n’est pas votre tour\u202f: Anna joue."
    )
    assert say(Reason("not_your_turn", {"seat": 0}), "fr").endswith("c’est au joueur 1 de jouer.")
    assert say(Reason("not_your_turn", {"seat": -1})) == "It is not your turn: chance decides now."


def test_an_unknown_reason_is_still_readable() -> None:
    assert say(Reason("too_hot", {"degrees": 40, "where": "egypt"})) == "Refused: too_hot (degrees: 40, where: egypt)."
    assert say(Reason("too_hot"), "fr") == "Refusé\u202f: too_hot."
    assert say(Reason("coins", {"action": "farm"})) == "Refused: coins (action: farm)."


def test_a_refusal_inside_a_file_begins_with_the_file() -> None:
    coins = Reason("coins", {"action": "culture", "needed": 4, "have": 3})
    move = Reason("move", {"number": 7, "move": "act culture", "reason": coins})
    assert say(Reason("in_file", {"file": "game.json", "reason": move})) == (
        "game.json: move 7 (act culture): Culture costs 4 coins; you have 3."
    )
    assert say(Reason("in_file", {"file": "game.json", "reason": Reason("players", {"found": 5})})) == (
        "game.json: A table game needs 2 to 4 players, not 5."
    )


def test_what_stopped_undo() -> None:
    assert say(Reason("revealed", {"what": "", "kind": "packs_passed"})) == "Undo stops here: the packs have moved on."
    assert say(Reason("revealed", {"what": "", "kind": "dice"})).endswith("something hidden has come to light.")
    assert say(Reason("revealed", {"what": "egypt rome", "kind": "market_made"})) == (
        "Undo stops here: cards were revealed (Egypt and Rome)."
    )
    assert say(Reason("revealed", {"what": "egypt", "kind": "drawn"}), "fr").endswith(
        "une carte a été révélée (Égypte)."
    )


def test_a_fault_of_the_whole_set_names_no_card() -> None:
    fault = {"file": "my.toml", "card": "", "field": "action", "problem": "track_needs_seven", "found": 6}
    assert say(BadCards("card_field", **fault).reason) == "my.toml: action: the track needs exactly 7 actions, not 6."
    assert say(BadCards("card_field", **{**fault, "field": ""}).reason).startswith("my.toml: the track")
    assert say(BadCards("card_field", **{**fault, "card": "egypt", "field": ""}).reason).startswith(
        "my.toml: egypt: the track"
    )
    assert say(Reason("setup_field", {"field": "", "problem": "wrong_type"})) == "Set-up: this value cannot be used."


def test_an_unknown_problem_is_named_by_its_code() -> None:
    fault = {"file": "my.toml", "card": "egypt", "field": "main", "problem": "too_hot", "found": True}
    assert say(Reason("card_field", fault)) == "my.toml: egypt, main: it cannot be used (too_hot); found: true."


def test_a_sentence_stays_one_line_of_sensible_length() -> None:
    wild = say(Reason("unknown_move", {"move": "act\n\x1b[31m" + "x" * 500}))
    assert wild.isprintable()
    assert len(wild) < 200
    assert say(Reason("file_not_toml", {"file": "a.toml", "line": 1, "column": 2, "detail": "Bad value."})) == (
        "a.toml is not TOML: line 1, column 2: Bad value."
    )


def test_saying_a_reason_loads_no_qt_and_no_pydantic() -> None:
    program = (
        "import sys\n"
        "from aoc_desktop.kernel.errors import Reason\n"
        "import aoc_desktop.text.reasons as reasons\n"
        "assert 'tomllib' not in sys.modules\n"
        "reasons.say(Reason('finished'), 'fr')\n"
        "import aoc_desktop.games.age_of_civilization.words.moves\n"
        "print([name for name in ('PySide6', 'pydantic') if name in sys.modules])\n"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert result.stdout.strip() == "[]"
