"""The table's part of a game's Look: what the toolkit asks a game for, in six parts. Each game fills it in
`games/<game>/table/table_look.py`, for its own Rows and the Faces that it makes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.games import table_look_of
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.scenarios import scenario_named
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.summary import score_summary
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.table.answers import (
    Anchor,
    Beginnings,
    Board,
    Card,
    Counters,
    Finding,
    Foretold,
    Free,
    NounPlaces,
    Pace,
    Presses,
    Score,
    SeatTold,
    StepSigns,
    TextKinds,
    Zone,
)
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
    from aoc_desktop.ui.table.answers import Announcement
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.page.seat_box import SeatBox
    from aoc_desktop.ui.table.page.side_page import SidePage
    from aoc_desktop.ui.table.picture.animator import Animator
    from aoc_desktop.ui.table.picture.draw_context import DrawContext
    from aoc_desktop.ui.table.picture.panorama import Panorama
    from aoc_desktop.ui.table.picture.view import TableView

translate = QCoreApplication.translate
R = TypeVar("R", bound="Rows")
"""The game's Rows."""
F = TypeVar("F", bound="Faces")
"""The game's Faces."""


class Layout:
    """Where everything lies: it puts a game's pieces on the stage."""

    panorama: Panorama | None = None
    """What of it can be looked at from nearer, if anything can."""

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        raise NotImplementedError


class Drawing(Generic[R, F]):
    """The picture of the table."""

    signs: Mapping[str, str] = {"points": "point"}
    """The sign of each number that changes, by its name in `Rows.counted`."""
    counters: Counters = Counters()
    free: Free = Free()
    board: Board | None = None
    """None: the compact board shows all."""

    def faces(self, rows: R, language: str) -> F:
        """How cards look and what they say; a game with faces of its own gives them."""
        return cast(F, Faces(rows.words, language))

    def layout(self) -> Layout:
        raise NotImplementedError

    def animator(self, view: TableView) -> Animator:
        """What moves on the table, and when."""
        from aoc_desktop.ui.table.picture.animator import Animator

        return Animator(view)

    def draw_ahead(
        self, view: TableView, context: DrawContext, layout: Layout, box: SeatBox
    ) -> Iterable[Callable[[], object]]:
        """While players think, draw pieces that may come next into this hidden layout, so that their pictures are
        cached; return further things to draw. Use only what the viewer may know."""
        return ()

    def behind_curtain(self, view: TableView) -> QPixmap | None:
        """A picture that everybody may see while the screen is passed on; None: none."""
        return None

    def anchor(self, place: Place | None, rect: QRectF, view: TableView) -> Anchor:
        """What a bubble about a place points at: usually the piece itself. An empty `rect`: it lies on the table only
        while a thing is held; where will it lie?"""
        return Anchor(rect)


class PlaceWords(Generic[R, F]):
    """What lies where, in words; how places are found, and which rules tell of them. `seat`: on that player's board,
    otherwise on the table."""

    numbers: frozenset[str] = frozenset()
    """The kinds of places that show a number: a click there opens its sum."""
    topics: Topics = Topics({})
    """Which part of the rules tells of what."""
    finding: Finding = Finding()
    noun_places: NounPlaces = NounPlaces()

    def card_of(self, place: Place, rows: R, seat: Seat | None = None) -> Card | None:
        """The card that lies there: kind and id."""
        return None

    def describe(self, place: Place, rows: R, faces: F) -> str:
        """One line about what lies there."""
        card = self.card_of(place, rows)
        return faces.name(*card, short=False) if card is not None else ""

    def card_lines(self, card: Card, rows: R, faces: F) -> list[str]:
        """A card of this table in full sentences."""
        return faces.lines(*card, notes=True)

    def place_lines(self, place: Place, rows: R, faces: F, seat: Seat | None = None) -> list[str]:
        """The card that lies there: its name, then its sentences, and what this table adds to them."""
        card = self.card_of(place, rows, seat)
        return [] if card is None else [faces.name(*card, short=False), *self.card_lines(card, rows, faces)]

    def note_signs(self, place: Place, rows: R, faces: F) -> Mapping[str, str]:
        """Signs before some of its lines, by what they say."""
        return {}

    def number_rows(self, place: Place, rows: R, faces: F, seat: Seat | None = None) -> list[tuple[str, str]]:
        """A number as the sum of its terms, figure and name, the total last; or names without figures."""
        return []

    def focus_words(self, place: Place, sentence: str, rows: R, faces: F) -> str:
        """What the table says of a place, and the sentences of its card."""
        card = self.card_of(place, rows)
        if card is None:
            return sentence
        name = faces.name(*card, short=False)
        return in_sentences([*([] if name in sentence else [name]), sentence, *self.card_lines(card, rows, faces)])

    def foretold(self, preview: Preview, faces: F) -> Foretold:
        """What a bubble tells of a move."""
        return Foretold()

    def choice_words(self, prefix: Move, word: str, rows: R) -> str:
        """What the player chooses with words like this one after a move has begun so: "choose a technology"."""
        return translate("Table", "choose one")

    def word(self, prefix: Move, moves: Sequence[Move], rows: R, language: str) -> str:
        """The button of a word that lies nowhere on the table; `moves`: what it leaves."""
        return rows.words.move(moves[0], language) if len(moves) == 1 else moves[0][len(prefix)]

    def setting_words(self, setting: str, held: Place, rows: R, language: str) -> str:
        """The setting of the held thing, in a word or two."""
        return setting

    def topic_of_place(self, place: Place | None, rows: R, seat: Seat | None = None) -> str:
        """The part of the rules that tells of a place; empty if nothing lies there."""
        if place is None or place[0] in self.topics.places:
            return "" if place is None else self.topics.places[place[0]]
        card = self.card_of(place, rows, seat)
        return self.topics.cards.get(card[0], "") if card is not None else ""

    def topic_of_moment(self, rows: R) -> str:
        """The part of the rules for the current decision."""
        return self.topics.of_step(rows.session.match.game.moment(rows.session.on_table.state).step)


class Seats(Generic[R, F]):
    """The players beside the table."""

    score: Score = Score()

    def seat_looks(self, rows: R) -> Sequence[SeatLook | None]:
        """Colours and shapes that the game gives its seats; None, or none at all: as their players chose."""
        return ()

    def seat_box(self, panel: TablePanel) -> SeatBox:
        """How another player's compact board looks."""
        from aoc_desktop.ui.table.page.seat_box import SeatBox

        return SeatBox(panel)

    def seat_words(self, seat: Seat, rows: R, language: str) -> SeatTold:
        """A player's board, in sentences."""
        row = rows.seats.rows[seat]
        return SeatTold(score_summary([(row.name, row.points)], rows.words.speech(language)))

    def side_pages(self, session: Session, preferences: Preferences) -> Sequence[SidePage]:
        """Pages of its own in the right column; the goals of a scenario."""
        if not scenario_named(session.match.beginning.mode):
            return ()
        from aoc_desktop.ui.table.page.goals import GoalList

        return [GoalList(session, preferences)]


class Course(Generic[R]):
    """The course of play: steps, buttons, pace."""

    closing_step = ""
    """The last step, where it comes by itself after all turns: the bar leaves it out."""
    step_signs: StepSigns | None = None
    beginnings: Beginnings = Beginnings()
    presses: Presses = Presses()
    pace: Pace = Pace()

    def moves_now(self, rows: R) -> Mapping[str, Move]:
        """The actions that are moves now ("primary", "decline", and the game's own); the first that is legal is the
        primary button."""
        return {}

    def button_words(self, action: str, move: Move | None, rows: R, language: str) -> str:
        """What a button says for this move now, the primary one also while no move is its own; empty: what its action
        always says."""
        return ""

    def asks_before(self, move: Move, rows: R, language: str) -> str:
        """The question before a move that cannot be undone is played; empty: none."""
        return ""


class Announcements(Generic[R]):
    """What is told and heard of events."""

    sounds: Mapping[str, str] = {}
    """The sound (a name of `ui/frame/sounds.py`) for each kind of event, or a kind and a word: "paid gold"."""
    quiet: frozenset[str] = frozenset(("turn_ends", "turn_begins", "round_begins", "first_player"))
    """Kinds of events behind the end of a turn that its summary leaves out: they are seen on the table anyway."""

    def since_panel(self, moves: Sequence[PlayedMove], rows: R, language: str) -> Sequence[str]:
        """The events since the viewer's last decision, in a few lines; `moves`: that move and all later ones, with the
        events that the viewer may see. Empty for games whose moves are easy to follow."""
        return ()

    def announcements(self, events: Sequence[Event], rows: R, language: str) -> Sequence[Announcement]:
        """What of a move's events deserves a banner over the table; `events`: what everybody here may know of."""
        return ()

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        """The sign on its banner."""
        paint_icon(painter, rect, "path", theme.lit)


class TextZones(Generic[R, F]):
    """The table as text and in sentences, for those who read it."""

    text_kinds: TextKinds = TextKinds()

    def table_words(self, rows: R, language: str) -> str:
        """The table in sentences."""
        return ""

    def zones(self, rows: R, faces: F) -> Sequence[Zone]:
        """The parts of the table in the order in which they are read; what belongs to none comes after them."""
        return ()

    def state_words(self, place: Place, rows: R, faces: F) -> str:
        """How it is with what lies there, where its name does not say it: "comes in round 4", "both slots taken"."""
        return ""

    def links(self, place: Place, rows: R) -> Sequence[Place]:
        """Where one goes on from here: the neighbours of an area."""
        return ()

    def seat_cards(self, seat: Seat, rows: R) -> Sequence[Card]:
        """The cards that lie open before another player: those that lie nowhere on the table have rows of their own."""
        return ()


class TableLook(
    Drawing[R, F], PlaceWords[R, F], Seats[R, F], Course[R], Announcements[R], TextZones[R, F], Generic[R, F]
):
    """What the table toolkit asks a game for."""


AnyLook: TypeAlias = "TableLook[Rows, Faces]"
"""The look of a game, whichever it is."""


def table_named(game_id: str) -> AnyLook:
    """The table's part of a game's Look."""
    look: AnyLook = table_look_of(game_id)
    return look


def table_of(session: Session) -> AnyLook:
    """That of the game that is played."""
    return table_named(session.match.game.id)
