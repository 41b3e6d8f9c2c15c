"""What moves at the table of Monumental Duel: dice that really roll, banners, the page of crossings, opened boards."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.events import Conquers, EraBegins, Gained, LastRoundNext
from aoc_desktop.games.monumental_duel.table.course import SIGNS, announcements
from aoc_desktop.games.monumental_duel.table.right_column import SumsPage
from aoc_desktop.play.session import Pace
from aoc_desktop.ui.table.page.zoom import BoardZoom
from aoc_desktop.ui.table.picture.view import TableView
from tests.games.monumental_duel.modes import PAIRS
from tests.games.monumental_duel.table.test_duel_table import settled, table
from tests.ui.person import Arrival

SLOW = Pace(delay=400, play_forced_moves=False, end_of_turn="at_once")


def deployed(seed: int = 5) -> TableView:
    """A table where dice lie: the first deployment of a game in which somebody may re-roll."""
    view = table(PAIRS[0], seed)
    running = view.session
    while running.match.state.step != "reroll":
        settled(running)
        moves = list(running.legal())
        spying = [move for move in moves if move[-1] == "deploy"]
        busy = [move for move in moves if move[0] not in ("pass", "skip", "advantage")]
        running.play((spying or busy or moves)[0])
        settled(running)
    return view


def test_a_die_tumbles_to_what_has_fallen_and_can_be_cut_short() -> None:
    view = deployed()
    running = view.session
    running.set_pace(SLOW)
    move = next(move for move in running.legal() if move[0] == "reroll")
    running.play(move)
    running.hurry()
    QApplication.processEvents()
    die = view.stage.pieces["die:0"]
    assert view.animator.running
    view.animator.finish()
    assert not view.animator.running
    assert (die.pos(), die.rotation()) == (die.home, 0.0)
    assert view.models.standing.dice == running.match.state.dice
    view.close()


def test_with_reduced_motion_no_die_leaves_its_place() -> None:
    view = deployed()
    running = view.session
    running.set_pace(SLOW)
    view.still = True
    running.play(next(move for move in running.legal() if move[0] == "reroll"))
    running.hurry()
    QApplication.processEvents()
    assert view.stage.pieces["die:0"].pos() - view.stage.pieces["die:0"].home == QPointF()
    view.close()


def test_what_happens_to_both_has_a_banner_in_both_languages() -> None:
    cards = shipped_set("espionage")
    events = [
        EraBegins("sicily", 2),
        Gained(0, "gold", 1, None),
        LastRoundNext(4),
        Conquers(1, "troy", 0),
    ]
    for language in ("en", "fr"):
        told = announcements(events, cards, ("Anna", "Ada"), language)
        assert [each.kind for each in told] == ["era_begins", "last_round_next", "conquers"]
        assert all(each.title and each.lines for each in told)
        assert {each.kind for each in told} <= set(SIGNS)


def test_the_crossings_show_while_they_are_chosen_and_then_leave(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "random"), seed=4, game="monumental_duel")
    tabs = person.page.side.tabs
    assert person.models.standing.step == "activation"
    page = tabs.currentWidget()
    assert isinstance(page, SumsPage)
    person.perform(("activate", "b", "2"), person.by_clicks)
    assert tabs.currentWidget() is not page


def test_the_other_players_zone_opens_at_full_size(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "random"), seed=4, game="monumental_duel")
    person.page.side.open_board(1 - person.models.viewer)
    board = next(child for child in person.window.findChildren(BoardZoom))
    cells = [piece for piece in board.stage.with_places() if piece.place is not None and piece.place[0] == "cell"]
    assert len(cells) == 9
    look, other = person.view.look, 1 - person.models.viewer
    card = look.card_of(("cell", "a1"), person.models, other)
    assert card is not None
    assert card[1] == person.models.cities[other].cells.rows[0].card
    board.close()


def test_who_hears_the_table_hears_both_sides(arrive: Arrival) -> None:
    """The table in sentences names both Cities and the track; the other player's box tells what lies before them."""
    person = arrive()
    person.set_table(("human", "random"), seed=4, game="monumental_duel")
    rows, look = person.models, person.view.look
    told = look.table_words(rows, "en")
    names = [person.view.faces.name("building", row.card, False) for row in rows.mine.cells.rows if row.card]
    assert sum(name in told for name in names) >= len(names) - 1  # one may be a Revolt or a Wonder
    box = look.seat_words(1 - rows.viewer, rows, "en").words
    assert len(box) > 200
    assert rows.seats.rows[1 - rows.viewer].name in box
