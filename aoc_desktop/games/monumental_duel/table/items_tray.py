"""What lies over the table for a while: dice being rolled and resolved, and cards among which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.games.monumental_duel.table.colours import group_of_civilization
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.faces import CardFace, clip_card, paint_city_card, paint_track_card
from aoc_desktop.games.monumental_duel.table.formula import SIGNS, ability_formula, effect_formula
from aoc_desktop.games.monumental_duel.table.layout import Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of, paint_glow
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.table.side_faces import paint_espionage, paint_policy
from aoc_desktop.games.monumental_duel.table.vignettes import paint_emblem_scene
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, paint_veil, rounded
from aoc_desktop.ui.kit.dice import paint_die
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, plain
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.kit.tokens import Token, joined, signed_figure, thing
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_box, paint_card_ground

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
TRAY, OVER = 40.0, 42.0
"""How high a tray lies, and what lies on it."""
DIE = 84.0
TURNS = (-5.0, 4.0, -3.0)
"""How dice lie askew."""
Paint = Callable[[QPainter, QRectF, CardFace], None]


class TraySection:
    """Puts a tray where one is needed."""

    def put(self, context: DrawContext, frame: Frame) -> None:
        rows: TableModels = context.models
        standing = rows.standing
        if standing.civilizations:
            self._put_civilizations(context, frame, standing.civilizations)
        elif standing.rolling and standing.step in ("reroll", "chance"):
            self._put_roll(context, frame, rows)
        elif standing.rolling and standing.step == "dice":
            self._put_resolve(context, frame, rows)
        elif standing.keep:
            paint = paint_track_card if standing.phase == "actions" else paint_city_card
            self._put_cards(context, frame, "keep", standing.keep, translate("Duel", "One of the two stays"), paint)
        else:
            self._put_choices(context, frame, rows)

    def _put_choices(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        lights = context.lights
        fan = any(place[0] == "new policy" for place in lights.lit)
        if fan or (lights.held is not None and lights.held[0] == "new policy"):
            title = translate("Duel", "Develop a Policy")
            self._put_cards(context, frame, "new policy", rows.mine.holding.undeveloped, title, paint_policy)
            return
        discarded = [place[1] for place in rows.gesture_index.sources if place[0] == "discarded"]
        if discarded:
            title = translate("Duel", "Your discard")
            cards = tuple(sorted(discarded))
            self._put_cards(context, frame, "discarded", cards, title, paint_city_card)

    def _ground(self, context: DrawContext, rect: QRectF, title: str, note: str = "", sign: str = "") -> None:
        draw = partial(_paint_tray, title=title, note=note, sign=sign, theme=context.theme)
        context.stage.put("tray", rect, (title, note, sign), draw, ("tray", ""), z=TRAY)

    # ------------------------------------------------------------------ cards

    def _put_cards(
        self, context: DrawContext, frame: Frame, kind: str, cards: Sequence[str], title: str, paint: Paint
    ) -> None:
        """Side by side, as large as there is room for."""
        faces: FaceBook = context.faces
        tall = paint is paint_track_card
        size = (150.0, 183.0) if tall else (156.0, 104.0)
        per_row = max(1, int((frame.tray.width() - 40) // (size[0] + 14)))
        lines = -(-len(cards) // per_row)
        high = min(frame.tray.height(), 56 + lines * (size[1] + 14) + 8)
        wide = min(frame.tray.width(), 40 + min(len(cards), per_row) * (size[0] + 14))
        tray = QRectF(frame.width / 2 - max(wide, 320) / 2, frame.tray.top() + 20, max(wide, 320), high)
        self._ground(context, tray, title)
        for number, card in enumerate(cards):
            line, at = divmod(number, per_row)
            count = min(per_row, len(cards) - line * per_row)
            left = tray.center().x() - (count * (size[0] + 14) - 14) / 2
            rect = QRectF(left + at * (size[0] + 14), tray.top() + 50 + line * (size[1] + 14), *size)
            place: Place = (kind, card)
            light = light_of(context, place)
            draw = partial(_paint_choice, face=faces.face(card), paint=paint, light=light, theme=context.theme)
            context.stage.put(f"{kind}:{card}", rect, (kind, card, light), draw, place, z=OVER)

    def _put_civilizations(self, context: DrawContext, frame: Frame, picks: Sequence[str]) -> None:
        """Three large cards: the one that the other has taken is veiled."""
        cards = context.faces.cards
        wide = min(310.0, (frame.width - 80) / 3)
        left = frame.width / 2 - (3 * wide + 40) / 2
        for number, civilization in enumerate(cards.civilizations):
            rect = QRectF(left + number * (wide + 20), frame.height * 0.16, wide, 250)
            place: Place = ("civilization", civilization.id)
            light = light_of(context, place)
            free = civilization.id in picks
            draw = partial(
                paint_civilization,
                civilization=civilization.id,
                book=context.faces,
                light=light,
                free=free,
                theme=context.theme,
            )
            context.stage.put(
                f"civilization:{civilization.id}", rect, (civilization.id, light, free), draw, place, z=OVER
            )

    # ------------------------------------------------------------------ dice

    def _spy_title(self, context: DrawContext, rows: TableModels) -> tuple[str, str]:
        source = rows.standing.source
        name = ""
        if source and source != "ambassador" and source in rows.cards.card:
            name = context.faces.name(rows.cards.card[source].kind, source, False)
        note = translate("Duel", "one token for each re-roll, as often as you can pay")
        return translate("Duel", "Spying"), context.faces.speech.labelled(name, note) if name else note

    def _put_roll(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        faces: FaceBook = context.faces
        title, note = self._spy_title(context, rows)
        tray = frame.tray.adjusted(56, 4, -56, 0)
        self._ground(context, tray, title, note, "spy")
        active = rows.cities[rows.standing.seat].holding.espionage
        card = QRectF(tray.right() - 22 - 236, tray.top() + 16, 236, tray.height() - 32)
        draw = partial(_paint_spied, face=faces.face(active), rolled=rows.standing.dice, light=0, theme=context.theme)
        context.stage.put("tray card", card, (active, rows.standing.dice), draw, ("espionage", active), z=OVER)
        left, wide = tray.left() + 20, (card.left() - tray.left() - 20 - 3 * 12) / 3
        for number, value in enumerate(rows.standing.dice):
            box = QRectF(left + number * (wide + 12), tray.top() + 52, wide, tray.height() - 66)
            self._put_die_box(context, rows, box, number, value)

    def _put_die_box(self, context: DrawContext, rows: TableModels, box: QRectF, number: int, value: int) -> None:
        espionage = rows.cards.card[rows.cities[rows.standing.seat].holding.espionage]
        context.stage.put(
            f"die box:{number}",
            box,
            context.theme.name,
            partial(_paint_inset, theme=context.theme),
            z=OVER - 1,
            margin=2,
        )
        die = QRectF(box.center().x() - DIE / 2, box.top() + 14, DIE, DIE)
        place: Place = ("die", str(value))
        light = light_of(context, place)
        draw = partial(_paint_die, value=value, turn=TURNS[number % 3], light=light, theme=context.theme)
        context.stage.put(f"die:{number}", die, (value, number % 3, light), draw, place, z=OVER + 1)
        words = QRectF(box.left() + 6, die.bottom() + 8, box.width() - 12, 46)
        tokens, note = worth(value, espionage)
        draw = partial(_paint_worth, tokens=tokens, note=note, bad=value == 1, theme=context.theme)
        context.stage.put(f"worth:{number}", words, (value, espionage.id), draw, z=OVER, margin=2)
        offers = [move[2] for move in rows.player_view.moves if move[0] == "reroll" and move[1] == str(value)]
        self._put_offers(
            context, QRectF(box.left() + 6, box.bottom() - 42, box.width() - 12, 34), number, value, offers
        )

    def _put_offers(self, context: DrawContext, row: QRectF, number: int, value: int, offers: Sequence[str]) -> None:
        """A button for each token that rolls this die again."""
        if not offers:
            return
        wide = min(52.0, (row.width() - 12 * (len(offers) - 1)) / len(offers))
        left = row.center().x() - (len(offers) * (wide + 12) - 12) / 2
        for at, token in enumerate(offers):
            place: Place = ("reroll", f"{value} {token}")
            light = light_of(context, place)
            sign = SIGNS.get(token, "reroll")
            free = translate("Duel", "free") if token == "free" else ""
            draw = partial(_paint_offer, sign=sign, free=free, light=light, theme=context.theme)
            rect = QRectF(left + at * (wide + 12), row.top(), wide, row.height())
            context.stage.put(f"offer:{number} {token}", rect, (token, light), draw, place, z=OVER + 1, margin=9)

    def _put_resolve(self, context: DrawContext, frame: Frame, rows: TableModels) -> None:
        """Dice in a column, each with its worth; the cards that a 2 or 3 may turn up beside them."""
        faces: FaceBook = context.faces
        dice = rows.standing.dice
        turning = any(value in (2, 3) for value in dice)
        tray = frame.tray if turning else frame.tray.adjusted(0, 0, -(frame.tray.width() - 460), 0)
        tray.moveCenter(frame.tray.center())
        self._ground(context, tray, translate("Duel", "Spying"), "", "spy")
        holding = rows.cities[rows.standing.seat].holding
        espionage = rows.cards.card[holding.espionage]
        high = min(78.0, (tray.height() - 60) / max(1, len(dice)) - 8)
        for number, value in enumerate(dice):
            box = QRectF(tray.left() + 20, tray.top() + 52 + number * (high + 8), 186, high)
            place: Place = ("die", str(value))
            light = light_of(context, place)
            tokens, note = worth(value, espionage)
            draw = partial(_paint_die_row, value=value, tokens=tokens, note=note, light=light, theme=context.theme)
            context.stage.put(f"die:{number}", box, (value, espionage.id, light), draw, place, z=OVER + 1)
        others = [card for card in rows.cards.espionage if card.id != espionage.id]
        shown = others if turning else [espionage]
        left = tray.left() + 222
        wide = min(176.0, (tray.right() - 16 - left) / len(shown) - 14)
        rest = [value for value in dice if value > 3]
        for number, card in enumerate(shown):
            rect = QRectF(left + 10 + number * (wide + 14), tray.top() + 16, wide, tray.height() - 76)
            place = ("espionage", card.id)
            light = light_of(context, place)
            draw = partial(_paint_spied, face=faces.face(card.id), rolled=tuple(rest), light=light, theme=context.theme)
            context.stage.put(f"spied:{card.id}", rect, (card.id, tuple(rest), light), draw, place, z=OVER)
            sums = joined([effect_formula(card.faces[value - 4]) for value in rest])
            words = translate("Duel", "then the others bring") if turning and rest else ""
            draw = partial(_paint_sum, tokens=sums if turning else [], words=words, theme=context.theme)
            below = QRectF(rect.left() - 4, rect.bottom() + 8, wide + 8, 48)
            context.stage.put(f"spied sum:{card.id}", below, (card.id, tuple(rest), words), draw, z=OVER, margin=2)


def worth(value: int, card: Card) -> tuple[list[Token], str]:
    """What a die does on an espionage card: in signs, and a word where the rules say it."""
    if value == 1:
        return [signed_figure(-1), thing("agent")], translate("Duel", "the Agent goes home")
    if value <= 3:
        return [Token("tile", "other_card")], translate("Duel", "choose another card")
    return effect_formula(card.faces[value - 4]), translate("Duel", "on this card")


# ------------------------------------------------------------------ painting
def _paint_tray(painter: QPainter, rect: QRectF, title: str, note: str, sign: str, theme: Theme) -> None:
    paint_shadow(painter, rect, 12, "bubble")
    fill(painter, rounded(rect, 12), theme.raised)
    outline(painter, rect, 12, "#5A63A6", 1.6)
    x = rect.left() + 20
    if sign:
        paint_icon(painter, QRectF(x, rect.top() + 12, 28, 28), sign)
        x += 38
    wide = min(rect.width() - 40, 220.0)
    draw_text(painter, QRectF(x, rect.top() + 8, wide, 36), title, heading(22, theme.text), LEFT)
    if note:
        room = QRectF(x + 120, rect.top() + 10, rect.width() * 0.66 - 160, 34)
        draw_text(painter, room, note, plain(13, theme.soft_text), LEFT, lines=2)


def _paint_inset(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    fill(painter, rounded(rect, 10), theme.inset)


def _paint_choice(painter: QPainter, rect: QRectF, face: CardFace, paint: Paint, light: int, theme: Theme) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paint(painter, rect, face)


def _paint_die(painter: QPainter, rect: QRectF, value: int, turn: float, light: int, theme: Theme) -> None:
    paint_glow(painter, rect.adjusted(4, 4, -4, -4), 14, theme, light)
    paint_die(painter, rect.adjusted(4, 4, -4, -4), value, turn)


def _paint_die_row(
    painter: QPainter, rect: QRectF, value: int, tokens: list[Token], note: str, light: int, theme: Theme
) -> None:
    paint_glow(painter, rect, 10, theme, light)
    fill(painter, rounded(rect, 10), theme.inset)
    side = min(44.0, rect.height() - 16)
    paint_die(painter, QRectF(rect.left() + 14, rect.center().y() - side / 2, side, side), value)
    room = QRectF(rect.left() + side + 24, rect.top() + 6, rect.width() - side - 32, rect.height() - 12)
    _paint_worth(painter, room, tokens, note, value == 1, theme)


def _paint_worth(painter: QPainter, rect: QRectF, tokens: list[Token], note: str, bad: bool, theme: Theme) -> None:
    top = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2)
    colour = theme.loss if bad else theme.text
    paint_formula(painter, top, tokens, min(24.0, top.height()), on_dark=theme.on_dark, colour=colour, smallest=12)
    low = QRectF(rect.left(), rect.center().y(), rect.width(), rect.height() / 2)
    draw_name(painter, low, note, plain(12.5, theme.loss if bad else theme.soft_text))


def _paint_offer(painter: QPainter, rect: QRectF, sign: str, free: str, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 8, theme, light)
    paint_box(painter, rect, theme)
    side = 18.0
    paint_icon(painter, QRectF(rect.left() + 6, rect.center().y() - side / 2, side, side), sign, on_dark=theme.on_dark)
    room = QRectF(rect.left() + side + 6, rect.top(), rect.width() - side - 9, rect.height())
    draw_name(painter, room, free or "1", plain(14 if not free else 12, theme.text, 700))


def _paint_spied(
    painter: QPainter, rect: QRectF, face: CardFace, rolled: tuple[int, ...], light: int, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paint_espionage(painter, rect, face, rolled)


def _paint_sum(painter: QPainter, rect: QRectF, tokens: list[Token], words: str, theme: Theme) -> None:
    draw_name(painter, QRectF(rect.left(), rect.top(), rect.width(), 16), words, plain(12.5, theme.soft_text))
    flat = [token for token in tokens if token.kind != "break"]
    room = QRectF(rect.left(), rect.top() + 18, rect.width(), rect.height() - 18)
    paint_formula(painter, room, flat, 22, on_dark=theme.on_dark, smallest=10)


def paint_civilization(
    painter: QPainter, rect: QRectF, civilization: str, book: FaceBook, light: int, free: bool, theme: Theme
) -> None:
    """A civilisation to choose: its emblem, warlord, own building and knowledge."""
    group = group_of_civilization(civilization)
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    art = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.36)
    paint_emblem_scene(painter, art, civilization)
    name = QRectF(rect.left(), art.bottom(), rect.width(), 36)
    painter.fillRect(name, QColor(group.accent))
    painter.restore()
    title = book.speech.names["civilization"][civilization].display
    draw_text(painter, name.adjusted(12, 0, -12, 0), title, heading(21, FACE.accent_text), LEFT)
    y = name.bottom() + 4
    high = (rect.bottom() - y - 8) / 3
    for card in own_cards(book, civilization):
        line = QRectF(rect.left() + 12, y, rect.width() - 24, high)
        face = book.face(card, civilization)
        draw_name(
            painter,
            QRectF(line.left(), line.top(), line.width() * 0.52, high),
            face.name,
            plain(14, FACE.ink, 600),
            LEFT,
        )
        room = QRectF(line.left() + line.width() * 0.53, line.top(), line.width() * 0.47, high)
        right = Align.AlignRight | Align.AlignVCenter
        paint_formula(painter, room, ability_formula(face.card), 22, align=right, smallest=12)
        y += high
    if not free:
        paint_veil(painter, rect, 8, theme.table_centre, 0.5)


def own_cards(book: FaceBook, civilization: str) -> list[str]:
    """The warlord, the building and the knowledge that no other civilisation has."""
    data = book.cards.civilization[civilization]
    shared = [set(other.deck) for other in book.cards.civilizations if other.id != civilization]
    special = [card for card in dict.fromkeys(data.deck) if not any(card in deck for deck in shared)]
    return [data.warlord.id, *(card.id for card in special)][:3]


def paint_small_civilization(
    painter: QPainter, rect: QRectF, civilization: str, book: FaceBook, marked: bool, free: bool, theme: Theme
) -> None:
    """A civilisation among others of a form: its emblem and its name."""
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, 2 if marked else 0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_card(painter, rect, 8)
    name = QRectF(rect.left(), rect.bottom() - 30, rect.width(), 30)
    paint_emblem_scene(painter, QRectF(rect.left(), rect.top(), rect.width(), name.top() - rect.top()), civilization)
    painter.fillRect(name, QColor(group_of_civilization(civilization).accent))
    painter.restore()
    title = book.speech.names["civilization"][civilization].display
    draw_name(painter, name.adjusted(8, 0, -8, 0), title, heading(18, FACE.accent_text))
    if not free:
        paint_veil(painter, rect, 8, theme.table_centre, 0.55)
