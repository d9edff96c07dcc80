# What only tiddle-a-wink says, in Dutch: nobody draws, and who cannot play says go.

Effect-LawNamed = Gespeeld wordt tiddle-a-wink, uitgave { $edition } van het reglement.
Effect-Proved = { $denied ->
    [passed] { $player } zei go (regel { $no }) en had { denied-pieces } kunnen spelen. Het kost niets.
   *[other] { $player } had { denied-pieces } al, en die gaat voor bij het uitkomen (regel { $no }). Het kost niets.
 }
Event-Took = Ieder { $each } stenen. De hoogste dubbele komt uit.
Event-Passed = { $player } zegt go.
row-play = open { $ends-told } | { $scores-row } | stenen { $tiles-row } | ronde { $hand }
audit-found = Regel { $entry }: { $denied ->
    [passed] { $player } zei go en had { denied-pieces } kunnen spelen, zoals regel { $proved } laat zien [4.2].
   *[other] { $player } had { denied-pieces } al, en die gaat voor bij het uitkomen, zoals regel { $proved } laat zien [2.4].
 } Het kost niets.
