# Fives and threes in Dutch. See ../../law/words.nl.ftl for the messages of every law; said.nl.toml has the words to type.

## What happened

Effect-LawNamed = Gespeeld wordt vijven en drieën, uitgave { $edition } van het reglement.
Effect-Seated = { $players-number ->
    [4] { $first } spelen tegen { $second }.
   *[other] { $players } spelen tegen elkaar.
 } Ieder trekt een steen: wie de meeste ogen heeft, komt uit.
Effect-Over = { $ending ->
    [chipped-out] De laatste steen is gespeeld, en de ronde is afgelopen.
    [blocked] Niemand kan meer: de ronde zit vast, en niemand krijgt het punt.
   *[other] De ronde is afgelopen.
 }
Effect-Opens = { $player } komt opnieuw uit.
Effect-Proved = { $player } klopte (regel { $no }) en had { $pieces } kunnen spelen. De competitie zet daar geen boete op.
Effect-Scored = { "" }
    .reckoning = { $cause ->
        [out] De laatste steen: 1 [{ $cause-article }].
       *[other] { "" }
     }
Event-Took = Ieder neemt { $each } stenen, { $boneyard } in de stapel. { $leader } komt uit.
Event-Led = { $player } komt uit met de { $left }-{ $right }.
    .glance = komt uit met de { $left }-{ $right }
Event-Laid = { $player } speelt de { $tile } { $arm ->
        [left] links
       *[right] rechts
     }.
    .glance = { $tile } { $arm ->
        [left] links
       *[right] rechts
     }, { $open } is open
Event-Ends = De einden zijn samen { $total }.
    .glance = : { $total }
Event-Adds = { "" }
    .reckoning = De einden zijn samen { $total }: { $threes ->
        [0] { "" }
        [one] 1 drie
       *[other] { $threes } drieën
     }{ $both ->
        [yes] { " en " }
       *[other] { "" }
     }{ $fives ->
        [0] { "" }
        [one] 1 vijf
       *[other] { $fives } vijven
     } [4.2].
Event-Disregarded = { $points } punten gaan over { $target } heen en tellen niet.
    .passing = { $side } { $side-number ->
        [one] blijft
       *[other] blijven
     } op { $score } staan.
Event-Out = { $player } is uit en wordt overgeslagen.
Event-TakenBack = { Event-TakenBack.glance }. De steen gaat open terug en telt niet.
    .glance = { $misplay ->
        [NotHisLead] { $player } speelt de { $tile }, maar { $misplay-leader } moet uitkomen
        [OutOfTurn] { $player } speelt de { $tile }, maar { $misplay-turn } is aan de beurt
        [NotThere] { $player } speelt de { $tile } { $misplay-arm ->
            [left] links
           *[right] rechts
         }, maar daar is { $misplay-shows } open
        [NotThatWay] { $player } speelt de { $tile } met de { $misplay-touching } aansluitend, en daar past alleen de andere helft
       *[FitsNowhere] { $player } speelt de { $tile }, en die past niet: links vraagt om een { $misplay-left }, rechts om een { $misplay-right }
     }
Event-Knocked = { $player } klopt.
Event-Revealed = { $player } had nog { $tiles }.

## Why not

Refused-WrongNumber = vijven en drieën is voor twee of vier spelers, niet voor { $given }
Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram
Why-NoHandOver = er is geen ronde afgelopen
Why-IsOut = { $name } heeft geen stenen meer
Why-LeadOnAnEnd = bij het uitkomen is er nog geen eind om aan te leggen
    .advice = Typ alleen de steen
Why-NoEndShows = aan geen eind is { $shows } open; open zijn { $left } en { $right }
Why-TwoWays = de { $tile } past aan beide einden: links, waar { $left } open is, en rechts, waar { $right } open is
    .advice = Typ: { $tile } op links, of { $tile } op rechts
Why-KnockBeforeLead = { $leader } komt uit, en elke steen mag
Why-NotHisTurn = { $name } kan niet kloppen: { $turn } is aan de beurt
Why-HoldsOneThatFits = het staat vast dat { $name } de { $tile } heeft, en die past
Why-RevealedAlready = de stenen van { $name } zijn al getoond

## The state

Caption-Ends = Links telt { $left }, rechts { $right }: samen { $total }, { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
 }.
picture-none = Er ligt geen steen op tafel.
points-row = Spel { $game }, tot { $target }: { $scores }. Gewonnen spellen: { $games-1 } tegen { $games-2 }.
status-lobby = Er zit nog niemand; typ spelers en de namen, met de klok mee.
status-lot = { $drawers } trekken elk een steen: de hoogste komt uit [2.2]; typ: loot { $lots }
status-between =
    { $hand ->
        [0] Er is nog niet gedeeld.
       *[other] Tussen twee rondes, na ronde { $hand }.
     } { $won ->
        [none] { $leader } komt uit; typ deel, of afrekenen.
       *[other] { $leader } komt uit in spel { $next-game }; typ deel, of afrekenen.
     }
    { points-row }
status-play =
    { $ends-number ->
        [0] Ronde { $hand }: { $turn } komt uit.
       *[other] Ronde { $hand }: { $turn } is aan de beurt; open zijn { $ends-1-end } en { $ends-2-end }.
     }
    Stenen: { $tiles }; stapel { $boneyard }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Bekend: { $known }.
     }
    { points-row }
status-finished =
    De avond is afgerekend.
    { points-row }
row-lobby = er zit nog niemand: spelers en de namen, met de klok mee | hulp
row-lot = loot { $lots }
row-between = { $scores-row } | { $leader } komt uit | deel, of afrekenen
row-play = { $ends-number ->
    [0] { "" }
   *[other] open l{ $ends-1-end } r{ $ends-2-end }
 } | { $scores-row } | stenen { $tiles-row } | ronde { $hand }
row-finished = afgerekend | { $scores-row }
to-act = { $ends-number ->
    [0] { $turn } komt uit
   *[other] { $turn }
 }
word-left = { $ends-number ->
    [0] { "" }
   *[other] { $ends-1-end } is open
 }
word-right = { $ends-number ->
    [0] { "" }
   *[other] { $ends-2-end } is open
 }
hand-mark = { $game }
hand-facts = spel { $game } | { $opened } kwam uit | { $ending ->
    [chipped-out] { $out } speelde de laatste steen
    [blocked] de ronde zat vast
    [won] { $won } won het spel
    [forfeit] { $won } won het spel reglementair
   *[other] { "" }
 }

## What can be played

choice = { $arm ->
    [left] links
    [right] rechts
   *[other] { $arm }
 }, { $open } is open
legal-way = { $arm ->
    [left] links
    [right] rechts
   *[other] { $arm }
 } ({ $open } open)
legal-line = { $tile } { $ways }{ $holder ->
    [none] { "" }
   *[other] { " " }(die heeft { $holder })
 }
legal-any = { $turn } komt uit: elke steen mag [2.4].
legal-none = Voor { $turn } past er geen enkele ongespeelde steen.
legal-head = Wat past voor { $turn }:
legal-piece = Dit past voor { $turn }: { $line }.
legal-lies = De { $piece } ligt al.
legal-not = De { $piece } past aan geen van beide einden: open zijn { $ends-1-end } en { $ends-2-end } [3.1].
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [lot] Wie uitkomt, staat nog niet vast [2.2].
    [finished] De avond is afgerekend.
   *[other] Er is geen ronde bezig.
 }
legal-instead = Ook geldig
legal-fitted = Wat wel paste
denied-nothing = Niets: er past geen enkele ongespeelde steen.
audit-found = Regel { $entry }: { $player } klopte en had { $pieces } kunnen spelen, zoals regel { $proved } laat zien [3.3]. De competitie zet daar geen boete op.

## The law

law-title = Vijven en drieën, het competitiespel voor twee spelers of twee paren
law-name = vijven en drieën
who-plays = vijven en drieën gaat met twee of vier spelers

## What can be typed

verb-seat = de spelers, met de klok mee: twee, of vier in paren tegenover elkaar
verb-lot = de stenen, getrokken om wie uitkomt
verb-void = de ronde vervalt, en de punten gaan terug
question-show = de lijn en het bord
question-legal = elke steen die gespeeld kan worden, of één steen; nu of voor een regel
question-scores = de punten en de spellen van elke kant
keyword-fives-and-threes = de naam van dit spel
keys-lot = de getrokken stenen, met de klok mee: 6341
keys-between = d deelt; de stenen die over zijn, met of zonder spaties: 6320
keys-play = 64 speelt, met 6>4 sluit de 6 aan, 64l links, dirk 64 voor een ander; k klopt
verb-knock = kan niet spelen
verb-reveal = alle stenen die een speler na de ronde nog heeft

## What is said at tables

said-score = Voer gewoon de steen in; de punten worden vanzelf geteld.

## What is expected in a line


## What cannot be read


## House rules

house-game-target = de stand die precies gehaald moet worden om een spel te winnen

## What points are for

cause-ends = voor de einden
cause-out = voor het uitgaan

## What is denied

denied-knocked-able = klopte
    .heading = Wat het kloppen ontkent

## What a season counts

column-led = uitgekomen
    .what = rondes waarin de speler uitkwam
column-chipped_out = uit
    .what = rondes waarin de kant van de speler geen stenen meer had
column-knocks = geklopt
    .what = keren geklopt
column-knocked_able = fout geklopt
    .what = keren geklopt terwijl spelen kon
column-points = punten
    .what = punten van de kant van de speler, ook die voor de laatste steen
