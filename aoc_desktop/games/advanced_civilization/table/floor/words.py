"""Words of the trading floor and the card market, in the language of the faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import calamities_about
from aoc_desktop.games.advanced_civilization.table.floor.rows import (
    ANSWERING,
    ANY,
    CONTENT,
    AnswerRow,
    Floor,
    LotRow,
    fewer_left,
)
from aoc_desktop.games.advanced_civilization.table.floor.said_rows import ANSWERED, OFFERED, SaidRow
from aoc_desktop.games.advanced_civilization.table.mat.hand_rows import SetRow
from aoc_desktop.games.advanced_civilization.table.rows.succession_rows import ADVANCES, DONE, FALLS, SuccessionRow
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.text.language import capital
from aoc_desktop.text.names import Name
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.faces import Faces

NOTHING = "nothing"


class TradeWords:
    """What is said of offers, answers, sets and squares."""

    def __init__(self, models: TableModels, faces: Faces) -> None:
        self.models = models
        self.speech = faces.speech
        self._nouns = Nouns(faces.speech, models.player_view.view, models.session.names)

    def text(self, key: str, /, **values: object) -> str:
        return self.speech.text(key, **values)

    def nation(self, seat: int) -> Name:
        return self._nouns.nation(seat)

    def card(self, card: str) -> str:
        return self.text("floor.any") if card == ANY else str(self._nouns.card(card).display)

    def cards(self, cards: Sequence[str]) -> str:
        """ "Iron, Iron"; many of a kind are counted."""
        counted = Counter(cards)
        names = [self.card(card) if count == 1 else f"{count} {self.card(card)}" for card, count in counted.items()]
        return self.speech.join(names, "comma")

    def rest(self, say: str) -> str:
        """What is said of the cards that nobody sees."""
        return self.text("floor.silent") if say in ("", NOTHING) else self.text("floor.rest", commodity=say)

    # ------------------------------------------------------------------ offers and answers

    def gives(self, lot: LotRow, viewer: int) -> str:
        if lot.seat == viewer:
            return self.text("floor.you_give", n=lot.size)
        return self.text("floor.gives", nation=self.nation(lot.seat), n=lot.size)

    def wants(self, lot: LotRow, viewer: int) -> str:
        if lot.seat == viewer:
            return self.text("floor.you_want", n=lot.ask)
        return self.text("floor.wants", nation=self.nation(lot.seat), n=lot.ask)

    def named(self, lot: LotRow) -> str:
        count = sum(card != ANY for card in lot.want)
        return self.text(("floor.none_named", "floor.one_named", "floor.two_named")[count])

    def talk(self, lot: LotRow, viewer: int) -> str:
        mine, nation = lot.seat == viewer, self.nation(lot.seat)
        if lot.say == NOTHING:
            return self.text("floor.you_said_nothing") if mine else self.text("floor.said_nothing", nation=nation)
        rest = self.rest(lot.say)
        return self.text("floor.you_said", rest=rest) if mine else self.text("floor.said", nation=nation, rest=rest)

    def answer(self, row: AnswerRow) -> str:
        """A seat's answer in one line."""
        if not row.lot.true:
            return self.speech.labelled(self.nation(row.seat).display, self.text(f"floor.{row.state}"))
        true = self._nouns.pair(row.lot.true[0], row.lot.true[1])
        told = self.text(
            "floor.told", nation=self.nation(row.seat), n=row.lot.size, pair=true, rest=self.rest(row.lot.say)
        )
        return self.speech.join([told, signed(row.change)], "semicolon") if row.knows_change else told

    def heard(self, lot: LotRow, viewer: int) -> str:
        """An offer in one line."""
        true = self._nouns.pair(lot.true[0], lot.true[1])
        rest = self.rest(lot.say)
        told = self.text("floor.told", nation=self.nation(lot.seat), n=lot.size, pair=true, rest=rest)
        if not lot.want:
            return told
        return self.speech.join(
            [told, self.speech.labelled(self.wants(lot, viewer), self.cards(lot.want))], "semicolon"
        )

    def gain_lines(self, floor: Floor) -> list[str]:
        """What the offer would bring an answering viewer by what is certain, and what it would take."""
        lines = [self.text("floor.gain", a=signed(floor.gain))]
        offer = floor.offer
        if offer is not None and any(card != ANY for card in offer.want):
            cost = (
                self.text("floor.cost", b=signed(-floor.cost)) if floor.cost >= 0 else self.text("floor.cost_lacking")
            )
            lines.append(cost)
        return lines

    def warning(self, floor: Floor) -> str:
        """That the lot leaves too few cards to trade again, or that the offer may bring a calamity."""
        state = self.models.state
        if floor.asked == CONTENT and fewer_left(state, self.models.viewer):
            left = sum(row.held - row.given for row in self.models.trade.sets.rows)
            return self.text("warning.trade_three", n=left)
        if floor.asked == ANSWERING and calamities_about(state):
            return self.text("warning.calamity_may_hide")
        return ""

    # ------------------------------------------------------------------ announcements

    def said(self, row: SaidRow) -> tuple[str, str]:
        """An announcement: what, and what became of it."""
        if row.kind in (OFFERED, ANSWERED):
            told = self.text(f"floor.{row.kind}", n=row.amount, cards=self.cards(row.true))
            outcome = self.outcome(row)
            rest = self.rest(row.say) if row.say == NOTHING else self.text("floor.said_rest", commodity=row.say)
            return told, self.speech.join([part for part in (rest, outcome) if part], "semicolon")
        keys = {"no_offer": "passes", "stopped": "stops", "refused": "refuses", "no_deal": "no_deal"}
        return self.text(f"floor.{keys.get(row.kind, row.kind)}", rival=self._partner(row)), ""

    def announced(self, row: SaidRow) -> str:
        """An offer or answer in whole words, as the log has them, and what became of it; others as on the floor."""
        if row.kind not in (OFFERED, ANSWERED):
            return f"{self.nation(row.seat).display} {self.said(row)[0]}"
        without, with_talk = ("offered_no_talk", OFFERED) if row.kind == OFFERED else (ANSWERED, "answered_talk")
        told = self.speech.sentence(
            f"log.{without if row.say == NOTHING else with_talk}",
            nation=self.nation(row.seat),
            number=row.amount,
            n=row.amount,
            pair=self._nouns.pair(*row.true),
            asked=row.ask,
            wanted=self._nouns.pair(*row.want) if row.want else "",
            commodity=row.say,
        )
        return " ".join(part for part in (told, capital(self.outcome(row))) if part)

    def outcome(self, row: SaidRow) -> str:
        return self.text(f"floor.{row.outcome}", rival=self._partner(row)) if row.outcome else ""

    def _partner(self, row: SaidRow) -> Name | str:
        return self.nation(row.partner) if row.partner >= 0 else ""

    def saw(self, row: SaidRow) -> str:
        """What the viewer saw in a deal of its own."""
        if not row.gave and not row.got:
            return ""
        return self.text("floor.saw", gave=self.cards(row.gave), got=self.cards(row.got))

    # ------------------------------------------------------------------ sets and squares

    def set_lines(self, row: SetRow) -> list[str]:
        """A set of the hand: what it is worth now, and with one card more."""
        if row.calamity:
            return [self.text("summary.calamity" if row.tradable else "summary.calamity_stays", calamity=row.card)]
        lines = [self.text("floor.set_line", n=row.held, commodity=row.card, a=row.worth, b=row.next_worth)]
        lines += [self.text("floor.set_mined", n=row.mined)] if row.mined else []
        lines += [self.text("floor.set_given", n=row.given)] if row.given else []
        return lines + ([self.text("market.frozen", n=row.frozen)] if row.frozen else [])

    def forecast(self, row: SuccessionRow) -> str:
        """What happens to a marker at the end of this turn."""
        nation = self._nouns.nation_named(row.nation)
        if row.seat < 0:
            return self.speech.sentence("market.idle", nation=nation)
        if row.outcome == ADVANCES:
            return self.speech.sentence("market.advances", nation=nation, n=row.square + 1)
        if row.outcome == FALLS:
            return self.speech.sentence("market.falls", nation=nation, n=row.square - 1)
        if row.outcome == DONE:
            return self.speech.sentence("market.done", nation=nation)
        what, there, asked = row.lacking
        return self.speech.sentence(f"market.stays_{what}", nation=nation, q=row.square, n=there, m=asked)
