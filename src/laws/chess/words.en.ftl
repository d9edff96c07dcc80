# Chess in English. ../words.en.ftl has the messages of every law.

## What happened

Effect-LawNamed = The law is that of chess, edition { $edition }.
Effect-Seated = { $players } play.
Effect-Dealt = { $opener } has white and moves first.
    .passing = Game { $hand }.
Effect-Begun = { "" }
Effect-Offered = { $player } offers a draw.
    .glance = { $player } offers a draw
Effect-Over = { $ending ->
    [mate] Mate.
    [stalemate] The game is drawn: stalemate.
    [dead] The game is drawn: nobody can mate any more.
    [agreement] The game is drawn, as agreed.
    [threefold] The game is drawn: the position has occurred three times.
    [fifty] The game is drawn: 50 moves each without a pawn move or a capture.
    [fivefold] The game is drawn: the position has occurred five times.
    [seventy-five] The game is drawn: 75 moves each without a pawn move or a capture.
    [time] The game is over.
    [illegal] With this foul the game is over.
   *[other] The game is over.
 }
Effect-Voided = The game is abandoned.
Effect-GamePoints = In all: { $points }.
Effect-Claimed = { Effect-Claimed.asked }{ $undue ->
        [none] , and is right
        [turn] , but is not on turn
        [touched] , but has touched a piece
        [move] , but the move is not legal
       *[fewer] { $ground ->
            [threefold] , but the position has occurred only { $count ->
                [1] once
               *[2] twice
             }
           *[fifty] , but there { $count ->
                [0] was no move
                [one] was only 1 move
               *[other] were only { $count } moves, of both together,
             } without a pawn move or a capture
         }
     }.
    .asked = { $player } claims a draw { $ground ->
        [threefold] by repetition
       *[fifty] after 50 moves
     }
Event-Moved = { Event-Moved.glance }.
    .glance = { $player } plays { $typed }{ $sign }
Event-GoesBack = { Event-GoesBack.glance }. The move goes back.
    .glance = { $player } plays { $typed }, { $wrong ->
        [OutOfTurn] but it is { $wrong-turn }'s turn
        [Touched] but { $wrong-obligation ->
            [Take] must take the piece on { $wrong-obligation-taken } with the one on { $wrong-obligation-from }, since both were touched
            [Castle] must castle with the rook on { $wrong-obligation-square }, since king and rook were touched
            [Capture] must take the piece on { $wrong-obligation-square }, which was touched
           *[Move] must move the piece on { $wrong-obligation-square }, which was touched
        }
        [RookFirst] but touched the rook before the king, so may not castle with it
        [NothingToTake] but there is no piece to take on { $wrong-square }
        [InTheWay] but a piece stands in the way on { $wrong-square }
        [HasMoved] but the king or that rook has moved before, or the rook was taken
        [InCheck] but a king in check does not castle
        [Attacked] but the king would come to { $wrong-square }, which is attacked
        [Check] but the king would come into check or stay in it
       *[CannotGo] but no such piece can go there
     }
Event-CannotMate = { $player } could never mate, so the game is drawn.
Event-Touched = { Event-Touched.glance }.
    .glance = { $player } touches { $squares-number ->
        [one] the piece on { $squares }
       *[other] the pieces on { $squares }
     }{ $obligation ->
        [Move] : the piece on { $obligation-square } must be moved
        [Capture] : the piece on { $obligation-square } must be taken
        [Take] : the piece on { $obligation-from } must take the one on { $obligation-taken }
        [Castle] : the king must castle with the rook on { $obligation-square }
       *[Free] , with no obligation
     }

## Why not

Refused-HouseTooLate = house rules are set before the first game
Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram
Refused-WhoOpens = who has white in the first game?
    .advice = Type: begin { $first }
Refused-HandGoing = game { $hand } is still being played
    .advice = Finish game { $hand } first. To abandon it, type: void
Refused-NoHand = no game is being played
    .advice = Type: begin
Refused-NothingToVoid = there is no game to abandon
Why-NoMove = "{ $word }" is not a move
    .advice = A move is typed like e4, Nf3, exd5, e8=Q or O-O
Why-NoMan = { $name } has no piece for { $typed }
Why-Becomes = what does the pawn become on its last row?
    .advice = Type: { $typed }=Q, or another of R, B and N
Why-BecomesNothing = only a pawn on its last row is promoted, so { $typed } is not possible
Why-ManyMen = several pieces can play { $typed }
    .advice = Type: the file or the row of the piece too
Why-NotHisTurn = it is not { $name }'s turn
Why-Empty = there is no piece on { $square }
Why-TouchedTwice = the square { $square } is named twice

## The state

caption = White: { $white }. Black: { $black }.
picture-none = No game is being played.
points-row = Points: { $scores }. Games won: { $games }; drawn: { $draws }.
open-offer = { $offer ->
    [none] { "" }
   *[other] { " " }{ $offer } offers a draw.
 }
in-check = { $check ->
    [yes] , in check
   *[other] { "" }
 }
status-lobby = Nobody is seated yet; type seat and two names.
status-lot = { status-between }
status-between =
    { $game ->
        [0] No game has begun yet; type begin and who has white.
       *[other] After game { $game }; type begin for the next, or settle.
     }
    { points-row }
status-play =
    Game { $game }: { $turn } is on turn{ in-check }. White: { $white }; black: { $black }.{ open-offer }
    Moves: { $moves }. Illegal moves: { $illegal }.{ $touched ->
        [none] { "" }
       *[other] { $touched-number ->
            [one] { " " }The piece on { $touched } was touched.
           *[other] { " " }Touched, in this order: { $touched }.
         }
     }
    { points-row }
status-finished =
    The session is settled.
    { points-row }
row-lobby = nobody is seated: seat and two names | help
row-lot = { row-between }
row-between = { $scores-row } | begin, or settle
row-play = game { $game } | { $touched ->
    [none] { "" }
   *[other] { $touched } touched
 } | { $offer ->
    [none] { "" }
   *[other] { $offer } offers a draw
 } | { $scores-row } | { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
row-finished = settled | { $scores-row }
to-act = { $turn }{ in-check }
counts = Points of all games so far, after each game.
hand-mark = { "" }
hand-facts = { $white } white, { $black } black | { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } | { $ending ->
    [mate] { $won } won by checkmate
    [stalemate] stalemate
    [dead] drawn, since nobody could mate
    [resign] { $won } won by resignation
    [agreement] drawn by agreement
    [threefold] drawn by repetition
    [fifty] drawn after 50 moves
    [fivefold] drawn by the fifth repetition
    [seventy-five] drawn after 75 moves
    [time] { $won ->
        [none] drawn on time
       *[other] { $won } won on time
    }
    [forfeit] { $won } won by forfeit
    [illegal] { $won ->
        [none] drawn by illegal moves
       *[other] { $won } won by illegal moves
    }
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
audit-none = The record holds no foul.
audit-hand = Game { $hand }

## The law

law-title = Chess, with sixteen pieces each
law-name = chess

## What can be typed

verb-begin = a game begins, and NAME has white; later games change the colours
verb-house = a house rule other than the default, before the first game
keyword-on = { "" }
keyword-off = { "" }
keyword-chess = the law of this game
keys-play = Nf3, exd5, e8=Q, O-O or g1f3 moves; small letters are pawns
question-audit = every foul, by its article
keyword-threefold = the position has occurred three times
keyword-fifty = 50 moves each without a pawn move or a capture
verb-move = a move, as Nf3, exd5, e8=Q, O-O or g1f3; the verb may be left out
verb-touch = the player touches a piece or two, which binds the next move
verb-claim = a claim of a draw, perhaps after the move named

## House rules

house-game-illegal = the illegal move, counted from 1, with which a player loses at once; 0 for none
house-game-automatic = the fifth repetition and 75 moves each without a pawn move or a capture end the game

## Words of the table

said-mate = Just enter the move; the referee sees the mate [5.1].
said-check = Just enter the move; the referee sees the check.
said-stalemate = Just enter the last move; the referee sees the stalemate [5.2].
said-passing = To take a pawn in passing, type the square where your pawn ends [3.2], like exd6
said-square = A move needs its square. Type the move, like Qd5, e8=Q or queen takes d5
said-result = The referee sees from the last move who has won. To end a game otherwise, type resign, flag, forfeit, or offer and accept
said-illegal = The referee rules on the move when you enter it [4.4]. Type the move as it was played

## What is expected in a line

kind-move = a move
    .how = , like e4, Nf3, exd5, e8=Q or O-O
kind-square = a square
    .how = , like e4

## What points are for

cause-mate = for the mate
cause-stalemate = for the stalemate
cause-dead = since nobody can mate
cause-fifty = for the draw after 50 moves
cause-fivefold = for the fifth repetition
cause-seventy-five = for the draw after 75 moves
cause-illegal = for illegal moves

## What a season counts

column-white = white
    .what = games started with white

## Men

men-white-pawns = white pawns
    .letter = P
men-white-knights = white knights
    .letter = N
men-white-bishops = white bishops
    .letter = B
men-white-rooks = white rooks
    .letter = R
men-white-queen = white queen
    .letter = Q
men-white-king = white king
    .letter = K
men-black-pawns = black pawns
    .letter = p
men-black-knights = black knights
    .letter = n
men-black-bishops = black bishops
    .letter = b
men-black-rooks = black rooks
    .letter = r
men-black-queen = black queen
    .letter = q
men-black-king = black king
    .letter = k

## Other words

a-round = a game
