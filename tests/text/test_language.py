"""English and French grammar, and a third language that is nothing but a file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.words.speech import load_language, say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.resources import translation
from aoc_desktop.text import language as language_module
from aoc_desktop.text import reasons
from aoc_desktop.text.language import Language, languages
from aoc_desktop.text.template import fields, parse
from tests.in_one import in_one

FRENCH_PAIRS = (" ;", " :", " !", " ?", "« ", " »")

GERMAN = """
name = "Deutsch"
[plural]
forms = [{ is = [1] }]
[lists]
or = [", ", " oder "]
[typography]
replace = []
[age_of_civilization.reason]
coins = "{action} kostet {needed} [Münze/Münzen]; du hast {have}."
technology_owned = "Du hast {technology.the} schon."
round_1_skip = "Kaputt [hier"
prerequisite = "{technology.the} braucht {needs:technology.der, or}."
[names.action]
culture = { de = "Kultur" }
[names.technology]
writing = { de = "Schrift", de_the = "die Schrift", de_number = "s" }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A translations folder of one's own."""
    shutil.copytree(translation(), tmp_path / "translations")
    monkeypatch.setattr(language_module, "translation", lambda *parts: tmp_path.joinpath("translations", *parts))
    language_module.load_language.cache_clear()
    yield tmp_path / "translations"
    language_module.load_language.cache_clear()


def test_the_languages_that_there_are() -> None:
    assert languages() == {"en": "English", "fr": "Français"}


@pytest.mark.parametrize(("code", "forms"), [("en", [1, 0, 1, 1]), ("fr", [0, 0, 1, 1])])
def test_zero_is_plural_in_english_and_singular_in_french(code: str, forms: list[int]) -> None:
    assert [load_language(code).plural(n) for n in (0, 1, 2, 21)] == forms


def test_lists() -> None:
    english, french = load_language("en"), load_language("fr")
    assert english.join([], "or") == ""
    assert english.join(["A"], "or") == "A"
    assert english.join(["A", "B"], "or") == "A or B"
    assert english.join(["A", "B", "C"], "and") == "A, B and C"
    assert french.join(["A", "B", "C"], "ou") == "A, B, C", "an unknown joiner is a comma"
    assert french.join(["A", "B", "C"], "or") == "A, B ou C"
    assert french.join(["A", "B"], "and") == "A et B"


def test_numbers() -> None:
    assert load_language("en").number(-3) == "−3"
    assert load_language("en").number(1_000_000) == "1,000,000"
    assert load_language("fr").number(1_000_000) == "1\u202f000\u202f000"
    assert load_language("fr").number(1000) == "1000"


def test_decimals_and_shares_are_written_as_in_the_language() -> None:
    english, french = load_language("en"), load_language("fr")
    assert [speech.decimal(28.65, 2) for speech in (english, french)] == ["28.65", "28,65"]
    assert [speech.decimal(-12345.6) for speech in (english, french)] == ["−12,345.6", "−12\u202f345,6"]
    assert english.decimal(-0.04) == "0.0", "there is no minus nought"
    assert [speech.percent(0.594) for speech in (english, french)] == ["59%", "59\u202f%"]
    assert [speech.percent(0.0875, 1) for speech in (english, french)] == ["8.8%", "8,8\u202f%"]


def test_dates_are_written_as_in_the_language() -> None:
    english, french = load_language("en"), load_language("fr")
    assert [speech.date(date(2026, 3, 1)) for speech in (english, french)] == ["1 March 2026", "1er mars 2026"]
    assert [speech.date(date(2026, 8, 31)) for speech in (english, french)] == ["31 August 2026", "31 août 2026"]
    assert french.moment(datetime(2026, 11, 16, 7, 5)) == "16 novembre 2026, 07:05"
    assert Language("xx", {}).date(date(2026, 3, 1)) == "2026-03-01"


def test_french_typography() -> None:
    french = load_language("fr")
    assert french.typeset("L'or : « oui » ; non ! quoi ?") == (
        "L’or\u202f: «\u202foui\u202f»\u202f; non\u202f! quoi\u202f?"
    )


def test_what_a_user_typed_keeps_its_signs() -> None:
    assert say(Reason("file_too_deep", {"file": "l'or :.toml"}), "fr") == "l'or :.toml est imbriqué trop profondément."


@pytest.mark.parametrize(("name", "whose"), [("Anne", "d’Anne"), ("Émile", "d’Émile"), ("Bruno", "de Bruno")])
def test_what_belongs_to_a_player_is_said_as_french_elides(name: str, whose: str) -> None:
    assert load_language("fr").sentence("summary.board", player=name) == f"Le plateau {whose}"
    assert load_language("en").sentence("summary.board", player=name) == f"The board of {name}"


def test_a_region_speaks_its_language_and_an_unknown_one_english() -> None:
    assert load_language("fr_CA").code == "fr"
    assert load_language("fr-BE").code == "fr"
    assert load_language("xx").code == "en"
    assert load_language("../fr").code == "en"


def test_a_third_language_is_a_file(folder: Path) -> None:
    (folder / "grammar_de.toml").write_text(GERMAN, encoding="utf-8")
    assert languages()["de"] == "Deutsch"
    assert say(Reason("coins", {"action": "culture", "needed": 4, "have": 1}), "de") == (
        "Kultur kostet 4 Münzen; du hast 1."
    )
    assert say(Reason("technology_owned", {"technology": "writing"}), "de") == "Du hast die Schrift schon."
    assert say(Reason("technology_owned", {"technology": "mining"}), "de") == "Du hast Mining schon."


def test_what_a_third_language_lacks_or_has_wrong_is_said_in_english(folder: Path) -> None:
    (folder / "grammar_de.toml").write_text(GERMAN, encoding="utf-8")
    assert say(Reason("finished"), "de") == "The game is over."
    assert say(Reason("round_1_skip"), "de") == "In round 1 a civilisation must rise."
    reason = Reason("prerequisite", {"technology": "science", "needs": ("education",)})
    assert say(reason, "de") == "Science needs Education first."


def test_a_third_language_has_a_file_for_each_game(folder: Path) -> None:
    """Its own file comes before a table of the game's name in the general one, and both before what any game says."""
    general = GERMAN + '[names.wonder]\npetra = { de = "Felsenstadt" }\n'
    own = (
        '[reason]\ncoins = "{action}: {needed}!"\nfinished = "Aus."\n[names.wonder]\npetra = { de = "Petra am Fels" }\n'
    )
    (folder / "grammar_de.toml").write_text(general, encoding="utf-8")
    (folder / "age_of_civilization" / "grammar_de.toml").write_text(own, encoding="utf-8")
    assert say(Reason("coins", {"action": "culture", "needed": 4, "have": 1}), "de") == "Kultur: 4!"
    assert say(Reason("technology_owned", {"technology": "writing"}), "de") == "Du hast die Schrift schon."
    assert say(Reason("finished"), "de") == "Aus."
    assert reasons.say(Reason("finished"), "de") == "The game is over.", "what any game says is still missing"
    assert load_language("de").names["wonder"]["petra"].display == "Petra am Fels"


def test_a_game_s_broken_file_is_said_in_english(folder: Path) -> None:
    (folder / "age_of_civilization" / "grammar_fr.toml").write_text("[", encoding="utf-8")
    assert say(Reason("round_1_skip"), "fr") == "In round 1 a civilisation must rise."
    assert say(Reason("finished"), "fr") == "La partie est terminée."


def test_the_program_has_no_game_unless_it_names_one() -> None:
    program = language_module.load_language("en")
    assert program.text("bar.your_turn") == "Your turn"
    assert program.names["ai_level"]["sage"].display == "Sage"
    assert not program.has("reason.round_1_skip")
    assert not program.has("log.rises")
    assert reasons.say(Reason("round_1_skip")) == "Refused: round_1_skip."
    named = Reason("in_file", {"file": "a.json", "reason": Reason("round_1_skip"), "game": "age_of_civilization"})
    assert reasons.say(named) == "a.json: In round 1 a civilisation must rise."


@pytest.mark.parametrize("game", ["chess", "../age_of_civilization", "", "a/b", "\0"])
def test_an_unknown_game_speaks_in_general_words(game: str) -> None:
    """A record from outside may name anything."""
    assert reasons.say(Reason("finished", {"game": game})) == "The game is over."
    assert not language_module.load_language("en", game).has("reason.round_1_skip")


def test_a_broken_file_is_no_language(folder: Path) -> None:
    (folder / "grammar_de.toml").write_text("[", encoding="utf-8")
    (folder / "grammar_es.toml").write_bytes(b"\xff")
    assert languages() == {"en": "English", "fr": "Français"}
    assert load_language("de").code == "en"


def templates(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        place = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from templates(value, place)
        elif isinstance(value, str) and place != "name":
            yield place, value


GAMES = sorted(path.parent.name for path in translation().glob("*/grammar_en.toml"))


@cache
def grammar(code: str) -> dict[str, str]:
    """All that a language says: of any game, and of each."""
    data = language_module._grammar(code)
    assert data is not None
    of_games = {game: language_module._grammar(code, game) or {} for game in GAMES}
    return {key: text for key, text in templates({**data, **of_games}) if not key.startswith(("numbers.", "dates."))}


def test_both_languages_say_the_same_things() -> None:
    assert list(grammar("en")) == list(grammar("fr"))


@in_one("key", grammar("en"))
def test_both_languages_use_the_same_values(key: str) -> None:
    english, french = fields(parse(grammar("en")[key])), fields(parse(grammar("fr")[key]))
    if key == "age_of_civilization.event.most_coins_lose":  # « en perd 3 » needs the bare number
        assert (english - french, french - english) == ({"amount"}, {"n"})
    else:
        assert english == french


@pytest.mark.parametrize("code", ["en", "fr"])
def test_templates_are_typed_plainly(code: str) -> None:
    """Typography has one place: no template may hold its signs already."""
    for key, text in grammar(code).items():
        assert "’" not in text, key
        assert "\u202f" not in text, key
        assert "  " not in text, key
        assert "civiliz" not in text.replace("{civilization", "").replace(":civilization", ""), key


@in_one("key, text", grammar("fr").items())
def test_no_french_sign_stands_without_its_space(key: str, text: str) -> None:
    shown = load_language("fr").typeset("".join(part for part in parse(text) if isinstance(part, str)))
    for pair in FRENCH_PAIRS:
        assert pair not in shown, key
    for sign in ";!?":
        assert shown.count(sign) == shown.count(f"\u202f{sign}"), key
    colons = shown.replace("scenario:NOM", "")
    assert colons.count(":") == colons.count("\u202f:"), key


def test_a_language_needs_no_game() -> None:
    language = Language("xx", {"hello": "hello"})
    assert language.sentence("hello") == "Hello"
    with pytest.raises(KeyError):
        language.text("goodbye")
