# Dominoes alone, in English: its ends go by number.

Effect-LawNamed = The law is that of dominoes, edition { $edition }.
ends-each = { $open ->
    [one] { $end }
   *[other] { $end } ({ $open } ends)
 }
choice = on the { $end }, { $open } is open
legal-way = { $end } ({ $open } open)

## The law

law-title = Dominoes, the draw game with spinners for two to ten players
law-name = dominoes
who-plays = two to ten play dominoes

## What is expected in a line


## What cannot be read

