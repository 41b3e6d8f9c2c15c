"""What a move would do, shown before it is made: at every place where a move can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.table.rows.gestures import Place
from aoc_desktop.games.age_of_civilization.table.rows.preview import preview_of
from aoc_desktop.games.age_of_civilization.table.tooltips import card_of
from aoc_desktop.games.age_of_civilization.words.moves import stronger_text
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.preview import Change, Preview, common_preview
from aoc_desktop.play.sums import terms_of
from aoc_desktop.ui.table.picture.bubbles import is_told
from tests.sessions import session
from tests.ui.person import Person, preferences_in

Key = Qt.Key
TRACK = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
MARKET = ["egypt", "rome", "maya", "china", "persia"]
WONDERS = ["great_wall", "temple_of_artemis", "colossus", "stonehenge", "petra"]


class Looker(Person):
    """Points at things and reads."""

    @property
    def preview(self) -> Preview:
        found = self.models.preview
        assert found is not None, "nothing is previewed"
        return found

    @property
    def read(self) -> str:
        """The bubble."""
        return self.view.hover.bubble.words.text if self.view.hover.bubble.isVisible() else ""

    def hover(self, kind: str, card: str = "") -> None:
        self.move_to(QPoint(2, 2))
        self.move_to(self.point_of((kind, card)))

    def away(self) -> None:
        self.move_to(QPoint(2, 2))

    def sit_down(self, *moves: Move, coins: int = 0, **setup: object) -> None:
        """At a table that is known; then these moves, and so many coins more for the person."""
        given = {"track": TRACK, "market": MARKET, "wonders": WONDERS, "first_player": 0, **setup}
        running = session(2, **given)  # type: ignore[arg-type]
        self.window.show_session(running)
        for move in moves:
            running.play(move)
        running.match.state.players[0].coins += coins
        running.look_again()
        self.models.refresh()
        self.view.sync()


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Looker]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    looker = Looker(preferences_in(tmp_path, play_forced_moves=False))
    yield looker
    looker.leave()


def numbers(preview: Preview) -> dict[str, int]:
    return {change.what: change.amount for change in preview.changes}


# ------------------------------------------------------------------ cards under an empty hand
def test_a_civilisation_of_the_market_shows_its_rise(person: Looker) -> None:
    person.sit_down()
    person.hover("market", "rome")
    assert person.preview.move == ("rise", "rome")
    assert numbers(person.preview) == {"workers": 3, "military": 2}
    assert "+3: population" in person.read
    assert "+2: Rome" in person.read
    person.away()
    assert person.models.preview is None
    assert person.read == ""


def test_what_can_also_be_annexed_says_so(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), ("rest",), ("rise", "maya"), ("rest",))
    while person.session.decider != 0:
        person.session.play(person.session.legal()[-1])
    person.hover("market", "rome")
    assert person.preview.move == ("rise", "rome")
    assert "or: Annex Rome" in person.read
    assert person.moves.count("rise rome") == 0


def test_a_click_on_a_previewed_card_still_takes_it_up(person: Looker) -> None:
    person.sit_down()
    person.hover("market", "rome")
    person.click(("market", "rome"))
    assert person.moves == []
    assert person.view.hand.held == ("market", "rome")


def test_what_a_card_would_bring_goes_from_the_table_as_soon_as_it_is_in_the_hand(person: Looker) -> None:
    person.sit_down()
    person.hover("market", "rome")
    assert person.view.stage.by_place(("end", "stay")) is not None
    person.lift(("market", "rome"))
    assert person.models.preview is None
    assert person.view.stage.by_place(("end", "stay")) is None


def test_a_technology_and_a_wonder_show_what_they_bring(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), coins=9)
    person.hover("technology", "writing")
    assert person.preview.move == ("act", "research", "writing")
    assert person.preview.cards == (("technology", "writing"),)
    person.hover("wonder", "colossus")
    assert person.preview.move == ("act", "wonder", "colossus")
    assert person.preview.cards == (("wonder", "colossus"),)


def test_before_the_choice_the_least_is_told() -> None:
    """Points that only some of the cards bring are not promised; nor is a price that differs."""
    research, science = Cause("action", "research"), Cause("technology", "science")

    def preview(card: str, price: int, *points: tuple[int, Cause]) -> Preview:
        changes = Change("coins", -price, ((-price, research),)), Change("points", sum(n for n, _ in points), points)
        return Preview(("act", "research", card), 0, changes)

    sure = common_preview([preview("writing", 4, (1, research)), preview("mining", 4, (1, research), (2, science))])
    assert sure.move == ("act", "research")
    assert numbers(sure) == {"coins": -4, "points": 1}
    sure = common_preview([preview("writing", 4, (1, research)), preview("mining", 3, (1, research))])
    assert numbers(sure) == {"points": 1}


def test_what_is_gained_is_said_to_be_gained(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), coins=9)
    person.hover("technology", "writing")
    assert "you gain: Writing" in person.read


def test_the_keyboard_sees_the_same(person: Looker) -> None:
    person.sit_down()
    person.view.setFocus()
    person.key(Key.Key_Tab)
    place = person.view.walk.place
    assert place is not None
    assert place[0] == "market"
    assert person.preview.move == ("rise", place[1])
    assert person.read


def test_special_and_drafted_cards(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), coins=2, variants=("innovation",))
    card = person.models.specials.rows[0].card
    person.hover("special", card)
    assert person.preview.move == ("buy", card)
    assert "−1: special technology card" in person.read
    person.window.show_session(session(2, ("draft",)))
    QApplication.processEvents()
    if person.page.curtain.is_down:
        person.click_widget(person.page.curtain.button)
    card = person.models.pack.rows[0].card
    person.hover("pack", card)
    assert person.preview.move == ("keep", card)
    assert "joins your hand" in person.read


def test_a_slot_with_a_choice_shows_what_is_sure(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), coins=9)
    person.hover("action", "research")
    assert person.preview.amount("coins") == -4
    assert person.preview.cards == ()
    assert "choose a technology" in person.read


# ------------------------------------------------------------------ the whole effect
def test_costs_have_their_cause(person: Looker) -> None:
    person.sit_down(("rise", "rome"), coins=9)
    person.hover("wonder", "colossus")
    assert "−7: Wonder" in person.read
    assert "+3: Wonder" in person.read


def test_points_at_the_end_of_the_game_are_told(person: Looker) -> None:
    """Egypt scores a point for each wonder; the Colossus itself scores nothing then."""
    person.sit_down(("rise", "egypt"), coins=9)
    person.hover("wonder", "colossus")
    assert [(change.what, change.amount) for change in person.preview.at_game_end] == [("points", 1)]
    assert "+1 at the end of the game: Egypt" in person.read
    person.hover("action", "hunt")
    assert person.preview.at_game_end == ()
    assert "end of the game" not in person.read


def test_a_wonder_that_scores_at_the_end_says_how_much_now(person: Looker) -> None:
    person.sit_down(("rise", "rome"), coins=9)
    person.hover("wonder", "temple_of_artemis")
    assert [change.what for change in person.preview.at_game_end] == ["points"]
    told = person.preview.at_game_end[0]
    assert told.terms[0][1] is not None
    assert told.terms[0][1].id == "temple_of_artemis"
    name = person.view.faces.name("wonder", "temple_of_artemis")
    assert f"+{told.amount} at the end of the game: {name}" in person.read


def test_several_causes_at_the_end_have_their_shares(person: Looker) -> None:
    """12 coins are 7 after building: 3 points for the temple, and one of Egypt's for any wonder."""
    person.sit_down(("rise", "egypt"), coins=9)
    assert person.models.my_board.numbers.value("coins") == 12
    person.hover("wonder", "temple_of_artemis")
    name = person.view.faces.name("wonder", "temple_of_artemis")
    assert f"+4 at the end of the game: Egypt +1, {name} +3" in person.read


def test_a_red_slot_tells_of_its_sacrifice(person: Looker) -> None:
    person.sit_down(("rise", "rome"))
    assert person.view.stage.by_place(("end", "red")) is None
    person.hover("action", "enslave")
    assert [(change.what, change.amount) for change in person.preview.at_turn_end] == [("workers", -1)]
    assert "−1 at the end of this turn: red slot" in person.read
    assert person.view.stage.by_place(("end", "red")) is not None, "not in the panel of the end of the turn"
    person.away()
    assert person.view.stage.by_place(("end", "red")) is None
    person.hover("action", "hunt")
    assert person.preview.at_turn_end == ()


# ------------------------------------------------------------------ outside the table
def test_the_list_shows_its_rows_on_the_table(person: Looker) -> None:
    person.sit_down(("rise", "rome"))
    person.page.side.open_legal()
    listed = person.page.side.legal.view
    assert person.preview.move == person.listed()[0]
    person.key(Key.Key_Down)
    assert person.preview.move == person.listed()[1]
    assert person.read
    row = listed.model().index(2, 0)
    QTest.mouseMove(listed.viewport(), listed.visualRect(row).center())
    QApplication.processEvents()
    assert person.preview.move == person.listed()[2]
    person.view.setFocus()
    QTest.mouseMove(person.view.viewport(), QPoint(2, 2))
    QApplication.processEvents()
    assert person.models.preview is None
    assert person.read == ""


def test_after_a_move_the_list_shows_the_next_one(person: Looker) -> None:
    person.sit_down(("rise", "rome"))
    person.page.side.open_legal()
    person.key(Key.Key_Return)
    assert len(person.moves) == 2
    current = person.page.side.legal.view.currentIndex().row()
    assert person.preview.move == person.listed()[current]


def test_the_button_shows_what_resting_brings(person: Looker) -> None:
    person.sit_down(("rise", "rome"))
    QTest.mouseMove(person.page.bar.primary, QPoint(9, 9))
    QApplication.processEvents()
    assert person.preview.move == ("rest",)
    assert numbers(person.preview) == {"coins": 2, "workers": 1}
    assert "+2: rest" in person.read
    QTest.mouseMove(person.view.viewport(), QPoint(2, 2))
    QApplication.processEvents()
    assert person.models.preview is None


def test_a_button_that_means_something_else_now_shows_that(person: Looker) -> None:
    person.sit_down(("rise", "rome"), ("act", "hunt"))
    button = person.page.bar.primary
    QTest.mouseMove(button, QPoint(9, 9))
    QApplication.processEvents()
    assert person.preview.move == ("done",)
    person.session.undo()
    QApplication.processEvents()
    assert person.preview.move == ("rest",)


# ------------------------------------------------------------------ the card itself
def test_whoever_stays_reads_the_card_too(person: Looker, qtbot: QtBot) -> None:
    """An action that can be played now: its sentences beside the bubble, neither on the other."""
    person.sit_down(("rise", "egypt"), coins=9)
    for kind, card, said in (
        ("action", "hunt", "Gain 1 coin"),
        ("action", "wonder", "Price 5: +7 Wonder, −2 Egypt"),
        ("wonder", "colossus", "gain 3 more coins"),
    ):
        person.hover(kind, card)
        note, bubble = person.view.hover.note, person.view.hover.bubble
        qtbot.waitUntil(note.isVisible)
        assert said in note.words.text
        assert not note.body.intersects(bubble.body), card
        piece = person.view.stage.by_place((kind, card))
        assert piece is not None
        assert not note.body.intersects(piece.rect), card
    person.away()
    assert not person.view.hover.note.isVisible()


MEANING = "Not from the rulebook"


def test_one_card_of_a_game_tells_what_the_mark_of_house_values_means(person: Looker) -> None:
    """Nearly every card has such values: a notice on each would be read on none."""
    person.sit_down()
    telling = person.view.hover
    house = [piece.place for piece in person.view.stage.with_places() if piece.place and _is_house(person, piece.place)]
    assert len(house) > 5
    told = []
    for place in [*house, house[0]]:
        person.hover(*place)
        telling.tell_more()
        told.append(MEANING in telling.note.words.text)
    assert told == [True, *[False] * (len(house) - 1), True]


def _is_house(person: Looker, place: Place) -> bool:
    card = card_of(place, person.models)
    return card is not None and person.view.faces.mark(*card) == "house"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_that_cannot_be_used_is_told_whole_on_the_table(person: Looker, language: str, text_size: int) -> None:
    """Its last line too, beside it and inside the table, also where nothing can be done with it now."""
    person.sit_down(market=["greece", "rome", "maya", "china", "persia"])
    person.window.preferences["language"], person.window.preferences["text_size"] = language, text_size
    QApplication.processEvents()
    view, told = person.view, 0
    for piece in list(view.stage.with_places()):
        assert piece.place is not None
        view.hover.hover(piece.place, piece.rect.center())
        view.hover.tell_more()
        note = view.hover.note
        if card_of(piece.place, person.models) is None or not note.isVisible():
            continue
        told += 1
        assert view.sceneRect().contains(note.body), piece.place
        assert not note.body.intersects(piece.rect), piece.place
        assert note.body.height() >= 18 * view.hover.note.text_size * len(note.words.lines), piece.place
    assert told > 20


@pytest.mark.parametrize("moves", [(), (("rise", "egypt"),)])
def test_the_note_hides_neither_card_nor_bubble_with_large_words(person: Looker, moves: tuple[Move, ...]) -> None:
    """Whatever can be taken or used now, at 150 %; and hardly anything that shines is hidden either."""
    person.sit_down(*moves, coins=9)
    person.window.preferences["text_size"] = 150
    QApplication.processEvents()
    view = person.view
    note, bubble = view.hover.note, view.hover.bubble
    shining = view.hand.lights().lit | view.hand.ready()
    written = hidden = 0.0
    for kind, card in sorted(shining):
        person.hover(kind, card)
        view.hover.tell_more()
        if not note.isVisible():
            continue
        piece = view.stage.by_place((kind, card))
        assert piece is not None
        assert view.sceneRect().contains(note.body), card
        assert not note.body.intersects(bubble.body), card
        assert not note.body.intersects(piece.rect), card
        written += area(note.body)
        hidden += sum(area(note.body & one.rect) for one in view.stage.with_places() if one.place in shining)
    assert written > 0
    assert hidden < 0.15 * written


def area(rect: QRectF) -> float:
    return rect.width() * rect.height()


# ------------------------------------------------------------------ the end of the round, and the others
def last_of_the_round(person: Looker, *mine: Move) -> None:
    """Marcus, then Ada: with Ada's turn the first round ends, and with the conquest card war comes."""
    track = ["hunt", "fish", "farm", "trade", "culture", "construction", "plague", "conquest"]
    person.sit_down(track=track, first_player=1)
    for move in (("rise", "rome"), ("rest",), ("rise", "egypt"), *mine):
        person.session.play(move)
    assert person.session.match.state.seat == 0
    person.models.refresh()
    person.view.sync()


def test_the_move_that_ends_a_round_tells_what_war_takes(person: Looker) -> None:
    """Marcus has Rome's military, Ada none: she loses a worker, and gains nothing by ending her turn."""
    last_of_the_round(person, ("act", "hunt"))
    person.page.move_hover.look_again()
    person.view.hover.look_at(("done",))
    assert person.preview.at_round_end == (Change("workers", -1, ((-1, Cause("rule", "war")),)),)
    assert person.read == "−1 at the end of this round: war"
    before = person.models.my_board.numbers.value("workers")
    person.session.play(("done",))
    assert person.session.match.state.players[0].workers == before - 1


def test_the_end_of_the_round_waits_until_its_last_player_has_confirmed(person: Looker) -> None:
    """War and the next round are told by the summary; the table shows them once the turn is really over."""
    preferences = person.window.preferences
    preferences["end_of_turn"] = "at_once"
    last_of_the_round(person)
    preferences["end_of_turn"], preferences["pace"] = "ask", 400

    def table() -> tuple[object, ...]:
        models, bar = person.models, person.page.bar.course
        track = [(row.card, row.place) for row in models.track.rows]
        log = [row.text for row in models.log.rows]
        return models.standing.round, track, models.my_board.numbers.value("workers"), bar.accessibleName()[:12], log

    before = table()
    person.session.play(("rest",))
    assert person.session.unconfirmed == 0
    assert person.page.summary.isVisible()
    told = " ".join(person.page.summary.told)
    assert "Then the round ends:" in told
    assert "War" in told
    assert table() == before
    assert not person.page.banner.isVisible()
    assert str(terms_total(person)) == person.view.hover._note_words(("workers", "")).lines[-1].figure
    person.session.undo()
    assert table() == before
    assert not person.page.banner.isVisible()
    person.session.play(("rest",))
    person.session.confirm()
    assert person.models.standing.round == 2
    assert person.page.banner.isVisible()
    assert table() != before
    assert "Round 2 of 6." in [row.text for row in person.models.log.rows]


def terms_total(person: Looker) -> int:
    return sum(amount for amount, _ in terms_of(person.session, 0, "workers"))


def test_the_last_move_of_the_game_tells_its_final_scoring(person: Looker) -> None:
    """Egypt scores a point for each wonder."""
    person.sit_down(("rise", "egypt"), ("act", "hunt"), coins=20)
    state = person.session.match.state
    person.session.play(("act", "wonder", "colossus"))
    state.round, state.first_player = 6, 1  # nobody plays after Ada
    person.models.refresh()
    person.view.hover.look_at(("done",))
    assert "+1 at the end of the game: Egypt" in person.read
    points = state.players[0].points
    person.session.play(("done",))
    assert person.session.finished
    assert person.session.match.state.players[0].points == points + 1


def test_who_else_gains_by_a_move_is_named(person: Looker) -> None:
    person.sit_down(("rise", "egypt"), track=["trade", *[card for card in TRACK if card != "trade"]])
    person.hover("action", "trade")
    assert "+2: Trade" in person.read
    assert "Marcus +1: Trade" in person.read


@pytest.mark.parametrize(("weaker", "points"), [(True, 1), (False, 3)])
def test_a_conquest_by_a_weaker_player_says_that_its_own_points_stay_away(
    person: Looker, weaker: bool, points: int
) -> None:
    person.sit_down(("rise", "egypt"), track=["conquest", *[card for card in TRACK if card != "conquest"]])
    state = person.session.match.state
    cards = state.table.cards
    state.players[0].wonders = (cards.wonder["statue_of_zeus"],)
    if weaker:
        state.players[1].technologies = (cards.technology["iron_working"],)
    for seat in (0, 1):
        state.rebuild_abilities(seat)
    person.hover("action", "conquest")
    assert person.preview.amount("points") == points
    told = "Allowed, but without its own points: Marcus has more military (3 against 0)."
    assert (told in person.read) is weaker


def test_alone_the_virtual_opponent_may_keep_a_conquest_from_its_own_points() -> None:
    running = session(1, track=["conquest", "hunt", "fish", "farm", "plague", "trade", "construction", "culture"])
    running.play(("rise", running.match.state.market[0][0].id))
    running.match.state.opponent_military = 9
    stronger = preview_of(running, ("act", "conquest")).own.stronger
    assert stronger_text(*stronger, "en").endswith(
        f"the virtual opponent has more military (9 against {stronger.mine})."
    )


def test_the_bubble_of_one_effect_leaves_the_others_in_sight(person: Looker) -> None:
    """Education and Currency both work at the end of the turn: what one brings does not hide the other."""
    person.sit_down(("rise", "egypt"), coins=30)
    state = person.session.match.state
    unused = state.used_slots.copy()
    for technology in ("writing", "navigation", "education", "currency"):
        state.players[0].workers = state.players[0].free_workers = 4
        state.used_slots = unused.copy()
        person.session.play(("act", "research", technology))
    person.session.play(("done",))
    person.models.refresh()
    person.view.sync()
    effects = [piece for piece in person.view.stage.with_places() if piece.place and piece.place[0] == "effect"]
    assert len(effects) == 2
    for piece in effects:
        assert piece.place is not None
        person.hover(*piece.place)
        body = person.view.hover.bubble.body
        assert person.view.hover.bubble.isVisible()
        assert not any(body.intersects(other.rect) for other in effects)


@pytest.mark.parametrize(
    ("change", "said", "told"),
    [
        ("+1 point", "Research: 1 worker, 4 coins → +1 point.", True),
        ("−4 coins", "Research: 1 worker, 4 coins → +1 point.", True),
        ("+1 worker", "Research: 1 worker, 4 coins → +1 point.", False),
        ("+4 workers", "Let Axum rise: 4 workers.", True),
        ("−1 cube", "Found a city on e4: 1 cube, +1 gold.", True),
        ("+1 point", "Let Axum rise: 11 points.", False),
        ("+1 worker", "Let Axum rise: 1 workers.", False),
    ],
)
def test_what_a_sentence_says_already(change: str, said: str, told: bool) -> None:
    """A change, or its amount alone; a price is no gain."""
    assert is_told(change, said) is told


def test_the_end_of_a_turn_gives_nothing_back_at_its_end() -> None:
    """Alone one's next turn follows at once: what the old one sacrifices is not a gain of the new one."""
    ended = 0
    for seed in range(1, 7):
        played, rng = session(1, seed=seed), Rng(seed)
        while not played.finished:
            moves = list(played.match.legal(0))
            _, events = played.preview(("done",)) if ("done",) in moves else (None, [])
            if any(event.kind == "turn_ends" for event in events):
                ended += 1
                assert not preview_of(played, ("done",)).at_turn_end
            played.play(rng.choice(moves))
    assert ended > 10
