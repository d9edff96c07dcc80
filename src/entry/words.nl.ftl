# What is typed, and why it cannot be read, in Dutch.

## What can be typed

verb-undo = haalt de laatste regel door, of de laatste N; vraagt als er betaald of beëindigd is
verb-strike = haalt regel N door
verb-fix = zet een andere regel in de plaats van regel N
verb-insert = voegt een vergeten regel in, voor regel N
verb-revise = brengt de regels vanaf N, of van N tot en met M, terug om te veranderen
verb-redo = brengt terug wat het laatst is teruggenomen
verb-waive = scheldt de boete van de laatste regel kwijt, of van regel N
verb-was = de laatste regel is van deze speler; verbetert die
question-status = hoe de avond ervoor staat
question-try = de uitspraak over een invoer, zonder die op te schrijven
question-history = de regels: de laatste N, { a-round }, alles; van NAAM, overtredingen, /WOORD/
question-why = de uitspraak over een regel, artikel voor artikel
question-rule = een artikel van het reglement, of welke een woord hebben
question-help = wat er getypt kan worden, of over een woord of onderwerp
question-quit = sluit af en bewaart alles
keyword-all = ook doorgehaalde regels
keyword-hand = die van de ronde met dit nummer
keyword-fouls = { "" }
keyword-since = { "" }
keyword-true = { "" }
keyword-false = { "" }
keyword-game = { "" }
keyword-round = { "" }
keyword-at = voor de regel met dit nummer

## What is said at tables

said-wait = Er wordt niets opgeschreven voordat een regel is ingevoerd.
said-again = Niets herhaalt zich vanzelf. Typ het nog eens, of druk op pijl omhoog
said-yes = Er is geen vraag die op antwoord wacht.

said-asked = "{ $found }" is een vraag, dus er wordt niets opgeschreven. Laat ? weg om het in te voeren, of typ probeer ervoor voor alleen de uitspraak
said-break = Alles wat is ingevoerd, blijft bewaard. Typ stop, of ga gewoon verder
said-print = De avond wordt buiten de prompt afgedrukt. Typ: stop, dan nos verslag
said-correct = Een regel is te verbeteren met het nummer; verloop toont de nummers. Typ: terug, verbeter N INVOER, doorhalen N, tussenvoegen N INVOER, of dat was NAAM
said-other-score = "{ $found }" noemt andere punten dan de regels geven, dus er wordt niets opgeschreven. Laat de punten weg, of typ probeer ervoor voor de uitspraak
said-other-open = "{ $found }" noemt een open getal dat deze steen niet openlaat, dus er wordt niets opgeschreven. Laat het getal weg, of typ probeer ervoor voor de uitspraak
said-implied = "{ $found }" noemt niemand, en het zou een overtreding van de volgende speler zijn. Noem de speler
said-astray = Het is niet duidelijk van wie "{ $found }" is, want de invoer ervoor was buiten de beurt. Voer het na elkaar in, of noem de speler
said-apart = "{ $found }" moet alleen op een regel, dus er wordt niets opgeschreven. Voer het na elkaar in
said-partly-denied = "{ $found }" zegt ook geen of niet, dus er wordt niets opgeschreven. Typ alleen wat er gebeurde
said-player = "{ $found }" is een speler. Typ ook wat die doet; hulp toont wat er getypt kan worden
said-tangled = Deze regel is te lang om in een keer te begrijpen, dus er wordt niets opgeschreven. Voer het na elkaar in
said-denied = Alleen wat gebeurd is, wordt opgeschreven. Typ wat er gebeurde, of noteer en de woorden
said-asks = Wat er te vragen is: status, toon, geldig, verloop, artikel, waarom; hulp noemt alles.

## How what is typed is written in a usage

usage-NAME = NAAM
usage-TILE = STEEN
usage-TILES = STENEN
usage-ARM = ARM
usage-GAME = SPELSOORT
usage-KEY = SLEUTEL
usage-VALUE = WAARDE
usage-TEXT = TEKST
usage-ENTRY = INVOER
usage-MOVE = ZET
usage-PLAY = ZET
usage-CARD = KAART
usage-STARTER = STARTER
usage-SQUARE = VELD
usage-KIND = SOORT
usage-RULE = AANLEG
usage-OTHER = ANDERE
usage-SIDE = KANT
usage-WORD = WOORD
usage-REASON = REDEN

## What is expected in a line

kind-entry = een invoer
    .how = ; hulp toont wat er getypt kan worden
kind-part = doorhalen, verbeter of tussenvoegen
    .how = , elk met het nummer van een regel
kind-name = de naam van een speler
kind-number = een heel getal
kind-entry-no = het nummer van een regel
    .how = , zoals 14
kind-passage = een artikel van het reglement
    .how = , zoals 7.3
kind-text = een tekst
kind-topic = een woord
kind-house-key = een huisregel
    .how = ; hulp huisregel toont ze
kind-clock = een klok
    .how = : uren, minuten en seconden, zoals {"{"}1:23:45{"}"}

## Other words

a-round = een ronde
example-text = Cees krijgt de koffie
