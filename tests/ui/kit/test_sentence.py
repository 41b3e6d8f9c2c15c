"""Signs beside the words of sentences: in the log, in the list of legal moves and in the line under the bar."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.age_of_civilization.words.words import SIGNED_TERMS, WORDS
from aoc_desktop.text.nouns import nouns
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import rich_line as sentence_module
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.lettering import overflows, text_width
from aoc_desktop.ui.kit.rich_line import ONE_LINE, RichLine
from aoc_desktop.ui.kit.theme import DARK, Type
from tests.ui.walk.games import moments
from tests.ui.walk.screens import TABLES, Walk
from tests.ui.walk.window import settled, window_in_all_languages

FRENCH = "Rechercher l’Écriture\u202f: 1 Ouvrier, 4 Pièces → +1 point, +1 Technologie"
SEAT_AND_EDGE = 14 + 24 + 12
MEANT = [("technology", "writing"), *SIGNED_TERMS]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[MainWindow]:
    with window_in_all_languages(tmp_path, "fr") as window:
        yield window


def laid_out(text: str, width: float = ONE_LINE) -> RichLine:
    return RichLine(text, nouns(text, MEANT, "fr", WORDS.game), 12.5, 400, DARK, DARK.link, width)


def lines(made: RichLine) -> list[str]:
    text = made._layout.text()
    return [text[line.textStart() : line.textStart() + line.textLength()].strip(" ") for line in made._lines()]


def drawn(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The signs of the sentences that are painted, in their order."""
    seen: list[str] = []

    def noting(name: str, *rest: object) -> object:
        seen.append(name)
        return icon_pixmap(name, *rest)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(sentence_module, "icon_pixmap", noting)
        widget.grab()
    return seen


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", range(110, 320, 7))
def test_no_line_begins_with_a_sign_or_a_comma_nor_ends_with_a_number(width: int) -> None:
    for line in lines(laid_out(FRENCH, width)):
        assert line[0] not in "\u202f\u00a0:,;.", line
        assert not line[-1].isdigit(), line


@pytest.mark.usefixtures("qapp")
def test_a_sign_takes_room_behind_its_noun() -> None:
    bare = RichLine(FRENCH, (), 12.5, 400, DARK, DARK.link)
    assert 5 * 14 <= laid_out(FRENCH).width - bare.width <= 5 * 20


@pytest.mark.usefixtures("qapp")
def test_a_picture_in_a_players_name_does_not_move_the_nouns() -> None:
    text = "😀 gagne l’Écriture."
    made = laid_out(text)
    found = [made.noun_at(QPointF(x, made.height / 2)) for x in range(0, round(made.width), 2)]
    assert {noun.id for noun in found if noun is not None} == {"writing"}
    assert made._signs == [(len("xx gagne l’Écriture") + 1, "technology")]


def test_legal_moves_have_the_signs_of_what_they_cost_and_give(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Walk(window, thorough=False).sit(TABLES[3], moments(*TABLES[3])[1])
    page.side.open_legal()
    settled()
    first = page.side.legal.view.model().index(0, 0)
    said = "Asservissement\u202f: 1 Ouvrier → +2 Pièces"
    assert first.data() == first.data(Qt.ItemDataRole.AccessibleTextRole) == said
    assert drawn(page.side.legal.view.viewport(), monkeypatch)[:3] == ["action_enslave", "worker", "coin"]


def test_what_is_asked_has_its_signs_and_is_read_aloud_without(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Walk(window, thorough=False).sit(TABLES[3], moments(*TABLES[3])[1])
    settled()
    assert page.prompt.text.startswith("Placez vos Ouvriers (3 libres)")
    assert page.prompt.accessibleName() == page.prompt.toolTip() == page.prompt.text
    assert drawn(page.prompt, monkeypatch) == ["worker", "technology", "coin"]


def test_what_is_asked_loses_its_signs_before_it_is_cut(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Walk(window, thorough=False).sit(TABLES[3], moments(*TABLES[3])[1])
    words = text_width(page.prompt.text, 600, Type.FLOOR)
    page.prompt.setFixedWidth(round(words + SEAT_AND_EDGE + 4))
    overflows.clear()
    assert drawn(page.prompt, monkeypatch) == []
    assert not overflows


def test_a_line_of_the_log_has_the_signs_of_its_amounts(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Walk(window, thorough=False).sit(TABLES[0], moments(*TABLES[0])[-1])
    page.side.open_log()
    settled()
    signs = set(drawn(page.side.log.view.viewport(), monkeypatch))
    assert {"coin", "worker", "point"} <= signs
    assert any(name.startswith("action_") for name in signs), "whichever lines are in sight"
