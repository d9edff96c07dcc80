# What only dominoes says, in Dutch: its ends are known by their numbers.

Effect-LawNamed = Gespeeld wordt domino, uitgave { $edition } van het reglement.
ends-each = { $open ->
    [one] { $end }
   *[other] { $end } ({ $open })
 }
choice = aan de { $end }, { $open } is open
legal-way = aan de { $end } ({ $open } open)

## The law

law-title = Domino, het trekspel met spinners voor twee tot tien spelers
law-name = domino
who-plays = domino gaat met twee tot tien spelers

## What is expected in a line


## What cannot be read

