"""A game's guided first game: steps as data (resources/<game>/tutorial.toml), and a guide that knows at which step a
session is.

The step follows from the game itself: a step whose moves were played is passed, and undo brings it back.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.games import game_named, tips_of
from aoc_desktop.kernel.game import CHANCE, Legal, Move, Seat
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.play.call_later import later
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import MOST_LISTED
from aoc_desktop.play.session import HUMAN, LESSON
from aoc_desktop.profile.lesson import forget_lesson, keep_lesson

FILE = "tutorial.toml"
LEARNER, OPPONENT = 0, 1
ANY = "*"


class Position(NamedTuple):
    """When a step can be told: the moment of the game, and who decides. What it asks for must be legal besides."""

    round: int
    step: str = ""
    """Empty: any."""
    decides: str = "learner"
    """Or "others": while they play."""


class Step(NamedTuple):
    """One bubble: the place it points at, the position that it speaks of, and the moves or the event that end it."""

    id: str
    point: str = ""
    moves: tuple[Move, ...] = ()
    """The learner must play one of these."""
    then: tuple[Move, ...] = ()
    """The moves that the learner must play after that, in order."""
    wait: str = ""
    before: int = 0
    """The number of moves that the learner has made when it is shown."""
    needs: Position | None = None

    @property
    def due(self) -> int:
        """The number of moves that the learner has made once it is passed."""
        return self.before + self.size

    @property
    def size(self) -> int:
        """The number of moves by which the learner passes it."""
        return 1 + len(self.then) if self.moves else 0

    def asks(self, played: int) -> tuple[Move, ...]:
        """The moves that the learner may play after `played` moves of this step."""
        return self.moves if not played else self.then[played - 1 : played]

    @property
    def is_read(self) -> bool:
        """Whether the learner leaves it with Next, and not by an event on the table."""
        return not (self.moves or self.wait)


class Tip(NamedTuple):
    """A tip that the free part of the game shows once: when one of `legal` is legal (if any are named), in this `round`
    (0: any), and when its condition `when` holds (`tips_of`)."""

    id: str
    point: str
    legal: tuple[Move, ...] = ()
    round: int = 0
    when: str = ""


class Lesson(NamedTuple):
    """The contents of a tutorial.toml."""

    game: str
    card_set: str
    setup: Mapping[str, Any]
    opponent: str
    """The level of the other seat in the free part."""
    variants: tuple[str, ...]
    replies: Mapping[Seat, tuple[Move, ...]]
    """The moves of the other seat and of chance, in order."""
    own: tuple[Move, ...]
    """All moves of the learner, if the guide plays some of them between two steps."""
    regions: Mapping[str, tuple[Place, ...]]
    """Names for groups of places that a bubble points at together."""
    steps: tuple[Step, ...]
    tips: tuple[Tip, ...]

    def record(self, learner: str, opponent: str) -> Record:
        """The table as it is set, with both names."""
        seats = [{"name": learner, "level": HUMAN}, {"name": opponent, "level": self.opponent}]
        meta = {"seats": seats, LESSON: {"step": self.steps[0].id}}
        return Record(self.game, self.card_set, len(seats), "table", self.variants, self.setup, (), meta)


@cache
def load_lesson(game_id: str) -> Lesson:
    data = tomllib.loads(resource(game_id, FILE).read_text(encoding="utf-8"))
    played = _played(game_id, data)
    steps: list[Step] = []
    for one in data["step"]:
        before = steps[-1].due if steps else 0
        if played:
            before = sum(seat == LEARNER for seat, _ in played[: one["at"]])
        moves, then = _moves(one.get("moves", ())), _moves(one.get("then", ()))
        needs = Position(**one["needs"]) if "needs" in one else None
        steps.append(Step(one["id"], one.get("point", ""), moves, then, one.get("wait", ""), before, needs))
    tips = [
        Tip(one["id"], one["point"], _moves(one.get("legal", ())), one.get("round", 0), one.get("when", ""))
        for one in data["tip"]
    ]
    replies = {OPPONENT: _moves(data.get("replies", ())), CHANCE: _moves(data.get("chance", ()))}
    if played:
        replies = {seat: tuple(move for mover, move in played if mover == seat) for seat in replies}
    return Lesson(
        game_id,
        data["card_set"],
        data["setup"],
        data["opponent"],
        tuple(data.get("variants", ())),
        replies,
        tuple(move for seat, move in played if seat == LEARNER),
        {name: tuple(map(place_named, places)) for name, places in data.get("regions", {}).items()},
        tuple(steps),
        tuple(tips),
    )


def _played(game_id: str, data: Mapping[str, Any]) -> list[tuple[Seat, Move]]:
    """The moves of a lesson that is written as one record, each with its seat; none: it is written by seats."""
    if "record" not in data:
        return []
    variants = tuple(data.get("variants", ()))
    match = start(game_named(game_id), Record(game_id, data["card_set"], 2, "table", variants, data["setup"]))
    match.play_lines(data["record"])
    return [(played.seat, played.move) for played in match.history]


def place_named(words: str) -> Place:
    """A place as a lesson writes it: "market egypt", "my province *"; "worker" has no id."""
    kind, _, name = words.rpartition(" ")
    return (kind, name) if kind else (name, "")


def _moves(lines: Sequence[str]) -> tuple[Move, ...]:
    return tuple(tuple(line.split()) for line in lines)


def matches(move: Move, pattern: Move) -> bool:
    return len(move) == len(pattern) and all(word in (ANY, said) for said, word in zip(move, pattern, strict=True))


def _is_among(pattern: Move, legal: Legal) -> bool:
    if ANY not in pattern:
        return pattern in legal
    return any(matches(move, pattern) for move in islice(legal, MOST_LISTED))


def is_lesson(record: Record) -> bool:
    return isinstance(record.meta.get(LESSON), Mapping)


class Guide(QObject):
    """Leads through the lesson of a session: lets only the step's moves be played, and keeps the progress."""

    changed = Signal()
    """The guide shows another step or tip, or no longer any."""
    freed = Signal()
    """The learner has passed the last step: the game goes on like any other."""
    unwritten = Signal(str)
    """The reason why the lesson cannot be saved any more; empty: it can again."""

    def __init__(self, session: LiveSession, lesson: Lesson) -> None:
        super().__init__(session)
        self.session, self.lesson = session, lesson
        told = session.match.beginning.meta.get(LESSON, {})
        ids = [step.id for step in lesson.steps]
        self._index = ids.index(told["step"]) if told.get("step") in ids else len(ids)
        seen = told.get("tips", [])
        self.problem = ""
        """The reason why the last save failed; empty: it succeeded."""
        self._seen = [tip.id for tip in lesson.tips if tip.id in seen]
        self._tip: Tip | None = None
        session.replies = lesson.replies
        session.allows = self._allows if self.step is not None else None
        session.allowed = lambda: self.asked
        session.waiting.connect(self._follow)
        self._settle()
        self._note()

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None: the game goes on freely."""
        self._settle()
        return self.lesson.steps[self._index] if self._index < len(self.lesson.steps) else None

    @property
    def awaits_end(self) -> bool:
        """Whether the learner has to end a turn first; not while it ends by itself."""
        return self.step is not None and self.session.unconfirmed is not None and not self.session.breath_left

    @property
    def is_told(self) -> bool:
        """Whether the table has come to the position that the step speaks of."""
        if (step := self.step) is None or self.session.unconfirmed is not None:
            return self.awaits_end and step is not None and step.wait == "confirm"
        session, match = self.session, self.session.match
        if step.needs is not None:
            moment = match.game.moment(match.state)
            if (moment.round, step.needs.step or moment.step) != (step.needs.round, moment.step) or self.leads_on:
                return False
            if step.needs.decides == "others":
                return not session.human_decides
        legal = session.legal_now
        return legal is not None and (not self.asked or any(_is_among(asked, legal) for asked in self.asked))

    @property
    def number(self) -> int:
        """Which step it is, from 1 on."""
        return self._index + 1

    @property
    def tip(self) -> Tip | None:
        return self._tip

    def go_on(self) -> None:
        """The learner has pressed Next."""
        if (step := self.step) is not None and step.is_read:
            self._index += 1
            self._free()
            self.session.begin()

    def end(self) -> None:
        """The learner ends the lesson and plays on freely."""
        self._index = len(self.lesson.steps)
        self._free()
        self.session.begin()

    def drop_tip(self) -> None:
        self._tip = None
        self.changed.emit()

    def _free(self) -> None:
        """After the last step: allow all moves, and let the session play forced moves again."""
        if self.step is None and self.session.allows is not None:
            self.session.allows = None
            self.session.notes[LESSON] = self._progress()
            self.freed.emit()

    def _allows(self, move: Move) -> bool:
        return self.step is None or any(matches(move, pattern) for pattern in self.asked)

    @property
    def asked(self) -> tuple[Move, ...]:
        """The moves that the step allows now."""
        if (step := self.step) is None:
            return ()
        mine = self._my_moves()
        return step.asks(mine - step.before) if mine >= step.before else self.lesson.own[mine : mine + 1]

    def _settle(self) -> None:
        """Go back to a step whose moves were undone; pass the steps that are done."""
        steps, mine = self.lesson.steps, self._my_moves()
        for place in range(min(self._index, len(steps))):
            if steps[place].moves and steps[place].due > mine and self._index < len(steps):
                self._index = place
                break
        while self._index < len(steps) and self._is_passed(self._index, mine):
            self._index += 1

    def _is_passed(self, place: int, mine: int) -> bool:
        step, session = self.lesson.steps[place], self.session
        if step.moves:
            return step.due <= mine
        if step.wait == "confirm":
            return session.unconfirmed is None
        return step.wait == "turn" and (session.human_decides or session.finished)

    def _my_moves(self) -> int:
        return sum(played.seat == LEARNER for played in self.session.match.history)

    def _follow(self) -> None:
        if self.step is None and self.session.allows is not None:
            self._free()
            self.session.begin()
            return
        self._tip = self._next_tip()
        self._note()
        self.changed.emit()
        if self.leads_on:
            later(self, self._lead_on)

    @property
    def leads_on(self) -> bool:
        """Whether the guide must play moves for the learner before the step can begin."""
        step = self.step
        return step is not None and step.before > self._my_moves()

    def _lead_on(self) -> None:
        if self.leads_on and self.session.unconfirmed is not None:
            self.session.confirm()
        elif self.leads_on and self.session.human_decides:
            self.session.play(self.asked[0])

    def _next_tip(self) -> Tip | None:
        if self.step is not None or not self.session.human_decides:
            return None
        legal = list(islice(self.session.legal_now or (), MOST_LISTED))
        if len(legal) < 2:
            return None  # the learner has no choice
        found = next((tip for tip in self.lesson.tips if tip.id not in self._seen and self._fits(tip, legal)), None)
        if found is not None:
            self._seen.append(found.id)
        return found

    def _fits(self, tip: Tip, legal: Sequence[Move]) -> bool:
        match = self.session.match
        if tip.round not in (0, match.game.moment(match.state).round):
            return False
        if tip.legal and not any(matches(move, pattern) for move in legal for pattern in tip.legal):
            return False
        return not tip.when or tips_of(self.lesson.game)[tip.when](match, LEARNER)

    def _note(self) -> None:
        """Write the progress into the record and, until the last step, into the lesson's file."""
        self.session.notes[LESSON] = self._progress()
        if self.step is None:
            forget_lesson(self.session.match.game.id)
        else:
            problem = keep_lesson(self.session.record())
            if problem != self.problem:
                self.problem = problem
                self.unwritten.emit(problem)

    def _progress(self) -> dict[str, Any]:
        """The progress as the record keeps it."""
        step = self.step
        return {"step": step.id if step is not None else "", "tips": list(self._seen)}
