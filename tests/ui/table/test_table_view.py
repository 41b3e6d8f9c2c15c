"""The table played with real mouse and key events: every gesture, and everything that could go wrong with one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFocusEvent, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.age_of_civilization.table.rows.gestures import ANNEX, COINS, KEEP, RISE, WONDERS, WORKER
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.theme import DARK, LIGHT
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.table.picture.bubbles import refusal_words
from aoc_desktop.ui.table.picture.stage import edge_pixels
from aoc_desktop.ui.table.picture.view import TableView
from tests.sessions import AT_ONCE, MODES, session

LEFT = Qt.MouseButton.LeftButton
TRACK = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
MARKET = ["egypt", "rome", "maya", "china", "persia"]
Key = Qt.Key


class Player:
    """A person at the table: looks at the view, moves the mouse, presses keys."""

    def __init__(self, running: Session) -> None:
        self.session = running
        self.view = TableView(running, "en", DARK)
        self.view.resize(1020, 652)
        self.view.show()
        QTest.qWaitForWindowExposed(self.view)
        self.said: list[str] = []
        self.view.hover.status.connect(self.said.append)

    def at(self, place: Place, key: str = "") -> QPoint:
        piece = self.view.stage.pieces[key] if key else self.view.stage.by_place(place)
        assert piece is not None, place
        return self.view.mapFromScene(piece.rect.center())

    def press(self, place: Place, key: str = "") -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at(place, key))

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), to)
        QApplication.processEvents()

    def lift(self, place: Place) -> None:
        """Press and move a little: the piece is in the hand."""
        self.press(place)
        self.move(self.at(place) + QPoint(9, 9))
        assert self.view.dragging.active

    def drop(self, place: Place) -> None:
        self.move(self.at(place))
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at(place))
        QApplication.processEvents()

    def drag(self, source: Place, target: Place) -> None:
        self.lift(source)
        self.drop(target)

    def click(self, place: Place) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(place))
        QApplication.processEvents()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)
        QApplication.processEvents()

    @property
    def moves(self) -> list[str]:
        return self.session.match.moves


def first_player_game(**more: object) -> Session:
    """Two people; the first one decides, market and track are known."""
    return session(2, track=TRACK, market=MARKET, first_player=0, **more)  # type: ignore[arg-type]


@pytest.fixture
def player() -> Iterator[Player]:
    """In English, whatever a window before it spoke: there is none here that would say so."""
    install_language("en")
    person = Player(first_player_game())
    yield person
    person.view.close()
    person.view.deleteLater()


@pytest.fixture
def acting(player: Player) -> Player:
    player.drag(("market", "egypt"), RISE)
    return player


# ------------------------------------------------------------------ dragging
def test_drag_a_civilisation_onto_the_board(player: Player) -> None:
    player.drag(("market", "rome"), RISE)
    assert player.moves == ["rise rome"]
    assert not player.view.dragging.active


def test_drag_a_worker_onto_a_slot(acting: Player) -> None:
    acting.drag(WORKER, ("action", "fish"))
    assert acting.moves == ["rise egypt", "act fish"]


def test_an_illegal_drop_glides_back_and_says_why(acting: Player) -> None:
    acting.session.set_pace(AT_ONCE._replace(delay=40))
    acting.lift(WORKER)
    acting.move(acting.at(("action", "culture")))
    assert acting.view.hover.bubble.isVisible()
    assert "comes in round" in acting.said[-1]
    acting.drop(("action", "culture"))
    assert acting.view.dragging.gliding
    assert acting.moves == ["rise egypt"]
    assert acting.view.hand.held is None
    QTest.qWait(60)
    assert not acting.view.dragging.gliding


def test_annexing_is_refused_in_round_1(player: Player) -> None:
    """Before the first civilisation there is no pile to put one under; then its step is over, and the rules say so."""
    player.lift(("market", "rome"))
    assert player.view.stage.by_place(ANNEX) is None
    player.drop(RISE)
    assert player.moves == ["rise rome"]
    player.lift(("market", "maya"))
    player.move(player.at(ANNEX))
    reason = player.session.why_not(("annex", "maya"))
    assert reason is not None
    assert player.said[-1] == say(reason, "en")
    assert player.view.hover.bubble.words == refusal_words(say(reason, "en"))
    player.drop(ANNEX)
    assert player.moves == ["rise rome"]


def test_annex_by_dropping_under_the_pile(acting: Player) -> None:
    for move in (("rest",), ("rise", "maya"), ("rest",)):
        acting.session.play(move)
    while acting.session.decider != 0:
        acting.session.play(acting.session.legal()[-1])
    card = acting.view.models.market.rows[0].card
    acting.drag(("market", card), ANNEX)
    assert acting.moves[-1] == f"annex {card}"


def test_research_asks_for_the_technology(acting: Player) -> None:
    acting.session.match.state.players[0].coins = 9
    acting.session.look_again()
    acting.view.models.refresh()
    acting.view.sync()
    acting.drag(WORKER, ("action", "research"))
    assert acting.moves == ["rise egypt"]
    assert acting.view.hand.asked == ("act", "research")
    acting.click(("technology", "navigation"))
    assert acting.moves[-1] == "act research navigation"


def test_a_technology_dragged_onto_research_says_it_all(acting: Player) -> None:
    acting.session.match.state.players[0].coins = 9
    acting.session.look_again()
    acting.view.models.refresh()
    acting.view.sync()
    acting.drag(("technology", "writing"), ("action", "research"))
    assert acting.moves[-1] == "act research writing"


def test_a_wonder_can_be_dragged_to_the_board(acting: Player) -> None:
    acting.session.match.state.players[0].coins = 9
    acting.session.look_again()
    acting.view.models.refresh()
    acting.view.sync()
    card = acting.view.models.wonders.rows[0].card
    acting.drag(("wonder", card), WONDERS)
    assert acting.moves[-1] == f"act wonder {card}"


def test_phoenicia_lays_coins_on_a_market_card() -> None:
    person = Player(session(2, track=TRACK, market=["phoenicia", "rome", "maya", "china", "persia"], first_player=0))
    person.drag(("market", "phoenicia"), RISE)
    person.session.play(("act", "farm"))
    person.session.play(("done",))
    assert ("coins", "") in person.view.hand.ready()
    person.drag(COINS, ("market", "maya"))
    assert person.moves[-1] == "use phoenicia maya"
    person.view.close()


def test_a_special_card_is_laid_on_its_column() -> None:
    person = Player(session(2, ("innovation",), track=TRACK, market=MARKET, first_player=0))
    person.drag(("market", "egypt"), RISE)
    row = person.view.models.specials.rows[0]
    person.lift(("special", row.card))
    person.drop(("column", ("left", "middle", "right")[row.column]))
    assert person.moves[-1] == f"buy {row.card}"
    person.view.close()


def test_keep_a_card_of_the_draft() -> None:
    person = Player(session(2, ("draft",)))
    card = person.view.models.pack.rows[2].card
    person.drag(("pack", card), KEEP)
    assert person.moves == [f"keep {card}"]
    person.view.close()


# ------------------------------------------------------------------ what could go wrong
def test_leaving_the_viewport_while_dragging(acting: Player) -> None:
    acting.lift(WORKER)
    acting.move(QPoint(-300, -200))
    QTest.mouseRelease(acting.view.viewport(), LEFT, pos=QPoint(-300, -200))
    assert acting.moves == ["rise egypt"]
    assert not acting.view.dragging.active
    acting.drag(WORKER, ("action", "fish"))
    assert acting.moves[-1] == "act fish"


def test_a_double_click_does_not_double_a_move(acting: Player) -> None:
    """Hunt has two slots: the second press of a double click must not use the other one."""
    viewport, point = acting.view.viewport(), acting.at(("action", "hunt"))
    QTest.mouseClick(viewport, LEFT, pos=point)
    place = QPointF(point)
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick,
        place,
        viewport.mapToGlobal(place),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, second)
    QTest.mouseRelease(viewport, LEFT, pos=point)
    assert acting.moves.count("act hunt") == 1


def test_dragging_while_another_seat_moves() -> None:
    running = session(2, track=TRACK, market=MARKET, first_player=1, humans=1, pace=AT_ONCE._replace(delay=5))
    person = Player(running)
    running.begin()
    person.lift(("market", "china"))
    for _ in range(60):
        QTest.qWait(10)
        if running.decider == 0:
            break
    assert running.decider == 0
    assert all(played.seat == 1 for played in running.match.history)
    if person.view.dragging.active:
        person.drop(RISE)
        assert person.moves[-1] == "rise china"
    else:  # the other seat took the card out of the hand
        assert person.view.models.market.row("china") is None
    person.view.close()


def test_out_of_turn_the_reason_is_said() -> None:
    running = session(2, track=TRACK, market=MARKET, first_player=1, humans=1, pace=AT_ONCE._replace(delay=9000))
    person = Player(running)
    running.begin()
    person.drag(("market", "china"), RISE)
    assert person.moves == []
    assert any("not your turn" in text for text in person.said)
    person.view.close()


def test_resizing_and_hiding_in_mid_drag(acting: Player) -> None:
    acting.lift(WORKER)
    acting.view.resize(1600, 900)
    QApplication.processEvents()
    acting.view.hide()
    assert not acting.view.dragging.active
    acting.view.show()
    acting.drag(WORKER, ("action", "fish"))
    assert acting.moves[-1] == "act fish"


def test_escape_puts_back(acting: Player) -> None:
    acting.lift(WORKER)
    acting.key(Key.Key_Escape)
    assert not acting.view.dragging.active
    assert acting.view.hand.held is None
    QTest.mouseRelease(acting.view.viewport(), LEFT, pos=acting.at(("action", "fish")))
    assert acting.moves == ["rise egypt"]


def test_undo_while_something_is_held(acting: Player) -> None:
    acting.session.play(("act", "fish"))
    acting.lift(WORKER)
    acting.session.undo()
    assert acting.moves == ["rise egypt"]
    acting.drop(("action", "farm"))
    assert acting.moves == ["rise egypt", "act farm"]


# ------------------------------------------------------------------ clicks and keys
def test_card_then_target(player: Player) -> None:
    player.click(("market", "maya"))
    assert player.view.hand.held == ("market", "maya")
    player.click(RISE)
    assert player.moves == ["rise maya"]
    player.click(WORKER)
    player.click(("action", "hunt"))
    assert player.moves[-1] == "act hunt"


def test_escape_forgets_a_click(player: Player) -> None:
    player.click(("market", "maya"))
    player.key(Key.Key_Escape)
    assert player.view.hand.held is None
    assert player.moves == []


def test_a_game_begins_by_keyboard(player: Player) -> None:
    player.view.setFocus()
    player.key(Key.Key_Tab)
    assert player.view.walk.place is not None
    assert player.view.walk.place[0] == "market"
    player.key(Key.Key_Right, Key.Key_Return)
    assert player.view.hand.held == ("market", "rome")
    assert player.view.walk.place == RISE
    player.key(Key.Key_Return)
    assert player.moves == ["rise rome"]
    player.view.walk.set(("action", "fish"))
    player.key(Key.Key_Return)
    assert player.moves[-1] == "act fish"


def test_research_by_keyboard(acting: Player) -> None:
    acting.session.match.state.players[0].coins = 9
    acting.session.look_again()
    acting.view.models.refresh()
    acting.view.sync()
    acting.view.setFocus()
    acting.view.walk.set(("action", "research"))
    acting.key(Key.Key_Return)
    assert acting.view.walk.place == ("technology", "writing")
    acting.key(Key.Key_Right, Key.Key_Return)
    assert acting.moves[-1] == "act research navigation"


def test_zoom_by_key_and_middle_button(player: Player) -> None:
    wanted: list[tuple[str, str]] = []
    player.view.zoom_wanted.connect(lambda kind, card: wanted.append((kind, card)))
    QTest.mouseClick(player.view.viewport(), Qt.MouseButton.MiddleButton, pos=player.at(("market", "rome")))
    player.view.setFocus()
    player.view.walk.set(("action", "hunt"))
    player.key(Key.Key_Left, Key.Key_Z)
    assert wanted[0] == ("civilization", "rome")
    assert len(wanted) == 2


def test_hovering_shows_what_would_happen(acting: Player) -> None:
    acting.move(acting.at(("action", "fish")))
    preview = acting.view.models.preview
    assert preview is not None
    assert preview.move == ("act", "fish")
    assert acting.view.hover.bubble.isVisible()
    assert "coin" in acting.said[-1]
    acting.move(QPoint(2, 2))
    assert acting.view.models.preview is None


# ------------------------------------------------------------------ whole games
@pytest.mark.parametrize(("players", "variants", "edition"), MODES)
def test_everything_fits_in_both_languages(players: int, variants: tuple[str, ...], edition: str) -> None:
    running = session(players, variants, edition, seed=11 + players)
    view = TableView(running, "en", DARK)
    view.resize(1020, 652)
    rng = Rng(3)
    number = 0
    while not running.finished:
        running.play(rng.choice(running.legal()))
        number += 1
        if number % 5 == 0:
            view.set_language("fr" if number % 2 else "en")
            view.set_theme(LIGHT if number % 3 else DARK)
            view.grab()
    view.grab()
    found = {(overflow.text, round(overflow.rect.width())) for overflow in lettering.overflows}
    assert found == set()
    view.deleteLater()


def test_pieces_never_lie_on_each_other() -> None:
    """Cards of the markets and the track keep apart at every size of window."""
    running = session(4, ("draft", "innovation", "changing_world"), seed=2)
    view = TableView(running, "en", DARK)
    rng = Rng(3)
    for size in ((1020, 652), (1020, 900), (1900, 700), (3060, 1956), (700, 500)):
        view.resize(*size)
        for _ in range(12):
            running.play(rng.choice(running.legal()))
        view.grab()
        kinds = ("civilization", "wonder", "special", "track", "deck", "event")
        cards = [piece for key, piece in view.stage.pieces.items() if key.partition(":")[0] in kinds]
        cards = [piece for piece in cards if piece.place and not piece.place[0].startswith("my ")]
        for number, one in enumerate(cards):
            assert view.sceneRect().contains(one.rect), one.key
            for other in cards[:number]:
                common = one.rect.intersected(other.rect)
                assert common.width() < 1 or common.height() < 1, (one.key, other.key, size)
    view.deleteLater()


def test_a_click_on_a_number_opens_the_sum_of_its_terms(acting: Player) -> None:
    """It stays while the pointer stays, whatever else happens, and goes with it or by Esc."""
    view, note = acting.view, acting.view.hover.note
    coins = view.models.my_board.numbers.value("coins")
    acting.click(("coins", ""))
    assert "at the start" in note.words.text
    assert f"{coins} Your coins" in note.words.text
    assert note.isVisible()
    assert view.sceneRect().contains(note.body)
    view.hover.refresh()  # as after every change
    point = view.mapFromScene(view.place_point(("coins", "")))
    QTest.mouseMove(view.viewport(), point + QPoint(3, 0))
    QApplication.processEvents()
    assert note.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not note.isVisible()
    acting.click(("coins", ""))
    assert note.isVisible()
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    view.hover.hover(None, QPointF())
    assert not note.isVisible()


def test_the_sum_opened_by_a_key_goes_with_the_focus(acting: Player) -> None:
    view, note = acting.view, acting.view.hover.note
    view.walk.set(("military", ""))
    view._enter()
    assert note.isVisible()
    assert "Your military" in note.words.text
    view.walk.walk(Qt.Key.Key_Left)
    view._focus_moved()
    assert "Your military" not in note.words.text
    view.walk.set(("military", ""))
    view._focus_moved()
    view._enter()
    view.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut))
    assert not note.isVisible()


@pytest.mark.parametrize("size", [(1020, 652), (1531, 977), (1277, 803), (3060, 1956)])
def test_cards_are_as_sharp_as_they_were_drawn(acting: Player, size: tuple[int, int]) -> None:
    """At any size the pixels of a card are those of its picture, not a blend of neighbours."""
    view = acting.view
    view.resize(*size)
    QApplication.processEvents()
    shown = view.viewport().grab().toImage()
    for key in ("technology:writing", "track:hunt", "civilization:egypt"):
        piece = view.stage.pieces[key]
        drawn, corner = piece.picture(view.stage.ratio), view.mapFromScene(piece.rect.topLeft())
        assert drawn is not None
        face, edge = drawn.toImage(), edge_pixels(piece.margin, view.stage.ratio)
        middle = QRect(edge, edge, face.width() - 2 * edge, face.height() - 2 * edge).adjusted(8, 8, -8, -8)
        there = middle.translated(corner - QPoint(edge, edge))
        form = QImage.Format.Format_RGB32
        assert shown.copy(there).convertToFormat(form) == face.copy(middle).convertToFormat(form), key
