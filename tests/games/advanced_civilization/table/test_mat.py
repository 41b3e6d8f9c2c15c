"""The mat on the real window: what it says, other nations' mats, the rail of wide boards."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.foresight import Footing, Leaving, Outlook
from aoc_desktop.games.advanced_civilization.table.mat.words import advance_words, outlook_lines
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.page.zoom import BoardZoom
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, play_until, sit_down
from tests.ui.person import LEFT, NONE, Arrival, Person

Key = Qt.Key


def whole_board(person: Person) -> BoardZoom | None:
    return next((board for board in person.window.findChildren(BoardZoom) if board.isVisible()), None)


def test_a_click_on_a_seat_opens_its_whole_mat_and_esc_closes_it(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    roster = person.page.side.opponents
    QTest.mouseClick(roster, LEFT, NONE, QPoint(60, 20))
    board = whole_board(person)
    assert board is not None
    other = roster.rows()[0].seat
    assert board.seat == other
    places = {piece.place for piece in board.stage.with_places()}
    assert {
        ("mat", str(other)),
        ("civilization_card", "law"),
        ("succession", person.models.mats[other].nation),
    } <= places
    QTest.keyClick(board, Key.Key_Escape)
    assert whole_board(person) is None


def test_the_succession_table_opens_large(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    QTest.mouseClick(person.page.side.score, LEFT, NONE, QPoint(60, 20))
    board = whole_board(person)
    assert board is not None
    assert board.seat == person.models.viewer


def test_points_are_told_as_a_sum_without_the_hand(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    view = person.view
    rows = view.look.number_rows(("points", ""), person.models, view.faces)
    *parts, (total, words) = rows
    assert words == "points without the hand"
    assert sum(int(part) for part, _ in parts) == int(total) == person.models.my_mat.points


def test_what_would_come_of_the_map_stands_on_the_mat_while_one_moves(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    assert ("outlook", "") not in {piece.place for piece in person.view.stage.with_places()}
    play_until(person, "movement", Rng(1))
    assert ("outlook", "") in {piece.place for piece in person.view.stage.with_places()}
    told = person.view.look.place_lines(("outlook", ""), person.models, person.view.faces)
    assert told[0] == "If you stop now"


def test_a_wide_board_folds_the_mat_into_a_rail(arrive: Arrival) -> None:
    """M opens it over the map and closes it; so does the pointer, as long as it stays there."""
    person = arrive()
    sit_down(person, (HUMAN, *[RANDOM] * 7), variants=("random_nations",), board="extended")
    stage = person.view.stage
    assert stage.by_place(("rail", "")) is not None
    assert stage.by_place(("stock", "")) is None
    person.view.setFocus()
    person.key(Key.Key_M)
    assert stage.by_place(("stock", "")) is not None
    person.key(Key.Key_M)
    assert stage.by_place(("stock", "")) is None
    person.move_to(person.point_of(("rail", "")))
    assert stage.by_place(("stock", "")) is not None
    person.move_to(person.point_of(("stock", "")))
    assert stage.by_place(("stock", "")) is not None
    person.move_to(QPoint(900, 300))
    assert stage.by_place(("stock", "")) is None


def test_names_of_several_words_keep_their_small_letters(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    speech, mat = WORDS.speech("fr"), person.models.mats[0]
    no_city = Footing(3, 0, 0, 30, 0, 0)
    outlook = Outlook((), ("britannia",), (Leaving("eastern_desert", 1, 2),), no_city, None)
    assert [words for _, words, _ in outlook_lines(outlook, speech)][:2] == [
        "Bretagne insulaire\u202f: cité possible",
        "Désert oriental\u202f: −1, limite 2",
    ]
    ahead = mat._replace(advance=mat.advance._replace(epoch="early_bronze"))
    assert "Âge du Bronze Ancien" in advance_words(ahead, speech)[0][1]


def test_before_a_nation_is_chosen_the_mat_tells_of_no_square(arrive: Arrival) -> None:
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    speech = person.view.faces.speech
    assert advance_words(person.models.my_mat, speech) == (("", ""), ("", True))
    assert "map legend" not in person.view.stage.pieces  # the nations' cards lie there
    play_until(person, "movement", Rng(1))
    assert advance_words(person.models.my_mat, speech)[0][0]
    assert "map legend" in person.view.stage.pieces
