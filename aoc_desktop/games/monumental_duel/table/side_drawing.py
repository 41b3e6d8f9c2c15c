"""How what lies beside the Cities looks on the table: its face, its light, its veil and its Action token."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.table import side_faces as paints
from aoc_desktop.games.monumental_duel.table.faces import CardFace, paint_price, paint_used
from aoc_desktop.games.monumental_duel.table.lit import paint_glow, tilted, veil_share
from aoc_desktop.ui.kit.card_kit import paint_veil
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.draw_context import paint_card_ground


def draw_place(painter: QPainter, rect: QRectF, words: str, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 8, theme, light)
    paints.paint_dashed(painter, rect, words, theme)


def draw_zone(painter: QPainter, rect: QRectF, words: str, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 8, theme, light)
    if words:
        paints.paint_dashed(painter, rect, words, theme)


def draw_policy(
    painter: QPainter, rect: QRectF, face: CardFace, light: int, used: bool, veiled: bool, angle: float, theme: Theme
) -> None:
    def draw(painter: QPainter, place: QRectF) -> None:
        paint_card_ground(painter, place, 8)
        paint_glow(painter, place, 8, theme, light)
        paints.paint_policy(painter, place, face)
        if veiled:
            paint_veil(painter, place, 8, theme.table_centre, veil_share(theme))
        if used:
            paint_used(painter, place.bottomRight() - QPointF(12, 12), 24)

    tilted(painter, rect, angle, draw)


def draw_policy_strip(painter: QPainter, rect: QRectF, face: CardFace, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 7, theme, light)
    paints.paint_policy_strip(painter, rect, face)


def draw_line_strip(
    painter: QPainter, rect: QRectF, face: CardFace, light: int, used: bool, veiled: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 6)
    paint_glow(painter, rect, 6, theme, light)
    paints.paint_line_strip(painter, rect, face)
    if veiled:
        paint_veil(painter, rect, 6, theme.table_centre, veil_share(theme))
    if used:
        paint_used(painter, QPointF(rect.right() - 4, rect.center().y()), 18)


def draw_barricade(painter: QPainter, rect: QRectF, name: str, defence: int) -> None:
    paints.paint_barricade_strip(painter, rect, name, defence)


def draw_province(painter: QPainter, rect: QRectF, face: CardFace, price: tuple[int, int], words: str) -> None:
    paint_card_ground(painter, rect, 8)
    paints.paint_province(painter, rect, face, price, words)


def draw_old(painter: QPainter, rect: QRectF, face: CardFace, barricade: bool) -> None:
    if barricade:
        paints.paint_barricade_strip(painter, rect.adjusted(4, -4, -4, 0), face.name, 0)
    else:
        paints.paint_province_strip(painter, rect, face)


def draw_espionage(
    painter: QPainter, rect: QRectF, face: CardFace, rolled: tuple[int, ...], light: int, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paints.paint_espionage(painter, rect, face, rolled)


def draw_tab(painter: QPainter, rect: QRectF, number: str, light: int, theme: Theme) -> None:
    paint_glow(painter, rect, 6, theme, light)
    paints.paint_numbers(painter, rect, number, bool(light))


def draw_site(painter: QPainter, rect: QRectF, face: CardFace, price: int, light: int, theme: Theme) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paints.paint_site(painter, rect, face, price)


def draw_warlord(
    painter: QPainter, rect: QRectF, face: CardFace, light: int, used: bool, veiled: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paint = paints.paint_person if rect.height() > 60 else paints.paint_compact_person
    paint(painter, rect, face)
    if veiled and not light:
        paint_veil(painter, rect, 8, theme.table_centre, veil_share(theme))
    if used:
        paint_used(painter, rect.bottomRight() - QPointF(10, 10), 24)


def draw_ambassador(
    painter: QPainter,
    rect: QRectF,
    face: CardFace,
    agents: int,
    most: int,
    more: int,
    light: int,
    used: bool,
    theme: Theme,
) -> None:
    paint_card_ground(painter, rect, 8)
    paint_glow(painter, rect, 8, theme, light)
    paints.paint_ambassador(painter, rect, face, agents, most, more)
    if used:
        paint_used(painter, rect.bottomRight() - QPointF(8, 8), 26)


def draw_reserved(painter: QPainter, rect: QRectF, face: CardFace, light: int, theme: Theme) -> None:
    paint_card_ground(painter, rect, 6)
    paint_glow(painter, rect, 6, theme, light)
    paints.paint_stub(painter, rect, face)
    price = QRectF(rect.left() + 3, rect.bottom() - 16, 32, 14)
    paint_price(painter, price, face.card.cost[0], face.card.pays)


def draw_their_policy(painter: QPainter, rect: QRectF, face: CardFace, used: bool) -> None:
    paint_card_ground(painter, rect, 8)
    paints.paint_policy(painter, rect, face)
    if used:
        paint_used(painter, rect.bottomRight() - QPointF(9, 9), 20)


def draw_their_line(painter: QPainter, rect: QRectF, face: CardFace, used: bool, veiled: bool, theme: Theme) -> None:
    paint_card_ground(painter, rect, 6)
    paints.paint_compact_policy(painter, rect, face)
    if veiled:
        paint_veil(painter, rect, 6, theme.table_centre, veil_share(theme))
    if used:
        paint_used(painter, rect.bottomRight() - QPointF(7, 7), 18)


def draw_their_line_strip(
    painter: QPainter, rect: QRectF, face: CardFace, used: bool, veiled: bool, theme: Theme
) -> None:
    draw_line_strip(painter, rect, face, 0, used, veiled, theme)


def draw_their_province(painter: QPainter, rect: QRectF, face: CardFace, price: int, light: int, theme: Theme) -> None:
    paint_card_ground(painter, rect, 7)
    paint_glow(painter, rect, 7, theme, light)
    paints.paint_compact_province(painter, rect, face, price)


def draw_their_warlord(painter: QPainter, rect: QRectF, face: CardFace, used: bool, veiled: bool, theme: Theme) -> None:
    paint_card_ground(painter, rect, 6)
    paints.paint_compact_person(painter, rect, face)
    if veiled:
        paint_veil(painter, rect, 6, theme.table_centre, veil_share(theme))
    if used:
        paint_used(painter, QPointF(rect.right() - 8, rect.bottom() - 8), 18)


def draw_their_ambassador(painter: QPainter, rect: QRectF, face: CardFace, agents: int, most: int, used: bool) -> None:
    paint_card_ground(painter, rect, 6)
    paints.paint_compact_ambassador(painter, rect, face, agents, most)
    if used:
        paint_used(painter, QPointF(rect.right() - 8, rect.bottom() - 8), 20)


def draw_their_espionage(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    paint_card_ground(painter, rect, 6)
    paints.paint_compact_espionage(painter, rect, face)
