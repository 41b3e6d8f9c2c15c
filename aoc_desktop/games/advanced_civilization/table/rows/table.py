"""The rows of Advanced Civilization's table over one session."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.foresight import Outlook, footings, outlook
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import means
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import State, replaced, shown_as
from aoc_desktop.games.advanced_civilization.table.calamity.rows import CalamitySheet, Suggestion, can_suggest, sheet_of
from aoc_desktop.games.advanced_civilization.table.calamity.share_out import SharePlan
from aoc_desktop.games.advanced_civilization.table.map import hand as map_hand
from aoc_desktop.games.advanced_civilization.table.map.preview import course_ahead, map_ahead
from aoc_desktop.games.advanced_civilization.table.map.rows import (
    CityRow,
    ShipRow,
    StackRow,
    changed_areas,
    city_rows,
    nation_of,
    ship_rows,
    stack_rows,
)
from aoc_desktop.games.advanced_civilization.table.market.rows import Wish, starred, turn_wish, wishes_of
from aoc_desktop.games.advanced_civilization.table.mat.mats import MarkerRow, Mat, advance_of, marker_rows, mat_of
from aoc_desktop.games.advanced_civilization.table.rows import gestures as meant
from aoc_desktop.games.advanced_civilization.table.rows import trade_gestures as cards_meant
from aoc_desktop.games.advanced_civilization.table.rows.seats import PhaseOrder, SeatRow, phase_order, seat_rows
from aoc_desktop.games.advanced_civilization.table.rows.succession_rows import with_basket
from aoc_desktop.games.advanced_civilization.table.rows.trade_models import TradeModels
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Asked, Begun, GestureIndex, Handling, Route, Setting
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.places import Place
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.preview import Preview, common_beginning
from aoc_desktop.play.rows import RowModel
from aoc_desktop.play.session import Session


class Standing(NamedTuple):
    """Where the game is: what is not a row of anything."""

    turn: int
    turns: int
    phase: str
    step: str
    board: str
    deciders: tuple[Seat, ...]
    deciding: bool
    """The viewer decides now."""
    order: tuple[Seat, ...]
    """In which seats move."""
    finished: bool

    @property
    def hand_elsewhere(self) -> bool:
        """The trading floor shows the hand: the mat need not."""
        return self.phase == HAND_ON_FLOOR


HAND_ON_FLOOR = "trade"
"""The phase in which it does."""
HANDLING = Handling(
    holdable=frozenset(
        ("stack", "city", "ship", "stock", "new ship", "new city", "hand", "market", "goods", "share", "cargo")
    ),
    cards=frozenset(("hand", "market")),
    numbered=frozenset(("chip", "nation", "faction", "answer")),
    by_digit=frozenset(("ask",)),
    by_itself=frozenset({"share"}),
)
BY_UNIT = HANDLING._replace(by_itself=frozenset(("share", *map_hand.UNITS)), sweeps=True)
"""Units are lost, picked or annexed."""


class TableModels(Rows):
    """Map and seats, and what gestures on them mean."""

    def make(self) -> None:
        self.stacks = RowModel(StackRow, self)
        self.cities = RowModel(CityRow, self)
        self.ships = RowModel(ShipRow, self)
        self.seats = RowModel(SeatRow, self, shown="name")
        self.trade = TradeModels(self)
        self.standing: Standing
        self.calamity: CalamitySheet
        self.changed_areas: frozenset[str]
        """Where others have changed something since the viewer's last decision."""
        self.mats: tuple[Mat, ...] = ()
        """By seat; hands only as far as the viewer knows them."""
        self.outlook: Outlook | None = None
        """What would come of the map as it stands, while the viewer moves."""
        self.wishes: tuple[Wish, ...] = ()
        self.order = PhaseOrder("")
        """In which seats act in this phase."""
        self.markers: tuple[MarkerRow, ...] = ()
        """On the AST, in its order."""
        self._named = ""
        """The card that was named first of two."""
        self.share_plan = SharePlan()
        self._suggestion = Suggestion(self.session, self) if isinstance(self.session, LiveSession) else None
        if self._suggestion is not None:
            self._suggestion.changed.connect(lambda: self.changed.emit(()))

    @property
    def state(self) -> State:
        """As the viewer knows it."""
        state: State = self.player_view.view.state
        return state

    def show(self, player_view: PlayerView) -> None:
        state: State = player_view.view.state
        self.standing = standing_of(player_view)
        self.share_plan.follow(state, self.standing.deciding)
        if self.share_plan.caps:
            self.gesture_index = GestureIndex(self.share_plan.moves(), self.gestures)
        self.stacks.show(stack_rows(state))
        self.cities.show(city_rows(state))
        self.ships.show(ship_rows(state))
        self.seats.show(seat_rows(player_view, self.session))
        self.trade.show(player_view, self.session)
        history = self.session.on_table.history
        self.calamity = sheet_of(state, history, player_view.viewer)
        self.changed_areas = changed_areas(history, player_view.viewer)
        ahead = footings(state, player_view.viewer)
        self.mats = tuple(mat_of(player_view.view, row.seat, row.points, ahead[row.seat]) for row in self.seats.rows)
        if self.trade.basket.rows:
            mine = self.mats[player_view.viewer]
            advance = advance_of(with_basket(state, player_view.viewer), player_view.viewer)
            self.mats = replaced(self.mats, player_view.viewer, mine._replace(advance=advance))
        self.markers = tuple(marker_rows(state))
        self.order = phase_order(state, self.session.on_table.history)
        moves = self.standing.deciding and self.standing.step in OUTLOOK
        self.outlook = outlook(state, player_view.viewer) if moves else None
        self.look_at_wishes()

    @property
    def my_mat(self) -> Mat:
        return self.mats[self.viewer]

    @property
    def means(self) -> int:
        """What the viewer could pay with: goods and treasury."""
        return means(self.state, self.viewer)

    def prices(self, seat: Seat) -> list[tuple[str, int, bool]]:
        """All civilisation cards with what each costs a seat after its credits, and whether it owns it."""
        cards, owned = self.state.table.cards, self.state.owned_bits[seat]
        priced = zip(cards.civilization_cards, cards.prices(owned), strict=True)
        return [(card.id, price, bool(card.bit & owned)) for card, price in priced]

    def look_at_wishes(self) -> None:
        """The viewer's wish list: it changes without a move."""
        self.wishes = wishes_of(self.session, self.player_view.view, self.viewer)
        self.trade.star(frozenset(starred(self.session, self.viewer)))

    def wish_for(self, card: str) -> None:
        """Star a card of the market, or no longer."""
        turn_wish(self.session, self.viewer, card)
        self.look_at_wishes()

    def question(self, language: str) -> Asked:
        """The rules ask for share after share; the person gives them in any order."""
        if (task := self.share_plan.task) is None:
            return super().question(language)
        speech = self.words.speech(language)
        name = speech.names.name("calamity", task.calamity)
        return Asked(speech.sentence("sheet.share_any", calamity=name, n=task.left))

    def preview_of(self, move: Move) -> Preview:
        """On the map: what comes of it in the phases that follow; of cards: sets and prices. From the viewer's view."""
        found = map_ahead(self.state, self.viewer, move, self.language) or self.trade.ahead(
            self.state, self.viewer, move, self.language
        )
        if found is not None:
            return Preview(move, self.viewer, (), own=found)
        seat = self.session.decider
        assert seat is not None
        return self.foretold(move, seat, self.session.preview(move)[1])

    def foretold(self, move: Move, seat: Seat, events: Sequence[Event]) -> Preview:
        """Not what follows when something comes to light: who holds which calamity can only be guessed."""
        known = next((place for place, event in enumerate(events) if event.reveals), len(events))
        return self.preview_from(move, seat, events[:known])._replace(reveals=known < len(events))

    def facts(self, session: Session, move: Move, language: str) -> Mapping[str, object]:
        """All that a move means where it is made: with whom, how many stay, what it costs."""
        return {"view": self.player_view.view, "seat": self.viewer}

    # ------------------------------------------------------------------ what gestures mean

    def gestures(self, move: Move) -> Iterator[tuple[Place, Place]]:
        return meant.gestures(move, self.state)

    def place_of_word(self, prefix: Move, word: str) -> Place:
        return meant.place_of_word(prefix, word, self.state)

    @property
    def handling(self) -> Handling:
        by_unit = self.standing.step in meant.BY_UNIT
        return BY_UNIT._replace(sweeps=self.standing.deciding) if by_unit else HANDLING

    def setting(self, place: Place) -> Setting | None:
        """The number of tokens in the hand that holds a stack or a ship: one that moves, else most often all."""
        step = self.standing.step
        if place[0] == "share":
            seat, plan = int(place[1]), self.share_plan
            return Setting(meant.NUMBER_AT["assign"], lambda _: plan.offered(seat), keep=partial(plan.give, seat))
        index = meant.NUMBER_AT.get(step) if place[0] == "hand" else map_hand.number_word(place, step)
        if index is None:
            return None
        if place[0] in ("stack", "cargo") and step in ("movement", "voyage"):
            return Setting(index, map_hand.one_first, map_hand.as_set)
        if place[0] in ("stack", "city", "ship"):
            return Setting(index, map_hand.numbers, map_hand.as_set)
        return Setting(index, numbers_first)

    def in_hand(self) -> Place | None:
        """Of points that are shared out, the next share."""
        if not self.standing.deciding:
            return None
        share = self.share_plan.next_seat()
        return ("share", str(share)) if share is not None else map_hand.ship_in_hand(self.state)

    @property
    def unit_seat(self) -> Seat:
        """Whose stacks on the map can be taken or chosen."""
        return map_hand.unit_seat(self.state, self.viewer)

    def wish(self, source: Place, target: Place) -> Move | None:
        return meant.wish(source, target, self.state)

    def why_stays(self, place: Place, asked: Move | None = None, held: bool = False) -> Reason | None:
        """A stack is asked for the first neighbour that it has, a ship for its voyage."""
        kind, name = place
        board = self.state.table.board
        if kind == "stack" and self.standing.step == "movement" and name in board.area:
            near = board.land[board.area[name]]
            return self.why_not(("move", name, board.areas[near[0]], "1")) if near else None
        if kind == "ship" and self.standing.step == "movement":
            return self.why_not(("voyage", name))
        meant_by_card = CARD_MOVES.get((kind, self.step_of_viewer()))
        return self.why_not((meant_by_card, name)) if meant_by_card is not None else None

    def direct(self, place: Place) -> tuple[Sequence[Move], Move | None]:
        """A click on a set that pays spends all of it; fewer are set in the hand."""
        moves, wish = super().direct(place)
        if place[0] in map_hand.UNITS and len(moves) > 1:
            return (), None  # it is taken up, and its number set
        if place[0] == "hand" and len(moves) > 1:
            return sorted(moves, key=lambda move: int(move[-1]))[-1:], wish
        return moves, wish

    def choices(self, prefix: Move, among: Iterable[Move] | None = None) -> dict[Place, list[Move]]:
        """Two cards are named in any order."""
        self._named = ""
        if self.offers_whole:
            return {("word", " ".join(move)): [move] for move in self.player_view.moves}
        if prefix[:1] and prefix[0] in meant.BY_GROUP:
            named = self.player_view.moves if among is None else tuple(among)
            return {place: [move] for move in named for place, _ in self.gestures(move)}
        if prefix[:1] and prefix[0] in cards_meant.PAIRS:
            moves = [move for move in (self.player_view.moves if among is None else among) if move[0] == prefix[0]]
            self._named = cards_meant.picked(moves) if among is not None else ""
            return cards_meant.pair_choices(moves)
        return super().choices(prefix, among)

    @property
    def offers_whole(self) -> bool:
        """The few moves of this step are offered as such."""
        return self.standing.step in WHOLE

    def begun_at(self, prefix: Move) -> Begun:
        """Of two cards, the one that was named first."""
        about = (cards_meant.PAIRS[prefix[0]], self._named) if self._named and prefix else None
        return Begun(about, self._beside(prefix))

    def route(self, held: Place, place: Place) -> Route | None:
        """A ship to far waters, step by step."""
        if held[0] != "ship" or place[0] not in ("berth", "sea", "area") or not self.standing.deciding:
            return None
        moves = map_hand.route(self.state, self.viewer, held, place, self.player_view.moves)
        return Route(moves, partial(self._preview_of_route, moves)) if moves else None

    def _preview_of_route(self, moves: Sequence[Move]) -> Preview:
        own = course_ahead(self.state, self.viewer, moves, self.language)
        return Preview(moves[-1], self.viewer, (), own=own)

    def _beside(self, prefix: Move) -> Place | None:
        """The coast of a new ship, the ship that is kept or not, the land of a new city."""
        if self.offers_whole:
            ships = {move[1] for move in self.player_view.moves if len(move) > 1}
            return ("ship", ships.pop()) if len(ships) == 1 else None
        if len(prefix) < 2 or prefix[0] not in ("ship", "build"):
            return None
        return self.place_of_word(prefix[:1], prefix[1])

    def step_back(self) -> bool:
        """Esc takes back the last card that was given, bought or spent, as long as it can be."""
        last = self.taken_back(())
        return last is not None and self.take_out(last[-1])

    def taken_back(self, begins: Move) -> list[Move] | None:
        """The viewer's own moves from the last that begins like this on, if all of them can be taken back."""
        found: list[Move] = []
        for played in reversed(self.session.match.history):
            if played.seat != self.viewer:
                continue
            if played.move[0] not in cards_meant.TAKEN_BACK:
                return None
            found.insert(0, played.move)
            if played.move[: len(begins)] == begins:
                return found if self.session.why_no_undo() is None else None
        return None

    def take_out(self, begins: Move) -> bool:
        """Take back a card that was chosen or spent; what was done after it is done again."""
        moves, session = self.taken_back(begins), self.session
        if moves is None or not isinstance(session, LiveSession):
            return False
        for _ in moves:
            session.undo()
        for move in moves[1:]:
            if self.why_not(move) is None:
                session.play(move)
        return True

    def spend_as_advised(self) -> None:
        """Pay as it costs least: every set that the advice names."""
        advised = [row for row in self.trade.goods.rows if row.advised]
        for row in sorted(advised, key=lambda row: -row.worth):
            move = ("spend", row.card, str(row.advised))
            if self.why_not(move) is None:
                self.session.play(move)

    @property
    def suggests(self) -> bool:
        """Whether a click chooses all that the viewer must give up now."""
        return self.player_view.legal is not None and can_suggest(self.session, self.viewer)

    @property
    def plan(self) -> tuple[Move, ...]:
        """What a sage would give up, as far as it was asked for: marked, not played."""
        return self._suggestion.plan if self._suggestion is not None else ()

    @property
    def shares_planned(self) -> Mapping[Seat, int]:
        """The numbers that stand beside the seats of a share-out: as suggested, else as they were given."""
        suggested = {int(move[1]): int(move[2]) for move in self.plan if move[0] == "assign"}
        return suggested or self.share_plan.numbers

    def lose_as_suggested(self) -> None:
        """First it is marked; once it is, this is the person's Done."""
        if self._suggestion is None or not self.suggests:
            return
        if self.plan:
            self._suggestion.do()
        else:
            self._suggestion.begin(self.viewer)

    def step_of_viewer(self) -> str:
        """Those who answer an offer at the same time are at different parts of it."""
        return self.trade.asked(self.standing.step)

    def advised_place(self, move: Move) -> Place:
        """Of what is dragged, where it goes: the map shows both ends."""
        taken, put = next(iter(self.gestures(move)), (("chip", ""), ("chip", "")))
        return taken if move[0] in ("move", "voyage", "sail", "load", "unload") else put

    def questions(self) -> Sequence[Move]:
        """One thing is asked for: its answers shine at once; what lies nowhere on the table is put into words."""
        step = self.step_of_viewer()
        if not self.standing.deciding or step in BY_HAND:
            return ()
        verb = QUESTIONS.get(step)
        if verb is not None:
            return ((verb,),)
        return (common_beginning(self.player_view.moves) if self.player_view.moves else (),)

    # ------------------------------------------------------------------ names

    def nation_name(self, seat: Seat) -> str:
        """Empty before a nation is chosen."""
        nation = nation_of(self.state, seat)
        return self.name_of_nation(nation) if nation else ""

    def name_of_nation(self, nation: str) -> str:
        """As it is called on this board."""
        shown = shown_as(self.state.table.board, nation)
        return str(self.words.speech(self.language).names["nation"][shown].display)

    def nations_left(self) -> list[str]:
        """Those that the person at the table may choose now."""
        return [move[1] for move in self.player_view.moves if move[0] == "nation"]

    def word_name(self, prefix: Move, word: str, language: str) -> str:
        """A word of a move that lies nowhere on the table: a nation, a card, a way to pay, a number."""
        names = self.words.speech(language).names
        if prefix and prefix[0] in ("assign", "deal") and word.isdecimal():
            return self.session.seats[int(word)].name
        kind = next((kind for kind in WORD_KINDS if names.knows(kind, word)), None)
        return names[kind][word].display if kind is not None else word


OUTLOOK = frozenset(("movement", "voyage", "build"))
"""Steps in which the mat tells what would come of the map."""
BY_HAND = frozenset(("movement", "voyage", *meant.BY_UNIT)) | cards_meant.BY_HAND
"""Steps in which things are taken up, and nothing is asked."""
WHOLE = frozenset(("upkeep",))
"""Steps whose few moves are offered as such."""
WORD_KINDS = ("commodity", "calamity", "civilization_card", "flood_plain", "volcano", "area", "action")
QUESTIONS = {
    "nation": "nation",
    "place": "place",
    "revolt": "take",
    "raze": "raze",
    "grow": "grow",
    "defend": "defend",
    "reduce": "reduce",
    "betray": "betray",
    "drown": "drown",
    "pirate": "pirate",
    "horde": "horde",
    "shipyard": "ship",
    "build": "build",
    "convert": "convert",
    "quake": "quake",
    "volcano": "volcano",
    "plain": "plain",
    **cards_meant.ASKED,
}
"""By step the verb of all its moves, where what it names lies on the map."""


CARD_MOVES = {
    ("hand", "content"): "give",
    ("hand", "payment"): "spend",
    ("hand", "discard"): "discard",
    ("market", "cards"): "buy",
}
"""What somebody means who takes up such a card in such a step."""


def numbers_first(words: list[str]) -> list[str]:
    """The numbers, the largest first, then all other words."""
    return map_hand.numbers(words) + [word for word in words if not word.isdecimal()]


def standing_of(player_view: PlayerView) -> Standing:
    state: State = player_view.view.state
    seats = deciders(state)
    return Standing(
        state.turn,
        state.table.turn_limit,
        state.phase,
        state.step,
        state.table.board.id,
        seats,
        player_view.legal is not None and player_view.viewer in seats,
        tuple(state.census),
        state.finished,
    )
