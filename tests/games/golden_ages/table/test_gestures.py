"""Every legal move of whole games can be done by hand, and the hand's words tell moves apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.squares import NAMES
from aoc_desktop.games.golden_ages.table.rows.gestures import AGORA, CAPITAL, TILE
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.words.preview import PreviewWords
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import read_record, replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.gestures import NOWHERE, Place
from aoc_desktop.play.start import session_of
from aoc_desktop.ui.table.picture.hand import Hand
from tests.games import data_of
from tests.games.golden_ages.tables import MODES, started
from tests.sessions import AT_ONCE
from tests.ui.person import Arrival


def reached(hand: Hand, move: Move) -> bool:
    """Whether taking, putting, setting and answering lead to this move and no other."""
    for taken, put in hand.rows.gestures(move):
        hand.cancel()
        if taken != put and taken[0] in hand.rows.handling.holdable:
            hand.hold(taken)
            words = hand.settings()
            if words:
                hand.turn(words.index(move[2]) - words.index(hand.setting))
        found = hand.meaning(put).moves
        if _answered(hand, found, move):
            return True
    return False


def card_at(rows: TableModels, place: Place) -> str:
    """The card of the viewer's own that lies there."""
    row = rows.my_board.slots.row(place[1]) if place[0] == "slot" else rows.my_board.wonders.row(place[1])
    assert row is not None
    assert row.ready
    return row.card


def _answered(hand: Hand, found: tuple[Move, ...], move: Move) -> bool:
    """Questions are answered until one move is left."""
    while len(found) > 1 and move in found:
        hand.ask(found)
        prefix = hand.asked or ()
        left = hand.targets()[hand.rows.place_of_word(prefix, move[len(prefix)])]
        if len(left) == len(found):
            return False
        found = tuple(left)
    return found == (move,)


@pytest.mark.parametrize(("players", "variants"), MODES)
def test_every_legal_move_of_a_whole_game_is_done_by_hand(players: int, variants: tuple[str, ...]) -> None:
    rows = started(players, variants, seed=players)
    hand, rng = Hand(rows), Rng(players)
    verbs = set()
    while not rows.session.finished:
        for move in rows.player_view.moves:
            assert reached(hand, move), (rows.standing.step, move)
            if move[0] == "activate":
                assert card_at(rows, next(iter(rows.gestures(move)))[0]) == move[1]
            verbs.add(move[0])
        hand.cancel()
        rows.session.play(rng.choice(rows.player_view.moves))
    assert verbs >= {
        "place",
        "capital",
        "explore",
        "art",
        "attack",
        "found",
        "no_city",
        "golden_age",
        "judge",
        "choose",
    }


def test_each_move_shows_at_a_place() -> None:
    rows, rng = started(4, seed=9), Rng(9)
    while not rows.session.finished:
        for move in rows.player_view.moves:
            assert rows.main_place(move) != NOWHERE
        rows.session.play(rng.choice(rows.player_view.moves))


def until(rows: TableModels, step: str, rng: Rng) -> None:
    while rows.standing.step != step:
        rows.session.play(rng.choice(rows.player_view.moves))


def test_the_tile_in_the_hand_is_turned() -> None:
    rows = started(2, seed=3)
    until(rows, "place", Rng(1))
    hand = Hand(rows)
    hand.hold(TILE)
    assert hand.settings() == [word for word, count in rows.standing.places if count]
    first = set(hand.targets())
    assert len(first) == dict(rows.standing.places)[hand.setting]
    hand.turn(1)
    assert len(hand.targets()) == dict(rows.standing.places)[hand.setting]


def test_a_drawn_tile_is_in_the_hand_at_once() -> None:
    rows = started(2, seed=3)
    until(rows, "place", Rng(1))
    hand = Hand(rows)
    hand.take_up()
    assert hand.held == TILE
    assert hand.setting == hand.settings()[0]
    rows.session.play(next(iter(hand.targets().values()))[0])
    assert hand.held is None
    hand.take_up()
    assert hand.held is None, "the capital is asked for now"


def test_a_place_that_fits_turned_says_so() -> None:
    rows = started(2, seed=3)
    until(rows, "place", Rng(1))
    hand = Hand(rows)
    hand.take_up()
    fits = {move[1] for move in rows.player_view.moves}
    here = {place[1] for place in hand.targets()}
    other = sorted(fits - here)[0]
    reason = hand.meaning(("square", other)).reason
    assert reason is not None
    assert reason.code in ("fits_turned", "land_on_water", "water_on_land", "clashes", "on_tile", "off_board")


def test_without_anything_in_the_hand_all_places_of_the_tile_shine() -> None:
    rows = started(2, seed=3)
    until(rows, "place", Rng(1))
    hand = Hand(rows)
    assert {place[1] for place in hand.targets()} == {move[1] for move in rows.player_view.moves}
    assert {place[0] for place in hand.targets()} == {"square"}


def test_a_colonist_goes_to_squares_the_agora_and_buildings() -> None:
    rows = started(2, seed=3)
    until(rows, "turn", Rng(1))
    hand = Hand(rows)
    start = next(row.where for row in rows.colonists.rows if row.seat == rows.viewer)
    hand.hold(("colonist", start))
    kinds = {place[0] for place in hand.targets()}
    assert kinds == {"square", "agora", "building"}
    assert AGORA in hand.targets()
    assert set(rows.reach(start)) == {move[2] for move in rows.player_view.moves if move[:2] == ("explore", start)}


def test_the_capital_starts_a_golden_age_only_without_standing_colonists() -> None:
    rows, rng = started(2, seed=5), Rng(2)
    until(rows, "turn", rng)
    assert CAPITAL not in rows.gesture_index.sources
    while ("golden_age",) not in rows.player_view.moves:
        rows.session.play(rng.choice(rows.player_view.moves))
    assert rows.gesture_index.targets(CAPITAL)[CAPITAL] == [("golden_age",)]


@pytest.fixture
def rival_at_home() -> TableModels:
    """Carl stands on his capital's square, j5, and so does a rival: move 135 of the game attacks there."""
    record = read_record(data_of("golden_ages", "conformance", "14_3p_home_guard.record.json"))
    match = replay(GAME, record._replace(moves=record.moves[:135]))
    rows = TableModels.of(session_of(match, AT_ONCE))
    assert NAMES[rows.state.players[rows.viewer].capital] == "j5"
    return rows


def test_on_the_own_capitals_square_a_colonist_explores_or_attacks(rival_at_home: TableModels) -> None:
    hand = Hand(rival_at_home)
    hand.hold(("colonist", "j5"))
    assert set(hand.meaning(("square", "j5")).moves) == {("explore", "j5", "j5"), ("attack", "j5", "j5")}


@pytest.mark.parametrize(("language", "city"), [("en", "city"), ("fr", "ville")])
def test_the_preview_of_an_attack_at_home_shows_no_city(rival_at_home: TableModels, language: str, city: str) -> None:
    own = rival_at_home.preview_of(("attack", "j5", "j5")).own
    lines = PreviewWords(own.state, own.events, own.players, language).lines(("attack", "j5", "j5"))
    assert lines
    assert not any(city in line for line in lines)


def test_a_pointer_that_only_lies_there_is_told_no_refusal(arrive: Arrival) -> None:
    """The game begins with a tile in the hand; where the pointer lies by chance, the tile does not fit."""
    person = arrive()
    person.set_table(("human", "novice"), seed=3, game=GAME.id)
    person.view.pointer = QPointF(person.point_of(("square", "a1")))
    person.wait_for(lambda: person.view.hand.held == TILE or None)
    person.view.hover.refresh()
    assert not person.view.hover.bubble.isVisible()

    person.move_to(person.point_of(("square", "a1")))
    assert person.view.hover.bubble.isVisible(), "the pointer asks"


def test_a_change_of_era_shows_one_panel_at_a_time(arrive: Arrival) -> None:
    """The banner of the era, then the question: never the sum of the turn, news and question over one another."""
    person = arrive(pace=150)
    person.set_table(("human", "random"), seed=4, game="golden_ages")
    rng, seen = Rng(2), set[str]()

    def over_the_table() -> list[str]:
        page = person.page
        shown = [name for name in ("banner", "summary", "since_panel", "hints") if getattr(page, name).isVisible()]
        return [*shown, *(["question"] if "panel" in page.view.stage.pieces else [])]

    while person.session.match.state.era < 2 or "question" not in seen:
        QTest.qWait(20)
        if person.session.match.state.era < 2:
            seen.clear()
        shown = over_the_table()
        seen.update(shown)
        assert len(shown) <= 1, shown
        if person.session.human_decides and (moves := person.listed()):
            golden = [move for move in moves if move[0] == "golden_age"]
            person.session.play(golden[0] if golden else rng.choice(moves))
    assert "banner" in seen
