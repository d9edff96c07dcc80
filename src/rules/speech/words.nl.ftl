# What is typed, and why it cannot be read, in Dutch.

## What can be typed

verb-undo = haalt de laatste regel door, of de laatste N
    .typed = terug
verb-strike = haalt regel N door
verb-fix = zet een andere regel in de plaats van regel N
    .typed = verbeter
verb-insert = voegt een vergeten regel in, voor regel N
verb-revise = de regels vanaf N, of van N tot en met M, komen terug om te veranderen
    .typed = herzien
question-status = hoe de avond ervoor staat
question-try = de uitspraak over een regel die niet opgeschreven wordt
question-history = wat er is opgeschreven: de laatste N, { a-round }, of alles met wat doorgehaald is
question-why = de uitspraak over een regel, artikel voor artikel
    .typed = waarom
question-rule = een artikel van het reglement, of welke een woord hebben
    .typed = artikel
question-help = wat er getypt kan worden, of over een woord of onderwerp
    .typed = hulp
question-quit = het is afgelopen; alles blijft bewaard
    .typed = stop
keyword-all = ook wat doorgehaald is
keyword-hand = die van de ronde met dit nummer
keyword-at = voor de regel met dit nummer

## What is expected in a line

kind-entry = een regel
    .how = ; help toont de regels
kind-part = strike, fix of insert
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

## Other words

a-round = een ronde
