# Chess in Dutch. See ../../law/words.nl.ftl for the messages of every law; said.nl.toml has the words to type.

the-game = de partij
games = partijen
games-won = gewonnen partijen
Games-won = Gewonnen partijen

## What happened

Effect-LawNamed = Gespeeld wordt schaken, uitgave { $edition } van het reglement.
Effect-Seated = { $players } spelen tegen elkaar.
Effect-Dealt = { $opener } heeft wit en begint.
    .passing = Partij { $hand }.
Effect-Begun = { "" }
Effect-Offered = { $player } biedt remise aan.
    .glance = { $player } biedt remise aan
Effect-Over = { $ending ->
    [mate] Mat.
    [stalemate] De partij is remise: pat.
    [dead] De partij is remise: niemand kan nog mat geven.
    [agreement] De partij is remise, zoals afgesproken.
    [threefold] De partij is remise: de stelling staat er voor de derde keer.
    [fifty] De partij is remise: elk 50 zetten zonder pionzet en zonder slaan.
    [fivefold] De partij is remise: de stelling staat er voor de vijfde keer.
    [seventy-five] De partij is remise: elk 75 zetten zonder pionzet en zonder slaan.
    [time] De partij is afgelopen.
    [illegal] Met deze overtreding is de partij afgelopen.
   *[other] De partij is afgelopen.
 }
Effect-Voided = De partij vervalt.
Effect-GamePoints = In totaal: { $points }.
Effect-Claimed = { Effect-Claimed.asked }{ $undue ->
        [none] , en terecht
        [turn] , maar is niet aan zet
        [touched] , maar heeft een stuk aangeraakt
        [move] , maar die zet mag niet
       *[fewer] { $ground ->
            [threefold] , maar de stelling staat er voor de { $count ->
                [1] eerste keer
               *[2] tweede keer
             }
           *[fifty] , maar er { $count ->
                [0] was geen zet
                [one] was pas 1 zet
               *[other] waren pas { $count } zetten, van beiden samen,
             } zonder dat een pion speelde of een stuk geslagen werd
         }
     }.
    .asked = { $player } claimt remise { $ground ->
        [threefold] door herhaling
       *[fifty] na 50 zetten
     }
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } speelt { $typed }{ $sign }
Event-GoesBack = { Event-GoesBack.glance }. De zet gaat terug.
    .glance = { $player } speelt { $typed }, { $wrong ->
        [OutOfTurn] maar { $wrong-turn } is aan zet
        [Touched] maar { $wrong-obligation ->
            [Take] moet met het stuk op { $wrong-obligation-from } dat op { $wrong-obligation-taken } slaan, want beide zijn aangeraakt
            [Castle] moet met de toren op { $wrong-obligation-square } rokeren, want koning en toren zijn aangeraakt
            [Capture] moet het aangeraakte stuk op { $wrong-obligation-square } slaan
           *[Move] moet het aangeraakte stuk op { $wrong-obligation-square } spelen
        }
        [RookFirst] maar raakte de toren vóór de koning aan, en mag er niet mee rokeren
        [NothingToTake] maar op { $wrong-square } staat niets te slaan
        [InTheWay] maar op { $wrong-square } staat een stuk in de weg
        [HasMoved] maar de koning of die toren heeft al gespeeld, of de toren is geslagen
        [InCheck] maar een koning die schaak staat, rokeert niet
        [Attacked] maar de koning zou op { $wrong-square } komen, en dat veld is aangevallen
        [Check] maar de koning zou schaak komen of blijven te staan
       *[CannotGo] maar zo'n stuk kan daar niet heen
     }
Event-CannotMate = { $player } had nooit mat kunnen geven, dus de partij is remise.
Event-Touched = { Event-Touched.glance }.
    .glance = { $player } raakt { $squares-number ->
        [one] het stuk op { $squares }
       *[other] de stukken op { $squares }
     } aan{ $obligation ->
        [Move] : het stuk op { $obligation-square } moet gespeeld worden
        [Capture] : het stuk op { $obligation-square } moet geslagen worden
        [Take] : het stuk op { $obligation-from } moet dat op { $obligation-taken } slaan
        [Castle] : de koning moet met de toren op { $obligation-square } rokeren
       *[Free] , zonder verplichting
     }

## Why not

Refused-HouseTooLate = huisregels gaan aan de eerste partij vooraf
Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram
Refused-WhoOpens = wie heeft wit in de eerste partij?
    .advice = Typ: begin { $first }
Refused-HandGoing = partij { $hand } is nog bezig
    .advice = Speel eerst partij { $hand } uit. Om die te laten vervallen, typ: vervallen
Refused-NoHand = er is geen partij bezig
    .advice = Typ: begin
Refused-NothingToVoid = er is geen partij die kan vervallen
Why-NoMove = "{ $word }" is geen zet
    .advice = Een zet is bijvoorbeeld e4, Pf3, exd5, e8=D of O-O
Why-NoMan = { $name } heeft geen stuk voor { $typed }
Why-Becomes = wat wordt de pion op de laatste rij?
    .advice = Typ: { $typed }=D, of in plaats van D een T, L of P
Why-BecomesNothing = alleen een pion op de laatste rij promoveert, dus { $typed } kan niet
Why-ManyMen = meer dan één stuk kan { $typed } spelen
    .advice = Typ: ook de lijn of de rij van het stuk
Why-NotHisTurn = { $name } is niet aan zet
Why-Empty = op { $square } staat niets
Why-TouchedTwice = het veld { $square } wordt twee keer genoemd

## The state

caption = Wit: { $white }. Zwart: { $black }.
picture-none = Er is geen partij bezig.
points-row = Punten: { $scores }. { Games-won }: { $games }; remise: { $draws }.
open-offer = { $offer ->
    [none] { "" }
   *[other] { " " }{ $offer } biedt remise aan.
 }
in-check = { $check ->
    [yes] { " " }(schaak)
   *[other] { "" }
 }
status-lobby = Er zit nog niemand; typ spelers en twee namen.
status-lot = { status-between }
status-between =
    { $game ->
        [0] Er is nog geen partij begonnen; typ begin en wie wit heeft.
       *[other] Na partij { $game }; typ begin voor de volgende, of afrekenen.
     }
    { points-row }
status-play =
    Partij { $game }: { $turn } is aan zet{ in-check }. Wit: { $white }; zwart: { $black }.{ open-offer }
    Zetten: { $moves }. Onreglementaire zetten: { $illegal }.{ $touched ->
        [none] { "" }
       *[other] { $touched-number ->
            [one] { " " }Het stuk op { $touched } is aangeraakt.
           *[other] { " " }Aangeraakt, in deze volgorde: { $touched }.
         }
     }
    { points-row }
status-finished =
    De avond is afgerekend.
    { points-row }
row-lobby = er zit nog niemand: spelers en twee namen | hulp
row-lot = { row-between }
row-between = { $scores-row } | begin, of afrekenen
row-play = partij { $game } | { $touched ->
    [none] { "" }
   *[other] { $touched } aangeraakt
 } | { $offer ->
    [none] { "" }
   *[other] { $offer } biedt remise aan
 } | { $scores-row } | { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }
row-finished = afgerekend | { $scores-row }
to-act = { $turn }{ in-check }
counts = De punten van alle partijen tot dan toe, na elke partij.
hand-mark = { "" }
hand-facts = { $white } wit, { $black } zwart | { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 } | { $ending ->
    [mate] { $won } gaf mat
    [stalemate] pat
    [dead] remise, want niemand kon nog mat geven
    [resign] { $won } won door opgave
    [agreement] remise afgesproken
    [threefold] remise door herhaling
    [fifty] remise na 50 zetten
    [fivefold] remise door de vijfde herhaling
    [seventy-five] remise na 75 zetten
    [time] { $won ->
        [none] remise door tijdsoverschrijding
       *[other] { $won } won door tijdsoverschrijding
    }
    [forfeit] { $won } won reglementair
    [illegal] { $won ->
        [none] remise door onreglementaire zetten
       *[other] { $won } won door onreglementaire zetten
    }
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
audit-none = Het logboek bewijst geen overtreding.
audit-hand = Partij { $hand }

## The law

law-title = Schaken, met elk zestien stukken
law-name = schaken

## What can be typed

verb-begin = een partij begint, en NAAM heeft wit; daarna wisselen de kleuren vanzelf
verb-house = een huisregel die anders is dan gewoon, voor de eerste partij
keyword-on = { "" }
keyword-off = { "" }
keyword-chess = de naam van dit spel
keys-play = Pf3, exd5, e8=D, O-O of g1f3 zet; kleine letters zijn pionnen
question-audit = elke overtreding, met het artikel
keyword-threefold = de stelling staat er voor de derde keer
keyword-fifty = elk 50 zetten zonder pionzet en zonder slaan
verb-move = een zet, zoals Pf3, exd5, e8=D, O-O of g1f3; zet mag weggelaten worden
verb-touch = een aangeraakt stuk, of twee, wat de volgende zet bindt
verb-claim = remise volgens het logboek, eventueel na de genoemde zet

## House rules

house-game-illegal = bij de hoeveelste onreglementaire zet een speler meteen verliest; 0 is nooit
house-game-automatic = de vijfde herhaling en elk 75 zetten zonder pionzet en zonder slaan beëindigen de partij

## What is said at tables

said-mate = Voer gewoon de zet in; de scheidsrechter ziet het mat [5.1].
said-check = Voer gewoon de zet in; de scheidsrechter ziet het schaak.
said-stalemate = Voer gewoon de laatste zet in; de scheidsrechter ziet het pat [5.2].
said-passing = Om en passant te slaan, typ het veld waar de pion komt [3.2], zoals exd6
said-square = Bij een zet hoort het veld. Typ: de zet, zoals Dd5, e8=D of dame slaat d5
said-result = De scheidsrechter ziet aan de laatste zet wie er gewonnen heeft. Om anders te eindigen, typ geef op, vlag, reglementair, of remiseaanbod en aanvaard
said-illegal = De scheidsrechter beoordeelt de zet bij het invoeren [4.4]. Typ de zet zoals die gespeeld is

## What is expected in a line

kind-move = een zet
    .how = , zoals e4, Pf3, exd5, e8=D of O-O
kind-square = een veld
    .how = , zoals e4

## What points are for

cause-mate = door mat
cause-stalemate = door pat
cause-dead = omdat niemand mat kan geven
cause-fifty = voor remise na 50 zetten
cause-fivefold = voor de vijfde herhaling
cause-seventy-five = voor remise na 75 zetten
cause-illegal = door onreglementaire zetten

## What a season counts

column-white = wit
    .what = partijen met wit

## Men

# P is the knight, so a pawn on a board of letters is an O.
men-white-pawns = witte pionnen
    .letter = O
men-white-knights = witte paarden
    .letter = P
men-white-bishops = witte lopers
    .letter = L
men-white-rooks = witte torens
    .letter = T
men-white-queen = witte dame
    .letter = D
men-white-king = witte koning
    .letter = K
men-black-pawns = zwarte pionnen
    .letter = o
men-black-knights = zwarte paarden
    .letter = p
men-black-bishops = zwarte lopers
    .letter = l
men-black-rooks = zwarte torens
    .letter = t
men-black-queen = zwarte dame
    .letter = d
men-black-king = zwarte koning
    .letter = k

## Other words

a-round = een partij
