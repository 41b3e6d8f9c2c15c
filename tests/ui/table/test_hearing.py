"""Sounds at a table: for events that every person there may know, for the turn, for a refusal; and silence where the
settings ask for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo
from aoc_desktop.play.start import new_game
from aoc_desktop.ui.frame.sounds import AGAIN, NAMES, Sounds
from aoc_desktop.ui.table.look import table_named
from aoc_desktop.ui.table.page.event_sounds import EventSounds, sounds_of
from aoc_desktop.ui.table.picture.hand import Hand
from tests.games import kinds_of
from tests.toy.events import Arrived, Chose, GameEnds, Rolled, Sold
from tests.toy.look import CaravanTable
from tests.toy.registered import ENTRY, caravan_record
from tests.ui.person import Arrival, Person, preferences_in

WITH_SOUNDS = [game for game, entry in GAMES.items() if entry.look]


class Ear:
    """Stands for the player: notes what it is asked for."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, float]] = []

    def play(self, name: str, volume: int, after: float = 0.0) -> None:
        self.heard.append((name, volume, after))

    def close(self) -> None:
        self.heard.append(("closed", 0, 0.0))

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.heard]


def listen(sounds: Sounds) -> Ear:
    ear = Ear()
    sounds.mute, sounds.player = False, ear  # type: ignore[assignment]
    return ear


# ------------------------------------------------------------------ which sounds


@pytest.mark.parametrize("game", WITH_SOUNDS)
def test_sounds_are_named_for_events_that_there_are(game: str) -> None:
    kinds = kinds_of(game)
    sounds = import_module(f"aoc_desktop.games.{game}.table.course").SOUNDS
    assert {event.split()[0] for event in sounds} <= kinds.keys()
    assert set(sounds.values()) <= set(NAMES)
    assert len(set(sounds.values())) >= 6


def test_every_game_with_a_table_can_be_heard() -> None:
    assert WITH_SOUNDS
    for game, entry in GAMES.items():
        if entry.look:
            assert table_named(game).sounds, game


MOVED, SECRET = Arrived(0, "elche"), Chose(1, "early")


class Loud(CaravanTable):
    sounds = {"rolled": "dice", "sold": "coins", "sold silk": "wonder", "chose": "card", "arrived": "piece"}  # noqa: RUF012


def test_what_is_sold_may_matter() -> None:
    assert sounds_of([Sold(0, "salt", 1)], Loud()) == ["coins"]
    assert sounds_of([Sold(0, "silk", 1)], Loud()) == ["wonder"]
    assert sounds_of([GameEnds()], Loud()) == []


def test_of_many_the_most_important_in_their_order() -> None:
    events = [MOVED, SECRET, MOVED, Sold(0, "salt", 1), Rolled(3)]
    assert sounds_of(events, Loud()) == ["piece", "coins", "dice"]


# ------------------------------------------------------------------ at a table of the toy


@pytest.fixture
def sounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sounds:
    monkeypatch.setitem(GAMES, "caravans", ENTRY)
    monkeypatch.setattr(CaravanTable, "sounds", Loud.sounds)
    return Sounds(preferences_in(tmp_path))


def table(sounds: Sounds, *levels: str) -> tuple[LiveSession, Hand, Ear]:
    """Two caravans, and an ear."""
    seats = [SeatInfo(name, level) for name, level in zip(("Anna", "Ada"), levels, strict=True)]
    session = new_game(caravan_record(2, seed=3), seats, Pace(delay=0, end_of_turn="at_once"), None)
    hand = Hand(Rows.of(session))
    EventSounds(session, hand, sounds)
    return session, hand, listen(sounds)


def tell(session: LiveSession, *events: Event, seat: int = CHANCE) -> None:
    """As if a move had just been shown with these events."""
    moment = session.match.game.moment(session.match.state)
    Rows.of(session).changed.emit((PlayedMove(seat, ("rest",), "rest", events, moment),))


def test_events_are_heard_one_after_the_other(sounds: Sounds) -> None:
    session, _, ear = table(sounds, HUMAN, "random")
    tell(session, Rolled(3), Sold(0, "salt", 1))
    assert ear.names == ["dice", "coins"]
    assert ear.heard[0][2] == 0 < ear.heard[1][2]
    session.deleteLater()


def test_an_undo_is_silent(sounds: Sounds) -> None:
    session, _, ear = table(sounds, HUMAN, "random")
    Rows.of(session).changed.emit(())
    assert ear.names == []
    session.deleteLater()


def test_whose_turn_it_is(sounds: Sounds) -> None:
    session, _, ear = table(sounds, HUMAN, HUMAN)
    session.begin()
    while not session.human_decides:  # chance first
        QTest.qWait(1)
    assert session.decider is not None
    ear.heard.clear()
    sounds._began.clear()
    tell(session, MOVED, seat=session.decider)
    assert ear.names == ["piece"]  # it was theirs before
    ear.heard.clear()
    tell(session, seat=1 - session.decider)
    assert ear.names == ["turn"]
    session.deleteLater()


def test_a_loudspeaker_keeps_no_secret(sounds: Sounds) -> None:
    """One person alone hears what they may know; of several, one would hear what only the other may."""
    for second, heard in (("random", ["card"]), (HUMAN, [])):
        session, _, ear = table(sounds, HUMAN, second)
        sounds._began.clear()
        tell(session, SECRET)  # the rows have left in it what the viewer may see
        assert ear.names == heard
        session.deleteLater()


def test_a_refusal(sounds: Sounds) -> None:
    session, hand, ear = table(sounds, HUMAN, "random")
    hand.refused.emit(None)
    assert ear.names == ["refusal"]
    session.deleteLater()


def test_moves_that_come_at_once_make_no_din(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _, ear = table(sounds, HUMAN, "random")
    now = 100.0
    monkeypatch.setattr("aoc_desktop.ui.frame.sounds.monotonic", lambda: now)
    for _ in range(15):
        tell(session, MOVED)
        now += AGAIN / 10
    assert ear.names == ["piece"] * 2
    tell(session, Chose(0, "late"), Rolled(3))  # a small one waits its turn, a great one does not
    assert ear.names == ["piece", "piece", "dice"]
    session.deleteLater()


def test_volume_and_mute(sounds: Sounds) -> None:
    ear, preferences = listen(sounds), sounds._preferences
    preferences["volume"] = 40
    sounds.play("coins")
    assert ear.heard == [("coins", 40, 0.0)]
    preferences["sound"] = False
    sounds.play("war")
    assert ear.names == ["coins"]


def test_without_a_screen_nothing_is_loaded(sounds: Sounds) -> None:
    sounds.play(*NAMES)
    assert sounds.player is None
    assert not sounds.wanted


# ------------------------------------------------------------------ in the window


@pytest.fixture
def person(arrive: Arrival) -> Person:
    return arrive()


def test_a_move_at_the_table(person: Person) -> None:
    person.set_table(("human", "random"), seed=4)
    ear = listen(person.window.sounds)
    person.page.play(next(move for move in person.listed() if move[0] == "rise"))
    assert "card" in ear.names


def test_shift_m_mutes_and_says_so(person: Person) -> None:
    window = person.window
    ear = listen(window.sounds)
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert not window.preferences["sound"]
    assert window.actions_["mute"].isChecked()
    assert window.notice.words.text() == "Sounds are off."
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert window.preferences["sound"]
    assert not window.actions_["mute"].isChecked()
    assert ear.names == ["turn"]  # how loud it is


def test_a_window_that_was_muted_is_muted_again(arrive: Arrival) -> None:
    person = arrive(sound=False)
    assert person.window.actions_["mute"].isChecked()


def test_the_device_goes_with_the_window(person: Person) -> None:
    ear = listen(person.window.sounds)
    person.window.close()
    assert ear.names == ["closed"]
