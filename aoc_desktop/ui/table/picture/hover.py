"""What the table says of the place under the pointer or the focus: a bubble with what a move would bring or why it
cannot be, a note with the card's sentences, and one sentence for the line above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import capital, in_sentences
from aoc_desktop.ui.kit.overlay_places import on_page
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.table.picture.bubbles import (
    Bubble,
    CardNote,
    Line,
    Spared,
    Words,
    edges,
    preview_words,
    refusal_words,
)
from aoc_desktop.ui.table.picture.hand import Meaning
from aoc_desktop.ui.table.picture.place_words import PlaceWords

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

STAYING = 700
"""Milliseconds on a card after which it is told in sentences: as long as Qt waits with a tooltip."""


class Telling(QObject):
    """Follows the pointer, the focus, and moves that are pointed at beside the table."""

    status = Signal(str)
    """What would happen here, or why not, in one sentence; empty: nothing to say."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._models, self._hand, self._stage = view, view.models, view.hand, view.stage
        self._look = view.look
        self.words = PlaceWords(view)
        self.bubble, self.note = Bubble(), CardNote()
        view.add(self.bubble)
        view.add(self.note)
        self.hovered: Place | None = None
        self._pointed: Place | None = None
        """What a move is about that is pointed at outside the table: in the list, on a button."""
        self._anchored, self._above = QRectF(), False
        self._taken: Sequence[QRectF] = ()
        """What else lies over the table, on the scene."""
        self._explained = False
        """Whether the note was asked for by a click, and not by staying."""
        self._house_told: Place | None = None
        """The card that told of house values: once is enough, the mark on the others says the rest."""
        self._staying = QTimer(self, singleShot=True, interval=STAYING)
        self._staying.timeout.connect(self.tell_more)
        self.said = ""

    @property
    def about(self) -> Place | None:
        """The place that is spoken of now."""
        return self.hovered or self._pointed

    def set_text_size(self, factor: float) -> None:
        self.bubble.text_size = self.note.text_size = factor

    def forget(self) -> None:
        """The table has changed: what was shown of a move is over."""
        self._models.show_preview(None)
        self._pointed = None
        self.hush()

    def hover(self, place: Place | None, point: QPointF, came: bool = True) -> None:
        """The pointer or the focus is here now: say what can be done. `came`: it was somewhere else, and whoever looks
        for a place with the keys hears why this is none."""
        meaning, preview = self._hand.meaning(place), self._hand.preview(place)
        if place != self.hovered:
            self._put_away_note()
            self._staying.start()
        changed = place != self.hovered or self._pointed is not None or preview != self._models.preview
        self.hovered, self._pointed = place, None
        self._models.show_preview(preview)
        if changed:
            self._view.sync()
            self._raise_ready()
        self._say_meaning(place, point, meaning, came)

    def _raise_ready(self) -> None:
        """What may be taken here rises a little; anything else lies down."""
        ready = self.hovered in self._hand.ready() and self._hand.held is None
        self._view.animator.lift(self._stage.by_place(self.hovered) if ready else None)

    def _say_meaning(self, place: Place | None, point: QPointF, meaning: Meaning, came: bool) -> None:
        piece, reason = self._stage.by_place(place), meaning.reason
        words, anchor = Words(), QRectF(point, point)
        if self._models.preview is not None and piece is not None:
            more = self.words.also(place, meaning.moves)
            words = preview_words(self._models.preview, self._look, self._view.faces, self.words.players, *more)
            anchor = self._look.anchor(place, piece.rect, self._view)
        elif reason is not None and (self._hand.held is not None or (came and self._view.by_keyboard)):
            words = refusal_words(self._view.say(reason))
            anchor = piece.rect if self._view.by_keyboard and piece is not None else around(point)
        if words:
            self._speak(words, anchor)
        else:
            self.bubble.hush()
        self._tell(self.words.sentence(place, meaning.moves, reason))

    def _speak(self, words: Words, anchor: QRectF, above: bool = False) -> None:
        if self.bubble.isVisible() and self.bubble.words == words and anchor == self._anchored:
            return  # a step of the mouse on the same card
        fresh = not self.bubble.isVisible()
        self._anchored, self._above = anchor, above
        self._put_away_note()
        self._lay_bubble(words)
        self._staying.start()
        if fresh:
            self._view.animator.speak(self.bubble)

    def _lay_bubble(self, words: Words) -> None:
        view, spared = self._view, self._look.spared(self._view)
        self.bubble.say(words, self._anchored, view.sceneRect(), view.theme, self._above, self._taken, spared)

    def hush(self) -> None:
        self.bubble.hush()
        self._put_away_note()

    def _put_away_note(self) -> None:
        self.note.hush()
        self._explained = False

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Something else lies over the table now, or no longer: bubble and note go where they are clear of it."""
        view, corner = self._view, on_page(page, self._view.viewport()).topLeft()
        there = [rect.translated(-corner).toAlignedRect() for rect in taken]
        self._taken = [view.mapToScene(rect).boundingRect() for rect in there]
        if self.bubble.words:
            self._lay_bubble(self.bubble.words)
        if self.note.words:
            self._lay_note(self.note.words)
        return QRectF()  # nobody comes after

    # ------------------------------------------------------------------ the note

    def tell_more(self) -> None:
        """Whoever stays somewhere reads the card too, or what a number is the sum of."""
        refused = self.bubble.isVisible() and self._models.preview is None
        if self.hovered is None or refused or self._view.dragging.active or self.note.isVisible():
            return
        self._lay_note(self._note_words(self.hovered))

    def explain(self, place: Place) -> None:
        """A number that was clicked opens the sum of its terms; it stays until the pointer or the focus leaves it."""
        self.hovered = place
        self._lay_note(self._note_words(place))
        self._explained = self.note.isVisible()

    def close_note(self) -> bool:
        """Esc: whether there was a note that somebody had asked for."""
        was_open = self._explained
        if was_open:
            self._put_away_note()
        return was_open

    def _lay_note(self, words: Words) -> None:
        piece = self._stage.by_place(self.hovered)
        if not words or self.hovered is None or piece is None:
            return
        own = (self._anchored, self.bubble.body) if self.bubble.isVisible() else ()
        taken = [piece.rect, *own, *self._taken]
        self.note.lay(words, taken, self._view.sceneRect(), self._view.theme, self._spared(self.hovered))

    def _note_words(self, place: Place) -> Words:
        look, faces = self._look, self._view.faces
        if lines := look.place_lines(place, self._models, faces):
            name, *sentences = lines
            captions = look.captions(faces)
            signs = look.note_signs(place, self._models, faces)
            told = [
                Line(text, signs.get(text, ""), strong=text in captions, quiet=text in captions) for text in sentences
            ]
            card = look.card_of(place, self._models)
            if card is not None and faces.house(*card) and self._house_told in (None, place):
                self._house_told = place
                told.append(Line(faces.speech.sentence("card.house_long"), "house", quiet=True))
            return Words(lines=(Line(name, strong=True), *told))
        rows = look.number_rows(place, self._models, faces)
        total = len(rows) - 1 if any(figure for figure, _ in rows) else -1
        return Words(
            lines=tuple(Line(text, strong=at == total, figure=figure) for at, (figure, text) in enumerate(rows))
        )

    def _spared(self, told: Place) -> list[Spared]:
        """Everything that lies on the table; worth more is what turns are planned by, far more what can be used now and
        what would change."""
        lights = self._hand.lights(told)
        shining = lights.lit | lights.ready | self._look.changing
        places = [(piece.place, piece.rect) for piece in self._stage.with_places() if piece.place is not None]
        return [
            Spared(8.0 if place in shining else 4.0 if place[0] in self._look.precious else 1.0, edges(rect))
            for place, rect in places
        ]

    def look_at(self, move: Move | None) -> None:
        """A move is pointed at outside the table: what it would do is shown here all the same."""
        preview = self._hand.preview_of_move(move) if move is not None else None
        if preview is None and self._pointed is None:
            return
        self._models.show_preview(preview)
        self._pointed = self._models.main_place(preview.move) if preview is not None else None
        self._view.sync()
        piece = self._stage.by_place(self._pointed)
        if preview is not None and piece is not None:
            above = self._look.bubble_above(self._pointed)
            words = preview_words(preview, self._look, self._view.faces, self.words.players)
            self._speak(words, self._look.anchor(self._pointed, piece.rect, self._view), above)
        else:
            self.hush()

    def question(self) -> tuple[str, tuple[tuple[str, str], ...]]:
        """What the hand is asked, and the card that it is about: where that goes, or what the action brings; empty:
        nothing."""
        hand, asked = self._hand, self._hand.asked
        about = hand.held if hand.targets() else None  # where nothing can be done, the hint says why
        words = self.tr("choose where it goes; Esc puts it back")
        if asked is not None and (answers := [move for moves in hand.targets().values() for move in moves]):
            about = self._models.asked_place(asked)
            words = self.tr("{0}; Esc goes back").format(self.words.choice(answers))
            if about is None:
                return f"{capital(words)}.", ()
        if about is None:
            return "", ()
        set_to = ""
        if len(hand.settings()) > 1:
            set_to = self._look.setting_words(hand.setting, about, self._models, self._view.language)
            words = self.tr("{0}; wheel, R or a digit changes it, Esc puts it back").format(set_to)
        told, card = self.words.describe(about), self._look.card_of(about, self._models)
        if about == self._models.in_hand() and (card is None or set_to):  # it cannot be put back: the game asks
            return self._asked_in_hand(set_to), (card,) if card is not None else ()
        return self._put_where(about, told, words), (card,) if card is not None else ()

    def _put_where(self, held: Place, told: str, words: str) -> str:
        """What is held and what can be done with it, unless its own words say that: "A free worker: put it …"."""
        speech = self._view.faces.speech
        _, sign, rest = told.rpartition(speech.labelled("", "").rstrip())
        if not sign:
            return f"{speech.labelled(told, words)}."
        says_where = self._look.card_of(held, self._models) is None and not rest.strip().isdecimal()
        return in_sentences([told] if says_where else [told, capital(words)])

    def _asked_in_hand(self, set_to: str) -> str:
        """What the game asks for what it has put into the hand, and how that is set; empty: it says it itself."""
        how = self.tr("{0}; wheel, R or a digit changes it").format(capital(set_to))
        return in_sentences([self._models.question(self._view.language), how]) if set_to else ""

    def _tell(self, sentence: str) -> None:
        if sentence != self.said:
            self.said = sentence
            self.status.emit(sentence)

    def refuse(self, reason: Reason) -> None:
        """Somebody tried what cannot be done: say why, where it was tried."""
        text = self._view.say(reason)
        piece = self._stage.by_place(self.hovered)
        if piece is not None:
            self._speak(refusal_words(text), piece.rect)
        elif self._view.pointer is not None:
            self._speak(refusal_words(text), around(self._view.pointer))
        self._tell(text)
        announce(self._view, text)

    def follow_hand(self) -> None:
        """Something is held or asked, or no longer: the table is laid out once, with what that would do here."""
        before = self._models.preview
        if self._pointed is None:
            self._models.show_preview(self._hand.preview(self.hovered))
        self._view.sync()
        if self._models.preview != before:
            self._raise_ready()
        self.refresh()

    def refresh(self) -> None:
        """The table, the hand or the language is another: say what is true now of what is under the pointer or the
        focus. What is pointed at beside the table stays."""
        view = self._view
        if view.by_keyboard:
            piece = view.walk.piece
            point = piece.rect.center() if piece is not None else QPointF()
        else:
            piece = self._stage.at(view.pointer) if view.pointer is not None else None
            point = view.pointer or QPointF()
        if piece is not None or self._pointed is None:
            self.hover(piece.place if piece is not None else None, point, came=False)


def around(point: QPointF) -> QRectF:
    """The pointer's own place: a bubble leaves it free."""
    return QRectF(point - QPointF(6, 26), point + QPointF(6, 26))
