"""The Rows of Age of Civilization: its models, and what its gestures mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.table.rows import gestures as meant
from aoc_desktop.games.age_of_civilization.table.rows.boards import Board, offer_moves
from aoc_desktop.games.age_of_civilization.table.rows.markets import (
    CivilizationRow,
    SpecialRow,
    WonderRow,
    hand_rows,
    market_rows,
    pack_rows,
    special_rows,
    wonder_rows,
)
from aoc_desktop.games.age_of_civilization.table.rows.preview import COUNTED, facts_of, preview_of
from aoc_desktop.games.age_of_civilization.table.rows.scenario import (
    ControlRow,
    ScenarioStanding,
    control_rows,
    scenario_standing,
)
from aoc_desktop.games.age_of_civilization.table.rows.seats import SeatRow, seat_rows
from aoc_desktop.games.age_of_civilization.table.rows.track import (
    ActionRow,
    permanent_rows,
    special_action_rows,
    track_rows,
)
from aoc_desktop.games.age_of_civilization.words.prompts import asked_about, prompt
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Asked, Begun, Handling
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.preview import Preview
from aoc_desktop.play.rows import Marks, RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.text.words import Card

WORKERS: Place = ("workers", "")
NOT_NOW = (
    *("wrong_step", "pending_choice", "not_your_turn", "turn_ends", "finished", "looking_back"),
    *("lesson", "lesson_read"),
)
"""Reasons that hold wherever a worker is put."""
QUESTIONS: tuple[Move, ...] = (("pick",), ("take",))


class Standing(NamedTuple):
    """Where the game is: what is not a row of anything."""

    round: int
    step: str
    turn: Seat
    """Whose turn it is."""
    first_player: Seat
    deck: int
    wonders_at_start: int
    specials_at_start: int
    solo: bool
    opponent_military: int
    drafting: bool
    draft_game: bool
    innovation: bool
    finished: bool
    offers: tuple[Move, ...]
    """The answers to an offer that is made now."""
    scenario: ScenarioStanding


CARDS = frozenset(("market", "hand", "pack", "technology", "wonder", "special"))
"""Kinds of places that are cards to be taken."""


class TableModels(Rows):
    """The rows of Age of Civilization."""

    handling = Handling(
        holdable=frozenset((*CARDS, "worker", "coins")),
        cards=CARDS,
        by_itself=frozenset({"pack"}),
        second=frozenset({"annex"}),  # before annexing, rising
    )
    counted = COUNTED

    def make(self) -> None:
        self.track = RowModel(ActionRow, self)
        self.permanent = RowModel(ActionRow, self)
        self.special_actions = RowModel(ActionRow, self)
        self.control = RowModel(ControlRow, self)
        self.market = RowModel(CivilizationRow, self)
        self.hand = RowModel(CivilizationRow, self)
        self.pack = RowModel(CivilizationRow, self)
        self.wonders = RowModel(WonderRow, self)
        self.specials = RowModel(SpecialRow, self)
        self.boards = [Board(seat, self) for seat in range(len(self.session.seats))]
        self.seats = RowModel(SeatRow, self, shown="name")
        self.standing: Standing

    @property
    def cards(self) -> CardSet:
        cards: CardSet = self.player_view.view.state.table.cards
        return cards

    @property
    def my_board(self) -> Board:
        return self.boards[self.viewer]

    def show(self, player_view: PlayerView) -> None:
        self.standing = standing_of(player_view)
        self.track.show(track_rows(player_view))
        self.permanent.show(permanent_rows(player_view))
        self.special_actions.show(special_action_rows(player_view))
        self.control.show(control_rows(player_view))
        self.market.show(market_rows(player_view))
        self.hand.show(hand_rows(player_view))
        self.pack.show(pack_rows(player_view))
        self.wonders.show(wonder_rows(player_view))
        self.specials.show(special_rows(player_view))
        for board in self.boards:
            board.show(player_view)
        self.seats.show(seat_rows(player_view, self.session))

    def marks_now(self) -> Marks:
        return marks_of(self.session)

    def facts(self, session: Session, move: Move, language: str) -> dict[str, object]:
        return facts_of(session, move, language)

    def question(self, language: str) -> Asked:
        names = self.session.names
        player_view, preview = self.player_view, self.session.preview
        state = player_view.view.state
        words = prompt(state, player_view.moves, names, language, lambda move: preview(move)[1])
        return Asked(words, asked_about(state))

    def preview_of(self, move: Move) -> Preview:
        return preview_of(self.session, move)

    # ------------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        return meant.gestures(move, self.cards)

    def main_place(self, move: Move) -> Place:
        """An action shows at its slot; a move without a card at the workers, who rest or come back."""
        ways = list(self.gestures(move))
        if not ways:
            return WORKERS
        return ways[0][1 if move[0] == "act" else 0]

    def place_of_word(self, prefix: Move, word: str) -> Place:
        return meant.card_place(word, self.cards)

    def begun_at(self, prefix: Move) -> Begun:
        return Begun(("action" if prefix[0] == "act" else "effect", prefix[1]) if len(prefix) > 1 else None)

    def questions(self) -> Sequence[Move]:
        return QUESTIONS

    def wish(self, source: Place, target: Place) -> Move | None:
        return meant.wish(source, target, self.cards, self._seeding())

    def goes(self, source: Place) -> Reason:
        return meant.goes(source, self.cards)

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A slot takes a worker, an effect or offer is used, a card that an effect asks for is enough by itself."""
        kind, name = place
        if kind == "action":
            return self.gesture_index.targets(meant.WORKER).get(place, ()), ("act", name)
        if kind == "offer":
            return (tuple(name.split()),), None
        if kind == "effect":
            return [move for move in self.player_view.moves if move[:2] == ("use", name)], ("use", name)
        return self.gesture_index.targets(place).get(place, ()), None

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        kind, card = place
        if held and place == meant.COINS:
            return self._why_coins_stay()
        if kind in ("market", "hand"):
            move = self.wish(place, meant.RISE)
        elif kind == "pack":
            move = self.wish(place, meant.KEEP)
        elif kind == "special":
            move = ("buy", card)
        elif kind in ("wonder", "technology"):
            move = self._card_wish(kind, card, asked)
        elif kind == "worker":
            return self._why_worker_stays()
        else:
            return None
        return self.session.why_not(move) if move else None

    def _why_coins_stay(self) -> Reason | None:
        seeding = self._seeding()
        reason = self.session.why_not(("use", seeding)) if seeding else None
        return reason or meant.why_coins_stay(self.cards)

    def _seeding(self) -> str:
        """The effect that lets the viewer lay coins on the market; empty: there is none."""
        rows = self.my_board.end.rows
        return next((row.name for row in rows if row.effect is not None and row.effect.offer == "seed_market"), "")

    def _why_worker_stays(self) -> Reason:
        """What holds for every slot alike, or that none is left: why not on one of them says nothing of the others."""
        reason = self.session.why_not(("act", self.track.rows[0].card))
        return reason if reason is not None and reason.code in NOT_NOW else Reason("no_slot_left")

    def _card_wish(self, kind: str, card: str, asked: Move | None) -> Move:
        """What taking this card would be: the answer to a question for such a card, or its action."""
        question = asked or next((prefix for prefix in QUESTIONS if self.player_view.can(*prefix)), None)
        if question is not None and any(place[0] == kind for place in self.choices(question)):
            return (*question, card)
        return ("act", "wonder" if kind == "wonder" else "research", card)

    def is_there(self, place: Place) -> bool:
        kind, card = place
        zones: dict[str, RowModel[Any]] = {
            "market": self.market,
            "hand": self.hand,
            "pack": self.pack,
            "wonder": self.wonders,
            "special": self.specials,
        }
        if kind in zones:
            return zones[kind].row(card) is not None
        return kind != "worker" or self.my_board.numbers.value("free_workers") > 0

    def useful(self) -> Iterator[Place]:
        """Slots that take a worker, and the answers to an offer."""
        yield from (("action", row.move[1]) for row in self.legal.rows if row.move[0] == "act")
        yield from (("offer", " ".join(move)) for move in self.standing.offers)


def standing_of(player_view: PlayerView) -> Standing:
    state: State = player_view.view.state
    table = state.table
    taken = sum(len(player.wonders) for player in state.players)
    return Standing(
        state.round,
        state.step,
        state.seat,
        state.first_player,
        player_view.view.deck_size,
        len(state.wonder_market) + taken,
        len(state.special_market) + sum(player.special is not None for player in state.players),
        table.solo,
        state.opponent_military,
        state.phase == "draft",
        table.draft is not None,
        "innovation" in table.variants,
        state.phase == "finished",
        tuple(offer_moves(player_view)),
        scenario_standing(player_view),
    )


# What the last move changed, player by player: it stays marked on the table until the next move.


def marks_of(session: Session) -> Marks:
    match = session.on_table
    if not match.history:
        none: list[dict[str, int]] = [{} for _ in session.seats]
        return Marks(tuple(none), tuple(frozenset() for _ in session.seats))
    before, now = match.state_at(len(match.history) - 1), match.state
    seats = range(len(session.seats))
    return Marks(
        tuple(_changed(before, now, seat) for seat in seats),
        tuple(_cards(now, seat) - _cards(before, seat) for seat in seats),
        _market(now) - _market(before),
    )


def _changed(before: State, now: State, seat: Seat) -> dict[str, int]:
    old, new = _numbers(before, seat), _numbers(now, seat)
    return {name: value - old[name] for name, value in new.items() if value != old[name]}


def _numbers(state: State, seat: Seat) -> dict[str, int]:
    player = state.players[seat]
    return {
        "points": player.points,
        "coins": player.coins,
        "workers": player.workers,
        "military": military(state, seat),
        "technologies": len(player.technologies),
        "wonders": len(player.wonders),
    }


def _cards(state: State, seat: Seat) -> frozenset[Card]:
    """The cards that lie open before a player, without the hand."""
    player = state.players[seat]
    return frozenset(
        [
            *(("civilization", card.id) for card in player.civilizations),
            *(("technology", card.id) for card in player.technologies),
            *(("wonder", card.id) for card in player.wonders),
        ]
    )


def _market(state: State) -> frozenset[Card]:
    civilizations = [("civilization", card.id) for card, _ in state.market]
    return frozenset([*civilizations, *(("wonder", card.id) for card in state.wonder_market)])
