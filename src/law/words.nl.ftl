# The messages of every law, in Dutch. A law's own file may replace any of them; `said.nl.toml` has the words to type.
#
# An entry is a `regel`, a hand a `ronde`, a session an `avond`. A game is a `spel` if it has several hands; a law of which
# every hand is a game calls it a `partij`. A side is a `kant`.

and = { $rest } en { $last }
or = { $rest } of { $last }
or-rest = { $rest }, { $last }

the-game = het spel
games = spellen
games-won = gewonnen spellen
entry-stands-not = er geldt geen regel { $no }
Games-won = Gewonnen spellen

## Events

Effect-LawNamed = Gespeeld wordt volgens uitgave { $edition } van het reglement.
Effect-Seated = { $players } zitten aan tafel, met de klok mee.
Effect-Joined = { $name } schuift aan.
Effect-Left = { $player } gaat weg.
Effect-HouseSet = Huisregel: { $setting-key } { $setting-value ->
    [on] aan
    [off] uit
    [true] ja
    [false] nee
   *[other] { $setting-value }
 }.
Effect-Official = { $name } houdt vanaf hier het logboek bij.
Effect-Noted = Genoteerd.
lot = { $player } trekt { $piece }
Effect-Drawn = { $drawn }.
Effect-DrawAgain = { $players } staan gelijk bovenaan en trekken opnieuw.
Effect-FirstLead = { $player } begint de eerste ronde.
Effect-Dealt =
    .passing = Ronde { $hand }.
Effect-Begun = Spel { $game } begint op 0.
Effect-Opened = { "" }
Effect-Opens = { "" }
Effect-Scored = { "" }
Effect-Paid = { "" }
Effect-Fouled = { "" }
Effect-Proved = { $player } { $denied-did } (regel { $no }) en had { $pieces } in de hand.
Effect-Over = De ronde is afgelopen.
Effect-Won = { $winners } { $winners-number ->
        [one] wint
       *[other] winnen
     } { the-game }.
    .passing = Punten: { $scores }. { Games-won }: { $games }.
Effect-Offered = { $player } biedt remise aan.
Effect-Lapsed = Het aanbod van { $player } is vervallen.
Effect-Agreed = { $player } neemt het aan.
Effect-Declined = { $player } slaat het af.
Effect-Claimed = { $player } claimt remise.
Effect-Flagged = { Effect-Flagged.glance }.
    .glance = { $player } overschrijdt de tijd
Effect-Resigned = { $player } geeft op.
Effect-Forfeited = { Effect-Forfeited.glance }.
    .glance = { $player } verliest { $whole ->
        [yes] de match reglementair
       *[no] reglementair
     }
Effect-Voided = De ronde vervalt.
Effect-Lost = { $side } { $side-number ->
    [one] raakt
   *[other] raken
 } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } weer kwijt.
Effect-Unwon = { $winners } { $winners-number ->
    [one] heeft
   *[other] hebben
 } { the-game } toch niet gewonnen.
Effect-Carried = Meegebracht: { $scores }. Het verschil met het logboek: { $more }.
Effect-Settled = De avond is afgelopen.
Effect-GamesWon = { Games-won }: { $games }.
Effect-GamePoints = { $won ->
    [none] Spel { $game }: { $points }, niet uitgespeeld.
   *[other] Spel { $game }: { $points }.
 }
foul = Overtreding: { $sentence }
waived = De tafel scheldt de boete kwijt.
glance-points = { $points ->
    [0] { "" }
    [one] , 1 punt
   *[other] , { $points } punten
 }
glance-foul = overtreding [{ $article }]: { $sentence }
offered-foul = overtreding [{ $article }]
offered-more = er moet meer bij
scores = { $side } { $side-number ->
    [one] scoort
   *[other] scoren
 } { $parts }
change-gone = Teruggenomen: { $side } { $side-number ->
    [one] scoort
   *[other] scoren
 } { $before } { $what } (regel { $no }).
change-new = Erbij: { $side } { $side-number ->
    [one] scoort
   *[other] scoren
 } { $after } { $what } (regel { $no }).
change-other = { $side } { $side-number ->
    [one] scoort
   *[other] scoren
 } { $after } { $what } in plaats van { $before } (regel { $no }).
Payment-FromPot = { $payee } krijgt { $amount } uit de pot
Payment-IntoPot = { $payers-number ->
    [one] { $payers } rondt af en legt { $amount } in de pot
   *[other] { $payers } ronden af en leggen elk { $amount } in de pot
}
Payment-ByOne = { $payees-number ->
    [one] { $payer } betaalt { $payees } { $amount } { $purpose }
   *[other] { $payer } betaalt { $payees } elk { $amount } { $purpose }
}{ often }
Payment-ToOne = { $payers } betalen { $payee } elk { $amount } { $purpose }{ often }
often = { $times ->
    [one] { "" }
   *[other] , { $times } keer
}
Netted-Head = Dit gaat nu over de tafel; waarom { $no } noemt elke betaling:
Netted-Paid = { $payer } betaalt { $payee } { $amount }
Netted-PaidIn = { $payer } betaalt { $payee } { $amount }: { $pieces }
Netted-Pieces = { $number } van { $piece }
Change-TakenBack = Teruggenomen: { $paid } (regel { $no }).
Change-Added = Erbij: { $paid } (regel { $no }).
Change-Changed = { $paid } in plaats van { $before } (regel { $no }).
Change-FromPot = de { $amount } uit de pot voor { $to }
Change-Paid = { $from-number ->
    [one] { $from } betaalt { $to }{ $to-number ->
        [one] { "" }
       *[other] { " " }elk
    }
   *[other] { $from } betalen { $to } elk
} { $amount } { $purpose }
accounts = Punten: { $accounts }.
accounts-none = Nog niemand heeft punten.
heading-carried = meegebracht

## Refusals

Refused-OfAnotherLaw = dit hoort bij een ander spel
Refused-LawNotFirst = het reglement moet in de allereerste regel staan
Refused-UnknownLaw = uitgave { $edition } van het reglement is hier niet bekend; dit programma kent uitgave { $known }
Refused-AlreadySeated = de spelers zitten al
Refused-WrongNumber = dit spel gaat niet met { $given }
Refused-NameTwice = { $name } staat er twee keer
Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers en de namen, met de klok mee
Refused-UnknownName = niemand hier heet { $typed }; aan tafel zitten { $seated }
Refused-AmbiguousName = er beginnen meer namen met { $typed }: { $meant }
    .advice = Typ: meer letters van de naam
Refused-NameUsed = de naam { $name } is deze avond al gebruikt
    .advice = Neem een andere naam.
Refused-HasLeft = { $name } is weg
Refused-HouseTooLate = huisregels horen vóór het eerste delen
Refused-Settled = de avond is al afgerekend
Refused-LeadUndecided = wie begint, staat nog niet vast: { $drawers } trekken elk een { piece }
    .advice = Typ: loot { $lots }
Refused-LeadDecided = wie begint, staat al vast
Refused-NotTheDrawers = alleen { $drawers } trekken, elk een { piece }
    .advice = Typ: loot { $lots }
Refused-PieceTwice = { $piece } staat er twee keer
Refused-NotInTheSet = de { $piece } zit niet in het spel; dat gaat tot { $highest }
Refused-AlreadyLies =
    { $no ->
        [none] de { $piece } ligt al
       *[other] de { $piece } ligt al (regel { $no })
    }
Refused-KnownElsewhere = het staat vast dat { $holder } de { $piece } heeft
Refused-NotHis = van { $name } is elke { piece } bekend: { $known }, dus niet de { $piece }
Refused-HoldsOther = { $name } heeft { $holds ->
    [one] 1 { piece }
   *[other] { $holds } { pieces }
 }, geen { $given }
Refused-LeavesOut = het staat vast dat { $name } de { $piece } heeft, en die hoort erbij
Refused-HandGoing = ronde { $hand } is nog bezig
    .advice = Speel eerst ronde { $hand } uit. Om die te laten vervallen, typ: vervallen
Refused-NoHand = er is geen ronde bezig
    .advice = Typ: deel, of de loting als die nog moet komen
Refused-GameGoing = het spel is nog bezig
    .advice = Speel het eerst uit
Refused-NoGame = er is geen spel bezig
Refused-NoMatch = er wordt geen match gespeeld
    .advice = Laat weg: match
Refused-NotBothSides = een meegebrachte stand heeft elke kant één keer
    .advice = Typ: meebrengen, en beide namen, elk met het getal
Refused-CarriesTooMuch = er kan hoogstens { $most } meegebracht worden
Refused-NothingToVoid = er is geen ronde die kan vervallen
Refused-WhoActs = niemand is aan de beurt, dus is niet duidelijk wie dit doet
    .advice = Typ eerst de naam van de speler
Refused-WhoOpens = wie begint de eerste partij?
    .advice = Typ: begin { $first }
Refused-OfferOpen = het aanbod van { $by } staat nog open
    .advice = Typ: aanvaard, of weiger
Refused-NoOffer = er is geen remise aangeboden
Refused-OwnOffer = { $name } deed dat aanbod, dus antwoordt een ander

## Answers

holds-none = Er ligt nog geen { piece }: over de handen is niets bekend.
audit-foul = Regel { $entry }: { $player }, { $kind ->
    [illegal-move] een onreglementaire zet
    [out-of-turn] buiten de beurt
    [touch-move] een ander stuk dan het aangeraakte
    [wrong-claim] een onterechte claim
   *[other] { $kind }
 } [{ $article }].
audit-none = Het logboek bewijst tegen niemand iets.
audit-hand = Ronde { $hand }
audit-voided = Bij regel { $no } verviel de ronde.
counts = De punten in het spel dat bezig was, na elke ronde.
books-going = Nog niet afgerekend; dit is de stand tot nu toe.

## The law

who-plays = er spelen er twee
unit = punten
moves = punten

## Verbs and other words

verb-law = het spel en de uitgave van het reglement, als allereerste regel
verb-seat = de twee spelers
verb-carry = de stand van een match of avond die elders begon
verb-settle = het einde van de avond
verb-note = alles wat het onthouden waard is; het verandert niets
verb-official = wie vanaf hier het logboek bijhoudt; het verandert niets
verb-offer = een speler biedt remise aan
verb-accept = de ander neemt het aan
verb-decline = de ander slaat het af
verb-flag = de tijd van de speler is om
verb-resign = een speler geeft op
verb-forfeit = de schrijver verklaart het spel voor de speler verloren
verb-void = de partij vervalt, en wat die opbracht gaat terug
question-show = het bord
question-legal = elke zet die mag, of één zet; nu of voor een regel
question-scores = de punten en de partijen van elk
keys-any = het begin van een woord of naam is genoeg als er geen ander zo begint
question-audit = wat het logboek bewijst
verb-house = een huisregel die anders is dan gewoon, voor er gedeeld is
keyword-on = waar die ligt: een eind, of het getal dat open is
verb-deal = een nieuwe ronde: ieder heeft { pieces } genomen
question-holds = wie wat kan hebben, nu of voor een regel
verb-play = een steen; met 6>4 sluit de 6 aan, en speel mag weggelaten worden
keyword-left = { "" }
keyword-right = { "" }
keyword-north = { "" }
keyword-east = { "" }
keyword-south = { "" }
keyword-west = { "" }

## Remarks at the table

said-clock = Een kloktijd staat achter de zet, zoals {"{"}1:23:45{"}"}. Typ de zet met de tijd erbij
said-out = Wie de laatste { piece } legt, is uit; voer gewoon die { piece } in.

## Expected words

kind-card = een kaart
    .how = , zoals H5 of S10
kind-ground = waarom het remise is
kind-end = een eind
    .how = : links, rechts of het getal dat open is
kind-tile = een steen
    .how = , zoals 6-4
kind-more-players = de naam van nog een speler
    .how = ; { who-plays }
kind-law =
    .how = , en de uitgave

## Unreadable words

read-no-card = "{ $found }" is geen kaart; een rang is a, 2 tot en met 10, b, v of h
read-twice = { $found } staat er twee keer
read-other-law = "{ $found }" is hier niet het spel; nos spellen noemt alle spellen, en met nos speel --law NAAM begint een logboek van een ander
read-no-tile-6 = "{ $found }" is geen steen; een helft heeft 0 tot en met 6, zoals 6-4
read-no-tile-12 = "{ $found }" is geen steen; een helft heeft 0 tot en met 12, zoals 12-4
read-dashed = "{ $found }" is geen steen; tussen een getal van twee cijfers en het andere staat -, zoals { $dashed }
read-touches = > hoort alleen bij het spelen van een steen; typ - in plaats van >
read-too-many-players = "{ $found }" is een speler te veel; { who-plays }

## Causes of points

cause-resign = voor het opgeven
cause-time = door tijdsoverschrijding
cause-forfeit = reglementair
cause-agreement = voor de afgesproken remise
cause-threefold = voor remise door herhaling

## Columns of a season

column-games_won = gewonnen
    .what = hoeveel er gewonnen zijn
column-hands = rondes
    .what = rondes die uitgespeeld zijn
column-games_played = { games }
    .what = hoeveel er uitgespeeld zijn
column-fouls = overtredingen
    .what = overtredingen van elk artikel
column-points = punten
    .what = punten van de speler, samen met die van een maat
column-chips = fiches
    .what = fiches boven of onder het begin
column-fouls-by-article = overtredingen van artikel { $article }

## Headings

heading-start = begin
heading-end = punten in totaal
heading-result = winst of verlies
heading-player = speler
heading-side = kant
heading-points = punten
heading-to-go = nog nodig
heading-chips = fiches
heading-hand = ronde
heading-in-all = in totaal

## Men

men-black = zwart
men-white = wit

## Places

place-boneyard = De stapel

## Other words

back = terug
out = uit
sheet-after-game = punten na partij
sheet-game = spel
not-settled = er is nog niet afgerekend
pot-not-taken = de pot is nog niet weg
piece = steen
pieces = stenen
