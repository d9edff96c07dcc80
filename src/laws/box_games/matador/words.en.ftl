# Matador alone, in English.

Effect-LawNamed = The law is that of matador, edition { $edition }.
Event-Took = { $each } tiles each, { $boneyard } in the boneyard. The highest double leads, or else the most spots.
status-lead =
    Round { $hand }: the highest double leads, or else the most spots. Type the name and the tile.
    Tiles: { $tiles }; boneyard { $boneyard }.
    { points-row }
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [lead] Nobody has led: the highest double of all leads, or else the most spots [2.2, 2.3].
    [over] The play is over; the tiles still held are counted [5.3].
    [finished] The session is settled.
   *[other] No round is being played.
 }

## The law

law-title = Matador, where ends add up to ten, for three to eight players
law-name = matador
who-plays = three to eight play matador

## What is expected in a line


## What cannot be read

