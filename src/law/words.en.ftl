# The messages of every law, in English. A law's own file may replace any of them.

and = { $rest } and { $last }
or = { $rest } or { $last }
or-rest = { $rest }, { $last }

games = games
games-won = games won
entry-stands-not = no entry #{ $no } is in force

## Events

Effect-LawNamed = Judged by edition { $edition } of the rulebook.
Effect-Seated = { $players } sit down, clockwise.
Effect-Joined = { $name } joins.
Effect-Left = { $player } leaves.
Effect-HouseSet = House rule: { $setting }.
Effect-Noted = Noted.
Effect-Official = { $name } keeps the journal from here on.
lot = { $player } draws { $piece }
Effect-Drawn = { $drawn }.
Effect-DrawAgain = { $players } drew equally high and draw again.
Effect-FirstLead = { $player } leads the first hand.
Effect-Dealt =
    .passing = Hand { $hand }.
Effect-Begun = Game { $game } begins at 0.
Effect-Opened = { "" }
Effect-Opens = { "" }
Effect-Scored = { "" }
Effect-Paid = { "" }
Effect-Fouled = { "" }
Effect-Proved = { $player } { $denied-did } (#{ $no }) and held { $pieces }.
Effect-Over = The hand is over.
Effect-Won = { $winners } { $winners-number ->
        [one] wins
       *[other] win
     } the game.
    .passing = Points: { $scores }. Games: { $games }.
Effect-Offered = { $player } offers a draw.
Effect-Lapsed = { $player }'s offer is no longer open.
Effect-Agreed = { $player } accepts.
Effect-Declined = { $player } declines.
Effect-Claimed = { $player } claims a draw.
Effect-Flagged = { Effect-Flagged.glance }.
    .glance = { $player } is out of time
Effect-Resigned = { $player } resigns.
Effect-Forfeited = { Effect-Forfeited.glance }.
    .glance = { $player } forfeits { $whole ->
        [yes] the match
       *[no] the game
     }
Effect-Voided = The hand is abandoned.
Effect-Lost = { $side } { $side-number ->
    [one] loses
   *[other] lose
 } the { $points ->
    [one] 1 point
   *[other] { $points } points
 } that it brought.
Effect-Unwon = { $winners } { $winners-number ->
    [one] has
   *[other] have
 } not won the game after all.
Effect-Carried = Carried over: { $scores }. The record differs by { $more }.
Effect-Settled = The session ends.
Effect-GamesWon = Games won: { $games }.
Effect-GamePoints = { $won ->
    [none] Game { $game }: { $points }, not ended.
   *[other] Game { $game }: { $points }.
 }
foul = Foul: { $sentence }
waived = The table waives the penalty.
glance-points = { $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
 }
glance-foul = foul [{ $article }]: { $sentence }
offered-foul = foul [{ $article }]
offered-more = more follows
scores = { $side } { $side-number ->
    [one] scores
   *[other] score
 } { $parts }
change-gone = Taken back: { $side } { $side-number ->
    [one] scores
   *[other] score
 } { $before } { $what } (#{ $no }).
change-new = Added: { $side } { $side-number ->
    [one] scores
   *[other] score
 } { $after } { $what } (#{ $no }).
change-other = { $side } { $side-number ->
    [one] scores
   *[other] score
 } { $after } { $what } instead of { $before } (#{ $no }).
Payment-FromPot = { $payee } takes { $amount } from the pot
Payment-IntoPot = { $payers-number ->
    [one] { $payers } rounds down and pays { $amount } into the pot
   *[other] { $payers } round down and pay { $amount } each into the pot
}
Payment-ByOne = { $payees-number ->
    [one] { $payer } pays { $payees } { $amount } { $purpose }
   *[other] { $payer } pays { $payees } { $amount } each { $purpose }
}{ often }
Payment-ToOne = { $payers } pay { $payee } { $amount } each { $purpose }{ often }
often = { $times ->
    [one] { "" }
   *[other] , { $times } times
}
Netted-Head = To hand over now; why { $no } tells every payment:
Netted-Paid = { $payer } pays { $payee } { $amount }
Netted-PaidIn = { $payer } pays { $payee } { $amount }: { $pieces }
Netted-Pieces = { $number } of { $piece }
Change-TakenBack = Taken back: { $paid } (#{ $no }).
Change-Added = Added: { $paid } (#{ $no }).
Change-Changed = { $paid } instead of { $before } (#{ $no }).
Change-FromPot = the pot's { $amount } to { $to }
Change-Paid = { $from-number ->
    [one] { $from } pays { $to } { $amount }{ $to-number ->
        [one] { "" }
       *[other] { " " }each
    }
   *[other] { $from } pay { $to } { $amount } each
} { $purpose }
accounts = Points: { $accounts }.
accounts-none = Nobody has points yet.
heading-carried = carried over

## Refusals

Refused-OfAnotherLaw = this is an entry of another law
Refused-LawNotFirst = the law can only be named in the very first entry
Refused-UnknownLaw = edition { $edition } of the rulebook is not known here; this program judges by edition { $known }
Refused-AlreadySeated = the players are seated already
Refused-WrongNumber = { $given } cannot play this game
Refused-NameTwice = { $name } is named twice
Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat and the names, clockwise
Refused-UnknownName = nobody here is called { $typed }; seated are { $seated }
Refused-AmbiguousName = several names begin with { $typed }: { $meant }
    .advice = Type: more of the name
Refused-NameUsed = the name { $name } has been used this session
    .advice = Take another name.
Refused-HasLeft = { $name } has left
Refused-HouseTooLate = house rules are set before the first deal
Refused-Settled = the session has been settled
Refused-LeadUndecided = the first lead is not decided: { $drawers } must each draw a { piece }
    .advice = Type: lot { $lots }
Refused-LeadDecided = the first lead is decided
Refused-NotTheDrawers = exactly { $drawers } draw a { piece } each
    .advice = Type: lot { $lots }
Refused-PieceTwice = { $piece } is named twice
Refused-NotInTheSet = { $piece } is not in the set, which goes up to { $highest }
Refused-AlreadyLies =
    { $no ->
        [none] { $piece } is on the table already
       *[other] { $piece } is on the table already (#{ $no })
    }
Refused-KnownElsewhere = { $piece } is known to be in { $holder }'s hand
Refused-NotHis = { $piece } is not in { $name }'s hand, which is known to hold { $known }
Refused-HoldsOther = { $name } holds { $holds ->
    [one] 1 { piece }
   *[other] { $holds } { pieces }
 }, not { $given }
Refused-LeavesOut = { $piece } is missing; { $name } is known to hold it
Refused-HandGoing = hand { $hand } is still being played
    .advice = Finish hand { $hand } first. To abandon it, type: void
Refused-NoHand = no hand is being played
    .advice = Type: deal, or the draw where that comes first
Refused-GameGoing = the game is still being played
    .advice = Finish it first
Refused-NoGame = no game is under way
Refused-NoMatch = no match is being played
    .advice = Leave out: match
Refused-NotBothSides = a score to carry over names each side once
    .advice = Type: carry, and both names, each with its number
Refused-CarriesTooMuch = at most { $most } can be carried over
Refused-NothingToVoid = there is no hand to abandon
Refused-WhoActs = nobody is on turn, so it is not clear who acts
    .advice = Type the player's name first
Refused-WhoOpens = who opens the first game?
    .advice = Type: begin { $first }
Refused-OfferOpen = the offer of { $by } is still open
    .advice = Type: accept, or decline
Refused-NoOffer = no draw is offered
Refused-OwnOffer = { $name } made the offer, so somebody else answers it

## Answers

holds-none = No { piece } has been laid: nothing is known of the hands.
audit-foul = #{ $entry } { $player }: { $kind ->
    [illegal-move] an illegal move
    [out-of-turn] out of turn
    [touch-move] a different piece from the one touched
    [wrong-claim] a wrong claim
   *[other] { $kind }
 } [{ $article }].
audit-none = The record proves nothing against anybody.
audit-hand = Hand { $hand }
audit-voided = The hand was abandoned at #{ $no }.
counts = Points in the game that was being played, after each hand.
books-going = Not settled yet; these are the figures so far.

## The law

who-plays = two play
unit = points
moves = points

## Verbs and other words

verb-law = the law and the edition of its rulebook, as the very first entry
verb-seat = the two players
verb-carry = the score of a match or a session that began elsewhere
verb-settle = the session ends
verb-note = anything worth keeping; it changes nothing
verb-official = the official who keeps the journal from here on; it changes nothing
verb-offer = a player offers a draw
verb-accept = the other accepts it
verb-decline = the other does not
verb-flag = the player is out of time
verb-resign = a player gives the game up
verb-forfeit = the official declares the game lost for the player
verb-void = the game is abandoned, and what it brought goes back
question-show = the board
question-legal = every legal move, or one move; now or before an entry
question-scores = the points and the games of each
keys-any = the beginning of a verb or a name is enough if no other begins so
question-audit = what the record proves
verb-house = a house rule other than the default, before the first deal
keyword-on = where it lies: an end, or the number it shows
verb-deal = a new hand: everyone has taken { pieces }
question-holds = who can hold what, now or before an entry
verb-play = a tile; 6>4 says that the 6 touches, and the verb is optional
keyword-left = { "" }
keyword-right = { "" }
keyword-north = { "" }
keyword-east = { "" }
keyword-south = { "" }
keyword-west = { "" }

## Remarks at the table

said-clock = A clock time goes after the move, like {"{"}1:23:45{"}"}. Type: the move with it
said-out = Playing the last { piece } puts a player out; just enter the { piece }.

## Expected words

kind-card = a card
    .how = , like 5h or 10s
kind-ground = what the draw is claimed for
kind-end = an end
    .how = : left, right or the number it shows
kind-tile = a tile
    .how = , like 6-4
kind-more-players = another player's name
    .how = ; { who-plays }
kind-law =
    .how = , and the edition

## Unreadable words

read-no-card = "{ $found }" is not a card; a rank is A, 2 to 10, J, Q or K
read-twice = { $found } is named twice
read-other-law = "{ $found }" is not the law here; nos laws lists all laws, and nos play --law NAME begins a journal by another one
read-no-tile-6 = "{ $found }" is not a tile; an end shows 0 to 6, like 6-4
read-no-tile-12 = "{ $found }" is not a tile; an end shows 0 to 12, like 12-4
read-dashed = "{ $found }" is not a tile; separate a number of two digits from the other by -, like { $dashed }
read-touches = > is typed only in a play; type - instead of >
read-too-many-players = "{ $found }" is one player too many; { who-plays }

## Causes of points

cause-resign = for the resignation
cause-time = on time
cause-forfeit = by forfeit
cause-agreement = for the draw agreed
cause-threefold = for the draw by repetition

## Columns of a season

column-games_won = won
    .what = games won
column-hands = hands
    .what = hands played to their end
column-games_played = { games }
    .what = games played to their end
column-fouls = fouls
    .what = fouls under any article
column-points = points
    .what = points of the player's side
column-chips = chips
    .what = chips over or under the start
column-fouls-by-article = fouls by article { $article }

## Headings

heading-start = start
heading-end = points in all
heading-result = over or under
heading-player = player
heading-side = side
heading-points = points
heading-to-go = to go
heading-chips = chips
heading-hand = hand
heading-in-all = in all

## Men

men-black = black
men-white = white

## Places

place-boneyard = The boneyard

## Other words

back = back
out = out
sheet-after-game = points after game
sheet-game = game
not-settled = it is not settled yet
pot-not-taken = the pot is not taken yet
piece = tile
pieces = tiles
