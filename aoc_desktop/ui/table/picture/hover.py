"""The table's texts for the place under the pointer or the focus: a bubble with a move's effects or the reason against
it, a note with the card's sentences, and one sentence for the line above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview, common_beginning
from aoc_desktop.play.text_table import Told
from aoc_desktop.text.language import capital, in_sentences, sentences
from aoc_desktop.ui.kit.overlay_places import edges, on_page
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.table.picture.bubbles import (
    Bubble,
    CardNote,
    Line,
    Spared,
    Words,
    is_told,
    preview_sentences,
    preview_words,
    refusal_words,
)
from aoc_desktop.ui.table.picture.hand import WORD, Meaning
from aoc_desktop.ui.table.picture.sums import sum_words, term_words

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

NOTHING = Meaning()
"""Of what the question is about: the line above asks it already."""
STAYING = 700
"""Milliseconds on a card after which it is told in sentences: as long as Qt waits with a tooltip."""


class Hover(QObject):
    """Follows the pointer, the focus, and moves that are pointed at beside the table."""

    status = Signal(str)
    """The effect of a click here, or why there is none, in one sentence; empty: no text."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._models, self._hand, self._stage = view, view.models, view.hand, view.stage
        self._look = view.look
        self.words = PlaceWords(view)
        self.bubble, self.note = Bubble(), CardNote()
        view.add(self.bubble)
        view.add(self.note)
        self.hovered: Place | None = None
        self.meant = Meaning()
        """What a click there means."""
        self._pointed: Place | None = None
        """What a move is about that is pointed at outside the table: in the list, on a button."""
        self._anchored, self._above = QRectF(), False
        self._taken: Sequence[QRectF] = ()
        """What else lies over the table, on the scene."""
        self._explained = False
        """Whether the note was asked for by a click, and not by staying."""
        self._pointing = False
        """Whether the pointer has moved since the table changed: one that only lies there asks for no refusal."""
        self._mark_told: dict[str, Place] = {}
        """By mark, the card that told what it means: once a game is enough, on the others it is understood."""
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
        """The table has changed: drop the preview."""
        self._models.show_preview(None)
        self._pointed = None
        self._pointing = False
        self.hush()

    def hover(self, place: Place | None, point: QPointF, came: bool = True) -> None:
        """The pointer or the focus is here now: tell what can be done. `came`: it has just arrived; by keyboard, the
        reason is then told if nothing can be done here."""
        meaning, preview = self._hand.meaning(place), self._hand.preview(place)
        self.meant, self._pointing = meaning, self._pointing or came
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

    def _foretold(self, preview: Preview, *more: str) -> Words:
        """What a move would bring; of one that is not made for that, what it does."""
        words = preview_words(preview, self._look, self._view.faces, self.words.players, *more)
        if words or self._models.why_not(preview.move) is not None:
            return words
        return Words(lines=(Line(self._models.legal.text(preview.move)),))

    def _say_meaning(self, place: Place | None, point: QPointF, meaning: Meaning, came: bool) -> None:
        piece, reason = self._stage.by_place(place), meaning.reason
        words, anchor = Words(), QRectF(point, point)
        if self._is_asked_of(place, meaning) and piece is not None:
            words, anchor, meaning = self.words.asked(), piece.rect, NOTHING
        elif self._models.preview is not None and piece is not None:
            more = self.words.also(place, meaning.moves)
            words = self._foretold(self._models.preview, *more)
            anchor = self._look.anchor(place, piece.rect, self._view).rect
        elif reason is not None and self._asks_why(came):
            words = refusal_words(self._view.say(reason))
            anchor = piece.rect if self._view.by_keyboard and piece is not None else around(point)
        if words:
            self._speak(words, anchor)
        else:
            self.bubble.hush()
        self._tell("" if meaning is NOTHING else self.words.sentence(place, meaning.moves, reason))

    def _is_asked_of(self, place: Place | None, meaning: Meaning) -> bool:
        """Whether the question is about this place, which was touched before: the move that it begins is under way."""
        hand = self._hand
        open_ = [move for moves in hand.targets().values() for move in moves] if hand.asked is not None else []
        return bool(open_) and place not in hand.targets() and set(open_) <= set(meaning.moves)

    def _asks_why(self, came: bool) -> bool:
        """Whether to say why nothing can be done here: the focus has come, or something is held over the place."""
        if self._hand.held is None:
            return came and self._view.by_keyboard
        return self._pointing or self._view.by_keyboard

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
        view, lit = self._view, self._hand.targets() if self._look.free.lit else {}
        spared = [piece.rect for piece in self._stage.with_places() if piece.place in lit]
        self.bubble.say(words, self._anchored, view.sceneRect(), view.theme, self._above, self._taken, spared)

    def hush(self) -> None:
        self.bubble.hush()
        self._put_away_note()

    @contextmanager
    def hidden(self) -> Iterator[None]:
        """A picture of the table is taken: bubble and note are not in it."""
        shown = [made for made in (self.bubble, self.note) if made.isVisible()]
        for made in shown:
            made.setVisible(False)
        yield
        for made in shown:
            made.setVisible(True)

    def _put_away_note(self) -> None:
        self.note.hush()
        self._explained = False

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """The panels over the table have changed: move bubble and note clear of them."""
        view, corner = self._view, on_page(page, self._view.viewport()).topLeft()
        there = [rect.translated(-corner).toAlignedRect() for rect in taken]
        self._taken = [view.mapToScene(rect).boundingRect() for rect in there]
        if self.bubble.words:
            self._lay_bubble(self.bubble.words)
        if self.note.words:
            self._lay_note(self.note.words)
        return QRectF()  # no panel is placed after it

    # ------------------------------------------------------------------ the note

    def tell_more(self) -> None:
        """After a rest at a place, show its card too, or the terms of its number; whatever is held or asked, and beside
        a refusal."""
        if self.hovered is None or self.note.isVisible():
            return
        self._lay_note(self._note_words(self.hovered))

    def explain(self, place: Place) -> None:
        """A number that was clicked opens the sum of its terms; it stays until the pointer or the focus leaves it."""
        self.hovered = place
        self._lay_note(self._note_words(place))
        self._explained = self.note.isVisible()

    def close_note(self) -> bool:
        """Esc: close a note that the user asked for; False if there was none."""
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
        spared = self._spared(self.hovered)
        self.note.lay(words, taken, self._view.sceneRect(), self._view.theme, spared, 1 + len(own))

    def _note_words(self, place: Place) -> Words:
        look, faces = self._look, self._view.faces
        if lines := look.place_lines(place, self._models, faces):
            name, *sentences = lines
            captions = faces.captions
            signs = look.note_signs(place, self._models, faces)
            told = [
                Line(text, signs.get(text, ""), strong=text in captions, quiet=text in captions) for text in sentences
            ]
            card = look.card_of(place, self._models)
            if card is not None and (mark := faces.mark(*card)) and self._mark_told.setdefault(mark, place) == place:
                told.append(Line(faces.mark_words(*card), mark, quiet=True))
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
        shining = lights.lit | lights.ready | self._look.free.changing
        places = [(piece.place, piece.rect) for piece in self._stage.with_places() if piece.place is not None]
        return [
            Spared(8.0 if place in shining else 4.0 if place[0] in self._look.free.precious else 1.0, edges(rect))
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
            rect, above = self._look.anchor(self._pointed, piece.rect, self._view)
            words = self._foretold(preview)
            self._speak(words, rect, above)
        else:
            self.hush()

    def question(self) -> tuple[str, tuple[tuple[str, str], ...]]:
        """The hand's question and the card that it is about: the targets of that card, or the effect of the action;
        empty: no question."""
        hand, asked = self._hand, self._hand.asked
        about = hand.held if hand.targets() else None  # without targets the hint gives the reason
        words = self.tr("choose where it goes; Esc puts it back")
        if asked is not None and (answers := [move for moves in hand.targets().values() for move in moves]):
            about = self._models.begun_at(asked).about
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
        """The held thing and what can be done with it, unless the words name it already: "A free worker: put it …"."""
        speech = self._view.faces.speech
        _, sign, rest = told.rpartition(speech.labelled("", "").rstrip())
        if not sign:
            return f"{speech.labelled(told, words)}."
        says_where = self._look.card_of(held, self._models) is None and not rest.strip().isdecimal()
        return in_sentences([told] if says_where else [told, capital(words)])

    def _asked_in_hand(self, set_to: str) -> str:
        """What the game asks for what it has put into the hand, and how that is set; empty: it says it itself."""
        how = self.tr("{0}; wheel, R or a digit changes it").format(capital(set_to))
        return in_sentences([self._models.question(self._view.language).words, how]) if set_to else ""

    def _tell(self, sentence: str) -> None:
        if sentence != self.said:
            self.said = sentence
            self.status.emit(sentence)

    def refuse(self, reason: Reason) -> None:
        """Tell why a move is illegal, at the place where the player tried it."""
        text = self._view.say(reason)
        piece = self._stage.by_place(self.hovered)
        if piece is not None:
            self._speak(refusal_words(text), piece.rect)
        elif self._view.pointer is not None:
            self._speak(refusal_words(text), around(self._view.pointer))
        self._tell(text)
        announce(self._view, text)

    def follow_hand(self) -> None:
        """The held thing or the question has changed: lay the table out once, with the preview of this place."""
        before = self._models.preview
        if self._pointed is None:
            self._models.show_preview(self._hand.preview(self.hovered))
        self._view.sync()
        if self._models.preview != before:
            self._raise_ready()
        self.refresh()

    def refresh(self) -> None:
        """The table, the hand or the language has changed: tell anew of the thing under the pointer or focus. A preview
        of a move outside the table stays."""
        view = self._view
        if view.by_keyboard:
            piece = view.walk.piece
            point = piece.rect.center() if piece is not None else QPointF()
        else:
            piece = view.at(view.pointer) if view.pointer is not None else None
            point = view.pointer or QPointF()
        if piece is not None or self._pointed is None:
            self.hover(piece.place if piece is not None else None, point, came=False)


def around(point: QPointF) -> QRectF:
    """The pointer's own place: a bubble leaves it free."""
    return QRectF(point - QPointF(6, 26), point + QPointF(6, 26))


# The words for a place: what an action there would do, or why it is not possible. Hover help, the line above the table
# and the table as text all use them.


translate = QCoreApplication.translate


class PlaceWords:
    """Of the places of one view: its rows, its hand, its language."""

    def __init__(self, view: TableView) -> None:
        self._view, self._models, self._hand, self._look = view, view.models, view.hand, view.look

    def sentence(self, place: Place | None, moves: tuple[Move, ...], reason: Reason | None) -> str:
        """The meaning of a click or drop here: one of these moves, or none for this reason."""
        if place is None:
            return self._view.say(reason) if reason is not None else ""
        moves = moves or self._hand.of_card(place)[:1]
        if len(moves) == 1:
            return self._models.legal.text(moves[0])
        if moves:
            return self._view.faces.speech.labelled(self.describe(place), self.choice(moves))
        if reason is not None and not self._is_of_moment(reason):
            return self._view.say(reason)
        why = None if reason is not None else self.why_not(place)
        if why is not None and not self._is_of_moment(why):
            name, sentence = self.describe(place), self._view.say(why)
            return sentence if sentence.startswith(name) else in_sentences([name, self._without_name(name, sentence)])
        return self.describe(place)

    def why_not(self, place: Place) -> Reason | None:
        """Why what lies here cannot be taken up by an empty hand."""
        return self._hand.why_not_take(place) if self._hand.held is None else None

    def _is_of_moment(self, reason: Reason) -> bool:
        """Whether it holds everywhere now: whoever only looks at a place is not refused anything there."""
        return reason.code in self._look.text_kinds.of_moment

    def choice(self, moves: Sequence[Move]) -> str:
        """What the player chooses next among these moves."""
        prefix = common_beginning(moves)
        return self._look.choice_words(prefix, moves[0][len(prefix)], self._models)

    def asked(self) -> Words:
        """What is asked now, for a bubble; answers in words have it on their card."""
        moves = [move for moves in self._hand.targets().values() for move in moves]
        return Words() if self._hand.words() else Words(lines=(Line(capital(self.choice(moves)), strong=True),))

    def also(self, place: Place | None, moves: tuple[Move, ...]) -> list[str]:
        """The card's other uses, or the choice that is left."""
        if len(moves) > 1:
            return [self.choice(moves)]
        others = self._hand.of_card(place)[1:] if not moves else ()
        return [translate("Hover", "or: {0}").format(self._models.legal.text(move)) for move in others]

    def describe(self, place: Place) -> str:
        prefix, moves = self._hand.question, self._hand.words().get(place) if place[0] == WORD else None
        if prefix is not None and moves:
            return self._look.word(prefix, moves, self._models, self._view.language)
        return self._look.describe(place, self._models, self._view.faces)

    # ------------------------------------------------------------------ as a row of text

    def told(self, place: Place) -> Told:
        """Name, state, what it would bring now or why it cannot be used."""
        meaning, preview = self._hand.meaning(place), self._hand.preview(place)
        refused = not meaning.moves and place not in self._hand.ready() and self._hand.held != place
        reason = (meaning.reason or self.why_not(place)) if refused else None
        of_moment = reason is not None and self._is_of_moment(reason)
        said = self.describe(place) if of_moment else self.sentence(place, meaning.moves, meaning.reason)
        text = self._in_order(place, said)
        brings = in_sentences(self.brings(preview, text)) if preview is not None else ""
        return Told(text, brings, usable=reason is None)

    def _in_order(self, place: Place, sentence: str) -> str:
        """The name first, by which a row is found; then its state, unless the sentence tells why it cannot be used."""
        name, state = self._named(place), self._look.state_words(place, self._models, self._view.faces)
        label = self._view.faces.speech.labelled(name, "")
        if sentence == self.describe(place):
            return in_sentences([name, state])
        if state and sentence.startswith(label):
            return in_sentences([name, state, capital(sentence.removeprefix(label))])
        if sentence.startswith(name):
            return in_sentences([sentence])
        if name.startswith(sentence.removesuffix(".")):  # it says more of the same
            return in_sentences([name, state])
        return in_sentences([name, state, self._without_name(name, sentence)])

    def _without_name(self, name: str, sentence: str) -> str:
        """What a reason says: of "d2: open sea. d2: the tile would …" the second "d2:" is one too many."""
        sign = self._view.faces.speech.labelled("", "")
        before, found, rest = sentence.partition(sign)
        return capital(rest) if found and name.startswith(before + sign) else sentence

    def _named(self, place: Place) -> str:
        """A number with its value."""
        terms = self._look.number_rows(place, self._models, self._view.faces)
        if not (name := self.describe(place)):
            if terms:
                return term_words(self._view.faces.speech, *terms[-1])
            told = self._look.place_lines(place, self._models, self._view.faces)
            return capital(told[0] if told else (place[1] or place[0]).replace("_", " "))
        total = terms[-1][0] if terms and place[0] in self._look.numbers else ""
        return self._view.faces.speech.labelled(name, total) if total and total not in name else name

    def more(self, place: Place) -> str:
        """What a bubble and a note say of it, but its row does not: sums and causes, what comes later, then the card's
        sentences."""
        look, faces, preview, said = self._look, self._view.faces, self._hand.preview(place), self.told(place).sentence
        told = preview_sentences(preview, look, faces, self.players, said) if preview is not None else []
        told += self.also(place, self._hand.meaning(place).moves)
        return _together(told, sentences(sum_words(look, place, self._models, faces, said)))

    def of_move(self, move: Move, said: str = "") -> str:
        """A legal move's costs and gains, unless `said` tells them, then the sentences of the cards gained or, if none,
        of the card that the move is about."""
        look, faces, preview = self._look, self._view.faces, self._hand.preview_of_move(move)
        told = preview_sentences(preview, look, faces, self.players, said) if preview is not None else []
        gained = preview.cards if preview is not None else ()
        about = gained or (look.card_of(self._models.main_place(move), self._models),)
        lines = [line for card in about if card is not None for line in look.card_lines(card, self._models, faces)]
        return _together(told, lines)

    def brings(self, preview: Preview, said: str = "") -> list[str]:
        """ "+3 coins, from 12 to 15": what a move would change for who makes it; of what was said already only the one
        change that there is, briefly."""
        words, language = self._models.words, self._view.language
        speech, numbers = words.speech(language), self._look.counters.values(self._models)
        told = []
        changes = [change for change in preview.changes if change.amount]
        for change in changes:
            text = words.change(language, change.what, change.amount)
            now = numbers.get(change.what)
            known = is_told(text, said)
            if not text or (known and (now is None or len(changes) > 1)):
                continue
            key = "text.from" if known else "text.brings"
            told.append(text if now is None else speech.text(key, change=text, n=now, m=now + change.amount))
        return [capital(speech.join(told, "comma"))] if told else []

    @property
    def players(self) -> tuple[str, ...]:
        return self._models.session.names


def _together(told: Sequence[str], lies: Sequence[str]) -> str:
    """What a preview tells, then what lies there, which says nothing of that again. A card may say the same under two
    of its headings."""
    before = dict.fromkeys(sentences(in_sentences(map(capital, told))))
    return in_sentences([*before, *(line for line in sentences(in_sentences(lies)) if line not in before)])
