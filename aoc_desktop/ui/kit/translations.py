"""The interface's words: English in the source, other languages from `translations/aoc_desktop_xx.ts`.

`run.py` compiles these files; where the compiled one is missing or older, the source file itself is read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator

from aoc_desktop.kernel.resources import translation

DEFAULT = "en"
"""The language of the source."""
_installed: list[QTranslator] = []


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for lupdate, which knows this name; the text stays English until it is shown. Typed, unlike Qt's."""
    return text


OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
)
"""Words of Qt's own: two that its French lacks, and a key that no keyboard calls so."""


class SourceTranslator(QTranslator):
    """Reads a Qt Linguist source file; plural forms follow the language's own grammar."""

    def __init__(self, code: str, path: Path) -> None:
        super().__init__()
        self._code = code
        self._messages: dict[tuple[str, str], list[str]] = {}
        from xml.etree import ElementTree  # only where no compiled file is at hand

        for context in ElementTree.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                self._add(str(context.findtext("name")), message)

    def _add(self, context: str, message: Any) -> None:
        found = message.find("translation")
        if found is None or found.get("type") in ("unfinished", "obsolete", "vanished"):
            return
        forms = [form.text or "" for form in found.iter("numerusform")] or [found.text or ""]
        self._messages[context, str(message.findtext("source"))] = forms

    def isEmpty(self) -> bool:
        return not self._messages

    def translate(  # None is what Qt takes for "not mine"
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        forms = self._messages.get((context, source))
        if not forms:
            return None
        if n < 0:
            return forms[0]
        from aoc_desktop.text.language import load_language  # the grammar is read at the first number, not at the start

        return forms[min(load_language(self._code).plural(n), len(forms) - 1)]


def speaks(code: str) -> bool:
    """Whether there is such a language; its file is not read for that."""
    return code.isidentifier() and translation(f"grammar_{code}.toml").is_file()


def system_language() -> str:
    """The first of the user's languages that the program speaks; English otherwise."""
    for tag in QLocale.system().uiLanguages():
        if speaks(code := tag.replace("-", "_").partition("_")[0]):
            return code
    return DEFAULT


def install_language(code: str) -> None:
    """From now on every `tr` answers in this language; widgets learn of it by their LanguageChange event."""
    for old in _installed:
        QCoreApplication.removeTranslator(old)
    _installed.clear()
    QLocale.setDefault(QLocale(code))
    # The system's own file dialogs speak the system's language; where that is another, Qt's stand in for them.
    foreign = QLocale(code).language() != QLocale.system().language()
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, foreign)
    for translator in (_qt_words(code), _own_words(code)):
        if translator is not None:
            _installed.append(translator)
            QCoreApplication.installTranslator(translator)


def _qt_words(code: str) -> QTranslator | None:
    """What Qt's own dialogs say."""
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if code != DEFAULT and translator.load(f"qtbase_{code}", folder) else None


def _own_words(code: str) -> QTranslator | None:
    source = translation(f"aoc_desktop_{code}.ts")
    compiled = source.with_suffix(".qm")
    newest = source.stat().st_mtime if source.exists() else 0
    if compiled.exists() and compiled.stat().st_mtime >= newest:
        translator = QTranslator()
        if translator.load(str(compiled)):
            return translator
    return SourceTranslator(code, source) if source.exists() else None
