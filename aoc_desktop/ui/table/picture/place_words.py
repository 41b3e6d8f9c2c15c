"""What can be said of a place: what doing something there would mean, or why it cannot be done. Hover help, the line
above the table and the table as text say it with the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview, common_beginning
from aoc_desktop.play.text_table import Told
from aoc_desktop.text.language import capital, in_sentences, sentences
from aoc_desktop.ui.table.picture.bubbles import is_told, preview_sentences
from aoc_desktop.ui.table.picture.hand import WORD
from aoc_desktop.ui.table.picture.sums import sum_words, term_words

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

translate = QCoreApplication.translate


class PlaceWords:
    """Of the places of one view: its rows, its hand, its language."""

    def __init__(self, view: TableView) -> None:
        self._view, self._models, self._hand, self._look = view, view.models, view.hand, view.look

    def sentence(self, place: Place | None, moves: tuple[Move, ...], reason: Reason | None) -> str:
        """What doing something here would mean: one of these moves, or none for this reason."""
        if place is None:
            return self._view.say(reason) if reason is not None else ""
        moves = moves or self._hand.of_card(place)[:1]
        if len(moves) == 1:
            return str(self._models.legal.text(moves[0]))
        if moves:
            return self._view.faces.speech.labelled(self.describe(place), self.choice(moves))
        if reason is not None:
            return self._view.say(reason)
        if (why := self.why_not(place)) is not None:
            name, sentence = self.describe(place), self._view.say(why)
            return sentence if sentence.startswith(name) else in_sentences([name, self._without_name(name, sentence)])
        return self.describe(place)

    def why_not(self, place: Place) -> Reason | None:
        """Why what lies here cannot be taken up by an empty hand."""
        return self._hand.why_not_take(place) if self._hand.held is None else None

    def choice(self, moves: Sequence[Move]) -> str:
        """What is chosen next among these."""
        prefix = common_beginning(moves)
        return self._look.choice_words(prefix, moves[0][len(prefix)], self._models)

    def also(self, place: Place | None, moves: tuple[Move, ...]) -> list[str]:
        """What else the card is good for; what is still to be chosen."""
        if len(moves) > 1:
            return [self.choice(moves)]
        others = self._hand.of_card(place)[1:] if not moves else ()
        return [translate("Telling", "or: {0}").format(self._models.legal.text(move)) for move in others]

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
        of_moment = reason is not None and reason.code in self._look.of_moment
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
        """What a legal move costs and brings, if it was not said, then the sentences of what is gained or, if that has
        none, of the card that it is about."""
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
        speech, numbers = words.speech(language), self._look.counters(self._models)
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
        names: tuple[str, ...] = self._models.session.names
        return names


def _together(told: Sequence[str], lies: Sequence[str]) -> str:
    """What a preview tells, then what lies there, which says nothing of that again. A card may say the same under two
    of its headings."""
    before = dict.fromkeys(sentences(in_sentences(map(capital, told))))
    return in_sentences([*before, *(line for line in sentences(in_sentences(lies)) if line not in before)])
