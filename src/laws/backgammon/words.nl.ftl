# Backgammon in Dutch. See ../../law/words.nl.ftl for the messages of every law; said.nl.toml has the words to type.
#
# A checker is a `schijf`, the cube a `verdubbelsteen`, a game a `partij`.

the-game = de partij
games = partijen
games-won = gewonnen partijen
Games-won = Gewonnen partijen

## What happened

Effect-LawNamed = Gespeeld wordt backgammon, uitgave { $edition } van het reglement.
Effect-Seated = { $players } spelen tegen elkaar.
Effect-Dealt = { "" }
    .passing = Partij { $hand }.
Effect-Begun = { "" }
Effect-Over = { $ending ->
    [single] Alle 15 schijven zijn uit.
    [gammon] Alle 15 schijven zijn uit, en van de ander nog geen: gammon.
    [backgammon] Alle 15 schijven zijn uit; de ander heeft er geen uit, en een op de bar of in het thuisbord van de winnaar: backgammon.
   *[other] { "" }
 }
Effect-Voided = De partij vervalt.
Effect-GamePoints = In totaal: { $points }.
Event-Threw = { Event-Threw.glance }.{ $doubled ->
    [none] { "" }
   *[other] { " " }De verdubbelsteen gaat naar { $doubled }.
 }{ $crawford ->
    [yes] { " " }Het is de Crawfordpartij: niemand verdubbelt.
   *[other] { "" }
 }
    .glance = { $first } gooit { $number }, { $second } { $other }; { $begins ->
        [none] allebei gooien opnieuw
       *[other] { $begins } begint en speelt { $number }-{ $other }
     }
Event-Rolled = { Event-Rolled.glance }.
    .glance = { $player } gooit { $dice }
Event-TooEarly = { Event-TooEarly.glance }. De worp telt niet.
    .glance = { $player } gooit { $dice ->
        [none] { "" }
       *[other] { $dice }{ " " }
     }voordat de beurt van de ander om is
Event-Cocked = { Event-Cocked.glance }: beide worden opnieuw gegooid.
    .glance = { $player } gooit, maar de dobbelstenen liggen niet vlak
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } speelt { $play }{ $hits ->
        [0] { "" }
        [one] {" "}en slaat
       *[other] {" "}en slaat { $hits } keer
     }
why-not = { $wrong ->
    [OnBar] maar heeft nog een schijf op de bar, die eerst binnen moet
    [Incomplete] maar kan meer spelen
    [Lower] maar moet het hoogste getal spelen, omdat er maar één gespeeld kan worden
    [Backward] maar { $wrong-step } gaat terug, en schijven gaan alleen vooruit
    [NoNumber] maar voor { $wrong-step } is er geen getal over
    [Shut] maar punt { $wrong-point } is dicht
    [NoRest] maar bij { $wrong-step } komt de schijf onderweg op een punt dat dicht is
    [Outside] maar { $wrong-step } mag pas als alle schijven op de punten 1 tot en met 6 staan
   *[Higher] maar voor { $wrong-step } is precies dat getal nodig, omdat er een schijf op een hoger punt staat
 }
Event-GoesBack = { Event-GoesBack.glance }. De zet gaat terug, en de worp blijft staan.
    .glance = { $player } speelt { $play }, { why-not }
Event-Stands = { Event-Stands.glance }. De ander neemt er genoegen mee: het blijft zo.
    .glance = { $player } speelt { $play }, { why-not }
Event-Accepts = { $other } neemt genoegen met { $play } van { $player }.
Event-Passed = { Event-Passed.glance }.
    .glance = { $player } past{ $able ->
        [yes] , maar had kunnen spelen; de ander neemt er genoegen mee
       *[other] { "" }
     }
Event-Doubled = { Event-Doubled.glance }.
    .glance = { $player } verdubbelt naar { $value }
Event-DoublesWrongly = { Event-DoublesWrongly.glance }. Dat telt niet.
    .glance = { $player } verdubbelt, maar { $wrong ->
        [NotToRoll] kan dat alleen vlak voor de eigen worp
        [Cocked] heeft al gegooid, al lagen de dobbelstenen niet vlak
        [NotHisCube] de verdubbelsteen is van de ander
       *[Crawford] het is de Crawfordpartij
     }
Event-Taken = { Event-Taken.glance }.
    .glance = { $player } neemt aan op { $value }
Event-Beavered = { Event-Beavered.glance }.
    .glance = { $player } neemt aan op { $value }, houdt de verdubbelsteen en verdubbelt meteen
Event-Dropped = { Event-Dropped.glance }.
    .glance = { $player } weigert
Event-Resigned = { Event-Resigned.glance }.
    .glance = { $player } geeft op{ $times ->
        [1] { "" }
        [2] ; afgesproken is tweemaal de inzet
       *[other] ; afgesproken is driemaal de inzet
     }
Event-MatchWon = { $player } wint de match.
Event-Owes = { $player } is { $to } { $amount } schuldig.

## Why not

Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram
Refused-HandGoing = partij { $hand } is nog bezig
    .advice = Speel eerst partij { $hand } uit. Om die te laten vervallen, typ: vervallen
Refused-HouseTooLate = huisregels gaan aan de eerste partij vooraf
Refused-NoHand = er is geen partij bezig
    .advice = Typ: open, en wat elk gooit
Refused-NothingToVoid = er is geen partij die kan vervallen
Why-MatchOver = { $name } heeft de match gewonnen
    .advice = Typ: afrekenen
Why-WinsByCarry = { $name } zou een match tot { $to } al gewonnen hebben
Why-TwoThrows = elk van beiden gooit één dobbelsteen
    .advice = Typ: open Anna 4 Bram 3
Why-ManyTimes = een partij telt één-, twee- of driemaal
Why-ThrowAgain = allebei gooiden hetzelfde, dus niemand is begonnen
    .advice = Typ: open, en wat elk nu gooit
Why-DoubleOpen = er is verdubbeld
    .advice = Typ: neem, of weiger
Why-HasRolled = { $name } heeft al gegooid
    .advice = Typ: de zet, of pas
Why-NotRolled = { $name } heeft nog niet gegooid
    .advice = Typ: de worp, bijvoorbeeld 63
Why-NotToRoll = { $name } is niet aan de beurt om te gooien
Why-NotEarly = { $name } kan alleen te vroeg gooien zolang de ander moet spelen
Why-NotOnTurn = { $name } is niet aan de beurt
Why-NoChecker = { $name } heeft geen schijf voor { $way }
Why-TwoColours = op punt { $point } zouden schijven van allebei staan
Why-ManyPlays = { $play } kan op meer dan één manier uitkomen
    .advice = Typ: elke stap, bijvoorbeeld 24/18 18/15
Why-InOrder = { $play } is geldig
    .advice = Laat weg: aanvaard
Why-CanPlay = { $name } kan spelen
    .advice = Typ: de zet; of pas aanvaard, als de ander er genoegen mee neemt
Why-CanPass = { $name } kan niets spelen, dus passen is geldig
    .advice = Laat weg: aanvaard
Why-NoCube = deze partij gaat zonder verdubbelsteen
Why-CubeFull = de verdubbelsteen gaat niet verder dan 1.048.576
Why-NoDouble = er is niet verdubbeld
Why-NoBeavers = beavers zijn niet afgesproken
Why-OneBeaver = op een beaver wordt niet nog eens verdubbeld
    .advice = Typ: neem, of weiger

## The state

cube-row = { $cube ->
    [none] zonder verdubbelsteen
   *[other] verdubbelsteen { $cube-1 }{ $cube-2 ->
        [none] { "" }
       *[other] , van { $cube-2 }
     }
 }
match-row = { $match ->
    [none] { "" }
   *[other] match tot { $match-1 }{ $match-2 ->
        [yes] , Crawfordpartij
       *[other] { "" }
     }
 }
caption = Zwart: { $players-1 }, { $pips-1 } pips. Wit: { $players-2 }, { $pips-2 } pips. De puntnummers zijn die van { $players-1 }; { cube-row }.
picture-none = Er is geen partij bezig.
points-row = Punten: { $scores }. { Games-won }: { $games }.{ $match ->
    [none] { "" }
   *[other] {" "}Voor de match nodig: { $match-1 }.
 }
status-lobby = Er zit nog niemand; typ spelers en twee namen.
status-lot = { status-between }
status-between =
    { $game ->
        [0] Er is nog geen partij begonnen; typ open en wat elk gooit.
       *[other] Na partij { $game }; typ open en wat elk gooit voor de volgende, of afrekenen.
     }
    { points-row }
status-opening =
    Partij { $game }: allebei gooiden hetzelfde en gooien opnieuw; { cube-row }.
    { points-row }
status-roll =
    Partij { $game }: { $turn } moet gooien; { cube-row }.
    Pips: { $pips }. Op de bar: { $bar }. Uit: { $off }.
    { points-row }
status-doubled =
    Partij { $game }: { $cube-3 } verdubbelt, en { $turn } antwoordt; { cube-row }.
    Pips: { $pips }. Op de bar: { $bar }. Uit: { $off }.
    { points-row }
status-move =
    Partij { $game }: { $turn } speelt { $dice-1 }-{ $dice-2 }; { cube-row }.
    Pips: { $pips }. Op de bar: { $bar }. Uit: { $off }.
    { points-row }
status-finished =
    De avond is afgerekend.{ $owed ->
        [none] { "" }
       *[other] {" "}Winst of verlies: { $owed }.
     }
    { points-row }
row-lobby = er zit nog niemand: spelers en twee namen | hulp
row-lot = { row-between }
row-between = { $scores-row } | open, of afrekenen | { match-row }
row-opening = partij { $game } | opnieuw gooien | { cube-row } | { $scores-row }
row-roll = partij { $game } | { cube-row } | { match-row } | { $scores-row } | pips { $pips-row }
row-doubled = partij { $game } | { $cube-3 } verdubbelt, tot nu toe { $cube-1 } | { match-row } | { $scores-row }
row-move = partij { $game } | { $dice-1 }-{ $dice-2 } | { cube-row } | { match-row } | { $scores-row } | pips { $pips-row }
row-finished = afgerekend | { $scores-row }
to-act = { $turn }
counts = De punten van alle partijen tot dan toe, na elke partij.
hand-mark = { "" }
hand-facts = { cube-row } | { match-row } | { $ending ->
    [single] { $won } won
    [gammon] { $won } won een gammon
    [backgammon] { $won } won een backgammon
    [drop] { $won } won door een geweigerde verdubbeling
    [resign] { $won } won door opgave
    [forfeit] { $won } won reglementair
   *[other] { "" }
 }

## What can be played

choice = { $play }
legal-way = { $play }
legal-line = { $play }
legal-none = { $phase ->
    [move] { $turn } kan niets spelen: { $acts }.
   *[other] { $turn } mag: { $acts }.
 }
legal-head = Geldig voor { $turn }, { $count ->
    [one] één uitkomst
   *[other] { $count } uitkomsten
 }:
legal-piece = Geldig voor { $turn }: { $line }.
legal-lies = { $piece } is niet geldig.
legal-not = Geen geldige zet van { $turn } heeft { $piece }.
legal-any = { $turn } mag alles spelen.
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [finished] De avond is afgerekend.
    [opening] Beiden gooien opnieuw.
   *[other] Er is geen partij bezig.
 }
legal-instead = Ook geldig
legal-fitted = Wat wel geldig was

## The law

law-title = Backgammon, met de verdubbelsteen, om geld of als match
law-name = backgammon

## What can be typed

verb-house = een huisregel die anders is dan gewoon, voor de eerste partij
question-legal = elke geldige zet, of die met een bepaalde stap; nu of voor een regel
keyword-accepted = de ander neemt genoegen met wat niet mag
keyword-bar = waar de geslagen schijven staan
keyword-off = waar de schijven zijn die uit zijn; of een huisregel die niet geldt
keyword-match = de hele match is verloren
keyword-crawford = de Crawfordpartij is gespeeld
keyword-on = een huisregel die geldt
keyword-backgammon = de naam van dit spel
keys-between = op anna 4 bram 3 begint een partij
keys-opening = op anna 4 bram 3: wat elk opnieuw gooit
keys-roll = 63 gooit; verdubbel verdubbelt
keys-doubled = neem neemt aan, weiger weigert
keys-move = 24/18 13/10 zet; 13/7(2) voor twee schijven; p past
verb-open = een partij begint: wat elk met één dobbelsteen gooit; opnieuw bij gelijke ogen
verb-roll = een worp van beide dobbelstenen; aan de prompt zijn de getallen genoeg
verb-move = een zet; zet mag weggelaten worden
verb-pass = er kan geen getal gespeeld worden
verb-double = de speler biedt de verdubbelsteen aan, op de dubbele waarde
verb-take = de verdubbeling wordt aangenomen
verb-drop = de verdubbeling wordt geweigerd: de partij is verloren
verb-beaver = er wordt meteen terugverdubbeld
verb-cocked = een dobbelsteen ligt niet vlak: beide worden opnieuw gegooid
verb-early = de ander gooit voordat de beurt om is
verb-resign = een speler geeft de partij op, enkel, twee- of driemaal

## What is said at tables

question-status = hoe de avond ervoor staat
said-gammon = Of het enkel, gammon of backgammon is, volgt uit de laatste zet [5.2, 5.3, 5.4].
said-hit = Voer gewoon de zet in, zoals 13/7; de scheidsrechter ziet wie er geslagen wordt [3.1].
said-off = Uitspelen is een zet. Typ die, zoals 6/uit
said-result = De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om op te geven, typ: geef op
said-illegal = De scheidsrechter beoordeelt de zet bij het invoeren [8.2]. Typ de zet zoals die gedaan is

## What is expected in a line

kind-dice = een worp
    .how = , zoals 6 3 of 63
kind-play = een zet
    .how = , zoals 24/18, bar/20, 6/uit of 13/7(2)

## What cannot be read

read-no-point = "{ $found }" is geen punt; het zijn 1 tot en met 24, bar en uit
read-stays = een schijf moet ergens heen: "{ $found }" eindigt waar hij begint

## House rules

house-game-cube = er wordt gespeeld met de verdubbelsteen
house-game-jacoby = winst telt maar één keer in een partij waarin niemand heeft verdubbeld
house-game-beavers = wie verdubbeld wordt, mag meteen terugverdubbelen en de verdubbelsteen houden
house-game-autodoubles = hoe vaak gelijke ogen bij het begin de verdubbelsteen verdubbelen
house-game-match = de punten waarmee de match gewonnen is; 0 is om geld
house-game-stake = wat een punt waard is in geld

## What points are for

cause-single = voor de partij
cause-gammon = voor de gammon
cause-backgammon = voor de backgammon
cause-drop = voor de geweigerde verdubbeling

## What a season counts

column-gammons = gammons
    .what = gewonnen gammons en backgammons
column-doubles = verdubbeld
    .what = keren dat de speler verdubbelde
column-hits = geslagen
    .what = schijven geslagen met geldige zetten

## Other words

a-round = een partij
