"""What a move would do, line by line, beside the numbers that it changes; and what lies on a square."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.cities import can_found
from aoc_desktop.games.golden_ages.rules.eras import turn_order
from aoc_desktop.games.golden_ages.rules.squares import NAMES, SQUARES, neighbour
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.turn import free_slot
from aoc_desktop.games.golden_ages.words.cards import card_text, symbols_text
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name
from aoc_desktop.text.scribe import E

Lines = list[str]


class PreviewWords:
    """The lines of one move of the person who decides, in the position before it."""

    def __init__(self, state: State, events: Sequence[Event], players: Sequence[str], language: str) -> None:
        self.state, self.events, self.players = state, events, players
        self.speech: Language = load_language(language)
        self.language = language

    def lines(self, move: Move) -> Lines:
        told = _TELLERS.get(move[0])
        return [*(told(self, move) if told is not None else []), *self._after()]

    def say(self, key: str, **values: object) -> str:
        return self.speech.text(f"preview.{key}", **values)

    def symbols(self, symbols: Sequence[str]) -> Name:
        the, of = (symbols_text(self.speech, tuple(symbols), form) for form in ("the", "of"))
        return Name(the, the, of, of)

    def plain(self, symbols: Sequence[str]) -> str:
        return symbols_text(self.speech, tuple(symbols))

    def _kind(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    # ------------------------------------------------------------------ what events tell

    def _after(self) -> Lines:
        """What happens to pieces, to the mover's and to others'."""
        lines = []
        for event in self.events:
            match event:
                case kinds.GivesUp(seat=self.state.seat):
                    lines.append(self.say("gives_up", start=event.start, symbols=self.symbols(event.symbols)))
                case kinds.StaysUp():
                    lines.append(self.say("stays_up", card=event.cause.id))
                case kinds.CityLost():
                    lines.append(self.say("city_lost", player=self.players[event.seat], n=event.cubes))
                case kinds.GoesHome():
                    home = {"n": event.colonists, "square": event.square}
                    lines.append(self.say(f"home_{event.posture}", player=self.players[event.seat], **home))
                case kinds.Obsolete():
                    lines.append(self.say("obsolete", technology=event.technology))
                case kinds.Received():
                    lines.append(self.say("toll", player=self.players[event.seat], card=event.cause.id))
                case kinds.NothingGained(seat=self.state.seat):
                    lines.append(self.say("nothing_now"))
        return lines

    # ------------------------------------------------------------------ by the move's verb

    def explore(self, move: Move) -> Lines:
        start, end = SQUARES[move[1]], SQUARES[move[2]]
        state, seat = self.state, self.state.seat
        lines = []
        if start != end:
            taken = self._kind(kinds.TakesControl)
            if taken and not any(event.what == "gold" for event in self._kind(kinds.Gained)):
                lines.append(self.say("pays_nothing", symbols=self.plain(taken[0].symbols)))
            elif not taken and state.players[seat].held >> end & 1 and state.symbols_on(end):
                lines.append(self.say("held"))
        return lines + self._then_city(end)

    def _then_city(self, square: int) -> Lines:
        state, player = self.state, self.state.players[self.state.seat]
        if not can_found(state, state.seat, square):
            return []
        cubes = player.powers.cubes_per_city
        gold = cubes * sum(effect.gold for effect in player.powers.cube)
        return [self.say("then_city", n=cubes, m=gold)]

    def attack(self, move: Move) -> Lines:
        lines = []
        costs = self.state.table.cards.invasion_costs
        for event in self._kind(kinds.PricePart):
            if event.part == "track":
                ordinal = self.speech.text(f"ordinal.n{costs.index(event.gold) + 1}")
                lines.append(self.say("track", n=event.gold, ordinal=ordinal))
            else:
                whose: dict[str, object] = {"card": event.cause.id, "player": self.players[event.seat]}
                lines.append(self.say(event.part, n=abs(event.gold), **whose))
        values = sorted(set(self.state.table.cards.glory))
        lines.append(self.say("glory", a=values[0], b=values[-1]))
        return lines

    def build(self, move: Move) -> Lines:
        state = self.state
        slot = int(move[3]) if len(move) > 3 else free_slot(state, state.seat) + 1
        lines = [self.say("slot", n=slot)]
        old = state.players[state.seat].slots[slot - 1]
        if old is not None:
            lines.append(self.say("replaced", building=old.id))
        return [*lines, card_text(state.table.cards, "building", move[1], self.language)]

    def wonder(self, move: Move) -> Lines:
        card = self.state.table.cards.wonder[move[1]]
        if len(card.on_build) == len(card.effects):
            return []
        return [card_text(self.state.table.cards, "wonder", move[1], self.language)]

    def develop(self, move: Move) -> Lines:
        card = self.state.table.cards.technology[move[-1]]
        lines = [self.say("at_the_end", n=card.points)] if card.points else []
        return [*lines, card_text(self.state.table.cards, "technology", card.id, self.language)]

    def activate(self, move: Move) -> Lines:
        return self.develop(move) if move[-1] in self.state.table.cards.technology else []

    def golden_age(self, move: Move) -> Lines:
        state = self.state
        acting = [self.players[seat] for seat in state.table.others(state.seat) if not state.players[seat].golden_age]
        lines = [self.say("golden_age", n=state.table.cards.golden_age_gold)] if state.era < 4 else []
        return [*lines, self.say("still_to_act", players=acting)] if acting else lines

    def place(self, move: Move) -> Lines:
        state = self.state
        assert state.tile is not None
        found = next(one for one in state.board.places(state.tile) if one.move == move)
        lines = []
        for cell in found.cells:
            for side in range(4):
                other = neighbour(cell.square, side)
                if other >= 0 and state.board.continent >> other & 1:
                    key = "seam_land" if cell.edges[side] else "seam_water"
                    lines.append(self.say(key, a=NAMES[cell.square], b=NAMES[other]))
        for cell in found.cells:
            if cell.symbols:
                lines.append(self.say("to_light", square=NAMES[cell.square], symbols=self.plain(cell.symbols)))
            if state.board.islands >> cell.square & 1:
                gone = self.plain(state.board.symbols[cell.square])
                lines.append(self.say("island", square=NAMES[cell.square], symbols=gone))
        squares = self.speech.join([NAMES[cell.square] for cell in found.cells], "or")
        return [*lines, self.say("then_capital", squares=squares)]

    def capital(self, move: Move) -> Lines:
        state, player = self.state, self.state.players[self.state.seat]
        hidden = state.board.symbols[SQUARES[move[1]]]
        lines = [self.say("hides", symbols=self.symbols(hidden))] if hidden else []
        if player.capital >= 0:
            shown = state.board.symbols[player.capital]
            others = sum(other.capital == player.capital for other in state.players)
            if shown and others == 1:
                lines.append(self.say("uncovers", symbols=self.symbols(shown), square=NAMES[player.capital]))
            along = (*player.standing, *player.lying).count(player.capital)
            if along:
                lines.append(self.say("come_along", n=along))
        return lines

    def take(self, move: Move) -> Lines:
        square, player = SQUARES[move[1]], self.state.players[self.state.seat]
        if player.cubes_on(square) > 1:
            return [self.say("cube_stays", square=move[1])]
        here = (*player.standing, *player.lying)
        symbols = self.state.symbols_on(square)
        if square in here or not symbols:
            return []
        return [self.say("control_lost", square=move[1], symbols=self.symbols(symbols))]

    def glory(self, move: Move) -> Lines:
        values = list(self.state.pending.values)
        values.remove(int(move[1]))
        lines = [self.say("glory_known", n=int(move[1]))]
        return [*lines, self.say("glory_back", n=values[0])] if values else lines

    def choose(self, move: Move) -> Lines:
        """Who plays after whom, which the shapes under the card show; then the card."""
        order = turn_order(self.state, self.state.seat, move[1]) if move[0] == "choose" else ()
        told = [self.say("turn_order", players=[self.players[seat] for seat in order])] if order else []
        return [*told, card_text(self.state.table.cards, "civilization", move[1], self.language)]


_TELLERS: dict[str, Callable[[PreviewWords, Move], Lines]] = {
    "explore": PreviewWords.explore,
    "attack": PreviewWords.attack,
    "build": PreviewWords.build,
    "wonder": PreviewWords.wonder,
    "free_wonder": PreviewWords.wonder,
    "develop": PreviewWords.develop,
    "activate": PreviewWords.activate,
    "golden_age": PreviewWords.golden_age,
    "place": PreviewWords.place,
    "capital": PreviewWords.capital,
    "take": PreviewWords.take,
    "glory": PreviewWords.glory,
    "choose": PreviewWords.choose,
    "reveal": PreviewWords.choose,
}


def square_lines(state: State, square: str, players: Sequence[str], language: str) -> list[str]:
    """A square of the map: its symbols, then every piece on it."""
    speech, number = load_language(language), SQUARES[square]
    symbols = state.board.symbols[number]
    covered = state.capitals >> number & 1
    if not state.board.land >> number & 1:
        key = "sea"
    elif not symbols:
        key = "empty"
    else:
        key = "covered" if covered else "symbols"
    lines = [speech.text(f"square.{key}", square=square, symbols=symbols_text(speech, symbols))]
    for name, player in zip(players, state.players, strict=True):
        if player.capital == number:
            lines.append(speech.text("square.capital", player=name))
        if cubes := player.cubes_on(number):
            lines.append(speech.text("square.city", player=name, n=cubes))
        for key, squares in (("standing", player.standing), ("lying", player.lying)):
            if count := squares.count(number):
                lines.append(speech.text(f"square.{key}", player=name, n=count))
    return lines
