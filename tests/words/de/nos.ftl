# Die häufigsten Meldungen von Nos auf Deutsch. Was hier fehlt, wird auf Englisch gesagt.

tiles = { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
}
game = { $game-number ->
    [0] { $game }
   *[other] Nr. { $game-number }, { $game }
}
Ending-OneLeft = nur noch einer hat Steine
Ending-Closed = es ist geschlossen
Ending-AllPassed = alle haben gepasst
law-name = Nos

Event-Took = { $opens ->
    [Player] { $opens-shuffles } mischt. Jeder nimmt { $each }, im Talon liegen { $boneyard }. { $opens-on_set } setzt.
   *[HighestDouble] Jemand mischt. Jeder nimmt { $each }, im Talon liegen { $boneyard }. Der höchste Pasch wird gesetzt.
}
Event-SetLaid = { $drawn ->
    [yes] { $player } zieht { $set } und setzt den Stein.
   *[no] { $player } setzt { $set }.
}
Event-Announced = Gespielt wird { game }.
Event-Laid = { $manner ->
    [Turn] { $player } legt { $tile } { wo }; { $way-open } ist offen.
    [AtOnce] { $manner-later ->
        [yes] { $player } legt { $tile } sofort { wo }{ $manner-stays ->
            [yes] , bleibt am Zug
           *[no] { "" }
        } und setzt aus, sobald dieser Arm offen ist; { $way-open } ist offen.
       *[no] { $player } legt { $tile } sofort { wo } und setzt einmal aus; { $way-open } ist offen.
    }
   *[Stands] { $player } hat { $tile } { wo } gelegt, wo der Stein nicht passt; das wurde zu spät bemerkt, und er bleibt liegen; { $way-open } ist offen.
}
wo = { $way-arm ->
    [left] links
    [right] rechts
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}
Event-DuePaid = { $player } verlangt die Zahlung für { $tile } und wird bezahlt.
Event-Drew = { $tiles ->
    [0] { $player } zieht nichts.
   *[other] { $player } zieht { tiles }.
}
    .passing = { $tiles ->
    [0] { "" }
   *[other] Es bleiben { $left }.
}
Event-Passed = { $turn_passes ->
    [yes] { $player } passt.
   *[no] { $player } bleibt am Zug und zieht, bis ein Stein passt oder nur noch zwei im Talon liegen.
}
Event-Waited = { $player } wartet.
Event-Out = { $first ->
    [yes] { $player } ist aus: Nos.
   *[no] { $player } ist aus.
}
Event-SaidNos = { $player } war zuerst aus.
Event-CloseCalled = { $outcome ->
    [RightAtOnce] { $player } schließt zu Recht: kein Stein passt mehr.
    [KnownTile] { $player } schließt zu Unrecht: { $outcome-tile } passt und ist als Stein von { $outcome-holder } bekannt.
    [TooManyFit] { $player } schließt zu Unrecht: { $outcome-fit } Steine passen noch, und nur { $outcome-hidden } können verdeckt bleiben.
    [OpenToTheLastHand] { $player } schließt; die Steine von { $outcome-last } entscheiden, sobald sie gezeigt werden.
   *[other] { $player } schließt; das gilt, bis es widerlegt oder bestätigt ist.
}
Event-CloseDecided = { $outcome ->
    [Refuted] Das Schließen war falsch: { $outcome-holder } hat { $outcome-tile }, und der Stein passt.
    [ProvedWrong] Das Schließen war falsch: { $outcome-holder } hatte { $outcome-tile }, und der Stein passte.
   *[Upheld] Das Schließen war richtig: niemand kann legen.
}
Event-Over = Die Runde ist vorbei: { ending }.
ending = { $ending ->
    [OneLeft] { Ending-OneLeft }
    [Closed] { Ending-Closed }
   *[AllPassed] { Ending-AllPassed }
}
Event-Counted = { $player } zählt { $spots }.
Event-HandScored = { next-set }
next-set = { $next ->
    [Of] { $next-player } setzt als Nächster.
   *[Lots] { $next-players } sind gleichauf und losen um das Setzen.
}
Event-PotTaken = { $player } bekommt den Pott.
Event-PotEmpty = Der Pott ist leer, und damit ist Schluss.
Event-BillitonnenBegun = Billitonnen: jeder zieht einen Stein um das Anspiel.
Effect-Settled = Der Abend ist abgerechnet.
Effect-Voided = Die Runde wird abgebrochen, und ihre Zahlungen gehen zurück.
accounts = Stand: { $accounts }.
Refusal-NotHisTurn = { $turn } ist am Zug, nicht { $name }
Refusal-SetLies = der erste Stein liegt schon: { $tile } (Nr. { $no })
Refusal-MustWait = { $name } muss für einen Pasch außer der Reihe aussetzen und „ich warte“ sagen
    .advice = Tippe: warte
unit = Jetons

# Was getippt wird.
verb-set = der erste Stein, wie er von links nach rechts liegt
verb-announce = welches Spiel gespielt wird, mit seiner Nummer oder in Worten
verb-draw = Steine aus dem Talon; ohne N einer
verb-pass = kein Stein passt, und keiner ist zu ziehen
verb-wait = „ich warte“: der Zug, den ein sofort gelegter Pasch kostet
