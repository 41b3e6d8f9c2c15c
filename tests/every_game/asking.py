"""Questions of a game as they come up in play: random moves on the real table, until something is asked that leaves a
choice of words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.table.picture.hand import WORD
from tests.games import part_of
from tests.random_games import Proof
from tests.sessions import AT_ONCE
from tests.ui.person import Person

LONGEST = 400
"""Moves of the person after which no new question is waited for."""


class Question(NamedTuple):
    """What is asked now, and what was touched last before."""

    asked: Move
    touched: Place | None


def sit_down(person: Person, game_id: str, seed: int = 1) -> Rng:
    """A game in which the person plays all seats."""
    proof: Proof = part_of(game_id, "invariants").PROOF
    record = proof.beginning(seed)
    match = start(proof.game, record._replace(setup={**record.setup, "seed": seed}))
    match.play_lines(record.moves)
    match.beginning = match.beginning._replace(meta={"id": "a game"})
    seats = [SeatInfo(f"Player {seat + 1}", HUMAN) for seat in range(record.players)]
    person.window.show_session(LiveSession(match, seats, AT_ONCE, person.window))
    person.settle()
    person.page.confirmations.is_meant = lambda _move, _reveals: True  # it is not about that here
    return Rng(seed)


def questions(person: Person, game_id: str, most: int, seed: int = 1) -> Iterator[Question]:
    """Each kind of question with answers in words once: those of the rules, and those that a click leaves open."""
    rng, met = sit_down(person, game_id, seed), set[object]()
    proof: Proof = part_of(game_id, "invariants").PROOF
    for _ in range(LONGEST):
        session, hand = person.session, person.view.hand
        if session.finished or len(met) >= most:
            return
        if hand.words() and (kind := (hand.question or ())[:1]) not in met:
            met.add(kind)
            person.lift_curtain()
            yield Question(hand.question or (), None)
        moves, before = list(session.legal()), len(person.moves)
        for taken, put in _open_ways(person, moves, met):
            met.add((taken[0], put[0]))
            person.lift_curtain()
            for place in dict.fromkeys((taken, put)):
                person.click(place)
            if hand.asked is not None and hand.words():
                yield Question(hand.asked, put)
            else:
                met.remove((taken[0], put[0]))
            hand.cancel()
            if len(person.moves) != before:  # the click was a move of its own
                break
        else:
            session.play(rng.choice(moves) if proof.choose is None else proof.choose(session.match.state, moves, rng))
    raise AssertionError(f"only {met} is asked")


def _open_ways(person: Person, moves: list[Move], met: set[object]) -> Iterator[tuple[Place, Place]]:
    """Gestures of kinds not yet met that leave a choice."""
    rows, stage = person.models, person.view.stage
    tried = set[object]()
    for move in moves[:60]:
        for taken, put in rows.gestures(move):
            kinds, there = (taken[0], put[0]), stage.by_place(taken) and stage.by_place(put)
            if kinds not in met | tried and there and len(rows.gesture_index.targets(taken).get(put, ())) > 1:
                tried.add(kinds)
                yield taken, put


def answers(person: Person) -> dict[Place, QRect]:
    """Where the answers in words stand in the window."""
    view = person.view
    corner = view.viewport().mapTo(person.window, QPoint())
    return {
        piece.place: view.mapFromScene(piece.rect).boundingRect().translated(corner)
        for piece in view.stage.with_places()
        if piece.place is not None and piece.place[0] == WORD
    }


def lit(person: Person) -> dict[Place, QRect]:
    """Where everything that answers the present question lies in the window."""
    view = person.view
    corner = view.viewport().mapTo(person.window, QPoint())
    asked: dict[Place, Any] = view.hand.targets()
    return {
        piece.place: view.mapFromScene(piece.rect).boundingRect().translated(corner)
        for piece in view.stage.with_places()
        if piece.place in asked
    }


def panels(person: Person) -> dict[str, QRect]:
    """Everything that lies over the table, and where in the window."""
    page, window = person.page, person.window
    widgets: dict[str, QWidget] = {
        "hint": page.hints,
        "summary": page.summary,
        "message": window.notice.bubble,
        "banner": page.banner,
        "since panel": page.since_panel,
    }
    if page.tutorial is not None:
        widgets["lesson"] = page.tutorial.bubble
    return {
        name: QRect(widget.mapTo(window, QPoint()), widget.size())
        for name, widget in widgets.items()
        if widget.isVisible()
    }
