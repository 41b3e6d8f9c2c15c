"""What a player has: numbers with their sums, civilisations in the order of the pile, technologies, wonders."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS, CardSet, Effect
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.prices import military_terms
from aoc_desktop.games.age_of_civilization.rules.state import Player
from aoc_desktop.games.age_of_civilization.rules.turn import pending_effects
from aoc_desktop.games.age_of_civilization.table.rows.seats import hand_size
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.rows import RowModel

OWNED, RESEARCHABLE, OPEN, CLOSED = "owned", "researchable", "open", "closed"
NUMBERS = ("points", "coins", "workers", "free_workers", "military", "technologies", "wonders", "civilizations", "hand")


class NumberRow(NamedTuple):
    name: str
    value: int
    terms: tuple[tuple[int, Cause], ...] = ()
    """What the number is the sum of, where cards make it."""


class PileRow(NamedTuple):
    """A civilisation of the pile, from the top down."""

    card: str
    main: bool


class TechnologyRow(NamedTuple):
    """A technology that exists for the player."""

    card: str
    column: int
    row: int
    state: str
    """owned, researchable (now), open (but not now) or closed."""
    special: str
    """The special card that it stands on."""
    after: tuple[str, ...]


class OwnWonderRow(NamedTuple):
    card: str


class EndRow(NamedTuple):
    """Something that happens at the end of the player's turn, or has."""

    name: str
    """The effect as moves name it; "red" and "stay" for the workers."""
    effect: Effect | None
    amount: int
    """Of workers."""
    actions: tuple[str, ...]
    """The actions whose red slots the workers stand on."""
    legal: bool
    used: bool


class NumberModel(RowModel[NumberRow]):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(NumberRow, parent)

    def value(self, name: str) -> int:
        row = self.row(name)
        return row.value if row else 0


class Board(QObject):
    """All models of one seat."""

    def __init__(self, seat: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.special = ""
        """The special technology card that lies on the board."""
        self._known: object = None
        """What the rows of technologies were made from."""
        self.numbers = NumberModel(self)
        self.pile = RowModel(PileRow, self)
        self.technologies = RowModel(TechnologyRow, self)
        self.wonders = RowModel(OwnWonderRow, self)
        self.end = RowModel(EndRow, self)

    def show(self, player_view: PlayerView) -> None:
        player = player_view.view.state.players[self.seat]
        self.special = player.special.id if player.special else ""
        self.numbers.show(number_rows(player_view, self.seat))
        self.pile.show(pile_rows(player_view, self.seat))
        self._show_technologies(player_view, player)
        self.wonders.show([OwnWonderRow(card.id) for card in player.wonders])
        self.end.show(end_rows(player_view, self.seat))

    def _show_technologies(self, player_view: PlayerView, player: Player) -> None:
        """Most moves change none."""
        named = {move[-1] for move in player_view.moves if len(move) > 1} if self.seat == player_view.viewer else set()
        known = player.technology_bits, player.special, named
        if known != self._known:
            self._known = known
            self.technologies.show(technology_rows(player_view.view.state.table.cards, player, named))


def number_rows(player_view: PlayerView, seat: Seat) -> list[NumberRow]:
    state, player = player_view.view.state, player_view.view.state.players[seat]
    strength = military(state, seat)
    values = {
        "points": player.points,
        "coins": player.coins,
        "workers": player.workers,
        "free_workers": player.free_workers,
        "military": strength,
        "technologies": len(player.technologies),
        "wonders": len(player.wonders),
        "civilizations": len(player.civilizations),
        "hand": hand_size(player_view, seat),
    }
    terms = {"military": tuple(military_terms(state, seat))}
    return [NumberRow(name, values[name], terms.get(name, ())) for name in NUMBERS]


def pile_rows(player_view: PlayerView, seat: Seat) -> list[PileRow]:
    """The main civilisation, then the others, oldest lowest."""
    player = player_view.view.state.players[seat]
    main = [PileRow(player.main.id, True)] if player.main else []
    under = [PileRow(card.id, False) for card in reversed(player.civilizations) if card is not player.main]
    return main + under


def technology_rows(cards: CardSet, player: Player, named: set[str]) -> list[TechnologyRow]:
    """`named`: what the viewer could gain now is among these."""
    available = {card.id for card in player.available_technologies(cards)}
    rows = []
    for card in cards.tree.technologies(player.special):
        state = OPEN if card.id in available else CLOSED
        if card.bit & player.technology_bits:
            state = OWNED
        elif card.id in named:
            state = RESEARCHABLE
        after = cards.tree.prerequisites(card, player.special)
        rows.append(TechnologyRow(card.id, COLUMNS.index(card.column), card.row - 1, state, card.special, after))
    return rows


def end_rows(player_view: PlayerView, seat: Seat) -> list[EndRow]:
    """The effects of the end of the turn, and what becomes of the workers that are placed now."""
    state = player_view.view.state
    turn = state.seat == seat
    player = state.players[seat]
    pending = {name for name, _ in pending_effects(state)} if turn else set(player.abilities.end_of_turn)
    rows = []
    for name, effect in player.abilities.end_of_turn.items():
        legal = turn and seat == player_view.viewer and player_view.can("use", name)
        rows.append(EndRow(name, effect, 0, (), legal, name not in pending))
    if turn and state.phase == "actions":
        rows += _workers_at_the_end(player_view, seat)
    return rows


def _workers_at_the_end(player_view: PlayerView, seat: Seat) -> list[EndRow]:
    state, player = player_view.view.state, player_view.view.state.players[seat]
    rows = []
    if state.red_workers:
        used = [action for action in state.table.cards.actions if state.used_slots[action.place]]
        red = tuple(action.id for action in used if player.abilities.red[action.place])
        # An ability gained since spares the workers placed next, not those that stand on the slot.
        red = red or tuple(action.id for action in used if action.sacrifice)
        rows.append(EndRow("red", None, state.red_workers, red, False, False))
    if player.workers:
        rows.append(EndRow("stay", None, player.workers - state.red_workers, (), False, False))
    return rows


def offer_moves(player_view: PlayerView) -> list[Move]:
    """The answers to an offer that is made now."""
    return (
        [move for move in player_view.moves if move[0] in ("use", "decline")]
        if player_view.view.state.step == "offer"
        else []
    )
