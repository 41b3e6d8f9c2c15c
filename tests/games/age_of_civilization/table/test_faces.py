"""Card faces: everything that is written on them fits, in both languages, small and large."""

import itertools
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS
from aoc_desktop.games.age_of_civilization.table import compact_faces, items_board
from aoc_desktop.games.age_of_civilization.table.card_picture import card_signs
from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.games.age_of_civilization.table.compact_faces import (
    paint_special_strip,
    paint_wide_civilization,
    paint_wonder_strip,
)
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.faces import (
    civilization_bands,
    civilization_face,
    paint_civilization,
    paint_pile_strip,
    paint_wonder,
    wonder_face,
)
from aoc_desktop.games.age_of_civilization.table.formula import ability_formula, action_formula, event_formula
from aoc_desktop.games.age_of_civilization.table.layout import areas, board_layout
from aoc_desktop.games.age_of_civilization.table.rows.track import AVAILABLE, ActionRow
from aoc_desktop.games.age_of_civilization.table.slots import Slot, paint_bonus_coins, paint_slot
from aoc_desktop.games.age_of_civilization.table.technology_faces import (
    CLOSED,
    OWNED,
    RESEARCHABLE,
    CellFace,
    SpecialFace,
    paint_arrows,
    paint_cell,
    paint_special_card,
    technology_cells,
)
from aoc_desktop.games.age_of_civilization.table.track_faces import (
    ActionFace,
    Modifier,
    action_slots,
    paint_action_card,
    paint_event,
    paint_permanent_bronze,
    paint_upcoming_card,
    permanent_parts,
)
from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.kit import formula_paint, lettering
from aoc_desktop.ui.kit.card_kit import paint_card_back
from aoc_desktop.ui.kit.groups import group_of
from aoc_desktop.ui.kit.theme import DARK, LIGHT, SEATS, Size

LANGUAGES = ("en", "fr")
ALL_HOUSE = dict.fromkeys(("population", "main", "inherited"), "house")
# The longest sentences that the card texts yield today, for an ability of two effects and of one.
LONGEST = (
    "Quand vous réalisez l'action Construction, gagnez 1 point de plus. Quand vous réalisez l'action Construction, "
    "vous pouvez réaliser l'action Culture sans Ouvrier, en payant son coût."
)
LONG = "L'action Recherche vous coûte 1 Pièce de moins pour la Science, l'Ingénierie ou la Poudre à canon."


@cache
def names() -> dict[str, Any]:
    return tomllib.loads(resource("age_of_civilization", "names.toml").read_text(encoding="utf-8"))


def name(kind: str, card: str, language: str, short: bool = False) -> str:
    entry = names()[kind][card]
    return str(entry.get(f"{language}_short", entry[language]) if short else entry[language])


@contextmanager
def canvas(width: float = 520, height: float = 800) -> Iterator[QPainter]:
    image = QImage(int(width), int(height), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    try:
        yield painter
    finally:
        painter.end()


def picture(paint: Callable[[QPainter], None], width: int = 160, height: int = 120) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def overflowing() -> list[str]:
    return [overflow.text for overflow in lettering.overflows]


# ------------------------------------------------------------------ civilisations and wonders
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [90.0, 114.0, 171.0, 400.0])
@pytest.mark.parametrize("set_id", SHIPPED)
def test_civilizations_fit_their_cards(set_id: str, width: float, language: str) -> None:
    cards = shipped_set(set_id)
    with canvas() as painter:
        for card in cards.civilizations:
            face = civilization_face(card, name("civilization", card.id, language), cards.technology, ALL_HOUSE)
            if width >= Size.SENTENCES_FROM:
                group = name("group", card.group, language)
                main = LONGEST if len(card.main) > 1 else LONG
                face = face._replace(group_name=group, main_sentence=main, inherited_sentence=LONG)
            paint_civilization(painter, QRectF(10, 10, width, width * 1.6), face)
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [90.0, 104.0, 156.0, 400.0])
def test_wonders_fit_their_cards(width: float, language: str) -> None:
    cards = shipped_set("second_edition")
    with canvas() as painter:
        for card in cards.wonders:
            large = width >= Size.SENTENCES_FROM
            face = wonder_face(card, name("wonder", card.id, language, short=not large), mark="house")
            if large:
                face = face._replace(sentence=LONG)
            paint_wonder(painter, QRectF(10, 10, width, width * (0.875 if large else 87 / 104)), face)
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_strips_of_the_pile_fit(language: str) -> None:
    cards = shipped_set("second_edition")
    with canvas() as painter:
        for card in cards.civilizations:
            face = civilization_face(card, name("civilization", card.id, language), cards.technology, ALL_HOUSE)
            paint_pile_strip(painter, QRectF(0, 0, 171, CardSize.PILE_STRIP), face)
    assert overflowing() == []


def test_a_name_that_is_far_too_long_is_noticed() -> None:
    card = shipped_set("second_edition").civilization["rome"]
    with canvas() as painter:
        paint_civilization(painter, QRectF(0, 0, 90, 144), civilization_face(card, "Constantinopolitanissimus"))
    assert overflowing() == ["Constantinopolitanissimus"]


@pytest.mark.parametrize("width", [90.0, 114.0, 400.0])
def test_the_bands_of_a_card_fill_it_and_the_art_flexes(width: float) -> None:
    rect = QRectF(3, 4, width, width * 1.6)
    for card in shipped_set("second_edition").civilizations:
        bands = civilization_bands(rect, civilization_face(card, name("civilization", card.id, "fr")))
        assert bands.art.top() == rect.top()
        assert bands.inherited.bottom() == pytest.approx(rect.bottom())
        assert bands.art.bottom() == pytest.approx(bands.name.top())
        assert bands.art.height() >= 0.3 * width


def test_a_house_value_shows() -> None:
    card = shipped_set("second_edition").civilization["rome"]
    rect = QRectF(0, 0, 114, 182)
    plain = picture(lambda painter: paint_civilization(painter, rect, civilization_face(card, "Rome")), 120, 190)
    marked = civilization_face(card, "Rome", marks={"main": "house"})
    assert plain != picture(lambda painter: paint_civilization(painter, rect, marked), 120, 190)


@pytest.mark.parametrize("width", [96.0, 110.0, 122.0, 150.0])
def test_a_house_value_shows_on_the_smallest_cards_too(width: float) -> None:
    """Every civilisation in a crowded market and on the pile, whether or not its population stands in the strip."""
    small, strip = QRectF(0, 0, width, 88), QRectF(0, 0, 171, CardSize.PILE_STRIP)
    cards = shipped_set("second_edition")
    for card in cards.civilizations:
        bare = civilization_face(card, name("civilization", card.id, "fr"), cards.technology)
        marked = bare._replace(source_marks=ALL_HOUSE)
        for rect, paint in ((small, paint_wide_civilization), (strip, paint_pile_strip)):
            pictures = [
                picture(lambda painter, f=face, r=rect, p=paint: p(painter, r, f), 180, 100) for face in (bare, marked)
            ]
            assert pictures[0] != pictures[1], (card.id, paint.__name__)


def test_a_house_value_shows_on_a_special_strip() -> None:
    cards = shipped_set("second_edition")
    book = FaceBook(cards, "fr")
    for card in cards.special_technology:
        face, rect = book.special(card), QRectF(0, 0, 118, 86)
        assert face.source_mark, card
        pictures = [
            picture(lambda painter, f=shown, r=rect: paint_special_strip(painter, r, f, DARK, 0), 130, 100)
            for shown in (face, face._replace(source_mark=""))
        ]
        assert pictures[0] != pictures[1], card


def test_alone_no_card_speaks_of_others() -> None:
    cards = shipped_set("second_edition")
    for solo in (False, True):
        book = FaceBook(cards, "en", solo)
        for kind, card in (("action", "trade"), ("civilization", "lydia")):
            assert ("others" in card_signs(book, kind, card)) is not solo, card
        trade = ActionRow("trade", 1, AVAILABLE, 1, (), True, 0, (), "none", "")
        assert ("others" in [token.name for token in book.action(trade, ()).tokens]) is not solo


def test_bonus_coins_show_their_number_and_none_shows_nothing() -> None:
    card = QRectF(20, 20, 114, 182)
    empty = picture(lambda painter: None, 160, 220)
    stacks = [picture(lambda painter, n=amount: paint_bonus_coins(painter, card, n), 160, 220) for amount in range(6)]
    assert stacks[0] == empty
    assert all(one != other for one, other in itertools.pairwise(stacks))


# ------------------------------------------------------------------ the time track
def action_face(action_id: str, language: str, state: str = "free", **more: Any) -> ActionFace:
    action = shipped_set("second_edition").action[action_id]
    seat = SEATS[0] if state == "taken" else None
    slots = tuple(Slot(state, action.workers, action.sacrifice, seat) for _ in range(action.slots))
    face = ActionFace(action_id, name("action", action_id, language), action_formula(action), slots, action.symbol)
    return face._replace(**more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_action_cards_fit(scale: float, language: str) -> None:
    cards = shipped_set("second_edition")
    extra = Modifier(ability_formula(cards.technology["writing"].effects)[2:], name("technology", "writing", language))
    with canvas() as painter:
        for action in cards.actions:
            if action.permanent:
                continue
            for modifiers in ((), (extra,), (extra, extra), (extra, extra, extra)):
                face = action_face(action.id, language, modifiers=modifiers, source_mark="house")
                paint_action_card(painter, QRectF(8, 8, 153 * scale, 88 * scale), face, DARK)
            upcoming = face._replace(tokens=action_formula(action, workers=True), slots=(), modifiers=())
            paint_upcoming_card(painter, QRectF(8, 8, 107 * scale, 88 * scale), upcoming, LIGHT)
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_permanent_card_fits(scale: float, language: str) -> None:
    faces = [action_face(action, language) for action in ("wonder", "research", "enslave")]
    with canvas(760, 140) as painter:
        paint_permanent_bronze(painter, QRectF(4, 4, 475 * scale, 71 * scale), faces, DARK)
    assert overflowing() == []


def test_an_older_civilisation_has_its_ground_from_edge_to_edge() -> None:
    """At every size, wherever it lies: as one path joined by Qt it lost its upper half at some."""
    face = civilization_face(shipped_set("second_edition").civilization["maya"], "Maya")
    tint = QColor(group_of(face.group).tint)
    for step in range(40):
        scale = 1 + step / 40
        rect = QRectF(3.0 + step / 7, 2.0 + step / 11, 171 * scale, CardSize.PILE_STRIP * scale)

        def paint(painter: QPainter, place: QRectF = rect) -> None:
            paint_pile_strip(painter, place, face)

        image = picture(paint, 360, 80)
        for down in (0.2, 0.35, 0.6):
            assert image.pixelColor(QPoint(round(rect.left()) + 2, round(rect.top() + down * rect.height()))) == tint


def test_slots_lie_on_their_cards_and_apart() -> None:
    card = QRectF(10, 10, 153, 88)
    for action in ("hunt", "farm", "construction", "culture"):
        places = action_slots(card, action_face(action, "en"))
        assert all(card.contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in itertools.pairwise(places))
    permanent = QRectF(10, 10, 475, 71)
    parts = permanent_parts(permanent, [action_face(action, "fr") for action in ("wonder", "research", "enslave")])
    assert [len(part.slots) for part in parts] == [1, 2, 1]
    assert all(part.area.contains(place) for part in parts for place in part.slots)


def test_each_state_of_a_slot_looks_its_own() -> None:
    slots = [
        Slot(),
        Slot("lit"),
        Slot("target"),
        Slot(red=True),
        Slot("lit", red=True),
        Slot("taken", seat=SEATS[0]),
        Slot("taken", seat=SEATS[1]),
        Slot(workers=2),
    ]
    looks = [picture(lambda painter, s=slot: paint_slot(painter, QRectF(30, 30, 36, 36), s)) for slot in slots]
    assert all(looks[i] != looks[j] for i in range(len(looks)) for j in range(i))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_fit_beside_the_track(language: str) -> None:
    with canvas() as painter:
        for event in shipped_set("second_edition").events:
            title = name("event", event.id, language)
            paint_event(painter, QRectF(0, 0, 114, 62), event.id, title, event_formula(event), DARK)
    assert overflowing() == []


# ------------------------------------------------------------------ technologies
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [OWNED, RESEARCHABLE, CLOSED])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_technologies_fit_their_cells(scale: float, state: str, language: str) -> None:
    with canvas() as painter:
        for card in shipped_set("second_edition").technology.values():
            title = name("technology", card.id, language)
            face = CellFace(card.id, title, ability_formula(card.effects), state, source_mark="house")
            paint_cell(painter, QRectF(0, 0, 124 * scale, 60 * scale), face, DARK, SEATS[0])
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owned", [3, 4, 5, 6, 7, 8])
def test_own_wonders_have_room_for_their_names_over_their_formulas(
    owned: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are, at 1280 × 720; and what the end of the turn brings keeps its title and two rows."""
    written: dict[str, float] = {}
    formulas: list[QRectF] = []
    draw_line, paint_formula = lettering.draw_line, compact_faces.paint_formula

    def noted(painter: QPainter, at: QPointF, text: str, letters: lettering.Letters, px: float) -> None:
        written[text] = painter.worldTransform().map(at).y()
        draw_line(painter, at, text, letters, px)

    def placed(painter: QPainter, place: QRectF, *given: Any, **more: Any) -> None:
        formulas.append(place)
        paint_formula(painter, place, *given, **more)

    monkeypatch.setattr(lettering, "draw_line", noted)
    monkeypatch.setattr(compact_faces, "paint_formula", placed)
    cards, places = shipped_set("second_edition"), board_layout(areas(1020, 652).board, owned)
    with canvas() as painter:
        for card, place in zip(cards.wonders, items_board._wonder_places(places.wonder_cards, owned), strict=False):
            face = wonder_face(card, name("wonder", card.id, language, short=True), cards.technology, mark="house")
            paint_wonder_strip(painter, place, face)
            assert written[face.name] <= formulas[-1].top() + 0.5, face.name
            assert places.wonder_cards.contains(place)
    assert places.end.height() >= 60
    assert places.end.top() > places.wonder_cards.bottom()
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(106, 41.5), (100, 57.3), (100, 88)])
def test_wonders_in_strips_have_their_whole_name_and_their_formula_in_one_row(
    size: tuple[float, float], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The narrowest strips of a crowded market: no name is shortened, no formula broken ("Temple of Artemis")."""
    written: list[str] = []
    rows: list[int] = []
    draw_line, arrange = lettering.draw_line, formula_paint.arrange

    def noted(painter: QPainter, at: QPointF, text: str, letters: lettering.Letters, px: float) -> None:
        written.append(text)
        draw_line(painter, at, text, letters, px)

    def counted(*given: Any) -> formula_paint.Arrangement:
        plan = arrange(*given)
        rows.append(len(plan.rows))
        return plan

    monkeypatch.setattr(lettering, "draw_line", noted)
    monkeypatch.setattr(formula_paint, "arrange", counted)
    cards = shipped_set("second_edition")
    with canvas() as painter:
        for card in cards.wonders:
            face = wonder_face(card, name("wonder", card.id, language, short=True), cards.technology, mark="house")
            written.clear()
            paint_wonder_strip(painter, QRectF(5, 5, *size), face)
            assert face.name in written
            assert rows.pop() == 1, face.name
    assert overflowing() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_cards_fit(language: str) -> None:
    cells = technology_cells(QRectF(10, 10, 390, 214))
    with canvas() as painter:
        for card in shipped_set("second_edition").special_technologies:
            first, second = (
                CellFace(row.id, name("technology", row.id, language), ability_formula(row.effects), OWNED)
                for row in (card.row_1, card.row_2)
            )
            face = SpecialFace(
                card.id, name("special_technology", card.id, language), (first, second), source_mark="house"
            )
            column = COLUMNS.index(card.column)
            paint_special_card(painter, QRectF(0, 0, 119, 128), face, DARK, column)
            for row, cell in enumerate(face.rows):
                paint_cell(painter, cells[column, row], cell, DARK, SEATS[1])
    assert overflowing() == []


def test_an_arrow_from_an_owned_technology_is_lit() -> None:
    cells = {"writing": QRectF(10, 10, 124, 30), "education": QRectF(10, 70, 124, 30)}
    after = {"education": ("writing",)}

    def look(owned: set[str]) -> QImage:
        return picture(lambda painter: paint_arrows(painter, cells, after, owned, DARK))

    assert look(set()) != look({"writing"})
    assert look(set()) == look({"education"})


def test_the_back_of_a_card_is_drawn() -> None:
    back = picture(lambda painter: paint_card_back(painter, QRectF(0, 0, 60, 96)))
    assert back.pixelColor(30, 48).alpha() == 255
    assert back.pixelColor(150, 110).alpha() == 0
