"""The Rows of The Golden Ages: its models, and what its gestures mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.cards import SYMBOLS, CardSet, Judgement
from aoc_desktop.games.golden_ages.rules.events import Scored
from aoc_desktop.games.golden_ages.rules.scoring import judgement_points
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SQUARES
from aoc_desktop.games.golden_ages.rules.state import NO_LIMIT, State
from aoc_desktop.games.golden_ages.table.rows import gestures as meant
from aoc_desktop.games.golden_ages.table.rows.boards import Board
from aoc_desktop.games.golden_ages.table.rows.chart import (
    CapitalRow,
    CityRow,
    ColonistRow,
    Muster,
    SquareRow,
    capital_rows,
    city_rows,
    shortest_way,
    square_rows,
)
from aoc_desktop.games.golden_ages.table.rows.offers import (
    BuildingRow,
    JudgementRow,
    OfferRow,
    WonderRow,
    building_rows,
    judgement_rows,
    offer_rows,
    wonder_rows,
)
from aoc_desktop.games.golden_ages.table.rows.seats import SeatRow, seat_rows
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Begun, Handling, Setting
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.preview import Change, Preview
from aoc_desktop.play.rows import RowModel
from aoc_desktop.play.session import Session
from aoc_desktop.play.sums import terms_of

QUESTIONS: dict[str, tuple[Move, ...]] = {
    "reveal": (("reveal",),),
    "civilization": (("choose",),),
    "place": (("place",),),
    "capital": (("capital",),),
    "technology": (("develop",),),
    "judgement": (("judge",),),
    "take": (("take",),),
    "glory": (("glory",),),
    "found": ((),),
}
"""By the step of the game, the beginnings of moves that the rules ask for."""
ROTATION = 2
"""Which word of `place SQUARE ROT` is set in the hand."""


class Outcome(NamedTuple):
    """What a move does to pieces; the preview puts it into words when it is shown."""

    whole: Move
    state: State
    """Before the move, as the viewer knows it."""
    events: tuple[Event, ...]
    players: tuple[str, ...]


class Standing(NamedTuple):
    """Where the game stands: the facts that no row of a model holds."""

    era: int
    phase: str
    step: str
    turn: Seat
    deciding: bool
    """The viewer decides now."""
    tile: str
    """Drawn and not yet placed; empty: none."""
    tiles_left: int
    places: tuple[tuple[str, int], ...]
    """For each rotation how many places the tile has."""
    square: str
    """What `found`, `take` or `glory` is about; empty: nothing."""
    glory: tuple[int, ...]
    """The tiles drawn, where one is to be kept."""
    golden_ages: int
    """How many are in one."""
    last_turns: int
    """How many still have a last turn; -1: it has not come to that."""
    wonders_at_start: int
    buildings_at_start: int
    finished: bool


class TableModels(Rows):
    """The rows of The Golden Ages."""

    handling = Handling(
        holdable=frozenset(("colonist", "building", "wonder", "technology", "tile", "capital", "judgement")),
        cards=frozenset(("building", "wonder", "technology", "judgement", "slot", "my wonder")),
        numbered=frozenset(("offer", "judgement", "glory", "chip")),
        by_itself=frozenset(("technology", "wonder", "building", "judgement")),
        at_once=frozenset(("technology", "wonder", "building", "judgement")),
    )
    counted = ("gold", "points", "cubes")

    def make(self) -> None:
        self.squares = RowModel(SquareRow, self)
        self.colonists = RowModel(ColonistRow, self)
        self.cities = RowModel(CityRow, self)
        self.capitals = RowModel(CapitalRow, self)
        self.judgements = RowModel(JudgementRow, self)
        self.wonders = RowModel(WonderRow, self)
        self.buildings = RowModel(BuildingRow, self)
        self.offers = RowModel(OfferRow, self)
        self.boards = [Board(seat, self) for seat in range(len(self.session.seats))]
        self.seats = RowModel(SeatRow, self, shown="name")
        self._muster = Muster()
        self._reach: dict[str, dict[str, int]] = {}
        self._scores: dict[Move, dict[str, tuple[int, ...]]] = {}
        self.standing: Standing

    @property
    def state(self) -> State:
        """As the viewer knows it."""
        state: State = self.player_view.view.state
        return state

    @property
    def cards(self) -> CardSet:
        return self.state.table.cards

    @property
    def my_board(self) -> Board:
        return self.boards[self.viewer]

    def show(self, player_view: PlayerView) -> None:
        state: State = player_view.view.state
        self._reach.clear()
        self._scores.clear()
        self.standing = standing_of(player_view)
        self.squares.show(square_rows(state))
        self.colonists.show(self._muster.rows(state))
        self.cities.show(city_rows(state))
        self.capitals.show(capital_rows(state))
        self.judgements.show(judgement_rows(state))
        self.wonders.show(wonder_rows(player_view))
        self.buildings.show(building_rows(player_view))
        self.offers.show(offer_rows(player_view))
        for board in self.boards:
            board.show(player_view)
        self.seats.show(seat_rows(player_view, self.session))

    def facts(self, session: Session, move: Move, language: str) -> dict[str, object]:
        """The whole position: prices and gains depend on it."""
        return {"state": session.match.state}

    def preview_of(self, move: Move) -> Preview:
        """The events themselves tell the table what becomes of pieces; what others' future technologies bring is not
        told, for a preview can only guess them."""
        seat = self.session.decider
        assert seat is not None
        events = [event for event in self.session.preview(move)[1] if not self._guessed(event)]
        players = self.session.names
        own = Outcome(move, self.state, tuple(events), players)
        preview = self.preview_from(move, seat, events)._replace(own=own)
        if move[0] == "judge" and not any(isinstance(event, Scored) for event in events):
            return self._judged(preview, self.cards.judgement[move[1]])
        return preview

    def _guessed(self, event: Event) -> bool:
        future = event.cause is not None and event.cause.kind == "future" and event.seat is not None
        return future and event.seat != self.viewer and self.state.players[event.seat or 0].future is None

    def _judged(self, preview: Preview, card: Judgement) -> Preview:
        """What the judgement would bring everybody if the era ended as things stand."""
        found = []
        for seat in range(len(self.session.seats)):
            points = judgement_points(self.state, seat, card)
            if points:
                found.append((seat, Change("points", points, ((points, card.cause),))))
        mine = tuple(change for seat, change in found if seat == preview.seat)
        return preview._replace(changes=mine, others=tuple(one for one in found if one[0] != preview.seat))

    def terms_of(self, seat: Seat, what: str) -> list[tuple[int, Cause | None]]:
        """What a seat's gold or points are the sum of."""
        return terms_of(self.session, seat, what)

    @property
    def shared(self) -> bool:
        """Several people sit before one screen: what only one of them knows lies face down until the end."""
        return not self.standing.finished and sum(info.is_human for info in self.session.seats) > 1

    @property
    def symbols(self) -> tuple[str, ...]:
        return SYMBOLS

    def reach(self, start: str) -> dict[str, int]:
        """The gold that a colonist from here would bring on each square where it may end; an attack's, net of its
        price, where exploring is not all that can be done."""
        if start not in self._reach:
            found: dict[str, int] = {}
            for move in self.player_view.moves:
                if move[:2] == ("explore", start):
                    found[move[2]] = self.preview_of(move).amount("gold")
            self._reach[start] = found
        return self._reach[start]

    def way(self, start: str, end: str) -> list[str]:
        """A shortest way of a colonist, both ends included, over the date line where that is shorter."""
        return [NAMES[square] for square in shortest_way(self.state.board, SQUARES[start], SQUARES[end])]

    def scores_after(self, move: Move) -> dict[str, tuple[int, ...]]:
        """What each judgement would bring everybody after a move; nothing for the beginning of one."""
        if move not in self._scores:
            found: dict[str, tuple[int, ...]] = {}
            if move in self.player_view.moves:
                after, _ = self.session.preview(move)
                found = {row.card: row.scores for row in judgement_rows(after)}
            self._scores[move] = found
        return self._scores[move]

    # ------------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        return meant.gestures(move, self.state)

    def main_place(self, move: Move) -> Place:
        """A colonist's move shows where it ends."""
        taken, put = next(iter(self.gestures(move)))
        return put if taken[0] in ("colonist", "tile") or put == meant.AGORA else taken

    def place_of_word(self, prefix: Move, word: str) -> Place:
        return meant.place_of_word(prefix, word, self.state)

    def setting(self, place: Place) -> Setting | None:
        return Setting(ROTATION, partial(sorted, key=int)) if place == meant.TILE else None

    def in_hand(self) -> Place | None:
        return meant.TILE if self.standing.step == "place" and self.standing.deciding else None

    def begun_at(self, prefix: Move) -> Begun:
        if len(prefix) < 2:
            return Begun()
        if prefix[0] == "build":
            return Begun(("building", prefix[1]))
        return Begun(meant.own_card(prefix[1], self.state) if prefix[0] == "activate" else None)

    def questions(self) -> Sequence[Move]:
        return QUESTIONS.get(self.standing.step, ()) if self.standing.deciding else ()

    def wish(self, source: Place, target: Place) -> Move | None:
        if source == meant.TILE and target[0] == "square":
            return ("place", target[1], "0")
        return meant.wish(source, target, self.state)

    def goes(self, source: Place) -> Reason | None:
        return meant.goes(source)

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        moves = self.gesture_index.targets(place).get(place, ())
        if moves or not self.standing.deciding or self.standing.step != "turn":
            return moves, None
        kind, name = place
        if kind in ("slot", "my wonder"):
            row = self.my_board.slots.row(name) if kind == "slot" else None
            card = row.card if row is not None else name
            return (), ("activate", card) if (card and kind != "slot") or (row is not None and row.card) else None
        return (), None

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        kind, name = place
        move: Move | None = None
        if kind == "word":
            return self._why_not_begin(name)
        if kind == "technology":
            move = (*(asked if asked is not None and asked[:1] == ("activate",) else ("develop",)), name)
        elif kind == "wonder":
            move = ("wonder", name)
        elif kind == "building":
            start = next((row.where for row in self._my_colonists() if not row.lying), "none")
            move = ("build", name, start)
        elif kind == "colonist":
            move = ("explore", name, name)
        elif kind == "judgement":
            move = ("judge", name)
        return self.session.why_not(move) if move is not None else None

    def _my_colonists(self) -> list[ColonistRow]:
        return [row for row in self.colonists.rows if row.seat == self.viewer and row.where != "agora"]

    def begun(self, prefix: Move) -> list[Move]:
        """A wonder may be free."""
        free = super().begun(("free_wonder",)) if prefix == ("wonder",) else []
        return super().begun(prefix) + free

    def _why_not_begin(self, verb: str) -> Reason | None:
        """As the engine says it of the likeliest move of this kind."""
        if not self.standing.deciding:
            return self.player_view.refusal
        state = self.state
        player = state.players[self.viewer]
        home = NAMES[player.capital] if player.capital != NOWHERE else NAMES[0]
        cheapest = min(state.wonders, key=lambda card: card.cost, default=None)
        nearest = min(self.cards.tree.next_ones(player.developed), key=lambda card: card.cost, default=None)
        own = [card.id for card in player.slots if card is not None] + [card.id for card in player.wonders]
        wishes: dict[str, Move] = {
            "explore": ("explore", home, home),
            "art": ("art", home),
            "attack": ("attack", home, home),
            "build": ("build", state.buildings[0].id if state.buildings else self.cards.buildings[0].id, home),
            "wonder": ("wonder", cheapest.id if cheapest is not None else self.cards.wonders[0].id),
            "activate": ("activate", own[0] if own else self.cards.buildings[0].id),
            "develop": ("develop", nearest.id if nearest is not None else self.cards.technologies[-1].id),
        }
        return self.session.why_not(wishes.get(verb, (verb,)))

    def is_there(self, place: Place) -> bool:
        kind, name = place
        if kind == "colonist":
            return any(row.where == name and not row.lying for row in self._my_colonists())
        if kind == "wonder":
            return self.wonders.row(name) is not None
        if kind == "building":
            return any(row.card == name for row in self.buildings.rows)
        return kind != "tile" or bool(self.standing.tile)

    def useful(self) -> Iterator[Place]:
        """What is ready on one's own board."""
        yield from (("slot", row.slot) for row in self.my_board.slots.rows if row.ready)
        yield from (("my wonder", row.card) for row in self.my_board.wonders.rows if row.ready)


def standing_of(player_view: PlayerView) -> Standing:
    view, state = player_view.view, player_view.view.state
    placing = state.step == "place" and state.tile is not None
    places = state.board.places(state.tile) if placing else ()
    counted = {str(turn): sum(one.rotation == turn for one in places) for turn in (0, 90, 180, 270)}
    pending = state.pending
    taken = sum(len(player.wonders) for player in state.players)
    return Standing(
        era=state.era,
        phase=state.phase,
        step=state.step,
        turn=state.seat,
        deciding=bool(player_view.moves),
        tile=state.tile.id if state.tile is not None else "",
        tiles_left=view.three_size if state.era == 1 else view.two_size,
        places=tuple(counted.items()) if placing else (),
        square=NAMES[pending.square] if pending.square != NOWHERE else "",
        glory=tuple(pending.values),
        golden_ages=sum(player.golden_age for player in state.players),
        last_turns=-1 if state.last_turns_left == NO_LIMIT else state.last_turns_left,
        wonders_at_start=len(state.table.cards.wonders_of(state.era)) if state.era else taken,
        buildings_at_start=state.table.count,
        finished=state.phase == "finished",
    )
