# What only dominoes says, in Dutch: its ends are known by their numbers.

Effect-LawNamed = Gespeeld wordt dominoes, uitgave { $edition } van het reglement.
ends-each = { $open ->
    [one] { $end }
   *[other] { $end } ({ $open })
 }
choice = aan de { $end }, { $open } is open
legal-way = aan de { $end } ({ $open } open)
