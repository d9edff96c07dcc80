# What only matador says, in Dutch.

Effect-LawNamed = Gespeeld wordt matador, uitgave { $edition } van het reglement.
Event-Took = Ieder neemt { $each } stenen, { $boneyard } in de stapel. De hoogste dubbele komt uit, of anders de meeste ogen.
status-lead =
    Ronde { $hand }: de hoogste dubbele komt uit, of anders de meeste ogen. Typ de naam en de steen.
    Stenen: { $tiles }; stapel { $boneyard }.
    { points-row }
legal-nobody = { $phase ->
    [lobby] Er zit nog niemand aan tafel.
    [lead] Er is nog niemand uitgekomen: dat doet de hoogste dubbele van allemaal, of anders de meeste ogen [2.2, 2.3].
    [over] Het spelen is afgelopen; de stenen die over zijn worden geteld [5.3].
    [finished] De avond is afgerekend.
   *[other] Er is geen ronde bezig.
 }

## The law

law-title = Matador, waar einden samen tien zijn, voor drie tot acht spelers
law-name = matador
who-plays = matador gaat met drie tot acht spelers

## What is expected in a line


## What cannot be read

