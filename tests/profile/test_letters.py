"""Sealed letters: only the phrase opens them, and what was changed in them is noticed."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from aoc_desktop.kernel.errors import UnreadableRecord
from aoc_desktop.kernel.record import Record, parse_record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.letters import (
    Letter,
    Phrase,
    Phrases,
    is_signed,
    new_phrase,
    opened,
    phrase_of,
    read_letter,
    sealed_letter,
    signed,
    spelled,
)
from aoc_desktop.profile.saved_record import read_text, sealed
from tests.profile.games import played_record

PEOPLE = ("Ada", "Dai")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def phrase() -> Phrase:
    return new_phrase("en", PEOPLE)


def written(tmp_path: Path, text: str) -> Path:
    (tmp_path / "letter.aocgame").write_text(text, encoding="utf-8")
    return tmp_path / "letter.aocgame"


def letter_in(tmp_path: Path, text: str) -> Letter:
    letter = read_letter(written(tmp_path, text))
    assert letter is not None
    return letter


def test_a_letter_holds_the_whole_game(tmp_path: Path, phrase: Phrase) -> None:
    record = played_record(12)
    letter = letter_in(tmp_path, sealed_letter(record, phrase, "Ada", "Dai"))
    assert (letter.game, letter.sender, letter.to) == (record.game, "Ada", "Dai")
    read, damage = read_text(opened(letter, phrase))
    assert damage is None
    assert read is not None
    assert read._replace(meta={}) == record._replace(meta={})
    assert read.meta["letters"] == phrase.id


def test_a_letter_shows_no_seed_card_or_move(phrase: Phrase) -> None:
    record = played_record(12, seed=777_333_111)
    text = sealed_letter(record, phrase, "Ada", "Dai")
    words = {word for part in (record.setup, record.moves) for word in re.findall(r"[a-z_]{5,}", json.dumps(part))}
    assert len(words) > 20
    assert not [word for word in words if word in text]
    assert "777333111" not in text


def test_the_words_may_be_typed_in_any_way(tmp_path: Path) -> None:
    phrase = Phrase("ab" * 16, "forêt œuf île bœuf", PEOPLE)
    letter = letter_in(tmp_path, sealed_letter(played_record(3), phrase, "", ""))
    for typed in ("forêt œuf île bœuf", "  FORET, oeuf\tile  Boeuf. ", "Foret-Oeuf-Ile-Boeuf"):
        assert opened(letter, phrase_of(letter, typed))
    for typed in ("", "foret oeuf ile", "foret oeuf ile vache", "oeuf foret ile boeuf"):
        with pytest.raises(UnreadableRecord) as refused:
            phrase_of(letter, typed)
        assert refused.value.reason.code == "letter_phrase"


def test_whatever_is_changed_in_a_letter_is_noticed(tmp_path: Path, phrase: Phrase) -> None:
    """One flipped bit anywhere; where a file is no letter any more, it is refused as a record."""
    text = sealed_letter(played_record(12), phrase, "Ada", "Dai")
    whole, rng = letter_in(tmp_path, text), Rng(32)
    found = Counter(_with_a_flipped_bit(tmp_path, text.encode(), whole, phrase, rng) for _ in range(300))
    assert set(found) <= {"letter_changed", "the same", "no letter"}
    assert found["letter_changed"] > 280


def _with_a_flipped_bit(tmp_path: Path, text: bytes, whole: Letter, phrase: Phrase, rng: Rng) -> str:
    """What is said of it; a flipped white space changes nothing."""
    changed = bytearray(text)
    changed[rng.below(len(text))] ^= 1 << rng.below(7)
    (tmp_path / "changed.aocgame").write_bytes(bytes(changed))
    try:
        letter = read_letter(tmp_path / "changed.aocgame")
        same = letter == whole and opened(whole, phrase)
    except UnreadableRecord as refused:
        return refused.reason.code
    return "no letter" if letter is None else "the same" if same else "another letter"


@pytest.mark.parametrize("entry", ["game", "from", "to", "check", "box"])
def test_a_letter_changed_with_care_is_noticed(tmp_path: Path, phrase: Phrase, entry: str) -> None:
    """Its outer sum is made anew, as anybody can."""
    from aoc_desktop.profile import letters

    data = json.loads(sealed_letter(played_record(12), phrase, "Ada", "Dai"))
    old = data["letter"][entry]
    data["letter"][entry] = ("B" if old[0] == "A" else "A") + old[1:] if entry == "box" else "0123456789abcdef"
    told = [data["letter"][name] for name in letters.ENTRIES[:-1]]
    data["letter"]["sum"] = letters._sum(told)
    with pytest.raises(UnreadableRecord) as refused:
        opened(letter_in(tmp_path, json.dumps(data)), phrase)
    assert refused.value.reason.code == "letter_changed"


def test_a_letter_cut_short_is_noticed(tmp_path: Path, phrase: Phrase) -> None:
    text = sealed_letter(played_record(12), phrase, "Ada", "Dai")
    with pytest.raises(UnreadableRecord) as refused:
        read_letter(written(tmp_path, text[: len(text) // 2]))
    assert refused.value.reason.code == "letter_changed"


def test_a_plain_record_is_no_letter(tmp_path: Path) -> None:
    assert read_letter(written(tmp_path, sealed(played_record(3)))) is None
    assert read_letter(tmp_path / "missing") is None


def test_a_letter_is_no_record(phrase: Phrase) -> None:
    with pytest.raises(UnreadableRecord) as refused:
        parse_record(sealed_letter(played_record(3), phrase, "", ""))
    assert refused.value.reason.code == "sealed_letter"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_words_are_enough(language: str) -> None:
    """More than 40 bits; no two words are the same when typed, and each is easy to type."""
    words = resource("phrase_words", f"{language}.txt").read_text(encoding="utf-8").split()
    assert len({spelled(word) for word in words}) == len(words)
    assert len(words) ** 4 > 2**40
    assert all(3 <= len(spelled(word)) <= 10 and spelled(word).isascii() and spelled(word).isalpha() for word in words)
    made = {new_phrase(language, PEOPLE).words for _ in range(50)}
    assert len(made) == 50
    assert all(len(one.split()) == 4 and set(one.split()) <= set(words) for one in made)


def test_a_language_without_words_of_its_own_has_english_ones() -> None:
    words = resource("phrase_words", "en.txt").read_text(encoding="utf-8").split()
    assert set(new_phrase("xx", PEOPLE).words.split()) <= set(words)


def test_this_machine_remembers_its_phrases(phrase: Phrase) -> None:
    Phrases().add(phrase)
    other = new_phrase("fr", ("Bo", "Cleo"))
    Phrases().add(other)
    Phrases().add(phrase._replace(people=("Ada", "Dai")))
    assert {one.id for one in Phrases().all()} == {phrase.id, other.id}
    fresh = played_record(3)
    assert Phrases().for_game(fresh, ["Dai", "Ada"]) == phrase, "the same people need no other"
    assert Phrases().for_game(fresh, ["Dai", "Eve"]) is None
    of_game = fresh._replace(meta={**fresh.meta, "letters": other.id})
    assert Phrases().for_game(of_game, ["Dai", "Ada"]) == other, "a game keeps its own"


@pytest.mark.parametrize("text", ["", "[]", '{"phrases": 5}', '{"phrases": [["zz", "a", []]]}', '{"phrases": [[1]]}'])
def test_a_damaged_file_of_phrases_only_makes_them_asked_again(home: Path, text: str) -> None:
    (home / "data").mkdir(parents=True)
    (home / "data" / "phrases.json").write_text(text, encoding="utf-8")
    assert Phrases().all() == []


def test_a_finished_game_is_signed_in_plain(phrase: Phrase) -> None:
    Phrases().add(phrase)
    record: Record = played_record()
    record = record._replace(meta={**record.meta, "letters": phrase.id, "result": {}})
    text = sealed(signed(record))
    assert is_signed(parse_record(text))
    assert record.moves[0] in text
    assert not is_signed(parse_record(sealed(record)))
    for changed in (text.replace('"Ada"', '"Eve"'), text.replace(record.moves[-1], record.moves[-2])):
        assert changed != text
        assert not is_signed(parse_record(changed)), "even where the checksum is made anew"
    unfinished = record._replace(meta={**record.meta, "result": None})
    del unfinished.meta["result"]  # type: ignore[attr-defined]
    assert signed(unfinished) == unfinished
