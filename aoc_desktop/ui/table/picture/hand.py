"""The hand: the held thing, the question, and the possible targets. Dragging, clicks and keys all end here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview, common_beginning, common_preview
from aoc_desktop.ui.table.picture.draw_context import Lights

WORD = "word"
TURN = "turn"
"""Places where a click changes the setting, by so many steps."""
"""The kind of places that stand for a word of a move and lie nowhere on the table: each has a button."""


class Meaning(NamedTuple):
    """The meaning of a click or drop: its moves (several leave a choice), or why it is not possible."""

    moves: tuple[Move, ...] = ()
    reason: Reason | None = None
    before: tuple[Move, ...] = ()
    """The moves to play first, in order: the way to a distant place."""

    @property
    def move(self) -> Move | None:
        return self.moves[0] if len(self.moves) == 1 else None


class Hand(QObject):
    """Holds a piece, knows its targets, plays the move. It asks the rows which moves are legal."""

    changed = Signal()
    """The held thing, the question or the lit places have changed."""
    refused = Signal(object)
    """A player tried an illegal move: the Reason."""

    def __init__(self, rows: Rows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = rows
        self.held: Place | None = None
        self._could_go = False
        """Whether the held thing had a target when it was taken up."""
        self.setting = ""
        """The word of the move that is set in the hand: how a tile is turned, how many are taken; empty: none is."""
        self.asked: Move | None = None
        """The beginning of a move whose next word is asked for."""
        self._among: tuple[Move, ...] = ()
        """The moves that the answers so far leave, while a word is asked for."""
        self.advised: Place | None = None
        """What a hint points at: it shines while the pointer is elsewhere."""
        self._previews: dict[Move, Preview] = {}
        rows.changed.connect(self._look_again)

    @property
    def question(self) -> Move | None:
        """The beginning of the move that is asked for: by the hand, or by the rules."""
        if self.asked is not None:
            return self.asked
        return next((prefix for prefix in self.rows.questions() if self.rows.player_view.can(*prefix)), None)

    def targets(self) -> dict[Place, list[Move]]:
        """The places that can be used now, each with its moves."""
        if self.held is not None:
            return self._as_asked(self._as_set(self.rows.gesture_index.targets(self.held)))
        if self.asked is not None:
            return self.rows.choices(self.asked, self._among)
        question = self.question
        return self.rows.choices(question) if question is not None else {}

    def words(self) -> dict[Place, list[Move]]:
        """The answers to the question that have no place on the table."""
        return {place: moves for place, moves in self.targets().items() if place[0] == WORD}

    def ready(self) -> frozenset[Place]:
        """What may be taken up or clicked now."""
        return self.rows.gesture_index.sources

    def lights(self, target: Place | None = None) -> Lights:
        lit = self.targets()
        busy = self.held is not None or self.question is not None
        shown = target if target in lit or self._means(target, busy) else None
        if shown is None and (self.advised in lit or not busy):
            shown = self.advised
        asked = self.rows.begun_at(self.asked).about if self.asked is not None else None
        meant = self.preview_of_move(next(iter(lit.values()))[0]) if asked is not None and lit else None
        return Lights(frozenset(lit), shown, self.held, asked, meant, self.ready(), busy, self.setting, target)

    def _means(self, target: Place | None, busy: bool) -> bool:
        """Whether something is done there that is not lit: by a click, or at the end of a way."""
        if self.held is not None:
            return target is not None and self.rows.route(self.held, target) is not None
        return not busy and bool(self.meaning(target).moves)

    # ------------------------------------------------------------------ the word that is set in the hand

    def settings(self) -> list[str]:
        """The words among which the hand sets one, in the order in which the rows list them."""
        setting = self.rows.setting(self.held) if self.held is not None else None
        if self.held is None or setting is None:
            return []
        moves = (move for moves in self.rows.gesture_index.targets(self.held).values() for move in moves)
        return setting.order(list(dict.fromkeys(move[setting.word] for move in moves if len(move) > setting.word)))

    def turn(self, steps: int) -> bool:
        """Choose the next setting, or the one before; False without a choice."""
        words = self.settings()
        if len(words) < 2:
            return False
        here = words.index(self.setting) if self.setting in words else 0
        return self._set(words[(here + steps) % len(words)])

    def set_to(self, digit: int) -> bool:
        """Set by a digit: choose the word that is this number, else the one at this place; False if there is none."""
        words = self.settings()
        if str(digit) in words:
            return self._set(str(digit))
        return 0 < digit <= len(words) and len(words) > 1 and self._set(words[digit - 1])

    def set_word(self, word: str) -> bool:
        """Set to this word, one of `settings`."""
        return word in self.settings() and self._set(word)

    def set_second(self) -> bool:
        """With Shift: not as it is taken up, but as comes next (all but one, where a number is set)."""
        words = self.settings()
        return len(words) > 1 and self._set(words[1])

    def _set(self, word: str) -> bool:
        if word != self.setting:
            self.setting = word
            self.changed.emit()
        return True

    def _as_set(self, ways: dict[Place, list[Move]]) -> dict[Place, list[Move]]:
        """Only the moves with the word as it is set."""
        setting = self.rows.setting(self.held) if self.held is not None else None
        if setting is None or not self.setting:
            return ways
        found = {put: setting.chosen(moves, setting.word, self.setting) for put, moves in ways.items()}
        return {put: moves for put, moves in found.items() if moves}

    def _as_asked(self, ways: dict[Place, list[Move]]) -> dict[Place, list[Move]]:
        """While a word is asked for, count only the remaining moves of the held thing."""
        if self.asked is None:
            return ways
        found = {put: [move for move in moves if move in self._among] for put, moves in ways.items()}
        return {put: moves for put, moves in found.items() if moves}

    # ------------------------------------------------------------------ what would happen

    def meaning(self, place: Place | None) -> Meaning:
        if place is None:
            return Meaning(reason=self._elsewhere(self.held) if self.held is not None else None)
        found = self.targets().get(place)
        if found:
            return Meaning(tuple(found))
        if self.held is not None:
            if (route := self.rows.route(self.held, place)) is None:
                return self._held_meaning(self.held, place)
            *steps, last = route.moves
            return Meaning((last,), before=tuple(steps))
        moves, wish = self.rows.direct(place)
        if moves or wish is None:
            return Meaning(tuple(moves))
        return Meaning(reason=self.rows.session.why_not(wish))

    def _held_meaning(self, held: Place, place: Place) -> Meaning:
        """Why the held thing cannot be put here."""
        if place == held:
            return Meaning()
        move = self._as_meant(self.rows.wish(held, place), held)
        reason = self.rows.session.why_not(move) if move is not None else None
        if reason is None and self.rows.gesture_index.targets(held).get(place):
            reason = Reason("set_otherwise")
        return Meaning(reason=reason or self._elsewhere(held))

    def _as_meant(self, move: Move | None, held: Place) -> Move | None:
        """The move that the player means, with the chosen setting in it."""
        setting = self.rows.setting(held)
        if move is None or setting is None or not self.setting or setting.word >= len(move):
            return move
        index = setting.word
        if self.setting.isdecimal() and not move[index].isdecimal():  # a move of it that has no number
            return move
        return (*move[:index], self.setting, *move[index + 1 :])

    def _elsewhere(self, held: Place) -> Reason | None:
        """Why the held thing cannot go on this place: it has no target now, or belongs elsewhere."""
        found = self.rows.gesture_index.targets(held)
        if set(found) == {
            held
        }:  # a thing that the question put into the hand was not taken up, and is not moved elsewhere
            return None if held == self.rows.in_hand() else Reason("chosen_there")
        reason = self.rows.why_stays(held, held=True) if not found else None
        return reason or self.rows.goes(held)

    def of_card(self, place: Place | None) -> tuple[Move, ...]:
        """What a card under an empty hand is good for, the main thing first."""
        if (
            place is None
            or place[0] not in self.rows.handling.cards
            or self.held is not None
            or self.question is not None
        ):
            return ()
        ways = self.rows.gesture_index.targets(place).values()
        second = self.rows.handling.second
        return tuple(sorted(dict.fromkeys(move for way in ways for move in way), key=lambda move: move[0] in second))

    def preview(self, place: Place | None) -> Preview | None:
        """The preview of a click or drop here; if it leaves a choice, the common part."""
        meaning = self.meaning(place)
        moves = meaning.moves
        if meaning.before and self.held is not None and place is not None:
            route = self.rows.route(self.held, place)
            return route.preview() if route is not None else None
        if not moves and (cards := self.of_card(place)):
            return self.preview_of_move(cards[0])
        found = [preview for move in moves if (preview := self.preview_of_move(move)) is not None]
        return common_preview(found) if len(found) > 1 else found[0] if found else None

    def preview_of_move(self, move: Move) -> Preview | None:
        """Worked out once while the table stays as it is: the mouse asks again at every step."""
        player_view = self.rows.player_view
        known = (
            move in player_view.moves
            if not player_view.wide or player_view.legal is None
            else move in player_view.legal
        )
        if move not in self._previews and known:
            self._previews[move] = self.rows.preview_of(move)
        return self._previews.get(move)

    def forget_previews(self) -> None:
        """They are told in another language now."""
        self._previews.clear()

    def why_not_take(self, place: Place) -> Reason | None:
        """Why the player cannot take this up now; None if they can, or would not try."""
        return None if place in self.ready() else self.rows.why_stays(place, self.asked)

    # ------------------------------------------------------------------ doing

    def hold(self, place: Place) -> None:
        if self.asked is not None and place not in self.targets():
            self.asked = None
        if self.setting not in self.settings()[:1]:  # it was changed
            self._keep()
        self.held, self.setting = place, ""
        self._could_go = bool(self.targets())
        words = self.settings()
        self.setting = words[0] if words else ""
        self.changed.emit()

    def advise(self, move: Move | None) -> None:
        """Let the place where a move begins shine; None: no place."""
        place = self.rows.advised_place(move) if move is not None else None
        self.advised = place if place is not None and place[0] else None
        self.changed.emit()

    def cancel(self) -> bool:
        """Put back the held thing and drop the question; False if there was neither."""
        if self.held is None and self.asked is None:
            return False
        self.held = self.asked = None
        self.setting = ""
        self.changed.emit()
        return True

    def do(self, place: Place) -> bool:
        """Put the held thing here, or click here; False if that has no meaning or is illegal."""
        meaning = self.meaning(place)
        if meaning.moves and (kept := self._keep()) is not None:
            return self._go_on(kept)
        if meaning.move is not None and meaning.before:
            return all(self.play(move) for move in (*meaning.before, meaning.move))
        if meaning.move is not None and self._is_whole(meaning.move):
            return self.play(meaning.move)
        if meaning.moves:
            self.ask(meaning.moves)
            return True
        if meaning.reason is not None:
            self.refused.emit(meaning.reason)
        return False

    def _go_on(self, moves: Sequence[Move]) -> bool:
        """Of several things that are set: play all of them, or take up the next."""
        self.held, self.setting = None, ""
        for move in moves:
            if self.rows.session.why_not(move) is None:  # the last of them may follow by themselves
                self.play(move)
        if not moves:
            self.take_up()
        return True

    def _is_whole(self, move: Move) -> bool:
        """False where the words so far may only begin a move, in games with too many moves to list."""
        player_view = self.rows.player_view
        return not player_view.wide or player_view.legal is None or move in player_view.legal

    def drop(self, place: Place | None) -> bool:
        """Let go of the held thing: put it here, or return it with the reason. False if it goes back."""
        meaning = self.meaning(place)
        if place is not None and meaning.moves:
            return self.do(place)
        self.cancel()  # first, for the word is to stay
        if meaning.reason is not None:
            self.refused.emit(meaning.reason)
        return False

    def click(self, place: Place) -> None:
        """Card, then target; a target alone where that says enough."""
        if place[0] == TURN:
            self.turn(int(place[1]))
        elif self.held == place:
            self._click_again(place)
        elif self.meaning(place).moves:
            self.do(place)
        elif place in self.ready() and place[0] in self.rows.handling.holdable:
            self.hold(place)
            if (target := self._goes_by_itself(place)) is not None:
                self.do(target)
        elif self.held is None and (reason := self.why_not_take(place)) is not None:
            self.refused.emit(reason)
        else:
            self.do(place)

    def nothing_at(self, place: Place) -> bool:
        """Whether a click here would neither do anything nor be refused."""
        takes = place in self.ready() or self.held == place or self.why_not_take(place) is not None
        return not takes and self.meaning(place) == Meaning()

    def _goes_by_itself(self, place: Place) -> Place | None:
        """The one place where a click sends this thing, because that can be taken back."""
        found = self.targets() if place[0] in self.rows.handling.at_once else {}
        moves = next(iter(found.values())) if len(found) == 1 else []
        safe = len(moves) == 1 and self._is_whole(moves[0]) and not self.rows.session.reveals(moves[0])
        return next(iter(found)) if safe else None

    def _click_again(self, place: Place) -> None:
        """What can go to one place alone goes there where the game says so; everything else is put back."""
        found = self.targets()
        if place[0] in self.rows.handling.by_itself and len(found) == 1:
            self.do(next(iter(found)))
        else:
            self.cancel()

    def _keep(self) -> Sequence[Move] | None:
        """Note how the held thing is set, where that counts after it was put back; None: it does not."""
        setting = self.rows.setting(self.held) if self.held is not None else None
        return setting.keep(self.setting) if setting is not None and setting.keep is not None and self.setting else None

    def ask(self, moves: Sequence[Move]) -> None:
        """For the next word of these moves, which begin alike."""
        self.held, self.setting = None, ""
        self._among = tuple(moves)
        self.asked = common_beginning(moves) if not self.rows.player_view.wide else moves[0]
        self.changed.emit()

    def take_up(self) -> None:
        """Hold the thing that the game puts into the hand, unless the hand holds another."""
        place = self.rows.in_hand()
        if place is not None and self.held is None and self.asked is None and place in self.ready():
            self.hold(place)

    def begin(self, prefix: Move) -> None:
        """An action: the only move that begins like this is played if it is whole; otherwise its next word is asked."""
        moves = self.rows.begun(prefix)
        if self.rows.player_view.wide and self.rows.player_view.can(*prefix):
            moves = [prefix]
        if prefix in moves and self._is_whole(prefix):
            self.play(prefix)
        elif moves:
            self.ask(moves)
        elif (reason := self.rows.why_not_begin(prefix)) is not None:
            self.refused.emit(reason)

    def play(self, move: Move) -> bool:
        """Play a move; False if it is illegal, or its player declined to confirm it."""
        self.held = self.asked = None
        self.setting = ""
        try:
            played = self.rows.session.play(move)
        except IllegalMove as error:
            self.changed.emit()
            self.refused.emit(error.reason)
            return False
        if not played:
            self.changed.emit()
        return played

    def _look_again(self, _turns: object) -> None:
        """After any change: the held thing must still be there and, if it had a target, still have one (a turn may be
        over); the question must still have an answer."""
        self._previews.clear()
        if self.held is not None:
            stuck = self._could_go and not self.rows.gesture_index.targets(self.held)
            if stuck or not self.rows.is_there(self.held):
                self.held, self.setting = None, ""
        if self.asked is not None:
            self._among = tuple(move for move in self._among if self.rows.player_view.can(*move))
            if not self._among or not self.rows.player_view.can(*self.asked):
                self.asked = None
