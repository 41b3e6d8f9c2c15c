"""Text shrinks before it is cut, is never too small, and says when it did not fit."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.lettering import draw_name, draw_text, fit, heading, name_lines, plain, text_width, wrap
from aoc_desktop.ui.kit.theme import Type

INK = "#2A2118"


def draw(text: str, rect: QRectF, px: float = 14, lines: int = 1) -> bool:
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        return draw_text(painter, rect, text, plain(px, INK), lines=lines)
    finally:
        painter.end()


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit("Khmer", heading(17, INK), 100, 20) == (17, ["Khmer"], False)


def test_a_long_name_shrinks_to_its_floor_before_it_is_cut() -> None:
    letters = heading(17, INK)
    width = text_width("Grand Zimbabwe", 0, 13)
    px, rows, cut = fit("Grand Zimbabwe", letters, width, 20)
    assert (px, rows, cut) == (13, ["Grand Zimbabwe"], False)
    px, rows, cut = fit("Grand Zimbabwe", letters, width * 0.8, 20)
    assert (px, cut) == (Type.NAME_FLOOR, True)
    assert rows[0].endswith("…")
    assert text_width(rows[0], 0, px) <= width * 0.8


def test_an_overflow_is_recorded_with_its_text_and_place() -> None:
    place = QRectF(0, 0, 20, 20)
    assert draw("Exploitation minière", place)
    assert [(overflow.text, overflow.rect) for overflow in lettering.overflows] == [("Exploitation minière", place)]


def test_a_fitting_text_records_nothing() -> None:
    assert not draw("Rome", QRectF(0, 0, 100, 20))
    assert lettering.overflows == []


@pytest.mark.parametrize("px", [3.0, 8.0, 10.9])
def test_nothing_is_written_under_the_floor(px: float) -> None:
    assert fit("text", plain(px, INK, floor=2), 300, 30)[0] == Type.FLOOR
    assert fit("text", heading(px, INK, floor=2), 300, 30)[0] == Type.NAME_FLOOR


def test_rows_break_at_spaces_and_hyphens_but_not_at_no_break_spaces() -> None:
    assert wrap("Grande-Bretagne", 0, 16, 70) == ["Grande-", "Bretagne"]
    assert wrap("1\u00a0Pièce de plus", 400, 14, 60) == ["1\u00a0Pièce de", "plus"]
    assert wrap("fin\u202f!", 400, 14, 5) == ["fin\u202f!"]


def test_a_place_too_low_for_its_lines_is_an_overflow() -> None:
    assert not draw("one two three", QRectF(0, 0, 40, 60), lines=3)
    assert draw("one two three", QRectF(0, 0, 40, 15), lines=3)


def test_a_name_takes_a_second_line_only_when_one_is_too_small() -> None:
    letters = heading(17, INK)
    assert name_lines("Great Zimbabwe", letters, 100) == 1
    assert name_lines("Great Zimbabwe", letters, 70) == 2
    assert name_lines("Mesopotamia", letters, 20) == 1


def test_a_centred_text_leaves_no_word_alone() -> None:
    image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    drawn: list[str] = []
    original = lettering.draw_line
    try:
        lettering.draw_line = lambda _painter, _at, text, _letters, _px: drawn.append(text)
        draw_text(painter, QRectF(0, 0, 150, 60), "War never makes you sacrifice a worker", plain(14, INK), lines=3)
        assert not draw_name(painter, QRectF(0, 0, 60, 40), "Grande-Bretagne", heading(17, INK))
    finally:
        lettering.draw_line = original
        painter.end()
    assert drawn == ["War never makes you", "sacrifice a worker", "Grande-", "Bretagne"]


def test_a_name_that_is_a_little_too_long_is_set_closer_on_one_line() -> None:
    letters = heading(17, INK)
    natural = text_width("Temple of Artemis", 0, Type.NAME_FLOOR)
    assert name_lines("Temple of Artemis", letters, natural * 0.9) == 1
    image = QImage(300, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    cut = draw_name(painter, QRectF(20, 4, natural * 0.9, 20), "Temple of Artemis", letters)
    painter.end()
    inked = [x for x in range(300) if any(image.pixelColor(x, y).alpha() > 40 for y in range(40))]
    assert not cut
    assert lettering.overflows == []
    assert 19 <= min(inked) <= max(inked) <= 21 + natural * 0.9, "every letter is there, and none outside its place"
    assert name_lines("Temple of Artemis", letters, natural * 0.8) == 2
