"""What lies beside both Cities: policies, provinces, espionage, wonder begun, warlord, ambassador, reserved cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from aoc_desktop.games.monumental_duel.table import side_drawing as draws
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.formula import ability_formula
from aoc_desktop.games.monumental_duel.table.items_other import OtherSide
from aoc_desktop.games.monumental_duel.table.items_track import put_reserve
from aoc_desktop.games.monumental_duel.table.layout import Frame
from aoc_desktop.games.monumental_duel.table.lit import light_of
from aoc_desktop.games.monumental_duel.table.rows.cities import City, PolicyRow
from aoc_desktop.games.monumental_duel.table.rows.gestures import (
    AMBASSADOR,
    POLICIES,
    PROVINCES,
    SITE,
    WARLORD,
)
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.stage import Draw

translate = QCoreApplication.translate
COVERED = 25.0
BARRICADE = 20.0
TILT = -2.0


class SideSection:
    """Puts what lies beside the Cities."""

    def __init__(self) -> None:
        self.other = OtherSide()

    def put(self, context: DrawContext, frame: Frame) -> None:
        rows: TableModels = context.models
        theirs = rows.theirs
        self.put_large(context, frame, rows.mine)
        if theirs.holding.civilization:
            self.other.put(context, frame, theirs)

    def put_large(self, context: DrawContext, frame: Frame, city: City) -> None:
        if city.holding.civilization:
            (self._put_lines if city.holding.at_lines else self._put_pile)(context, frame, city)
            self._put_provinces(context, frame, city)
            self._put_espionage(context, frame, city)
            self._put_low(context, frame, city)

    # ------------------------------------------------------------------ my policies

    def _caption(self, context: DrawContext, frame: Frame, number: int, title: str, note: str) -> None:
        rect = QRectF(frame.columns[number], frame.mine.top() + 4, frame.column, 17)
        context.caption(f"column {number}", rect, title, note)

    def _next_words(self, city: City) -> str:
        price = city.holding.next_policy
        if not price:
            return translate("Duel", "all developed")
        return translate("Duel", "next {0} Culture").format(price)

    def _put_pile(self, context: DrawContext, frame: Frame, city: City) -> None:
        """The one in force whole, older ones slide out below."""
        self._caption(context, frame, 0, translate("Duel", "Policies"), self._next_words(city))
        x, y, wide = frame.columns[0], frame.mine.top() + 26, frame.column
        policies = list(reversed(city.policies.rows))
        if policies:
            self._put_policy(context, policies[0], QRectF(x, y, wide, 92), city)
            y += 92
            for row in policies[1:]:
                face = context.faces.face(row.card)
                light = light_of(context, ("policy", row.card))
                draw = partial(draws.draw_policy_strip, face=face, light=light, theme=context.theme)
                rect = QRectF(x, y, wide, COVERED - 1)
                context.stage.put(
                    f"policy:{row.card}", rect, ("strip", row.card, light), draw, ("policy", row.card), z=7
                )
                y += COVERED
        left = len(city.holding.undeveloped)
        if left:
            words = translate("Duel", "first Policy costs 1")
            if policies:
                words = translate("Duel", "%n more to develop", "", left)
            rect = QRectF(x, y + 4, wide, COVERED if policies else 60.0)
            self._put_policies_place(context, rect, words)

    def _put_policies_place(self, context: DrawContext, rect: QRectF, words: str) -> None:
        light = light_of(context, POLICIES)
        draw = partial(draws.draw_place, words=words, light=light, theme=context.theme)
        context.stage.put("policies", rect, (words, light), draw, POLICIES, z=6, margin=9)

    def _put_policy(self, context: DrawContext, row: PolicyRow, rect: QRectF, city: City) -> None:
        place: Place = ("policy", row.card)
        light, theme = light_of(context, place), context.theme
        sleeping = city.holding.at_lines and not row.in_force and context.models.standing.phase == "actions"
        angle = TILT if city.holding.at_lines and row.in_force else 0.0
        draw = partial(
            draws.draw_policy,
            face=context.faces.face(row.card),
            light=light,
            used=row.used,
            veiled=sleeping and not light,
            angle=angle,
            theme=theme,
        )
        look = ("policy", row.card, light, row.used, sleeping, angle)
        context.stage.put(f"policy:{row.card}", rect, look, draw, place, z=8)

    def _put_lines(self, context: DrawContext, frame: Frame, city: City) -> None:
        """Three cells right of the rows, strips above the columns."""
        self._caption(context, frame, 0, translate("Duel", "Policies"), self._next_words(city))
        at = {row.line: row for row in city.policies.rows}
        first_three = len(city.policies.rows) < 3
        for number, line in enumerate(("a", "b", "c", "1", "2", "3")):
            row_line = number < 3
            rect = frame.line_cell(number, False) if row_line else frame.line_strip(number - 3, False)
            if line in at and row_line:
                self._put_policy(context, at[line], rect, city)
            elif line in at:
                self._put_line_strip(context, at[line], rect, city)
            else:
                words = translate("Duel", "no Policy at row {0}").format(line) if row_line else ""
                if not row_line and not first_three:
                    words = translate("Duel", "place for a Policy")
                light = light_of(context, ("line", line))
                draw = partial(draws.draw_place, words=words, light=light, theme=context.theme)
                context.stage.put(f"line:{line}", rect, (words, light, row_line), draw, ("line", line), z=6, margin=9)

    def _put_line_strip(self, context: DrawContext, row: PolicyRow, rect: QRectF, city: City) -> None:
        place: Place = ("policy", row.card)
        light = light_of(context, place)
        sleeping = not row.in_force and context.models.standing.phase == "actions"
        draw = partial(
            draws.draw_line_strip,
            face=context.faces.face(row.card),
            light=light,
            used=row.used,
            veiled=sleeping and not light,
            theme=context.theme,
        )
        context.stage.put(f"policy:{row.card}", rect, ("line", row.card, light, row.used, sleeping), draw, place, z=12)

    # ------------------------------------------------------------------ my provinces

    def _put_provinces(self, context: DrawContext, frame: Frame, city: City) -> None:
        rows = list(city.provinces.rows)
        provinces = sum(not row.barricade for row in rows)
        self._caption(context, frame, 1, translate("Duel", "Provinces"), str(provinces) if provinces else "")
        x, y, wide = frame.columns[1], frame.mine.top() + 26, frame.column
        zone = QRectF(x, y, wide, 150)
        light = light_of(context, PROVINCES)
        empty = translate("Duel", "no Province yet") if not rows else ""
        draw = partial(draws.draw_zone, words=empty, light=light, theme=context.theme)
        ground = zone if light or not rows else QRectF(x, y, wide, 40)
        if light or not rows:
            context.stage.put(
                "provinces",
                ground.adjusted(0, 0, 0, -80 if not rows else 0),
                (empty, light),
                draw,
                PROVINCES,
                z=30 if light else 5,
                margin=9,
            )
        self._put_pile_of_provinces(context, QRectF(x, y, wide, self._room(frame, city) - y), city)

    def _room(self, frame: Frame, city: City) -> float:
        """Down to where the pile may reach: reserved cards lie between it and the warlord."""
        return frame.low - (44 if city.holding.reserved else 6)

    def _put_pile_of_provinces(self, context: DrawContext, room: QRectF, city: City) -> None:
        """Barricades on top as strips, the topmost Province whole, older ones as strips while there is room."""
        faces: FaceBook = context.faces
        rows, conquest = list(city.provinces.rows), city.holding.conquest
        on_top = sum(row.protects or (row.barricade and conquest is None) for row in rows)
        step = min(BARRICADE, (room.height() - 92 - 4) / max(1, on_top))
        x, y, wide = room.left(), room.top(), room.width()
        whole = False
        for number, row in enumerate(rows):
            face = faces.face(row.card)
            place: Place = ("my province", f"{row.place} {row.card}")
            key = f"province:{row.place}"
            if number < on_top:
                rect = QRectF(x + 4, y, wide - 8, BARRICADE + 4)
                draw: Draw = partial(draws.draw_barricade, name=face.name, defence=face.card.defence)
                context.stage.put(key, rect, ("barricade", row.card), draw, place, z=6 + number * 0.1, margin=6)
                y += step
            elif not whole and conquest is not None:
                price, words = (conquest[1], conquest[2]), translate("Duel", "to conquer")
                draw = partial(draws.draw_province, face=face, price=price, words=words)
                context.stage.put(key, QRectF(x, y, wide, 92), (row.card, price), draw, place, z=9)
                y += 92
                whole = True
            elif y + 24 <= room.bottom():
                draw = partial(draws.draw_old, face=face, barricade=row.barricade)
                rect = QRectF(x, y, wide, 23)
                context.stage.put(key, rect, ("old", row.card), draw, place, z=8 - number * 0.05, margin=6)
                y += 24

    # ------------------------------------------------------------------ espionage and the lower cards

    def _put_espionage(self, context: DrawContext, frame: Frame, city: City) -> None:
        faces: FaceBook = context.faces
        cards = faces.cards.espionage
        number = next(place for place, card in enumerate(cards) if card.id == city.holding.espionage)
        note = translate("Duel", "{0} of {1}").format(number + 1, len(cards))
        self._caption(context, frame, 2, translate("Duel", "Espionage"), note)
        x, y, wide = frame.columns[2], frame.mine.top() + 26, frame.column
        high = frame.low - y - 26
        active = cards[number].id
        rolled = context.models.standing.dice if context.models.standing.seat == context.models.viewer else ()
        place: Place = ("espionage", active)
        light = light_of(context, place)
        draw = partial(draws.draw_espionage, face=faces.face(active), rolled=rolled, light=light, theme=context.theme)
        context.stage.put("espionage:active", QRectF(x, y, wide, high), (active, rolled, light), draw, place, z=8)
        others = [(place, card.id) for place, card in enumerate(cards) if card.id != active]
        step = (wide - 2) / len(others)
        for at, (which, card) in enumerate(others):
            tab = QRectF(x + 1 + at * step, y + high, step - 2, 18)
            light = light_of(context, ("espionage", card))
            draw = partial(draws.draw_tab, number=str(which), light=light, theme=context.theme)
            context.stage.put(f"tab:{card}", tab, (which, light), draw, ("espionage", card), z=7, margin=6)

    def _put_low(self, context: DrawContext, frame: Frame, city: City) -> None:
        """Wonder begun, warlord, ambassador; with policies at lines the first two stand compact under the Provinces."""
        first, second, third = frame.columns
        wide, y = frame.column, frame.low
        if city.holding.at_lines:
            self._put_warlord(context, QRectF(second, y, wide, 44), city)
            self._put_site(context, QRectF(second, y + 50, wide, 50), city)
        else:
            self._put_site(context, QRectF(first, y, wide, 100), city)
            self._put_warlord(context, QRectF(second, y, wide, 100), city)
        self._put_ambassador(context, QRectF(third, y, wide, 100), city)
        self._put_reserved(context, QRectF(second, y - 40, wide, 36), city)

    def _put_site(self, context: DrawContext, rect: QRectF, city: City) -> None:
        holding, light = city.holding, light_of(context, SITE)
        if not holding.construction:
            words = translate("Duel", "no Wonder begun")
            draw: Draw = partial(draws.draw_place, words=words, light=light, theme=context.theme)
            context.stage.put("site", rect, (words, light), draw, SITE, z=6, margin=9)
            return
        face = context.faces.face(holding.construction)
        draw = partial(draws.draw_site, face=face, price=holding.second_price, light=light, theme=context.theme)
        context.stage.put("site", rect, (holding.construction, light), draw, SITE, z=8)

    def _put_warlord(self, context: DrawContext, rect: QRectF, city: City) -> None:
        holding, light = city.holding, light_of(context, WARLORD)
        holds = context.models.standing.advantage.holder == city.seat
        era = context.models.standing.era
        face = context.faces.face(holding.warlord)
        face = face._replace(ability=ability_formula(face.card, era))
        draw = partial(
            draws.draw_warlord, face=face, light=light, used=holding.warlord_used, veiled=not holds, theme=context.theme
        )
        look = (holding.warlord, light, holding.warlord_used, holds, era)
        context.stage.put("warlord", rect, look, draw, WARLORD, z=8)

    def _put_ambassador(self, context: DrawContext, rect: QRectF, city: City) -> None:
        holding, light = city.holding, light_of(context, AMBASSADOR)
        preview = context.preview
        more = preview.amount("agents") if preview is not None and preview.seat == city.seat else 0
        most = context.faces.cards.agents
        draw = partial(
            draws.draw_ambassador,
            face=context.faces.face("ambassador"),
            agents=holding.agents,
            most=most,
            more=max(0, more),
            light=light,
            used=holding.ambassador_used,
            theme=context.theme,
        )
        look = (holding.agents, more, light, holding.ambassador_used)
        context.stage.put("ambassador", rect, look, draw, AMBASSADOR, z=8)

    def _put_reserved(self, context: DrawContext, rect: QRectF, city: City) -> None:
        """Stubs of the cards that only this player may acquire; absent for who has none."""
        faces: FaceBook = context.faces
        reserved = city.holding.reserved
        half = (rect.width() - 4) / 2
        for number, card in enumerate(reserved):
            place: Place = ("reserved", card)
            light = light_of(context, place)
            spot = QRectF(rect.left() + number * (half + 4), rect.top(), half, rect.height())
            draw = partial(draws.draw_reserved, face=faces.face(card), light=light, theme=context.theme)
            context.stage.put(f"reserved:{card}", spot, (card, light), draw, place, z=12)
        if (
            context.models.standing.step in ("round_start", "reserve")
            and context.models.player_view.moves
            and len(reserved) < 2
        ):
            spot = QRectF(rect.left() + len(reserved) * (half + 4), rect.top(), half, rect.height())
            put_reserve(context, spot)
