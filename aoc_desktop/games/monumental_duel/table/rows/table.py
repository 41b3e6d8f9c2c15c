"""The Rows of Monumental Duel: its models, and what its gestures mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import NONE, RESOURCES, CardSet
from aoc_desktop.games.monumental_duel.rules.events import Acquires, Begins, GameEnds, Reserves, RoundEnds
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.games.monumental_duel.table.rows import gestures as meant
from aoc_desktop.games.monumental_duel.table.rows.cities import City
from aoc_desktop.games.monumental_duel.table.rows.sums import ScoreRow, SumRow, score_rows, sum_rows, totals
from aoc_desktop.games.monumental_duel.table.rows.track import (
    AdvantageRow,
    PileRow,
    ToComeRow,
    TrackRow,
    advantage_of,
    last_round_in,
    pile_rows,
    to_come_rows,
    track_rows,
)
from aoc_desktop.games.monumental_duel.words.preview import PreviewWords
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import TurnEnds
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import NOWHERE, Begun, Handling
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.preview import Preview, place_of
from aoc_desktop.play.rows import RowModel
from aoc_desktop.play.session import Session

WORDS_ONLY: Mapping[str, Move] = {"draw": (), "use": (), "spy": (), "convert": ("convert",), "choose": ("choose",)}
"""By step: the beginning of what is asked where the answers lie nowhere on the table."""
NEXT = (TurnEnds, RoundEnds, GameEnds)
"""Events that no longer belong to the move."""


class SeatRow(NamedTuple):
    """A player at a glance."""

    seat: Seat
    name: str
    level: str
    points: int
    """The points that it would score now."""
    turn: bool
    first_player: bool
    civilization: str
    passed: bool


class Standing(NamedTuple):
    """Where the game is: what is not a row of anything."""

    round: int
    last_round: bool
    era: int
    phase: str
    step: str
    seat: Seat
    source: str
    first_player: Seat
    deck: int
    revolts: int
    advantage: AdvantageRow
    dice: tuple[int, ...]
    """Rolled and not resolved."""
    rolling: bool
    """Dice lie in the tray, or chance rolls them."""
    civilizations: tuple[str, ...]
    """Those that can be picked now."""
    keep: tuple[str, ...]
    """The two cards of which one stays."""
    finished: bool
    taken_by: int
    """The seat that took the last card from the track in this round, or NONE."""
    last_in: tuple[int, int]
    """In how many rounds the last one may come, at the soonest and at the latest."""


class Outlook(NamedTuple):
    """What only this table shows of a move: the score before and after it, and what else is to be known."""

    before: tuple[int, int]
    after: tuple[int, int]
    lines: tuple[str, ...] = ()


class TableModels(Rows):
    """The rows of Monumental Duel."""

    handling = Handling(holdable=meant.HOLDABLE, cards=meant.CARD_KINDS, second=frozenset({"swap"}))
    counted = (*RESOURCES, "agents")

    def make(self) -> None:
        self.cities = [City(seat, self) for seat in range(2)]
        self.track = RowModel(TrackRow, self)
        self.piles = RowModel(PileRow, self)
        self.to_come = RowModel(ToComeRow, self)
        self.sums = RowModel(SumRow, self)
        self.score = RowModel(ScoreRow, self)
        self.seats = RowModel(SeatRow, self, shown="name")
        self.standing: Standing

    @property
    def state(self) -> State:
        state: State = self.player_view.view.state
        return state

    @property
    def cards(self) -> CardSet:
        return self.state.table.cards

    @property
    def mine(self) -> City:
        return self.cities[self.viewer]

    @property
    def theirs(self) -> City:
        return self.cities[1 - self.viewer]

    def show(self, player_view: PlayerView) -> None:
        state: State = player_view.view.state
        self.standing = standing_of(player_view, self.session)
        for city in self.cities:
            city.show(player_view)
        self.track.show(track_rows(player_view))
        self.piles.show(pile_rows(player_view))
        self.to_come.show(to_come_rows(player_view))
        self.sums.show(sum_rows(state, player_view.viewer))
        self.score.show(score_rows(state))
        self.seats.show(seat_rows(player_view, self.session))

    def facts(self, session: Session, move: Move, language: str) -> Mapping[str, object]:
        """The position: what a move costs and brings is read from it."""
        return {"state": session.match.state}

    def preview_of(self, move: Move) -> Preview:
        """What the move itself brings, not what follows when the turn has passed."""
        seat = self.session.decider
        assert seat is not None
        after, events = self.session.preview(move)
        preview = self.preview_from(move, seat, events[: place_of(events, *NEXT)])
        before = self.session.match.state
        players = self.session.names
        lines = PreviewWords(before, after, players, self.language).lines(move)
        return preview._replace(own=Outlook(totals(before), totals(after), tuple(lines)))

    # ------------------------------------------------------------------ what gestures mean

    @property
    def _decides(self) -> Seat:
        """Whose things moves name."""
        return self.state.seat

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        return meant.gestures(move, self.state, self._decides)

    def main_place(self, move: Move) -> Place:
        """Where it shows: what is clicked, and where a dropped thing would lie otherwise."""
        ways = list(self.gestures(move))
        return next((taken for taken, put in ways if taken == put), ways[0][1] if ways else NOWHERE)

    def place_of_word(self, prefix: Move, word: str) -> Place:
        return meant.place_of_word(prefix, word, self.state, self._decides)

    def begun_at(self, prefix: Move) -> Begun:
        """Named for the prompt: the thing that a begun move is about."""
        if prefix[:1] == ("advantage",):
            return Begun(meant.ADVANTAGE)
        if prefix[:1] == ("ambassador",):
            return Begun(meant.AMBASSADOR)
        if prefix[:1] == ("develop",) and len(prefix) > 1:
            return Begun(("new policy", prefix[1]))
        return Begun(("die", prefix[1]) if prefix[:1] == ("resolve",) and len(prefix) > 1 else None)

    def questions(self) -> Sequence[Move]:
        prefix = WORDS_ONLY.get(self.state.step)
        if prefix is None or self.standing.civilizations:
            return ()
        return (prefix,)

    def wish(self, source: Place, target: Place) -> Move | None:
        return meant.wish(source, target, self.state)

    def goes(self, source: Place) -> Reason | None:
        return meant.goes(source, self.cards)

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        return self.gesture_index.targets(place).get(place, ()), meant.click_wish(place, self.state, self._decides)

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        move = meant.click_wish(place, self.state, self._decides)
        return self.session.why_not(move) if move is not None else None

    def is_there(self, place: Place) -> bool:
        kind, name = place
        if kind == "track":
            return self.track.row(name) is not None
        if kind == "reserved":
            return name in self.mine.holding.reserved
        if kind == "purse":
            return self.mine.value(name) > 0
        return kind != "die" or int(name) in self.standing.dice

    def useful(self) -> Iterator[Place]:
        """Everything that a click does something with."""
        for source in self.gesture_index.sources:
            if source in self.gesture_index.targets(source):
                yield source


def standing_of(player_view: PlayerView, session: Session) -> Standing:
    state: State = player_view.view.state
    rolling = bool(state.dice) or (state.step == "chance" and state.task is not None and state.task.do == "roll")
    picks = tuple(move[1] for move in state.moves) if state.step == "civilization" else ()
    return Standing(
        state.round,
        state.last_round,
        state.era,
        state.phase,
        state.step,
        state.seat,
        state.source,
        state.first_player,
        player_view.view.development_size,
        state.pile(state.table.cards.revolt),
        advantage_of(state),
        state.dice,
        rolling,
        picks,
        tuple(move[1] for move in state.moves) if state.step == "keep" else (),
        state.phase == "finished",
        taken_by(session, state.round),
        last_round_in(player_view),
    )


def taken_by(session: Session, round: int) -> int:
    """The seat that took a card from the track last in this round, or NONE."""
    match = session.on_table
    cards: CardSet = match.state.table.cards
    for played in reversed(match.history):
        if played.moment.round != round:
            break
        for event in played.events:
            if isinstance(event, (Acquires, Begins, Reserves)) and cards.card[event.card].era:
                return event.seat
    return NONE


def seat_rows(player_view: PlayerView, session: Session) -> list[SeatRow]:
    state: State = player_view.view.state
    points = totals(state)
    on_turn = state.seat if session.unconfirmed is None else session.unconfirmed
    return [
        SeatRow(
            seat,
            info.name,
            info.level,
            points[seat],
            state.phase != "finished" and seat == on_turn,
            seat == state.first_player,
            player.civilization.id if player.civilization is not None else "",
            player.passed,
        )
        for seat, (player, info) in enumerate(zip(state.players, session.seats, strict=True))
    ]
