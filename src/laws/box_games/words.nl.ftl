# What dominoes, matador and tiddle-a-wink share, in Dutch. Each has a file of its own for what it says otherwise.

## What happened

Effect-Dealt =
    .passing = Ronde { $hand }.
Effect-Over = De ronde is afgelopen.
Effect-Voided = De ronde vervalt. Niemand scoort.
Effect-Proved = { $denied ->
    [drew-able] { $player } trok (regel { $no }) en had { denied-pieces } kunnen spelen. Het kost niets.
    [passed-able] { $player } paste (regel { $no }) en had { denied-pieces } kunnen spelen. Het kost niets.
   *[other] { $player } had { denied-pieces } al, en daarmee had uitgekomen moeten worden (regel { $no }). Het kost niets.
 }
# Of several tiles perhaps only one was in the hand then.
denied-pieces = { $pieces-number ->
    [one] { $pieces }
   *[other] minstens één van { $pieces }
 }
Event-Took = Ieder neemt { $each } stenen, { $boneyard } in de stapel. De hoogste dubbele komt uit.
Event-Redealt = Niemand heeft een dubbele. Alle stenen gaan terug, worden geschud en opnieuw genomen.
Event-Led = { $player } komt uit met de { $left }-{ $right }.
    .glance = komt uit met de { $left }-{ $right }
Event-Laid = { $player } speelt de { $tile } { $place ->
        [left] links
        [right] rechts
       *[other] aan de { $place }
     }; { $open } is open.
    .glance = { $tile } { $place ->
        [left] links
        [right] rechts
       *[other] aan de { $place }
     }, { $open } is open
Event-Again = { $player } is nog eens aan de beurt.
Event-TakenBack = { Event-TakenBack.glance }. De steen gaat open terug, en { $misplay ->
        [NoDouble] er kan nog worden uitgekomen
        [OutOfTurn] { $misplay-turn } blijft aan de beurt
       *[other] { $player } blijft aan de beurt
     }.
    .glance = { $misplay ->
        [NoDouble] { $player } komt uit met de { $tile }, en dat is geen dubbele
        [OutOfTurn] { $player } speelt de { $tile }, maar { $misplay-turn } is aan de beurt
        [NotThere] { $player } speelt de { $tile } { $misplay-place ->
            [left] links
            [right] rechts
           *[other] aan de { $misplay-place }
         }, en daar past { misplay-asked }
        [NotThatWay] { $player } speelt de { $tile } met de { $misplay-touching } aansluitend, en daar past alleen de andere helft
       *[FitsNowhere] { $player } speelt de { $tile }, en die past nergens: de open einden vragen om { misplay-asked }
     }
# The numbers that a tile must have to fit.
each-misplay-asks = een { $misplay-asks }
misplay-asked = { $misplay-asks-number ->
    [0] een matador
   *[other] { $misplay-asks }
 }
Event-Drew = { $player } trekt { $tiles ->
    [one] een steen
   *[other] { $tiles } stenen
 }; { $boneyard ->
    [0] de stapel is leeg.
    [one] er ligt er nog 1.
   *[other] er liggen er nog { $boneyard }.
 }
Event-Passed = { $player } past.
Event-TooEarly = { $player } past, terwijl er nog { $boneyard ->
    [one] 1 steen te trekken is
   *[other] { $boneyard } stenen te trekken zijn
 }, en blijft dus aan de beurt om te trekken.
Event-Ended = { $ending ->
    [out] { $out } is uit. De anderen tonen of tellen wat ze hebben.
   *[other] Niemand kan meer: de ronde zit vast. Iedereen toont of telt wat er nog in de hand is.
 }
Event-Revealed = { $player } had nog { $tiles }: { $spots }.
Event-Counted = { $player } telt { $spots }.
Event-Adds = { "" }
    .reckoning = { $own ->
        [0] De anderen hebben { $others } [5.4].
       *[other] De anderen hebben { $others }. Daar gaat { $times ->
            [one] één keer { $own }
           *[other] { $times } keer { $own }
         } af: { $points } [5.4].
     }
Event-Level = { $players } hebben evenveel punten, en niemand heeft er minder, dus niemand scoort.

## Why not

Refused-NothingToVoid = er is geen ronde die kan vervallen
Refused-NoHand = er is geen ronde bezig
    .advice = Typ: deel
Refused-HandGoing = ronde { $hand } is nog bezig
    .advice = Speel en tel eerst ronde { $hand }. Om die te laten vervallen, typ: vervallen
Why-TooManyPlayers = met de dubbel-{ $highest }-set gaat het niet met { $players }; hoogstens met { $most }
    .advice = Kies vóór het eerste delen een grotere set. Typ: huisregel game.set 12
Why-LeadUnnamed = de scheidsrechter ziet geen handen: wie komt er uit?
    .advice = Typ de naam van de speler voor de steen
Why-LeadOnAnEnd = bij het uitkomen is er nog geen eind om aan te leggen
    .advice = Typ alleen de steen
Why-NoArms = er is op tafel geen eind dat { $place } heet
    .advice = Typ het getal dat open is, zoals: op 6
Why-NoEndShows = nergens is { $shows } open; open zijn { $ends }
Why-SeveralWays = de { $tile } past op meer dan één manier
    .advice = Zeg waar, zoals: op links; of welke helft aansluit, zoals: 6>4
Why-NotLed = er is nog niemand uitgekomen
    .advice = Typ wie uitkomt, en de steen
Why-LedAlready = er is al uitgekomen
    .advice = Om opnieuw te beginnen, typ: vervallen, dan deel
Why-PlayIsOver = het spelen is afgelopen; de stenen die over zijn worden nu geteld
    .advice = Typ: toon of tel, met een naam
Why-PlayGoesOn = er wordt nog gespeeld; geteld wordt er aan het eind van de ronde
Why-NotHisTurn = { $turn } is aan de beurt, niet { $name }
Why-TooFewLie = { $boneyard ->
    [0] de stapel is leeg
    [one] er is nog maar 1 steen te trekken
   *[other] er zijn nog maar { $boneyard } stenen te trekken
 }
Why-HoldsOneThatFits = het staat vast dat { $name } de { $tile } heeft, en die past
Why-HoldsNothing = { $name } heeft geen stenen
Why-CountedAlready = de stenen van { $name } zijn al geteld
Why-ImpossibleCount = { $name } kan met { $holds ->
    [one] 1 steen
   *[other] { $holds } stenen
 } geen { $spots } punten hebben

## The state

Caption-Tiles = { $laid ->
    [one] Er ligt 1 steen
   *[other] Er liggen { $laid } stenen
 }, { $boneyard } in de stapel.
ends-each = { $end }
picture-none = Er ligt geen steen op tafel.
points-row = Spel { $game }, tot { $target }: { $scores }. Gewonnen spellen: { $games }.
status-lobby = Er zit nog niemand; typ spelers en de namen, met de klok mee.
status-between =
    { $hand ->
        [0] Er is nog niet gedeeld.
       *[other] Tussen twee rondes, na ronde { $hand }.
     } { $won ->
        [none] Typ deel, of afrekenen.
       *[other] { $won } heeft gewonnen; spel { $next-game } volgt. Typ deel, of afrekenen.
     }
    { points-row }
status-lead =
    Ronde { $hand }: de hoogste dubbele komt uit. Typ de naam en de steen.
    Stenen: { $tiles }; stapel { $boneyard }.
    { points-row }
status-play =
    Ronde { $hand }: { $turn } is aan de beurt; open: { $ends-told }.
    Stenen: { $tiles }; stapel { $boneyard }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Bekend: { $known }.
     }
    { points-row }
status-over =
    Ronde { $hand } is afgelopen: de stenen die over zijn worden geteld. Typ toon of tel, met een naam.
    Stenen: { $tiles }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Bekend: { $known }.
     }
    { points-row }
status-finished =
    De avond is afgerekend.
    { points-row }
row-lobby = er zit nog niemand: spelers en de namen, met de klok mee | hulp
row-between = { $scores-row } | deel, of afrekenen
row-lead = ronde { $hand } | { $scores-row } | wie komt er uit? naam en steen
row-play = open { $ends-told } | { $scores-row } | stenen { $tiles-row } | stapel { $boneyard } | ronde { $hand }
row-over = toon of tel wat er nog is | stenen { $tiles-row } | { $scores-row } | ronde { $hand }
row-finished = afgerekend | { $scores-row }
to-act = { $turn }
word-left = { $ends-number ->
    [0] { "" }
   *[other] { $ends-1-end } is open
 }
word-right = { $ends-number ->
    [0] { "" }
   *[other] { $ends-2-end } is open
 }
hand-mark = { $game }
hand-facts = spel { $game } | { $opened ->
    [none] { "" }
   *[other] { $opened } kwam uit
 } | { $ending ->
    [out] { $out } ging uit
    [blocked] de ronde zat vast
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
legal-none = Voor { $turn } past er geen enkele ongespeelde steen.
legal-head = Wat past voor { $turn }:
legal-piece = Dit past voor { $turn }: { $line }.
legal-lies = De { $piece } ligt al.
legal-not = De { $piece } past nergens; open: { $ends-told } [3.2].
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [lead] Er is nog niemand uitgekomen: dat doet de hoogste dubbele van allemaal [2.2].
    [over] Het spelen is afgelopen; de stenen die over zijn worden geteld [5.3].
    [finished] De avond is afgerekend.
   *[other] Er is geen ronde bezig.
 }
legal-instead = Ook geldig
legal-fitted = Wat wel paste
denied-nothing = Niets: geen steen is hoger.
counts = De punten in het spel dat bezig was, na elke ronde.
audit-hand = Ronde { $hand }
audit-voided = Bij regel { $no } verviel de ronde.
audit-found = Regel { $entry }: { $denied ->
    [drew-able] { $player } trok en had { denied-pieces } kunnen spelen, zoals regel { $proved } laat zien [4.1].
    [passed-able] { $player } paste en had { denied-pieces } kunnen spelen, zoals regel { $proved } laat zien [4.2].
   *[other] { $player } had { denied-pieces } al, en daarmee had uitgekomen moeten worden, zoals regel { $proved } laat zien [2.4].
 } Het kost niets.

## What can be typed

verb-seat = de spelers, met de klok mee
verb-deal = een nieuwe ronde: ieder heeft stenen genomen
verb-void = de ronde vervalt; niemand krijgt punten
question-show = de stenen op tafel
question-legal = elke steen die gespeeld kan worden, of één steen; nu of voor een regel
question-scores = de punten en de spellen van elke speler
a-round = een ronde
# `ronde` is the round.
keyword-hand = { "" }
keyword-round = die van de ronde met dit nummer
keyword-dominoes = de naam van dit spel
keyword-matador = de naam van dit spel
keyword-tiddle-a-wink = de naam van dit spel
keys-between = d deelt
keys-lead = anna 66: Anna komt uit met de dubbelzes
keys-play = 64 speelt, met 6>4 sluit de 6 aan, dirk 64 voor een ander; t trekt, p past
keys-over = de stenen die over zijn, met of zonder spaties: 6320; te anna 11 telt
verb-redeal = niemand heeft een dubbele: alle stenen gaan terug en worden geschud en opnieuw genomen
verb-draw = stenen van de stapel, 1 als er geen getal staat
verb-pass = kan niet spelen, en er is niets meer te trekken
verb-reveal = alle stenen die een speler na de ronde nog heeft
verb-count = alleen de punten van de stenen die een speler nog heeft

## What is said at tables

said-blocked = Een ronde waarin niemand verder kan, eindigt vanzelf als ieder dat gezegd heeft.

## House rules

house-game-set = de set stenen, naar het hoogste getal
house-game-target = de stand waarmee een spel gewonnen is

## What points are for

cause-out = voor het uitgaan
cause-blocked = voor de ronde die vastzit

## What is denied

denied-not-highest = liet een ander uitkomen
    .heading = Wat het uitkomen ontkent
denied-drew-able = trok
    .heading = Wat het trekken ontkent
denied-passed-able = paste
    .heading = Wat het passen ontkent

## What a season counts

column-hands = rondes
    .what = rondes die uitgespeeld zijn
column-led = uitgekomen
    .what = rondes waarin de speler uitkwam
column-went_out = uit
    .what = rondes waarin de speler uit was
column-drawn = getrokken
    .what = stenen getrokken van de stapel
column-passes = gepast
    .what = keren gepast
column-proved_false = onwaar
    .what = keren dat uitkomen, trekken of passen onwaar bleek
column-points = punten
    .what = gescoorde punten
