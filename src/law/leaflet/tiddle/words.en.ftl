# What only tiddle-a-wink says, in English: nobody draws, and who cannot play says go.

Effect-Proved = { $denied ->
    [passed] { $player } said go (#{ $no }) and could have played { $pieces }. It costs nothing.
   *[other] { $player } had drawn { $pieces }, which goes before the lead (#{ $no }). It costs nothing.
 }
Event-Took = { $each } tiles each. The highest double leads.
Event-Passed = { $player } says go.
row-play = round { $hand } | { $scores-row } | open { $ends-told } | tiles { $tiles-row }
audit-found = #{ $entry } { $denied ->
    [passed] { $player } said go and could have played { $pieces }, as #{ $proved } shows [4.2].
   *[other] { $player } had drawn { $pieces }, which goes before this lead, as #{ $proved } shows [2.4].
 } It costs nothing.
