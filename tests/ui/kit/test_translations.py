"""The interface's words in French: all of them, well set; and plural forms in both languages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from aoc_desktop.kernel.resources import translation
from aoc_desktop.text.language import languages
from aoc_desktop.ui.kit.translations import SourceTranslator, install_language, system_language

FRENCH = translation("aoc_desktop_fr.ts")
ROOT = Path(__file__).parents[3]


def messages(path: Path) -> list[tuple[str, str, list[str], str | None]]:
    """Context, source, forms of the translation, and its state."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            text = message.find("translation")
            assert text is not None
            forms = [form.text or "" for form in text.iter("numerusform")] or [text.text or ""]
            found.append((str(context.findtext("name")), str(message.findtext("source")), forms, text.get("type")))
    return found


@pytest.mark.parametrize("code", ["en", "fr"])
def test_nothing_is_unfinished(code: str) -> None:
    for context, source, forms, state in messages(translation(f"aoc_desktop_{code}.ts")):
        assert state is None, (context, source)
        assert all(forms), (context, source)


# Reviewed: words that are the same in both languages, and patterns of figures.
SAME = {
    *("Agora", "Bonus", "Civilisation", "Cubes", "Domination", "Domination ({0})", "Points", "Provinces"),
    "Invasions",
    *("Advanced Civilization", "The Golden Ages"),
    "Nations",
    *("Actions", "Age of Civilization", "Civilisations", "Code", "Condition", "Gain", "Menu", "Novice", "Pause"),
    *("Population", "Score", "Solo", "Source", "Table", "Technologies", "Triangle", "Version {0}", "{0} points"),
    *("point", "points", "population"),
    "{0}, {1} nations",
    *("{0} / {1}", "{0} h {1} min", "{0} min", "{0} – {1}", "{0}–{1}", "× {0}"),
}


def test_no_word_was_left_in_english() -> None:
    assert {source for _, source, forms, _ in messages(FRENCH) if source in forms} <= SAME


def test_french_fills_the_same_places() -> None:
    for _, source, forms, _ in messages(FRENCH):
        for form in forms:
            assert sorted(re.findall(r"\{\d\}|%n", form)) == sorted(re.findall(r"\{\d\}|%n", source)), source


def test_french_is_well_set() -> None:
    for _, source, forms, _ in messages(FRENCH):
        for form in forms:
            assert "'" not in form, source
            assert not re.search(r"[^\u202f][;!?»]|«[^\u202f]|[^\u202f\d]:", form), (source, form)


@pytest.mark.skipif(not shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent)), reason="no lupdate")
def test_no_word_of_the_source_is_missing(tmp_path: Path) -> None:
    files = [str(path) for path in (ROOT / "aoc_desktop").rglob("*.py")]
    command = [str(Path(sys.executable).parent / "pyside6-lupdate"), *files, "-ts", str(tmp_path / "new.ts")]
    subprocess.run([*command, "-locations", "none"], check=True, capture_output=True)
    wanted = {(context, source) for context, source, _, _ in messages(tmp_path / "new.ts")}
    assert wanted == {(context, source) for context, source, _, _ in messages(FRENCH)}


def test_plural_forms_follow_the_language() -> None:
    for code, words in (("en", ["0 cards", "1 card", "2 cards"]), ("fr", ["0 carte", "1 carte", "2 cartes"])):
        install_language(code)
        said = [QCoreApplication.translate("AlmanacScreen", "%n card(s)", "", n) for n in (0, 1, 2)]
        assert said == words
    install_language("en")


def test_what_is_not_translated_stays_english() -> None:
    translator = SourceTranslator("fr", FRENCH)
    assert translator.translate("Actions", "Quit") == "Quitter"
    assert translator.translate("Actions", "nonsense") is None
    assert not translator.isEmpty()


def test_the_system_language_is_one_of_ours() -> None:
    assert system_language() in languages()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", {"Nom de fichier\u00a0:", "Chercher dans\u202f:", "Type de fichiers\u202f:"}),
        ("en", {"File name:", "Look in:"}),
    ],
)
def test_a_file_dialog_speaks_the_programs_language(application: QApplication, language: str, words: set[str]) -> None:
    """The system's own dialog would speak the system's: it is used only where that is the same."""
    install_language(language)
    dialog = QFileDialog(None, "", "", "")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    told = {made.text().replace("&", "") for made in dialog.findChildren(QLabel)}
    assert words <= told, told
    dialog.deleteLater()
    native = not QCoreApplication.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    assert native == (QLocale(language).language() == QLocale.system().language())
    install_language("en")
