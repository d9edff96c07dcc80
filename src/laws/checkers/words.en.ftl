# Checkers in English. ../words.en.ftl has the messages of every law.

## What happened

Effect-LawNamed = The law is that of checkers, edition { $edition }.
Effect-Seated = { $players } play.
Effect-Dealt = { $opener } has black and moves first.
    .passing = Game { $hand }.
Effect-Begun = { "" }
Effect-Offered = { $player } offers a draw.
    .glance = { $player } offers a draw
Effect-Over = { $ending ->
    [captured] No piece is left to the other side.
    [blocked] The other side cannot move.
    [agreement] The game is drawn, as agreed.
    [threefold] The game is drawn: the position has occurred three times.
    [forty] The game is drawn: 40 moves each without a jump or a man moved.
   *[other] The game is over.
 }
Effect-Voided = The game is abandoned.
Effect-GamePoints = In all: { $points }.
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } { $taken ->
        [0] moves { $path }
        [one] jumps { $path } and takes 1 piece
       *[other] jumps { $path } and takes { $taken } pieces
     }{ $crowned ->
        [yes] ; the man is crowned
       *[other] { "" }
     }
Event-GoesBack = { Event-GoesBack.glance }. The piece goes back.
    .glance = { $wrong ->
        [OutOfTurn] { $player } moves { $path }, but it is { $wrong-turn }'s turn
        [MustJump] { $player } moves { $path }, but can jump, and must
        [StopsShort] { $player } stops after { $path }, but can jump on, and must
       *[CannotGo] { $player } moves { $path }, but the piece there cannot make that move
     }
Effect-Claimed = { Effect-Claimed.asked }{ $ground ->
        [threefold] { $undue ->
            [none] , and is right
           *[other] , but it has occurred only { $count ->
                [1] once
               *[2] twice
             }
         }
       *[forty] { $undue ->
            [none] , and is right
           *[other] , but there { $count ->
                [0] was no such move
                [one] was only 1 such move
               *[other] were only { $count } such moves, of both together
             }
         }
     }.
    .asked = { $ground ->
        [threefold] { $player } claims that the position has occurred three times
       *[forty] { $player } claims that both made 40 moves without a jump or a man moved
     }

## Why not

Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram
Refused-WhoOpens = who has black in the first game?
    .advice = Type: begin { $first }
Refused-HandGoing = game { $hand } is still being played
    .advice = Finish game { $hand } first. To abandon it, type: void
Refused-NoHand = no game is being played
    .advice = Type: begin
Refused-NothingToVoid = there is no game to abandon
Why-NoPiece = { $name } has no piece on { $square }
Why-ManyPaths = several jumps go { $path }
    .advice = Type: the whole path, every square of it

## The state

caption = Black: { $black }. White: { $white }.
picture-none = No game is being played.
points-row = Points: { $scores }. Games won: { $games }; drawn: { $draws }.
open-offer = { $offer ->
    [none] { "" }
   *[other] { " " }{ $offer } offers a draw.
 }
status-lobby = Nobody is seated yet; type seat and two names.
status-lot = { status-between }
status-between =
    { $game ->
        [0] No game has begun yet; type begin and who has black.
       *[other] After game { $game }; type begin for the next, or settle.
     }
    { points-row }
status-play =
    Game { $game }: { $turn } is on turn. Black: { $black }; white: { $white }.{ open-offer }
    Moves: { $moves }.
    { points-row }
status-finished =
    The session is settled.
    { points-row }
row-lobby = nobody is seated: seat and two names | help
row-lot = { row-between }
row-between = { $scores-row } | begin, or settle
row-play = game { $game } | { $offer ->
    [none] { "" }
   *[other] { $offer } offers a draw
 } | { $scores-row } | { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
row-finished = settled | { $scores-row }
to-act = { $turn }
counts = Points of all games so far, after each game.
hand-mark = { "" }
hand-facts = { $black } black, { $white } white | { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } | { $ending ->
    [captured] { $won } took the last piece
    [blocked] { $won } left no move
    [resign] { $won } won by resignation
    [time] { $won } won on time
    [forfeit] { $won } won by forfeit
    [agreement] drawn by agreement
    [threefold] drawn by repetition
    [forty] drawn after 40 quiet moves each
   *[other] { "" }
 }

## What can be played

choice = { $move }
legal-way = { $move }
legal-line = { $move }
legal-none = { $turn } cannot move.
legal-head = Legal moves for { $turn }:
legal-piece = Legal for { $turn }: { $line }.
legal-lies = { $piece } is not legal.
legal-not = { $piece } is not legal for { $turn }.
legal-any = { $turn } may move anything.
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [finished] The session is settled.
   *[other] No game is being played.
 }
legal-instead = Also legal
legal-fitted = Legal then

## The law

law-title = Checkers, on 64 squares with twelve men each
law-name = checkers

## What can be typed

verb-begin = a game begins, and NAME has black; later games change the colours
keyword-checkers = the law of this game
keys-play = 11-15 moves; for a jump its first and last square are enough: 22x8
keyword-threefold = the position has occurred three times
keyword-forty = 40 moves each without a jump or a man moved
verb-move = a move: its squares, or the first and the last; the verb may be left out
verb-claim = a draw, when the position has occurred three times, or after 40 quiet moves each

## Words of the table

said-blocked = A player without a move has lost; the referee sees it from the last move [4.1, 4.2]. To give a game up, type: resign
said-crown = Just enter the move; a man that reaches the farthest row is crowned [2.3].
said-squares = A move needs its squares. Type the move, like 11-15, or 22x15 for a jump
said-result = The referee sees from the last move who has won. To end a game otherwise, type resign, flag, forfeit, or offer and accept
said-huff = A player who can jump must jump [3.2]; the referee rules on the move when you enter it. Type the move as it was played

## What is expected in a line

kind-move = a move
    .how = , like 11-15 or 22x15x8

## What cannot be read

read-no-square = "{ $found }" is not a square of the board; they are 1 to 32

## What points are for

cause-captured = for the last piece taken
cause-blocked = for leaving no move
cause-forty = for the draw after 40 quiet moves each

## What a season counts

column-black = black
    .what = games started with black

## Men

men-black-men = black men
    .letter = b
men-black-kings = black kings
    .letter = B
men-white-men = white men
    .letter = w
men-white-kings = white kings
    .letter = W

## Other words

a-round = a game
