# Shared by dominoes, matador and tiddle-a-wink, in English. Each has a file for its differences.

## What happened

Effect-Dealt =
    .passing = Round { $hand }.
Effect-Over = The round is over.
Effect-Voided = The round is abandoned. Nobody scores.
Effect-Proved = { $denied ->
    [drew-able] { $player } drew (#{ $no }) and could have played { denied-pieces }. It costs nothing.
    [passed-able] { $player } passed (#{ $no }) and could have played { denied-pieces }. It costs nothing.
   *[other] { $player } held { denied-pieces }, which should have been led (#{ $no }). It costs nothing.
 }
# Of several tiles perhaps only one was in the hand then.
denied-pieces = { $pieces-number ->
    [one] { $pieces }
   *[other] at least one of { $pieces }
 }
Event-Took = { $each } tiles each, { $boneyard } in the boneyard. The highest double leads.
Event-Redealt = Nobody has a double. All tiles go back, are mixed and taken again.
Event-Led = { $player } leads { $left }-{ $right }.
    .glance = leads { $left }-{ $right }
Event-Laid = { $player } plays { $tile } on the { $place }; { $open } is open.
    .glance = { $tile } on the { $place }, { $open } is open
Event-Again = { $player } is on turn again.
Event-TakenBack = { Event-TakenBack.glance }. It goes back face up; { $misplay ->
        [NoDouble] the lead is still open
        [OutOfTurn] it is still { $misplay-turn }'s turn
       *[other] it is still { $player }'s turn
     }.
    .glance = { $misplay ->
        [NoDouble] { $player } leads { $tile }, which is not a double
        [OutOfTurn] { $player } plays { $tile }, but it is { $misplay-turn }'s turn
        [NotThere] { $player } plays { $tile } on the { $misplay-place }, which asks for { misplay-asked }
        [NotThatWay] { $player } plays { $tile } with the { $misplay-touching } touching, where only the other half fits
       *[FitsNowhere] { $player } plays { $tile }, which fits nowhere: { $misplay-asks-number ->
            [0] only a matador would
           *[other] the ends ask for { misplay-asked }
         }
     }
# The numbers that a tile must have to fit.
each-misplay-asks = { $misplay-asks ->
    [8] an
    [11] an
   *[other] a
 } { $misplay-asks }
misplay-asked = { $misplay-asks-number ->
    [0] a matador
   *[other] { $misplay-asks }
 }
Event-Drew = { $player } draws { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
 }; { $boneyard ->
    [0] the boneyard is empty.
    [one] 1 is left.
   *[other] { $boneyard } are left.
 }
Event-Passed = { $player } passes.
Event-TooEarly = { $player } passes with { $boneyard ->
    [one] 1 tile
   *[other] { $boneyard } tiles
 } left to draw, so stays on turn and draws.
Event-Ended = { $ending ->
    [out] { $out } is out. The others show or count what they hold.
   *[other] Nobody can play: the round is blocked. Everybody shows or counts the tiles still held.
 }
Event-Revealed = { $player } still held { $tiles }: { $spots }.
Event-Counted = { $player } counts { $spots }.
Event-Adds = { "" }
    .reckoning = { $own ->
        [0] The others hold { $others } [5.4].
       *[other] The others hold { $others }. Less { $times ->
            [one] { $own }, once
           *[other] { $times } times { $own }
         }: { $points } [5.4].
     }
Event-Level = { $players } have the fewest points, so nobody scores.

## Why not

Refused-NothingToVoid = there is no round to abandon
Refused-NoHand = no round is being played
    .advice = Type: deal
Refused-HandGoing = round { $hand } is still being played
    .advice = Finish and count round { $hand } first. To abandon it, type: void
Why-TooManyPlayers = { $players } cannot play with the double-{ $highest } set; at most { $most } can
    .advice = Choose a larger set before the first deal. Type: house game.set 12
Why-LeadUnnamed = the referee sees no hands: who leads?
    .advice = Type the player's name before the tile
Why-LeadOnAnEnd = the lead is the first tile, so there is no end yet
    .advice = Type the tile alone
Why-NoArms = the layout has no end called { $place }
    .advice = Type the number that the end shows, as in: on 6
Why-NoEndShows = no open end shows { $shows }; the ends show { $ends }
Why-SeveralWays = { $tile } fits in more than one way
    .advice = Say where, as in: on left; or which half touches, as in: 6>4
Why-NotLed = nobody has led yet
    .advice = Type who leads, and the tile
Why-LedAlready = the round has been led already
    .advice = To start again, type: void, then deal
Why-PlayIsOver = the play is over; the tiles still held are counted now
    .advice = Type: reveal or count, with a name
Why-PlayGoesOn = the play goes on; tiles are counted when it is over
Why-NotHisTurn = it is { $turn }'s turn, not { $name }'s
Why-TooFewLie = { $boneyard ->
    [0] the boneyard is empty
    [one] only 1 tile is left to draw
   *[other] only { $boneyard } tiles are left to draw
 }
Why-HoldsOneThatFits = { $name } is known to hold { $tile }, which fits
Why-HoldsNothing = { $name } holds no tiles
Why-CountedAlready = { $name }'s tiles are counted already
Why-ImpossibleCount = { $name } cannot hold { $spots } points in { $holds ->
    [one] 1 tile
   *[other] { $holds } tiles
 }

## The state

Caption-Tiles = { $laid ->
    [one] 1 tile lies
   *[other] { $laid } tiles lie
 }, { $boneyard } in the boneyard.
ends-each = { $end }
picture-none = No tile lies on the table.
points-row = Game { $game }, to { $target }: { $scores }. Games won: { $games }.
status-lobby = Nobody is seated yet; type seat and the names, clockwise.
status-between =
    { $hand ->
        [0] No round is dealt yet.
       *[other] Between rounds, after round { $hand }.
     } { $won ->
        [none] Type deal, or settle.
       *[other] { $won } has won; game { $next-game } is next. Type deal, or settle.
     }
    { points-row }
status-lead =
    Round { $hand }: the highest double leads. Type the name and the tile.
    Tiles: { $tiles }; boneyard { $boneyard }.
    { points-row }
status-play =
    Round { $hand }: { $turn } is on turn; open: { $ends-told }.
    Tiles: { $tiles }; boneyard { $boneyard }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Known: { $known }.
     }
    { points-row }
status-over =
    Round { $hand } is over: the tiles still held are counted. Type reveal or count, with a name.
    Tiles: { $tiles }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Known: { $known }.
     }
    { points-row }
status-finished =
    The session is settled.
    { points-row }
row-lobby = nobody is seated: seat and the names, clockwise | help
row-between = { $scores-row } | deal, or settle
row-lead = round { $hand } | { $scores-row } | who leads? name and tile
row-play = open { $ends-told } | { $scores-row } | tiles { $tiles-row } | boneyard { $boneyard } | round { $hand }
row-over = reveal or count the held tiles | tiles { $tiles-row } | { $scores-row } | round { $hand }
row-finished = settled | { $scores-row }
to-act = { $turn }
word-left = { $ends-number ->
    [0] { "" }
   *[other] shows { $ends-1-end }
 }
word-right = { $ends-number ->
    [0] { "" }
   *[other] shows { $ends-2-end }
 }
hand-mark = { $game }
hand-facts = game { $game } | { $opened ->
    [none] { "" }
   *[other] { $opened } led
 } | { $ending ->
    [out] { $out } went out
    [blocked] it was blocked
   *[other] { "" }
 }

## What can be played

choice = on the { $arm }, { $open } is open
legal-way = { $arm } ({ $open } open)
legal-line = { $tile } on { $ways }{ $holder ->
    [none] { "" }
   *[other] { " " }(known to be in { $holder }'s hand)
 }
legal-none = No unplayed tile fits for { $turn }.
legal-head = What fits for { $turn }:
legal-piece = It fits for { $turn }: { $line }.
legal-lies = { $piece } is on the table already.
legal-not = { $piece } fits nowhere; open: { $ends-told } [3.2].
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [lead] Nobody has led: the highest double of all leads [2.2].
    [over] The play is over; the tiles still held are counted [5.3].
    [finished] The session is settled.
   *[other] No round is being played.
 }
legal-instead = Also lawful
legal-fitted = Tiles that would have fitted
denied-nothing = Nothing: no tile is higher.
counts = Points in the game that was being played, after each round.
audit-hand = Round { $hand }
audit-voided = The round was abandoned at #{ $no }.
audit-found = #{ $entry } { $denied ->
    [drew-able] { $player } drew and could have played { denied-pieces }, as #{ $proved } shows [4.1].
    [passed-able] { $player } passed and could have played { denied-pieces }, as #{ $proved } shows [4.2].
   *[other] { $player } held { denied-pieces }, which should have been led, as #{ $proved } shows [2.4].
 } It costs nothing.

## What can be typed

verb-seat = the players, clockwise
verb-deal = a new round: everyone has taken tiles
verb-void = the round is abandoned; nobody scores
question-show = the layout
question-legal = every tile that could be played, or one tile; now or before an entry
question-scores = the points and the games of each player
a-round = a round
keyword-hand = those of the round with this number
keyword-round = those of the round with this number
keyword-dominoes = the law of this game
keyword-matador = the law of this game
keyword-tiddle-a-wink = the law of this game
keys-between = d deals
keys-lead = anna 66: Anna leads the double six
keys-play = 64 plays, 6>4 if the 6 touches, dirk 64 for another; d draws, p passes
keys-over = the tiles still held, with or without blanks: 6320; co anna 11 counts
verb-redeal = nobody has a double: all tiles go back, are mixed and taken again
verb-draw = tiles from the boneyard, 1 if no number is given
verb-pass = nothing can be played, and nothing is left to draw
verb-reveal = all the tiles that a player still holds after the round
verb-count = just the points of the tiles that a player still holds

## Words of the table

said-blocked = A round in which nobody can go on ends by itself, when each has said so.

## House rules

house-game-set = the set of tiles, by its highest number
house-game-target = the score that wins a game

## What points are for

cause-out = for going out
cause-blocked = for the blocked round

## What is denied

denied-not-highest = accepted the lead
    .heading = The lead denies
denied-drew-able = drew
    .heading = The draw denies
denied-passed-able = passed
    .heading = The pass denies

## What a season counts

column-hands = rounds
    .what = rounds played to their end
column-led = led
    .what = rounds led
column-went_out = went out
    .what = rounds in which the player went out
column-drawn = drawn
    .what = tiles drawn from the boneyard
column-passes = passes
    .what = times the player passed
column-proved_false = proved false
    .what = leads, draws and passes proved wrong
column-points = points
    .what = points scored
