"""The screen that sets a table: players, options of the game, and the seed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.ai.styles import STYLES, styles_of
from aoc_desktop.games import codes_of, game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.controls import Check, Scrolled
from aoc_desktop.ui.kit.defaults import LARGEST_SEED, OPPONENTS, fresh_seed
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import Screen, button, column, label, panel, row
from aoc_desktop.ui.screens.new_game.seat_row import ColourChoice, SeatChoice

COLUMN = 4
"""So many seats stand one below the other; of more there are two columns, over the options."""
USUAL_LEVEL = "adept"
SEED = 200
"""How wide the line for the seed may become, at the usual size of words."""
CLOSE = (20, 8, 20, 8)
"""Around players and options where a map needs the room."""
NARROW = 900
"""In a window less wide than this, at the usual size of words, the options stand below the players."""


class NewGameScreen(Screen):
    """Sensible choices are made already: Enter starts."""

    SPACIOUS = True

    start_wanted = Signal(object, object)
    """The record to start from, and the seats."""
    back_wanted = Signal()
    code_wanted = Signal()

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.look, self.game = look, game_named(look.id)
        self.mode = "table"
        self._pictures = KeptFaces(most=1)
        self.rules_key = ""
        """The key that opens the rules, or what they are called in the menu."""
        fewest, most = self.game.players[0], self.game.players[-1]
        self.options = look.options_form(preferences)
        self.options.setParent(self)
        self.aside = self.options.aside()
        own, styles = self.options.colours, tuple(styles_of(look.id))
        self.seats = [SeatChoice(seat, preferences, seat >= fewest, own, styles) for seat in range(most)]
        self.add = button()
        """Adds a player, in a layout that shows only filled seats."""
        self.add.setObjectName("add_player")
        self.more = button()
        """Where the map needs the room: the seed, when asked for."""
        self.more.setObjectName("more_options")
        self.more.setCheckable(True)
        self.seed = QLineEdit()
        self.seed.setObjectName("seed")
        self.problem = label(role="error", wrap=True)
        self.start = button(primary=True)
        self.start.setObjectName("start")
        self.back = button()
        self.code = button()
        self.code.setObjectName("enter_code")
        if codes_of(look.id) is None:
            self.code.hide()
        self._players_title = label(role="heading")
        self._title = label(role="title")
        self._hints = {name: label(role="caption", wrap=True) for name in ("seed", "levels")}
        self._seed_label = label()
        self._seed_label.setBuddy(self.seed)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(52, 30, 52, 28)
        layout.setSpacing(14)
        layout.addWidget(self._title)
        self._grid, self._seat_grid = grid, _ = QGridLayout(), QGridLayout()
        self._players, self._below, self._options = self._players_panel(), self.options.below(), self._options_panel()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(16 if self.aside is None else 10)
        self._arrange()
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        area = Scrolled(holder)
        layout.addWidget(area, 1)
        foot = row(self.back, self.problem, self.start, margins=(14, 10, 14, 10))
        foot.setStretch(1, 1)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for made in (self.start, self.back):
            made.setMinimumSize(150, 38)
        layout.addWidget(panel(foot))

    def _arrange(self) -> None:
        """Lay the options beside the players, or below them; hints begin at the left edge of their option's name."""
        scale, top = self.preferences.scale, Qt.AlignmentFlag.AlignTop
        narrow = self.width() < NARROW * scale
        crowded = len(self.seats) > COLUMN and not narrow
        grid, below = self._grid, self._below
        for part in (self._players, *below, self._options):
            grid.removeWidget(part)
        if self.aside is not None and not narrow:
            self._arrange_aside(self.aside)
            return
        grid.addWidget(self._players, 0, 0, 1, 2 if crowded else 1, top)
        beside = self.options.both_sides and not narrow
        for place, part in enumerate(below[:-1] if beside else below, 1):
            grid.addWidget(part, place, 0, top)
        last = len(below) + 1
        if beside:
            last -= 2
            grid.addWidget(self._options, 0, 1, top)
            grid.addWidget(below[-1], last, 1, top)
        elif narrow or (crowded and not below):
            grid.addWidget(self._options, last, 0, 1, 2 if crowded else 1, top)
        else:
            last -= 1
            grid.addWidget(self._options, 1 if crowded else 0, 1, last if crowded else last + 1, 1, top)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 0 if narrow else 6)
        for place in range(len(below) + 2):
            grid.setRowStretch(place, 1 if place == last else 0)
        if self.aside is not None:
            grid.addWidget(self.aside, last + 1, 0)
        self._finish_arranging(COLUMN if crowded and self.aside is None else len(self.seats))

    def _arrange_aside(self, aside: QWidget) -> None:
        """Players and options one below the other, what needs room beside them."""
        grid, left = self._grid, (self._players, *self._below, self._options)
        for place, part in enumerate(left):
            grid.addWidget(part, place, 0, Qt.AlignmentFlag.AlignTop)
            grid.setRowStretch(place, 1 if part is self._options else 0)
        grid.addWidget(aside, 0, 1, len(left), 1)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 8)
        self._finish_arranging(len(self.seats))

    def _finish_arranging(self, down: int) -> None:
        scale = self.preferences.scale
        self._seat_players(down)
        for said in self.options.explained():
            said.setContentsMargins(round(Check.WORDS * scale), 0, 0, 6)
        self.seed.setMaximumWidth(round(SEED * scale))

    def _seat_players(self, down: int) -> None:
        """In columns of so many."""
        for place, seat in enumerate(self.seats):
            self._seat_grid.removeWidget(seat)
            self._seat_grid.addWidget(seat, place % down, place // down)

    def _players_panel(self) -> QWidget:
        self._seat_grid.setHorizontalSpacing(28)
        self._seat_grid.setVerticalSpacing(10)
        layout = column(self._players_title, gap=10, margins=(20, 16, 20, 18))
        layout.addLayout(self._seat_grid)
        layout.addWidget(self.add)
        layout.addWidget(self._hints["levels"])
        if self.aside is None:
            self.add.hide()
        else:
            self._seat_grid.setVerticalSpacing(4)
            for seat in self.seats:
                seat.keep_room()
            self._hints["levels"].hide()
            layout.setSpacing(6)
            layout.setContentsMargins(*CLOSE)
        return panel(layout)

    def _options_panel(self) -> QWidget:
        layout = column(*self.options.beside(), gap=3, margins=(20, 16, 20, 18))
        layout.addSpacing(6)
        seed = QWidget()
        inner = column(gap=3)
        inner.addLayout(row(self._seed_label, self.seed, self.code, None))
        inner.addWidget(self._hints["seed"])
        seed.setLayout(inner)
        layout.addWidget(seed)
        if self.aside is None:
            self.more.setParent(self)
            self.more.hide()
        else:
            layout.setContentsMargins(*CLOSE)
            place = layout.indexOf(self.options.heading)
            layout.removeWidget(self.options.heading)
            layout.insertLayout(place, row(self.options.heading, None, self.more))
            seed.hide()
            self.more.toggled.connect(seed.setVisible)
        return panel(layout)

    def _connect(self) -> None:
        for seat in self.seats:
            seat.changed.connect(self._check)
            seat.colour.wanted.connect(self._exchange_colours)
        self.options.changed.connect(self._check)
        self.seed.textChanged.connect(self._check)
        self.add.clicked.connect(self._add_player)
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(self.back_wanted)
        self.code.clicked.connect(self.code_wanted)

    # ------------------------------------------------------------------ preparing

    def prepare(self, mode: str) -> None:
        """Open for a table game or for solo. The last choices stay, but not the seed: players do not want an earlier
        table or a friend's code again without asking for it."""
        fresh = not self.seats[0].name.text()
        if not self.isVisible():
            self.seed.clear()
        self.mode = mode
        if fresh:
            self._first_choices()
        self.retranslate()
        if fresh:
            self._choose_levels()
        self._check()

    def _choose_levels(self) -> None:
        """Give each seat its last player, or else the usual level."""
        wanted = self.preferences.settings.players_of(self.game.id, self.game.players)
        last = self.preferences["seat_levels"].split(",")
        last += [""] * len(self.seats)
        styles = [*self.preferences["seat_styles"].split(","), *[""] * len(self.seats)]
        for place, seat in enumerate(self.seats):
            seat.choose_style(styles[place])
            usual = HUMAN if place == 0 else USUAL_LEVEL if place < wanted else ""
            seat.choose(usual)
            if usual and last[place]:
                seat.choose(last[place])

    def choose_all(self, record: Record) -> None:
        """Everything as a record has it; the seats are still the user's to fill."""
        self.options.choose_all(record)
        self.seed.setText(str(record.seed))
        for place, seat in enumerate(self.seats if self.mode == "table" else ()):
            if place >= record.players:
                seat.choose("")
            elif not seat.taken:
                seat.choose(USUAL_LEVEL)
        self._check()

    def _first_choices(self) -> None:
        me = self.preferences["player_name"] or self.tr("Player 1")
        for seat, name in zip(self.seats, (me, *OPPONENTS), strict=False):
            seat.name.setText(name)
        self._rename_namesakes()
        self._exchange_colours(self.seats[0].colour, self.preferences["player_colour"])

    def _rename_namesakes(self) -> None:
        """A proposed name that another seat bears gives way to the next free one."""
        used = [seat.name.text().strip() for seat in self.seats]
        free = (name for name in OPPONENTS if name not in used)
        for place, seat in enumerate(self.seats):
            if used[place] in OPPONENTS and used[place] in used[:place] and (name := next(free, "")):
                seat.name.setText(name)

    def _exchange_colours(self, chooser: ColourChoice, colour: int) -> None:
        """Swap the colours of two players when one chooses the other's: no two are ever equal."""
        for seat in self.seats:
            if seat.colour is not chooser and seat.colour.colour == colour:
                seat.colour.take(chooser.colour)
        chooser.take(colour)

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "player_name" and self.preferences[name]:
            self.seats[0].name.setText(self.preferences[name])
            self._rename_namesakes()

    def take_focus(self) -> None:
        self.start.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self._start()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ checking

    def _check(self) -> None:
        """Grey what cannot be had, with the reason; say what keeps the game from starting."""
        if self.aside is None:
            self._tell_levels()
        elif self.mode == "table":
            self._show_players()
        self._tell_seed()
        self.options.seated([seat.name.text().strip() for seat in self._taken()])
        players = 1 if self.mode == "solo" else max(self.game.players[0], len(self._taken()))
        self._refuse(self.options.check(self.mode, players) or self._why_not())

    def _add_player(self) -> None:
        """Fill the first empty seat."""
        for seat in self.seats:
            if not seat.taken:
                seat.choose(USUAL_LEVEL)
                seat.name.setFocus()
                return

    def _show_players(self) -> None:
        """Show a row for each player; a player above the least number can be removed."""
        taken = self._taken()
        for seat in self.seats:
            seat.setVisible(seat.taken)
            seat.remove.setVisible(len(taken) > self.game.players[0] and seat.may_be_empty)
        self.add.setVisible(len(taken) < len(self.seats))

    def _tell_levels(self) -> None:
        """How the AI players that were chosen play, and what they like."""
        names = self.preferences.speech.names["ai_level"]
        chosen = {seat.level: seat.about(seat.level) for seat in self._taken()}
        lines = [
            self.tr("{0} – {1}").format(names[level].display, chosen[level]) for level in LEVELS if chosen.get(level)
        ]
        styles = self.preferences.speech.names["ai_style"]
        told = {seat.info().style: seat.about_style(seat.info().style) for seat in self._taken()}
        lines += [self.tr("{0} – {1}").format(styles[style].display, told[style]) for style in STYLES if style in told]
        if lines:
            lines.append(self.tr("{0} gives the measured strength of each level.").format(self.rules_key))
        self._hints["levels"].setText("\n".join(lines))
        self._hints["levels"].setVisible(bool(lines))

    def _tell_seed(self) -> None:
        """What the seed is for; or that there is one."""
        if self.seed.text():
            text = self.tr("This seed fixes the order of the cards. Leave it empty for a table that nobody has seen.")
        else:
            text = self.tr("The same seed sets the same table: to play it again, or against a friend.")
        self._hints["seed"].setText(text)

    def _refuse(self, reason: str) -> None:
        self.problem.setText(reason)
        self.start.setEnabled(not reason)
        self.start.setToolTip(reason)

    def _why_not(self) -> str:
        seats = [seat.info() for seat in self._taken()]
        names = [seat.name for seat in seats]
        if not all(names) or len(set(names)) < len(names):
            return self.tr("Each player needs a name of their own.")
        if self.seed.text() and self._typed_seed() is None:
            return self.tr("The seed is a whole number from 0 to {0}.").format(LARGEST_SEED)
        try:
            record = self.record()
            self.game.setup(self.game.options(record), Rng(record.seed))
        except DomainError as error:
            return say(error.reason, self.preferences.language, self.game.id)
        return ""

    def _typed_seed(self) -> int | None:
        text = self.seed.text().strip()
        number = int(text) if text.isdecimal() and len(text) < 12 else -1
        return number if 0 <= number <= LARGEST_SEED else None

    def _taken(self) -> list[SeatChoice]:
        """The filled seats, without the empty ones in between."""
        return self.seats[:1] if self.mode == "solo" else [seat for seat in self.seats if seat.taken]

    # ------------------------------------------------------------------ starting

    def record(self) -> Record:
        """The game as chosen; without a seed of the user's, one is drawn when it starts."""
        typed = self._typed_seed()
        return self.options.record(self.mode, len(self._taken()), 1 if typed is None else typed)

    def _start(self) -> None:
        if not self.start.isEnabled():
            return
        record = self.record()
        if self._typed_seed() is None:
            record = record._replace(setup={**record.setup, "seed": fresh_seed()})
        seats = [seat.info() for seat in self._taken()]
        if seats[0].is_human:
            self.preferences["player_name"] = seats[0].name
            self.preferences["player_colour"] = seats[0].colour
        if self.mode == "table":
            self.preferences.settings.keep_players(self.game.id, len(seats))
            self.preferences["seat_levels"] = ",".join(seat.level for seat in seats)
            self.preferences["seat_styles"] = ",".join(seat.style for seat in seats)
        self.start_wanted.emit(record, seats)

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        solo = self.mode == "solo"
        self._title.setText(self.options.title(self.mode))
        self._players_title.setText(self.tr("Player") if solo else self.tr("Players"))
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("drawn at random"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.start.setText(self.tr("Start the game"))
        self.back.setText(self.tr("Back"))
        self.code.setText(self.tr("Enter a code…"))
        self.more.setText(self.tr("More"))
        self.add.setText(self.tr("Add a player ({0} at most)").format(len(self.seats)))
        for place, seat in enumerate(self.seats):
            seat.setVisible(not solo or place == 0)
            seat.fill(alone=solo and place == 0)
        self.options.retranslate()
        self._check()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the game's own scenery, cached by size; high contrast leaves it out."""
        theme, whole = self.preferences.theme, QRectF(self.rect())
        painter = QPainter(self)
        if theme.bold:
            painter.fillRect(whole, QColor(theme.table_edge))
        else:
            picture = self._pictures.get(
                theme.name,
                self.size(),
                self.devicePixelRatioF(),
                lambda made: self.look.box.scenery(made, whole, theme),
            )
            painter.drawPixmap(0, 0, picture)
        painter.end()

    def restyle(self) -> None:
        for seat in self.seats:
            seat.refresh()
        self._arrange()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
