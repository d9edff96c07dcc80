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
verb-deal = eine neue Runde: mischen und nehmen
keyword-left = { "" }
keyword-right = { "" }
keyword-on = wo er liegt
