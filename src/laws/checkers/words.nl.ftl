# Checkers in Dutch. See ../../law/words.nl.ftl for the messages of every law; said.nl.toml has the words to type.

the-game = de partij
games = partijen
games-won = gewonnen partijen
Games-won = Gewonnen partijen

## What happened

Effect-LawNamed = Gespeeld wordt checkers, uitgave { $edition } van het reglement.
Effect-Seated = { $players } spelen tegen elkaar.
Effect-Dealt = { $opener } heeft zwart en begint.
    .passing = Partij { $hand }.
Effect-Begun = { "" }
Effect-Offered = { $player } biedt remise aan.
    .glance = { $player } biedt remise aan
Effect-Over = { $ending ->
    [captured] De ander heeft geen schijf meer.
    [blocked] De ander kan niet meer zetten.
    [agreement] De partij is remise, zoals afgesproken.
    [threefold] De partij is remise: de stelling staat er voor de derde keer.
    [forty] De partij is remise: elk 40 zetten zonder slaan en zonder schijfzet.
   *[other] De partij is afgelopen.
 }
Effect-Voided = De partij vervalt.
Effect-GamePoints = In totaal: { $points }.
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } { $taken ->
        [0] zet { $path }
        [one] slaat { $path } (1 schijf)
       *[other] slaat { $path } ({ $taken } schijven)
     }{ $crowned ->
        [yes] ; de schijf wordt dam
       *[other] { "" }
     }
Event-GoesBack = { Event-GoesBack.glance }. De schijf gaat terug.
    .glance = { $wrong ->
        [OutOfTurn] { $player } zet { $path }, maar { $wrong-turn } is aan zet
        [MustJump] { $player } zet { $path }, maar kan slaan, en moet dat ook
        [StopsShort] { $player } stopt na { $path }, maar kan verder slaan, en moet dat ook
       *[CannotGo] { $player } zet { $path }, maar dat kan niet vanaf dat veld
     }
Effect-Claimed = { Effect-Claimed.asked }{ $ground ->
        [threefold] { $undue ->
            [none] , en dat klopt
           *[other] , maar het is de { $count ->
                [1] eerste keer
               *[2] tweede keer
             }
         }
       *[forty] { $undue ->
            [none] , en dat klopt
           *[other] , maar { $count ->
                [0] er was geen zo'n zet
                [one] het was er pas 1
               *[other] het waren er pas { $count }, van beiden samen
             }
         }
     }.
    .asked = { $ground ->
        [threefold] volgens { $player } staat de stelling er voor de derde keer
       *[forty] volgens { $player } waren er elk 40 zetten zonder slaan en zonder schijfzet
     }

## Why not

Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram
Refused-WhoOpens = wie heeft zwart in de eerste partij?
    .advice = Typ: begin { $first }
Refused-HandGoing = partij { $hand } is nog bezig
    .advice = Speel eerst partij { $hand } uit. Om die te laten vervallen, typ: vervallen
Refused-NoHand = er is geen partij bezig
    .advice = Typ: begin
Refused-NothingToVoid = er is geen partij die kan vervallen
Why-NoPiece = { $name } heeft geen schijf op { $square }
Why-ManyPaths = { $path } kan op meer manieren geslagen worden
    .advice = Typ: de hele weg, met elk veld

## The state

caption = Zwart: { $black }. Wit: { $white }.
picture-none = Er is geen partij bezig.
points-row = Punten: { $scores }. { Games-won }: { $games }; remise: { $draws }.
open-offer = { $offer ->
    [none] { "" }
   *[other] { " " }{ $offer } biedt remise aan.
 }
status-lobby = Er zit nog niemand; typ spelers en twee namen.
status-lot = { status-between }
status-between =
    { $game ->
        [0] Er is nog geen partij begonnen; typ begin en wie zwart heeft.
       *[other] Na partij { $game }; typ begin voor de volgende, of afrekenen.
     }
    { points-row }
status-play =
    Partij { $game }: { $turn } is aan zet. Zwart: { $black }; wit: { $white }.{ open-offer }
    Zetten: { $moves }.
    { points-row }
status-finished =
    De avond is afgerekend.
    { points-row }
row-lobby = er zit nog niemand: spelers en twee namen | hulp
row-lot = { row-between }
row-between = { $scores-row } | begin, of afrekenen
row-play = partij { $game } | { $offer ->
    [none] { "" }
   *[other] { $offer } biedt remise aan
 } | { $scores-row } | { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }
row-finished = afgerekend | { $scores-row }
to-act = { $turn }
counts = De punten van alle partijen tot dan toe, na elke partij.
hand-mark = { "" }
hand-facts = { $black } zwart, { $white } wit | { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 } | { $ending ->
    [captured] { $won } sloeg de laatste schijf
    [blocked] { $won } zette de ander vast
    [resign] { $won } won door opgave
    [time] { $won } won door tijdsoverschrijding
    [forfeit] { $won } won reglementair
    [agreement] remise afgesproken
    [threefold] remise door herhaling
    [forty] remise na elk 40 stille zetten
   *[other] { "" }
 }

## What can be played

choice = { $move }
legal-way = { $move }
legal-line = { $move }
legal-none = { $turn } kan niet zetten.
legal-head = Geldig voor { $turn }:
legal-piece = Geldig voor { $turn }: { $line }.
legal-lies = { $piece } is niet geldig.
legal-not = { $piece } is niet geldig voor { $turn }.
legal-any = { $turn } mag alles zetten.
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [finished] De avond is afgerekend.
   *[other] Er is geen partij bezig.
 }
legal-instead = Ook geldig
legal-fitted = Wat wel geldig was

## The law

law-title = Checkers, het Engelse dammen op 64 velden, met elk twaalf schijven
law-name = checkers

## What can be typed

verb-begin = een partij begint, en NAAM heeft zwart; daarna wisselen de kleuren vanzelf
keyword-checkers = de naam van dit spel
keys-play = 11-15 zet; bij slaan zijn het eerste en het laatste veld genoeg: 22x8
keyword-threefold = de stelling staat er voor de derde keer
keyword-forty = elk 40 zetten zonder slaan en zonder schijfzet
verb-move = een zet: de velden, of het eerste en het laatste; zet mag weggelaten worden
verb-claim = remise, omdat de stelling er voor de derde keer staat, of na elk 40 stille zetten

## What is said at tables

said-blocked = Wie geen zet meer heeft, heeft verloren; de scheidsrechter ziet dat aan de laatste zet [4.1, 4.2]. Om op te geven, typ: geef op
said-crown = Voer gewoon de zet in; een schijf die de laatste rij haalt, wordt dam [2.3].
said-squares = Bij een zet horen de velden. Typ: de zet, zoals 11-15, of 22x15 om te slaan
said-result = De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om anders te eindigen, typ geef op, vlag, reglementair, of remiseaanbod en aanvaard
said-huff = Wie kan slaan, moet slaan [3.2]; de scheidsrechter beoordeelt de zet bij het invoeren. Typ de zet zoals die gespeeld is

## What is expected in a line

kind-move = een zet
    .how = , zoals 11-15 of 22x15x8

## What cannot be read

read-no-square = "{ $found }" is geen veld van het bord; ze gaan van 1 tot en met 32

## What points are for

cause-captured = voor de laatste geslagen schijf
cause-blocked = omdat er geen zet meer was
cause-forty = voor remise na elk 40 stille zetten

## What a season counts

column-black = zwart
    .what = partijen met zwart

## Men

men-black-men = zwarte schijven
    .letter = z
men-black-kings = zwarte dammen
    .letter = Z
men-white-men = witte schijven
    .letter = w
men-white-kings = witte dammen
    .letter = W

## Other words

a-round = een partij
