"""Who hears the table instead of seeing it: boards in sentences, and what the keyboard's focus is on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.page.zoom import BoardZoom
from tests.ui.person import CTRL, Arrival, Key, Person, choose

Text = QAccessible.Text


def heard(widget: QWidget, text: QAccessible.Text = Text.Description) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(text)


def seated(arrive: Arrival, seats: int = 3, **wanted: object) -> Person:
    person = arrive(**wanted)
    person.set_table(("human",) * seats, seed=4)
    rng = Rng(3)
    for _ in range(24):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    come_to_rest(person)
    return person


def come_to_rest(person: Person) -> None:
    """Boards are told when nothing has changed for a while."""
    person.wait_for(lambda: True if not person.models._rest.isActive() else None)


def tells(text: str, person: Person, seat: int) -> None:
    """All that lies before this player is in the text."""
    row, names = person.models.seats.rows[seat], load_language(person.models.language).names
    english = person.models.language == "en"
    for value, word in (
        (row.points, "point"),
        (row.coins, "coin" if english else "Pièce"),
        (row.workers, "worker" if english else "Ouvrier"),
    ):
        assert f"{value} {word}" in text
    assert (f"{row.military} military" if english else f"Force Militaire {row.military}") in text
    for kind, cards in (("civilization", row.pile), ("technology", row.technologies), ("wonder", row.wonders)):
        for card in cards:
            assert names[kind][card].display in text
    assert row.name in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_boards_are_told(arrive: Arrival, announced: list[str], language: str) -> None:
    person = seated(arrive, language=language)
    rows, viewer = person.models.seats.rows, person.models.viewer
    assert any(row.technologies for row in rows)
    assert any(len(row.pile) > 1 for row in rows)
    tells(heard(person.view), person, viewer)
    for row in person.models.market.rows:
        assert load_language(language).names["civilization"][row.card].display in heard(person.view)
    others = person.page.side.opponents
    for told, row in zip(others.told, others.rows(), strict=True):
        assert heard(told, Text.Name) == row.name
        tells(heard(told), person, row.seat)
        tells(heard(others), person, row.seat)
        assert others.rect().contains(told.geometry())
        assert told.height() > 60
    panel = QAccessible.queryAccessibleInterface(others)
    assert panel is not None
    assert panel.childCount() == len(rows) - 1
    for row in rows:
        assert load_language(language).labelled(row.name, f"{row.points} point") in heard(person.page.side.score)


def test_the_texts_follow_the_game_and_the_language(arrive: Arrival, announced: list[str]) -> None:
    person = seated(arrive)
    before = heard(person.view)
    person.perform(choose(person.listed(), Rng(1), person.gestures), person.by_clicks)
    come_to_rest(person)
    assert heard(person.view) != before
    tells(heard(person.view), person, person.models.viewer)
    person.window.preferences["language"] = "fr"
    QApplication.processEvents()
    tells(heard(person.view), person, person.models.viewer)
    for told, row in zip(person.page.side.opponents.told, person.page.side.opponents.rows(), strict=True):
        tells(heard(told), person, row.seat)
    person.page.history_view.show_moment(1)
    assert "Aucune Technologie pour l’instant." in heard(person.page.history_view.currentWidget())
    assert heard(person.page.history_view.currentWidget()) != heard(person.view)


def test_an_opened_board_is_told(arrive: Arrival, announced: list[str]) -> None:
    person = seated(arrive)
    panel = person.page.side.opponents
    panel.setFocus()
    person.key(Key.Key_Down)
    row = panel.rows()[1]
    tells(announced[-1], person, row.seat)
    person.key(Key.Key_Return)
    zoom = person.window.findChild(BoardZoom)
    assert zoom is not None
    assert heard(zoom, Text.Name) == f"The board of {row.name}"
    tells(heard(zoom), person, row.seat)
    names = load_language("en").names["technology"]
    told = set()
    for key in [Key.Key_Right] * 5 + [Key.Key_Down] + [Key.Key_Left] * 4:
        announced.clear()
        person.key(key)
        place = zoom.walk.place
        if place is not None and place[0] == "technology":
            assert announced[-1].startswith(names[place[1]].display)
            assert len(announced[-1]) > len(names[place[1]].display) + 10
            told.add(place[1])
    assert len(told) > 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_focus_comes_to_is_announced(arrive: Arrival, announced: list[str], language: str) -> None:
    """By Tab and by arrows: the card's name with its sentences, or what a move here would do."""
    person = seated(arrive, 2, language=language)
    names = load_language(language).names
    person.view.setFocus()
    kinds = set()
    across = [Key.Key_Right] * 4 + [Key.Key_Down] + [Key.Key_Left] * 3 + [Key.Key_Down]
    for key in across * 3 + [Key.Key_Tab] * 10:
        announced.clear()
        person.key(key)
        place = person.view.walk.place
        if place is None or not person.view.hasFocus():
            person.view.setFocus()
            continue
        assert len(announced) == 1, place
        if place[0] in ("market", "wonder", "technology"):
            kind = "civilization" if place[0] == "market" else place[0]
            assert names[kind][place[1]].display in announced[0]
            assert len(announced[0]) > len(names[kind][place[1]].display) + 10
        elif place[0] == "action":
            assert names["action"][place[1]].display in announced[0]
        elif place[0] in ("coins", "points", "military"):
            assert announced[0].endswith(str(person.models.my_board.numbers.value(place[0])))
        kinds.add(place[0])
    assert {"market", "action", "technology"} <= kinds


def test_a_track_card_without_an_action_is_named_in_the_spoken_language(arrive: Arrival, announced: list[str]) -> None:
    person = arrive(language="fr")
    person.set_table(("human", "human"))
    person.walk_to(("action", "plague"))
    assert announced[-1].startswith("Peste. ")


def test_a_card_is_told_in_sentences(arrive: Arrival, announced: list[str]) -> None:
    """A heading does not run into the text below it; a value of our own is named in brief."""
    person = seated(arrive, 2)
    (card, *_) = (row.card for row in person.models.market.rows)
    person.walk_to(("market", card))
    speech = load_language("en")
    for heading in ("card.main", "card.inherited"):
        assert f". {speech.text(heading)}. " in announced[-1]
    assert speech.sentence("source.mark_house") in announced[-1]
    person.key(Key.Key_Z)
    assert f". {speech.text('card.main')}. " in announced[-1]


def test_what_is_no_card_is_told_too(arrive: Arrival, announced: list[str]) -> None:
    """The deck and the virtual opponent with their number, who stays at the end of the turn, and each sum."""
    person = arrive()
    person.set_table(("human",), seed=4)
    person.perform(person.listed()[0], person.by_clicks)
    standing = person.models.standing
    for place, words in (
        (("deck", ""), f": {standing.deck}"),
        (("opponent", ""), f"has {standing.opponent_military} military."),
        (("end", "stay"), "stay"),
    ):
        person.walk_to(place)
        assert words in announced[-1]
    person.walk_to(("coins", ""))
    announced.clear()
    person.key(Key.Key_Return)
    assert announced[-1].endswith(f" Your coins: {person.models.my_board.numbers.value('coins')}.")
    assert announced[-1].startswith("At the start: ")


def test_what_others_did_is_told_at_once_when_one_is_to_play_again(arrive: Arrival, announced: list[str]) -> None:
    """The last lines of the log and then the question; none of it while the others play, each line once, and few
    words."""
    person = arrive()
    person.set_table(("human", "random", "random"), seed=4)
    begun, rng = len(person.models.log.rows), Rng(3)
    announced.clear()
    for _ in range(12):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
        person.wait_for(lambda: person.session.human_decides or None)
    lines = [row.text for row in person.models.log.rows[begun:]]
    assert any(row.seat not in (None, person.models.viewer) for row in person.models.log.rows[begun:])
    told = "".join(announced)
    for line in set(lines):
        assert told.count(line) <= lines.count(line), line
    last = next(words for words in reversed(announced) if lines[-1] in words)
    assert last.endswith(f"{lines[-1]} {person.page.prompt.text}")
    much = [words for words in announced if words.startswith("Much has happened: B ")]
    assert much
    for words in announced:
        assert len(words.split()) <= 60, words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_legal_move_is_told_with_what_it_brings_and_its_card(
    arrive: Arrival, announced: list[str], language: str
) -> None:
    """The same as the bubble and the note say at the table."""
    person = seated(arrive, 2, language=language)
    person.key(Key.Key_L, CTRL)
    view, look = person.page.side.legal.view, person.view.look
    for row, move in enumerate(person.listed()):
        described = str(view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole))
        preview = person.view.hand.preview_of_move(move)
        assert preview is not None
        for card in preview.cards or (look.card_of(person.models.main_place(move), person.models),):
            lines = look.card_lines(card, person.models, person.view.faces) if card is not None else []
            assert all(line in described for line in lines)
        for change in preview.changes:
            assert person.models.words.change(language, change.what, change.amount) in described


def test_an_empty_list_says_what_is_awaited_and_by_which_key(arrive: Arrival, announced: list[str]) -> None:
    person = arrive(end_of_turn="ask")
    person.set_table(("human", "human"), seed=4)
    person.key(Key.Key_L, CTRL)
    legal, rng = person.page.side.legal, Rng(3)
    for _ in range(30):
        if person.session.unconfirmed is None:
            person.perform(choose(person.listed(), rng, person.gestures), person.by_list)
    key = person.page.actions_.key_text
    how = f"{key('primary')} ends the turn, {key('undo')} takes it back."
    assert legal.nothing.text() == f"{person.page.prompt.text} {how}"
    assert heard(legal.view, Text.Name) == f"Legal moves. {legal.nothing.text()}"
    assert announced[-1].endswith(legal.nothing.text())
    person.write(key("primary").lower())
    assert person.session.unconfirmed is None, "there is nothing to look for: the key means what it always does"


def test_a_key_that_can_do_nothing_says_so(arrive: Arrival, announced: list[str]) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    person.perform(person.listed()[0], person.by_clicks)
    mine = ("mine", person.models.my_board.pile.rows[0].card)
    for place, key, words in (
        (("deck", ""), Key.Key_Return, "There is nothing to do here."),
        (("deck", ""), Key.Key_Z, "There is no card here to show large."),
        (("coins", ""), Key.Key_Z, "There is no card here to show large."),
        (("wonders", ""), Key.Key_Return, "No wonder yet."),
        (mine, Key.Key_Return, "There is nothing to do here."),
    ):
        person.walk_to(place)
        announced.clear()
        person.key(key)
        assert announced == [words], place


def test_a_refused_enter_is_announced(arrive: Arrival, announced: list[str]) -> None:
    person = arrive()
    person.set_table(("human", "human"))
    person.view.setFocus()
    for number in range(60):
        person.key(Key.Key_Right if number % 6 else Key.Key_Down)
        place = person.view.walk.place
        if place is not None and place[0] == "wonder":
            break
    announced.clear()
    person.key(Key.Key_Return)
    assert announced
    assert announced[0] in person.page.prompt.remark
