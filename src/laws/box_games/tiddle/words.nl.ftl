# What only tiddle-a-wink says, in Dutch: nobody draws, and who cannot play says go.

Effect-LawNamed = Gespeeld wordt tiddle-a-wink, uitgave { $edition } van het reglement.
Effect-Proved = { $denied ->
    [passed-able] { $player } zei go (regel { $no }) en had { denied-pieces } kunnen spelen. Het kost niets.
   *[other] { $player } had { denied-pieces } al, en die gaat voor bij het uitkomen (regel { $no }). Het kost niets.
 }
Event-Took = Ieder neemt { $each } stenen. De hoogste dubbele komt uit.
Event-Passed = { $player } zegt go.
row-play = open { $ends-told } | { $scores-row } | stenen { $tiles-row } | ronde { $hand }
audit-found = Regel { $entry }: { $denied ->
    [passed-able] { $player } zei go en had { denied-pieces } kunnen spelen, zoals regel { $proved } laat zien [4.2].
   *[other] { $player } had { denied-pieces } al, en die gaat voor bij het uitkomen, zoals regel { $proved } laat zien [2.4].
 } Het kost niets.

## The law

law-title = Tiddle-a-wink, waar een dubbele nog een beurt geeft, voor zes tot tien spelers
law-name = tiddle-a-wink
who-plays = tiddle-a-wink gaat met zes tot tien spelers

## What can be typed

verb-pass = kan niet spelen, en zegt "go"
    .said = zegt go, ik ga, klop, klopt, kan niet, ik kan niet, niets past, heeft niets

## What is expected in a line


## What cannot be read

