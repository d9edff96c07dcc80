# The words of Nos in Dutch.
#
# `said.nl.toml` has the words to type. An entry is a `regel`, a hand a `ronde`, a session an `avond`.
# Of a sentence about a foul the prompt shows what stands before its first `;` or full stop.

## Phrases

# An arm, where a tile lies on it, and a rule: their words are those of an entry.
arm = { $arm ->
    [left] links
    [right] rechts
    [north] noord
    [east] oost
    [south] zuid
    [west] west
   *[other] { $arm }
}
on-arm = { $arm ->
    [left] links
    [right] rechts
   *[other] op { arm }
}
on-way-arm = { $way-arm ->
    [left] links
    [right] rechts
    [north] op noord
    [east] op oost
    [south] op zuid
   *[west] op west
}
each-arms = { $arms ->
    [left] links
    [right] rechts
    [north] noord
    [east] oost
    [south] zuid
    [west] west
   *[other] { $arms }
}
on-arms = { $arms-first ->
    [left] { $arms }
    [right] { $arms }
   *[other] op { $arms }
}
rule = { $rule ->
    [ordinary] gewoon
   *[other] { $rule }
}

# A number of tiles.
tiles = { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
}
game = { $game-number ->
    [0] { $game }
    [1] nr. 1, gewoon
    [2] nr. 2, gewoon kruis
    [3] nr. 3, gewoon dubbelkruis
    [4] nr. 4, matador
    [5] nr. 5, matadorkruis
    [6] nr. 6, matadordubbelkruis
    [7] nr. 7, gewoon kruis, dan matador
    [8] nr. 8, gewoon kruis, dan matadordubbelkruis
    [9] nr. 9, matadorkruis, dan gewoon
    [10] nr. 10, matadorkruis, dan gewoon dubbelkruis
    [13] nr. 13, driehoek
    [14] nr. 14, driehoek-dubbelkruis
    [15] nr. 15, driehoek, dan gewoon
    [16] nr. 16, driehoek, dan gewoon kruis
   *[other] nr. { $game-number }, { $game }
}
# A word of an announcement, among the others.
game-word = { $word ->
    [ordinary] gewoon
    [first] , eerst
    [then] , dan
    [here] hier
    [there] daar
    [on] op
    [left] links
    [right] rechts
    [matador-cross] matadorkruis
    [matador-double-cross] matadordubbelkruis
    [ordinary-cross] gewoon kruis
    [ordinary-double-cross] gewoon dubbelkruis
    [double-cross] dubbelkruis
    [volapuk] volapük
    [volapuk-cross] volapük-kruis
    [volapuk-double-cross] volapük-dubbelkruis
    [triangle] driehoek
    [triangle-double-cross] driehoek-dubbelkruis
   *[other] { $word }
}
Aside-Game = { game }

Ending-OneLeft = nog maar één speler heeft stenen
Ending-Closed = er is gesloten
Ending-AllPassed = iedereen heeft gepast
ending = { $ending ->
    [OneLeft] { Ending-OneLeft }
    [Closed] { Ending-Closed }
   *[AllPassed] { Ending-AllPassed }
}

SetNeeded-Any = elke steen
SetNeeded-Double = een dubbele
SetNeeded-DoubleWithSpots = een dubbele, niet 0-0
SetNeeded-DoubleBlank = 0-0

## What happens

Event-PotEmpty = De pot is leeg; de avond is voorbij.
Event-PotTaken = { $player } krijgt de pot.
Event-BillitonnenBegun = Billitonnen: ieder trekt een steen, en de hoogste begint.
Effect-Settled = De avond is afgerekend.
Effect-Over = { "" }
Effect-Voided = De ronde vervalt, en wat er betaald is gaat terug.
# A foul without a sentence is told by what happens.
Event-Fault = { $foul ->
    [NotOnSet] { Event-Fault.glance }; de { $tile } gaat open terug.
    [NoDoubleSet] { Event-Fault.glance }; die gaat open terug naar { $player }.
    [Illegal] { Event-Fault.glance }; die gaat open terug naar { $player }, die aan de beurt blijft.
    [OutOfTurn] { Event-Fault.glance }; de { $tile } gaat open terug.
    [NoWait] { Event-Fault.glance }; de { $tile } gaat open terug.
    [Short] { "" }
    [Excess] { "" }
    [Stands] { "" }
    [WrongClose] { "" }
    [DrewWithDouble] { "" }
    [PassedAble] { "" }
   *[other] { Event-Fault.glance }.
 }
    .glance = { $foul ->
        [NotOnSet] { $because-player } is aan de opzet, niet { $player }
        [NoDoubleSet] de opzet moet een dubbele uit de hand zijn of een getrokken steen, en de { $tile } is geen van beide
        [Illegal] de { $tile } past zo niet: { $because-ends }
        [OutOfTurn] { $because-player } is aan de beurt, niet { $player }
        [NoWait] { $player } moet nog een beurt overslaan en "ik wacht" zeggen
        [DoubleNotDue] { foul-case-double-not-due }
        [DeclaredNotDue] { foul-case-declared-not-due }
        [LaterNos] { $because-player } was eerder uit dan { $player }
        [CloseNotJustPlayed] { foul-case-close-not-just-played }
        [CloseTwice] { $player } heeft met deze steen al eens gesloten
        [LastTwo] { foul-case-last-two }
        [PassWithBoneyard] { $player } past met { $because-tiles } stenen in de stapel, en die mogen op twee na allemaal getrokken worden
        [WrongNos] { foul-case-wrong-nos }
        [Covering] { $player } dekte stenen af
        [Showing] { $player } liet stenen zien
        [Advice] { $player } heeft geen stenen en gaf toch raad
        [Asking] { $player } vroeg om een betaling waar geen recht op is
        [NoDraw] { $player } trok niet na het sluiten
       *[other] { "" }
     }
# A kind of foul with cases of its own is a message of its own: translators' programs multiply the cases.
foul-case-double-not-due = { $player } krijgt geen betaling{ $because-why ->
    [NothingLaid] { " " }zonder een steen gespeeld te hebben
    [Set] : de { $because-why-tile } is de opzet
    [NoDouble] : de { $because-why-tile } is geen dubbele
    [Stands] : de { $because-why-tile } past niet bij de spelsoort
    [Paid] : de { $because-why-tile } is al betaald
   *[Touches] : de { $because-why-tile } ligt tegen de { $because-why-other } van { $because-why-neighbour }, en die is niet in de beurt ervoor gespeeld door een tegenstander die nog meedoet
}
foul-case-declared-not-due = voor deze stenen wordt niets betaald: { $because ->
    [NoDouble] de { $because-tile } is geen dubbele
   *[other] aan deze tafel zijn er { $because-numbers } dubbelen voor nodig
}
foul-case-close-not-just-played = alleen wie net gespeeld heeft mag sluiten, { $because ->
    [Other] en dat is { $because-player }, niet { $player }
   *[Acted] en na { $because-player } heeft een ander al iets gedaan
}
foul-case-last-two = { $because-tiles ->
    [0] er liggen nog maar twee stenen in de stapel, en die worden niet getrokken
    [one] er kon maar 1 steen getrokken worden, want de laatste twee blijven liggen
   *[other] er konden maar { $because-tiles } stenen getrokken worden, want de laatste twee blijven liggen
}
foul-case-wrong-nos = { $player } heeft nog { $because-tiles ->
    [one] 1 steen
   *[other] { $because-tiles } stenen
}
asks = { $needs ->
    [Shut] { $arms-number ->
        [0] geen arm is open
        [one] { $arms } is nog dicht
       *[other] { $arms } zijn nog dicht
    }
   *[other] { $arms-number ->
        [0] elk eind vraagt om { needed }
        [one] { $arms } vraagt om { needed }
       *[other] { $arms } vragen om { needed }
    }
}
needed = { $needs ->
    [Number] een { $number }
    [NumberOrMatador] een { $number } of een matador
    [Double] de { $number }-{ $number }
    [DoubleOrMatador] de { $number }-{ $number } of een matador
   *[Matador] een matador
}
Event-Took = { $opens ->
    [Player] { $opens-shuffles } schudt. Ieder neemt { $each } stenen, { $boneyard } in de stapel. { $opens-on_set } is aan de opzet.
   *[HighestDouble] Wie wil, schudt. Ieder neemt { $each } stenen, { $boneyard } in de stapel. De hoogste dubbele wordt opgezet.
}
Event-Recounted = { $agrees ->
    [yes] De getelde fiches kloppen met de stand.
   *[no] { "" }
}
Event-Differs = { $player } heeft { $difference } { $more ->
    [yes] meer
   *[no] minder
} dan de stand: { $chips } geteld, en de stand is { $book }.
Event-Reshuffled = Niemand heeft een dubbele: er wordt opnieuw geschud en gedeeld.
Event-Irregular = { $irregular ->
    [Short] { $player } nam { irregular-tiles } te weinig en trekt { irregular-them } bij.
    [Lapsed] { $player } nam { irregular-tiles } te weinig; voor de boete is het te laat, en { $player } speelt door.
    [Kept] { $player } nam { irregular-tiles } te veel en houdt { irregular-them }.
   *[Returned] { $player } nam te veel stenen en geeft ze ongezien terug.
}
irregular-tiles = { $irregular-tiles ->
    [one] 1 steen
   *[other] { $irregular-tiles } stenen
}
irregular-them = { $irregular-tiles ->
    [one] die
   *[other] ze
}
Event-SetLaid = { $drawn ->
    [yes] { $player } trekt de { $set } en zet die op.
   *[no] { $player } zet de { $set } op.
}
Event-Announced = De spelsoort is { game }.
Event-Declared = { $player } legt { $tiles } open.
Event-Drew = { $tiles ->
    [0] { $player } trekt niets.
   *[other] { $player } trekt { tiles }.
}
    .passing = { $tiles ->
    [0] { "" }
   *[other] Er liggen er nog { $left } in de stapel.
}
Event-Passed = { $turn_passes ->
    [yes] { $player } past.
   *[no] { $player } blijft aan de beurt, en trekt tot er een steen past of er nog twee liggen.
}
Event-SaidNos = { $player } was het eerst uit.
Event-Waited = { $player } wacht.
Event-Laid = { $manner ->
    [Turn] { $player } speelt de { $tile } { on-way-arm }; { $way-open } is open.
    [AtOnce] { $manner-later ->
        [yes] { $player } speelt de { $tile } meteen { on-way-arm }{ $manner-stays ->
            [yes] , blijft aan de beurt
           *[no] { "" }
        } en slaat de eerste beurt over waarin die kant open is; { $way-open } is open.
       *[no] { $player } speelt de { $tile } meteen { on-way-arm } en slaat een beurt over; { $way-open } is open.
    }
   *[Stands] { $player } speelde de { $tile } { on-way-arm }, niet volgens de spelsoort en te laat gezien, dus die blijft liggen; { $way-open } is open.
}
Event-DuePaid = { $player } vraagt om betaling voor de { $tile } en krijgt die.
Event-Out = { $first ->
    [yes] { $player } is uit: nos.
   *[no] { $player } is uit.
}
Event-CloseCalled = { $outcome ->
    [RightAtOnce] { $player } sluit terecht: er past geen enkele ongespeelde steen.
    [KnownTile] { $player } sluit ten onrechte: de { $outcome-tile } past, en het staat vast dat { $outcome-holder } die heeft.
    [TooManyFit] { $player } sluit ten onrechte: er passen { $outcome-fit } ongespeelde stenen, en er kunnen er maar { $outcome-hidden } verborgen blijven.
    [OpenToTheLastHand] { $player } sluit; de stenen van { $outcome-last } beslissen als ze getoond worden.
   *[other] { $player } sluit; dat staat open tot het weerlegd of terecht bevonden is.
}
Event-CloseDecided = { $outcome ->
    [Refuted] Het sluiten is fout: { $outcome-holder } heeft de { $outcome-tile }, en die kan gespeeld worden.
    [ProvedWrong] Het sluiten was fout: { $outcome-holder } had de { $outcome-tile }, en die kon gespeeld worden.
   *[Upheld] Het sluiten is goed: niemand kan nog spelen.
}
Event-Over = De ronde is afgelopen: { ending }.
Event-Proved = { $kind ->
    [Pass] Bewezen: { $player } paste bij regel { $no }, terwijl spelen kon.
    [DrawnSet] Bewezen: { $player } trok bij regel { $no } voor de opzet met een dubbele in de hand.
   *[HigherDouble] Bewezen: { $player } had een hogere dubbele dan de opzet van regel { $no }.
}
Event-Punished = { $kind ->
    [Pass] { $player } paste bij regel { $no }, terwijl spelen kon.
   *[other] { $player } trok bij regel { $no } voor de opzet met een dubbele in de hand.
}
Event-Counted = { $player } telt { $spots }.
next-set = { $next ->
    [Of] { $next-player } komt aan de opzet.
   *[Lots] { $next-players } staan gelijk en loten om de opzet.
}
Event-HandScored = { next-set }
Event-LotsDrawn = { next-set }
Event-FellBelowZero =
    .passing = { $player } komt onder nul, op { $chips }.
Event-Lead = { $player } begint.
Event-Started = De { $set-left }-{ $set-right } ligt als opzet.
Event-TileFlipped = { $to ->
    [Set] { $player } draait de { $tile } om: dat is de opzet.
    [Left] { $player } draait de { $tile } om en speelt die links.
    [Right] { $player } draait de { $tile } om en speelt die rechts.
   *[Back] { $player } draait de { $tile } om: die past niet en gaat achteraan in de rij.
}

## Corrections

accounts = Standen: { $accounts }.
counts = De fiches na elke ronde, voor de afronding en de pot.
accounts-none = Nog niemand heeft fiches.

## Why an entry is refused

choice = { on-arm }{ $open ->
    [none] { "" }
   *[other] , { $open } is open
}
Refused-NobodySeated = er zit nog niemand
    .advice = Typ: spelers Anna Bram Cees
Refused-LawNotFirst = het reglement moet de allereerste regel zijn
Refused-UnknownLaw = uitgave { $edition } van het reglement is hier niet bekend; dit programma kent uitgave 1
Refused-AlreadySeated = de spelers zitten al
    .advice = Een nieuwe speler komt tussen twee rondes: aanschuiven Eva na Bram
Refused-WrongNumber = Nos gaat met drie tot vijf spelers, niet met { $given }
Refusal-NotNow = { $need ->
    [Unsettled] de avond is al afgerekend
    [Hand] er is geen ronde bezig
    [Set] de opzet ligt er nog niet
    [GameGoesOn] de ronde is afgelopen
    [Opening] te laat: dubbelen worden opengelegd voordat er getrokken, gepast of gewoon gespeeld is
    [OpenClose] over sluiten valt nu niets te beslissen
    [Settled] de pot wordt één keer uitgekeerd, na afrekenen
    [Billitonnen] Billitonnen is niet bezig
   *[FoulsCallable] een overtreding melden kan van het eerste delen tot het afrekenen
}
    .advice = { $need ->
    [Hand] Typ: deel
    [Set] Typ: zet en de steen, zoals die ligt van links naar rechts
    [Billitonnen] Na afrekenen, typ: billitonnen
   *[other] { "" }
}
Refusal-HandGoesOn = { $uncounted-number ->
    [0] ronde { $hand } is nog bezig
   *[other] ronde { $hand } is afgelopen, en nog niet geteld: { $uncounted }
}
    .advice = { $uncounted-number ->
    [0] Speel eerst ronde { $hand } uit. Om die te laten vervallen, typ: vervallen
   *[other] Typ: toon { $uncounted-first } en de stenen. Om de ronde te laten vervallen, typ: vervallen
}
Refusal-SetLies = de opzet ligt er al: de { $tile } (regel { $no })
Refusal-AnnounceFirst = { $name } moet eerst aankondigen
    .advice = Typ: meld en het nummer; spelsoorten toont de kaart
Refusal-AnnouncedAlready = de spelsoort is al aangekondigd (regel { $no })
    .advice = Om die te veranderen, typ: verbeter { $no } meld 3
Refusal-StartTooLate = { $name } is al weg, dus waar ieder mee begint blijft zoals het is
Refusal-TableFull = alle vijf plaatsen zijn bezet
Refusal-WhoAsks = zeg wie er vraagt: er ligt nog geen steen
Refusal-LotsFirst = { $names } staan gelijk en loten eerst om de opzet
    .advice = Typ: loot { $lots }
Refusal-MustDrawLots = { $name } hoort bij wie moet loten, en kan daarna weg
Refusal-NoLots = er valt nu niets te loten
Refusal-WrongLots = er wordt geloot door { $names }, elk met één steen
    .advice = Typ: loot { $lots }
Refusal-NotFirstHand = opnieuw delen kan alleen in een eerste ronde, vóór de opzet
Refusal-IrregularTwice = voor { $name } staat in deze ronde al dat er verkeerd gedeeld is
Refusal-NoTileLeft = { $name } zou geen steen overhouden
Refusal-FewerThanKnown = van { $name } zijn { $tiles } stenen bekend, en er zouden er minder overblijven
Refusal-BoneyardTooSmall = er liggen { $boneyard } stenen in de stapel, en twee moeten er blijven
Refusal-WhoSets = zeg wie opzet: in een eerste ronde is nog niemand aan de opzet
Refusal-DrawnInFirstHand = in een eerste ronde trekt niemand voor de opzet
Refusal-DrawnByAnother = { $on_set } is aan de opzet, en alleen { $on_set } mag ervoor trekken
Refusal-DrawnWasKnown = { $name } had de { $tile } al in de hand, dus die is niet getrokken
Refusal-NothingToDraw = er liggen nog maar twee stenen in de stapel, en die worden niet getrokken
Refused-AlreadyLies = de { $piece } ligt al, sinds regel { $no }
Refused-NotHis = van { $name } is elke steen bekend: { $known }, dus niet de { $piece }
Refusal-NoTiles = { $name } heeft geen stenen
Refusal-NoGame = { $why ->
    [SetNeeded] bij deze spelsoort moet de opzet dit zijn: { $why-needed ->
        [Double] { SetNeeded-Double }
        [DoubleWithSpots] { SetNeeded-DoubleWithSpots }
       *[DoubleBlank] { SetNeeded-DoubleBlank }
    }
    [ExtraGamesOff] deze spelsoort mag alleen als de huisregel house.extra_games aan staat
    [SameSide] eerst hier, dan daar: noem beide kanten, niet twee keer dezelfde
    [NoSideShows] aan geen kant van de opzet is het { $why-end }; zeg links of rechts
    [BothSidesShow] aan beide kanten van de opzet is het { $why-end }; zeg links of rechts
   *[NeedsWords] { $why-number ->
        [11] nr. 11 wordt in woorden aangekondigd: welke aanleg, en waar eerst
        [12] nr. 12 wordt in woorden aangekondigd: een lijn met de gewone kant, of een kruis
       *[17] nr. 17 wordt in woorden aangekondigd: welk kruis volgt
    }
}
    .advice = { $why ->
    [NeedsWords] { $why-number ->
        [11] Typ: meld gewoon eerst links dan rechts, of: meld matador eerst 2 op links. Meer: spelsoorten
        [12] Typ: meld volapük gewoon links, of: meld volapük-kruis, of: meld volapük-dubbelkruis
        [17] Typ: meld matador eerst hier dan daar dan gewoon-kruis, of: meld matador eerst hier dan daar dan gewoon-dubbelkruis
       *[other] { "" }
    }
   *[other] { "" }
}
Refusal-DeclaredTwice = { $name } heeft in deze ronde al dubbelen opengelegd
Refusal-MoreThanHeld = { $name } heeft maar { tiles }, met de bekende stenen erbij
Refusal-NotHisTurn = { $turn } is aan de beurt, niet { $name }
Refusal-MustWait = { $name } moet nog een beurt overslaan voor een directe dubbele, en "ik wacht" zeggen
    .advice = Typ: wacht
Refusal-NoWaitDue = { $name } hoeft geen beurt over te slaan, dus wachten hoeft niet
Refusal-WaitsLater = { $name } moet een beurt overslaan, maar dat is de eerste waarin { $arm ->
    [left] links
   *[right] rechts
} gespeeld mag worden
Refusal-KnownPlayable = { $name } kan niet passen: het staat vast dat de { $tile } in die hand is, en die kan gespeeld worden
Refusal-NoSuchArm = { $geometry ->
    [Line] dit is een lijn: zeg links of rechts
    [Triangle] dit is een driehoek: zeg noord, oost of west
   *[Cross] dit is een kruis: zeg noord, oost, zuid of west
}
Refusal-NoArmShows = op geen arm is { $end } open
Refusal-SeveralWays = de { $tile } kan op meer manieren liggen; typ { $ways }
Refusal-SeveralArms = op meer armen is { $end } open; noem de arm
Refusal-StandsHow = zeg hoe de steen ligt, zoals 6>4 op links blijft
Refusal-StandsWhere = zeg waar de steen ligt, zoals 6>4 op links blijft
Refusal-StandsInOrder = de { $tile } past daar bij de spelsoort
    .advice = Laat weg: blijft
Refusal-CloseIsOpen = er is gesloten, en dat moet eerst weerlegd of terecht bevonden worden
    .advice = Typ: weerleg NAAM STEEN, of terecht
Refusal-OnlyDrawing = er is gesloten, dus er wordt geen steen gespeeld: { $name } trekt alle stenen op twee na
Refusal-Lapsed = vragen kan niet meer: na de { $tile } van { $name } heeft een ander al iets gedaan
    .advice = Is het op tijd gevraagd, typ dan: tussenvoegen { $no } vraag { $name }
Refusal-DoesNotRefute = de { $tile } kan nergens gespeeld worden en weerlegt het sluiten dus niet
Refusal-KnownToFit = het staat vast dat { $name } de { $tile } heeft, en die kan gespeeld worden
    .advice = Typ: weerleg { $name } { $tile }
Refusal-DrawFirst = eerst moeten alle stenen op twee na getrokken worden, nog { $tiles }
    .advice = Typ: trek { $tiles }
Refusal-NoSuchFoul = { $foul ->
    [Advice] { $name } is niet uit; raad geven is een overtreding van wie geen stenen heeft
    [PassedAble] { $name } heeft niet gepast, of over elke pas is al beslist
    [DrewWithDouble] { $name } heeft niet voor de opzet getrokken, of daarover is al beslist
   *[NoDraw] { $name } heeft nu niets te trekken
}
Refusal-WrongNumber = { $name } heeft { tiles }, geen { $given }
Refusal-LeavesOut = het staat vast dat { $name } de { $tile } heeft, en die hoort erbij
Refusal-CountedTwice = de stenen van { $name } zijn al geteld
Refusal-ImpossibleCount = { $name } kan geen stenen hebben die samen { $spots } tellen
Refusal-MustShow = { $name } moet de stenen tonen, want die beslissen over het sluiten
    .advice = Typ: toon { $name } en de stenen
Refusal-PotIsPlayedFor = zolang er een steen kan passen, beslist Billitonnen wie de pot krijgt
Refusal-BillitonnenPlayers = Billitonnen gaat met drie tot vijf spelers, niet met { $players }
Refusal-LeadFirst = eerst wordt er getrokken om wie begint
    .advice = Typ: loot met voor elk een naam en een steen
Refusal-LeadTwice = er is al getrokken om wie begint
Refusal-NoStarter = alleen met drie spelers blijft er een steen over
Refusal-StarterFirst = de steen die overblijft, gaat eerst
    .advice = Typ: beginsteen en de steen
Refusal-NobodyOnTurn = niemand is aan de beurt: er past geen steen meer
    .advice = Typ: pot en een naam
Refusal-InLine = de { $tile } ligt al in de lijn
Refusal-InRow = het staat vast dat de { $tile } ergens anders in de rij van { $name } ligt
Refusal-NotFirstInRow = in de rij van { $name } ligt de { $first } vooraan, niet de { $tile }
Refusal-BothEnds = de { $tile } past aan beide einden; typ op links ({ $left }) of op rechts ({ $right })
Refusal-NotOnThatEnd = de { $tile } past niet { $end ->
    [left] links
    [right] rechts
   *[other] op { $end }
}
Refusal-NoEndYet = de eerste steen van de lijn ligt op zichzelf
    .advice = Typ alleen de steen

## The state of the session
#
# A message is named for the phase; in a `row` are the parts above the prompt, the most important one first; `act` says
# in the prompt who is to act.

status-lobby = Er zit nog niemand; typ spelers en de namen, met de klok mee.
row-lobby = er zit nog niemand: spelers en de namen, met de klok mee | hulp
status-between = { $hand ->
    [0] Er is nog niet gedeeld; aan tafel zitten { $players }.
   *[other] Tussen twee rondes, na ronde { $hand }.
} { $next ->
    [loser] { $loser } komt aan de opzet; typ deel, of afrekenen.
    [lots] { $drawers } loten om de opzet [2.3]; typ: loot { $lots }
   *[highest] De hoogste dubbele begint de volgende ronde [2.2]; typ deel, of afrekenen.
}
row-between = { $next ->
    [lots] loot { $lots }, of afrekenen
   *[other] { "" }
} | { $hand ->
    [0] nog niet gedeeld
   *[other] na ronde { $hand }
} | { $next ->
    [loser] { $loser } komt aan de opzet
    [lots] { "" }
   *[highest] de hoogste dubbele begint
} | { $next ->
    [lots] { "" }
   *[other] deel, of afrekenen
}
status-dealt =
    { $on_set ->
        [none] Ronde { $hand }: gedeeld; de hoogste dubbele wordt opgezet [2.2].
       *[other] Ronde { $hand }: gedeeld; { $on_set } is aan de opzet.
     }
    { tiles-held }
row-dealt = { $on_set ->
    [none] gedeeld, de hoogste dubbele wordt opgezet
   *[other] gedeeld
 } | { hand-row }
act-dealt = { $on_set ->
    [none] wie zet op
   *[other] { $on_set } zet op
 }
status-set =
    Ronde { $hand }: { $on_set } heeft de { $set } opgezet en kondigt de spelsoort aan.
    { tiles-held }
row-set = nog geen spelsoort | { hand-row }
act-set = { $on_set } kondigt aan
status-opening = { status-play }
row-opening = { row-play }
act-opening = { act-play }
status-play =
    Ronde { $hand }, { game }. { $turn } is aan de beurt{ $turn-waits ->
        [0] .
       *[other] { " " }en zegt "ik wacht".
     }
    { $open }
    { tiles-held }
row-play = { open-row } | { hand-row }
act-play = { $turn-waits ->
    [0] { $turn }
   *[other] { $turn } wacht
 }
status-claimed =
    Ronde { $hand }, { game }. { $last } heeft gesloten. { $due ->
        [0] Typ: terecht, of weerleg NAAM STEEN [9.2, 9.3].
       *[other] { $turn } trekt alles op twee na; dan terecht, of weerleg NAAM STEEN [9.2, 9.3].
     }
    { $open }
    { tiles-held }
row-claimed = { open-row } | { $last } heeft gesloten, nog open | { hand-row }
act-claimed = { $due ->
    [0] gesloten
   *[other] { $turn } trekt { $due }
 }
status-closed =
    Ronde { $hand }, { game }. Er is gesloten; { $turn } trekt { $due } [9.2].
    { tiles-held }
row-closed = gesloten | { hand-row }
act-closed = { act-claimed }
status-over =
    Ronde { $hand }, { game }. De ronde is afgelopen: { $ending }. Nog te tellen: { $uncounted }.
    { tiles-held }
row-over = afgelopen | { hand-row }
act-over = { $uncounted-number ->
    [0] tellen
   *[other] { $uncounted-first } toont
 }
status-settling = De avond is afgerekend. { pot }
row-settling = afgerekend, { $pot } in de pot | billitonnen, of pot en een naam
status-billitonnen =
    { $line ->
        [lead] Billitonnen: ieder trekt een steen om wie begint [13.1]; typ loot.
        [starter] Billitonnen: { $lead } begint; de steen die overblijft is de opzet, typ beginsteen [13.2].
        [first] Billitonnen: { $lead } begint en draait de opzet om [13.3].
        [turning] Billitonnen: { $turn } draait om; open zijn { $left } en { $right }.
       *[stuck] Billitonnen: er past geen steen meer.
     }{ $tiles-number ->
        [0] { "" }
       *[other] { " " }Stenen: { $tiles }.
     }
    { pot }
row-billitonnen = om de pot van { $pot } | { $tiles-row }
act-billitonnen = { $turn ->
    [none] { "" }
   *[other] { $turn } draait om
 }
status-finished = De avond is afgerekend, en de pot is leeg.
row-finished = afgerekend, en de pot is weg
tiles-held = Stenen: { $tiles }; stapel { $boneyard }.{ $known-number ->
    [0] { "" }
   *[other] { " " }Bekend: { $known }.
 }{ $waits-number ->
    [0] { "" }
   *[other] { " " }Nog te wachten: { $waits }.
 }
open-row = { $open-row ->
    [none] { "" }
   *[other] open { $open-row }
 }
hand-row = { $held-row } | stapel { $boneyard } | ronde { $hand }{ $game-number ->
    [0] , { $game }
    [none] { "" }
   *[other] , nr. { $game-number } | ({ $game })
 }
owes = (wacht { $waits })
pot = { $pot ->
    [0] De pot is leeg.
   *[other] { $line ->
        [none] De pot van { $pot } ligt er nog; typ billitonnen, of pot en een naam [12.3].
        [stuck] De pot van { $pot } is voor de minste ogen; typ pot en de naam [13.6].
       *[other] Om de pot van { $pot } wordt gespeeld [12.3].
    }
}

## What can be played

legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [between] Er is niet gedeeld.
    [dealt] Spelen kan pas als de opzet ligt en de spelsoort is aangekondigd [4.1].
    [set] Spelen kan pas als de spelsoort is aangekondigd [4.1].
    [closed] Er is gesloten: er past geen enkele ongespeelde steen [9.4].
    [over] De ronde is afgelopen.
    [billitonnen] Bij Billitonnen wordt de eerste steen van de rij omgedraaid.
   *[settling] De avond is afgerekend.
}
legal-before = { $turn-waits ->
    [0] { "" }
    [one] { $turn } is aan de beurt en moet één beurt overslaan met "ik wacht" [7.5].
   *[other] { $turn } is aan de beurt en moet { $turn-waits } beurten overslaan met "ik wacht" [7.5].
}
legal-head = Wat past voor { $turn }:
legal-none = Voor { $turn } past er nergens een ongespeelde steen.
legal-after = { $turn-waits ->
    [0] { $drawable ->
        [0] { $turn } mag niet trekken: { $boneyard ->
            [0] er ligt niets
            [one] er ligt nog 1 steen
           *[other] er liggen nog { $boneyard } stenen
        } in de stapel [6.2].
        [one] { $turn } mag trekken, hoogstens 1 steen [6.2].
       *[other] { $turn } mag trekken, hoogstens { $drawable } stenen [6.2].
    }
   *[other] { "" }
}
or-rest = { $rest } of { $last }
legal-way = { $any-arm ->
    [yes] op elke arm
   *[no] { on-arm }
} ({ $open } open)
legal-line = { $tile } { $ways }{ $holder ->
    [none] { "" }
   *[other] { " " }(die heeft { $holder })
}
legal-piece = Dit past voor { $turn }: { $line }.
legal-lies = De { $piece } ligt op tafel sinds regel { $no }.
legal-not = Voor { $turn } past de { $piece } nergens{ $holder ->
    [none] .
   *[other] ; die heeft { $holder }, dat staat vast.
}
Playable-Takes = { on-arm } past de { $tile }
Playable-Shut = { $arms-number ->
    [one] { $lacking ->
        [one] { on-arm } kan nog niets: eerst een steen { on-arms }
       *[other] { on-arm } kan nog niets: eerst nog { $lacking } stenen { on-arms }
    }
   *[other] { on-arm } kan nog niets: eerst { on-arms } elk een steen
}
Playable-Number = { on-arm } is { $end } open, en daar past { $rule ->
    [ordinary] een steen met een { $end }
   *[matador] { $seven ->
        [none] alleen een matador
       *[other] een steen met een { $seven }, of een matador
    }
}{ left }
Playable-Second = { on-arm } is { $end } open, en de tweede steen moet daar { $rule ->
    [ordinary] de { $end }-{ $end }
   *[matador] { $seven ->
        [none] een matador
       *[other] de { $seven }-{ $seven } of een matador
    }
} zijn{ left }
left = { $left ->
    [none] : er is er geen meer
   *[other] : { $left }
}

## What the record proves

audit-in-all = In totaal
audit-times = { $player }: { $kind ->
    [passed-able] gepast terwijl er gespeeld kon worden
    [drew-with-double] voor de opzet getrokken met een dubbele in de hand
    [higher-double] de hoogste dubbele niet opgezet
   *[concealed] een steen verzwegen toen er gesloten werd
}{ $times ->
    [one] { "" }
   *[other] , { $times } keer
}
audit-Event-Proved = Regel { $entry }: { $player } { proved-denial }, { proved-draws } [{ $article }]. { proved-penalty }
proved-denial = { $kind ->
    [drew-with-double] trok voor de opzet
    [higher-double] ontkende een hogere dubbele dan de opzet
   *[passed-able] paste, terwijl { $proof-fitted }
}
proved-draws = { $proof-drawn ->
    [0] trok daarna niets, en { seen }
    [one] trok daarna 1 steen, en { seen }: meer dan er getrokken zijn
   *[other] trok daarna { $proof-drawn } stenen, en { seen }: meer dan er getrokken zijn
}
proved-penalty = { $settled ->
    [no] Er volgt vanzelf geen boete op.
   *[yes] { $proof-each ->
        [none] Kwijtgescholden bij regel { settled-at } [11.10].
       *[other] { $proof-took ->
            [0] Betaald: { $proof-each } aan elke tegenspeler, bij regel { settled-at }.
           *[other] Betaald: { $proof-took } aan elke tegenspeler bij regel { $entry }, en { $proof-each } bij regel { settled-at }.
        }
    }
}
audit-Event-Concealed = Regel { $entry }: { $player } toonde { $tiles }; bij regel { $upheld } is het sluiten van { $closer } terecht bevonden, terwijl { $fitted } [{ $article }]. Het sluiten was fout [9.7]; op het verzwijgen volgt vanzelf geen boete.
audit-voided = Bij regel { $no } verviel de ronde, en wat er betaald was ging terug.
seen = { $proof-before-number ->
    [0] { "" }
   *[other] { $proof-before }, en daarna { "" }
}{ $proof-played ->
    [yes] speelde
   *[no] toonde
} { $proof-tiles } bij regel { $proved }
settled-at = { $proof-settled ->
    [none] { $proved }
   *[other] { $proof-settled }
}
fitted = de { $tile } { on-arms } kon
sighting = { $played ->
    [yes] speelde
   *[no] toonde
} { $tiles } bij regel { $no }

## The dossier of an entry

Why-Misfit = Waarom de { $tile } niet bij de spelsoort past
Why-AlsoLawful = Ook geldig
Why-LawfulInstead = Wel geldig
Why-OtherReading = Met de andere uitleg
Why-OnlyWait = Niets: deze beurt moest overgeslagen worden met "ik wacht" [7.5].
Why-HighestDouble = De hoogste dubbele aan tafel, uit de hand [2.2, 3.1].
Why-AnyDouble = Elke dubbele uit de hand van { $player } [3.2].
Why-DrawnSet = Zonder dubbele in de hand: één steen trekken en die opzetten, dubbel of niet [3.2].
Why-Games = Met deze opzet: nr. { $numbers } [4.5].
Why-DrawOut = Niets: er { $tiles ->
    [one] moest nog { tiles }
   *[other] moesten nog { tiles }
} getrokken worden, alles op de laatste twee na [9.2].
Why-NothingFitted = Er paste nergens een andere steen.
Why-Whichever = Een van deze, als die in de hand was [6.3]:
Why-Draw = Eerst trekken, hoogstens { tiles } [6.2].
Why-Pass = Passen, zonder steen in de hand die past: { tiles } in de stapel [6.4].
Why-NotOnTurn = Niets: { $player } was niet aan de beurt [11.2c].
Why-Immediate = Een directe dubbele buiten de beurt: een van deze, als { $player } die had [7.4]:
Why-HouseRule = { $rule } { $is_on ->
    [yes] staat aan: { $meaning }.
   *[no] staat uit: { $meaning }.
}
Why-With = Met { $setting }:
Why-Rejected = het zou geweigerd zijn: { $refusal }.
Why-More = { $player } zou { $chips } meer hebben.
Why-Less = { $player } zou { $chips } minder hebben.

## The arithmetic of payments

Sum-NobodyPays = Niemand betaalt iets.
Sum-Took = { $whole } − { $took } die 11.5 al nam = { $amount }

## Questions after a recount

Question-Payments = { $number ->
    [one] is de betaling van
   *[other] zijn de betalingen van
} { $amounts } van { $from } aan { $to } { $purpose } (regel { $no }) { made }
Question-AllPayments = zijn alle betalingen { $purpose } (regel { $no }) { made }
Question-Correction = zijn de fiches van de correctie (regel { $no }) { $with_later ->
    [yes] en die erna verplaatst
   *[other] verplaatst
}
made = { $slip ->
    [NotMade] wel gedaan
    [MadeTwice] twee keer gedaan
   *[TurnedRound] de verkeerde kant op gegaan
}
Question-Each = elk { $amount }
Question-ThePot = de pot
Question-And = { $rest }, en { $last }

## The settlement sheet

Sheet-NotSettled = Nog niet afgerekend; dit is de stand tot nu toe.
Sheet-Rounded = Elke stand wordt naar beneden afgerond op een veelvoud van { $multiple } [12.1].
Sheet-Took = { $player } krijgt de pot van { $amount } [12.3].
Sheet-NoPot = Er zit niets in de pot [12.1].
Sheet-NobodyPays = Niemand betaalt iets [12.4].

## What lies on the table

picture-none = Er ligt geen steen op tafel.
OnTable-NoLine = Er ligt nog geen steen in de lijn.
OnTable-Ends = Einden: { $signs }.
OnTable-Ordinary = o gewoon
OnTable-Matador = m matador
OnTable-OnlyDouble = od alleen een dubbele (*)
OnTable-OnlyDoubleOrMatador = md alleen een dubbele of een matador (*)
OnTable-Shut = x nog dicht
OnTable-First = Eerst: { $arms }.
OnTable-FirstTiles = { arm }{ $tiles ->
    [one] { "" }
   *[other] { " " }({ $tiles } stenen)
}
OnTable-OpenByRule = Open, { rule }: { $ends }.
OnTable-Open = Open: { $ends }.
OnTable-NoneOpen = Er is geen arm open.
OnTable-OpenEnd = { arm } { $end }{ $rule ->
    [none] { "" }
   *[other] { " " }{ rule }
}{ $needs ->
    [Any] { "" }
    [Double] { " " }(alleen een dubbele)
   *[DoubleOrMatador] { " " }(alleen een dubbele of een matador)
}

## Drawings

InDrawing-ClosedBy = { Ending-Closed } ({ $player })
InDrawing-OnSet = { $player } aan de opzet
InDrawing-Shut = dicht
InDrawing-Takes = { $needs ->
    [Double] een dubbele
    [DoubleOrMatador] een dubbele of matador
   *[Any] { rule }
}

## Tables of chips

Chips-Taken = Ieder krijgt { $chips } punten aan fiches [1.3].
Chips-TakenIn = Ieder krijgt { $chips } punten aan fiches: { $pieces } [1.3].
Chips-HandOver = Ronde { $hand }, { game }: { ending }.
has-left = { $player } (weg)
the-pot = de pot
Chips-Nos = nos
Chips-Out = uit

## The cards of the games

OnCard-SeeBelow = zie onder
OnCard-Type = Typ meld en het nummer, zoals meld 2; bij deze zijn het meld en woorden:
OnCard-Holes = AANLEG: gewoon of matador; ANDERE: de andere van die twee. KANT: links, rechts, 0 tot en met 6. N: 1 tot en met 4.
OnCard-Extra = Met deze huisregels mag ook [4.11]:
OnCard-InWords = { $words } [{ $article }]
OnCard-InWordsOn = { $words } op { $set } [{ $article }]
OnCard-SetVaries = elke steen; voor kruisen een dubbele
OnCard-Ordinary = gelijke helften aan elkaar [4.2].
OnCard-Matador = samen 7; 0-0, 6-1, 5-2, 4-3 passen overal, aan blanco alleen die [4.3].
OnCard-Course11 = een lijn met de genoemde aanleg: eerst een steen hier, dan een daar; of eerst 1 tot 4 aan één kant [4.6]. Dan misschien de andere aanleg [4.7].
OnCard-Course12 = een lijn: gewoon aan de genoemde kant, matador aan de andere; misschien eerst 1 tot 4 aan één kant. Een kruis: oost en west gewoon, noord en zuid matador [4.8].
OnCard-Course17 = een kruis: eerst oost en west, matador; dan noord en zuid, gewoon; dan alles. Dubbelkruis: op elke arm is de tweede een dubbele [4.10].
OnCard-Note10 = een arm die met een dubbele begint, kan niet verder [4.5].
OnCard-Course = { $course } [{ $article }].
OnCard-Line = een lijn
OnCard-Triangle = een driehoek
OnCard-TriangleToCross = een driehoek die een kruis wordt
OnCard-Cross = een kruis
OnCard-EachArm = een steen op elke arm
OnCard-AroundBlank = 6-1, 5-2 en 4-3 om 0-0 heen
OnCard-FourthSide = een blanco helft aan de vierde kant
OnCard-OneSide = stenen aan één kant
OnCard-Named = met de genoemde aanleg
OnCard-Other = met de andere aanleg
OnCard-Volapuk = aan de ene kant gewoon, aan de andere matador
OnCard-First = { $course }: eerst { $step }
OnCard-Then = { $course }; dan { $step }
OnCard-SecondDouble = ; op elke arm is de tweede steen een dubbele
OnCard-SecondDoubleOrMatador = ; op elke arm is de tweede steen een dubbele of een matador

## At the prompt

AtPrompt-Asks = { $player } vraagt om betaling voor de laatst gelegde steen [7.3]
AtPrompt-AsksToo = vraagt om betaling [7.3]; { $ruling }
AtPrompt-Closes = { $player } zegt dat er geen steen meer gespeeld kan worden [9.1]
AtPrompt-Foul = overtreding [{ $article }]
AtPrompt-FoulOf = overtreding { $articles }{ $cost }: { $sentence }
AtPrompt-Waived = , kwijtgescholden
AtPrompt-ToEach = , elk { $amount }
AtPrompt-Laid = { $tile } { on-way-arm }, { $way-open } is open
AtPrompt-AtOnce = meteen { $tile } { on-way-arm }, { $way-open } is open; dat kost een beurt [7.5]
AtPrompt-Lies = { on-way-arm }, { $way-open } is open
AtPrompt-Opens = opent { $ways }
AtPrompt-OpensOn = { $way-open } { on-way-arm }
AtPrompt-MoreFollows = er moet meer bij
AtPrompt-Shows = { $end } is open, { rule }

## Who can hold what

holds-none = De opzet ligt er nog niet: over de handen is nog niets bekend.

## The law

law-title = Nos, het Nederlandse dominospel voor drie tot vijf spelers
law-name = Nos
who-plays = Nos gaat met drie tot vijf spelers
unit = fiches
moves = betalingen

## What can be typed

verb-law = de uitgave van het reglement, als allereerste regel
verb-seat = de spelers, met de klok mee; één keer, voor er gedeeld is
verb-settle = het einde van de avond, en iedere stand wordt naar beneden afgerond
verb-void = de ronde vervalt, en wat er betaald is gaat terug
question-show = de stenen op tafel
question-legal = elke steen die gespeeld kan worden, of één steen; nu of voor een regel
question-balances = ieders fiches
keyword-on = waar die ligt: een arm, of het getal dat open is
keyword-claim = vraagt om betaling voor de dubbele [7.3]
keyword-stands = past niet bij de spelsoort, en blijft liggen [11.13]
keyword-waive = de tafel scheldt de boete kwijt [11.10]
keyword-drawn = getrokken voor de opzet [3.2]
keyword-kept = ze waren al bekeken en blijven [2.6]
keyword-returned = ze gingen ongezien terug [2.6]
keyword-after = naast wie de nieuwe speler zit
keyword-first = een voorwaarde [4.6]
keyword-then = wat volgt
keyword-here = eerst hier, dan daar [4.10]
keyword-there = eerst hier, dan daar [4.10]
keyword-ordinary = gelijke helften aan elkaar [4.2]
keyword-matador = aansluitende helften zijn samen 7 [4.3]
keyword-ordinary-cross = een spelsoort op een kruis [4.4]
keyword-ordinary-double-cross = een spelsoort op een kruis [4.4]
keyword-matador-cross = een spelsoort op een kruis [4.4]
keyword-matador-double-cross = een spelsoort op een kruis [4.4]
keyword-double-cross = een spelsoort op een kruis [4.4]
keyword-volapuk = aan de ene kant gewoon, aan de andere matador [4.8]
keyword-volapuk-cross = aan twee kanten gewoon, aan twee matador [4.8]
keyword-volapuk-double-cross = aan twee kanten gewoon, aan twee matador [4.8]
keyword-triangle = op 0-0 [4.4]
keyword-triangle-double-cross = op 0-0 [4.4]
keys-lot = de getrokken stenen, met de klok mee: 6341
keys-dealt = 66 voor wie aan de opzet is, anna 66, 42d voor een getrokken steen
keys-set = m2; in woorden is van elk het begin genoeg: m g e 3 op links
keys-play = 64 speelt, met 6>4 sluit de 6 aan, 64o op oost, 44v vraagt om betaling, dirk 64 voor een ander; t3 trekt 3
keys-over = de stenen van de genoemde speler, met of zonder spaties: 6320
keys-billitonnen = 36 draait een steen om, 36 op rechts als die aan beide einden past
keyword-covering = { foul-covering }
keyword-showing = { foul-showing }
keyword-advice = { foul-advice }
keyword-asking = { foul-e }
keyword-drew-with-double = { foul-drew-with-double }
keyword-passed-able = { foul-passed-able }
keyword-no-draw = { foul-no-draw }
verb-join = een nieuwe speler tussen twee rondes, na de genoemde speler of op de laatste plaats
verb-retire = een speler gaat weg tussen twee rondes
verb-pot = wie de pot krijgt, na afrekenen
verb-billitonnen = om de pot wordt hier gespeeld, na afrekenen
verb-recount = fiches aan tafel geteld, naast de stand gelegd
verb-reshuffle = niemand heeft een dubbele in een eerste ronde
verb-short = een speler nam N stenen te weinig
verb-excess = een speler nam N stenen te veel
verb-set = de eerste steen, zoals die ligt van links naar rechts
verb-announce = de spelsoort, met het nummer of in woorden
verb-declare = dubbelen die opengelegd worden
verb-draw = stenen van de stapel; zonder N één steen
verb-claim = vraagt om betaling voor de laatst gespeelde dubbele
verb-pass = geen steen te spelen en geen te trekken
verb-wait = "ik wacht": de beurt die overgeslagen wordt voor een directe dubbele
verb-nos = zegt "nos"; de 5 worden ook zonder dat betaald
verb-block = "ik sluit": er kan geen steen meer gespeeld worden
verb-refute = toont een steen die gespeeld kan worden, tegen het sluiten
verb-uphold = het trekken is voorbij en niemand kan spelen: het sluiten is goed
verb-foul = een overtreding die alleen de tafel zag
verb-reveal = de stenen die er aan het eind van de ronde nog zijn
verb-count = alleen de ogen die er aan het eind van de ronde nog zijn
verb-lot = de stenen waarmee geloot wordt
verb-starter = met drie spelers: de steen die overblijft en als opzet ligt
verb-flip = een steen die omgedraaid wordt in het spel om de pot
question-games = de kaart van de zeventien spelsoorten

## What is said at tables

said-pays = De betalingen worden vanzelf uitgerekend. Om de fiches te controleren, typ natellen en wat ieder geteld heeft

## What is expected in a line

kind-arm = een arm
    .how = : links, rechts, noord, oost, zuid, west of het getal dat open is
kind-kept = houdt of terug
kind-foul = een soort overtreding
    .how = : afdekken, laten-zien, raad, onterecht-vragen, getrokken-met-dubbele, gepast-terwijl-het-kon of niet-getrokken
kind-side = een kant
    .how = : links, rechts of het getal dat open is
kind-game = een spelsoort
    .how = , zoals 2 of gewoon-kruis
kind-game-word = nog een woord van de spelsoort
    .how = ; spelsoorten toont ze
kind-tiles = een aantal stenen
    .how = , 1 tot 4
kind-condition = wat eerst komt
    .how = : een kant, zoals links dan rechts, of een aantal stenen, zoals 3 op links
kind-on-or-then = op of dan
    .how = : 3 op links voor drie stenen, 3 dan 5 voor de kanten
kind-ordinary-or-cross = gewoon of gewoon-kruis
kind-ordinary-cross-or-double = gewoon-kruis of gewoon-dubbelkruis
kind-matador-cross-or-double = matador-kruis of matador-dubbelkruis

## What cannot be read

read-misplaced = "{ $found }" kan hier niet; na de steen komt op ARM, dan vraag of blijft, dan kwijt
read-no-game = "{ $found }" is geen spelsoort; ze hebben de nummers 1 tot en met 17
read-other-game = "{ $found }" is niet de spelsoort van het nummer ervoor; typ het nummer of de woorden

## House rules

house-chips-start = punten aan fiches waarmee elke speler begint
house-chips-round = standen worden naar beneden afgerond op een veelvoud hiervan
house-payments-double_blank = wat dubbelblanco als dubbele waard is
house-payments-drawn_factor = hoeveel keer de waarde betaald wordt voor een dubbele die voor de opzet getrokken is
house-payments-nos = wat elke tegenspeler betaalt aan wie het eerst uit is
house-payments-close = wat elke speler die nog meedoet betaalt als het sluiten goed is
house-penalties-standard = de gewone boete, aan elke tegenspeler
house-penalties-passed_able = de boete voor passen terwijl er gespeeld kon worden, aan elke tegenspeler
house-house-wait_breaks_payment = een beurt die overgeslagen is met "ik wacht", ligt tussen twee stenen
house-house-set_counts = de dubbele die is opgezet, telt mee als wie aan de opzet is dubbelen openlegt
house-house-extra_games = er mogen meer spelsoorten aangekondigd worden

## Games

game-1 = gewoon
game-2 = gewoon kruis
game-3 = gewoon dubbelkruis
game-4 = matador
game-5 = matadorkruis
game-6 = matadordubbelkruis
game-7 = gewoon kruis, dan matador
game-8 = gewoon kruis, dan matadordubbelkruis
game-9 = matadorkruis, dan gewoon
game-10 = matadorkruis, dan gewoon dubbelkruis
game-11 = gewoon of matador, met een voorwaarde
game-12 = volapük: lijn, kruis of dubbelkruis
game-13 = driehoek (kolonelskruis)
game-14 = driehoek-dubbelkruis (generaalskruis)
game-15 = driehoek, dan gewoon
game-16 = driehoek, dan gewoon kruis
game-17 = matador hier, dan daar, dan gewoon kruis of dubbelkruis
game-triangle-then-ordinary-double-cross = driehoek, dan gewoon dubbelkruis
game-volapuk-ordinary-SIDE-first-SIDE-then-SIDE = volapük, hier, dan daar
game-ordinary-first-here-then-there-then-matador-cross = gewoon hier, dan daar, dan matadorkruis
game-ordinary-first-here-then-there-then-matador-double-cross = gewoon hier, dan daar, dan matadordubbelkruis

## What points are for

cause-set = voor de opzet
cause-declared = voor de opengelegde dubbelen
cause-double = voor de dubbele
cause-nos = voor nos
cause-close = voor het sluiten
cause-close-back = terug voor het sluiten
cause-count = volgens de telling
cause-rounding = door het afronden
cause-pot = uit de pot

## Fouls

foul-short = voor te weinig stenen nemen
foul-excess = voor te veel stenen nemen
foul-b = voor opzetten zonder aan de opzet te zijn
foul-a = voor een steen die niet bij de spelsoort past
foul-c = voor een steen buiten de beurt
foul-d = voor een steen in plaats van "ik wacht"
foul-e = voor { foul-e.called }
    .called = vragen waar geen recht op is
foul-stock = voor trekken van de laatste twee stenen
foul-pass = voor passen met nog stenen om te trekken
foul-nos = voor nos zeggen met stenen in de hand
foul-wrong-close = voor het onterechte sluiten
foul-covering = voor { foul-covering.called }
    .called = stenen afdekken
foul-showing = voor { foul-showing.called }
    .called = stenen laten zien
foul-advice = voor { foul-advice.called }
    .called = raad geven
foul-drew-with-double = voor { foul-drew-with-double.called }
    .called = trekken voor de opzet met een dubbele in de hand
foul-passed-able = voor { foul-passed-able.called }
    .called = passen terwijl er gespeeld kon worden
foul-no-draw = voor { foul-no-draw.called }
    .called = niet trekken

## What is denied

denied-concealed = hield een steen achter
denied-passed-able = paste
denied-drew-with-double = trok voor de opzet
denied-higher-double = ontkende een hogere dubbele dan de opzet

## What a season counts

column-hands = rondes
    .what = rondes die tot de telling gespeeld zijn
column-on_set = opzet
    .what = keren opgezet
column-nos = nos
    .what = keren het eerst uit
column-closes_right = sluiten
    .what = keren goed gesloten
column-closes_wrong = fout gesloten
    .what = fout gesloten
column-doubles = dubbelen
    .what = dubbelen die de vorige speler betaalde, en directe dubbelen
column-fouls = overtredingen
    .what = overtredingen van elk artikel, ook kwijtgescholden
column-penalties = boetes
    .what = fiches betaald voor overtredingen

## The sheet

source-sets = opzet
source-doubles = dubbelen
source-declared = opengelegde dubbelen
source-nos = nos
source-closes = sluiten
source-counts = tellingen
source-penalties_paid = betaalde boetes
source-penalties_received = ontvangen boetes
source-rounding = afronding
source-pot = de pot

## Headings

heading-end = einde
heading-spots = ogen
heading-held = in de hand
heading-number = nr.
heading-game = spelsoort
heading-set = de opzet moet zijn
heading-words = aankondigen in woorden

## Cards

fact-set = Opzet
fact-play = Spelen
fact-ordinary = Gewoon
fact-matador = Matador
fact-note = Let op

## Other words

no-such-game = "{ $game }" is geen spelsoort; dat is een nummer van 1 tot en met 17, of de woorden die nos spelsoorten toont
