# Fives and threes in English. ../words.en.ftl has the messages of every law.

## What happened

Effect-LawNamed = The law is that of fives and threes, edition { $edition }.
Effect-Seated = { $players-number ->
    [4] { $first } play { $second }.
   *[other] { $players } play.
 } Each draws a tile: the most spots lead.
Effect-Over = { $ending ->
    [chipped-out] The last tile is played, and the hand is over.
    [blocked] Nobody can play: the hand is blocked, and nobody gets the point.
   *[other] The hand is over.
 }
Effect-Opens = { $player } leads again.
Effect-Proved = { $player } knocked (#{ $no }) and could have played { $pieces }. The league gives no penalty for it.
Effect-Scored = { "" }
    .reckoning = { $cause ->
        [out] The last tile: 1 [{ $cause-article }].
       *[other] { "" }
     }
Event-Took = { $each } tiles each, { $boneyard } in the boneyard. { $leader } leads.
Event-Led = { $player } leads { $left }-{ $right }.
    .glance = leads { $left }-{ $right }
Event-Laid = { $player } plays { $tile } on the { $arm }.
    .glance = { $tile } on the { $arm }, { $open } is open
Event-Ends = The ends make { $total }.
    .glance = : { $total }
Event-Adds = { "" }
    .reckoning = The ends make { $total }: { $threes ->
        [0] { "" }
        [one] 1 three
       *[other] { $threes } threes
     }{ $both ->
        [yes] { " and " }
       *[other] { "" }
     }{ $fives ->
        [0] { "" }
        [one] 1 five
       *[other] { $fives } fives
     } [4.2].
Event-Disregarded = { $points } points would go beyond { $target }, so they are disregarded.
    .passing = { $side } { $side-number ->
        [one] stays
       *[other] stay
     } at { $score }.
Event-Out = { $player } is out and is passed over.
Event-TakenBack = { Event-TakenBack.glance }. It goes back face up and scores nothing.
    .glance = { $misplay ->
        [NotHisLead] { $player } plays { $tile }, but { $misplay-leader } has the lead
        [OutOfTurn] { $player } plays { $tile }, but it is { $misplay-turn }'s turn
        [NotThere] { $player } plays { $tile } on the { $misplay-arm }, which shows { $misplay-shows }
        [NotThatWay] { $player } plays { $tile } with the { $misplay-touching } touching, where only the other half fits
       *[FitsNowhere] { $player } plays { $tile }, which fits neither end: left asks for a { $misplay-left }, right for a { $misplay-right }
     }
Event-Knocked = { $player } knocks.
Event-Revealed = { $player } still held { $tiles }.

## Why not

Refused-WrongNumber = two players or four play fives and threes, not { $given }
Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram
Why-NoHandOver = no hand is over
Why-IsOut = { $name } has no tiles left
Why-LeadOnAnEnd = the lead is the first tile, so there is no end yet
    .advice = Type the tile alone
Why-NoEndShows = no end shows { $shows }; the ends show { $left } and { $right }
Why-TwoWays = { $tile } fits both ends: left, which shows { $left }, and right, which shows { $right }
    .advice = Type: { $tile } on left, or { $tile } on right
Why-KnockBeforeLead = { $leader } leads, and any tile will do
Why-NotHisTurn = { $name } cannot knock: it is { $turn }'s turn
Why-HoldsOneThatFits = { $name } is known to hold { $tile }, which fits
Why-RevealedAlready = { $name }'s tiles are shown already

## The state

Caption-Ends = Left counts { $left }, right { $right }: { $total }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 }.
picture-none = No tile lies on the table.
points-row = Game { $game }, to { $target }: { $scores }. Games won: { $games-1 } to { $games-2 }.
status-lobby = Nobody is seated yet; type seat and the names, clockwise.
status-lot = { $drawers } each draw a tile for the first lead [2.2]; type: lot { $lots }
status-between =
    { $hand ->
        [0] No hand is dealt yet.
       *[other] Between hands, after hand { $hand }.
     } { $won ->
        [none] { $leader } will lead; type deal, or settle.
       *[other] { $leader } will lead game { $next-game }; type deal, or settle.
     }
    { points-row }
status-play =
    { $ends-number ->
        [0] Hand { $hand }: { $turn } leads.
       *[other] Hand { $hand }: { $turn } is on turn; the ends show { $ends-1-end } and { $ends-2-end }.
     }
    Tiles: { $tiles }; boneyard { $boneyard }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Known: { $known }.
     }
    { points-row }
status-finished =
    The session is settled.
    { points-row }
row-lobby = nobody is seated: seat and the names, clockwise | help
row-lot = lot { $lots }
row-between = { $scores-row } | { $leader } will lead | deal, or settle
row-play = { $ends-number ->
    [0] { "" }
   *[other] open l{ $ends-1-end } r{ $ends-2-end }
 } | { $scores-row } | tiles { $tiles-row } | hand { $hand }
row-finished = settled | { $scores-row }
to-act = { $ends-number ->
    [0] { $turn } leads
   *[other] { $turn }
 }
word-left = { $ends-number ->
    [0] { "" }
   *[other] shows { $ends-1-end }
 }
word-right = { $ends-number ->
    [0] { "" }
   *[other] shows { $ends-2-end }
 }
hand-mark = { $game }
hand-facts = game { $game } | { $opened } led | { $ending ->
    [chipped-out] { $out } played the last tile
    [blocked] it was blocked
    [won] { $won } won the game
    [forfeit] { $won } won the game by forfeit
   *[other] { "" }
 }

## What can be played

choice = on { $arm }, { $open } is open
legal-way = { $arm } ({ $open } open)
legal-line = { $tile } on { $ways }{ $holder ->
    [none] { "" }
   *[other] { " " }(known to be in { $holder }'s hand)
 }
legal-any = { $turn } leads: any tile will do [2.4].
legal-none = No unplayed tile fits for { $turn }.
legal-head = What fits for { $turn }:
legal-piece = It fits for { $turn }: { $line }.
legal-lies = { $piece } is on the table already.
legal-not = { $piece } fits neither end: they show { $ends-1-end } and { $ends-2-end } [3.1].
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [lot] The first lead is not decided [2.2].
    [finished] The session is settled.
   *[other] No hand is being played.
 }
legal-instead = Also lawful
legal-fitted = Tiles that would have fitted
denied-nothing = Nothing: no unplayed tile fits.
audit-found = #{ $entry } { $player } knocked and could have played { $pieces }, as #{ $proved } shows [3.3]. The league gives no penalty for it.

## The law

law-title = Fives and threes, the league game for two players or two pairs
law-name = fives and threes
who-plays = two play fives and threes, or four

## What can be typed

verb-seat = the players, clockwise: two, or four in pairs who sit opposite
verb-lot = the tiles drawn for the first lead
verb-void = the hand is abandoned and its points go back
question-show = the line and the board
question-legal = every tile that could be played, or one tile; now or before an entry
question-scores = the points and the games of each side
keyword-fives-and-threes = the law of this game
keys-lot = the tiles drawn, clockwise: 6341
keys-between = d deals; the tiles still held, with or without blanks: 6320
keys-play = 64 plays, 6>4 if the 6 touches, 64l on the left, dirk 64 for another; k knocks
verb-knock = nothing can be played
verb-reveal = all the tiles that a player still holds after the hand

## Words of the table

said-score = Just enter the tile; the score is worked out.

## What is expected in a line


## What cannot be read


## House rules

house-game-target = the score that must be reached exactly to win a game

## What points are for

cause-ends = for the ends
cause-out = for chipping out

## What is denied

denied-knocked-able = knocked
    .heading = The knock denies

## What a season counts

column-led = led
    .what = hands led
column-chipped_out = chipped out
    .what = hands in which the player's side had no tiles left
column-knocks = knocks
    .what = times the player knocked
column-knocked_able = knocked able
    .what = knocks proved false
column-points = points
    .what = points of the player's side, including those for the last tile
