"""A game's cards as the almanac shows them: their sets, kinds, faces, words and filters. Each game fills its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QPainter, QPixmap

from aoc_desktop.games import card_models_of
from aoc_desktop.kernel.sources import KINDS
from aoc_desktop.profile.card_sets import CardSets, Shown
from aoc_desktop.profile.card_shapes import Choices, Several, Shape, Table, Vocabulary, table_of
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.icons import action_icon, icon_names
from aoc_desktop.ui.kit.theme import Radius, Size

if TYPE_CHECKING:
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.table.picture.faces import Faces


class Choice(NamedTuple):
    """One entry of a list to choose from."""

    value: object
    words: str
    icon: str = ""


class Filter(NamedTuple):
    """Cards can be asked for by it; its first choice means all."""

    name: str
    title: str
    choices: Sequence[Choice]
    kinds: tuple[str, ...] = ()
    """Of these kinds only; empty: of any."""


class CardBook(QObject):
    """One set of cards is open at a time."""

    game: str
    set_kind = "card_set"
    """What its names call the sets of its box: "edition"."""
    kinds: tuple[str, ...] = ()
    corrects = False
    """Whether the user may correct values."""
    fixed: tuple[str, ...] = ("id", "source")
    """Fields of a card that no correction changes."""
    vocabulary: Vocabulary | None = None
    """What its models leave open, for a form of choices; None: values are written as the card files do."""
    unseen_kind = ""
    """The kind of which a running game still hides some; empty: none."""

    faces: Faces
    """How the cards of the open set look, in the language of now."""
    shown: Shown
    """The open set."""
    cards: Any
    """Its cards, as the game has them."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.open_set(self.sets()[0].value)
        self.renew()

    @cached_property
    def card_sets(self) -> CardSets:
        """The sets of the game, the user's own among them."""
        found = CardSets(self.game)
        found.usual = found.id_for(QCoreApplication.translate("CardBook", "My cards"))
        return found

    @property
    def margin(self) -> int:
        """Around a card in its picture, for its shadow."""
        return self.faces.shadow

    # ------------------------------------------------------------------ sets

    def sets(self) -> list[Choice]:
        """The sets that can be looked at: those of the box, then the user's own."""
        names = self.preferences.speech_of(self.game).names[self.set_kind]
        shipped = [Choice(name, names[name].display) for name in self.card_sets.files.SHIPPED]
        return shipped + [Choice(path, path.stem) for path in self.card_sets.own_sets()]

    def open_set(self, chosen: object) -> None:
        """One of `sets`; refused with the reason if it cannot be read."""
        shown: Shown = chosen if isinstance(chosen, Path) else str(chosen)
        self.shown, self.cards = shown, self.card_sets.cards(shown)

    def open_game(self, session: Session) -> None:
        """The cards that a game is played with."""
        self.shown, self.cards = session.match.beginning.card_set, session.match.state.table.cards

    def renew(self) -> None:
        """Another set or language: the faces anew."""
        self.faces = self.faces_of(self.cards)

    def faces_of(self, cards: Any) -> Faces:
        """How these cards look, in the language of now."""
        raise NotImplementedError

    # ------------------------------------------------------------------ cards

    def kind_name(self, kind: str) -> str:
        raise NotImplementedError

    def ids(self, kind: str) -> Sequence[str]:
        """The cards of a kind in the open set."""
        raise NotImplementedError

    def name(self, kind: str, card: str) -> str:
        return self.faces.name(kind, card, short=False)

    def lines(self, kind: str, card: str) -> list[str]:
        """What a card says, in sentences."""
        return self.faces.lines(kind, card)

    def below(self, kind: str, card: str) -> str:
        """What its large face leaves out."""
        return ""

    def source(self, kind: str, card: str) -> str:
        """Where its values come from, if that is to be said."""
        return self.faces.source(kind, card)

    def width(self, kind: str) -> float:
        """Of a card in the list, at the usual size of words."""
        return 150.0

    def rules_width(self, kind: str, card: str) -> float:
        """Of a card on the page of the rules."""
        return self.width(kind)

    def rules_picture(self, named: tuple[str, str], scale: float, room: float) -> QPixmap | None:
        """A card for the page of the rules, by its id or its place in its kind; None: there is no such card."""
        kind, card = named
        if card.isdecimal():
            card = self.ids(kind)[int(card)]
        if not self.faces.knows(kind, card):
            return None
        width = min(self.rules_width(kind, card) * scale, room - 2 * self.margin, Size.SENTENCES_FROM - 1)
        return self.faces.picture(kind, card, width, self.preferences.theme)

    def height(self, kind: str, width: float, large: bool) -> float:
        raise NotImplementedError

    def large_height(self, kind: str, card: str, width: float) -> float:
        """Of the chosen card."""
        return self.height(kind, width, large=True)

    def picture(self, kind: str, card: str, width: float, ratio: float) -> QPixmap:
        """A card of the list, with `margin` around it."""
        return self.faces.picture(kind, card, width, self.preferences.theme, ratio)

    def paint_large(self, painter: QPainter, rect: QRectF, kind: str, card: str) -> None:
        if not self.faces.flat(kind):
            paint_shadow(painter, rect, Radius.ZOOM, "raised")
        self.faces.paint_card(painter, rect, kind, card, self.preferences.theme)

    # ------------------------------------------------------------------ asking and correcting

    def filters(self) -> list[Filter]:
        return []

    def source_filter(self) -> Filter:
        """Where values come from: a card is listed under the latest kind of its parts."""
        speech = self.preferences.speech_of(self.game)
        kinds = [Choice(kind, self.source_name(kind)) for kind in KINDS]
        return Filter("source", speech.text("source.title"), [Choice("", speech.text("source.all")), *kinds])

    def source_name(self, kind: str) -> str:
        """A kind of source, or the user's box, in a few words."""
        return self.preferences.speech_of(self.game).text(f"source.only_{kind}")

    def part_name(self, part: str) -> str:
        """A part of a card that has a source of its own."""
        speech, key = self.preferences.speech_of(self.game), f"source_part.{part}"
        return capital(speech.text(key)) if speech.has(key) else self.field_name(part)

    def has_source(self, wanted: object, kind: str, card: str) -> bool:
        return not wanted or self.faces.sources(kind, card).kind == wanted

    def found(self, kind: str, words: str, chosen: Mapping[str, object], only: frozenset[str] | None) -> list[str]:
        """The cards that have these words and fit what was chosen of each filter; `only`: among these."""
        raise NotImplementedError

    def unseen_words(self) -> str:
        """What asks for those that are still hidden."""
        return ""

    def unseen(self, session: Session, viewer: int | None) -> frozenset[str]:
        """The cards of a running game that this person has not seen yet; None if no person's hand may be shown."""
        return frozenset()

    def can_correct(self, kind: str, card: str) -> bool:
        return self.corrects

    def file_kind(self, kind: str, card: str) -> str:
        """The table of the card files in which a card of the list stands."""
        return kind

    def field_name(self, field: str) -> str:
        """A field of the card files in the user's language."""
        return field

    def effect_words(self, cards: Any, kind: str, card: str, field: str) -> Sequence[str]:
        """Each effect of a field of the card files in a sentence, in their order; none: the card tells them at once."""
        return ()

    def shapes(self, kind: str) -> Mapping[str, Shape]:
        """What each field of a card of the files may be."""
        whole = table_of(card_models_of(self.game).CardSetData)
        cards = whole.fields[kind]
        return cards.item.fields if isinstance(cards, Several) and isinstance(cards.item, Table) else {}

    def choices(self) -> Choices:
        """What can be chosen for a card of the open set."""
        data = self.card_sets.set_data(self.shown)
        ids = {kind: [str(card["id"]) for card in data.get(kind, ())] for kind in self.card_sets.files.CARD_TABLES}
        return Choices(self.vocabulary or Vocabulary(), ids)

    def value_name(self, field: str) -> str:
        """A part of an effect, over its choice; what the card has as a field of its own has that name."""
        speech, key = self.preferences.speech_of(self.game), f"form.{field}"
        return speech.text(key) if speech.has(key) else self.field_name(field)

    def word_name(self, field: str, word: object) -> str:
        """What can be chosen there: a card by its name, a word of the vocabulary in the user's language."""
        speech, vocabulary = self.preferences.speech_of(self.game), self.vocabulary or Vocabulary()
        kind = vocabulary.cards.get(field, "")
        if kind and isinstance(word, str) and word in speech.names[kind]:
            return capital(str(speech.names[kind][word].display))
        key = f"form.{field}_{word}"
        return speech.text(key) if speech.has(key) else str(word)

    def value_words(self, field: str, value: object) -> str:
        """Any value of the card files in words: "3", "Mining, Writing", "2 coins"; empty: there is none."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self.value_name(part)} {self.value_words(part, one)}" for part, one in value.items())
        if isinstance(value, list):
            return ", ".join(self.value_words(field, one) for one in value)
        return str(value) if type(value) is int else self.word_name(field, value)

    def absent_name(self, field: str) -> str:
        """The meaning of a missing field: "one time"; empty if the grammar has no words for it."""
        speech, key = self.preferences.speech_of(self.game), f"form.{field}_absent"
        return speech.text(key) if speech.has(key) else ""

    def field_about(self, field: str) -> str:
        """When a field counts, in a few words beside its name."""
        speech, key = self.preferences.speech_of(self.game), f"form.about_{field}"
        return speech.text(key) if speech.has(key) else ""

    def word_icon(self, field: str, word: object) -> str:
        """The sign of what can be chosen there, as the cards have it."""
        kind = (self.vocabulary or Vocabulary()).cards.get(field, "")
        if not isinstance(word, str):
            return ""
        if kind == "action":
            return action_icon(word)
        names = (word, word.removesuffix("s"), f"{word.removesuffix('ies')}y", f"symbol_{word}", f"moment_{word}")
        return next((name for name in names if name in icon_names()), "")
