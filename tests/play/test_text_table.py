"""The tree of the table as text: it changes as little as possible, and makes only the texts that a view reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.text_table import Key, Line, TextModel, Told


class Asked:
    """A model over letters, and what it asked for."""

    def __init__(self) -> None:
        self.told: list[Key] = []
        self.model = TextModel(self._tell, lambda key: f"all of {key}")
        self.tester = QAbstractItemModelTester(self.model, QAbstractItemModelTester.FailureReportingMode.Fatal)

    def _tell(self, key: Key) -> Told:
        self.told.append(key)
        return Told(f"row {key}", summary="short" if str(key).isupper() else "")


def tree(text: str) -> list[Line]:
    """ "A:bc D:" is two sections, the first with two rows."""
    return [Line(part[0], tuple(map(Line, part[2:]))) for part in text.split()]


def shape(model: TextModel, above: QModelIndex | None = None) -> str:
    """The same, read through Qt."""
    above = above or QModelIndex()
    rows = [model.index(row, 0, above) for row in range(model.rowCount(above))]
    if above.isValid():
        return "".join(str(model.key_of(row)) for row in rows)
    return " ".join(f"{model.key_of(row)}:{shape(model, row)}" for row in rows)


def test_it_becomes_any_other_tree() -> None:
    asked, rng = Asked(), Rng(5)
    for _ in range(60):
        letters = list("bcdefghij")
        rng.shuffle(letters)
        heads = list("XYZ")
        rng.shuffle(heads)
        wanted = " ".join(f"{head}:{''.join(letters[3 * n : 3 * n + rng.below(4)])}" for n, head in enumerate(heads))
        asked.model.show(tree(wanted))
        assert shape(asked.model) == wanted


def test_rows_that_stay_keep_their_place_for_whoever_reads() -> None:
    asked = Asked()
    asked.model.show(tree("A:bcd E:fg"))
    kept = QPersistentModelIndex(asked.model.index_of("d"))
    asked.model.show(tree("E:gf A:xdc"))
    assert asked.model.key_of(kept) == "d"
    assert kept.row() == 1
    assert not asked.model.index_of("b").isValid()


def test_only_what_is_read_is_told() -> None:
    asked = Asked()
    asked.model.show(tree("A:bcd"))
    changed: list[Key] = []
    asked.model.dataChanged.connect(lambda first, _last: changed.append(asked.model.key_of(first)))
    asked.told.clear()
    index = asked.model.index_of("c")
    assert index.data() == "row c"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "row c 2 of 3"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "all of c"
    assert asked.told == ["c"]
    asked.model.show(tree("A:bcd"))
    assert "c" in changed
    assert asked.model.index_of("A").data(Qt.ItemDataRole.AccessibleTextRole) == "row A: short"


@pytest.mark.parametrize("gone", ["b", "A"])
def test_nothing_is_said_of_a_row_on_its_way_out(gone: str) -> None:
    """Who hears that rows go may ask for them: what they stood for is no longer there."""
    asked = Asked()
    asked.model.show(tree("A:bc D:e"))
    heard: list[object] = []
    asked.model.rowsAboutToBeRemoved.connect(lambda *_: heard.append(asked.model.index_of(gone).data()))
    asked.told.clear()
    asked.model.show(tree("D:e") if gone == "A" else tree("A:c D:e"))
    assert heard == [""]
    assert gone not in asked.told
