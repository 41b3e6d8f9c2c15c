"""The result of Advanced Civilization: a sheet of five sources, the course of points and markers, the great swings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.changes import changes
from aoc_desktop.games.advanced_civilization.rules.scoring import SOURCES, sources_of
from aoc_desktop.games.advanced_civilization.rules.state import INERT, NOBODY, WAITING, State
from aoc_desktop.games.advanced_civilization.table.colours import IVORY
from aoc_desktop.games.advanced_civilization.table.epochs import EpochRow, paint_marker, paint_squares, square_boxes
from aoc_desktop.games.advanced_civilization.table.score_sheet import ScoreRow, ScoreSheet
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.solo.gains import Gained
from aoc_desktop.ui.kit.charts import LEFT
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.screens.result.result_parts import ResultParts, Sheet

DEAL, CITY = "deal", "phase"
"""Kinds of causes of a swing beside calamities: a deal of one's own, and the phase in which a city changed hands."""
FEWEST = 3
"""With fewer swings than this, the dearest cards of a turn are told too."""


class CivilizationResult(ResultParts):
    """Of one table."""

    @property
    def _state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def _nouns(self) -> Nouns:
        return Nouns(load_language(self.preferences.language), self._state)

    @property
    def _order(self) -> list[int]:
        outcome = self.match.outcome
        assert outcome is not None
        return [seat for group in outcome.ranking for seat in group]

    # ------------------------------------------------------------------ the sheet

    def ranking(self) -> ScoreSheet:
        return ScoreSheet(self.preferences, self._rows, self._columns, self._why)

    def _columns(self) -> list[str]:
        speech = load_language(self.preferences.language)
        return [speech.text(f"label.final_columns_{name}") for name in (*SOURCES, "sum")]

    def _rows(self) -> list[ScoreRow]:
        outcome = self.match.outcome
        assert outcome is not None
        rows, rank = [], 1
        for group in outcome.ranking:
            for seat in group:
                values = tuple(sources_of(self._state, seat).values())
                player, points = self.session.seats[seat].name, outcome.points[seat]
                rows.append(ScoreRow(seat, rank, self._nation(seat), player, self._note(seat), values, points))
            rank += len(group)
        return rows

    def _nation(self, seat: int) -> str:
        return self._nouns.nation(seat).display if self._state.nation[seat] != NOBODY else "–"

    def _note(self, seat: int) -> str:
        """Why a seat is ranked behind the others."""
        speech, status = load_language(self.preferences.language), self._state.status[seat]
        if status == WAITING:
            return speech.text("result.latecomer_never_in")
        if status == INERT:
            turns = [played.moment.round for played, event in self._events() if event == kinds.Left(seat)]
            return speech.text("result.leaver", n=turns[-1]) if turns else ""
        return ""

    def _why(self, seat: int, column: int) -> str:
        """What a number of the sheet is made of."""
        state, speech = self._state, load_language(self.preferences.language)
        found = sources_of(state, seat)
        if column == len(SOURCES):
            total = sum(found.values())
            return speech.sentence("result.breakdown", total=total, **dict(zip("abcde", found.values(), strict=True)))
        source = SOURCES[column]
        n, hand = found[source], state.hands[seat]
        cards = state.table.cards
        goods = [each.id for number, each in enumerate(cards.commodities) for _ in range(hand[number])]
        facts: dict[str, dict[str, object]] = {
            "cards": {"c": len(state.owned[seat])},
            "goods": {"goods": self._nouns.cards(goods) if goods else "–"},
            "treasury": {},
            "ast": {"s": state.ast[seat]},
            "cities": {"c": state.map_cities(seat)},
        }
        key = "hand" if source == "goods" else source
        told = speech.sentence(f"result.{key}", n=n, **facts[source])
        mining_used = source == "goods" and seat in state.bonus_used
        return f"{told} {speech.sentence('result.mining_used')}" if mining_used else told

    # ------------------------------------------------------------------ the course

    @cached_property
    def _points(self) -> list[tuple[int, ...]]:
        """What everybody could count before every move, and all that counts at the end."""
        outcome = self.match.outcome
        assert outcome is not None
        return [*(played.moment.points for played in self.match.history), tuple(outcome.points)]

    def courses(self) -> list[list[int]]:
        """Without the goods in hand until the last turn is over."""
        lines: list[list[int]] = [[] for _ in self.session.seats]
        rounds = [played.moment.round for played in self.match.history]
        for stop in self.stops:
            after = next((number for number, turn in enumerate(rounds) if turn > stop), -1)
            for seat, line in enumerate(lines):
                line.append(self._points[after][seat])
        return lines

    def second_chart(self) -> AstChart:
        return AstChart(self.preferences, self._ast_rows, self._tell_way)

    def second_chart_title(self) -> str:
        return load_language(self.preferences.language).names["term"]["ast"].display

    def _ast_rows(self) -> list[AstRow]:
        state, rows = self._state, []
        for seat in self._order:
            if state.nation[seat] == NOBODY or state.status[seat] == WAITING:
                continue
            nation = state.table.cards.nations[state.nation[seat]]
            turns = {
                event.square: played.moment.round
                for played, event in self._events()
                if isinstance(event, kinds.Advanced | kinds.FellBack) and event.seat == seat
            }
            squares = EpochRow(nation.id, tuple(epoch.id for epoch in nation.epochs), state.ast[seat])
            rows.append(AstRow(seat, self._nation(seat), squares, turns))
        return rows

    def _tell_way(self, row: AstRow) -> str:
        speech = load_language(self.preferences.language)
        epoch = row.squares.epochs[row.squares.marker]
        told = speech.text("label.ast_row", n=row.squares.marker, epoch=epoch)
        return speech.labelled(row.name, told)

    # ------------------------------------------------------------------ swings

    def _events(self) -> Iterator[tuple[PlayedMove, Event]]:
        return ((played, event) for played in self.match.history for event in played.events)

    @cached_property
    def swings(self) -> list[Gained]:
        """What made or cost points at one blow: calamities, cities that changed hands, deals of the only person."""
        found = list(self._blows())
        found += self._deals()
        if len(found) < FEWEST:
            found += self._cards_bought()
        return found

    def _blows(self) -> Iterator[Gained]:
        phase = ""
        for played, event in self._events():
            phase = event.phase if isinstance(event, kinds.PhaseBegins) else phase
            calamity = event.cause is not None and event.cause.kind == "calamity"
            if not calamity and not isinstance(event, kinds.CityBesieged | kinds.Taken | kinds.Razed | kinds.Annexed):
                continue
            kind, cause = (event.cause.kind, event.cause.id) if calamity and event.cause else (CITY, phase)
            for change in changes(event):
                if change.what == "points" and change.amount:
                    yield Gained(change.seat, played.moment.round, change.amount, kind, kind, cause)

    def _deals(self) -> Iterator[Gained]:
        """What a deal made of the hand of the only person here; what others exchanged stays theirs."""
        people = [seat for seat, info in enumerate(self.session.seats) if info.is_human]
        for number, played in enumerate(self.match.history) if len(people) == 1 else ():
            for event in played.events:
                if isinstance(event, kinds.Dealt) and people[0] in (event.seat, event.rival):
                    other = event.rival if event.seat == people[0] else event.seat
                    before, after = self.match.state_at(number), self.match.state_at(number + 1)
                    gain = sources_of(after, people[0])["goods"] - sources_of(before, people[0])["goods"]
                    if gain:
                        yield Gained(people[0], played.moment.round, gain, DEAL, DEAL, str(other))

    def _cards_bought(self) -> Iterator[Gained]:
        for played, event in self._events():
            if isinstance(event, kinds.CardBought):
                yield Gained(event.seat, played.moment.round, event.cost, "card", "civilization_card", event.card)

    def turning_points(self, count: int) -> list[list[Gained]]:
        """The greatest swings, up or down, in their order: what befell a seat in one turn for one cause."""
        sums: dict[tuple[int, int, str, str], Gained] = {}
        for gain in self.swings:
            key = gain.round, gain.seat, gain.cause_kind, gain.cause
            sums[key] = gain._replace(points=gain.points + (sums[key].points if key in sums else 0))
        best = sorted(sums, key=lambda key: -abs(sums[key].points))[:count]
        return [[sums[key]] for key in sorted(best) if sums[key].points]

    def cause(self, gain: Gained) -> str:
        if gain.cause_kind == DEAL:
            speech = load_language(self.preferences.language)
            return speech.text("result.swing_deal", nation=self._nouns.nation(int(gain.cause)))
        return super().cause(gain)

    def decided_title(self) -> str:
        return load_language(self.preferences.language).text("label.final_more_swings")

    # ------------------------------------------------------------------ words

    def about(self, players: str) -> list[str]:
        """The board, how long it was, and why it ended."""
        speech, state = load_language(self.preferences.language), self._state
        board = speech.names["board"][state.table.board.id].display
        return [board, *super().about(players), *self._why_it_ended(), *self._not_first()]

    def _why_it_ended(self) -> list[str]:
        speech, state = load_language(self.preferences.language), self._state
        there = [seat for seat, square in enumerate(state.ast) if square == FINISH]
        if there:
            told = speech.text("result.why_it_ended_ast", nation=self._nouns.nation(there[0]))
        elif state.turn >= state.table.turn_limit:
            told = speech.text("result.why_it_ended_limit", n=state.turn)
        else:
            told = speech.text("result.why_it_ended_players")
        return [told]

    def _not_first(self) -> list[str]:
        """The winner is not always who leads on the table."""
        outcome, state = self.match.outcome, self._state
        if outcome is None or len(outcome.ranking[0]) > 1:
            return []
        winner = outcome.ranking[0][0]
        if state.ast[winner] == max(state.ast):
            return []
        name = self.session.seats[winner].name
        return [load_language(self.preferences.language).text("result.not_first_on_the_ast", player=name)]


# The Succession Table as it stood at the end: each nation's squares, and in which turn its marker came to each.


HIGHEST, LEAST = 34.0, 19.0
LEGEND = 24.0


class AstRow(NamedTuple):
    """A nation's way: its squares, and the last turn in which it came to each of them."""

    seat: int
    name: str
    squares: EpochRow
    turns: Mapping[int, int]


class AstChart(Sheet):
    """A row for each seat, best first; small numbers are turns."""

    def __init__(
        self, preferences: Preferences, rows: Callable[[], Sequence[AstRow]], tell: Callable[[AstRow], str]
    ) -> None:
        super().__init__()
        self._preferences, self._make_rows, self._tell = preferences, rows, tell
        self.rows: list[AstRow] = list(rows())
        self.setObjectName("ast_chart")
        self.restyle()

    def restyle(self) -> None:
        self.setMinimumHeight(round((LEAST * len(self.rows) + LEGEND) * self._preferences.frame))
        self.update()

    def retranslate(self) -> None:
        self.rows = list(self._make_rows())
        told = [self._tell(row) for row in self.rows]
        self.setAccessibleName(" ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        least = LEAST * len(self.rows) + LEGEND
        scale = max(0.5, min(self._preferences.scale, self.height() / least))
        painter.scale(scale, scale)
        width, height = self.width() / scale, self.height() / scale
        names = max(text_width(row.name, 700, Type.TEXT) for row in self.rows) + 34
        pitch = min(HIGHEST, (height - LEGEND) / len(self.rows))
        for number, row in enumerate(self.rows):
            self._paint_row(painter, QRectF(0, number * pitch, width, pitch), row, names)
        words = plain(Type.CAPTION, self._preferences.theme.soft_text)
        place = QRectF(names, len(self.rows) * pitch, width - names, LEGEND)
        draw_text(painter, place, self.tr("In each square: the turn in which the marker came there"), words, LEFT)
        painter.end()

    def _paint_row(self, painter: QPainter, rect: QRectF, row: AstRow, names: float) -> None:
        theme, middle = self._preferences.theme, rect.center().y()
        paint_seat(painter, QRectF(4, middle - 6.5, 13, 13), self._preferences.seats[row.seat])
        name = QRectF(26, rect.top(), names - 30, rect.height())
        draw_text(painter, name, row.name, plain(Type.TEXT, theme.text, 700), LEFT)
        high = min(24.0, rect.height() - 3)
        line = QRectF(names, middle - high / 2, rect.width() - names - 2, high)
        boxes = square_boxes(line, len(row.squares.epochs), 2)
        paint_squares(painter, boxes, row.squares, theme, 3)
        turn = plain(min(Type.CAPTION, high * 0.62), IVORY, 700, 8)
        for square, box in enumerate(boxes):
            if square in row.turns and square != row.squares.marker:
                draw_text(painter, box, str(row.turns[square]), turn)
        if row.squares.marker >= 0:
            box = boxes[row.squares.marker]
            paint_marker(painter, box.center(), row.squares.nation, min(high * 0.42, box.width() * 0.42))
