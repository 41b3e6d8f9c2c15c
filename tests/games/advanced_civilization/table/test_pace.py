"""A pace for eight seats: what others do is bundled, and a whole turn of seven AI seats is followed in under 20 s."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.levels import level
from aoc_desktop.kernel.game import CHANCE, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import NoTable
from aoc_desktop.play.move_batches import belongs_next
from aoc_desktop.ui.kit.overlay_places import on_page
from tests.games.advanced_civilization.table.moments import played_until, take_up, turn_begins
from tests.ui.person import Arrival, Person

USUAL = 400
MOST = 20_000


def play_own(person: Person) -> None:
    """What an adept would do, as soon as the person is asked."""
    session, adept, rng = person.session, level("adept"), Rng(3)

    def answer() -> None:
        while session.human_decides and session.decider is not None:
            session.play(adept(session.match.game, session.match.state, session.decider, rng))

    session.waiting.connect(answer)
    answer()


def test_a_turn_of_seven_ai_seats_is_followed_in_time(arrive: Arrival, qtbot: QtBot) -> None:
    """The pauses of a whole turn as they are at the usual pace; the moves themselves are played at once."""
    person = arrive()
    take_up(person, turn_begins(8), 0)
    session, look = person.session, person.page.look
    pauses: list[int] = []

    class Measured(NoTable):
        def pause_before(self, seat: Seat, shown: Sequence[PlayedMove], delay: int) -> int:
            if seat != CHANCE:
                pauses.append(look.pace.looked_at(shown, USUAL) + person.page.banner.banner_pause())
            return 0

        def shows_with_last(self, seat: Seat) -> bool:
            return belongs_next(session.match, seat, look.pace.together)

    session.table = Measured()
    before = len(session.match.history)
    play_own(person)
    qtbot.waitUntil(lambda: session.match.state.turn > 8, timeout=60_000)
    moves = len(session.match.history) - before
    assert moves > 200
    assert len(pauses) < moves / 4
    assert sum(pauses) < MOST, f"{len(pauses)} steps, {sum(pauses)} ms"


def test_at_the_fastest_pace_nothing_is_shown_between_ones_own_decisions(arrive: Arrival, qtbot: QtBot) -> None:
    person = arrive()
    take_up(person, turn_begins(8), 0)
    session, changes = person.session, list[int]()
    before = len(turn_begins(8).moves)  # what is played while one sits down is still to be shown
    play_own(person)
    person.models.changed.connect(lambda turns: changes.append(len(turns)))
    own = sum(played.seat == 0 for played in session.match.history)
    qtbot.waitUntil(lambda: session.match.state.turn > 8, timeout=60_000)
    decided = sum(played.seat == 0 for played in session.match.history) - own
    assert sum(changes) <= len(session.match.history) - before
    assert len(changes) <= 2 * decided + 3


def test_what_has_happened_since_is_told_and_changed_areas_keep_a_dot(arrive: Arrival, qtbot: QtBot) -> None:
    person = arrive()
    take_up(person, turn_begins(8), 0)
    session = person.session
    qtbot.waitUntil(lambda: session.human_decides, timeout=60_000)
    while session.match.state.phase not in ("movement", "construction", "trade"):
        session.play(level("adept")(session.match.game, session.match.state, session.decider, Rng(1)))
        qtbot.waitUntil(lambda: session.human_decides, timeout=60_000)
    since_panel, dots = person.page.since_panel, person.models.changed_areas
    assert since_panel.told
    assert not since_panel.isHidden()
    assert {f"changed:{area}" for area in dots} <= set(person.view.stage.pieces) or not dots
    session.play(level("adept")(session.match.game, session.match.state, session.decider, Rng(1)))
    person.settle()
    assert person.models.changed_areas == frozenset() or session.match.history[-1].seat != 0


def test_what_has_happened_hides_no_button_on_the_map(arrive: Arrival) -> None:
    """Neither the answers beside a ship nor those that bring the map nearer."""
    person = arrive()
    take_up(person, played_until(lambda state: state.step == "upkeep" and state.turn > 6, players=3))
    page = person.page
    assert page.since_panel.isVisible()
    asked = page.over.asked()
    assert {"word", "look"} <= {piece.place[0] for piece in person.view.stage.with_places()}
    told = on_page(page, page.since_panel)
    assert not [rect for rect in (*asked.answers, *asked.targets) if rect.intersects(told)]


def test_what_has_happened_is_told_in_the_language_that_is_chosen_meanwhile(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, played_until(lambda state: state.step == "upkeep" and state.turn > 6, players=3))
    since_panel = person.page.since_panel
    before = list(since_panel.told)
    person.window.preferences["language"] = "fr"
    person.settle()
    assert since_panel.accessibleName() == "Depuis votre dernière décision"
    assert len(since_panel.told) == len(before)
    assert since_panel.told != before


def in_trade(person: Person) -> None:
    take_up(person, played_until(lambda state: state.turn == 12 and state.phase == "trade", 4, 3))
    assert person.page.since_panel.isVisible()


def test_what_has_happened_lies_over_no_card_of_the_hand(arrive: Arrival) -> None:
    person = arrive()
    in_trade(person)
    told, view = on_page(person.page, person.page.since_panel), person.view
    cards = [piece.rect for piece in view.stage.with_places() if piece.place and piece.place[0] == "hand"]
    hand = [on_page(person.page, view.viewport(), QRectF(view.mapFromScene(card).boundingRect())) for card in cards]
    assert len(hand) > 3
    assert not [card for card in hand if card.intersects(told)]


def test_what_has_happened_goes_by_a_click_on_it_by_escape_and_by_a_click_on_the_table(arrive: Arrival) -> None:
    person = arrive()
    in_trade(person)
    before = len(person.session.match.history)
    person.click_widget(person.page.since_panel)
    assert not person.page.since_panel.isVisible()
    assert len(person.session.match.history) == before, "nothing below it was clicked"
    in_trade(person)
    person.view.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert not person.page.since_panel.isVisible()
    in_trade(person)
    person.click(("chip", "offer"))
    assert not person.page.since_panel.isVisible()
    assert len(person.session.match.history) == before + 1, "the click does what it does anyway"


def test_at_once_a_banner_goes_with_its_phase(arrive: Arrival) -> None:
    """It would stand over the next turn."""
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 11 and state.phase == "trade_cards", 4, 3), 0)
    banner = person.page.banner
    banner.stays = lambda _told: 60_000
    rng = Rng(1)
    while person.session.match.state.phase != "movement":
        if person.session.human_decides:
            state = person.session.match.state
            person.session.play(level("adept")(person.session.match.game, state, person.session.decider, rng))
        person.settle()
        if banner.shown is not None and banner.shown.kind == "trade_round":
            assert person.session.match.state.phase == "trade"
    assert banner.shown is None or banner.shown.kind != "trade_round"
