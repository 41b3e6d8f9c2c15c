"""Card sets that cannot be played.

Bad input gets exit status 2 and one line that names the file, the place and the reason. Never a traceback.

Each case is an input and the telling words of the line that answers it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bad_input.cases import GOOD, ROOT, Words, check_words, complaint, replayed

HEAD = 'format = 1\nid = "mine"\nextends = "second_edition"\n'


def egypt(effect: str) -> str:
    return HEAD + f'[[civilization]]\nid = "egypt"\nmain = [{effect}]\n'


def writing(effect: str) -> str:
    return HEAD + f'[[technology]]\nid = "writing"\neffects = [{effect}]\n'


TRACK_CARD = (
    '[[action]]\nid = "dance"\nwhere = "track"\nslots = 1\nworkers = 1\ncoins = 0\nsacrifice = false\n'
    'gain = { points = 1 }\nsymbol = "none"\nsource = "house"\n'
)
CARD_SETS: dict[str, tuple[str, Words]] = {
    "empty file": ("", ("format", "missing")),
    "bad TOML": ("format = 1\nid = \n", ("not TOML", "line 2")),
    "an unclosed list": (HEAD + "civilizations = [\n", ("not TOML", "line 4")),
    "an endless number": (HEAD + "[[wonder]]\nid = 'petra'\nsize = " + "9" * 5000 + "\n", ("number", "line 6")),
    "unclosed text": ('format = 1\n\nid = "mine\n', ("not TOML", "line 3")),
    "a key twice": ('format = 1\nformat = 1\nid = "mine"\n', ("not TOML", "line 2")),
    "an impossible date": ("format = 2020-13-45\n", ("not TOML", "line 1")),
    "deep nesting": ("a = " + "[" * 50_000, ("nested too deeply",)),
    "JSON": ('{"format": 1}', ("not TOML", "line 1")),
    "wrong format": (HEAD.replace("format = 1", "format = 2"), ("format", "1", "2")),
    "format as a text": (HEAD.replace("format = 1", 'format = "1"'), ("format", "must be 1", "the text “1”")),
    "no id": ('format = 1\nextends = "second_edition"\n', ("id", "missing")),
    "an id with capitals": (HEAD.replace("mine", "My Set"), ("id", "small letter", "My Set")),
    "an id that is too long": (HEAD.replace("mine", "m" * 41), ("id", "at most 40")),
    "an id that is a number": (HEAD.replace('"mine"', "5"), ("id", "a text", "5")),
    "extends unknown": (HEAD.replace("second_edition", "third_edition"), ("extends", "third_edition")),
    "extends itself": (
        'format = 1\nid = "second_edition"\nextends = "second_edition"\n',
        ("mine.toml: id: ", "second_edition", "id of the set that is extended"),
    ),
    "extends a list": (HEAD.replace('"second_edition"', '["second_edition"]'), ("extends",)),
    "extends a number": (HEAD.replace('"second_edition"', "5"), ("extends", "5")),
    "a set without its tables": ('format = 1\nid = "mine"\n', ("action", "missing")),
    "an unknown table": (HEAD + "[colours]\nred = 1\n", ("colours", "no such field")),
    "cards that are no list": (HEAD + "[civilization]\nid = 'egypt'\n", ("civilization",)),
    "a card that is a number": (HEAD + "civilization = [5]\n", ("civilization",)),
    "a card without id": (HEAD + "[[civilization]]\npopulation = 3\n", ("civilization, id: it is missing.",)),
    "a card twice": (HEAD + "[[wonder]]\nid = 'petra'\n" * 2, ("petra", "id", "twice")),
    "a card's id as a number": (HEAD + "[[wonder]]\nid = 5\n", ("5", "id")),
    "a card's id with capitals": (
        HEAD + "[[wonder]]\nid = 'Eiffel'\neffects = []\nsource = 'x'\n",
        ("Eiffel", "id", "small letter"),
    ),
    "an id used by two kinds": (
        HEAD + "[[wonder]]\nid = 'egypt'\neffects = []\nsource = 'x'\n",
        ("egypt", "id", "twice"),
    ),
    "a new card with a field missing": (
        HEAD + "[[wonder]]\nid = 'eiffel'\neffects = []\n",
        ("eiffel", "source", "missing", "second_edition has no card of this id", "needs all its fields"),
    ),
    "a mistyped card": (
        HEAD + "[[civilization]]\nid = 'egipt'\npopulation = 3\n",
        ("egipt", "group", "missing", "second_edition has no card of this id", "needs all its fields"),
    ),
    "an unknown field of a card": (HEAD + "[[wonder]]\nid = 'petra'\ncolour = 'red'\n", ("petra", "colour", "no such")),
    "population 7": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 7\n", ("egypt", "population", "at most 4")),
    "population -1": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = -1\n",
        ("egypt", "population", "at least 0"),
    ),
    "population as a text": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = '4'\n",
        ("egypt", "population", "a whole number", "found the text “4”"),
    ),
    "population true": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = true\n", ("egypt", "population", "whole")),
    "population 2.5": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 2.5\n", ("egypt", "population", "whole")),
    "population nan": (HEAD + "[[civilization]]\nid = 'egypt'\npopulation = nan\n", ("egypt", "population", "whole")),
    "population a date": (
        HEAD + "[[civilization]]\nid = 'egypt'\npopulation = 2020-01-01\n",
        ("egypt", "population", "whole"),
    ),
    "solo as a text": (HEAD + "[[civilization]]\nid = 'egypt'\nsolo = 'no'\n", ("egypt", "solo", "true or false")),
    "a price of -1": (HEAD + "[[action]]\nid = 'farm'\ncoins = -1\n", ("farm", "coins", "at least 0")),
    "a price of 100": (HEAD + "[[action]]\nid = 'farm'\ncoins = 100\n", ("farm", "coins", "at most 99")),
    "no slot": (HEAD + "[[action]]\nid = 'farm'\nslots = 0\n", ("farm", "slots", "at least 1")),
    "an unknown symbol": (
        HEAD + "[[action]]\nid = 'farm'\nsymbol = 'rain'\n",
        ("farm", "symbol", "none, war or plague"),
    ),
    "a symbol on the permanent card": (
        HEAD + "[[action]]\nid = 'wonder'\nsymbol = 'war'\n",
        ("wonder", "symbol", "permanent"),
    ),
    "an unknown place": (HEAD + "[[action]]\nid = 'farm'\nwhere = 'sea'\n", ("farm", "where", "permanent or track")),
    "8 track cards beside Plague": (HEAD + TRACK_CARD, ("action", "exactly 7", "8")),
    "a first game without a card": (
        HEAD + "[first_game]\norder = ['hunt', 'fish', 'farm']\nsource = 'x'\n",
        ("first_game.order", "7 actions"),
    ),
    "a first game with a card twice": (
        HEAD + "[first_game]\norder = ['hunt', 'hunt', 'farm']\nsource = 'x'\n",
        ("first_game.order", "“hunt” is there twice"),
    ),
    "an unknown kind of effect": (egypt('{ always = "luck" }'), ("egypt", "main.0.always", "luck")),
    "an unknown moment": (egypt('{ when = "never", gain = { coins = 1 } }'), ("egypt", "main.0.when", "end_of_turn")),
    "neither always nor when": (
        egypt("{ gain = { coins = 1 } }"),
        ("egypt", "main.0.always", "needs “always” or “when”"),
    ),
    "both always and when": (
        egypt('{ always = "slot", when = "rest", action = "farm" }'),
        ("egypt", "main.0.always", "not both"),
    ),
    "an effect that is a text": (egypt('"slot"'), ("egypt", "main.0", "a table")),
    "a missing action": (egypt('{ always = "slot" }'), ("egypt", "main.0.action", "missing", "slot")),
    "a missing action of a trigger": (
        egypt('{ when = "action", gain = { coins = 1 } }'),
        ("egypt", "main.0.action", "missing", "action"),
    ),
    "a missing number": (egypt('{ always = "military" }'), ("egypt", "main.0.amount", "missing", "military")),
    "a field of another effect": (
        egypt('{ always = "slot", action = "farm", coins = 2 }'),
        ("egypt", "main.0.coins", "slot"),
    ),
    "an unknown field of an effect": (
        egypt('{ always = "slot", actoin = "farm" }'),
        ("egypt", "main.0.actoin", "no such"),
    ),
    "an effect that gives nothing": (egypt('{ when = "rest" }'), ("egypt", "main.0.gain", "rest", "must give")),
    "an empty gain": (egypt('{ when = "rest", gain = {} }'), ("egypt", "main.0.gain", "empty")),
    "a gain of an unknown thing": (
        egypt('{ when = "rest", gain = { gold = 1 } }'),
        ("egypt", "main.0.gain.gold", "no such"),
    ),
    "a negative count": (egypt('{ when = "rest", gain = { points = -1 } }'), ("egypt", "gain.points", "at least 0")),
    "a fraction": (egypt('{ when = "rest", gain = { points = 0.5 } }'), ("egypt", "gain.points", "whole number")),
    "an unknown action": (
        egypt('{ always = "discount", action = "dance", coins = 1 }'),
        ("egypt", "main", "action", "dance", "not an action"),
    ),
    "an unknown technology": (
        egypt('{ always = "free", action = "research", technologies = ["magic"] }'),
        ("egypt", "main", "technologies", "magic"),
    ),
    "no technology where some are named": (
        egypt('{ always = "free", action = "research", technologies = [] }'),
        ("egypt", "technologies", "at least 1"),
    ),
    "an unknown offering card": (
        egypt('{ always = "discount", action = "culture", coins = 1, except_offer = "school" }'),
        ("egypt", "except_offer", "school"),
    ),
    "an unknown offer": (
        egypt('{ when = "end_of_turn", offer = "cake" }'),
        ("egypt", "offer", "culture or seed_market"),
    ),
    "an offer at the wrong moment": (egypt('{ when = "rise", offer = "culture" }'), ("egypt", "main.0.offer", "rise")),
    "a market offer by an action": (
        egypt('{ when = "action", action = "farm", offer = "seed_market" }'),
        ("egypt", "main.0.offer", "action"),
    ),
    "an offer with a gain": (
        egypt('{ when = "end_of_turn", offer = "culture", gain = { coins = 1 } }'),
        ("egypt", "main.0.gain", "offer"),
    ),
    "Culture that offers Culture": (
        egypt('{ when = "action", action = "culture", offer = "culture" }'),
        ("egypt", "main.0.offer", "depend on itself"),
    ),
    "max without per": (egypt('{ when = "rest", gain = { coins = 1 }, max = 3 }'), ("egypt", "main.0.per", "max")),
    "per of two things": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { coins = 1, points = 1 } }'),
        ("egypt", "main.0.per", "at most 1"),
    ),
    "per of nothing": (egypt('{ when = "rest", gain = { coins = 1 }, per = {} }'), ("egypt", "per", "at least 1")),
    "per 0": (egypt('{ when = "rest", gain = { coins = 1 }, per = { coins = 0 } }'), ("egypt", "per", "at least 1")),
    "per of an unknown thing": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { friends = 1 } }'),
        ("egypt", "per", "friends"),
    ),
    "military per military": (
        egypt('{ always = "military", amount = 1, per = { military = 1 } }'),
        ("egypt", "main.0.per", "depend on itself"),
    ),
    "bonus coins where none are received": (
        egypt('{ when = "rest", gain = { coins = 1 }, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "rest"),
    ),
    "multiplying bonus coins at a rest": (
        egypt('{ when = "rest", multiply_bonus_coins = 3 }'),
        ("egypt", "main.0.multiply_bonus_coins"),
    ),
    "a standing effect per bonus coin": (
        egypt('{ always = "military", amount = 1, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "military"),
    ),
    "technologies at a rest": (
        egypt('{ when = "rest", gain = { coins = 1 }, technologies = ["writing"] }'),
        ("egypt", "main.0.technologies", "rest"),
    ),
    "a technology for having none": (
        HEAD + "[[action]]\nid = 'hunt'\ngain_without_technology = { technologies = 1 }\n",
        ("hunt", "gain_without_technology", "technologies"),
    ),
    "a technology under a condition": (
        HEAD + "[[action]]\nid = 'research'\nrequires = 'most_military'\n",
        ("research", "requires", "technologies"),
    ),
    "an event for everyone with a gain": (
        HEAD + "[[event]]\nid = 'rats'\ngain = { coins = 1 }\n",
        ("rats", "gain", "everyone"),
    ),
    "an event for nobody, per worker": (
        HEAD + "[[event]]\nid = 'nothing'\nper = { workers = 1 }\n",
        ("nothing", "per"),
    ),
    "an event per bonus coin": (
        HEAD + "[[event]]\nid = 'great_harvest'\nper = { bonus_coins = 1 }\n",
        ("great_harvest", "per", "event"),
    ),
    "no civilisation at all": (HEAD + "civilizations = []\n", ("civilization", "empty")),
    "a technology at the end of the game": (
        egypt('{ when = "game_end", gain = { technologies = 1 } }'),
        ("egypt", "main.0.gain", "game_end"),
    ),
    "an effect of a technology": (writing('{ always = "luck" }'), ("writing", "effects.0.always", "luck")),
    "an unknown column": (
        HEAD + "[[technology]]\nid = 'writing'\ncolumn = 'top'\n",
        ("writing", "left, middle or right"),
    ),
    "row 4": (HEAD + "[[technology]]\nid = 'writing'\nrow = 4\n", ("writing", "row", "at most 3")),
    "a cell taken twice": (HEAD + "[[technology]]\nid = 'writing'\nrow = 2\n", ("technology", "one place", "left 2")),
    "an unknown prerequisite": (
        HEAD + "[[technology]]\nid = 'science'\nafter = ['magic']\n",
        ("science", "after", "magic"),
    ),
    "a prerequisite loop": (
        HEAD + "[[technology]]\nid = 'writing'\nafter = ['science']\n",
        ("after", "need each other", "education", "science", "writing"),
    ),
    "a technology that needs itself": (
        HEAD + "[[technology]]\nid = 'mining'\nafter = ['mining']\n",
        ("mining", "after", "need each other"),
    ),
    "a row that lacks its id": (
        HEAD + "[[special_technology]]\nid = 'poets'\nrow_1 = { effects = [] }\n",
        ("poets, row_1.id: it is missing.",),
    ),
    "a special card without a row": (
        HEAD + "[[special_technology]]\nid = 'nuns'\ncolumn = 'left'\nsource = 'x'\n",
        ("nuns", "row_1", "missing"),
    ),
    "an event for two groups": (HEAD + "[[event]]\nid = 'rats'\nmost = 'coins'\n", ("rats", "most", "everyone")),
    "an event that compares and gives nothing": (
        HEAD + "[[event]]\nid = 'rain'\nmost = 'coins'\nsource = 'x'\n",
        ("rain", "gain", "most"),
    ),
    "an event about an unknown count": (
        HEAD + "[[event]]\nid = 'rain'\nmost = 'friends'\ngain = { coins = 1 }\nsource = 'x'\n",
        ("rain", "most", "friends"),
    ),
    "an achievement out of range": (
        HEAD + "[[achievement]]\nid = 'endless'\npoints = 500\nsource = 'x'\n",
        ("endless", "points", "at most 99"),
    ),
    "selecting an unknown civilisation": (HEAD + "civilizations = ['atlantis']\n", ("civilizations", "atlantis")),
    "selecting a civilisation twice": (
        HEAD + "civilizations = ['egypt', 'egypt']\n",
        ("civilizations", "egypt", "twice"),
    ),
    "bonus coins in a standing effect": (
        egypt('{ always = "military", amount = 1, per = { bonus_coins = 1 } }'),
        ("egypt", "main.0.per", "military"),
    ),
    "an action where none is performed": (
        egypt('{ when = "rest", action = "farm", gain = { coins = 1 } }'),
        ("egypt", "main.0.action", "rest"),
    ),
    "research for the strongest alone": (
        HEAD + "[[action]]\nid = 'research'\nrequires = 'most_military'\n",
        ("research", "requires", "technologies"),
    ),
    "an event that gives without comparing": (
        HEAD + "[[event]]\nid = 'rats'\ngain = { coins = 1 }\n",
        ("rats", "gain", "everyone"),
    ),
    "an event that counts for nobody": (HEAD + "[[event]]\nid = 'nothing'\nper = { coins = 1 }\n", ("nothing", "per")),
    "an event about bonus coins": (HEAD + "[[event]]\nid = 'rats'\nper = { bonus_coins = 1 }\n", ("rats", "per")),
    "selecting no civilisation": (HEAD + "civilizations = []\n", ("civilization", "empty")),
    "selecting no wonder": (HEAD + "wonders = []\n", ("wonder", "empty")),
    "removing an unknown civilisation in solo": (HEAD + "removed_in_solo = ['troy']\n", ("removed_in_solo", "troy")),
    "an unknown variant": (HEAD + "[variants]\nspeed = true\n", ("variants.speed", "no such field")),
    "a variant as a text": (HEAD + "[variants]\ninnovation = 'yes'\n", ("variants.innovation", "true or false")),
}


@pytest.mark.parametrize("case", CARD_SETS)
def test_card_sets(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text, words = CARD_SETS[case]
    path = tmp_path / "mine.toml"
    path.write_text(text)
    line = complaint(capsys, "check-cards", str(path))
    assert line.startswith("aoc-desktop: mine.toml")
    check_words(line, words)
    # The same set never starts a game.
    assert complaint(capsys, "simulate", "--games", "1", "--cards", str(path)) == line


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ('civilizations = ["egypt", "rome"]', ("2 players: ", "Solo: ", "civilisations: 5 are needed, it has 2")),
        ('wonders = ["petra"]', ("wonders: 5 are needed, it has 1", "wonders: 4 are needed, it has 1")),
    ],
)
def test_a_set_with_which_no_game_can_start(
    cards: str, words: Words, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"{HEAD}{cards}\n")
    line = complaint(capsys, "check-cards", str(path))
    assert line.startswith("aoc-desktop: mine.toml: no game can be started with this set.")
    check_words(line, words)
    complaint(capsys, "simulate", "--games", "1", "--cards", str(path))


# The shipped set with one thing changed: what cannot be said by extending it.
SHIPPED = (ROOT / "resources/age_of_civilization/cards/second_edition.toml").read_text(encoding="utf-8")
OF_FARM = ('id = "farm"\nwhere = "track"', 'id = "farm"\nwhere = "permanent"')
WHOLE_SETS: dict[str, tuple[list[tuple[str, str]], Words]] = {
    "6 track cards beside Plague": (
        [OF_FARM, ('gain = { coins = 3 }\nsymbol = "war"', "gain = { coins = 3 }")],
        ("action", "exactly 7", "6"),
    ),
    "a track card without symbol": (
        [('gain = { coins = 3 }\nsymbol = "war"', "gain = { coins = 3 }")],
        ("farm", "symbol", "missing", "track"),
    ),
    "no Plague": (
        [("[plague]                     #", "#"), ('symbol = "plague"\nsource = "rulebook"', "")],
        ("plague",),
    ),
    "Plague with another symbol": ([('symbol = "plague"', 'symbol = "war"')], ("plague.symbol", "plague")),
    "an action named plague": (
        [('id = "farm"', 'id = "plague"'), ('"farm", "conquest"', '"plague", "conquest"')],
        ("farm",),
    ),
    "a technology id twice": ([('id = "mining"', 'id = "writing"')], ("writing", "id", "twice")),
    "an event id twice": ([('id = "rats"', 'id = "nothing"')], ("nothing", "id", "twice")),
    "no Culture, which Education offers": (
        [
            ('id = "culture"', 'id = "song"'),
            ('"construction", "culture"]', '"construction", "song"]'),
        ],
        ("culture", "not an action"),
    ),
    "a removed card that another needs": ([('id = "education"', 'id = "school"')], ("education",)),
    "a missing source": (
        [('effects = [{ when = "gain", gain = { coins = 5 } }]\nsource = "house"', "effects = []")],
        ("great_pyramids", "source", "missing"),
    ),
}


@pytest.mark.parametrize("case", WHOLE_SETS)
def test_whole_card_sets(case: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    changes, words = WHOLE_SETS[case]
    text = SHIPPED.replace('id = "second_edition"', 'id = "mine"')
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    line = complaint(capsys, "check-cards", str(path))
    assert line.startswith("aoc-desktop: mine.toml: ")
    check_words(line, words)


@pytest.mark.parametrize(
    ("draft", "words"),
    [
        ("{ hand = 4, keep = 5, market = 'left_over' }", ("variants.draft", "keep", "5 cards")),
        ("{ hand = 4, keep = 3 }", ("variants.draft.market", "missing")),
        ("{ hand = 4, keep = 3, market = 'none' }", ("variants.draft.market", "left_over or five_from_deck")),
    ],
)
def test_a_faulty_draft(draft: str, words: Words, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + f"[variants]\ndraft = {draft}\n")
    check_words(complaint(capsys, "check-cards", str(path)), ("mine.toml", *words))


def test_a_card_given_twice_is_named_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[wonder]]\nid = 'petra'\n" * 2)
    check_words(complaint(capsys, "check-cards", str(path)), ("“petra” is there twice",))


def test_a_number_for_an_id_is_named_as_such(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[wonder]]\nid = 5\n")
    assert "twice" not in complaint(capsys, "check-cards", str(path))


def test_only_what_can_never_be_gained_is_called_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Currency comes after Navigation or Mining: a loop on Mining does not close it."""
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "[[technology]]\nid = 'mining'\nafter = ['mining']\n")
    line = complaint(capsys, "check-cards", str(path))
    check_words(line, ("mining", "iron_working"))
    assert "currency" not in line


def test_a_card_set_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'id = "\xff"')
    check_words(complaint(capsys, "check-cards", str(path)), ("mine.toml", "UTF-8", "byte 6"))


def test_a_card_set_that_is_missing_or_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    check_words(complaint(capsys, "check-cards", str(tmp_path / "lost.toml")), ("lost.toml", "No such file"))
    (tmp_path / "sets").mkdir()
    check_words(complaint(capsys, "check-cards", str(tmp_path / "sets")), ("sets", "cannot be read", "directory"))


def test_a_huge_card_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with path.open("wb") as file:
        file.truncate(10**9)
    check_words(complaint(capsys, "check-cards", str(path)), ("mine.toml", "larger than 1,000,000 bytes"))


def test_an_endless_number_in_a_card_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"format = {'9' * 5000}\n")
    check_words(complaint(capsys, "check-cards", str(path)), ("mine.toml", "number that is too large in line 1"))


def test_a_faulty_card_set_inside_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    effect = {"always": "luck"}
    cards = {
        "format": 1,
        "id": "mine",
        "extends": "second_edition",
        "civilization": [{"id": "egypt", "main": [effect]}],
    }
    line = replayed(capsys, tmp_path, {**GOOD, "card_set": cards})
    check_words(line, ("card_set", "egypt", "main.0.always", "luck"))
    assert "missing" in replayed(capsys, tmp_path, {**GOOD, "card_set": {}})
    check_words(replayed(capsys, tmp_path, {**GOOD, "card_set": {"extends": None, "id": []}}), ("card_set",))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": "\ud800"}, ("card_set", "id", "no text")),
        ({"civilization": [{"id": "egypt", "main": [{"when": "\ud800"}]}]}, ("egypt", "main.0.when", "no text")),
        ({"format": 10**40}, ("card_set", "format", "too large")),
        pytest.param(
            {"civilization": [{"id": "egypt", "main": [{"always": "\ud800"}]}]},
            ("egypt", "main.0.always"),
        ),
    ],
)
def test_signs_and_numbers_that_only_json_can_write(
    changes: dict[str, Any], words: Words, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cards = {"format": 1, "id": "mine", "extends": "second_edition", **changes}
    check_words(replayed(capsys, tmp_path, {**GOOD, "card_set": cards}), words)


@pytest.mark.parametrize(
    "text",
    [
        egypt('{ when = "gain", gain = { coins = 1 } }'),
        writing('{ when = "rise", gain = { coins = 1 } }'),
        HEAD + '[[wonder]]\nid = "petra"\neffects = [{ when = "rise", gain = { coins = 1 } }]\n',
    ],
)
def test_an_effect_that_could_never_happen(text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`gain` is for technologies and wonders, `rise` for civilisations (spec, section 10)."""
    path = tmp_path / "mine.toml"
    path.write_text(text)
    check_words(complaint(capsys, "check-cards", str(path)), ("0.when",))


def test_a_card_set_that_is_too_small(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + "civilizations = ['egypt', 'rome', 'china']\n")
    line = complaint(capsys, "simulate", "--games", "1", "--cards", str(path))
    check_words(line, ("civilisations", "5 are needed", "3"))
    path.write_text(HEAD + "wonders = ['petra', 'colossus']\n")
    check_words(complaint(capsys, "simulate", "--games", "1", "--cards", str(path)), ("wonders", "5 are needed", "2"))
