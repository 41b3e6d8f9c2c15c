"""Tells the sheet of a calamity in words, line by line: the picture shows them, the screen reader speaks them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.calamity.faction_rows import FactionRow
from aoc_desktop.games.advanced_civilization.table.calamity.rows import CalamitySheet, ShareRow, StageRow, TermRow
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns, plain
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import Language


class SumLine(NamedTuple):
    """One reason of the number."""

    card: str
    """As in its TermRow."""
    text: str
    number: str
    counts: bool
    """Whether it changes anything."""


class ShareLine(NamedTuple):
    row: ShareRow
    name: str
    text: str


class Heap(NamedTuple):
    """A faction of a Civil War."""

    faction: str
    title: str
    points: int
    units: str
    note: str
    spoken: str


class SheetText(NamedTuple):
    title: str = ""
    sentence: str = ""
    giver: str = ""
    sufferer: str = ""
    """The nation that loses now."""
    sums: tuple[SumLine, ...] = ()
    lost: str = ""
    to_go: str = ""
    share_head: str = ""
    shares: tuple[ShareLine, ...] = ()
    heir: str = ""
    heaps: tuple[Heap, ...] = ()
    path: tuple[str, ...] = ()

    @property
    def spoken(self) -> list[str]:
        """All of it, a line each."""
        title = ", ".join(part for part in (self.title, self.giver) if part)
        told = [title, *(f"{line.text} {line.number}" for line in self.sums if line.counts)]
        told += [part for part in (self.lost, self.to_go, self.heir) if part]
        told += [heap.spoken for heap in self.heaps]
        shares = [f"{line.name} {line.text}" for line in self.shares]
        return [*told, *self.path, *([self.share_head, *shares] if shares else [])]


def sheet_text(sheet: CalamitySheet, state: State, viewer: Seat, language: str) -> SheetText:
    """Empty where no calamity strikes now."""
    if sheet.now is None or sheet.seat is None:
        return SheetText()
    speech = load_language(language)
    nouns = Nouns(speech, state)
    now, names = sheet.now, speech.names
    return SheetText(
        str(names["calamity"][now.calamity].display),
        str(names["calamity_text"][now.calamity].display) if names.knows("calamity_text", now.calamity) else "",
        _giver(now, nouns),
        str(nouns.nation(sheet.seat).display),
        tuple(_sum(term, speech) for term in sheet.terms),
        _lost(sheet, speech),
        _to_go(sheet, speech),
        _share_head(sheet, viewer, nouns),
        tuple(ShareLine(row, str(nouns.nation(row.seat).display), _share(row, speech)) for row in sheet.shares),
        ""
        if sheet.heir is None
        else speech.sentence("sheet.heir", nation=nouns.nation(sheet.heir), n=sheet.heir_points),
        tuple(_heap(row, nouns) for row in sheet.factions),
        tuple(_path(sheet, nouns)),
    )


def stage_text(stage: StageRow, state: State, language: str) -> str:
    """One of the turn's calamities: whose it is, and whether it is over."""
    speech = load_language(language)
    nouns = Nouns(speech, state)
    values = {"calamity": speech.names.name("calamity", stage.calamity), "nation": nouns.nation(stage.victim)}
    said = speech.text("sheet.stage", **values, when=speech.text(f"sheet.{stage.when}"))
    return ", ".join(part for part in (said, _giver(stage, nouns)) if part)


def place_lines(place: Place, sheet: CalamitySheet, state: State, viewer: Seat, language: str) -> list[str]:
    """What is told of a place of the sheet."""
    kind, name = place
    text = sheet_text(sheet, state, viewer, language)
    if kind == "stage":
        return [stage_text(stage, state, language) for stage in sheet.stages if stage.calamity == name]
    if kind == "share":
        return [_share_words(line, state, language) for line in text.shares if str(line.row.seat) == name]
    if kind == "faction":
        return [heap.spoken for heap in text.heaps if heap.faction == name]
    return [*text.spoken]


def _share_words(line: ShareLine, state: State, language: str) -> str:
    """What falls on a seat; its number is said by whoever sets it."""
    speech = load_language(language)
    if line.row.asked:
        return speech.sentence("sheet.falls_on", nation=Nouns(speech, state).nation(line.row.seat))
    return speech.labelled(line.name, line.text)


def _giver(stage: StageRow, nouns: Nouns) -> str:
    if stage.giver is None:
        return ""
    return nouns.speech.text("sheet.from_giver", nation=nouns.nation(stage.giver))


def _sum(term: TermRow, speech: Language) -> SumLine:
    if term.card in ("", "spared", "grain"):
        text = speech.text(f"sheet.{term.card or 'base'}")
    else:
        card = speech.names.name("civilization_card", term.card)
        text = str(card.short) if term.owned else speech.text("sheet.no_card", card=plain(card.short))
    sign = {"=": "= ", "<": "≤ "}.get(term.sign, "+" if term.amount > 0 and term.card else "")
    number = f"{sign}{speech.number(abs(term.amount))}" if term.amount >= 0 else f"−{speech.number(-term.amount)}"
    return SumLine(term.card, text, number if term.owned else "0", term.owned)


def _lost(sheet: CalamitySheet, speech: Language) -> str:
    if sheet.noun == "tokens":
        return speech.text("sheet.idle", n=sheet.due)
    if not sheet.due:
        return speech.text("sheet.nothing_due") if sheet.noun and not sheet.factions else ""
    key = "reduced" if sheet.noun == "cities" else "lost"
    return speech.text(f"sheet.{key}", n=sheet.lost, m=sheet.due)


def _to_go(sheet: CalamitySheet, speech: Language) -> str:
    if not sheet.to_go:
        return ""
    return speech.text("sheet.picked" if sheet.factions and not sheet.due else "sheet.to_go", n=sheet.to_go)


def _share_head(sheet: CalamitySheet, viewer: Seat, nouns: Nouns) -> str:
    if not sheet.shares or sheet.now is None:
        return ""
    speech = nouns.speech
    if any(row.asked for row in sheet.shares):
        return speech.text("sheet.share_left", n=sheet.left)
    if not sheet.left:
        return speech.text("sheet.shared", n=sheet.shared)
    if sheet.now.victim == viewer:
        return speech.text("sheet.you_share", n=sheet.left)
    return speech.text("sheet.shares", nation=nouns.nation(sheet.now.victim), n=sheet.left)


def _share(row: ShareRow, speech: Language) -> str:
    if row.exempt in ("giver", "nothing"):
        return speech.text(f"sheet.{row.exempt}")
    if row.exempt:
        return str(speech.names.name("civilization_card", row.exempt).short)
    return speech.text("sheet.up_to", n=row.cap) if row.share is None else speech.number(row.share)


def _heap(row: FactionRow, nouns: Nouns) -> Heap:
    speech = nouns.speech
    units = nouns.units(sum(number for _, number in row.tokens), len(row.cities))
    note = "" if row.kept is None else speech.text("sheet.kept" if row.kept else "sheet.handed")
    title, points = speech.text(f"sheet.{row.name}"), speech.text("amount.unit_points", n=row.points)
    told = speech.join([part for part in (points, str(units), note) if part], "comma")
    return Heap(row.name, title, row.points, str(units), note, speech.labelled(title, told))


def _path(sheet: CalamitySheet, nouns: Nouns) -> Iterator[str]:
    for row in sheet.path:
        key = "went_on" if row.start else "landed"
        yield nouns.speech.text(f"sheet.{key}", n=row.tokens, area=nouns.area(row.area))
