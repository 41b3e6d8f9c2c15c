<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AlmanacScreen</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditionBook</name>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardChoice</name>
    <message numerus="yes">
        <source>%n board(s) for {0} players</source>
        <translation>
            <numerusform>%n board for {0} players</numerusform>
            <numerusform>%n boards for {0} players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrownPanel</name>
    <message numerus="yes">
        <source>%n achievement(s) earned</source>
        <translation>
            <numerusform>%n achievement earned</numerusform>
            <numerusform>%n achievements earned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarnedPanel</name>
    <message numerus="yes">
        <source>%n achievement(s) earned</source>
        <translation>
            <numerusform>%n achievement earned</numerusform>
            <numerusform>%n achievements earned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyScreen</name>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest streak</source>
        <translation>
            <numerusform>longest streak</numerusform>
            <numerusform>longest streak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best of %n game(s):</source>
        <translation>
            <numerusform>Best of %n game:</numerusform>
            <numerusform>Best of %n games:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message numerus="yes">
        <source>%n letter(s) or digit(s) to go</source>
        <translation>
            <numerusform>%n letter or digit to go</numerusform>
            <numerusform>%n letters or digits to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalScreen</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HubScreen</name>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read; nothing is lost: they are kept in {0}.</source>
        <translation>
            <numerusform>%n line of the file cannot be read; nothing is lost: it is kept in {0}.</numerusform>
            <numerusform>%n lines of the file cannot be read; nothing is lost: they are kept in {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games, %n of them practice</source>
        <translation>
            <numerusform>games, %n of them practice</numerusform>
            <numerusform>games, %n of them practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with {0} points</source>
        <translation>
            <numerusform>%n game with {0} points</numerusform>
            <numerusform>%n games with {0} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {0} points on average</source>
        <translation>
            <numerusform>%n game, {0} points on average</numerusform>
            <numerusform>%n games, {0} points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without hints, %n won</source>
        <translation>
            <numerusform>without hints, %n won</numerusform>
            <numerusform>without hints, %n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedDetails</name>
    <message numerus="yes">
        <source>The first %n move(s) can be played.</source>
        <translation>
            <numerusform>The first move (%n) can be played.</numerusform>
            <numerusform>The first %n moves can be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGamesScreen</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be read</source>
        <translation>
            <numerusform>%n game still to be read</numerusform>
            <numerusform>%n games still to be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Delete %n game for good?</numerusform>
            <numerusform>Delete %n games for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games for one table, all offline</source>
        <translation>
            <numerusform>%n game for one table, offline</numerusform>
            <numerusform>%n games for one table, all offline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message numerus="yes">
        <source>%n more to develop</source>
        <translation>
            <numerusform>%n more to develop</numerusform>
            <numerusform>%n more to develop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Development cards to come</source>
        <translation>
            <numerusform>%n Development card to come</numerusform>
            <numerusform>%n Development cards to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last round in %n rounds</source>
        <translation>
            <numerusform>last round in %n round</numerusform>
            <numerusform>last round in %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>%n effect(s) taken out</source>
        <translation>
            <numerusform>%n effect taken out</numerusform>
            <numerusform>%n effects taken out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesPanel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message numerus="yes">
        <source>The shelf with %n boxes: choose for yourself</source>
        <translation>
            <numerusform>The shelf with %n box: choose for yourself</numerusform>
            <numerusform>The shelf with %n boxes: choose for yourself</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message numerus="yes">
        <source>%n turn(s) well played</source>
        <translation>
            <numerusform>%n turn well played</numerusform>
            <numerusform>%n turns well played</numerusform>
        </translation>
    </message>
</context>
</TS>
