"""Words that players stumbled over stay away from every sentence, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.resources import resource, translation

ENGLISH = (
    r"\bwhoever\b",
    r"\bas at first\b",
    r"\b(best|mean) points\b",
    r"\bday at best\b",
    r"\bthe last games\b",
    r"\bthe turn of \{",
    r"\bplayed by itself\b",
    r"\bin front of you\b",
)
FRENCH = (
    r"\bOrs\b",
    r"\bRoquettes?\b",
    r"\b[Dd]emande(nt)? (d'abord |\{?(la|le|les|un|une|l['’]|card|technology|civilization_card)\b)",
    r"à quitter à tout moment",
    r"\bse change\b",
    r"Ce qui a décidé",
    r"Ce qu['’]elle fait",
    r"[a-zéèà ,'’]Accomplissement",
    r"\bTSA\b",
)
MAY_ASK = re.compile(r"[Dd]emande(nt)? (un conseil|conseil|un bon coup)")
EXPLAINED = ("Succession (TSA)", "Succession Archéologique, la *TSA*")
"""Where the short word is introduced; the rules use it after that."""


def _texts(value: Any, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner, f"{name}.{key}")
    elif isinstance(value, str):
        yield name, value


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the interface, of the games and of the names, with where it stands."""
    for game in ("", *GAMES):
        path = translation(f"{game}/grammar_{language}.toml" if game else f"grammar_{language}.toml")
        yield from _texts(tomllib.loads(path.read_text(encoding="utf-8")), game)
    for game in GAMES:
        names = tomllib.loads(resource(game, "names.toml").read_text(encoding="utf-8"))
        for where, text in _texts(names, f"{game} names"):
            if where.rpartition(".")[2].startswith(language):
                yield where, text
    root = ElementTree.parse(translation("aoc_desktop_fr.ts")).getroot()
    for message in root.iter("message"):
        source, told = str(message.findtext("source")), message.find("translation")
        assert told is not None
        texts = [source] if language == "en" else [told.text or "", *(form.text or "" for form in told)]
        yield from ((source, text) for text in texts)


def rules(language: str) -> Iterator[tuple[str, str]]:
    for game in GAMES:
        for name in ("rules", "rulings"):
            path = Path(resource(game, f"{name}_{language}.md"))
            yield from ((f"{path.name} {line}", text) for line, text in enumerate(path.read_text("utf-8").split("\n")))


@pytest.mark.parametrize(("language", "stumbled"), [("en", ENGLISH), ("fr", FRENCH)])
def test_no_sentence_has_a_word_that_players_stumbled_over(language: str, stumbled: tuple[str, ...]) -> None:
    flags = re.IGNORECASE if language == "en" else re.NOFLAG
    found = [
        (where, text)
        for where, text in sentences(language)
        for pattern in stumbled
        if re.search(pattern, MAY_ASK.sub("", text), flags) and not any(known in text for known in EXPLAINED)
    ]
    assert found == []


AS_IN_THE_BOOK = ("safe, whoever stands there.", "whoever gave the card to the primary victim")
"""Sentences that the corrections of the rules ask for word by word."""


@pytest.mark.parametrize(("language", "stumbled"), [("en", ENGLISH[:1]), ("fr", FRENCH[:2])])
def test_nor_do_the_rules(language: str, stumbled: tuple[str, ...]) -> None:
    found = [line for line in rules(language) for pattern in stumbled if re.search(pattern, line[1], re.IGNORECASE)]
    assert [line for line in found if not any(asked in line[1] for asked in AS_IN_THE_BOOK)] == []


def test_the_rules_explain_the_succession_table_before_they_name_it_in_short() -> None:
    text = resource("advanced_civilization", "rules_fr.md").read_text(encoding="utf-8")
    assert text.index("Succession Archéologique, la *TSA*") < text.index("TSA") + len("*TSA*")
    first = next(line for line in text.split("\n") if "TSA" in line)
    assert "Table de Succession Archéologique" in first
