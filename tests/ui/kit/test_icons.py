"""Every drawing renders, also at 16 px, and takes the colours it is given."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.kit.icons import (
    EDGE,
    FILL,
    MAIN,
    action_icon,
    event_icon,
    icon_names,
    icon_pixmap,
    noun_icon,
    paint_cube,
    paint_worker,
    worker_pixmap,
)
from aoc_desktop.ui.kit.theme import SEATS, Seat
from tests.in_one import in_one


def covered(image: QImage) -> float:
    """The share of pixels that something is drawn on."""
    pixels = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())]
    return sum(alpha > 60 for alpha in pixels) / len(pixels)


def colours(image: QImage) -> set[str]:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@in_one("name", sorted(icon_names()))
def test_an_icon_shows_at_16_px(name: str) -> None:
    share = covered(icon_pixmap(name, 16).toImage())
    assert 0.05 < share <= 1.0
    assert share < 0.98 or name.startswith("action_")


@in_one("name", sorted(icon_names()))
def test_no_placeholder_is_ever_seen(name: str) -> None:
    for on_dark in (False, True):
        shown = colours(icon_pixmap(name, 48, None, 1.0, on_dark).toImage())
        assert not shown & {MAIN, EDGE, FILL}


def test_a_glyph_takes_the_colour_it_is_given() -> None:
    assert "#12ab34" in colours(icon_pixmap("house", 48, "#12ab34").toImage())


def test_icons_are_drawn_at_the_pixels_of_the_screen() -> None:
    picture = icon_pixmap("coin", 24, None, 2.0)
    assert (picture.width(), picture.devicePixelRatio()) == (48, 2.0)
    assert icon_pixmap("coin", 24, None, 2.0) is picture


def painted(paint: Callable[[QPainter, QRectF, Seat], None], seat: Seat) -> QImage:
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, 24, 24), seat)
    painter.end()
    return image


def test_workers_and_cubes_differ_by_seat() -> None:
    for paint in (paint_worker, paint_cube):
        pictures = [painted(paint, seat) for seat in SEATS]
        assert all(covered(picture) > 0.2 for picture in pictures)
        assert all(one != other for one, other in itertools.pairwise(pictures))


def test_the_same_colour_with_another_shape_is_another_worker() -> None:
    one = SEATS[0]
    assert worker_pixmap(one, 24).toImage() != worker_pixmap(one._replace(shape="diamond"), 24).toImage()


def test_every_action_and_event_has_its_drawing_and_unknown_ones_a_stand_in() -> None:
    cards = shipped_set("second_edition")
    assert all(action_icon(action.id) == f"action_{action.id}" for action in cards.actions)
    assert all(event_icon(event.id) == f"event_{event.id}" for event in cards.events)
    assert action_icon("alchemy") == "action_other"
    assert event_icon("comet") in icon_names()


def test_drawings_are_svg_tiny_without_text_or_pictures() -> None:
    for path in resource("icons").glob("*.svg"):
        drawing = path.read_text(encoding="utf-8")
        assert 'baseProfile="tiny"' in drawing
        assert not any(word in drawing for word in ("<text", "<image", "<filter", "<style", "class="))


def test_nouns_of_a_sentence_have_the_signs_of_the_cards() -> None:
    assert noun_icon("action", "hunt") == "action_hunt"
    assert noun_icon("technology", "writing") == noun_icon("special_technology", "priests") == "technology"
    assert noun_icon("wonder", "petra") == "wonder"
    assert noun_icon("event", "rats") == "event_rats"
    assert noun_icon("rule", "war") == "war"
    assert noun_icon("civilization", "egypt") == noun_icon("rule", "rest") == ""
