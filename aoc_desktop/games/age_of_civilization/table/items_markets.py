"""MARKETS: civilisations with their bonus coins, hand and pack of the draft, deck, wonders, special technologies."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.games.age_of_civilization.table.compact_faces import (
    paint_special_strip,
    paint_wide_civilization,
    paint_wonder_strip,
)
from aoc_desktop.games.age_of_civilization.table.faces import card_unit, paint_civilization, paint_wonder
from aoc_desktop.games.age_of_civilization.table.items_scenario import put_control_cards, put_drought
from aoc_desktop.games.age_of_civilization.table.layout import Group, Zone, market_layout
from aoc_desktop.games.age_of_civilization.table.rows.gestures import KEEP
from aoc_desktop.games.age_of_civilization.table.rows.markets import CivilizationRow, SpecialRow, WonderRow
from aoc_desktop.games.age_of_civilization.table.slots import paint_bonus_coins
from aoc_desktop.games.age_of_civilization.table.technology_faces import paint_special_card
from aoc_desktop.ui.kit.card_kit import card_radius, fill, outline, paint_card_back, rounded
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Radius, Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_card_ground, paint_light

translate = QCoreApplication.translate
DECK_ABOVE = 104.0
"""Width of the deck where it lies in the line above the civilisations."""


class MarketSection:
    """Puts everything that can be taken on the stage."""

    civilizations: Zone | None = None
    """Where the civilisations lie, once they were put."""

    def put(self, context: DrawContext, area: QRectF) -> None:
        standing = context.models.standing
        zones = market_layout(area, _groups(context))
        self.civilizations = zones["civilizations"]
        deck_above = not standing.draft_game and "deck" not in zones
        self._put_civilizations(context, zones["civilizations"], DECK_ABOVE if deck_above else 0)
        if "hand" in zones:
            self._put_hand(context, zones["hand"])
        if "deck" in zones:
            _put_deck(context, zones["deck"])
        elif deck_above:
            _put_deck_above(context, zones["civilizations"].head)
        _put_wonders(context, zones["wonders"])
        if "control" in zones:
            put_control_cards(context, zones["control"])
        if "drought" in zones:
            put_drought(context, zones["drought"])
        if "specials" in zones:
            _put_specials(context, zones["specials"])

    def put_fewer(self, context: DrawContext, area: QRectF, taken: int) -> None:
        """Wonders and special technologies as large as they will be when others have taken so many."""
        left = [group if group.left is None else group._replace(left=group.left - taken) for group in _groups(context)]
        zones = market_layout(area, left)
        for row in context.models.wonders.rows:
            put_wonder(context, row, zones["wonders"].cards[0], zones["wonders"].rows)
        for special in context.models.specials.rows:
            put_special(context, special, zones["specials"].cards[0], zones["specials"].rows)

    def _put_civilizations(self, context: DrawContext, zone: Zone, taken: float) -> None:
        """`taken`: what the deck takes of the head."""
        models, standing = context.models, context.models.standing
        kind = "pack" if standing.drafting else "market"
        rows = models.pack.rows if standing.drafting else models.market.rows
        title = translate("Table", "Your pack") if standing.drafting else translate("Table", "Civilisations")
        context.caption("civilizations", zone.head.adjusted(0, 0, -taken, 0), title, civilization_note(context))
        for row, rect in zip(rows, zone.cards, strict=False):
            put_civilization(context, row, rect, kind, zone.rows)
        if not rows:
            text = translate("Table", "The others choose") if standing.drafting else translate("Table", "None left")
            context.empty_place("empty:civilizations", zone.cards[0], text)

    def _put_hand(self, context: DrawContext, zone: Zone) -> None:
        rows = context.models.hand.rows
        context.caption("hand", zone.head, translate("Table", "Your hand"), str(len(rows)) if rows else "")
        for row, rect in zip(rows, zone.cards, strict=False):
            put_civilization(context, row, rect, "hand", zone.rows)
        if not rows:
            text = translate("Table", "Kept cards lie here")
            context.empty_place("empty:hand", zone.cards[0], text)
        if context.models.standing.drafting:
            rect = QRectF(zone.cards[0].topLeft(), zone.area.bottomRight())
            _put_keep_zone(context, rect)


def _groups(context: DrawContext) -> list[Group]:
    """What lies in the markets, from left to right."""
    models, standing = context.models, context.models.standing
    drafting = standing.drafting
    offered = models.pack.rows if drafting else models.market.rows
    hand = max(1, len(models.hand.rows)) if drafting else len(models.hand.rows)
    return [
        Group("civilizations", max(1, len(offered))),
        Group("hand", hand if standing.draft_game else 0),
        Group("deck", 0 if standing.draft_game else 1),
        Group("drought", 0 if standing.scenario.drought is None else 1),
        Group("control", len(models.control.rows)),
        Group("wonders", max(1, standing.wonders_at_start), len(models.wonders.rows)),
        Group("specials", standing.specials_at_start, len(models.specials.rows)),
    ]


def civilization_note(context: DrawContext) -> str:
    """When the next one can be taken, in a few words."""
    models, standing = context.models, context.models.standing
    if standing.drafting:
        return translate("Table", "keep one, pass the others on") if models.pack.rows else ""
    if len(models.my_board.pile.rows) >= 3:
        return translate("Table", "you have three, the most allowed")
    if any(row.rise for row in models.market.rows):
        return translate("Table", "drag one onto your board")
    if standing.finished or standing.turn != models.viewer or standing.step == "civilization":
        return ""
    if standing.round < 6:
        return translate("Table", "next choice in round {0}").format(standing.round + 1)
    return ""


def put_civilization(context: DrawContext, row: CivilizationRow, rect: QRectF, kind: str, rows: int) -> None:
    face = context.faces.civilization(row.card)
    place = (kind, row.card)
    theme, lights = context.theme, context.lights
    held, strong = lights.held == place, lights.target == place
    ready = place in lights.lit if lights.busy else place in lights.ready
    # Room for bonus coins where they lie on any card: it must not jump when the first one comes.
    corner = 0 if rows == 1 or (context.models.standing.draft_game and not row.coins) else 20
    radius = card_radius(rect, CardSize.CIVILIZATION[0]) if rows == 1 else Radius.CARD

    def draw(painter: QPainter, spot: QRectF) -> None:
        if ready or held:
            paint_light(painter, spot, radius, theme, held or strong)
        context.stamp(painter, spot, ("civilization", row.card, rows > 1, corner), paper)
        wide = card_unit(spot) if rows == 1 else 105.0
        _stamp_coins(context, painter, QRectF(spot.right() - wide, spot.top(), wide, 10), row.coins)

    def paper(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, radius)
        if rows == 1:
            paint_civilization(painter, spot, face)
        else:
            paint_wide_civilization(painter, spot, face, corner)

    context.stage.put(f"civilization:{row.card}", rect, (row.card, row.coins, ready, held, strong, rows), draw, place)


def _stamp_coins(context: DrawContext, painter: QPainter, card: QRectF, amount: int) -> None:
    """The stack hangs over the upper right corner of a card of any height: a strip of the card is enough."""
    if amount:
        strip = QRectF(card.left(), card.top(), card.width(), 30)
        context.stamp(painter, strip, ("coins", amount), lambda brush, rect: paint_bonus_coins(brush, rect, amount))


def put_taken(context: DrawContext, name: str, zone: Zone, left: int, at_start: int) -> None:
    """The first place whose card is gone says how many are; the others are plain table."""
    gone = at_start - left
    if gone > 0 and left < len(zone.cards):
        text = translate("Table", "taken") if gone == 1 else translate("Table", "{0} taken").format(gone)
        context.empty_place(f"taken:{name}", zone.cards[left], text)


def _put_keep_zone(context: DrawContext, rect: QRectF) -> None:
    lights, theme = context.lights, context.theme
    lit, strong = KEEP in lights.lit, lights.target == KEEP

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit:
            outline(painter, spot.adjusted(-4, -3, 4, 3), Radius.CARD, theme.lit, 4 if strong else 2.5)

    height = 20 if lit else 9  # over the kept cards, which may leave no room, while one is held
    context.stage.put("zone:keep", rect, (lit, strong), draw, KEEP, z=height, margin=8)


def _put_deck(context: DrawContext, zone: Zone) -> None:
    """The deck lies beside the market's lower half, its count below."""
    count = context.models.standing.deck
    theme = context.theme
    area = zone.cards[0]
    width = area.width()
    height = width * 1.62
    rect = QRectF(area.left(), area.center().y() - height / 2, width, height + 48)
    text = translate("Table", "in deck") if count else translate("Table", "deck is empty")

    def draw(painter: QPainter, spot: QRectF) -> None:
        back = QRectF(spot.left() + 1, spot.top(), width - 4, height)
        for below in range(min(count, 4) - 1, -1, -1):
            context.stamp(painter, back.translated(below * 1.3, below * 1.3), "back", paint_card_back)
        if not count:
            outline(painter, back, 6, theme.line, 1.2, dashed=True)
        number = QRectF(spot.left(), back.bottom() + 6, spot.width(), 16)
        draw_text(painter, number, str(count), plain(15, theme.text, 700))
        words = QRectF(spot.left(), number.bottom(), spot.width(), 26)  # in two lines rather than up to a card
        draw_text(painter, words, text, plain(Type.CAPTION, theme.soft_text), Align.AlignHCenter | Align.AlignTop, 2)

    context.stage.put("deck", rect, (count, text), draw, ("deck", ""), margin=8)


def _put_deck_above(context: DrawContext, head: QRectF) -> None:
    """Where cards need all the room: a small back at the right end of the line above them, and the count."""
    count = context.models.standing.deck
    theme = context.theme
    rect = QRectF(head.right() - DECK_ABOVE, head.top(), DECK_ABOVE, head.height())
    words = translate("Table", "in deck") if count else translate("Table", "deck is empty")
    text = f"{count} {words}" if count else words

    def draw(painter: QPainter, spot: QRectF) -> None:
        room = spot.adjusted(0, 0, -18 if count else -2, 0)
        draw_text(painter, room, text, plain(Type.CAPTION, theme.soft_text), Align.AlignRight | Align.AlignVCenter)
        if count:
            back = QRectF(room.right() + 5, spot.center().y() - 7.5, 10, 14)
            for below in (2.0, 0.0):
                fill(painter, rounded(back.translated(below, below / 2), 2), FACE.back)
                outline(painter, back.translated(below, below / 2), 2, FACE.back_gold, 1)

    context.stage.put("deck", rect, (count, text), draw, ("deck", ""), margin=4)


# ------------------------------------------------------------------ wonders and special technologies
def _put_wonders(context: DrawContext, zone: Zone) -> None:
    rows = context.models.wonders.rows
    left = translate("Table", "{0} left, never refilled").format(len(rows))
    context.caption("wonders", zone.head, translate("Table", "Wonders"), left if rows else "")
    if not rows:
        context.empty_place("empty:wonders", zone.cards[0], translate("Table", "No wonders left"))
        return
    for row, rect in zip(rows, zone.cards, strict=False):
        put_wonder(context, row, rect, zone.rows)
    put_taken(context, "wonders", zone, len(rows), context.models.standing.wonders_at_start)


def put_wonder(context: DrawContext, row: WonderRow, rect: QRectF, rows: int) -> None:
    face = context.faces.wonder(row.card)
    place = ("wonder", row.card)
    lights, theme = context.lights, context.theme
    held, strong, lit = lights.held == place, lights.target == place, place in lights.lit
    radius = card_radius(rect, CardSize.WONDER[0]) if rows < 3 else min(8.0, rect.height() * 0.2)

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit or held:
            paint_light(painter, spot, radius, theme, strong or held)
        context.stamp(painter, spot, ("wonder", row.card, rows < 3), paper)

    def paper(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, radius)
        (paint_wonder if rows < 3 else paint_wonder_strip)(painter, spot, face)

    context.stage.put(f"wonder:{row.card}", rect, (row.card, lit, held, strong, rows), draw, place)


def _put_specials(context: DrawContext, zone: Zone) -> None:
    rows = context.models.specials.rows
    title = translate("Table", "Special technologies")
    if text_width(title, 600, Type.FLOOR) > zone.head.width():
        title = translate("Table", "Special")
    context.caption("specials", zone.head, title, translate("Table", "1 coin, once per game"))
    for row, rect in zip(rows, zone.cards, strict=False):
        put_special(context, row, rect, zone.rows)
    put_taken(context, "specials", zone, len(rows), context.models.standing.specials_at_start)


def put_special(context: DrawContext, row: SpecialRow, rect: QRectF, rows: int) -> None:
    face = context.faces.special(row.card)
    place = ("special", row.card)
    lights, theme = context.lights, context.theme
    held = lights.held == place
    ready = place in lights.lit if lights.busy else place in lights.ready
    tall = rows == 1

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, Radius.CARD, held)
        if held:
            paint_light(painter, spot, Radius.CARD, theme, held)
        elif ready:  # it can be bought in every turn: no more than a thin line
            outline(painter, spot.adjusted(-2, -2, 2, 2), Radius.CARD + 2, theme.lit, 1.5)
        if tall:
            paint_special_card(painter, spot, face, theme, row.column)
        else:
            paint_special_strip(painter, spot, face, theme, row.column)

    context.stage.put(f"special:{row.card}", rect, (row.card, ready, held, tall), draw, place)
