"""Emblems of the civilisations and pictures of the wonders: one recipe line each, drawn from the motif kit.

Three doors: `paint_vignette` for the art of a card, `paint_roundel` for small signs, `paint_wonder` for wonders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from aoc_desktop.ui.art import motifs_buildings as built
from aoc_desktop.ui.art import motifs_living as living
from aoc_desktop.ui.art import motifs_monuments as great
from aoc_desktop.ui.art import motifs_signs as modern
from aoc_desktop.ui.art import motifs_signs as signs
from aoc_desktop.ui.art.motifs import (
    GROUND,
    Kit,
    Part,
    Tones,
    crescent,
    crown,
    dunes,
    ground,
    hill,
    part,
    star,
    sun,
    waves,
)
from aoc_desktop.ui.art.wonders import LATER_WONDERS, WONDERS, wonder_picture
from aoc_desktop.ui.kit.groups import Group, group_of
from aoc_desktop.ui.kit.high_contrast import BLACK, is_bold, linear

IVORY, GOLD, GOLD_RING = "#FFF6E4", "#F6C453", "#F4DFA6"
RING = 3.5  # of a roundel's 100: once in the accent, once in gold
FLOATING = 0.86  # the size of a sign without a base in a landscape: it must clear the ground


class Recipe(NamedTuple):
    """What an emblem is made of, from the sky to the ground; without a base it floats like a sign."""

    charges: tuple[Part, ...]
    sky: Part | None = None
    base: Part | None = ground


def recipe(*charges: Part, sky: Part | None = None, base: Part | None = ground) -> Recipe:
    """A line of the table below."""
    return Recipe(charges, sky, base)


_PALM, _PYRAMID, _STEEP, _STEPS = living.palm, built.pyramid, built.steep_pyramid, built.steps
_SEA, _OPEN_SEA = part(waves), part(waves, 2)

RECIPES: dict[str, Recipe] = {
    # Africa
    "axum": recipe(
        part(great.stele, 24, 13, 40, 0, "mid"),
        part(great.stele, 77, 12, 32, 0, "mid"),
        part(great.stele, 50, 22, 72, 4),
        sky=part(crescent, 74, 30, 9, -20),
    ),
    "egypt": recipe(
        part(_PYRAMID, 70, 38, 34, "mid", "dark"),
        part(_PYRAMID, 40, 62, 56),
        part(_PALM, 82, 34, 4),
        sky=part(sun, 70, 26, 9),
    ),
    "kongo": recipe(part(signs.mask), base=None),
    "carthage": recipe(part(living.war_galley), base=_SEA),
    "kush": recipe(
        part(_STEEP, 24, 28, 40, "mid", "dark"),
        part(_STEEP, 76, 28, 40, "mid", "dark"),
        part(_STEEP, 50, 40, 57),
        part(built.chapel, 50, 20),
        sky=part(crescent, 50, 17, 7.5),
    ),
    "mali": recipe(part(great.mud_mosque), sky=part(sun, 80, 19, 7)),
    "zimbabwe": recipe(part(great.cone_tower), sky=part(sun, 74, 30, 10)),
    # Europe
    "rome": recipe(part(living.laurel, 41, 47, 9, 40), part(living.eagle), base=None),
    "byzantium": recipe(part(great.great_church), part(signs.cross, 50, 33, 22)),
    "britain": recipe(part(living.galleon), sky=part(crown, 50, 20, 19), base=_SEA),
    "franks": recipe(part(signs.fleur_de_lis), sky=part(crown, 50, 18, 18), base=None),
    "iberia": recipe(part(signs.armillary)),
    "italy": recipe(part(great.ribbed_dome), sky=part(sun, 83, 26, 8)),
    "greece": recipe(part(living.laurel, 43, 50, 9, 50), part(built.temple, 50, 60, 50, 5)),
    "macedon": recipe(part(signs.star_shield), base=None),
    # East Asia
    "china": recipe(part(built.pagoda, 50, 4, 62, 16.2), sky=part(sun, 79, 25, 9)),
    "korea": recipe(part(signs.tree_crown)),
    "japan": recipe(part(built.torii), sky=part(sun, 50, 50, 27)),
    "tibet": recipe(
        part(built.mountain, 24, 60, 38, "mid"),
        part(built.mountain, 78, 60, 42, "mid"),
        part(built.mountain, 50, 64, 56),
        part(great.chorten, 50, 24),
        sky=part(sun, 50, 26, 13, 14),
    ),
    # Middle East
    "arabia": recipe(
        part(great.desert_town),
        part(_PALM, 20, 56, 5),
        part(_PALM, 40, 34, -3),
        sky=part(crescent, 68, 25, 9, 25),
        base=part(dunes),
    ),
    "babylon": recipe(part(great.city_gate), sky=part(star, 50, 25, 12, 8)),
    "hittites": recipe(part(great.lion_gate), sky=part(sun, 50, 16, 7)),
    "ottomans": recipe(part(great.imperial_mosque), part(great.crescent_finial, 50, 26, 6)),
    "persia": recipe(part(signs.winged_disc), sky=part(crown, 50, 31, 20), base=None),
    "phoenicia": recipe(part(living.trader), sky=part(star, 50, 10, 7, 8), base=_SEA),
    "sumer": recipe(part(_STEPS, 50, 80, 26, 48, 4), part(built.stair, 50, 20, 9, 46), sky=part(crescent, 50, 22, 10)),
    "lydia": recipe(part(signs.coin), base=None),
    "assyria": recipe(part(living.lamassu)),
    # South Asia
    "india": recipe(part(living.lotus, 84, 70), part(signs.wheel, 50, 32, 24, 12)),
    "harappa": recipe(part(signs.seal)),
    "khmer": recipe(part(great.angkor), sky=part(sun, 50, 37, 23)),
    "indonesia": recipe(part(great.bell_stupas), sky=part(sun, 80, 26, 9)),
    "dai_viet": recipe(
        part(living.lotus, 88, 30, 21), part(living.lotus, 88, 30, 79), part(great.pillar_pagoda), base=_SEA
    ),
    "mughals": recipe(part(great.taj), sky=part(crescent, 76, 24, 7, -20)),
    # Americas and Oceania
    "aztecs": recipe(part(signs.sun_stone), base=None),
    "inca": recipe(
        part(built.mountain, 18, 54, 44, "mid"),
        part(built.mountain, 82, 54, 44, "mid"),
        part(built.terraces, 50, 80, 34, 5),
        sky=part(sun, 50, 32, 17, 16),
    ),
    "maya": recipe(
        part(_STEPS, 50, 80, 34, 46, 5, 1.5),
        part(built.box_temple, 50, 38.5),
        part(built.stair, 50, 20, 11, 46),
        sky=part(sun, 77, 27, 9),
    ),
    "tiwanaku": recipe(part(great.sun_gate)),
    "polynesia": recipe(part(living.voyaging_canoe), sky=part(star, 62, 17, 9, 4, 0.34), base=_OPEN_SEA),
    "cahokia": recipe(part(great.great_mound), sky=part(sun, 76, 30, 9, 8)),
    # Barbarians
    "scythia": recipe(part(signs.stag_shield), base=None),
    "vikings": recipe(part(living.longship), base=_OPEN_SEA),
    "slavs": recipe(
        part(living.fir, 14, 30, 46), part(living.fir, 86, 30, 46), part(great.log_fort), sky=part(sun, 78, 22, 7)
    ),
    "huns": recipe(part(signs.bow), base=None),
    "celts": recipe(part(signs.ringed, 50, 47, 43), part(signs.triskele, 50, 49, 38), base=None),
    "germania": recipe(part(living.oak)),
    "khitan": recipe(part(living.horse_head), sky=part(crescent, 24, 26, 9, 30)),
    "mongolia": recipe(
        part(great.yurt),
        part(great.spirit_banner, 12, 30),
        part(great.spirit_banner, 88, 30),
        sky=part(sun, 50, 30, 14),
    ),
    # Kingdoms and unions of later times
    "spain": recipe(part(modern.three_towers), sky=part(crown, 50, 22, 20)),
    "prussia": recipe(part(modern.crowned_eagle), base=None),
    "austria": recipe(part(modern.small_laurel), base=None),
    "russia": recipe(part(modern.onion_church)),
    "usa": recipe(part(modern.striped_shield), base=None),
    "european_union": recipe(part(modern.ring_of_stars), base=None),
    "brazil": recipe(part(modern.sugarloaf), sky=part(sun, 66, 20, 9), base=_SEA),
}
NEUTRAL = recipe(part(living.laurel, 40, 47), part(star, 50, 47, 21, 8, 0.5, "dark"), base=None)


def paint_vignette(painter: QPainter, rect: QRectF, civilization_id: str, group: str) -> None:
    """A landscape that fills `rect`: sky, a pale hill, the charge on its ground."""
    paint_scene(painter, rect, group_of(group), RECIPES.get(civilization_id, NEUTRAL))


def paint_scene(painter: QPainter, rect: QRectF, colours: Group, chosen: Recipe) -> None:
    """Paint the scene of any recipe, in any colours."""
    with _landscape(painter, rect, _tones(colours)) as kit:
        _sky(painter, _whole(kit), colours.sky_top, colours.sky_bottom)
        hill(kit)
        if chosen.base is None:
            ground(kit)
            with kit.at(50, 45, FLOATING), kit.at(-50, -47):
                _charge(kit, chosen)
        else:
            _charge(kit, chosen)
            chosen.base(kit)


def paint_roundel(painter: QPainter, rect: QRectF, civilization_id: str, group: str) -> None:
    """A round sign in the middle of `rect`: accent ring, gold ring, the charge under its sky."""
    tones = group_of(group)
    chosen = RECIPES.get(civilization_id, NEUTRAL)
    size = min(rect.width(), rect.height())
    with _boxed(painter, rect.center().x() - size / 2, rect.center().y() - size / 2, size / 100):
        painter.save()
        painter.setClipPath(_circle(50 - RING * 1.5), Qt.ClipOperation.IntersectClip)
        _sky(painter, QRectF(0, 0, 100, 100), tones.sky_top, tones.sky_bottom)
        kit = Kit(painter, _tones(tones), (-20.0, 120.0))
        with kit.at(50, 50, 0.86 if chosen.base else 0.82), kit.at(-50, -51 if chosen.base else -47):
            _charge(kit, chosen)
            if chosen.base is not None:
                chosen.base(kit)
        painter.restore()
        # The rings come last: they cover the hard edge that a clip leaves.
        painter.fillPath(_annulus(50 - RING, 50 - RING * 2), QColor(GOLD_RING))
        painter.fillPath(_annulus(50, 50 - RING + 0.4), QColor(tones.ink))


def paint_wonder(painter: QPainter, rect: QRectF, wonder_id: str) -> None:
    """A landscape at dusk that fills `rect`, with the wonder's silhouette."""
    picture = WONDERS.get(wonder_id) or LATER_WONDERS.get(wonder_id, wonder_picture)
    tones = Tones(QColor("#4A3A2A"), QColor("#8A7152"), QColor(IVORY), QColor(GOLD))
    paint_landscape(painter, rect, tones, picture.sky, picture.draw)


def paint_landscape(
    painter: QPainter, rect: QRectF, tones: Tones, sky: tuple[str, str], draw: Callable[[Kit], None]
) -> None:
    """A building under its sky that fills `rect`, hills behind and the ground before it."""
    with _landscape(painter, rect, tones) as kit:
        _sky(painter, _whole(kit), *sky)
        hill(kit)
        draw(kit)
        ground(kit)


def _tones(group: Group) -> Tones:
    return Tones(QColor(group.dark), QColor(group.mid), QColor(IVORY), QColor(GOLD))


def _charge(kit: Kit, chosen: Recipe) -> None:
    """The sky sign first, then what stands before it."""
    if chosen.sky is not None:
        chosen.sky(kit)
    for charge in chosen.charges:
        charge(kit)


@contextmanager
def _boxed(painter: QPainter, left: float, top: float, scale: float) -> Iterator[None]:
    """The painter moved into a box of 100×100, smooth and without a pen, and afterwards as it was."""
    painter.save()
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(left, top)
        painter.scale(scale, scale)
        yield
    finally:
        painter.restore()


@contextmanager
def _landscape(painter: QPainter, rect: QRectF, tones: Tones) -> Iterator[Kit]:
    """A kit whose box stands in the middle of `rect`, on its lower edge, clipped to it."""
    painter.save()
    try:
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        scale = min(rect.width(), rect.height()) / 100
        left = rect.center().x() - 50 * scale
        with _boxed(painter, left, rect.bottom() - 100 * scale, scale):
            side = (rect.width() / scale - 100) / 2 + 1
            yield Kit(painter, tones, (-side, 100 + side))
    finally:
        painter.restore()


def _whole(kit: Kit) -> QRectF:
    """All that a landscape may show, in the units of the box."""
    return kit.painter.clipBoundingRect().adjusted(-1, -1, 1, 1)


def _sky(painter: QPainter, area: QRectF, top: str, bottom: str) -> None:
    """In high contrast always night: what stands before it shines."""
    light = linear(QPointF(0, area.top()), QPointF(0, GROUND), ((0, top), (1, bottom)))
    painter.fillRect(area, QColor(BLACK) if is_bold() else light)


def _circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(50, 50), radius, radius)
    return path


@cache
def _annulus(outer: float, inner: float) -> QPainterPath:
    return _circle(outer).subtracted(_circle(inner))
