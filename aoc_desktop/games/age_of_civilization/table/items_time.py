"""TIME: the trough with its rail, the permanent card, the cards of the track, event tokens, the virtual opponent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.table.layout import TimeLayout, time_layout
from aoc_desktop.games.age_of_civilization.table.rows.track import AVAILABLE, PAST, ActionRow, SlotRow
from aoc_desktop.games.age_of_civilization.table.slots import Slot, paint_slot, slot_places, slots_width, stamp_slots
from aoc_desktop.games.age_of_civilization.table.track_faces import (
    ActionFace,
    action_slots,
    paint_action_frame,
    paint_action_paper,
    paint_event,
    paint_past_stub,
    paint_permanent_bronze,
    paint_rail,
    paint_upcoming_card,
    permanent_parts,
    upcoming_slots,
)
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_trough
from aoc_desktop.ui.table.picture.stage import nothing

LEFT = Align.AlignLeft | Align.AlignVCenter
translate = QCoreApplication.translate
NARROW_OPPONENT = 190.0


class TimeSection:
    """Puts the time track on the stage, and knows where its slots are."""

    def __init__(self) -> None:
        self.slots: dict[str, list[QRectF]] = {}
        """By action: where its slots lie on the scene."""

    def put(self, context: DrawContext, trough: QRectF) -> None:
        rows = context.models.track.rows
        special = context.models.special_actions.rows
        places = time_layout(trough, rows, bool(special))
        theme = context.theme
        self.slots.clear()

        def draw(painter: QPainter, rect: QRectF) -> None:
            paint_trough(painter, rect, theme)
            rail = places.rail.translated(rect.topLeft() - trough.topLeft())
            paint_rail(painter, rail, theme)

        context.stage.put("trough", trough, (places.rail.top(), trough.width()), draw, z=1, margin=1)
        self._put_bronze(context, "permanent", context.models.permanent.rows, places.permanent)
        if special:
            self._put_bronze(context, "special", special, places.special)
        for row in rows:
            self._put_card(context, row, places.cards[row.position])
            if row.position in places.events:
                _put_event(context, row.event, places.events[row.position])
        _put_note(context, places)

    # ------------------------------------------------------------------ permanent card

    def _put_bronze(self, context: DrawContext, key: str, rows: Sequence[ActionRow], rect: QRectF) -> None:
        """The permanent card, or a scenario's special actions beside it."""
        faces = [context.faces.action(row, slots_of(context, row)) for row in rows]
        pairs = list(zip(faces, rows, strict=True))
        papers = tuple(_paper(face, row._replace(modifiers=())) for face, row in pairs)  # they are not shown here
        theme = context.theme

        def draw(painter: QPainter, place: QRectF) -> None:
            context.stamp(painter, place, papers, bronze)
            for face, part in zip(faces, permanent_parts(place, faces), strict=True):
                stamp_slots(context, painter, face.slots, part.slots)

        def bronze(painter: QPainter, place: QRectF) -> None:
            paint_shadow(painter, place, 8, "raised")
            paint_permanent_bronze(painter, place, faces, theme)

        context.stage.put(key, rect, tuple(_look(face, row) for face, row in pairs), draw)
        for row, part in zip(rows, permanent_parts(rect, faces), strict=True):
            self.slots[row.card] = part.slots
            context.stage.put(f"zone:{row.card}", part.area, None, nothing, ("action", row.card), z=11, margin=0)

    # ------------------------------------------------------------------ track

    def _put_card(self, context: DrawContext, row: ActionRow, rect: QRectF) -> None:
        face = context.faces.action(row, slots_of(context, row))
        theme = context.theme
        place: Place = ("action", row.card)
        if row.place == AVAILABLE:
            self.slots[row.card] = action_slots(rect, face)
        elif row.place == PAST:
            self.slots[row.card] = _past_slots(rect, face)
        else:
            self.slots[row.card] = upcoming_slots(rect, face)
        caption = translate("Table", "past")

        def draw(painter: QPainter, spot: QRectF) -> None:
            if row.place == AVAILABLE:
                context.stamp(painter, spot, ("action", *_paper(face, row)), paper)
                paint_action_frame(painter, spot, face, theme)
                stamp_slots(context, painter, face.slots, action_slots(spot, face))
            elif row.place == PAST:
                _paint_past(painter, spot, face, caption, context)
            else:
                paint_upcoming_card(painter, spot, face, theme)

        def paper(painter: QPainter, spot: QRectF) -> None:
            paint_shadow(painter, spot, 8)
            paint_action_paper(painter, spot, face)

        context.stage.put(f"track:{row.card}", rect, (row.place, caption, *_look(face, row)), draw, place)


def slots_of(context: DrawContext, row: ActionRow) -> tuple[Slot, ...]:
    """The slots as the viewer sees them now: lit, under the pointer, taken."""
    lights, place = context.lights, ("action", row.card)
    shines = place in lights.lit if lights.busy else row.playable and context.interactive
    target = place in (lights.target, lights.asked)
    slots = []
    for slot in row.slots:
        state = "free"
        if slot.seat is not None:
            state = "taken"
        elif target:
            state, target = "target", False
            if place == lights.asked:  # a worker stands there while the choice is made
                slot = slot._replace(seat=context.models.viewer)
        elif shines:
            state = "lit"
        slots.append(_slot(context, slot, state))
    return tuple(slots)


def _slot(context: DrawContext, slot: SlotRow, state: str) -> Slot:
    seat = context.seat(slot.seat) if slot.seat is not None else None
    return Slot(state, slot.workers, slot.red, seat, slot.own)


def _look(face: ActionFace, row: ActionRow) -> tuple[object, ...]:
    return (row.card, row.price, row.modifiers, face.slots, face.source_mark)


def _paper(face: ActionFace, row: ActionRow) -> tuple[object, ...]:
    """What of an action stays when workers come and go: the slots count only by their room."""
    return (row.card, row.price, row.modifiers, tuple(slot.workers for slot in face.slots), face.source_mark)


def _past_slots(rect: QRectF, face: ActionFace) -> list[QRectF]:
    """A past card keeps the player's own slot in reach."""
    height = min(25.0, 25.0 * 36 / max(1.0, slots_width(face.slots, 25.0)))
    left = rect.center().x() - slots_width(face.slots, height) / 2
    return slot_places(face.slots, left, rect.bottom() - height - 10, height)


def _paint_past(painter: QPainter, rect: QRectF, face: ActionFace, caption: str, context: DrawContext) -> None:
    if not face.slots:
        paint_past_stub(painter, rect, face.id, caption, context.theme)
        return
    paint_past_stub(painter, rect, face.id, "", context.theme)
    for slot, place in zip(face.slots, _past_slots(rect, face), strict=True):
        paint_slot(painter, place, slot, context.theme)


# ------------------------------------------------------------------ above the track
def _put_event(context: DrawContext, event: str, rect: QRectF) -> None:
    name = context.faces.name("event", event)
    tokens = context.faces.event(event)
    theme = context.theme

    def draw(painter: QPainter, place: QRectF) -> None:
        paint_event(painter, place, event, name, tokens, theme)

    context.stage.put(f"event:{event}", rect, event, draw, ("event", event))


def _put_note(context: DrawContext, places: TimeLayout) -> None:
    """What the eye meets above the upcoming cards: words, and in solo the opponent's strength."""
    standing = context.models.standing
    theme = context.theme
    if standing.solo:
        _put_opponent(context, places)
        return
    coming = [row for row in context.models.track.rows if row.position in places.events]
    text = translate("Table", "Upcoming\nand events") if coming else translate("Table", "Upcoming")
    if standing.round == 6:
        text = translate("Table", "The last round:\nno card is to come")
    rect = places.note
    if rect.width() < 60:
        return

    def draw(painter: QPainter, place: QRectF) -> None:
        letters = plain(Type.CAPTION, theme.soft_text, 600)
        room = place.adjusted(2, 0, -2, 0) if places.note_beside else place.adjusted(1, 14, 0, 0)
        align = LEFT if places.note_beside else Align.AlignLeft | Align.AlignTop
        draw_text(painter, room, text, letters, align, lines=3)

    context.stage.put("note", rect, text, draw, z=5, margin=0)


def _put_opponent(context: DrawContext, places: TimeLayout) -> None:
    """A shield for each point of its strength: one sees it grow."""
    theme, strength = context.theme, context.models.standing.opponent_military
    title = translate("Table", "Virtual opponent")
    rect = places.opponent

    def draw(painter: QPainter, place: QRectF) -> None:
        if place.width() < NARROW_OPPONENT:
            _paint_narrow_opponent(painter, place, strength, title, theme)
            return
        paint_icon(painter, QRectF(place.left(), place.top() + 12, 38, 38), "military", on_dark=theme.on_dark)
        words = place.adjusted(46, 4, 0, 0)
        number = plain(Type.COUNTER, theme.text, 900)
        draw_text(painter, QRectF(words.left(), words.top(), 34, words.height()), str(strength), number, LEFT)
        beside = words.adjusted(34, 4, 0, 0)
        top = QRectF(beside.topLeft(), QSizeF(beside.width(), 22))
        draw_text(painter, top, title, plain(Type.CAPTION, theme.text, 600), LEFT)
        pitch = min(17.0, (beside.width() - 16) / max(1, strength - 1))
        for shield in range(strength):
            spot = QRectF(beside.left() + shield * pitch, top.bottom() + 3, 15, 15)
            paint_icon(painter, spot, "military", on_dark=theme.on_dark)
        if not strength:
            none = translate("Table", "no military yet")
            low = QRectF(top.left(), top.bottom(), top.width(), 20)
            draw_text(painter, low, none, plain(Type.FLOOR, theme.soft_text), LEFT)

    context.stage.put("opponent", rect, (strength, title), draw, ("opponent", ""), z=6, margin=2)


def _paint_narrow_opponent(painter: QPainter, place: QRectF, strength: int, title: str, theme: Theme) -> None:
    """Shield and number, the words below."""
    paint_icon(painter, QRectF(place.left() + 6, place.top(), 30, 30), "military", on_dark=theme.on_dark)
    number = QRectF(place.left() + 42, place.top(), place.width() - 42, 30)
    draw_text(painter, number, str(strength), plain(Type.COUNTER, theme.text, 900), LEFT)
    words = QRectF(place.left() + 4, place.top() + 32, place.width() - 4, 30)
    align = Align.AlignLeft | Align.AlignTop
    draw_text(painter, words, title, plain(Type.CAPTION, theme.text, 600), align, lines=2)
