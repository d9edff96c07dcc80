# Cribbage in Dutch. Crib, starter and go stay English; see ../words.nl.ftl for the messages of every law.

## What happened

Effect-LawNamed = Gespeeld wordt cribbage, uitgave { $edition } van het reglement.
Effect-Seated = { $players } spelen tegen elkaar. Ze couperen: de laagste kaart geeft.
lot = { $player } coupeert { $piece }
Effect-DrawAgain = De kaarten zijn even hoog, dus beiden couperen opnieuw.
Effect-FirstLead = { $player } heeft de laagste kaart en geeft het eerst.
Effect-Opens = { $player } geeft nog een keer.
Effect-Over = { $ending ->
    [shown] De crib is getoond, en de ronde is afgelopen.
   *[other] De ronde is afgelopen.
 }
Effect-Proved = { $player } zei go (regel { $no }) en had { $pieces } kunnen leggen. Het blaadje zet daar geen boete op.
Event-Took = { $dealer } geeft ieder zes kaarten.
Event-LaidAway = Ieder legt twee kaarten weg: de crib, voor { $dealer }.
Event-TurnedUp = { $card } is de starter. { $leader } legt de eerste kaart.
    .glance = { $card } is de starter
Event-Laid = { $player } legt { $card }: de telling is { $count }.
    .glance = { $card }: { $count }
    .reckoning = De telling is { $count } [3.1].
Event-OutOfTurn = { Event-OutOfTurn.glance }. De kaart gaat open terug en telt niet.
    .glance = { $player } legt { $card }, maar { $turn } is aan de beurt
Event-TooHigh = { Event-TooHigh.glance }. De kaart gaat open terug en telt niet.
    .glance = { $player } legt { $card }, en dat zou { $count } worden, meer dan 31
Event-Gone = { $player } zegt go.
Event-Again = Het tellen begint weer bij 0, met { $turn }.
Event-AllLaid = Alle kaarten liggen. { $first } toont het eerst.
Event-Shown = { $crib ->
    [yes] De crib van { $player } is { $cards }
   *[other] { $player } toont { $cards }
 }{ $worth ->
    [none] { "" }
    [0] : geen punten
    [one] : 1 punt
   *[other] : { $worth } punten
 }.
    .asked = { $crib ->
        [yes] de crib van { $player }, { $cards }
       *[other] { $player } toont { $cards }
     }
Event-Claimed = { $player } meldt { $claims }.
    .asked = { $player } meldt { $claims }
Event-Counts = { "" }
    .reckoning = { $cards }: { $points } { $cause-heading } [{ $cause-article }].
Event-Muggins = { $player } zegt muggins{ $named ->
    [none] { "" }
   *[other] {" "}voor { $named }
 }{ $left ->
    [none] { "" }
    [0] , maar er was niets over
    [one] : er was 1 punt over
   *[other] : er waren { $left } punten over
 }.
    .asked = { $player } zegt muggins
    .tried = { $player } zegt muggins.
    .reckoning = Samen { $worth }, waarvan er al { $pegged } geteld waren [5.7].
Event-Double = De verliezer heeft { $points }, niet meer dan 60: een dubbel spel, dat voor twee telt.

## Why not

Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram
Refused-LeadUndecided = wie het eerst geeft, staat nog niet vast: { $drawers } couperen
    .advice = Typ: coupeer { $lots }
Refused-LeadDecided = wie geeft, staat al vast
Refused-NotTheDrawers = { $drawers } couperen, elk één kaart
    .advice = Typ: coupeer { $lots }
Why-NotNow = { $phase ->
    [crib] de starter is nog niet omgedraaid
    [play] de starter ligt er, en { $turn } is aan de beurt
   *[show] alle kaarten liggen, en nu { $next ->
        [none] wordt de crib getoond
       *[other] toont { $next }
     }
 }
    .advice = Typ: { $phase ->
        [crib] starter en de kaart
        [play] leg en de kaart
       *[show] toon { $next ->
            [none] crib, en de vier kaarten
           *[other] { $next }
         }
     }
Why-CribLaid = de crib is al weggelegd
    .advice = Typ: starter en de kaart
Why-Seen = { $by ->
    [none] { $card } is de starter
   *[other] { $card } is in deze ronde al gelegd door { $by }
 }
Refused-KnownElsewhere = het staat vast dat { $holder } { $piece } heeft
Refused-NotHis = van { $name } staat { $known } vast, dus niet { $piece }
Why-HoldsNone = { $name } heeft geen kaarten meer
Why-NotHisTurn = { $name } kan geen go zeggen: { $turn } is aan de beurt
Why-EveryCardFits = de telling is { $count }, dus elke kaart past
    .advice = Typ: de kaart die gelegd wordt
Why-HoldsOneThatFits = het staat vast dat { $name } { $card } heeft, en die past
Why-NotNext = nu { $next ->
    [none] wordt de crib getoond
   *[other] toont { $next }
 }
    .advice = Typ: toon { $next ->
        [none] crib, en de vier kaarten
       *[other] { $next }
     }
Why-NotLaidByHim = { $name } heeft { $laid } gelegd, en toont die kaarten

Why-NoMuggins = dit spel gaat zonder muggins
Why-NothingShown = er is niet net een hand getoond
    .advice = Typ: toon en de speler; daarna komt muggins
Why-MugginsSaid = na dit tonen is er al muggins gezegd
Why-OwnHand = { $name } toonde deze kaarten, en de ander zegt muggins
Why-WonByShowing = het spel is gewonnen, dus verder telt er niets meer

## The state

Caption-Starter = Starter
Caption-Crib = Crib
Caption-InHand = { $number ->
    [0] niets in de hand
   *[other] { $number } in de hand
 }
Caption-Worth = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
 }
Caption-Claims = { $claims ->
    [one] 1 punt gemeld
   *[other] { $claims } punten gemeld
 }
Caption-Count = De telling is { $count }.
Caption-Nothing = { "" }
Caption-Asked = In totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }{ $crib ->
    [yes] { "" } als crib
   *[other] { "" }
 }.
picture-none = Er ligt geen kaart op tafel.
points-row = Spel { $game }, tot { $target }: { $scores }. Gewonnen spellen: { $games-1 } tegen { $games-2 }.
status-lobby = Er zit nog niemand; typ spelers en de namen.
status-cut = { $drawers } couperen om wie het eerst geeft [2.1]; typ: coupeer { $lots }
status-between =
    { $hand ->
        [0] Er is nog geen ronde gegeven.
       *[other] Tussen twee rondes, na ronde { $hand }.
     } { $winner ->
        [none] { $dealer } geeft; typ deel, of afrekenen.
       *[other] { $winner } heeft { $skunk ->
            [yes] een dubbel spel
           *[other] het spel
         } gewonnen; { $dealer } geeft spel { $next-game }; typ deel, of afrekenen.
     }
    { points-row }
status-crib =
    Ronde { $hand }: { $dealer } heeft gegeven. Ieder legt twee kaarten weg voor de crib, en de starter wordt omgedraaid.
    { points-row }
status-play =
    Ronde { $hand }: { $turn } is aan de beurt; de telling is { $count }, de starter { $starter }.
    Kaarten: { $cards }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Bekend: { $known }.
     }
    { points-row }
status-show =
    Ronde { $hand }: te tonen, in deze volgorde: { $to_show }; de starter is { $starter }.
    { points-row }
status-finished =
    De avond is afgerekend.
    { points-row }
row-lobby = er zit nog niemand: spelers en de namen | hulp
row-cut = coupeer { $lots }
row-between = { $scores-row } | { $dealer } geeft | deel, of afrekenen
row-crib = ronde { $hand } | { $scores-row } | { $dealer } heeft gegeven | de starter wordt omgedraaid
row-play = telling { $count } | { $scores-row } | starter { $starter } | kaarten { $cards-row } | ronde { $hand }
row-show = toon { $to_show-1 } | { $scores-row } | starter { $starter } | ronde { $hand }
row-finished = afgerekend | { $scores-row }
to-act = { $turn }
hand-mark = { $game }
hand-facts = spel { $game } | { $opened } gaf | { $ending ->
    [won] { $won } won het spel
    [forfeit] { $won } won het spel reglementair
    [shown] de crib werd getoond{ $winner ->
        [none] { "" }
       *[other] {" "}en { $won } won het spel
     }
   *[other] { "" }
 }

## What can be played

choice = { $card }
legal-line = { $pieces }: de telling is { $count }{ $points ->
    [0] { "" }
    [one] , 1 punt
   *[other] , { $points } punten
 }
legal-any = { $turn } mag elke kaart leggen.
legal-none = Geen kaart die nog niet gezien is, past voor { $turn }.
legal-head = Wat { $turn } kan leggen:
legal-piece = { $turn } kan leggen: { $line }.
legal-lies = { $piece } is in deze ronde al gezien.
legal-not = { $piece } kan { $turn } bij { $count } niet leggen [3.2].
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [cut] Wie het eerst geeft, staat nog niet vast [2.1].
    [crib] De starter is nog niet omgedraaid [2.5].
    [show] Alle kaarten liggen; nu worden ze getoond [5.1].
    [finished] De avond is afgerekend.
   *[other] Er is geen ronde bezig.
 }
legal-instead = Ook mogelijk
legal-fitted = Wat wel paste
denied-nothing = Niets: geen kaart die nog niet gezien is, past.
holds-none = Wie wat kan hebben, is alleen tijdens het leggen bekend.
audit-found = Regel { $entry }: { $player } zei go en had { $pieces }, zoals regel { $proved } toont [3.3]. Het blaadje zet daar geen boete op.

## The law

law-title = Cribbage, het kaartspel voor twee spelers, tot 121 of 61
law-name = cribbage

## What can be typed

verb-cut = de kaarten waarmee gecoupeerd wordt om wie het eerst geeft
verb-deal = een nieuwe ronde: elk zes kaarten
verb-void = de ronde vervalt, en de punten gaan terug
question-show = de kaarten op tafel en het bord; toon met een speler of de crib is de invoer
question-legal = elke kaart die gelegd kan worden en wat die opbrengt, of één kaart; nu of voor een regel
question-scores = de punten en de spellen van elke speler
keyword-crib = de crib, die van de gever is
keyword-claims = de punten die de speler meldt
keyword-on = { "" }
keyword-off = { "" }
keyword-cribbage = de naam van dit spel
keys-between = d deelt
keys-cut = de twee kaarten, in de volgorde van de spelers: K9 Rh
keys-crib = h5 draait de starter om; c legt de crib weg, wat niet gezegd hoeft te worden
keys-play = h5 legt die, bram h5 voor een ander; g zegt go
keys-show = toon bram toont een hand, toon bram meldt 8 met een melding; toon crib r5 k7 rb sb
verb-crib = elk heeft twee kaarten dicht weggelegd
verb-starter = de kaart die omgedraaid wordt als de crib weggelegd is
verb-play = een kaart; leg mag weggelaten worden
verb-go = kan niet leggen
verb-show = een hand wordt getoond, of de crib; de kaarten van een hand mogen weggelaten worden, want die liggen open
verb-muggins = de tegenspeler van wie toonde vraagt om wat de melding liet liggen, of om een deel daarvan
question-worth = wat vier kaarten en een starter bij het tonen opbrengen, als hand of als crib

## What is said at tables

said-heels = De 2 voor een omgedraaide boer komen bij de starter [2.5]. Typ: de kaart
said-nobs = Nobs wordt bij het tonen van de hand geteld [5.6]. Typ: toon en de speler
said-peg = De punten worden geteld bij het invoeren van de kaart, de go of de hand. Typ: de kaart, go, of toon en de speler

## House rules

house-game-target = de stand waarmee een spel gewonnen is: het lange of het korte
house-game-muggins = de tegenspeler mag muggins zeggen, en krijgt wat een melding bij het tonen laat liggen

## What points are for

cause-first-hand = voor de eerste ronde
cause-cut-jack = voor de boer als starter
cause-fifteen = voor vijftien
cause-pair = voor paren
cause-triplet = voor drie gelijke
cause-quartet = voor vier gelijke
cause-run = voor straten
cause-thirty-one = voor eenendertig
cause-go = voor go
cause-last = voor de laatste kaart
cause-flush = voor een flush
cause-nobs = voor nobs
cause-claim = zoals gemeld
cause-muggins = door muggins

## What is denied

denied-go-able = zei go
    .heading = Wat go ontkent

## What a season counts

column-in_play = in het spel
    .what = punten in het spel
column-goes = go gezegd
    .what = keren go gezegd
column-go_able = fout go
    .what = keren go gezegd terwijl leggen kon

## Places

place-crib = De crib
place-pack = Het spel kaarten

## Other words

piece = kaart
pieces = kaarten
