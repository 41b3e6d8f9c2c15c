"""The right column's panels, the opened board, pictures of records, and what tooltips and hints say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPolygonF
from PySide6.QtTest import QTest

from aoc_desktop.cli import main
from aoc_desktop.games.age_of_civilization.table.card_picture import CardFaces
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.rows.gestures import KEEP, RISE, WORKER, choices, gestures, wish
from aoc_desktop.games.age_of_civilization.table.rows.seats import SeatRow
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.tooltips import describe, tooltip
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.preview import Change, Preview
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.headless import render_table
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.icons import shape_polygon
from aoc_desktop.ui.kit.lettering import text_font
from aoc_desktop.ui.kit.theme import DARK, LIGHT, SEATS, Seat, Type
from aoc_desktop.ui.table.page import seat_box
from aoc_desktop.ui.table.page.panel import WIDTH
from aoc_desktop.ui.table.page.roster import Roster
from aoc_desktop.ui.table.page.score import ScorePanel, marker_at, number_on, scale_step
from aoc_desktop.ui.table.picture.view import TableView
from tests.sessions import session
from tests.ui.windows import on_screen


def played(players: int, moves: int, seed: int = 2, **more: object) -> Session:
    running = session(players, seed=seed, **more)  # type: ignore[arg-type]
    rng = Rng(seed)
    for _ in range(moves):
        if not running.finished:
            running.play(rng.choice(running.legal()))
    return running


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_panels_fit(players: int, language: str) -> None:
    running = played(players, 60)
    for panel in (Roster(running, language, DARK), ScorePanel(running, language, LIGHT)):
        panel.resize(244, max(40, panel.sizeHint().height()))
        panel.grab()
        panel.resize(340, 800)
        panel.grab()
        panel.set_theme(DARK)
        panel.set_language(language)
    assert [overflow.text for overflow in lettering.overflows] == []


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.shape)
def test_two_figures_stand_on_every_marker_of_the_score(seat: Seat) -> None:
    marker = marker_at(QPointF(50, 50), seat.shape)
    figures = QFontMetricsF(text_font(11, 900)).tightBoundingRect("88")
    figures.moveCenter(number_on(marker, seat.shape).center())
    ground = shape_polygon(marker, seat.shape) if seat.shape != "circle" else QPolygonF(marker)
    for corner in (figures.topLeft(), figures.topRight(), figures.bottomLeft(), figures.bottomRight()):
        assert ground.containsPoint(corner, Qt.FillRule.WindingFill), (seat.shape, corner)


@pytest.mark.parametrize(("most", "step"), [(0, 5), (30, 5), (31, 10), (100, 10), (101, 20), (301, 100), (5000, 1000)])
def test_the_figures_of_a_long_scale_stand_side_by_side(most: int, step: int) -> None:
    assert scale_step(most) == step
    top = -(-most // step) * step
    widest = QFontMetricsF(text_font(Type.FLOOR, 400)).horizontalAdvance(str(top))
    assert widest < (WIDTH - 36) * step / max(top, 1)


def test_a_loss_of_all_points_is_told_as_any_other() -> None:
    panel, row = score_of(played(2, 40))
    plain = panel.grab().toImage()
    change = Change("points", -row.points, ())
    panel.models.show_preview(Preview(("rest",), row.seat, (change,)))
    assert panel.grab().toImage() != plain


def test_markers_on_their_way_leave_no_pictures_behind() -> None:
    """But the one where they arrive."""
    running = played(2, 40)
    panel, row = score_of(running)
    panel.motion = lambda time: 300
    panel.show()
    panel.grab()
    kept = len(panel.pictures)
    running.match.state.players[row.seat].points -= 4
    running.waiting.emit()
    seen = set()
    while panel.walking:
        seen.add(panel.at(row.seat))
        panel.grab()
        QTest.qWait(10)
    panel.grab()
    assert len(seen) > 4
    assert len(panel.pictures) == kept + 1
    panel.close()


def test_a_marker_on_its_way_arrives_when_the_next_move_brings_no_points() -> None:
    running = played(2, 40)
    panel, row = score_of(running)
    panel.show()
    assert QTest.qWaitForWindowExposed(panel)
    arrived = on_screen(panel)
    player = running.match.state.players[row.seat]
    player.points -= 4
    running.waiting.emit()
    panel.motion = lambda time: min(time, 1) * 5000
    player.points += 4
    running.waiting.emit()
    assert on_screen(panel) != arrived
    running.waiting.emit()
    assert on_screen(panel) == arrived
    panel.close()


def score_of(running: Session) -> tuple[ScorePanel, SeatRow]:
    """The score, and the seat that has most of it."""
    panel = ScorePanel(running, "en", DARK)
    panel.resize(panel.sizeHint())
    row = max(panel.models.seats.rows, key=lambda row: row.points)
    assert row.points > 0
    return panel, row


def test_a_long_name_is_cut_knowingly() -> None:
    running = played(2, 10)
    running.seats = tuple(seat._replace(name="Maximilian the Unforgettable of Far Away") for seat in running.seats)
    TableModels.of(running).refresh()
    panel = Roster(running, "en", DARK)
    panel.resize(244, 105)
    panel.grab()
    assert lettering.overflows == []


def test_a_click_or_enter_asks_for_the_whole_board() -> None:
    running = played(3, 30)
    panel = Roster(running, "en", DARK)
    panel.resize(244, 220)
    panel.show()
    wanted: list[int] = []
    panel.board_wanted.connect(wanted.append)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(100, 50))
    assert wanted == [panel.rows()[0].seat]
    panel.setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert wanted[-1] == panel.rows()[1].seat
    panel.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("players", [2, 4])
def test_pictures_of_a_record(tmp_path: Path, players: int, width: int, height: int) -> None:
    record = played(players, 25).record()
    image = render_table(record, (width, height), "fr", DARK, tmp_path / "table.png")
    assert (image.width(), image.height()) == (width, height)
    assert QImage(str(tmp_path / "table.png")).width() == width
    assert len({image.pixel(x, y) for x in range(0, width, width // 32) for y in range(0, height, height // 18)}) > 40
    assert [overflow.text for overflow in lettering.overflows] == []
    x, ground = width - width // 16, QColor(DARK.top_bar).rgb()
    empty = "".join("#" if image.pixel(x, y) == ground else " " for y in range(height)).split()
    assert max(map(len, empty)) < height / 15  # no hole in the right column


def test_the_command_render(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(played(2, 10).record().to_json(), encoding="utf-8")
    out = tmp_path / "table.png"
    assert main(["render", str(path), "--size", "1920x1080", "--theme", "light", "--out", str(out)]) == 0
    assert QImage(str(out)).height() == 1080
    assert main(["render", "--out", str(tmp_path / "new.png")]) == 0
    assert main(["render", str(path), "--size", "tiny", "--out", str(out)]) == 2
    assert main(["render", str(tmp_path / "none.json"), "--out", str(out)]) == 2
    assert main(["render", str(path), "--out", str(tmp_path / "no" / "where.png")]) == 2
    assert "render" in capsys.readouterr().err


def test_opened_boards_where_there_is_room() -> None:
    panel = Roster(played(3, 25), "en", DARK)
    panel.resize(244, 400)
    assert panel.boxes()[0].height() > 140
    panel.resize(244, 220)
    assert panel.boxes()[0].height() < 110


# ------------------------------------------------------------------ words
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_on_the_table_can_be_told(language: str) -> None:
    """Each place has a line for the status; each card a tooltip in sentences."""
    running = played(3, 40, variants=("innovation", "changing_world"))
    view = TableView(running, language, DARK)
    view.resize(1020, 652)
    faces = FaceBook(view.models.cards, language)
    for piece in view.stage.with_places():
        assert piece.place is not None
        if piece.place[0] in ("end", "column"):
            continue
        assert describe(piece.place, view.models, faces), piece.place
        if piece.key.partition(":")[0] in ("civilization", "wonder", "special", "technology", "track", "event"):
            assert "<p" in tooltip(piece.place, view.models, faces), piece.place
    view.deleteLater()


def test_house_values_are_told() -> None:
    running = played(2, 0)
    models = TableModels.of(running)
    faces = CardFaces(models.cards, "en")
    card = next(row.id for row in models.cards.wonders)
    assert faces.source("wonder", card) == "Ours: the whole card."
    assert "ours" not in tooltip(("wonder", card), models, faces).lower()  # one card of a game is enough


# ------------------------------------------------------------------ gestures
def test_every_legal_move_of_a_card_has_a_gesture() -> None:
    """All but the plain words (skip, rest, done, end, decline), over whole games."""
    for seed in range(1, 4):
        running = session(3, ("innovation", "draft"), seed=seed)
        cards = TableModels.of(running).cards
        rng = Rng(seed)
        while not running.finished:
            for move in running.legal():
                if move[0] in ("skip", "rest", "done", "end", "decline"):
                    continue
                assert list(gestures(move, cards)), move
            running.play(rng.choice(running.legal()))


def test_wishes_are_moves() -> None:
    cards = TableModels.of(played(2, 0)).cards
    assert wish(("market", "rome"), RISE, cards) == ("rise", "rome")
    assert wish(("hand", "rome"), ("annex", ""), cards) == ("annex", "rome", "hand")
    assert wish(("pack", "rome"), KEEP, cards) == ("keep", "rome")
    assert wish(WORKER, ("action", "farm"), cards) == ("act", "farm")
    assert wish(("technology", "writing"), ("action", "research"), cards) == ("act", "research", "writing")
    assert wish(("special", "smiths"), ("column", "right"), cards) == ("buy", "smiths")
    assert wish(("coins", ""), ("market", "rome"), cards, "phoenicia") == ("use", "phoenicia", "rome")


def test_what_goes_nowhere_near_is_no_wish() -> None:
    cards = TableModels.of(played(2, 0)).cards
    assert wish(WORKER, RISE, cards) is None
    assert wish(("technology", "writing"), ("action", "wonder"), cards) is None
    assert wish(("market", "kush"), ("action", "farm"), cards) is None
    assert wish(("coins", ""), ("action", "wonder"), cards) is None
    assert wish(("coins", ""), ("market", "rome"), cards) is None
    assert wish(("special", "smiths"), ("column", "left"), cards) is None


def test_choices_after_a_prefix() -> None:
    running = played(2, 0)
    cards = TableModels.of(running).cards
    moves = [("act", "research", "writing"), ("act", "research", "mining"), ("act", "farm")]
    assert set(choices(moves, ("act", "research"), cards)) == {("technology", "writing"), ("technology", "mining")}


def test_animation_ends_and_can_be_cut_short() -> None:
    running = session(2, pace=session(2).pace._replace(delay=40))
    view = TableView(running, "en", DARK)
    view.resize(1020, 652)
    view.show()
    running.play(running.legal()[0])
    assert view.animator.running
    view.animator.finish()
    assert not view.animator.running
    running.play(("act", next(row.move[1] for row in view.models.legal.rows if row.move[0] == "act")))
    for _ in range(50):
        QTest.qWait(10)
        if not view.animator.running:
            break
    assert not view.animator.running
    for piece in view.stage.pieces.values():
        assert QPointF(piece.pos()) == piece.home
        assert piece.opacity() == 1.0
    view.close()


def test_the_level_of_a_player_keeps_off_the_star(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in large letters, where it takes all the room there is."""
    panel = Roster(session(2, humans=1), "en")
    panel.set_text_size(1.5)
    places: dict[str, QRectF] = {}
    for name in ("draw_text", "paint_icon"):
        monkeypatch.setattr(seat_box, name, _noting(places, getattr(seat_box, name)))
    panel.grab()
    assert places["AI, Random"].right() <= places["point"].left() - 4


def _noting(places: dict[str, QRectF], paint: Callable[..., object]) -> Callable[..., object]:
    """Where each word or icon is first painted."""

    def noted(painter: QPainter, rect: QRectF, what: str, *more: object, **others: object) -> object:
        places.setdefault(what, rect)
        return paint(painter, rect, what, *more, **others)

    return noted
