"""Three people at one screen trade: no screen ever shows another's hand.

The same trade is played with hands that differ in one hidden card of the same stack. Whoever may not know it must see
the same screens to the letter and to the pixel, hear the same names, and find the same words behind the curtain.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.rich_line import RichLine
from tests.games.advanced_civilization.position import NATIONS, Position
from tests.sessions import AT_ONCE
from tests.ui.person import Arrival, Person

PEOPLE = ("Anna", "Bela", "Livia")
HANDS: tuple[dict[str, int], ...] = (
    {"salt": 2, "wine": 1, "treachery": 1},
    {"grain": 2, "spices": 1, "timber": 1},
    {"iron": 2, "ochre": 1, "oil": 1},
)
SCRIPT: dict[int, list[str]] = {
    0: ["offer", "give salt", "give salt", "give {0}", "close", "true salt salt", "say salt", "ask 3",
        "want grain grain", "deal 1"],
    1: ["answer", "give grain", "give grain", "give {1}", "close", "true grain grain", "say nothing", "offer"],
    2: ["refuse"],
}  # fmt: skip
"""What each of them plays, with a hidden card of their own; Anna deals with Bela, and Livia looks on."""


class Seen(NamedTuple):
    """What is on the screen before somebody, and what can be heard of it."""

    viewer: int
    curtain: bool
    words: tuple[str, ...]
    picture: QImage


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is painted, as it is painted."""
    told: list[str] = []
    line, sentence = lettering.draw_line, RichLine.draw

    def draw_line(painter: QPainter, baseline: QPointF, text: str, *more: Any) -> None:
        told.append(text)
        line(painter, baseline, text, *more)

    def draw(self: RichLine, painter: QPainter, corner: QPointF, colour: str) -> None:
        told.append(self._layout.text())
        sentence(self, painter, corner, colour)

    monkeypatch.setattr(lettering, "draw_line", draw_line)
    monkeypatch.setattr(RichLine, "draw", draw)
    return told


def trading(person: Person, hidden: dict[int, str]) -> None:
    """Anna begins; a hidden card takes the place of the third in a hand."""
    game = Position(NATIONS)
    for seat, hand in enumerate(HANDS):
        cards = list(hand.items())
        game.hand(seat, **dict([*cards[:1], (hidden.get(seat, cards[1][0]), 1), *cards[2:]]))
    game.begin("trade")
    match: Match[Any] = Match(GAME, game.state)
    match.beginning = Record(GAME.id, "standard", 3, "table", ("random_nations",), {"seed": 1})
    seats = [SeatInfo(name, "human") for name in PEOPLE]
    person.window.show_session(LiveSession(match, seats, AT_ONCE, person.window))
    person.listen()


def heard(window: QWidget) -> Iterator[str]:
    """All names, descriptions and tips of what is on the screen, and the words of buttons and labels."""
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
            if isinstance(widget, (QLabel, QAbstractButton)):
                yield widget.text()


def look(person: Person, drawn: list[str]) -> Seen:
    """Everything is painted anew, so that nothing is kept from before."""
    page, view = person.page, person.page.view
    view.redraw()
    for panel in page.side.panels():
        panel.forget()
    page.models.settled.emit()
    drawn.clear()
    picture = person.window.grab().toImage()
    words = (*sorted(drawn), *heard(person.window))
    return Seen(page.models.viewer, page.curtain.isVisible(), words, picture)


def played(person: Person, drawn: list[str], hidden: dict[int, str]) -> list[Seen]:
    """The trade, move by move: what is seen at the curtain, and by whoever takes over."""
    trading(person, hidden)
    names = {seat: hidden.get(seat, list(hand)[1]) for seat, hand in enumerate(HANDS)}
    scripts = {seat: [line.format(names[0], names[1]) for line in lines] for seat, lines in SCRIPT.items()}
    seen = []
    while scripts[person.session.decider or 0]:
        if person.page.curtain.isVisible():
            seen.append(look(person, drawn))
            person.lift_curtain()
        seen.append(look(person, drawn))
        move: Move = tuple(scripts[person.models.viewer].pop(0).split())
        person.session.play(move)
        person.settle()
    seen.append(look(person, drawn))
    return seen


def only_whom(usual: list[Seen], other: list[Seen]) -> set[int]:
    """The people whose screens differ; the curtain's belong to nobody (-1)."""
    assert [(one.viewer, one.curtain) for one in usual] == [(one.viewer, one.curtain) for one in other]
    pairs = zip(usual, other, strict=True)
    differing = [(one, two) for one, two in pairs if (one.words, one.picture) != (two.words, two.picture)]
    for one, two in differing:
        print(one.viewer, one.curtain, set(one.words) ^ set(two.words))
    return {-1 if one.curtain else one.viewer for one, _ in differing}


def test_what_is_hidden_in_an_offer_is_seen_by_its_owner_and_after_the_deal_by_the_other(
    arrive: Arrival, drawn: list[str]
) -> None:
    person = arrive()
    usual, other = played(person, drawn, {}), played(person, drawn, {0: "cloth"})
    assert {one.viewer for one in usual} == {0, 1, 2}
    assert any(one.curtain for one in usual)
    assert only_whom(usual[:-2], other[:-2]) == {0}
    assert any("Wine" in words for one in usual if one.viewer == 0 for words in one.words)


def test_what_is_hidden_in_an_answer_is_not_seen_by_the_third(arrive: Arrival, drawn: list[str]) -> None:
    person = arrive()
    usual, other = played(person, drawn, {}), played(person, drawn, {1: "resin"})
    assert 2 not in only_whom(usual, other)
    assert -1 not in only_whom(usual, other)
    assert 1 in only_whom(usual, other)


def test_the_hand_of_who_refuses_is_seen_by_nobody_else(arrive: Arrival, drawn: list[str]) -> None:
    person = arrive()
    usual, other = played(person, drawn, {}), played(person, drawn, {2: "hides"})
    assert only_whom(usual, other) == {2}
