"""Typed commands: moves in the record's notation or in the user's words, and a few words beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import combining, normalize

from PySide6.QtCore import QCoreApplication

from aoc_desktop.kernel.game import Legal, Move
from aoc_desktop.kernel.notation import text_of
from aoc_desktop.text.language import first_sentence
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.game_actions import moves_now
from aoc_desktop.ui.table.page.log_tools import LogLinks
from aoc_desktop.ui.table.text.speech_commands import SpeechCommands
from aoc_desktop.ui.table.text.text_rows import NOW, Row, section

if TYPE_CHECKING:
    from aoc_desktop.ui.table.text.text_rows import TextRows

translate = QCoreApplication.translate
MOST = 12
"""So many are offered at a time."""
NAMED = ("undo", "redo")
"""Actions whose own words name what they do now: "Undo: Hunt"."""


class Command(NamedTuple):
    """A command that the user may type."""

    text: str
    """As it is written in full."""
    told: str = ""
    """What comes of it; or, if it cannot be run, why."""
    run: Callable[[], object] | None = None
    """None: it cannot be run now."""
    goes_on: bool = False
    """More words follow: to run it is to write it."""


@lru_cache(maxsize=4096)
def plain(text: str) -> tuple[str, ...]:
    """The words of a text without accents, capitals and signs, as users type them."""
    letters = (sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return tuple("".join(sign if sign.isalnum() else " " for sign in letters).split())


def fits(typed: Sequence[str], words: Sequence[str]) -> int:
    """How well typed words fit: 0 word for word, 1 as beginnings in order from the first, 2 the same with gaps; 3: not
    at all."""
    if tuple(typed) == tuple(words):
        return 0
    if len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False)):
        return 1
    left = iter(words)
    return 2 if all(any(word.startswith(part) for word in left) for part in typed) else 3


class Commands:
    """What can be typed at this table now."""

    def __init__(
        self, desk: Desk, rows: TextRows, speech: SpeechCommands, log_links: LogLinks, go_to: Callable[[Row], object]
    ) -> None:
        self._desk, self._rows, self._speech, self._log_links, self._go_to = desk, rows, speech, log_links, go_to

    def matching(self, typed: str) -> list[Command]:
        """What begins like this, the best first; what cannot be run comes last."""
        words = plain(typed)
        if not words:
            return []
        found: list[tuple[int, Command]] = []
        for forms, command in (*self._moves(words), *self._words(words)):
            grade = min(fits(words, plain(form)) for form in forms)
            if grade < 3:
                best = min(forms, key=lambda form: fits(words, plain(form)))
                found.append((grade, command._replace(text=best)))
        found.sort(key=lambda pair: pair[0])
        listed = [command for _, command in found]
        refused = list(self._refused(words, {command.text for command in listed}))
        return (listed + refused)[:MOST] or self._unknown(typed)

    # ------------------------------------------------------------------ moves

    def _moves(self, words: Sequence[str]) -> Iterator[tuple[tuple[str, ...], Command]]:
        player_view = self._rows.rows.player_view
        if self._rows.looks_back:
            return
        if player_view.wide and player_view.legal is not None:
            yield from self._word_by_word(player_view.legal, words)
            return
        for move in player_view.moves:
            told = self._rows.rows.legal.text(move)
            yield self._forms(move), Command("", told, partial(self._desk.move_chosen.emit, move))

    def _forms(self, move: Move) -> tuple[str, ...]:
        """In the record's notation, and in the language spoken."""
        spoken = " ".join(self._rows.rows.words.move(move, self._rows.language).replace(":", " ").split())
        return text_of(move), spoken

    def _word_by_word(self, legal: Legal, words: Sequence[str]) -> Iterator[tuple[tuple[str, ...], Command]]:
        """Where moves are too many to be listed: the words that may follow those that are whole."""
        prefix: Move = ()
        rest = list(words)
        while rest:
            size, word = self._whole_word(legal, prefix, rest)
            if not size:
                break
            prefix, rest = (*prefix, word), rest[size:]
        if prefix and prefix in legal:
            yield (text_of(prefix),), self._part(legal, prefix)
        for word in legal.next(prefix):
            yield (
                (text_of((*prefix, word)), f"{text_of(prefix)} {self._name(word)}".strip()),
                self._part(legal, (*prefix, word)),
            )

    def _whole_word(self, legal: Legal, prefix: Move, words: Sequence[str]) -> tuple[int, str]:
        """How many of the typed words are one word of a move, and which; 0: the first is not whole yet."""
        for word in legal.next(prefix):
            for form in (word, self._name(word)):
                size = len(plain(form))
                if size and tuple(words[:size]) == plain(form):
                    return size, word
        return 0, ""

    def _name(self, word: str) -> str:
        names = self._rows.rows.words.speech(self._rows.language).names
        kind = names.kind_of(word)
        return str(names.name(kind, word).display) if kind else word

    def _part(self, legal: Legal, move: Move) -> Command:
        told = str(self._rows.rows.words.move(move, self._rows.language))
        if move in legal:
            return Command("", told, partial(self._desk.move_chosen.emit, move))
        return Command("", told, lambda: None, goes_on=True)

    def _refused(self, words: Sequence[str], known: set[str]) -> Iterator[Command]:
        """Illegal moves that the typed words could mean, with the reason."""
        rows, view = self._rows.rows, self._rows.view
        meant: dict[Move, None] = {}
        for place in self._rows.places():
            _, wish = rows.direct(place)
            if wish is not None:
                meant.setdefault(wish)
        for move in (*meant, *moves_now(rows).values()):
            text = text_of(move)
            if text in known or min(fits(words, plain(form)) for form in self._forms(move)) > 1:
                continue
            reason = rows.session.why_not(move)
            if reason is not None:
                yield Command(text, view.say(reason))

    def _unknown(self, typed: str) -> list[Command]:
        """No command begins like this: the reason, from the rules."""
        move = tuple(typed.casefold().split())
        reason = self._rows.rows.session.why_not(move)
        return [Command(typed.strip(), self._rows.view.say(reason))] if reason is not None else []

    # ------------------------------------------------------------------ words beside moves

    def _words(self, words: Sequence[str]) -> Iterator[tuple[tuple[str, ...], Command]]:
        actions = self._desk.actions
        simple = {
            ("undo", translate("TextTable", "undo")): "undo",
            ("redo", translate("TextTable", "redo")): "redo",
            ("hint", translate("TextTable", "hint")): "hint",
            ("save", translate("TextTable", "save")): "save_game_as",
            ("help", translate("TextTable", "help")): "rules",
        }
        for forms, name in simple.items():
            action, reason = actions[name], actions.reason(name)
            told = action.text() if name in NAMED else actions.help(name)
            yield forms, Command("", reason or told, action.trigger if not reason else None)
        why = ("why", translate("TextTable", "why"))
        yield why, Command("", actions.help("why"), self._why)
        yield from self._say_words()
        go = ("go", translate("TextTable", "go"))
        if any(fits(words[:1], plain(form)) < 2 for form in go):
            yield from self._go_words(go)

    def _say_words(self) -> Iterator[tuple[tuple[str, ...], Command]]:
        rows, saying = self._rows.rows, self._speech
        verbs = ("say", translate("TextTable", "say"))
        for row in rows.seats.rows:
            names = [row.name]
            if row.seat == rows.viewer:
                names += ["you", translate("TextTable", "you")]
            told = translate("TextTable", "How {0} stands").format(row.name)
            yield _pairs(verbs, reversed(names)), Command("", told, partial(saying.seat, row.seat))
        last = ("last move", translate("TextTable", "last move"))
        yield _pairs(verbs, last), Command("", self._desk.actions.text("say_last_move"), saying.last_move)
        asked = ("asked", translate("TextTable", "asked"))
        yield _pairs(verbs, asked), Command("", self._desk.actions.text("say_asked"), saying.asked)

    def _go_words(self, verbs: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Command]]:
        for name in (NOW, *self._rows.sections):
            title, told = self._rows.title(name), self._rows.section_summary(name)
            yield _pairs(verbs, (title,)), Command("", told, partial(self._go_to, section(name)))
        for place in self._rows.places():
            told = self._rows.view.hover.words.describe(place)
            called = first_sentence(told).split(":")[0], place[1] or place[0]
            more = told if told != called[0] else ""  # the name alone is in the command
            row = self._rows.row_of(place)
            yield _pairs(verbs, filter(None, called)), Command("", more, partial(self._go_to, row))

    def _why(self) -> None:
        """The cards and rules behind the last line of the log."""
        lines = self._rows.rows.log
        self._log_links.explain(lines.index(len(lines.rows) - 1))


def _pairs(verbs: Iterable[str], names: Iterable[str]) -> tuple[str, ...]:
    names = tuple(names)
    return tuple(f"{verb} {name}" for verb in dict.fromkeys(verbs) for name in names)
