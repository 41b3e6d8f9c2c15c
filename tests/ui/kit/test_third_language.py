"""A further language is nothing but files in `translations`: what they do not say is said in English."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.words.cards import civilization_lines
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID, load_language, say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.resources import translation
from aoc_desktop.text.language import languages
from aoc_desktop.ui.kit.rules_text import sections
from aoc_desktop.ui.kit.translations import install_language, speaks
from tests.ui.walk.window import translations_in

ROOT = Path(__file__).parents[3]
GRAMMAR = """
format = 1
name = "Nederlands"
[plural]
forms = [{ is = [1] }]
[age_of_civilization.reason]
three_civilizations = "Je hebt al 3 beschavingen, meer mag niet."
[age_of_civilization.standing]
military = "Je leger groeit met {n}{per}."
[names.civilization]
egypt = { nl = "Egypte", nl_number = "s" }
"""
WORDS = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="nl" sourcelanguage="en">
<context><name>Actions</name>
<message><source>Quit</source><translation>Stoppen</translation></message>
<message><source>Undo</source><translation type="unfinished"></translation></message>
</context>
<context><name>AlmanacScreen</name>
<message numerus="yes"><source>%n card(s)</source>
<translation><numerusform>%n kaart</numerusform><numerusform>%n kaarten</numerusform></translation></message>
</context>
</TS>
"""


@pytest.fixture
def dutch(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "translations"
    shutil.copytree(translation(), folder)
    (folder / "grammar_nl.toml").write_text(GRAMMAR, encoding="utf-8")
    (folder / "aoc_desktop_nl.ts").write_text(WORDS, encoding="utf-8")
    with translations_in(folder):
        yield folder
        install_language("en")


def test_it_appears_beside_the_others(dutch: Path) -> None:
    assert languages() == {"en": "English", "fr": "Français", "nl": "Nederlands"}
    assert speaks("nl")


def test_words_of_the_interface_string_by_string(dutch: Path) -> None:
    install_language("nl")
    translate = QCoreApplication.translate
    assert translate("Actions", "Quit") == "Stoppen"
    assert translate("Actions", "Undo") == "Undo", "not finished yet"
    assert translate("Actions", "Redo") == "Redo", "not there at all"
    assert [translate("AlmanacScreen", "%n card(s)", "", n) for n in (1, 2)] == ["1 kaart", "2 kaarten"]


def test_sentences_and_names_one_by_one(dutch: Path) -> None:
    names = load_language("nl").names["civilization"]
    assert (names["egypt"].display, names["vikings"].display) == ("Egypte", "Vikings")
    assert say(Reason("three_civilizations"), "nl") == "Je hebt al 3 beschavingen, meer mag niet."
    assert say(Reason("finished"), "nl") == "The game is over."
    cards = shipped_set("second_edition")
    lines = {line for card in cards.civilizations for line in civilization_lines(card, cards, "nl")}
    english = {line for card in cards.civilizations for line in civilization_lines(card, cards, "en")}
    assert "Je leger groeit met 1." in lines
    assert lines & english, "the rest in English"
    assert not any("{" in line or "[" in line for line in lines)


def test_rules_may_come_with_it(dutch: Path) -> None:
    assert [section.title for section in sections(GAME_ID, "nl")] == [
        section.title for section in sections(GAME_ID, "en")
    ]
    (dutch / "rules_nl.md").write_text("# Het spel {#overview}\nZes ronden.\n", encoding="utf-8")
    assert [section.title for section in sections(GAME_ID, "nl")] == ["Het spel"]


FIRST_START = (
    "import pathlib, sys\n"
    "from aoc_desktop.profile.settings import Settings\n"
    "from aoc_desktop.ui.kit.preferences import Preferences\n"
    "print(Preferences(Settings(pathlib.Path(sys.argv[1]) / 'settings.json')).language)\n"
)


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_start_speaks_the_system_s_language(environment: dict[str, str], spoken: str, tmp_path: Path) -> None:
    """Where the system names a language that the program does not speak, the next one that it names; else English."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    started = subprocess.run(
        [sys.executable, "-c", FIRST_START, str(tmp_path)],
        env={**kept, **environment, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert started.stdout.strip() == spoken
