"""The table's part of a game's Look: what the toolkit asks a game for. Each game fills it in
`games/<game>/table/table_look.py`.

`rows` are always the game's own Rows, `faces` what its `faces` made: a game may narrow their types.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.games import look_of
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Moment, Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import first_sentence, in_sentences
from aoc_desktop.text.reasons import say
from aoc_desktop.text.summary import score_summary
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.table.picture.faces import Faces
from aoc_desktop.ui.table.topics import Topics

if TYPE_CHECKING:
    from aoc_desktop.kernel.match import PlayedMove
    from aoc_desktop.play.game_rows import Rows
    from aoc_desktop.play.preview import Preview
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.kit.theme import Seat as SeatLook
    from aoc_desktop.ui.kit.theme import Theme
    from aoc_desktop.ui.table.page.banner import Announcement
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.page.roster import Roster
    from aoc_desktop.ui.table.page.score import ScorePanel
    from aoc_desktop.ui.table.page.seat_box import SeatBox
    from aoc_desktop.ui.table.page.seat_order import SeatOrder
    from aoc_desktop.ui.table.page.side_page import SidePage
    from aoc_desktop.ui.table.picture.animator import Animator
    from aoc_desktop.ui.table.picture.bubbles import Words as BubbleWords
    from aoc_desktop.ui.table.picture.draw_context import DrawContext
    from aoc_desktop.ui.table.picture.panorama import Panorama
    from aoc_desktop.ui.table.picture.stage import Draw
    from aoc_desktop.ui.table.picture.view import TableView

translate = QCoreApplication.translate
Card = tuple[str, str]
"""Kind and id."""


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


class Layout:
    """Where everything lies: it puts a game's pieces on the stage."""

    panorama: Panorama | None = None
    """What of it can be looked at from nearer, if anything can."""

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        raise NotImplementedError


class TableLook:
    """What the table toolkit asks a game for."""

    signs: Mapping[str, str] = {"points": "point"}
    """The sign of each number that changes, by its name in `Rows.counted`."""
    moves: Mapping[str, Move] = {}
    """Actions that are moves, the primary button's first: "primary", "decline", and the game's own."""
    numbers: frozenset[str] = frozenset()
    """The kinds of places that show a number: a click there opens its sum."""
    presses: frozenset[str] = frozenset()
    """The kinds of places where a click plays no move: it changes the view, or the player's own notes."""
    looks: Mapping[str, Place] = {}
    """Actions that press such a place; the first is Ctrl+Tab's too."""
    changing: frozenset[Place] = frozenset()
    """Where a move shows what it changes: a note leaves these free."""
    precious: frozenset[str] = frozenset()
    """The kinds of places that a note had better not cover: turns are planned by them."""
    sounds: Mapping[str, str] = {}
    """The sound (a name of `ui/frame/sounds.py`) for each kind of event, or a kind and a word: "paid gold"."""

    def bar_steps(self, moment: Moment) -> tuple[str, ...]:
        """The steps that the bar over the table shows."""
        return moment.steps

    step_signs = False
    """Whether each step has a sign of its own: the bar then shows all signs, with the name of the current step, and of
    others under the pointer."""

    def paint_step(self, painter: QPainter, rect: QRectF, step: str, ink: str) -> None:
        """The sign of a step."""

    def step_lines(self, step: str, rows: Any, language: str) -> list[str]:
        """The lines about a step under the pointer, its name first."""
        return [rows.words.step(step, language)]

    def order_now(self, rows: Any, language: str) -> SeatOrder | None:
        """In which order the seats act now, for the line under the bar; None: that needs no telling."""
        return None

    def step_of_ended_turn(self, moment: Moment) -> str:
        """The step that the bar shows while a turn waits to be confirmed; `moment`: before its last move."""
        return moment.step

    beginnings_stay = True
    """Whether their buttons are seen also while no such move can begin."""
    beginnings: Mapping[str, Move] = {}
    """Actions that begin a move: what may follow is asked for. They have small buttons in the line under the bar."""

    def moves_now(self, rows: Any) -> Mapping[str, Move]:
        """The actions that are moves now; the first that is legal is the primary button. Usually always the same."""
        return self.moves

    def button_words(self, action: str, move: Move, rows: Any, language: str) -> str:
        """What a button says for this move now; empty: what its action always says."""
        return ""

    def press(self, place: Place, view: TableView) -> None:
        """Handle a click on a place of `presses`."""

    def resting_words(self, rows: Any, language: str) -> str:
        """What the primary button says while no move is its own; empty: what its action always says."""
        return ""

    def asks_before(self, move: Move, rows: Any, language: str) -> str:
        """The question before a move that cannot be undone is played; empty: none."""
        return ""

    # ------------------------------------------------------------------ drawing

    def faces(self, rows: Any, language: str) -> Faces:
        return Faces(rows.words, language)

    def layout(self) -> Layout:
        raise NotImplementedError

    def draw_ahead(
        self, view: TableView, context: DrawContext, layout: Any, roster: Roster
    ) -> Iterable[Callable[[], object]]:
        """While players think, draw pieces that may come next into this hidden scenery, so that their pictures are
        cached; return further things to draw. Use only what the viewer may know."""
        return ()

    def animator(self, view: TableView) -> Animator:
        """What moves on the table, and when."""
        from aoc_desktop.ui.table.picture.animator import Animator

        return Animator(view)

    def counters(self, rows: Any) -> dict[str, int]:
        """The viewer's numbers that roll when they change: by name, each with a piece "counter:<name>"."""
        return {}

    def counter_face(self, context: DrawContext, name: str, value: int) -> tuple[Hashable, Draw]:
        """How a counter looks with another value."""
        raise NotImplementedError

    # ------------------------------------------------------------------ how fast others play

    def together(self, last: PlayedMove, moment: Moment, seat: Seat) -> bool:
        """Whether what this seat does at this moment is shown with the last move, without a pause between them; usually
        each move is shown by itself."""
        return False

    def together_at_once(self, last: PlayedMove, moment: Moment, seat: Seat) -> bool:
        """The same at the pace at which moves come at once."""
        return self.together(last, moment, seat)

    def looked_at(self, shown: Sequence[PlayedMove], delay: int) -> int:
        """Milliseconds for which the player looks at the shown moves before the next automatic move, given the pace's
        delay."""
        return delay

    def behind_curtain(self, view: TableView) -> QPixmap | None:
        """A picture that everybody may see while the screen is passed on; None: none."""
        return None

    kept_free: frozenset[str] = frozenset()
    """Kinds of places that such tidings never cover."""

    def since_panel(self, moves: Sequence[PlayedMove], rows: Any, language: str) -> Sequence[str]:
        """The events since the viewer's last decision, in a few lines; `moves`: that move and all later ones, with the
        events that the viewer may see. Empty for games whose moves are easy to follow."""
        return ()

    # ------------------------------------------------------------------ beside the table

    usual_score = 30
    """The scale of the score reaches at least so far."""

    def seat_looks(self, rows: Any) -> Sequence[SeatLook | None]:
        """Colours and shapes that the game gives its seats; None, or none at all: as their players chose."""
        return ()

    def seat_box(self, panel: TablePanel) -> SeatBox:
        """How another player's compact board looks."""
        from aoc_desktop.ui.table.page.seat_box import SeatBox

        return SeatBox(panel)

    score_yields = True
    """Whether the panel of the score is left out before the boxes of the seats are low: each has its points too."""

    def score_panel(self, session: Session, language: str, theme: Theme) -> ScorePanel:
        """What stands under the seats."""
        from aoc_desktop.ui.table.page.score import ScorePanel

        return ScorePanel(session, language, theme)

    def seat_words(self, row: Any, rows: Any, language: str) -> str:
        """A player's board, in sentences."""
        return score_summary([(row.name, row.points)], rows.words.speech(language))

    def seat_tip(self, place: Place, seat: Seat, rows: Any, faces: Any) -> str:
        """A card or number of a player's board as a tooltip."""
        from aoc_desktop.ui.table.picture.sums import lines_tip, sum_tip

        lines = self.place_lines(place, rows, faces)
        return lines_tip(lines) if lines else sum_tip(self.number_rows(place, rows, faces))

    def seat_card(self, place: Place, seat: Seat, rows: Any) -> Card | None:
        """The card that lies there on a player's board."""
        return self.card_of(place, rows)

    def seat_topic(self, place: Place | None, seat: Seat, rows: Any) -> str:
        """The part of the rules that tells of a place on a player's board."""
        return self.topic_of_place(place, rows)

    def side_pages(self, session: Session, preferences: Preferences) -> Sequence[SidePage]:
        """Pages of its own in the right column."""
        return ()

    board_size: QSizeF | None = None
    """The size of a player's whole board, for showing it over the window; None: the compact board shows all."""

    def put_board(self, context: DrawContext, rect: QRectF, seat: Seat) -> None:
        """Lay a player's whole board on a stage of its own."""

    # ------------------------------------------------------------------ what lies where, in words

    def card_of(self, place: Place, rows: Any) -> Card | None:
        """The card that lies there: kind and id."""
        return None

    def describe(self, place: Place, rows: Any, faces: Any) -> str:
        """One line about what lies there."""
        card = self.card_of(place, rows)
        return faces.name(*card, short=False) if card is not None else ""

    def card_lines(self, card: Card, rows: Any, faces: Any) -> list[str]:
        """A card of this table in full sentences."""
        lines: list[str] = faces.lines(*card, notes=True)
        return lines

    def place_lines(self, place: Place, rows: Any, faces: Any) -> list[str]:
        """The card that lies there: its name, then its sentences, and what this table adds to them."""
        card = self.card_of(place, rows)
        return [] if card is None else [faces.name(*card, short=False), *self.card_lines(card, rows, faces)]

    def note_signs(self, place: Place, rows: Any, faces: Any) -> Mapping[str, str]:
        """Signs before some of its lines, by what they say."""
        return {}

    def captions(self, faces: Any) -> frozenset[str]:
        """Lines of a card that head others."""
        return frozenset()

    def number_rows(self, place: Place, rows: Any, faces: Any) -> list[tuple[str, str]]:
        """A number as the sum of its terms, figure and name, the total last; or names without figures."""
        return []

    def term_name(self, cause: Cause | None, faces: Any) -> str:
        """What a term of a sum comes from."""
        if cause is None:
            return translate("Table", "at the start")
        return faces.cause_name(cause.kind, cause.id) or translate("Table", "other")

    def choice_words(self, prefix: Move, word: str, rows: Any) -> str:
        """What the player chooses with words like this one after a move has begun so: "choose a technology"."""
        return translate("Table", "choose one")

    def word(self, prefix: Move, moves: Sequence[Move], rows: Any, language: str) -> str:
        """The button of a word that lies nowhere on the table; `moves`: what it leaves."""
        if len(moves) == 1:
            return str(rows.words.move(moves[0], language))
        return moves[0][len(prefix)]

    def preview_lines(self, preview: Preview, faces: Any) -> list[str]:
        """What a bubble tells of a move beside its changes and cards."""
        return []

    def bubble(self, preview: Preview, faces: Any) -> BubbleWords | None:
        """A bubble of the game's own for a move; None: the usual one."""
        return None

    arrows_find_useful = False
    """Whether arrows go from one thing that can be used to the next, and only with Shift to everything else."""

    def find(self, typed: str, rows: Any, language: str) -> Sequence[Sequence[Place]]:
        """The places with a name like the typed one, best first, each with all places that it may mean; empty if the
        game offers no search."""
        return ()

    finds = False
    """Whether things are found by their names."""

    def spared(self, view: TableView) -> Sequence[QRectF]:
        """Rectangles that bubbles avoid while a thing is held or a question asked."""
        return ()

    def setting_words(self, setting: str, held: Place, rows: Any, language: str) -> str:
        """The setting of the held thing, in a word or two."""
        return setting

    def anchor(self, place: Place | None, rect: QRectF, view: TableView) -> QRectF:
        """What a bubble about a place points at, and leaves free; usually the piece itself."""
        return rect

    def future_rect(self, place: Place, view: TableView) -> QRectF:
        """Where a place will lie that is on the table only while a thing is held; empty if unknown."""
        return QRectF()

    def bubble_above(self, place: Place | None) -> bool:
        """Whether a bubble stands above it, for what changes lies below."""
        return False

    # ------------------------------------------------------------------ for a screen reader

    def table_words(self, rows: Any, language: str) -> str:
        """The table in sentences."""
        return ""

    def focus_words(self, place: Place, sentence: str, rows: Any, faces: Any) -> str:
        """What the table says of a place, and the sentences of its card."""
        card = self.card_of(place, rows)
        if card is None:
            return sentence
        name = faces.name(*card, short=False)
        return in_sentences([*([] if name in sentence else [name]), sentence, *self.card_lines(card, rows, faces)])

    # ------------------------------------------------------------------ the table as text

    untold: frozenset[str] = frozenset()
    """The kinds of places without a row of their own: told with others, or good for the picture alone."""

    told_when_ready: frozenset[str] = frozenset()
    """The kinds of places that have a row only while they can be used."""
    of_moment: frozenset[str] = frozenset({"finished", "not_your_turn", "looking_back"})
    """Reasons that hold for every move at this moment: the question tells them, not every row."""

    def zones(self, rows: Any, faces: Any) -> Sequence[Zone]:
        """The parts of the table in the order in which they are read; what belongs to none comes after them."""
        return ()

    def state_words(self, place: Place, rows: Any, faces: Any) -> str:
        """How it is with what lies there, where its name does not say it: "comes in round 4", "both slots taken"."""
        return ""

    def links(self, place: Place, rows: Any) -> Sequence[Place]:
        """Where one goes on from here: the neighbours of an area."""
        return ()

    def seat_cards(self, seat: Seat, rows: Any) -> Sequence[Card]:
        """The cards that lie open before another player: those that lie nowhere on the table have rows of their own."""
        return ()

    def seat_summary(self, row: Any, rows: Any, language: str) -> str:
        """How a player stands, in a few words."""
        return first_sentence(self.seat_words(row, rows, language))

    # ------------------------------------------------------------------ over the table

    quiet: frozenset[str] = frozenset(("turn_ends", "turn_begins", "round_begins", "first_player"))
    """Kinds of events behind the end of a turn that its summary leaves out: they are seen on the table anyway."""

    def announcements(self, events: Sequence[Event], rows: Any, language: str) -> Sequence[Announcement]:
        """What of a move's events deserves a banner over the table; `events`: what everybody here may know of."""
        return ()

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        """The sign on its banner."""
        paint_icon(painter, rect, "path", theme.lit)

    # ------------------------------------------------------------------ people at one screen

    def needs_curtain(self, moment: Moment) -> bool:
        """Whether the table is hidden between two people, because one knows what another does not."""
        return moment.secrets

    # ------------------------------------------------------------------ rules

    players_topic = "table"
    """The part of the rules that tells of a player's things."""
    score_topic = "scoring"

    topics: Topics = Topics({})
    """Which part of the rules tells of what."""

    def topic_of_place(self, place: Place | None, rows: Any) -> str:
        """The part of the rules that tells of a place; empty if nothing lies there."""
        if place is None or place[0] in self.topics.places:
            return "" if place is None else self.topics.places[place[0]]
        card = self.card_of(place, rows)
        return self.topics.cards.get(card[0], "") if card is not None else ""

    def topic_of_move(self, move: Move) -> str:
        return self.topics.of_move(move[0])

    def topic_of_noun(self, kind: str, name: str) -> str:
        """The part of the rules for a word that the log names."""
        return self.topics.of_noun(kind, name)

    def place_of_noun(self, kind: str, name: str) -> Place | None:
        """Where on the table lies what the log names: it is led there instead of being shown large."""
        return None

    def uncover(self, place: Place, view: TableView) -> None:
        """What can be looked at instead of it goes away."""

    def topic_of_line(self, kind: str, causes: Iterable[Cause]) -> str:
        """The part of the rules that a line of the log rests on."""
        found = (self.topic_of_noun(cause.kind, cause.id) for cause in causes)
        return next((topic for topic in found if topic), self.topics.events.get(kind, ""))

    # ------------------------------------------------------------------ for all

    def say(self, reason: Reason, rows: Rows, language: str) -> str:
        """A reason in the game's own words; a seat that it speaks of by its player's name."""
        seat, seats = reason.params.get("seat"), rows.session.seats
        if isinstance(seat, int) and seat in range(len(seats)) and "player" not in reason.params:
            reason = Reason(reason.code, {**reason.params, "player": seats[seat].name})
        return say(reason, language, rows.session.match.game.id)


def table_of(session: Session) -> TableLook:
    """The table's part of the Look of the game that is played."""
    return _table(session.match.game.id)


@cache
def _table(game_id: str) -> TableLook:
    table: TableLook = look_of(game_id).table_look()
    return table
