"""All models of a running game, kept up to date together: the one place that listens to the session."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.models.age_of_civilization.boards import Board, offer_moves
from aoc_desktop.models.age_of_civilization.gestures import gestures
from aoc_desktop.models.age_of_civilization.markets import (
    CivilizationRow,
    SpecialRow,
    WonderRow,
    hand_rows,
    market_rows,
    pack_rows,
    special_rows,
    wonder_rows,
)
from aoc_desktop.models.age_of_civilization.marks import Marks, marks_of
from aoc_desktop.models.age_of_civilization.preview import Preview, facts_of
from aoc_desktop.models.age_of_civilization.scenario import (
    ControlRow,
    ScenarioStanding,
    control_rows,
    scenario_standing,
)
from aoc_desktop.models.age_of_civilization.seats import SeatRow, seat_rows
from aoc_desktop.models.age_of_civilization.sight import Sight, look, viewer_of
from aoc_desktop.models.age_of_civilization.track import ActionRow, permanent_rows, special_action_rows, track_rows
from aoc_desktop.models.rows import RowModel
from aoc_desktop.models.session import Session
from aoc_desktop.models.texts import LegalModel, LogModel
from aoc_desktop.models.ways import Ways
from aoc_desktop.text.age_of_civilization.words import WORDS

REST = 250
"""Milliseconds until the table counts as settled."""


class Standing(NamedTuple):
    """Where the game is: what is not a row of anything."""

    round: int
    step: str
    turn: Seat
    """Whose turn it is."""
    first_player: Seat
    deck: int
    wonders_at_start: int
    specials_at_start: int
    solo: bool
    opponent_military: int
    drafting: bool
    draft_game: bool
    innovation: bool
    finished: bool
    offers: tuple[Move, ...]
    """The answers to an offer that is made now."""
    scenario: ScenarioStanding


class TableModels(QObject):
    """The models over one session, for whoever shows them. They follow it by themselves."""

    changed = Signal(object)
    """All models are up to date; carries the tuple of PlayedMoves since the last time (empty after an undo),
    each with the events that the viewer may see."""
    settled = Signal()
    """Nothing has changed for a while: time for what is neither seen nor heard at once."""
    viewer_changed = Signal(int)
    """Another person looks at the table now (hot seat)."""
    previewed = Signal(object)
    """A Preview is shown somewhere, or None: other views may show its numbers too."""

    def __init__(self, session: Session, language: str = "en", with_log: bool = True) -> None:
        """Without its log where nobody will read it."""
        super().__init__(session)
        self._with_log = with_log
        self.session = session
        self.language = language
        self.viewer = viewer_of(session, None)
        self.track = RowModel(ActionRow, self)
        self.permanent = RowModel(ActionRow, self)
        self.special_actions = RowModel(ActionRow, self)
        self.control = RowModel(ControlRow, self)
        self.market = RowModel(CivilizationRow, self)
        self.hand = RowModel(CivilizationRow, self)
        self.pack = RowModel(CivilizationRow, self)
        self.wonders = RowModel(WonderRow, self)
        self.specials = RowModel(SpecialRow, self)
        self.boards = [Board(seat, self) for seat in range(len(session.seats))]
        self.seats = RowModel(SeatRow, self, shown="name")
        self.legal = LegalModel(session, WORDS, facts_of, self)
        self.log = LogModel(WORDS, self)
        self.preview: Preview | None = None
        self._turns: list[PlayedMove] = []
        self._played = 0
        self.marks: Marks
        """What the last move changed."""
        self.sight: Sight
        self.ways: Ways
        """What can be taken and where it can be put."""
        self.standing: Standing
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.settled)
        self.refresh()
        session.played.connect(self._note)
        session.waiting.connect(self._follow)

    @staticmethod
    def of(session: Session, language: str | None = None) -> TableModels:
        """The session's models, made when first asked for: all views share them."""
        for child in session.children():
            if isinstance(child, TableModels):
                if language is not None:
                    child.set_language(language)
                return child
        return TableModels(session, language or "en")

    @property
    def cards(self) -> CardSet:
        return self.sight.state.table.cards

    @property
    def my_board(self) -> Board:
        return self.boards[self.viewer]

    def set_language(self, language: str) -> None:
        if language == self.language:
            return
        self.language = language
        self.legal.show_moves(self.sight.moves, language)
        self.log.say_again(self.session, language)

    def show_preview(self, preview: Preview | None) -> None:
        if preview != self.preview:
            self.preview = preview
            self.previewed.emit(preview)

    def _note(self, turn: PlayedMove) -> None:
        self._turns.append(turn)

    def _follow(self) -> None:
        """`waiting` comes after every other signal: one refresh for each change."""
        history = self.session.match.history
        known = [turn for turn in self._turns if turn in history]  # what was held back may have been taken back
        shown = len(known) - 1 if known and self.session.holds_back else len(known)
        turns, self._turns = tuple(known[:shown]), known[shown:]
        self.refresh()
        self.changed.emit(tuple(turn._replace(events=seen(turn.events, self.viewer)) for turn in turns))
        self._rest.start()

    def refresh(self) -> None:
        """Bring every model up to date."""
        session = self.session
        viewer = viewer_of(session, self.viewer)
        moved, self.viewer = viewer != self.viewer, viewer
        self.sight = sight = look(session, viewer)
        cards = sight.state.table.cards
        self.ways = Ways(sight.moves, lambda move: gestures(move, cards))
        self.standing = standing_of(sight)
        self.marks = marks_of(session)
        self.track.show(track_rows(sight))
        self.permanent.show(permanent_rows(sight))
        self.special_actions.show(special_action_rows(sight))
        self.control.show(control_rows(sight))
        self.market.show(market_rows(sight))
        self.hand.show(hand_rows(sight))
        self.pack.show(pack_rows(sight))
        self.wonders.show(wonder_rows(sight))
        self.specials.show(special_rows(sight))
        for board in self.boards:
            board.show(sight)
        self.seats.show(seat_rows(sight, session))
        self.legal.show_moves(sight.moves, self.language)
        if self._with_log:
            self.log.follow(session, self.language, viewer)
        if moved:
            self.viewer_changed.emit(viewer)


def standing_of(sight: Sight) -> Standing:
    state: State = sight.state
    table = state.table
    taken = sum(len(player.wonders) for player in state.players)
    return Standing(
        state.round,
        state.step,
        state.seat,
        state.first_player,
        sight.deck,
        len(state.wonder_market) + taken,
        len(state.special_market) + sum(player.special is not None for player in state.players),
        table.solo,
        state.opponent_military,
        state.phase == "draft",
        table.draft is not None,
        "innovation" in table.variants,
        state.phase == "finished",
        tuple(offer_moves(sight)),
        scenario_standing(sight),
    )
