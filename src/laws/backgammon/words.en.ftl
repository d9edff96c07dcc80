# Backgammon in English. ../words.en.ftl has the messages of every law.

## What happened

Effect-LawNamed = The law is that of backgammon, edition { $edition }.
Effect-Seated = { $players } play.
Effect-Dealt = { "" }
    .passing = Game { $hand }.
Effect-Begun = { "" }
Effect-Over = { $ending ->
    [single] All 15 checkers are off.
    [gammon] All 15 checkers are off, and none of the other's: a gammon.
    [backgammon] All 15 checkers are off, and the other has none off and one on the bar or in the winner's home board: a backgammon.
   *[other] { "" }
 }
Effect-Voided = The game is abandoned.
Effect-GamePoints = In all: { $points }.
Event-Threw = { Event-Threw.glance }.{ $doubled ->
    [none] { "" }
   *[other] { " " }The cube turns to { $doubled }.
 }{ $crawford ->
    [yes] { " " }It is the Crawford game: nobody doubles.
   *[other] { "" }
 }
    .glance = { $first } throws { $number }, { $second } { $other }; { $begins ->
        [none] both throw again
       *[other] { $begins } begins and plays { $number }-{ $other }
     }
Event-Rolled = { Event-Rolled.glance }.
    .glance = { $player } rolls { $dice }
Event-TooEarly = { Event-TooEarly.glance }. The roll is void.
    .glance = { $player } rolls { $dice ->
        [none] { "" }
       *[other] { $dice }{ " " }
     }before the other's turn is over
Event-Cocked = { Event-Cocked.glance }: both are rolled again.
    .glance = { $player } rolls, but the dice do not lie flat
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } plays { $play }{ $hits ->
        [0] { "" }
        [one] {" "}and hits
       *[other] {" "}and hits { $hits } times
     }
why-not = { $wrong ->
    [OnBar] but has a checker on the bar, which enters first
    [Incomplete] but can play more
    [Lower] but must play the higher number, since only one can be played
    [Backward] but { $wrong-step } goes back, and checkers only go forward
    [NoNumber] but no number is left for { $wrong-step }
    [Shut] but point { $wrong-point } is shut
    [NoRest] but in { $wrong-step } the checker would have to land on a blocked point
    [Outside] but { $wrong-step } is only in order once all checkers are on points 1 to 6
   *[Higher] but { $wrong-step } needs that very number, since a checker is on a higher point
 }
Event-GoesBack = { Event-GoesBack.glance }. The play goes back, and the roll stands.
    .glance = { $player } plays { $play }, { why-not }
Event-Stands = { Event-Stands.glance }. It was accepted and stands.
    .glance = { $player } plays { $play }, { why-not }
Event-Accepts = { $other } accepts { $play } as { $player } played it.
Event-Passed = { Event-Passed.glance }.
    .glance = { $player } passes{ $able ->
        [yes] , but could play; it was accepted
       *[other] { "" }
     }
Event-Doubled = { Event-Doubled.glance }.
    .glance = { $player } doubles to { $value }
Event-DoublesWrongly = { Event-DoublesWrongly.glance }. The double is void.
    .glance = { $player } doubles, but { $wrong ->
        [NotToRoll] may do so only just before rolling
        [Cocked] has rolled, though the dice did not lie flat
        [NotHisCube] the cube is the other's
       *[Crawford] it is the Crawford game
     }
Event-Taken = { Event-Taken.glance }.
    .glance = { $player } takes at { $value }
Event-Beavered = { Event-Beavered.glance }.
    .glance = { $player } takes at { $value }, keeps the cube and doubles at once
Event-Dropped = { Event-Dropped.glance }.
    .glance = { $player } drops
Event-Resigned = { Event-Resigned.glance }.
    .glance = { $player } resigns{ $times ->
        [1] { "" }
        [2] ; they agreed on twice the cube
       *[other] ; they agreed on three times the cube
     }
Event-MatchWon = { $player } wins the match.
Event-Owes = { $player } owes { $to } { $amount }.

## Why not

Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram
Refused-HandGoing = game { $hand } is still being played
    .advice = Finish game { $hand } first. To abandon it, type: void
Refused-HouseTooLate = house rules are set before the first game
Refused-NoHand = no game is being played
    .advice = Type: open, and what each throws
Refused-NothingToVoid = there is no game to abandon
Why-MatchOver = { $name } has won the match
    .advice = Type: settle
Why-WinsByCarry = { $name } would have won a match to { $to } already
Why-TwoThrows = each of the two throws one die
    .advice = Type: open Anna 4 Bram 3
Why-ManyTimes = a game counts once, twice or three times
Why-ThrowAgain = both threw the same number, so nobody has begun
    .advice = Type: open, and what each throws now
Why-DoubleOpen = a double is open
    .advice = Type: take, or drop
Why-HasRolled = { $name } has rolled
    .advice = Type: the play, or pass
Why-NotRolled = { $name } has not rolled
    .advice = Type: the roll, as 63
Why-NotToRoll = it is not { $name }'s turn to roll
Why-NotEarly = { $name } can only roll too early while the other is to play
Why-NotOnTurn = it is not { $name }'s turn
Why-NoChecker = { $name } has no checker for { $way }
Why-TwoColours = both would have checkers on { $point }
Why-ManyPlays = { $play } can be played with several results
    .advice = Type: every step, as 24/18 18/15
Why-InOrder = { $play } is in order
    .advice = Leave out: accepted
Why-CanPlay = { $name } can play
    .advice = Type: the play; or pass accepted, if the other accepts that
Why-CanPass = { $name } can play nothing, so passing is in order
    .advice = Leave out: accepted
Why-NoCube = there is no cube in this game
Why-CubeFull = the cube cannot go beyond 1,048,576
Why-NoDouble = nobody has doubled
Why-NoBeavers = beavers were not agreed
Why-OneBeaver = nobody redoubles a beaver
    .advice = Type: take, or drop

## The state

cube-row = { $cube ->
    [none] no cube
   *[other] cube { $cube-1 }{ $cube-2 ->
        [none] { "" }
       *[other] , { $cube-2 }'s
     }
 }
match-row = { $match ->
    [none] { "" }
   *[other] match to { $match-1 }{ $match-2 ->
        [yes] , the Crawford game
       *[other] { "" }
     }
 }
caption = Black: { $players-1 }, { $pips-1 } pips. White: { $players-2 }, { $pips-2 } pips. The point numbers are { $players-1 }'s; { cube-row }.
picture-none = No game is being played.
points-row = Points: { $scores }. Games won: { $games }.{ $match ->
    [none] { "" }
   *[other] {" "}To win the match: { $match-1 }.
 }
status-lobby = Nobody is seated yet; type seat and two names.
status-lot = { status-between }
status-between =
    { $game ->
        [0] No game has begun yet; type open and what each throws.
       *[other] After game { $game }; type open and what each throws for the next, or settle.
     }
    { points-row }
status-opening =
    Game { $game }: both threw the same number and throw again; { cube-row }.
    { points-row }
status-roll =
    Game { $game }: { $turn } is to roll; { cube-row }.
    Pips: { $pips }. On the bar: { $bar }. Off: { $off }.
    { points-row }
status-doubled =
    Game { $game }: { $cube-3 } doubles, and { $turn } answers; { cube-row }.
    Pips: { $pips }. On the bar: { $bar }. Off: { $off }.
    { points-row }
status-move =
    Game { $game }: { $turn } plays { $dice-1 }-{ $dice-2 }; { cube-row }.
    Pips: { $pips }. On the bar: { $bar }. Off: { $off }.
    { points-row }
status-finished =
    The session is settled.{ $owed ->
        [none] { "" }
       *[other] {" "}Over or under: { $owed }.
     }
    { points-row }
row-lobby = nobody is seated: seat and two names | help
row-lot = { row-between }
row-between = { $scores-row } | open, or settle | { match-row }
row-opening = game { $game } | throw again | { cube-row } | { $scores-row }
row-roll = game { $game } | { cube-row } | { match-row } | { $scores-row } | pips { $pips-row }
row-doubled = game { $game } | { $cube-3 } doubles, cube { $cube-1 } so far | { match-row } | { $scores-row }
row-move = game { $game } | { $dice-1 }-{ $dice-2 } | { cube-row } | { match-row } | { $scores-row } | pips { $pips-row }
row-finished = settled | { $scores-row }
to-act = { $turn }
counts = Points of all games so far, after each game.
hand-mark = { "" }
hand-facts = { cube-row } | { match-row } | { $ending ->
    [single] { $won } won
    [gammon] { $won } won a gammon
    [backgammon] { $won } won a backgammon
    [drop] { $won } won by a dropped double
    [resign] { $won } won by resignation
    [forfeit] { $won } won by forfeit
   *[other] { "" }
 }

## What can be played

choice = { $play }
legal-way = { $play }
legal-line = { $play }
legal-none = { $phase ->
    [move] { $turn } can play nothing: { $acts }.
   *[other] { $turn } may: { $acts }.
 }
legal-head = Legal plays for { $turn }, { $count ->
    [one] one result
   *[other] { $count } results
 }:
legal-piece = Legal for { $turn }: { $line }.
legal-lies = { $piece } is not legal.
legal-not = None of { $turn }'s legal plays has { $piece }.
legal-any = { $turn } may play anything.
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [finished] The session is settled.
    [opening] Both throw again.
   *[other] No game is being played.
 }
legal-instead = Also legal
legal-fitted = Legal then

## The law

law-title = Backgammon, with the doubling cube, for money or as a match
law-name = backgammon

## What can be typed

verb-house = a house rule other than the default, before the first game
question-legal = every legal play, or those with a step; now or before an entry
keyword-accepted = the opponent accepts an illegal play
keyword-bar = the place of checkers that were hit
keyword-off = the place of checkers borne off; or a house rule switched off
keyword-match = the whole match is lost
keyword-crawford = the Crawford game has been played
keyword-on = a house rule switched on
keyword-backgammon = the law of this game
keys-between = op anna 4 bram 3 begins a game
keys-opening = op anna 4 bram 3: what they throw again
keys-roll = 63 rolls; do doubles
keys-doubled = ta takes, dr drops
keys-move = 24/18 13/10 plays; 13/7(2) for two checkers; p passes
verb-open = a game begins: the die that each throws; again if both are equal
verb-roll = a roll of both dice; at the prompt the numbers are enough
verb-move = a play; the verb may be left out
verb-pass = the player can play no number
verb-double = the player offers the cube at twice its value
verb-take = the player accepts the double
verb-drop = the player refuses the double and loses the game
verb-beaver = the player accepts, keeps the cube and doubles at once
verb-cocked = a die does not lie flat: the player rolls both again
verb-early = a roll before the other's turn is over
verb-resign = a player gives the game up, once, twice or three times

## Words of the table

question-status = the state of the session
said-gammon = Single, gammon or backgammon is worked out from the last play [5.2, 5.3, 5.4].
said-hit = Just enter the play, like 13/7; the referee sees who is hit [3.1].
said-off = Bearing off is a play. Type it, like 6/off
said-result = The referee sees from the last play who has won. To give a game up, type: resign
said-illegal = The referee rules on the play when you enter it [8.2]. Type the play as it was made

## What is expected in a line

kind-dice = a roll
    .how = , like 6 3 or 63
kind-play = a play
    .how = , like 24/18, bar/20, 6/off or 13/7(2)

## What cannot be read

read-no-point = "{ $found }" is not a point; they are 1 to 24, bar and off
read-stays = a checker must go somewhere: "{ $found }" ends where it begins

## House rules

house-game-cube = the game is played with the doubling cube
house-game-jacoby = a win counts once in a game without a double
house-game-beavers = a player who is doubled may redouble at once and keep the cube
house-game-autodoubles = how often equal numbers at the start double the cube
house-game-match = the points that win the match; with 0 the game is for money
house-game-stake = the worth of a point in money

## What points are for

cause-single = for the game
cause-gammon = for the gammon
cause-backgammon = for the backgammon
cause-drop = for the double dropped

## What a season counts

column-gammons = gammons
    .what = gammons and backgammons won
column-doubles = doubled
    .what = times the player doubled
column-hits = hits
    .what = checkers hit by plays in order

## Other words

a-round = a game
