"""War, plague and events of a game that is really played are shown, at every pace."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.table.course import announcements
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import Pace
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.page.banner import WIDTH
from tests.sessions import session
from tests.solo_games import finished
from tests.ui.person import Arrival, Key, Person, choose
from tests.ui.windows import on_screen

VARIANTS = ("changing_world",)


def befell(person: Person, moves: list[PlayedMove]) -> list[Announcement]:
    names = [seat.name for seat in person.session.seats]
    events = [event for played in moves for event in played.events]
    return announcements(events, person.window.preferences.language, names)


def play_until_something_befalls(person: Person, rng: Rng) -> list[Announcement]:
    """By clicks; what the last move brought over the players; nothing: the game is over."""
    while not person.session.finished:
        before = len(person.session.match.history)
        if not (listed := person.listed()):
            person.settle()
            continue
        if person.page.banner.isVisible() and person.window.preferences["pace"]:
            person.click_widget(person.page.banner)
        person.view.animator.finish()  # no motion is running over the clicked place
        person.perform(choose(listed, rng, person.gestures), person.by_clicks)
        if not person.session.finished and (told := befell(person, person.session.match.history[before:])):
            return told
    return []


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("pace", [0, 400])
def test_war_plague_and_events_are_shown(arrive: Arrival, pace: int, still: bool) -> None:
    person = arrive(pace=pace, reduced_motion=still, play_forced_moves=False)
    person.set_table(("human", "human"), VARIANTS, seed=5)
    rng, kinds, banner = Rng(4), set(), person.page.banner
    banner.stays = lambda told: 60_000  # until it was looked at
    for _ in range(5):
        told = play_until_something_befalls(person, rng)
        if not told:
            break
        seen = []
        while (shown := banner.shown) is not None:
            assert banner.isVisible()
            assert banner.accessibleName() == shown.title
            seen.append(shown)
            banner.next()
            person.settle()
        assert seen == told
        assert not banner.isVisible()
        kinds |= {shown.kind for shown in told}
    assert kinds >= {"war", "event"} or kinds >= {"plague", "event"}


def test_the_rebirth_is_shown_with_what_it_brings(arrive: Arrival) -> None:
    person, game = arrive(play_forced_moves=False), finished(4, "death_and_rebirth")
    history = replay(GAME, game).history
    turning = [any(event.kind == "scenario_turns" for event in played.events) for played in history].index(True)
    person.window.continue_record(game._replace(moves=game.moves[:turning]))
    person.session.play(history[turning].move)
    banner = person.page.banner
    while banner.waiting:  # war or plague ended the round before
        banner.next()
    shown = banner.shown
    assert shown is not None
    assert shown.title == banner.accessibleName() == "Death and Rebirth"
    assert shown.lines[0] == "The rebirth begins."
    assert shown.lines[-1] == "The rebirth: Culture and Research give 1 more point; Research costs 1 coin less."


def test_the_second_of_two_is_seen_where_nothing_moves(arrive: Arrival) -> None:
    """As large as the first, and in its place."""
    person = arrive(pace=400, reduced_motion=True)
    person.set_table(("human", "human"), seed=5)
    banner = person.page.banner
    banner.tell([Announcement("war", "war", "War", (f"{name} sacrifices 1 worker.",)) for name in ("Ada", "Bob")])
    first = on_screen(person.window)
    person.click_widget(banner)
    assert banner.isVisible()
    assert on_screen(person.window) != first


def test_it_goes_by_itself_and_holds_nothing_up(arrive: Arrival) -> None:
    """Where moves come at once it lies over the table, but a click goes through it."""
    person = arrive(play_forced_moves=False)
    person.set_table(("human", "human"), seed=5)
    rng, banner = Rng(4), person.page.banner
    assert play_until_something_befalls(person, rng)
    assert banner.isVisible()
    covered = [
        piece.place
        for piece in person.view.stage.with_places()
        if piece.place and banner.geometry().contains(person.view.mapFromScene(piece.rect.center()))
    ]
    assert covered
    for place in covered:
        person.point_of(place)  # can be reached
    before = len(person.moves)
    for _ in range(3):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    assert len(person.moves) == before + 3
    assert banner.isVisible()
    assert 0 < banner.time_left < 8000
    person.wait_for(lambda: not banner.isVisible() or None)


@pytest.mark.parametrize("pace", [0, 400])
def test_space_sends_it_away(arrive: Arrival, pace: int) -> None:
    """Space closes it at once, whichever seat is to move; a second Space does nothing."""
    person = arrive(pace=pace, play_forced_moves=False)
    person.set_table(("human", "human"), seed=5)
    play_until_something_befalls(person, Rng(4))
    person.view.animator.finish()
    notice, banner = person.window.notice.bubble, person.page.banner
    notice.hide()
    before = person.moves
    assert banner.isVisible()
    person.key(Key.Key_Space)
    assert not banner.isVisible()
    assert not notice.isVisible()
    person.key(Key.Key_Space)
    assert notice.isVisible()
    assert person.moves == before


def test_other_seats_bring_it_too(arrive: Arrival) -> None:
    """An ordinary game against AI seats at once: whatever befell last while they played can be read."""
    person = arrive()
    person.set_table(("human", "random", "random"), VARIANTS, seed=3)
    rng, shown = Rng(4), 0
    while not person.session.finished:
        before = len(person.session.match.history)
        listed = person.listed()
        if not listed:
            person.settle()
            continue
        person.page.banner.dismiss()
        person.perform(choose(listed, rng, person.gestures), person.by_clicks)
        person.settle()
        moves = [move for move in person.session.match.history[before:] if befell(person, [move])]
        if moves and not person.session.finished:
            assert person.page.banner.isVisible()
            assert person.page.banner.shown == befell(person, moves[-1:])[0]
            shown += 1
    assert shown >= 4


def test_the_banner_is_as_large_as_words_are(arrive: Arrival) -> None:
    person = arrive()
    person.set_table(("human", "human"), seed=5)
    banner, preferences = person.page.banner, person.window.preferences
    over = banner.parentWidget()
    banner.stays = lambda told: 60_000  # it is looked at longer than usual
    banner.tell([Announcement("war", "", "War", ("War! The least military is 0.",))])
    for size in ((960, 600), (1280, 720), (3840, 2160), (1100, 700)):
        for text_size in (100, 150):
            preferences["text_size"] = text_size
            person.window.resize(*size)
            person.settle()
            assert banner.isVisible()
            assert banner.width() == round(WIDTH * min(preferences.scale, (over.width() - 16) / WIDTH))
            assert over.rect().contains(banner.geometry())
            assert abs(banner.geometry().center().x() - over.rect().center().x()) <= 1


def test_nobody_plays_under_a_banner_and_sending_it_away_lets_the_game_go_on(arrive: Arrival) -> None:
    """The AI seat ends the round, war comes, and it is the same seat's turn again: it waits until that was read."""
    person = arrive(pace=150, reduced_motion=True)
    track = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
    market = ["egypt", "rome", "maya", "china", "khmer"]
    pace = Pace(delay=30, end_of_turn="at_once")
    person.window.show_session(session(2, humans=1, pace=pace, track=track, market=market, first_player=0))
    running, banner = person.session, person.page.banner
    running.play(("rise", "egypt"))
    running.play(("rest",))
    person.wait_for(lambda: banner.isVisible() or None)
    left = person.moves
    assert running.waits
    assert running.time_left > 1000
    person.click_widget(banner)
    assert running.time_left < 100
    person.wait_for(lambda: len(person.moves) > len(left) or None)


def test_sending_a_banner_away_loses_no_time_of_the_game(arrive: Arrival) -> None:
    person = arrive(pace=400)
    person.window.show_session(session(2, humans=1, pace=Pace(delay=60_000, end_of_turn="at_once"), first_player=1))
    running = person.session
    assert running.waits
    for _ in range(3):
        QTest.qWait(60)
        person.page.banner.tell([Announcement("war", "war", "War", ("War!",))])
        person.page.banner.dismiss()
    running.hurry()
    assert running.seconds > 0.15
