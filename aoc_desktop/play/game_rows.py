"""A game's Rows: every model of its table over one session, kept up to date together, and the meaning of its gestures.

The table toolkit knows a game only by this class and by its Look. A game gives a subclass, found in the registry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self, final

from PySide6.QtCore import QObject, QTimer, Signal

from aoc_desktop.games import rows_of, words_of
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import seen
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.gestures import NOWHERE, Asked, Begun, GestureIndex, Handling, Route, Setting
from aoc_desktop.play.legal_moves import LegalModel
from aoc_desktop.play.log import LogModel
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView, look, viewer_of
from aoc_desktop.play.preview import Preview, changes_of
from aoc_desktop.play.rows import Marks, PlainSeat, RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.text.reasons import say
from aoc_desktop.text.words import Words

REST = 250
"""Milliseconds until the table counts as settled."""


class Rows(QObject):
    """The models of a table over one session. They follow the session by themselves."""

    changed = Signal(object)
    """All models are up to date; carries the tuple of PlayedMoves since the last time (empty after an undo),
    each with the events that the viewer may see."""
    settled = Signal()
    """The table has not changed for a while: time for slow work that the player does not notice at once."""
    viewer_changed = Signal(int)
    """Another person looks at the table now (hot seat)."""
    previewed = Signal(object)
    """A Preview is shown somewhere, or None: other views may show its numbers too."""

    counted: tuple[str, ...] = ("points",)
    """The numbers that a preview shows, as `Game.changes` names them, in order."""
    seats: RowModel[Any]
    """A SeatRow for each seat."""

    def __init__(self, session: Session, language: str = "en", with_log: bool = True) -> None:
        """`with_log=False` leaves the log empty, for sessions without a reader."""
        super().__init__(session)
        self._with_log = with_log
        self.session = session
        self.language = language
        self.viewer = viewer_of(session, None)
        self.words: Words = words_of(session.match.game.id)
        self.make()
        self.legal = LegalModel(session, self.words, self.facts, self)
        self.log = LogModel(self.words, self)
        self.preview: Preview | None = None
        self._moves: list[PlayedMove] = []
        self.marks: Marks
        """What the last move changed."""
        self.player_view: PlayerView
        self.gesture_index: GestureIndex
        """The things that can be taken, and where they can be put."""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.settled)
        self.refresh()
        session.played.connect(self._note)
        session.waiting.connect(self._follow)

    @final
    @classmethod
    def of(cls, session: Session, language: str | None = None) -> Self:
        """The session's rows, made when first asked for: all views share them."""
        for child in session.children():
            if isinstance(child, cls):
                if language is not None:
                    child.set_language(language)
                return child
        made: Self = rows_of(session.match.game.id)(session, language or "en")
        return made

    @final
    def set_language(self, language: str) -> None:
        if language == self.language:
            return
        self.language = language
        self.legal.show_moves(self.player_view.moves, language)
        self.log.say_again(self.session, language)

    @final
    def played_by(self, seat: Seat) -> str:
        """The level of the AI that plays a seat, and its style if it has one; empty for a person."""
        info, names = self.session.seats[seat], self.words.speech(self.language).names
        if info.is_human:
            return ""
        level = names["ai_level"][info.level].display
        return f"{level} · {names['ai_style'][info.style].display}" if info.style else level

    @final
    def why_not(self, move: Move) -> Reason | None:
        """Why the person at the table may not play this now; None if it is legal. Moves that are listed already are not
        listed again."""
        reason, allows = self.player_view.why_not(move), self.session.allows
        return self.session.why_not(move) if reason is None and allows is not None and not allows(move) else reason

    @final
    def say(self, reason: Reason, language: str) -> str:
        """A reason in the game's own words; a seat that it speaks of by its player's name."""
        seat, seats = reason.params.get("seat"), self.session.seats
        if isinstance(seat, int) and seat in range(len(seats)) and "player" not in reason.params:
            reason = Reason(reason.code, {**reason.params, "player": seats[seat].name})
        return say(reason, language, self.session.match.game.id)

    @final
    def show_preview(self, preview: Preview | None) -> None:
        if preview != self.preview:
            self.preview = preview
            self.previewed.emit(preview)

    def _note(self, played: PlayedMove) -> None:
        self._moves.append(played)

    def _follow(self) -> None:
        """Refresh once for each change: `waiting` comes after every other signal."""
        history = self.session.match.history
        known = [
            played for played in self._moves if played in history
        ]  # a move that was held back may have been undone
        shown = len(known) - 1 if known and self.session.holds_back else len(known)
        moves, self._moves = tuple(known[:shown]), known[shown:]
        self.refresh()
        self.changed.emit(tuple(played._replace(events=seen(played.events, self.viewer)) for played in moves))
        self._rest.start()

    @final
    def refresh(self) -> None:
        """Bring every model up to date."""
        session = self.session
        viewer = viewer_of(session, self.viewer)
        moved, self.viewer = viewer != self.viewer, viewer
        self.player_view = player_view = look(session, viewer)
        self.gesture_index = GestureIndex(player_view.moves, self.gestures)
        self.marks = self.marks_now()
        self.show(player_view)
        self.legal.show_moves(player_view.moves, self.language)
        if self._with_log:
            self.log.follow(session, self.language, viewer)
        if moved:
            self.viewer_changed.emit(viewer)

    # ------------------------------------------------------------------ what a game fills

    def make(self) -> None:
        """Make the models, `seats` among them; they are shown by and by."""
        self.seats = RowModel(PlainSeat, self, shown="name")

    def show(self, player_view: PlayerView) -> None:
        """Bring the game's own models up to date."""
        moment = self.session.match.game.moment(self.session.on_table.state)
        seated = enumerate(zip(self.session.seats, moment.points, strict=True))
        self.seats.show(
            [
                PlainSeat(seat, info.name, info.level, points, seat == moment.turn, seat == moment.first)
                for seat, (info, points) in seated
            ]
        )

    def marks_now(self) -> Marks:
        """What the last move changed: at least the points."""
        seats = range(len(self.session.seats))
        none = tuple[frozenset[tuple[str, str]], ...](frozenset() for _ in seats)
        match = self.session.on_table
        if not match.history:
            return Marks(tuple({} for _ in seats), none)
        old, new = match.history[-1].moment.points, match.game.moment(match.state).points
        numbers = tuple({"points": new[seat] - old[seat]} if new[seat] != old[seat] else {} for seat in seats)
        return Marks(numbers, none)

    def facts(self, session: Session, move: Move, language: str) -> Mapping[str, object]:
        """What the text of a legal move may say of its costs and gains."""
        return {}

    def question(self, language: str) -> Asked:
        """What the person at the table is asked now."""
        seat = self.session.decider
        assert seat is not None
        return Asked(self.words.question(self.player_view.view, seat, self.session.names, language))

    def preview_of(self, move: Move) -> Preview:
        """What a legal move of the person at the table would do."""
        session, seat = self.session, self.session.decider
        assert seat is not None
        _, events = session.preview(move)
        return self.preview_from(move, seat, events)

    @final
    def preview_from(self, move: Move, seat: Seat, events: Sequence[Any]) -> Preview:
        """The changes of these events, as `Game.changes` reads them."""
        reading = self.session.match.game.changes
        seats = range(len(self.session.seats))
        others = [
            (other, change)
            for other in seats
            if other != seat
            for change in changes_of(events, other, reading, self.counted)
        ]
        return Preview(
            move,
            seat,
            tuple(changes_of(events, seat, reading, self.counted)),
            tuple(others),
            reveals=any(event.reveals for event in events),
        )

    # ------------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterable[tuple[Place, Place]]:
        """Every gesture for a legal move: the place of the thing taken, and where it is put. Twice the same place is a
        click."""
        return ()

    def main_place(self, move: Move) -> Place:
        """The place where a move shows: that of the thing it takes, unless the game overrides it; NOWHERE for a move
        without a gesture."""
        return next((taken for taken, _ in self.gestures(move)), NOWHERE)

    def place_of_word(self, prefix: Move, word: str) -> Place:
        """The place that answers with this word to a move that has begun like this; a word without a place gets a
        button."""
        return ("word", word)

    @property
    def handling(self) -> Handling:
        """How the hand treats things now."""
        return Handling()

    def setting(self, place: Place) -> Setting | None:
        """What is set while the hand holds this; None: nothing is."""
        return None

    def in_hand(self) -> Place | None:
        """The thing that the deciding person holds from the start, such as a drawn tile; None for an empty hand."""
        return None

    def begun_at(self, prefix: Move) -> Begun:
        """What a move that has begun like this is about."""
        return Begun()

    def route(self, held: Place, place: Place) -> Route | None:
        """The way of the held thing to a place which a single move does not reach."""
        return None

    def questions(self) -> Sequence[Move]:
        """The beginnings of moves that the rules ask for: their answers shine while the hand is empty."""
        return ()

    def begun(self, prefix: Move) -> list[Move]:
        """The legal moves that an action begins: those whose first words these are."""
        return [move for move in self.player_view.moves if move[: len(prefix)] == prefix]

    @final
    def why_not_begin(self, prefix: Move) -> Reason | None:
        """Why no legal move begins like this."""
        return self.why_stays(("word", prefix[0])) or self.player_view.refusal

    def choices(self, prefix: Move, among: Iterable[Move] | None = None) -> dict[Place, list[Move]]:
        """The places that answer with the next word after a prefix, each with its moves (of those `among`).

        A game with too many moves to list gives the prefix with that word instead of whole moves.
        """
        if self.player_view.wide and self.player_view.legal is not None:
            words = self.player_view.legal.next(prefix)
            return {self.place_of_word(prefix, word): [(*prefix, word)] for word in words}
        size = len(prefix)
        found: dict[Place, list[Move]] = {}
        for move in self.player_view.moves if among is None else among:
            if move[:size] == prefix and len(move) > size:
                found.setdefault(self.place_of_word(prefix, move[size]), []).append(move)
        return found

    def wish(self, source: Place, target: Place) -> Move | None:
        """The move that a player means by dragging `source` to `target`, legal or not; None if no move is like that."""
        return None

    def goes(self, source: Place) -> Reason | None:
        """Tells a player who dropped a thing on a wrong place where it goes."""
        return None

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A click with an empty hand: its legal moves, or else the illegal move that the player meant."""
        return self.gesture_index.targets(place).get(place, ()), None

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        """Why the player cannot take this up now, or cannot continue the move `asked`; if it is `held`, why it cannot
        be put anywhere; of ("word", verb), why no move begins so. None if no player would try, or the game cannot tell.
        Asked only for places without a legal move."""
        return None

    def step_back(self) -> bool:
        """Esc with an empty hand: take back a part of an unfinished move; False if there is none."""
        return False

    def is_there(self, place: Place) -> bool:
        """Whether the held thing still lies where the player took it."""
        return True

    def advised_place(self, move: Move) -> Place:
        """The place that shines when this move is advised."""
        return self.main_place(move)

    def useful(self) -> Iterator[Place]:
        """Places with a use for a click although they hold no thing to take: Tab stops there too."""
        return iter(())
