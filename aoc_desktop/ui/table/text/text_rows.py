"""The rows of the table as text, and their words: the question, the players, the parts of the table, the legal moves
and the log. A game only names its parts (`TableLook.zones`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.text_table import Key, Line, Told
from aoc_desktop.text.language import capital, first_sentence, in_sentences, sentences
from aoc_desktop.text.summary import score_summary
from aoc_desktop.ui.table.answers import Card, Zone
from aoc_desktop.ui.table.page.game_actions import moves_now, offered_actions
from aoc_desktop.ui.table.picture.hand import WORD

if TYPE_CHECKING:
    from aoc_desktop.play.game_rows import Rows
    from aoc_desktop.text.language import Language
    from aoc_desktop.ui.frame.actions import Actions
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.table.page.history_view import HistoryView
    from aoc_desktop.ui.table.picture.view import TableView

translate = QCoreApplication.translate
NOW, SCORE, LEGAL, LOG, REST = "now", "score", "legal", "log", "rest"
NAMED = 5
"""A part of the table with no more than so many things is summed up by their names."""


class Row(NamedTuple):
    """A key of the tree: what kind of row, and of what."""

    kind: str
    of: Any = ""
    section: str = ""


def section(name: str) -> Row:
    return Row("section", name)


def seat_section(seat: Seat) -> str:
    return f"seat {seat}"


class TextRows:
    """Made from the view that is shown now, of the present or of the past."""

    def __init__(self, history_view: HistoryView, actions: Actions, preferences: Preferences) -> None:
        self._moments, self._actions, self._preferences = history_view, actions, preferences
        self.origin: Row | None = None
        """The row whose thing is held, or whose move is asked for: the answers stand below it."""
        self._zones: dict[str, Zone] = {}
        self._places: dict[str, list[Place]] = {}
        self.sections: list[str] = []
        """The names of all sections but the question, in order."""
        self._tellers: dict[str, Callable[[Row], Told]] = {
            "section": self._tell_section,
            "place": self._tell_place,
            "answer": self._tell_place,
            "setting": self._tell_setting,
            "summary": self._tell_summary,
            "told": self._tell_told,
            "card": self._tell_card,
            "score": self._tell_score,
            "link": self._tell_link,
            "action": self._tell_action,
            "begin": self._tell_begin,
            "move": self._tell_move,
            "log": self._tell_log,
        }
        self.awaited: Callable[[], str] = str
        """The question, or whose move it is, and the key that goes on."""

    @property
    def looks_back(self) -> bool:
        return self._moments.past is not None

    @property
    def view(self) -> TableView:
        return self._moments.shown_view

    @property
    def rows(self) -> Rows:
        """The game's Rows."""
        return self.view.models

    @property
    def language(self) -> str:
        return self._preferences.language

    # ------------------------------------------------------------------ which rows there are

    def lines(self) -> list[Line]:
        self._sort_places()
        viewer = self.rows.viewer
        others = [row.seat for row in self.rows.seats.rows if row.seat != viewer]
        made = [self._now(), self._seat(viewer)]
        made += [Line(section(name), self._place_lines(name)) for name in self._zones if name != REST]
        made += [self._seat(seat) for seat in others]
        if self._places.get(REST):
            made.append(Line(section(REST), self._place_lines(REST)))
        if others:
            made.append(Line(section(SCORE), tuple(Line(Row("score", row.seat)) for row in self.rows.seats.rows)))
        made += [Line(section(LEGAL), tuple(self._legal())), Line(section(LOG), tuple(self._log()))]
        self.sections = [line.key.of for line in made[1:] if isinstance(line.key, Row)]
        return made

    def _sort_places(self) -> None:
        """What lies on the table, part by part."""
        view = self.view
        zones = view.look.zones(self.rows, view.faces)
        part_of: dict[str | Place, str] = {}
        for zone in zones:
            part_of |= dict.fromkeys(zone.kinds, seat_section(zone.seat) if zone.seat is not None else zone.id)
        self._zones = {zone.id: zone for zone in zones if zone.seat is None}
        self._places = {name: [] for name in (*self._zones, REST)}
        silent, ready = {WORD, *view.look.text_kinds.untold}, view.hand.ready()
        for place in view.walk.places():
            if place[0] not in silent and (place in ready or place[0] not in view.look.text_kinds.when_ready):
                part = part_of.get(place) or part_of.get(place[0], REST)
                self._places.setdefault(part, []).append(place)
        for places in self._places.values():  # as they lie there, what belongs together stands apart
            kinds = list(dict.fromkeys(place[0] for place in places))
            places.sort(key=lambda place: kinds.index(place[0]))

    def _now(self) -> Line:
        own = () if self._parent_of_answers() != section(NOW) else tuple(self._answers())
        told = [Line(Row("summary", number)) for number, _ in enumerate(self._summary())]
        return Line(section(NOW), (*told, *own, *(Line(Row("action", name)) for name in self._offered())))

    def _summary(self) -> Sequence[str]:
        """What a turn brought that waits for its player's word."""
        session = self._moments.session
        if self._moments.past is not None or (seat := session.unconfirmed) is None:
            return ()
        last = len(session.match.history)
        return [row.text for row in self.rows.log.rows_of(range(last - len(session.turn_moves(seat)) + 1, last + 1))]

    def _offered(self) -> list[str]:
        """The moves that need no place, and what else can be done now."""
        rows, look, session = self.rows, self.view.look, self._moments.session
        offered = list(offered_actions(self._moments))
        if self._moments.past is not None:
            return offered
        if session.unconfirmed is not None:
            return ["primary", "undo"]
        if not session.human_decides and not session.finished:
            return [*offered, "say_since"]
        found: dict[Move, str] = {}
        for name, move in moves_now(rows).items():
            if rows.why_not(move) is None:
                found.setdefault(move, name)
        for name, prefix in look.beginnings.moves.items():
            if rows.begun(prefix):
                found.setdefault(prefix, name)  # one action is enough for it
        return [*offered, *found.values(), *self._uncovered_by()]

    def _uncovered_by(self) -> Iterator[str]:
        """The actions that show a covered part of the table."""
        for zone in self._zones.values():
            if zone.shown_by and not self._places[zone.id]:
                yield zone.shown_by

    def _parent_of_answers(self) -> Row:
        hand = self.view.hand
        busy = hand.held is not None or hand.asked is not None
        return self.origin if busy and self.origin is not None else section(NOW)

    def _answers(self) -> Iterator[Line]:
        """The targets of the held thing, or the answers to the question; then the other settings."""
        hand = self.view.hand
        yield from (Line(Row("answer", place)) for place in hand.targets())
        if len(settings := hand.settings()) > 1:
            yield from (Line(Row("setting", word)) for word in settings)

    def _seat(self, seat: Seat) -> Line:
        name = seat_section(seat)
        told = [Line(Row("told", number, name)) for number, _ in enumerate(self._board(seat))]
        cards = [Line(Row("card", card, name)) for card in self._cards(seat)]
        return Line(section(name), (*told, *self._place_lines(name), *cards))

    def _cards(self, seat: Seat) -> Iterator[Card]:
        """Of another player, but those that have the row of a place."""
        if seat == self.rows.viewer:
            return
        look = self.view.look
        lie = {look.card_of(place, self.rows) for place in self._places.get(seat_section(seat), ())}
        yield from (card for card in dict.fromkeys(look.seat_cards(seat, self.rows)) if card not in lie)

    def _board(self, seat: Seat) -> list[str]:
        """A player's board, sentence by sentence."""
        view = self.rows.player_view.view
        players = self.rows.session.names
        told = " ".join(self.rows.words.board(view, seat, players, self.language))
        row = self.rows.seats.rows[seat]
        found = sentences(told) or sentences(self.view.look.seat_words(row.seat, self.rows, self.language).words)
        summary = self.section_summary(seat_section(seat))
        return [
            line for line in found if line.removesuffix(".") not in summary and (not summary or summary not in line)
        ]

    def _place_lines(self, name: str) -> tuple[Line, ...]:
        return tuple(self._place(place, name) for place in self._places.get(name, ()))

    def _place(self, place: Place, name: str) -> Line:
        key, look = Row("place", place, name), self.view.look
        links = tuple(Line(Row("link", (place, there))) for there in look.links(place, self.rows))
        return Line(key, (*self._answers(), *links) if key == self._parent_of_answers() else links)

    def _legal(self) -> Iterator[Line]:
        player_view = self.rows.player_view
        if player_view.wide and player_view.legal is not None:
            for word in player_view.legal.next(()):
                key = Row("begin", (word,))
                yield Line(key, tuple(self._answers()) if key == self._parent_of_answers() else ())
        yield from (Line(Row("move", row.move)) for row in self.rows.legal.rows)
        if not player_view.wide and not self.rows.legal.rows:
            yield from (Line(Row("action", name, LEGAL)) for name in self._offered())

    def _log(self) -> Iterator[Line]:
        """The newest first."""
        yield from (Line(Row("log", row.key)) for row in reversed(self.rows.log.rows))

    def row_of(self, place: Place) -> Row:
        """The row of a place of the table."""
        name = next((name for name, places in self._places.items() if place in places), REST)
        return Row("place", place, name)

    def places(self) -> Iterator[Place]:
        """All that have a row."""
        for places in self._places.values():
            yield from places

    # ------------------------------------------------------------------ what they say

    def tell(self, key: Key) -> Told:
        assert isinstance(key, Row)
        return self._tellers[key.kind](key)

    def describe(self, key: Key) -> str:
        """What sighted players get as a preview, and all sentences of a card."""
        assert isinstance(key, Row)
        if key.kind in ("place", "answer"):
            return self.view.hover.words.more(key.of)
        if key.kind == "card":
            return in_sentences(self.view.look.card_lines(key.of, self.rows, self.view.faces))
        if key.kind == "action" and key.of not in moves_now(self.rows):
            return self._actions.help(key.of)
        move = key.of if key.kind == "move" else moves_now(self.rows).get(key.of) if key.kind == "action" else None
        return self.view.hover.words.of_move(move, self.tell(key).sentence) if move is not None else ""

    def title(self, name: str) -> str:
        if name.startswith("seat "):
            seat = int(name.split()[1])
            humans = sum(info.is_human for info in self.rows.session.seats)
            own = seat == self.rows.viewer
            player = self.rows.seats.rows[seat].name
            you = translate("TextTable", "You")
            return (you if humans < 2 else f"{you} ({player})") if own else player
        if name in self._zones:
            return self._zones[name].title
        return {
            NOW: translate("TextTable", "Now"),
            REST: translate("TextTable", "Also on the table") if self._zones else translate("TextTable", "The table"),
            SCORE: translate("TextTable", "Score"),
            LEGAL: translate("TextTable", "Legal moves"),
            LOG: translate("TextTable", "Log"),
        }[name]

    def _tell_section(self, key: Row) -> Told:
        return Told(self.title(key.of), summary=self.section_summary(key.of))

    def section_summary(self, name: str) -> str:
        rows, language = self.rows, self.language
        if name == NOW:
            return self._asked()
        if name.startswith("seat "):
            row = rows.seats.rows[int(name.split()[1])]
            told = self.view.look.seat_words(row.seat, rows, language)
            summary = told.brief or first_sentence(told.words)
            return summary.removeprefix(self._speech.labelled(row.name, "")).removeprefix(f"{row.name}, ")
        if name == SCORE:
            return score_summary(
                [(row.name, row.points) for row in rows.seats.rows], rows.words.speech(language)
            ).removesuffix(".")
        if name == LEGAL:
            return self._legal_summary()
        if name == LOG:
            last = rows.log.rows[-1].text if rows.log.rows else ""
            return self._speech.labelled(translate("TextTable", "last"), first_sentence(last))
        zone = self._zones.get(name)
        if zone is not None and zone.shown_by and not self._places[name]:
            return translate("TextTable", "covered now, shown by “{0}”").format(self._actions.text(zone.shown_by))
        return self._zone_summary(self._places.get(name, []))

    def _legal_summary(self) -> str:
        if self.rows.player_view.wide:
            return translate("TextTable", "word by word")
        if count := len(self.rows.legal.rows):
            return self._speech.text("text.moves", n=count)
        return self._speech.text("text.no_moves")

    def _zone_summary(self, places: Sequence[Place]) -> str:
        if not places:
            return translate("TextTable", "none")
        if len(places) > NAMED:
            return self._speech.text("text.rows", n=len(places))
        return self._speech.join([first_sentence(self._describe(place)) for place in places], "comma")

    @property
    def _speech(self) -> Language:
        return self.rows.words.speech(self.language)

    def _describe(self, place: Place) -> str:
        return self.view.hover.words.describe(place)

    def _asked(self) -> str:
        """The question of the game or the hand, or the moment of the past that is shown."""
        return self.awaited() if self._moments.past is None else self._moments.past_words()

    def _tell_place(self, key: Row) -> Told:
        return self.view.hover.words.told(key.of)

    def _tell_setting(self, key: Row) -> Told:
        hand, look = self.view.hand, self.view.look
        assert hand.held is not None
        words = capital(look.setting_words(key.of, hand.held, self.rows, self.language))
        chosen = key.of == hand.setting
        return Told(f"{words}.", translate("TextTable", "As it is now.") if chosen else "")

    def _tell_summary(self, key: Row) -> Told:
        return Told(self._summary()[key.of])

    def _tell_told(self, key: Row) -> Told:
        return Told(self._board(int(key.section.split()[1]))[key.of])

    def _tell_card(self, key: Row) -> Told:
        kind, card = key.of
        return Told(in_sentences([capital(self.view.faces.name(kind, card, short=False))]))

    def _tell_score(self, key: Row) -> Told:
        row = self.rows.seats.rows[key.of]
        return Told(score_summary([(row.name, row.points)], self.rows.words.speech(self.language)))

    def _tell_link(self, key: Row) -> Told:
        return Told(in_sentences([translate("TextTable", "To {0}").format(first_sentence(self._describe(key.of[1])))]))

    def _tell_action(self, key: Row) -> Told:
        move = moves_now(self.rows).get(key.of)
        if move is not None and move in self.rows.player_view.moves and self._moments.session.unconfirmed is None:
            return self._told_move(move)
        text = self._actions[key.of].text().rstrip(".…")
        return Told(f"{text}.")

    def _tell_begin(self, key: Row) -> Told:
        return Told(f"{self.rows.words.move(key.of, self.language).rstrip('.…')} …")

    def _tell_move(self, key: Row) -> Told:
        return self._told_move(key.of)

    def _told_move(self, move: Move) -> Told:
        view = self.view
        text, preview = in_sentences([self.rows.legal.text(move)]), view.hand.preview_of_move(move)
        if preview is None:
            return Told(text)
        return Told(text, in_sentences(view.hover.words.brings(preview, text)))

    def _tell_log(self, key: Row) -> Told:
        row = self.rows.log.row(key.of)
        return Told(row.text if row is not None else "")
