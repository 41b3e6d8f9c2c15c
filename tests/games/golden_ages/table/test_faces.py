"""Cards, tiles and pieces of The Golden Ages are drawn whole, in both languages, and differ where they should."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.squares import neighbour
from aoc_desktop.games.golden_ages.table.card_picture import KINDS, LARGE, WIDTHS, height_of, ids_of, paint_card
from aoc_desktop.games.golden_ages.table.coasts import WIDTH, Point, land_of
from aoc_desktop.games.golden_ages.table.face_book import FaceBook
from aoc_desktop.games.golden_ages.table.formula import effect_formula
from aoc_desktop.games.golden_ages.table.pieces import paint_capital, paint_city, paint_colonist
from aoc_desktop.games.golden_ages.table.rows.chart import SquareRow, square_rows
from aoc_desktop.games.golden_ages.table.tiles import CellFace, faces_of
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.icons import icon_names
from aoc_desktop.ui.kit.theme import COLOUR_BLIND_SEATS, DARK, SEATS

CARDS = shipped_set("base")
EVERY = [(kind, card) for kind in KINDS for card in ids_of(CARDS, kind)]


def painted(draw: object, width: float, height: float) -> QImage:
    image = QImage(round(width) + 8, round(height) + 8, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, QRectF(4, 4, width, height))
    painter.end()
    return image


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("large", [False, True])
def test_no_card_is_cut_in_either_language(language: str, large: bool, qapp: object) -> None:
    book = FaceBook(CARDS, language)
    lettering.overflows.clear()
    for kind, card in EVERY:
        width = LARGE if large else WIDTHS[kind]
        painted(lambda p, r, k=kind, c=card: paint_card(p, r, book, k, c, DARK), width, height_of(kind, width, large))
        assert not lettering.overflows, (kind, card)


def test_no_two_cards_of_a_kind_look_alike(qapp: object) -> None:
    book = FaceBook(CARDS, "en")
    for kind in KINDS:
        width = WIDTHS[kind]
        pictures = []
        for card in ids_of(CARDS, kind):
            image = painted(
                lambda p, r, k=kind, c=card: paint_card(p, r, book, k, c, DARK), width, height_of(kind, width, False)
            )
            assert image not in pictures, (kind, card)
            pictures.append(image)


def test_every_effect_has_a_formula_of_known_signs() -> None:
    groups = (CARDS.technologies, CARDS.wonders, CARDS.buildings, CARDS.civilizations)
    for card in (card for cards in groups for card in cards):
        for effect in card.effects:
            tokens = effect_formula(effect, lambda name: name)
            assert tokens, (card.id, effect)
            assert {token.name for token in tokens if token.name} <= icon_names()


def test_pieces_tell_seat_and_posture_apart(qapp: object) -> None:
    for seats in (SEATS[:4], COLOUR_BLIND_SEATS[:4]):
        pictures = []
        for seat in seats:
            for draw in (
                lambda p, r, s=seat: paint_colonist(p, r, s),
                lambda p, r, s=seat: paint_colonist(p, r, s, lying=True),
                lambda p, r, s=seat: paint_city(p, r, s, 1),
                lambda p, r, s=seat: paint_city(p, r, s, 2),
                lambda p, r, s=seat: paint_capital(p, r, s),
                lambda p, r, s=seat: paint_capital(p, r, s, golden=True),
            ):
                pictures.append(painted(draw, 28, 28))
        assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


# ------------------------------------------------------------------ coasts


def boards(count: int) -> list[list[SquareRow]]:
    """The last maps of random games."""
    found = []
    for seed in range(count):
        rng = Rng(seed)
        state = GAME.setup(GAME.options(Record("golden_ages", "base", 4, "table", (), {"seed": seed})), rng)
        while state.phase != "finished":
            GAME.apply(state, state.seat, rng.choice(list(GAME.legal(state, state.seat))))
        found.append(square_rows(state))
    return found


def on_side(face: CellFace, side: int) -> list[float]:
    """Where the land's outline touches this side of the square: how far along, from the north or west."""
    land = land_of(face.edges, face.bites, face.square)
    level = (0.0, 1.0, 1.0, 0.0)[side]
    across: list[Point] = [point for point in land.outline if abs(point[1 - side % 2] - level) < 1e-9]
    return sorted(round(point[side % 2], 6) for point in across)


def test_coasts_of_neighbours_always_meet() -> None:
    for board in boards(6):
        faces = {face.square: face for face in faces_of(board).values()}
        for face in faces.values():
            for side in (1, 2):
                other = faces.get(neighbour(face.square, side))
                if other is not None and face.edges[side]:
                    mine, theirs = on_side(face, side), on_side(other, (side + 2) % 4)
                    assert (mine[0], mine[-1]) == (theirs[0], theirs[-1]), (face, other)


def test_land_keeps_off_a_water_edge_and_fills_a_land_edge() -> None:
    for board in boards(3):
        for face in faces_of(board).values():
            for side in range(4):
                touches = on_side(face, side)
                if not face.edges[side]:
                    inner = [share for share in touches if WIDTH < share < 1 - WIDTH]
                    assert not inner
                else:
                    assert touches[0] in (0.0, WIDTH)
                    assert touches[-1] in (1.0, 1 - WIDTH)


def test_the_same_square_has_the_same_coast() -> None:
    edges = (True, False, False, True)
    bites = (False, False, False, False)
    assert land_of(edges, bites, 7) == land_of(edges, bites, 7)
    assert land_of(edges, bites, 7) != land_of(edges, bites, 8)
