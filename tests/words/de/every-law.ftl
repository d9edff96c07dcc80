# Was bei allen Spielen gesagt wird.

and = { $rest } und { $last }
or = { $rest } oder { $last }
Effect-LawNamed = Es gilt Ausgabe { $edition } des Regelwerks.
Effect-Seated = { $players } setzen sich, im Uhrzeigersinn.
Effect-Noted = Notiert.
Effect-Dealt =
    .passing = Runde { $hand }.
foul = Verstoß: { $sentence }
verb-play = ein Stein, und wo er liegt
    .typed = lege, legt
verb-deal = eine neue Runde: mischen und nehmen
    .typed = gib, gibt
keyword-left = { "" }
    .typed = links
keyword-right = { "" }
    .typed = rechts
keyword-on = wo er liegt
    .typed = auf
