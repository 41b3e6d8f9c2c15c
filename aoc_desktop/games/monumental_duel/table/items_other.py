"""What lies beside the other's City, small: policies, provinces, wonder begun, persons, espionage."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from aoc_desktop.games.monumental_duel.table import side_drawing as draws
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.formula import ability_formula
from aoc_desktop.games.monumental_duel.table.layout import Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of
from aoc_desktop.games.monumental_duel.table.rows.cities import City
from aoc_desktop.games.monumental_duel.table.rows.gestures import THEIR_PROVINCE
from aoc_desktop.games.monumental_duel.table.side_faces import paint_dashed
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.stage import Draw

translate = QCoreApplication.translate


class OtherSide:
    """Puts it where mine lies below: what stands above mine is the other's."""

    def put(self, context: DrawContext, frame: Frame, city: City) -> None:
        self._put_policies(context, frame, city)
        self._put_provinces(context, frame, city)
        self._put_people(context, frame, city)

    def _put_policies(self, context: DrawContext, frame: Frame, city: City) -> None:
        x, wide, zone = frame.columns[0], frame.column, frame.other
        if city.holding.at_lines:
            self._put_lines(context, frame, city)
            return
        policies = list(reversed(city.policies.rows))
        y = zone.top() + 8
        if not policies:
            words = translate("Duel", "no Policy yet")
            draw = partial(paint_dashed, words=words, theme=context.theme)
            context.stage.put("their policies", QRectF(x, y, wide, 60), words, draw, z=5, margin=2)
            return
        room = zone.bottom() - 8 - y
        strips = min(len(policies) - 1, 2)
        high = min(92.0, room - strips * 20)
        face = context.faces.face(policies[0].card)
        draw = partial(draws.draw_their_policy, face=face, used=policies[0].used)
        place: Place = ("their policy", policies[0].card)
        context.stage.put(
            f"their policy:{policies[0].card}",
            QRectF(x, y, wide, high),
            (policies[0].card, policies[0].used),
            draw,
            place,
            z=8,
        )
        for number, row in enumerate(policies[1:4]):
            rect = QRectF(x, y + high + number * 20, wide, 19)
            if rect.bottom() > zone.bottom():
                break
            draw = partial(draws.draw_policy_strip, face=context.faces.face(row.card), light=0, theme=context.theme)
            context.stage.put(
                f"their policy:{row.card}", rect, ("strip", row.card), draw, ("their policy", row.card), z=7, margin=6
            )

    def _put_lines(self, context: DrawContext, frame: Frame, city: City) -> None:
        at = {row.line: row for row in city.policies.rows}
        acting = context.models.standing.phase == "actions" and not city.holding.passed
        for number, line in enumerate(("a", "b", "c", "1", "2", "3")):
            row_line = number < 3
            rect = frame.line_cell(number, True) if row_line else frame.line_strip(number - 3, True)
            if line in at:
                row = at[line]
                veiled = acting and not row.in_force
                face = context.faces.face(row.card)
                paint = draws.draw_their_line if row_line else draws.draw_their_line_strip
                draw = partial(paint, face=face, used=row.used, veiled=veiled, theme=context.theme)
                place: Place = ("their policy", row.card)
                look = (row_line, row.card, row.used, veiled)
                context.stage.put(f"their policy:{row.card}", rect, look, draw, place, z=8, margin=8)
            elif row_line:
                words = translate("Duel", "no Policy at row {0}").format(line)
                draw = partial(paint_dashed, words=words, theme=context.theme)
                context.stage.put(f"their line:{line}", rect, words, draw, z=5, margin=2)

    def _put_provinces(self, context: DrawContext, frame: Frame, city: City) -> None:
        faces: FaceBook = context.faces
        x, wide, zone = frame.columns[1], frame.column, frame.other
        y, low = zone.top() + 8, zone.bottom() - 56
        conquest, light = city.holding.conquest, light_of(context, THEIR_PROVINCE)
        barricades = [row for row in city.provinces.rows if row.protects]
        if conquest is None:
            words = translate("Duel", "no Province yet")
            draw: Draw = partial(paint_dashed, words=words, theme=context.theme)
            context.stage.put(
                "their province", QRectF(x, y, wide, low - y - 6), words, draw, THEIR_PROVINCE, z=6, margin=2
            )
        else:
            face = faces.face(conquest[0])
            price = conquest[1] + conquest[2]
            for number, row in enumerate(barricades[:2]):
                name = faces.face(row.card).name
                draw = partial(draws.draw_barricade, name=name, defence=faces.face(row.card).card.defence)
                spot = QRectF(x + 4, y, wide - 8, 20)
                context.stage.put(f"their barricade:{number}", spot, name, draw, THEIR_PROVINCE, z=7, margin=6)
                y += 15
            draw = partial(draws.draw_their_province, face=face, price=price, light=light, theme=context.theme)
            rect = QRectF(x, y, wide, low - y - 6)
            context.stage.put("their province", rect, (conquest[0], price, light), draw, THEIR_PROVINCE, z=8)
        rect = QRectF(x, low, wide, 48)
        if city.holding.construction:
            face = faces.face(city.holding.construction)
            draw = partial(draws.draw_site, face=face, price=city.holding.second_price, light=0, theme=context.theme)
            context.stage.put("their site", rect, face.card.id, draw, ("their site", ""), z=7, margin=8)
        else:
            words = translate("Duel", "no Wonder begun")
            draw = partial(paint_dashed, words=words, theme=context.theme)
            context.stage.put("their site", rect, words, draw, ("their site", ""), z=5, margin=2)

    def _put_people(self, context: DrawContext, frame: Frame, city: City) -> None:
        faces: FaceBook = context.faces
        x, wide, zone, holding = frame.columns[2], frame.column, frame.other, city.holding
        high = (zone.height() - 16 - 14) / 3
        holds = context.models.standing.advantage.holder == city.seat
        places = [QRectF(x, zone.top() + 8 + number * (high + 7), wide, high) for number in range(3)]
        face = faces.face(holding.warlord)
        face = face._replace(ability=ability_formula(face.card, context.models.standing.era))
        draw = partial(
            draws.draw_their_warlord, face=face, used=holding.warlord_used, veiled=not holds, theme=context.theme
        )
        look = (holding.warlord, holding.warlord_used, holds, context.models.standing.era)
        context.stage.put("their warlord", places[0], look, draw, ("their warlord", ""), z=7, margin=8)
        draw = partial(
            draws.draw_their_ambassador,
            face=faces.face("ambassador"),
            agents=holding.agents,
            most=faces.cards.agents,
            used=holding.ambassador_used,
        )
        look2 = (holding.agents, holding.ambassador_used)
        context.stage.put("their ambassador", places[1], look2, draw, ("their ambassador", ""), z=7, margin=8)
        draw = partial(draws.draw_their_espionage, face=faces.face(holding.espionage))
        place: Place = ("their espionage", holding.espionage)
        context.stage.put("their espionage", places[2], holding.espionage, draw, place, z=7, margin=8)
