"""Large text in the settings enlarges signs and figures on the table, too, as far as their places allow."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.table import items_board
from aoc_desktop.games.age_of_civilization.table.formula import ability_formula
from aoc_desktop.ui.kit import formula_paint, lettering
from aoc_desktop.ui.kit.formula_paint import Arrangement, arrange, spoken
from aoc_desktop.ui.kit.lettering import Letters, grown, plain
from aoc_desktop.ui.kit.tokens import Token
from tests.ui.frame.test_window_sizes import go_on, settle
from tests.ui.windows import opened

LARGEST = 1.5


def test_a_short_formula_grows_as_much_as_the_letters() -> None:
    tokens = ability_formula(shipped_set("second_edition").wonder["stonehenge"].effects)
    with grown(LARGEST):
        assert arrange(tokens, QSizeF(200, 60), 22).size == 22 * LARGEST


@pytest.mark.parametrize("place", [(106, 45), (106, 30), (106, 60), (74, 22), (150, 20)])
def test_no_formula_leaves_its_place_or_shrinks(place: tuple[int, int]) -> None:
    cards = shipped_set("second_edition")
    abilities = [card.main for card in cards.civilizations] + [card.effects for card in cards.wonders]
    for effects in abilities:
        tokens, room = ability_formula(effects, cards.technology), QSizeF(*place)
        usual = arrange(tokens, room, 20)
        with grown(LARGEST):
            large = arrange(tokens, room, 20)
        assert large.fits == usual.fits
        assert large.size >= usual.size
        if large.fits:
            assert large.width <= room.width()
            assert large.height <= room.height()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_signs_and_counters_of_the_table_grow(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    signs: dict[str, float] = {}
    counters: set[float] = set()

    def watched(tokens: Sequence[Token], size: QSizeF, height: float, smallest: float = 14.0) -> Arrangement:
        plan = arrange(tokens, size, height, smallest)
        signs[spoken(tokens)] = min(plan.size, signs.get(spoken(tokens), plan.size))
        return plan

    def counted(px: float, colour: str, weight: int = 400, floor: float = 0.0) -> Letters:
        counters.add(px)
        return plain(px, colour, weight, floor)

    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(formula_paint, "arrange", watched)
    monkeypatch.setattr(items_board, "plain", counted)
    with opened(tmp_path, language=language) as window:
        go_on(window, 3, 0.5)
        settle()
        window.grab()
        usual, numbers = dict(signs), max(counters)
        signs.clear()
        counters.clear()
        window.preferences["text_size"] = 150
        settle()
        window.grab()
        assert max(counters) > 1.15 * numbers
        grew = [signs[formula] / size for formula, size in usual.items()]
        assert min(grew) > 0.99
        assert sum(larger > 1.15 for larger in grew) > len(grew) / 2.5
        assert lettering.overflows == []
