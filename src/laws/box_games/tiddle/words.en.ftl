# Tiddle-a-wink alone, in English: nobody draws, and a player who cannot play says go.

Effect-LawNamed = The law is that of tiddle-a-wink, edition { $edition }.
Effect-Proved = { $denied ->
    [passed-able] { $player } said go (#{ $no }) and could have played { denied-pieces }. It costs nothing.
   *[other] { $player } held { denied-pieces }, which should have been led (#{ $no }). It costs nothing.
 }
Event-Took = { $each } tiles each. The highest double leads.
Event-Passed = { $player } says go.
row-play = open { $ends-told } | { $scores-row } | tiles { $tiles-row } | round { $hand }
audit-found = #{ $entry } { $denied ->
    [passed-able] { $player } said go and could have played { denied-pieces }, as #{ $proved } shows [4.2].
   *[other] { $player } held { denied-pieces }, which should have been led, as #{ $proved } shows [2.4].
 } It costs nothing.

## The law

law-title = Tiddle-a-wink, where a double gives another turn, for six to ten players
law-name = tiddle-a-wink
who-plays = six to ten play tiddle-a-wink

## What can be typed

verb-pass = nothing can be played, and the player says "go"
    .said = go, says go, i go, knock, knocks, i knock, i pass, passes, can't go, cannot go, can't play, cannot play, nothing fits, has nothing, skip

## What is expected in a line


## What cannot be read

