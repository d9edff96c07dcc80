# Cribbage in English. ../words.en.ftl has the messages of every law.

## What happened

Effect-LawNamed = The law is that of cribbage, edition { $edition }.
Effect-Seated = { $players } play. Both cut: the lower card deals.
lot = { $player } cuts { $piece }
Effect-DrawAgain = Both cut the same rank, and cut again.
Effect-FirstLead = { $player } has the lower card and deals first.
Effect-Opens = { $player } deals again.
Effect-Over = { $ending ->
    [shown] The crib is shown, and the hand is over.
   *[other] The hand is over.
 }
Effect-Proved = { $player } said go (#{ $no }) and held { $pieces }, which would have fitted. The leaflet gives no penalty for it.
Event-Took = { $dealer } deals six cards each.
Event-LaidAway = Two cards each are laid away: the crib, for { $dealer }.
Event-TurnedUp = { $card } is turned up. { $leader } lays the first card.
    .glance = { $card } is turned up
Event-Laid = { $player } lays { $card }: the count is { $count }.
    .glance = { $card }: { $count }
    .reckoning = The count is { $count } [3.1].
Event-OutOfTurn = { Event-OutOfTurn.glance }. It goes back face up and scores nothing.
    .glance = { $player } lays { $card }, but it is { $turn }'s turn
Event-TooHigh = { Event-TooHigh.glance }. It goes back face up and scores nothing.
    .glance = { $player } lays { $card }, which would make { $count }, more than 31
Event-Gone = { $player } says go.
Event-Again = The count begins again at 0 with { $turn }.
Event-AllLaid = All cards are laid. { $first } shows first.
Event-Shown = { $crib ->
    [yes] { $player }'s crib is { $cards }
   *[other] { $player } shows { $cards }
 }{ $worth ->
    [none] { "" }
    [0] : no points
    [one] : 1 point
   *[other] : { $worth } points
 }.
    .asked = { $crib ->
        [yes] { $player }'s crib, { $cards }
       *[other] { $player } shows { $cards }
     }
Event-Claimed = { $player } claims { $claims }.
    .asked = { $player } claims { $claims }
Event-Counts = { "" }
    .reckoning = { $cards }: { $points } { $cause-heading } [{ $cause-article }].
Event-Muggins = { $player } says muggins{ $named ->
    [none] { "" }
   *[other] {" "}for { $named }
 }{ $left ->
    [none] { "" }
    [0] , but nothing was left
    [one] : 1 point was left
   *[other] : { $left } points were left
 }.
    .asked = { $player } says muggins
    .tried = { $player } says muggins.
    .reckoning = In all { $worth }, of which { $pegged } had been pegged [5.7].
Event-Double = The loser has { $points }, which is 60 or fewer: a double game, which counts two.

## Why not

Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram
Refused-LeadUndecided = the first deal is not decided: { $drawers } must cut
    .advice = Type: cut { $lots }
Refused-LeadDecided = it is decided who deals
Refused-NotTheDrawers = both { $drawers } cut, a card each
    .advice = Type: cut { $lots }
Why-NotNow = { $phase ->
    [crib] the starter is not turned up yet
    [play] the starter lies, and { $turn } is on turn
   *[show] all cards are laid, and now { $next ->
        [none] the crib is shown
       *[other] { $next } shows
     }
 }
    .advice = Type: { $phase ->
        [crib] starter and the card
        [play] play and the card
       *[show] show { $next ->
            [none] crib, and its four cards
           *[other] { $next }
         }
     }
Why-CribLaid = the crib is laid away already
    .advice = Type: starter and the card
Why-Seen = { $by ->
    [none] { $card } is the starter
   *[other] { $card } has been laid by { $by } in this hand
 }
Refused-KnownElsewhere = { $piece } is known to be in { $holder }'s hand
Refused-NotHis = { $piece } is not in { $name }'s hand, which is known to hold { $known }
Why-HoldsNone = { $name } has no cards left
Why-NotHisTurn = { $name } cannot say go: it is { $turn }'s turn
Why-EveryCardFits = the count is { $count }, so every card fits
    .advice = Type: the card that is laid
Why-HoldsOneThatFits = { $name } is known to hold { $card }, which fits
Why-NotNext = now { $next ->
    [none] the crib is shown
   *[other] { $next } shows
 }
    .advice = Type: show { $next ->
        [none] crib, and its four cards
       *[other] { $next }
     }
Why-NotLaidByHim = { $name } laid { $laid }, and shows those cards

Why-NoMuggins = this game is played without muggins
Why-NothingShown = nobody has just shown a hand
    .advice = Type: show and the player; muggins comes after it
Why-MugginsSaid = muggins has been said already after this show
Why-OwnHand = { $name } showed these cards, and the other player says muggins
Why-WonByShowing = the game is won, so nothing more is pegged

## The state

Caption-Starter = Starter
Caption-Crib = Crib
Caption-InHand = { $number ->
    [0] none in hand
   *[other] { $number } in hand
 }
Caption-Worth = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 }
Caption-Claims = { $claims ->
    [one] 1 point claimed
   *[other] { $claims } points claimed
 }
Caption-Count = The count is { $count }.
Caption-Nothing = { "" }
Caption-Asked = In all { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $crib ->
    [yes] { "" } as the crib
   *[other] { "" }
 }.
picture-none = No card lies on the table.
points-row = Game { $game }, to { $target }: { $scores }. Games won: { $games-1 } to { $games-2 }.
status-lobby = Nobody is seated yet; type seat and the names.
status-cut = { $drawers } both cut for the first deal [2.1]; type: cut { $lots }
status-between =
    { $hand ->
        [0] No hand is dealt yet.
       *[other] Between hands, after hand { $hand }.
     } { $winner ->
        [none] { $dealer } deals; type deal, or settle.
       *[other] { $winner } has won{ $skunk ->
            [yes] { " " }a double game
           *[other] { "" }
         }; { $dealer } deals game { $next-game }; type deal, or settle.
     }
    { points-row }
status-crib =
    Hand { $hand }: { $dealer } has dealt. Two cards each are laid away for the crib, and the starter is turned up.
    { points-row }
status-play =
    Hand { $hand }: { $turn } is on turn; the count is { $count }, the starter { $starter }.
    Cards: { $cards }.{ $known-number ->
        [0] { "" }
       *[other] { " " }Known: { $known }.
     }
    { points-row }
status-show =
    Hand { $hand }: to show, in this order: { $to_show }; the starter is { $starter }.
    { points-row }
status-finished =
    The session is settled.
    { points-row }
row-lobby = nobody is seated: seat and the names | help
row-cut = cut { $lots }
row-between = { $scores-row } | { $dealer } deals | deal, or settle
row-crib = hand { $hand } | { $scores-row } | { $dealer } dealt | the starter is turned up
row-play = count { $count } | { $scores-row } | starter { $starter } | cards { $cards-row } | hand { $hand }
row-show = show { $to_show-1 } | { $scores-row } | starter { $starter } | hand { $hand }
row-finished = settled | { $scores-row }
to-act = { $turn }
hand-mark = { $game }
hand-facts = game { $game } | { $opened } dealt | { $ending ->
    [won] { $won } won the game
    [forfeit] { $won } won the game by forfeit
    [shown] the crib was shown{ $winner ->
        [none] { "" }
       *[other] {" "}and { $won } won the game
     }
   *[other] { "" }
 }

## What can be played

choice = { $card }
legal-line = { $pieces }: the count is { $count }{ $points ->
    [0] { "" }
    [one] , 1 point
   *[other] , { $points } points
 }
legal-any = { $turn } may lay any card.
legal-none = No unseen card fits for { $turn }.
legal-head = Cards that { $turn } could lay:
legal-piece = { $turn } could lay { $line }.
legal-lies = { $piece } has been seen in this hand.
legal-not = { $piece } cannot be laid by { $turn } at { $count } [3.2].
legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [cut] The first deal is not decided [2.1].
    [crib] The starter is not turned up yet [2.5].
    [show] All cards are laid; now they are shown [5.1].
    [finished] The session is settled.
   *[other] No hand is being played.
 }
legal-instead = Also possible
legal-fitted = Cards that would have fitted
denied-nothing = Nothing: no unseen card fits.
holds-none = Hands are known only while cards are laid.
audit-found = #{ $entry } { $player } said go and held { $pieces }, as #{ $proved } shows [3.3]. The leaflet gives no penalty for it.

## The law

law-title = Cribbage, the card game for two players, pegged to 121 or 61
law-name = cribbage

## What can be typed

verb-cut = the cards that both cut for the first deal
verb-deal = a new hand: six cards each
verb-void = the hand is abandoned and its points go back
question-show = the cards on the table and the board; show with a player or crib is the entry
question-legal = every card that fits, with its points, or one card; now or before an entry
question-scores = the points and the games of each player
keyword-crib = the crib, which is the dealer's
keyword-claims = the points that the player claims
keyword-on = { "" }
keyword-off = { "" }
keyword-cribbage = the law of this game
keys-between = d deals
keys-cut = the two cards, in the order of the players: 9c Kd
keys-crib = 5h turns the starter up; c lays the crib away and may be left out
keys-play = 5h lays it, bram 5h for another; g says go
keys-show = show bram shows a hand, show bram claims 8 with a claim; show crib 5d 7c Jd Js
verb-crib = both players have laid two cards away, face down
verb-starter = the card that is turned up when the crib is laid away
verb-play = a card; the verb may be left out
verb-go = no card can be laid
verb-show = a hand or the crib is shown; the cards of a hand are on the table and may be left out
verb-muggins = the opponent asks for the points that a claim missed, or for some of them
question-worth = the score of four cards and a starter at the show, as a hand or the crib

## Words of the table

said-heels = The 2 for a jack turned up are pegged when you enter the starter [2.5]. Type: the card
said-nobs = Nobs is counted at the show [5.6]. Type: show and the player
said-peg = Points are pegged when you enter the card, the go or the show. Type: the card, go, or show and the player

## House rules

house-game-target = the score that wins a game: the long one or the short one
house-game-muggins = the opponent may say muggins and pegs the points that a claim missed

## What points are for

cause-first-hand = for the first hand
cause-cut-jack = for the jack turned up
cause-fifteen = for fifteen
cause-pair = for pairs
cause-triplet = for three of a rank
cause-quartet = for four of a rank
cause-run = for runs
cause-thirty-one = for thirty-one
cause-go = for go
cause-last = for the last card
cause-flush = for a flush
cause-nobs = for nobs
cause-claim = as claimed
cause-muggins = by muggins

## What is denied

denied-go-able = said go
    .heading = The go denies

## What a season counts

column-in_play = in play
    .what = points pegged in the play
column-goes = goes
    .what = times the player said go
column-go_able = go able
    .what = goes proved false

## Places

place-crib = The crib
place-pack = The pack

## Other words

piece = card
pieces = cards
