"""A game's Words: the sentences that log, legal list and prompts ask it for, and those of the line under the top bar
that all games share. Each game gives one, in the registry."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, final

from aoc_desktop.games import game_named
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Because, Moment, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.hints import brought_texts, turn_amounts
from aoc_desktop.text.language import DEFAULT, Language, capital, load_language

Card = tuple[str, str]
"""Kind and id."""
PRICE = re.compile(r"[\s\u202f]*: ([+−][^:]*|\d+)$")
"""What a move gives or costs, where its sentence ends with it."""


class Words:
    """What a game says of its moves and events; a game overrides what it says in its own way."""

    game: str
    terms: tuple[Card, ...] = ()
    """Words that have a sign on the cards; to be looked for in any sentence."""

    @final
    def speech(self, language: str) -> Language:
        return load_language(language, self.game)

    silent: frozenset[str] = frozenset()
    """First words of moves that only close a step: reports of a turn leave them out."""
    summed: tuple[str, ...] = ()
    """The things that the sum of a turn tells of, as `Game.changes` names them, in order; empty: all that have
    words."""

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """A move in words; numbers and gains are told as far as `facts` hold them. A game that tells its moves by the
        position finds it in `facts` as "state", and the moving seat as "seat"."""
        return named_words(self.speech(language), move)

    def short_move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """A move without what it costs and gives, as Undo names it; with the position among the facts, by its cards."""
        return PRICE.sub("", self.move(move, language, facts))

    def turn(
        self, moves: Sequence[Move], language: str, state: Any = None, seat: Seat = 0, played: bool = False
    ) -> str:
        """The moves of a turn that are worth a word, the same ones counted, in one line; with the position in which the
        turn begins, in its words. `played`: it was played there, not only planned."""
        counted = self._counted(self._told(moves, language, state, seat, played), language)
        told = self.speech(language).join(counted, "comma")
        return told or (self.move(moves[-1], language) if moves else "")

    def in_turn(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """A move where all those of a turn are told; empty: it is not worth a word there."""
        return "" if move[0] in self.silent else self.short_move(move, language, facts)

    def _told(self, moves: Sequence[Move], language: str, state: Any, seat: Seat, played: bool = False) -> list[str]:
        """Each move of a turn in words, empty if it is not worth any."""
        facts = self._facts(moves, state, seat, played)
        return [self.in_turn(move, language, known) for move, known in zip(moves, facts, strict=True)]

    def _counted(self, told: Iterable[str], language: str) -> list[str]:
        """Each text once, with its number where it was said several times."""
        speech = self.speech(language)
        counts = Counter(filter(None, told))
        return [text if n == 1 else speech.text("hint.times", n=n, move=text) for text, n in counts.items()]

    def _facts(self, moves: Sequence[Move], state: Any, seat: Seat, played: bool) -> Iterator[dict[str, object]]:
        """The position before each move of a line, as long as nothing in it was hidden when it was planned."""
        game = game_named(self.game)
        state = None if state is None else game.copy(state)
        for move in moves:
            known = state is not None and seat in game.deciders(state) and move in game.legal(state, seat)
            yield {"state": state, "seat": seat} if known else {}
            log: list[Event] = []
            if known:
                game.apply(state, seat, move, log)
            if not known or (not played and any(event.reveals for event in log)):
                state = None

    @final
    def because(self, reasons: Sequence[Because], language: str) -> str:
        """Why a planner advises a line, in one sentence; empty where it gives no reason."""
        speech = self.speech(language)
        texts = [speech.text(f"advice.{reason.code}", **reason.params) for reason in reasons]
        return speech.sentence("hint.because", reasons=texts) if texts else ""

    @final
    def why(self, moves: Sequence[Move], events: Iterable[Event], seat: Seat, language: str, state: Any = None) -> str:
        """Why the first of these moves is good: what follows it in its turn, and what that turn brings the seat."""
        speech = self.speech(language)
        following = self._counted(self._told(moves, language, state, seat)[1:], language)
        reading, told_as = game_named(self.game).changes, partial(self.change, language)
        brought = brought_texts(tuple(events), seat, reading, self.summed, told_as, speech)
        told = [speech.sentence("hint.then", moves=following)] if following else []
        told += [speech.sentence("hint.turn", changes=brought)] if brought else []
        return " ".join(told) or speech.sentence("hint.later")

    def table(self, record: Record, language: str) -> list[str]:
        """What a record sets on the table, in a few words each."""
        speech = self.speech(language)
        variants = [str(speech.names["variant"][variant].display) for variant in record.variants]
        return [speech.text("solo.table", players=record.players), *variants]

    def cards_of_move(self, move: Move, language: str, played: bool = False) -> Sequence[Card]:
        """The cards that a move is about; of one that was `played`, without what it might have offered."""
        return self.named(move[1:], language)

    @final
    def named(self, words: Iterable[str], language: str = DEFAULT) -> list[Card]:
        """The cards among these words, each once: kind and id."""
        names = self.speech(language).names
        found = [(kind, word) for word in words for kind in names.card_kinds if names.knows(kind, word)]
        return list({word: (kind, word) for kind, word in reversed(found)}.values())[::-1]

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: Any = None
    ) -> list[tuple[str, list[Event]]]:
        """The lines for the events of one or several moves, each with the events that it tells of. `state` may be of
        any later moment; read only what never changes from it: the card set and the seats' peoples."""
        return []

    def goes_on(self, before: Sequence[Event], events: Sequence[Event]) -> bool:
        """Whether what a move brought is told in one breath with what the moves before it brought."""
        return False

    def seat_of_line(self, events: Sequence[Event]) -> Seat | None:
        """Whose line it is that tells of these events; None: everybody's."""
        return events[0].seat

    def question(self, view: Any, seat: Seat, players: Sequence[str], language: str) -> str:
        """What the seat that decides is asked now, as its own view tells it."""
        return self.speech(language).sentence("bar.your_turn")

    def waiting(self, view: Any, seat: Seat, players: Sequence[str], language: str) -> str:
        """Another seat decides, or chance; `view` is the view of the waiting player."""
        speech = self.speech(language)
        return speech.sentence("prompt.chance" if seat == CHANCE else "prompt.waiting", player=players[seat])

    def board(self, view: Any, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        """A player's board, a sentence for each part, for listeners. `view` is the listener's."""
        return []

    def middle(self, view: Any, players: Sequence[str], language: str) -> list[str]:
        """The middle of the table, a sentence for each part."""
        return []

    @final
    def round(self, moment: Moment, language: str) -> str:
        """Which round this is; a game that has eras or turns instead says `bar.round` in its own words."""
        key = "bar.round" if moment.rounds else "bar.round_short"
        return self.speech(language).text(key, round=moment.round, rounds=moment.rounds)

    @final
    def round_short(self, number: int, language: str) -> str:
        """ "Round 2"."""
        return self.speech(language).text("bar.round_short", round=number)

    @final
    def round_mark(self, number: int, language: str) -> str:
        """ "R2", where room is short."""
        return self.speech(language).text("bar.round_mark", round=number)

    @final
    def step(self, step: str, language: str) -> str:
        """The name of a step that a Moment tells of."""
        names = self.speech(language).names
        return names.name("phase" if names.knows("phase", step) else "step", step).short

    @final
    def turn_changes(self, events: Iterable[Event], seat: Seat, language: str) -> str:
        """What a turn changed for its player: "+3 points, −4 coins"; without that, the cards it was about."""
        speech, events = self.speech(language), list(events)
        amounts = turn_amounts(events, seat, game_named(self.game).changes, self.summed)
        texts = [text for what, amount in amounts if (text := self.change(language, what, amount))]
        texts = texts or [
            speech.names.name(*card).display for card in self.named(self._words_of(events, seat), language)
        ]
        return speech.join(texts, "comma") or speech.text("prompt.nothing")

    @staticmethod
    def _words_of(events: Iterable[Event], seat: Seat) -> Iterator[str]:
        """The words of a seat's turn, up to its end."""
        for event in events:
            if event.kind == "turn_ends":
                return
            if event.seat == seat:
                yield from event.words

    def change(self, language: str, what: str, amount: int) -> str:
        """An amount that has come or gone: "+3 gold"; empty where the game has no word for it."""
        return change_text(self.speech(language), what, amount)

    def beginning(self, record: Record, state: Any, players: Sequence[str], language: str) -> str:
        """What the log opens with."""
        return self.speech(language).sentence("log.game_begins", player=players[0])

    def first_events(self, state: Any) -> Sequence[Event]:
        """What no event tells of before the first move: the first round, where it has begun."""
        return ()

    @final
    def forced(self, why: str, move: Move, language: str) -> str:
        """Before what came of a move that a person did not have to decide: "only_choice", or "any_order" would do."""
        return self.speech(language).sentence(f"log.{why}", move=self.move(move, language))

    def cards_of_events(self, events: Sequence[Event]) -> tuple[Card, ...]:
        """The cards that a line of these events speaks of."""
        told = [card for event in events for card in self.named(event.words)]
        causes = [(event.cause.kind, event.cause.id) for event in events if event.cause is not None]
        return tuple(dict.fromkeys(card for card in (*told, *causes) if card[0] != "rule"))

    def rules_of_events(self, events: Sequence[Event]) -> Sequence[Card]:
        """The rules that are at work in a line, each once."""
        causes = [event.cause for event in events if event.cause is not None and event.cause.kind == "rule"]
        return list(dict.fromkeys(("rule", cause.id) for cause in causes))


def named_words(speech: Language, move: Move) -> str:
    """A move by the names of its words, where no better sentence exists: "Build: Theatre, b4"."""
    said = [_named(speech, word) for word in move[1:]]
    verb = next((kind for kind in ("action", "word") if speech.names.knows(kind, move[0])), "")
    name = speech.names.name(verb, move[0]).display
    return speech.labelled(name, speech.join(said, "comma")) if said else name


def _named(speech: Language, word: str) -> str:
    """The name of a card, place or other word of a move; a number or a square is said as it is written."""
    kind = "" if word.isdecimal() else speech.names.kind_of(word)
    return speech.names.name(kind, word).display if kind else word


def change_text(speech: Language, what: str, amount: int) -> str:
    """ "+3 gold", "−2 tokens"; empty where the game has no word for what changes."""
    if not amount or not speech.has(f"amount.{what}"):
        return ""
    sign = "gain" if amount > 0 else "loss" if speech.has("change.loss") else "lose"
    return speech.text(f"change.{sign}", amount=speech.text(f"amount.{what}", n=abs(amount)))


# The line under the top bar, as any game words it: a turn is over, a seat is waited for, a seat has won.


def confirm_prompt(summary: str, speech: Language, breathes: bool) -> str:
    """The turn is over and waits for its player's word, or ends by itself; `summary`: what it brought."""
    return speech.sentence("prompt.breath" if breathes else "prompt.confirm", summary=summary)


def next_prompt(player: str, language: str) -> str:
    """Step by step: an AI seat waits to be asked to play."""
    return load_language(language).sentence("prompt.waiting_step", player=player)


def result_prompt(
    ranking: Sequence[Sequence[int]], points: Sequence[int], players: Sequence[str], language: str
) -> str:
    """The game is over: who won."""
    speech = load_language(language)
    best = ranking[0]
    if len(players) == 1:
        return speech.sentence("prompt.solo_score", n=points[0])
    if len(best) > 1:
        names = [players[seat] for seat in best]
        return capital(speech.text("prompt.shared", players=names, n=points[best[0]]))
    return speech.sentence("prompt.won", player=players[best[0]], n=points[best[0]])
