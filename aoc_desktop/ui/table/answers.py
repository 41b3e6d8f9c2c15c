"""What a game answers to the table toolkit: values that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from aoc_desktop.kernel.game import Moment, Move, Seat
from aoc_desktop.play.places import Place

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from aoc_desktop.kernel.match import PlayedMove
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.theme import Theme
    from aoc_desktop.ui.table.page.score import ScorePanel
    from aoc_desktop.ui.table.page.seat_order import SeatOrder
    from aoc_desktop.ui.table.picture.bubbles import Words
    from aoc_desktop.ui.table.picture.draw_context import DrawContext
    from aoc_desktop.ui.table.picture.stage import Draw
    from aoc_desktop.ui.table.picture.view import TableView

Card = tuple[str, str]
"""Kind and id."""


# ------------------------------------------------------------------ drawing


class Counters(NamedTuple):
    """The viewer's numbers that roll when they change: by name, each with a piece "counter:<name>"."""

    values: Callable[[Any], Mapping[str, int]] = lambda _rows: {}
    """From the game's rows."""
    face: Callable[[DrawContext, str, int], tuple[Hashable, Draw]] | None = None
    """How a counter looks with another value."""


class Board(NamedTuple):
    """A player's whole board, for showing it over the window."""

    size: QSizeF
    put: Callable[[DrawContext, QRectF, Seat], None]
    """Lays it on a stage of its own."""


class Free(NamedTuple):
    """What bubbles, notes and panels had better leave free."""

    changing: frozenset[Place] = frozenset()
    """Where a move shows what it changes."""
    precious: frozenset[str] = frozenset()
    """The kinds of places by which turns are planned."""
    from_panel: frozenset[str] = frozenset()
    """The kinds of places that the panel of recent events never covers."""
    lit: bool = False
    """Whether bubbles avoid what can be used, while a thing is held or a question asked."""


class Anchor(NamedTuple):
    """What a bubble about a place points at, and leaves free."""

    rect: QRectF
    above: bool = False
    """Whether a bubble about a move pointed at elsewhere stands above it, for what changes lies below."""


class Score(NamedTuple):
    """What stands under the seats."""

    usual: int = 30
    """The scale reaches at least so far."""
    yields: bool = True
    """Whether it is left out before the boxes of the seats are low: each has its points too."""
    panel: Callable[[Session, str, Theme], ScorePanel] | None = None
    """The game's own panel instead of the usual one."""


# ------------------------------------------------------------------ the course of play


class StepSigns(NamedTuple):
    """Signs of the steps: the bar then shows all of them, with the name of the current step, and of others under the
    pointer."""

    paint: Callable[[QPainter, QRectF, str, str], None]
    """Painter, place, step and ink."""
    lines: Callable[[str, Any, str], list[str]]
    """The lines about a step under the pointer, its name first; from the game's rows, in a language."""
    order: Callable[[Any, str], SeatOrder | None]
    """In which order the seats act now, for the line under the bar; None: that needs no telling."""


class Beginnings(NamedTuple):
    """Actions that begin a move: what may follow is asked for. They have small buttons in the line under the bar."""

    moves: Mapping[str, Move] = {}
    stay: bool = True
    """Whether their buttons are seen also while no such move can begin."""


class Presses(NamedTuple):
    """Places where a click plays no move: it changes the view, or the player's own notes."""

    kinds: frozenset[str] = frozenset()
    actions: Mapping[str, Place] = {}
    """Actions that press such a place; the first is Ctrl+Tab's too."""
    press: Callable[[Place, TableView], None] = lambda _place, _view: None


def never(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """Each move is shown by itself."""
    return False


class Pace(NamedTuple):
    """How fast others play."""

    together: Callable[[PlayedMove, Moment, Seat], bool] = never
    """Whether what this seat does at this moment is shown with the last move, without a pause between them."""
    at_once: Callable[[PlayedMove, Moment, Seat], bool] = never
    """The same at the pace at which moves come at once."""
    looked_at: Callable[[Sequence[PlayedMove], int], int] = lambda _shown, delay: delay
    """Milliseconds for which the player looks at the shown moves before the next automatic move, given the pace's
    delay."""
    ends_unsaid: Callable[[Seat, Move, Moment, Moment, Sequence[Seat]], bool] | None = None
    """Whether a person's part of a phase is over with a move although they do not say so; given the moments before and
    after it, and who decides then. They say it, and can take all of it back until then."""


# ------------------------------------------------------------------ words


class Finding(NamedTuple):
    """How the keyboard finds things on a crowded table."""

    by_name: Callable[[str, Any, str], Sequence[Sequence[Place]]] | None = None
    """The places with a name like the typed one, best first, each with all places that it may mean; from the game's
    rows, in a language."""
    arrows_to_useful: bool = False
    """Whether arrows go from one thing that can be used to the next, and only with Shift to everything else."""


class NounPlaces(NamedTuple):
    """Where on the table lies what the log names: one is led there instead of seeing it large."""

    kinds: Mapping[str, str] = {}
    """The kind of place for each kind of noun that lies there."""
    uncover: Callable[[Place, TableView], None] = lambda _place, _view: None
    """What can be looked at instead of such a place goes away."""

    def place(self, kind: str, name: str) -> Place | None:
        return (self.kinds[kind], name) if kind in self.kinds else None


class Foretold(NamedTuple):
    """What a bubble tells of a move."""

    lines: Sequence[str] = ()
    """Beside its changes and cards."""
    whole: Words | None = None
    """A bubble of the game's own instead of the usual one."""
    is_gain: bool = False
    """Whether one makes such a move for what it brings: only then it is said that nothing is gained."""


class Announcement(NamedTuple):
    """One thing that happened to the players."""

    kind: str
    """The game's own word for it."""
    id: str
    title: str
    lines: tuple[str, ...]
    edge: str = ""
    """The colour of its edge; empty: the colour of lit places."""
    spoken: str = ""
    """What a screen reader is to say of it; the log is read out anyway."""
    holds: bool = True
    """Whether automatic moves wait until it was read; otherwise the next banner replaces it."""
    opens: str = ""
    """The step that begins with it: the banner is outdated once that step is over or a person plays in it."""


class SeatTold(NamedTuple):
    """A player's board in sentences."""

    words: str
    brief: str = ""
    """How the player stands, in a few words; empty: the first sentence."""


class Zone(NamedTuple):
    """A part of the table as text: what lies there, in the order in which one reads the picture."""

    id: str
    title: str
    kinds: Sequence[str | Place]
    """The kinds of places that belong to it, or a single place."""
    seat: Seat | None = None
    """Whose it is: it stands with that player then, and needs no title."""
    shown_by: str = ""
    """The action that shows the part while another part may cover it."""


class TextKinds(NamedTuple):
    """What has no row of its own in the table as text."""

    untold: frozenset[str] = frozenset()
    """The kinds of places that are told with others, or good for the picture alone."""
    when_ready: frozenset[str] = frozenset()
    """The kinds of places that have a row only while they can be used."""
    of_moment: frozenset[str] = frozenset(
        {"finished", "not_your_turn", "turn_ends", "looking_back", "lesson", "lesson_read"}
    )
    """Reasons that hold for every move at this moment: the question tells them, not every row."""
