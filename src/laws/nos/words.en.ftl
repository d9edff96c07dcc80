# The words of Nos in English.
#
# A message has the name of its event; its variables have the facts. An event can print more in
# `passing`: two rulings that differ only in it are the same. A refusal can have `advice`, what to type instead.

## Phrases

# A number of tiles.
tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
game = { $game-number ->
    [0] { $game }
   *[other] no. { $game-number }, { $game }
}
# A word of an announcement, among the others.
game-word = { $word ->
    [first] , first
    [then] , then
    [on] on the
    [ordinary-cross] ordinary cross
    [ordinary-double-cross] ordinary double cross
    [matador-cross] matador cross
    [matador-double-cross] matador double cross
    [double-cross] double cross
    [volapuk] volapük
    [volapuk-cross] volapük cross
    [volapuk-double-cross] volapük double cross
    [triangle-double-cross] triangle double cross
   *[other] { $word }
}
Aside-Game = { game }

Ending-OneLeft = only one player has tiles
Ending-Closed = it is closed
Ending-AllPassed = everybody has passed
ending = { $ending ->
    [OneLeft] { Ending-OneLeft }
    [Closed] { Ending-Closed }
   *[AllPassed] { Ending-AllPassed }
}

SetNeeded-Any = any tile
SetNeeded-Double = a double
SetNeeded-DoubleWithSpots = a double, not 0-0
SetNeeded-DoubleBlank = 0-0

## What happens

Event-PotEmpty = The pot is empty; the evening is over.
Event-PotTaken = { $player } takes the pot.
Event-BillitonnenBegun = Billitonnen: each player draws a tile for the lead.
Effect-Settled = The session is settled.
Effect-Over = { "" }
Effect-Voided = The hand is abandoned, and its payments are reversed.
# A foul without a sentence is clear from the event.
Event-Fault = { $foul ->
    [NotOnSet] { Event-Fault.glance }; { $tile } goes back face up.
    [NoDoubleSet] { Event-Fault.glance }; it goes back face up to { $player }.
    [Illegal] { Event-Fault.glance }; it goes back face up to { $player }, who stays on turn.
    [OutOfTurn] { Event-Fault.glance }; { $tile } goes back face up.
    [NoWait] { Event-Fault.glance }; { $tile } goes back face up.
    [Short] { "" }
    [Excess] { "" }
    [Stands] { "" }
    [WrongClose] { "" }
    [DrewWithDouble] { "" }
    [PassedAble] { "" }
   *[other] { Event-Fault.glance }.
 }
    .glance = { $foul ->
        [NotOnSet] { $because-player } is on set, not { $player }
        [NoDoubleSet] the set must be a double from hand or a drawn tile, and { $tile } is neither
        [Illegal] { $tile } does not fit as played: { $because-ends }
        [OutOfTurn] it is { $because-player }'s turn, not { $player }'s
        [NoWait] { $player } owes a turn and must say "I wait"
        [DoubleNotDue] { foul-case-double-not-due }
        [DeclaredNotDue] { foul-case-declared-not-due }
        [LaterNos] { $because-player } was out before { $player }
        [CloseNotJustPlayed] { foul-case-close-not-just-played }
        [CloseTwice] { $player } has already announced a close with this tile
        [LastTwo] { foul-case-last-two }
        [PassWithBoneyard] { $player } passes with { $because-tiles } tiles in the boneyard, where all but two may be drawn
        [WrongNos] { foul-case-wrong-nos }
        [Covering] { $player } covered tiles
        [Showing] { $player } showed tiles
        [Advice] { $player }, without tiles, gave advice
        [Asking] { $player } asked for a payment that is not due
        [NoDraw] { $player } did not draw after the close
       *[other] { "" }
     }
# A kind of foul with cases of its own is a message of its own: translators' programs multiply the cases.
foul-case-double-not-due = no payment is due to { $player }{ $because-why ->
    [NothingLaid] , who has played no tile
    [Set] : { $because-why-tile } is the set
    [NoDouble] : { $because-why-tile } is not a double
    [Stands] : { $because-why-tile } breaks the rules of this game
    [Paid] : { $because-why-tile } is paid already
   *[Touches] : { $because-why-tile } lies beside { $because-why-neighbour }'s { $because-why-other }, which was not played the turn before
}
foul-case-declared-not-due = nothing is paid for these tiles: { $because ->
    [NoDouble] { $because-tile } is not a double
   *[other] at this table it takes { $because-numbers } doubles
}
foul-case-close-not-just-played = only who has just played may close, { $because ->
    [Other] and that is { $because-player }, not { $player }
   *[Acted] and another has acted since { $because-player } played
}
foul-case-last-two = { $because-tiles ->
    [0] only two tiles are left in the boneyard, and they are not drawn
    [one] only 1 tile could be drawn, since the last two are not
   *[other] only { $because-tiles } tiles could be drawn, since the last two are not
}
foul-case-wrong-nos = { $player } still has { $because-tiles ->
    [one] 1 tile
   *[other] { $because-tiles } tiles
}
# An arm among others in a list.
each-arms = { $arms }
# What ends ask for, as the reason why a tile does not fit.
asks = { $needs ->
    [Shut] { $arms-number ->
        [0] no arm is open
        [one] { $arms } is shut for now
       *[other] { $arms } are shut for now
    }
   *[other] { $arms-number ->
        [0] every end asks for { needed }
        [one] { $arms } asks for { needed }
       *[other] { $arms } ask for { needed }
    }
}
needed = { $needs ->
    [Number] a { $number }
    [NumberOrMatador] a { $number } or a matador
    [Double] { $number }-{ $number }
    [DoubleOrMatador] { $number }-{ $number } or a matador
   *[Matador] a matador
}
Event-Took = { $opens ->
    [Player] { $opens-shuffles } shuffles. { $each } tiles each, { $boneyard } in the boneyard. { $opens-on_set } is on set.
   *[HighestDouble] Anyone shuffles. { $each } tiles each, { $boneyard } in the boneyard. The highest double is set.
}
Event-Recounted = { $agrees ->
    [yes] The count agrees with the book.
   *[no] { "" }
}
Event-Differs = { $player } has { $difference } { $more ->
    [yes] more
   *[no] less
} than the book: { $chips } counted, { $book } in the book.
Event-Reshuffled = Nobody has a double: the tiles are shuffled and dealt again.
Event-Irregular = { $irregular ->
    [Short] { $player } took { irregular-tiles } too few and draws { irregular-them }.
    [Lapsed] { $player } took { irregular-tiles } too few; it is too late to demand the penalty, and { $player } plays on.
    [Kept] { $player } took { irregular-tiles } too many and keeps { irregular-them }.
   *[Returned] { $player } took too many tiles and gives them back unseen.
}
irregular-tiles = { $irregular-tiles ->
    [one] 1 tile
   *[other] { $irregular-tiles } tiles
}
irregular-them = { $irregular-tiles ->
    [one] it
   *[other] them
}
Event-SetLaid = { $drawn ->
    [yes] { $player } draws { $set } and sets it.
   *[no] { $player } sets { $set }.
}
Event-Announced = The game is { game }.
Event-Declared = { $player } lays { $tiles } face up.
Event-Drew = { $tiles ->
    [0] { $player } draws nothing.
   *[other] { $player } draws { tiles }.
}
    .passing = { $tiles ->
    [0] { "" }
   *[other] { $left } are left.
}
Event-Passed = { $turn_passes ->
    [yes] { $player } passes.
   *[no] { $player } stays on turn, and draws until able to play or two tiles are left.
}
Event-SaidNos = { $player } was the first player out.
Event-Waited = { $player } waits.
Event-Laid = { $manner ->
    [Turn] { $player } plays { $tile } on { $way-arm }; { $way-open } is open.
    [AtOnce] { $manner-later ->
        [yes] { $player } plays { $tile } on { $way-arm } at once{ $manner-stays ->
            [yes] , stays on turn,
           *[no] { "" }
        } and will miss the first turn on which { $way-arm } is open; { $way-open } is open.
       *[no] { $player } plays { $tile } on { $way-arm } at once and will miss a turn; { $way-open } is open.
    }
   *[Stands] { $player } played { $tile } on { $way-arm }: it breaks the rules of this game, but was noticed too late, so it stays; { $way-open } is open.
}
Event-DuePaid = { $player } asks for payment for { $tile } and is paid.
Event-Out = { $first ->
    [yes] { $player } is out: nos.
   *[no] { $player } is out.
}
Event-CloseCalled = { $outcome ->
    [RightAtOnce] { $player } closes rightly, since no unplayed tile fits.
    [KnownTile] { $player } closes wrongly, since { $outcome-tile } fits and is known to be in { $outcome-holder }'s hand.
    [TooManyFit] { $player } closes wrongly, since { $outcome-fit } unplayed tiles fit and only { $outcome-hidden } can stay hidden.
    [OpenToTheLastHand] { $player } closes; the tiles of { $outcome-last } decide when they are shown.
   *[other] { $player } closes; the close is open until it is refuted or upheld.
}
Event-CloseDecided = { $outcome ->
    [Refuted] The close is wrong: { $outcome-holder } has { $outcome-tile }, which can be played.
    [ProvedWrong] The close was wrong: { $outcome-holder } had { $outcome-tile }, which could be played.
   *[Upheld] The close is right: nobody can play.
}
Event-Over = The hand is over: { ending }.
Event-Proved = { $kind ->
    [Pass] It is proved that { $player } passed at #{ $no } while able to play.
    [DrawnSet] It is proved that { $player } drew for the set at #{ $no } with a double in hand.
   *[HigherDouble] It is proved that { $player } held a higher double than the one set at #{ $no }.
}
Event-Punished = { $kind ->
    [Pass] { $player } passed at #{ $no } while able to play.
   *[other] { $player } drew for the set at #{ $no } with a double in hand.
}
Event-Counted = { $player } counts { $spots }.
next-set = { $next ->
    [Of] { $next-player } will be on set.
   *[Lots] { $next-players } are level and draw lots for the set.
}
Event-HandScored = { next-set }
Event-LotsDrawn = { next-set }
Event-FellBelowZero =
    .passing = { $player } falls below zero, to { $chips }.
Event-Lead = { $player } leads.
Event-Started = { $set-left }-{ $set-right } lies as the set.
Event-TileFlipped = { $to ->
    [Set] { $player } turns { $tile }: it is the set.
    [Left] { $player } turns { $tile } and plays it on the left.
    [Right] { $player } turns { $tile } and plays it on the right.
   *[Back] { $player } turns { $tile }: it does not fit and goes to the end of the row.
}

## Corrections

accounts = Balances: { $accounts }.
accounts-none = Nobody has chips yet.
counts = Chips after each hand, before rounding and the pot.

## Why an entry is refused

choice = on { $arm }{ $open ->
    [none] { "" }
   *[other] , { $open } is open
}
Refused-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram Cees
Refused-LawNotFirst = the law must be the very first entry
Refused-UnknownLaw = edition { $edition } of the rulebook is not known here; this program judges by edition 1
Refused-AlreadySeated = the players are seated already
    .advice = A newcomer comes between hands: join Eva after Bram
Refused-WrongNumber = three to five players are needed, not { $given }
Refusal-NotNow = { $need ->
    [Unsettled] the session is settled
    [Hand] no hand is under way
    [Set] the set has not been laid yet
    [GameGoesOn] the hand is over
    [Opening] too late: doubles are declared before the first draw, pass or ordinary play
    [OpenClose] no close is open
    [Settled] the pot is taken once, after settle
    [Billitonnen] Billitonnen is not being played
   *[FoulsCallable] fouls are called from the first deal until settle
}
    .advice = { $need ->
    [Hand] Type: deal
    [Set] Type: set and the tile, as it lies from left to right
    [Billitonnen] After settle, type: billitonnen
   *[other] { "" }
}
Refusal-HandGoesOn = { $uncounted-number ->
    [0] hand { $hand } is still being played
   *[other] hand { $hand } is over, and still to be counted: { $uncounted }
}
    .advice = { $uncounted-number ->
    [0] Finish hand { $hand } first. To abandon it, type: void
   *[other] Type: reveal { $uncounted-first } and the tiles. To abandon the hand, type: void
}
Refusal-SetLies = the set has been laid already: { $tile } (#{ $no })
Refusal-AnnounceFirst = { $name } must announce first
    .advice = Type: announce and the number; games shows the card
Refusal-AnnouncedAlready = the game is announced already (#{ $no })
    .advice = To change it, type: fix { $no } announce 3
Refusal-StartTooLate = { $name } has left, so the starting chips stay as they are
Refusal-TableFull = all five seats are taken
Refusal-WhoAsks = say who asks: no tile has been laid yet
Refusal-LotsFirst = { $names } are level, and draw lots for the set first
    .advice = Type: lot { $lots }
Refusal-MustDrawLots = { $name } is among those who draw lots, and must draw before leaving
Refusal-NoLots = no lots are to be drawn now
Refusal-WrongLots = lots are drawn by { $names }, one tile each
    .advice = Type: lot { $lots }
Refusal-NotFirstHand = tiles are dealt again only in a first hand, before the set
Refusal-IrregularTwice = an irregular deal of { $name } is already recorded in this hand
Refusal-NoTileLeft = { $name } would be left without a tile
Refusal-FewerThanKnown = { $name } would be left with fewer tiles than the { $tiles } tiles that are known
Refusal-BoneyardTooSmall = the boneyard has { $boneyard } tiles, and two must be left
Refusal-WhoSets = say who sets: in a first hand nobody is on set yet
Refusal-DrawnInFirstHand = in a first hand nobody draws for the set
Refusal-DrawnByAnother = { $on_set } is on set, and only { $on_set } may draw for it
Refusal-DrawnWasKnown = { $tile } was already in { $name }'s hand, so it was not drawn
Refusal-NothingToDraw = only two tiles are in the boneyard, and they are not drawn
Refused-AlreadyLies = { $piece } is on the table already (#{ $no })
Refused-NotHis = { $piece } is not in { $name }'s hand, which is known to be { $known }
Refusal-NoTiles = { $name } has no tiles
Refusal-NoGame = { $why ->
    [SetNeeded] for this game the set must be { $why-needed ->
        [Double] { SetNeeded-Double }
        [DoubleWithSpots] { SetNeeded-DoubleWithSpots }
       *[DoubleBlank] { SetNeeded-DoubleBlank }
    }
    [ExtraGamesOff] this game may be announced only where the house rule house.extra_games is on
    [SameSide] first here, then there: name both sides, not one of them twice
    [NoSideShows] no side of the set shows { $why-end }; say left or right
    [BothSidesShow] both sides of the set show { $why-end }; say left or right
   *[NeedsWords] { $why-number ->
        [11] no. 11 must be announced in words: which rule, and where first
        [12] no. 12 must be announced in words: a line with its ordinary side, or a cross
       *[17] no. 17 must be announced in words: which cross follows
    }
}
    .advice = { $why ->
    [NeedsWords] { $why-number ->
        [11] Type: announce ordinary first left then right, or: announce matador first 2 on left. More: games
        [12] Type: announce volapuk ordinary left, or: announce volapuk-cross, or: announce volapuk-double-cross
        [17] Type: announce matador first here then there then ordinary-cross, or: announce matador first here then there then ordinary-double-cross
       *[other] { "" }
    }
   *[other] { "" }
}
Refusal-DeclaredTwice = { $name } has already declared in this hand
Refusal-MoreThanHeld = { $name } holds only { tiles }, counting those that are known already
Refusal-NotHisTurn = it is { $turn }'s turn, not { $name }'s
Refusal-MustWait = { $name } owes a turn for an immediate double, and must say "I wait"
    .advice = Type: wait
Refusal-NoWaitDue = { $name } owes no turn, so there is nothing to wait for
Refusal-WaitsLater = { $name } owes a turn, but it is the first one on which { $arm } is open
Refusal-KnownPlayable = { $name } cannot pass: { $tile } is known to be in that hand, and can be played
Refusal-NoSuchArm = { $geometry ->
    [Line] this is a line: say left or right
    [Triangle] this is a triangle: say north, east or west
   *[Cross] this is a cross: say north, east, south or west
}
Refusal-NoArmShows = no arm shows { $end }
Refusal-SeveralWays = { $tile } can lie in several ways; say { $ways }
Refusal-SeveralArms = several arms show { $end }; name the arm
Refusal-StandsHow = say how the tile lies, like 6>4 on left stands
Refusal-StandsWhere = say where the tile lies, like 6>4 on left stands
Refusal-StandsInOrder = { $tile } follows the game there
    .advice = Leave out: stands
Refusal-CloseIsOpen = a close is open: it must be refuted or upheld first
    .advice = Type: refute NAME TILE, or uphold
Refusal-OnlyDrawing = the hand is closed, so no tile is played: { $name } draws all tiles but two
Refusal-Lapsed = it is too late to ask: another player has acted since { $name } played { $tile }
    .advice = If it was said in time, type: insert { $no } claim { $name }
Refusal-DoesNotRefute = { $tile } cannot be played anywhere, so it does not refute the close
Refusal-KnownToFit = { $name } is known to hold { $tile }, which can be played
    .advice = Type: refute { $name } { $tile }
Refusal-DrawFirst = all tiles but two must be drawn first, { $tiles } more
    .advice = Type: draw { $tiles }
Refusal-NoSuchFoul = { $foul ->
    [Advice] { $name } has not gone out; advice is a foul of players without tiles
    [PassedAble] { $name } has not passed, or every pass is already ruled on
    [DrewWithDouble] { $name } did not draw for the set, or that is already ruled on
   *[NoDraw] { $name } has nothing to draw now
}
Refusal-WrongNumber = { $name } holds { tiles }, not { $given }
Refusal-LeavesOut = { $tile } is known to be in { $name }'s hand and must be among them
Refusal-CountedTwice = { $name }'s tiles are already counted
Refusal-ImpossibleCount = { $name } can hold no tiles that count { $spots }
Refusal-MustShow = { $name } must show the tiles, since they decide the close
    .advice = Type: reveal { $name } and the tiles
Refusal-PotIsPlayedFor = Billitonnen decides who takes the pot, as long as a tile can fit
Refusal-BillitonnenPlayers = Billitonnen is for three to five players, not { $players }
Refusal-LeadFirst = the lead is drawn first
    .advice = Type: lot with a name and a tile for each
Refusal-LeadTwice = the lead has been drawn
Refusal-NoStarter = a tile is left over only with three players
Refusal-StarterFirst = the tile left over is laid first
    .advice = Type: starter and the tile
Refusal-NobodyOnTurn = nobody is on turn: no tile fits any more
    .advice = Type: pot and a name
Refusal-InLine = { $tile } is in the line already
Refusal-InRow = { $tile } is known to lie elsewhere in { $name }'s row
Refusal-NotFirstInRow = { $first } lies first in { $name }'s row, not { $tile }
Refusal-BothEnds = { $tile } fits both ends; say on left ({ $left }) or on right ({ $right })
Refusal-NotOnThatEnd = { $tile } does not fit on { $end }
Refusal-NoEndYet = the first tile of the line is laid by itself
    .advice = Type the tile alone

## The state of the session
#
# A message has the name of its phase. A `row` has the parts above the prompt, the most important first; `act` names
# the player in the prompt.

status-lobby = Nobody is seated yet; type seat and the names, clockwise.
row-lobby = nobody is seated: seat and the names, clockwise | help
status-between = { $hand ->
    [0] No hand is dealt yet; { $players } are seated.
   *[other] Between hands, after hand { $hand }.
} { $next ->
    [loser] { $loser } will be on set; type deal, or settle.
    [lots] { $drawers } draw lots for the set [2.3]; type: lot { $lots }
   *[highest] The highest double opens the next one [2.2]; type deal, or settle.
}
row-between = { $next ->
    [lots] lot { $lots }, or settle
   *[other] { "" }
} | { $hand ->
    [0] no hand dealt yet
   *[other] after hand { $hand }
} | { $next ->
    [loser] { $loser } will be on set
    [lots] { "" }
   *[highest] the highest double opens
} | { $next ->
    [lots] { "" }
   *[other] deal, or settle
}
status-dealt =
    { $on_set ->
        [none] Hand { $hand }: dealt; the highest double is set [2.2].
       *[other] Hand { $hand }: dealt; { $on_set } is on set.
     }
    { tiles-held }
row-dealt = { $on_set ->
    [none] dealt, the highest double is set
   *[other] dealt
 } | { hand-row }
act-dealt = { $on_set ->
    [none] who sets
   *[other] { $on_set } sets
 }
status-set =
    Hand { $hand }: { $on_set } has set { $set } and announces the game.
    { tiles-held }
row-set = no game yet | { hand-row }
act-set = { $on_set } announces
status-opening = { status-play }
row-opening = { row-play }
act-opening = { act-play }
status-play =
    Hand { $hand }, { game }. { $turn } is on turn{ $turn-waits ->
        [0] .
       *[other] { " " }and says "I wait".
     }
    { $open }
    { tiles-held }
row-play = { open-row } | { hand-row }
act-play = { $turn-waits ->
    [0] { $turn }
   *[other] { $turn } waits
 }
status-claimed =
    Hand { $hand }, { game }. { $last } has closed. { $due ->
        [0] Type uphold, or refute NAME TILE [9.2, 9.3].
       *[other] { $turn } draws all but two; then uphold, or refute NAME TILE [9.2, 9.3].
     }
    { $open }
    { tiles-held }
row-claimed = { open-row } | { $last } has closed: open | { hand-row }
act-claimed = { $due ->
    [0] closed
   *[other] { $turn } draws { $due }
 }
status-closed =
    Hand { $hand }, { game }. It is closed; { $turn } draws { $due } [9.2].
    { tiles-held }
row-closed = closed | { hand-row }
act-closed = { act-claimed }
status-over =
    Hand { $hand }, { game }. The hand is over: { $ending }. To be counted: { $uncounted }.
    { tiles-held }
row-over = over | { hand-row }
act-over = { $uncounted-number ->
    [0] count
   *[other] { $uncounted-first } shows
 }
status-settling = The session is settled. { pot }
row-settling = settled, { $pot } in the pot | billitonnen, or pot and a name
status-billitonnen =
    { $line ->
        [lead] Billitonnen: everybody draws a tile for the lead [13.1]; type lot.
        [starter] Billitonnen: { $lead } leads; the tile left over is laid, type starter [13.2].
        [first] Billitonnen: { $lead } leads and turns the set [13.3].
        [turning] Billitonnen: { $turn } turns; open: { $left } and { $right }.
       *[stuck] Billitonnen: no tile fits any more.
     }{ $tiles-number ->
        [0] { "" }
       *[other] { " " }Tiles: { $tiles }.
     }
    { pot }
row-billitonnen = for the pot of { $pot } | { $tiles-row }
act-billitonnen = { $turn ->
    [none] { "" }
   *[other] { $turn } turns
 }
status-finished = The session is settled, and nothing is left in the pot.
row-finished = settled, and the pot is taken
tiles-held = Tiles: { $tiles }; boneyard { $boneyard }.{ $known-number ->
    [0] { "" }
   *[other] { " " }Known: { $known }.
 }{ $waits-number ->
    [0] { "" }
   *[other] { " " }Turns to wait: { $waits }.
 }
open-row = { $open-row ->
    [none] { "" }
   *[other] open { $open-row }
 }
hand-row = { $held-row } | boneyard { $boneyard } | hand { $hand }{ $game-number ->
    [0] , { $game }
    [none] { "" }
   *[other] , no. { $game-number } | ({ $game })
 }
owes = (waits { $waits })
pot = { $pot ->
    [0] The pot is empty.
   *[other] { $line ->
        [none] The pot of { $pot } is not yet taken; type billitonnen, or pot and a name [12.3].
        [stuck] The pot of { $pot } goes to the fewest spots; type pot and the name [13.6].
       *[other] The pot of { $pot } is played for [12.3].
    }
}

## What can be played

legal-nobody = { $phase ->
    [lobby] Nobody sits at the table yet.
    [between] No hand is dealt.
    [dealt] No tile can be played before the set is laid and the game is announced [4.1].
    [set] No tile can be played before the game is announced [4.1].
    [closed] The game is closed: no unplayed tile fits [9.4].
    [over] The hand is over.
    [billitonnen] In Billitonnen the first tile of the row is turned.
   *[settling] The session is settled.
}
legal-before = { $turn-waits ->
    [0] { "" }
    [one] { $turn } is on turn and owes a turn with "I wait" [7.5].
   *[other] { $turn } is on turn and owes { $turn-waits } turns with "I wait" [7.5].
}
legal-head = What fits for { $turn }:
legal-none = No unplayed tile fits anywhere for { $turn }.
legal-after = { $turn-waits ->
    [0] { $drawable ->
        [0] { $turn } may not draw: { $boneyard ->
            [one] 1 tile is left
           *[other] { $boneyard } tiles are left
        } in the boneyard [6.2].
        [one] { $turn } may draw, up to 1 tile [6.2].
       *[other] { $turn } may draw, up to { $drawable } tiles [6.2].
    }
   *[other] { "" }
}
or-rest = { $rest } or { $last }
legal-way = { $any-arm ->
    [yes] any arm
   *[no] { $arm }
} ({ $open } open)
legal-line = { $tile } on { $ways }{ $holder ->
    [none] { "" }
   *[other] { " " }(known to be in { $holder }'s hand)
}
legal-piece = It fits for { $turn }: { $line }.
legal-lies = { $piece } is on the table since #{ $no }.
legal-not = { $piece } fits nowhere for { $turn }{ $holder ->
    [none] .
   *[other] ; it is known to be in { $holder }'s hand.
}
Playable-Takes = { $arm } takes { $tile }
Playable-Shut = { $arms-number ->
    [one] { $lacking ->
        [one] { $arm } is shut until a tile is played on { $arms }
       *[other] { $arm } is shut until { $lacking } tiles more are played on { $arms }
    }
   *[other] { $arm } is shut until a tile is played on each of { $arms }
}
Playable-Number = { $arm } shows { $end } and takes { $rule ->
    [ordinary] a tile with a { $end }
   *[matador] { $seven ->
        [none] only a matador
       *[other] a tile with a { $seven }, or a matador
    }
}{ left }
Playable-Second = { $arm } shows { $end }; its second tile must be { $rule ->
    [ordinary] { $end }-{ $end }
   *[matador] { $seven ->
        [none] a matador
       *[other] { $seven }-{ $seven } or a matador
    }
}{ left }
left = { $left ->
    [none] : none is left
   *[other] : { $left }
}

## What the record proves

audit-in-all = In all
audit-times = { $player }: { $kind ->
    [passed-able] passed while able to play
    [drew-with-double] drew for the set with a double in hand
    [higher-double] did not set the highest double
   *[concealed] hid a tile when the hand was closed
}{ $times ->
    [one] { "" }
   *[other] , { $times } times
}
audit-Event-Proved = #{ $entry } { $player } { proved-denial }, { proved-draws } [{ $article }]. { proved-penalty }
proved-denial = { $kind ->
    [drew-with-double] drew for the set
    [higher-double] denied a higher double than the set
   *[passed-able] passed when { $proof-fitted }
}
proved-draws = { $proof-drawn ->
    [0] drew nothing since, and { seen }
    [one] drew 1 tile since, and { seen }: more than were drawn
   *[other] drew { $proof-drawn } tiles since, and { seen }: more than were drawn
}
proved-penalty = { $settled ->
    [no] No penalty follows by itself.
   *[yes] { $proof-each ->
        [none] Waived at #{ settled-at } [11.10].
       *[other] { $proof-took ->
            [0] Paid: { $proof-each } to each opponent at #{ settled-at }.
           *[other] Paid: { $proof-took } to each opponent at #{ $entry } and { $proof-each } at #{ settled-at }.
        }
    }
}
audit-Event-Concealed = #{ $entry } { $player } showed { $tiles }; the close of { $closer } was upheld at #{ $upheld } when { $fitted } [{ $article }]. The close was wrong [9.7]; no penalty follows by itself for hiding.
audit-voided = The hand was abandoned at #{ $no }, and its payments went back.
seen = { $proof-before-number ->
    [0] { "" }
   *[other] { $proof-before }, and then { "" }
}{ $proof-played ->
    [yes] played
   *[no] showed
} { $proof-tiles } at #{ $proved }
settled-at = { $proof-settled ->
    [none] { $proved }
   *[other] { $proof-settled }
}
fitted = { $tile } fitted { $arms }
sighting = { $played ->
    [yes] played
   *[no] showed
} { $tiles } at #{ $no }

## The dossier of an entry

Why-Misfit = Why { $tile } breaks the rules of this game
Why-AlsoLawful = Also lawful
Why-LawfulInstead = Lawful instead
Why-OtherReading = The other reading
Why-OnlyWait = Nothing: the turn was owed with "I wait" [7.5].
Why-HighestDouble = The highest double at the table, from hand [2.2, 3.1].
Why-AnyDouble = Any double from { $player }'s hand [3.2].
Why-DrawnSet = With no double in hand: one tile drawn, and set, double or not [3.2].
Why-Games = With this set: nos. { $numbers } [4.5].
Why-DrawOut = Nothing: { tiles } were to be drawn, all but the last two [9.2].
Why-NothingFitted = No other tile fitted anywhere.
Why-Whichever = Any of these, if held [6.3]:
Why-Draw = Drawing first, up to { tiles } [6.2].
Why-Pass = Passing, with no tile in hand that fits: { tiles } in the boneyard [6.4].
Why-NotOnTurn = Nothing: it was not { $player }'s turn [11.2c].
Why-Immediate = Out of turn, an immediate double: any of these, if { $player } held it [7.4]:
Why-HouseRule = { $rule } { $is_on ->
    [yes] is on: { $meaning }.
   *[no] is off: { $meaning }.
}
Why-With = With { $setting }:
Why-Rejected = it would have been rejected: { $refusal }.
Why-More = { $player } would have { $chips } more.
Why-Less = { $player } would have { $chips } less.

## The arithmetic of payments

Sum-NobodyPays = Nobody pays anything.
Sum-Took = { $whole } − { $took } that 11.5 took = { $amount }

## Questions after a recount

Question-Payments = { $number ->
    [one] was the payment of
   *[other] were the payments of
} { $amounts } from { $from } to { $to } { $purpose } (#{ $no }) { made }
Question-AllPayments = were all the payments { $purpose } (#{ $no }) { made }
Question-Correction = were the chips for the correction #{ $no } { $with_later ->
    [yes] and those after it moved
   *[other] moved
}
made = { $slip ->
    [NotMade] made
    [MadeTwice] made twice
   *[TurnedRound] made the wrong way round
}
Question-Each = { $amount } each
Question-ThePot = the pot
Question-And = { $rest }, and { $last }

## The settlement sheet

Sheet-NotSettled = Not settled yet; these are the figures so far.
Sheet-Rounded = Everybody is rounded down to a multiple of { $multiple } [12.1].
Sheet-Took = { $player } takes the pot of { $amount } [12.3].
Sheet-NoPot = Nothing is in the pot [12.1].
Sheet-NobodyPays = Nobody pays anything [12.4].

## What lies on the table

picture-none = No tile lies on the table.
OnTable-NoLine = No tile lies in the line yet.
OnTable-Ends = Ends: { $signs }.
OnTable-Ordinary = o ordinary
OnTable-Matador = m matador
OnTable-OnlyDouble = od only a double (*)
OnTable-OnlyDoubleOrMatador = md only a double or a matador (*)
OnTable-Shut = x shut for now
OnTable-First = First: { $arms }.
OnTable-FirstTiles = { $arm }{ $tiles ->
    [one] { "" }
   *[other] { " " }({ $tiles } tiles)
}
OnTable-OpenByRule = Open, { $rule }: { $ends }.
OnTable-Open = Open: { $ends }.
OnTable-NoneOpen = No arm is open.
OnTable-OpenEnd = { $arm } { $end }{ $rule ->
    [none] { "" }
   *[other] { " " }{ $rule }
}{ $needs ->
    [Any] { "" }
    [Double] { " " }(only a double)
   *[DoubleOrMatador] { " " }(only a double or a matador)
}

## Drawings

InDrawing-ClosedBy = { Ending-Closed } ({ $player })
InDrawing-OnSet = { $player } on set
InDrawing-Shut = shut
InDrawing-Takes = { $needs ->
    [Double] a double
    [DoubleOrMatador] a double or matador
   *[Any] { $rule }
}

## Tables of chips

Chips-Taken = Everybody takes { $chips } units [1.3].
Chips-TakenIn = Everybody takes { $chips } units: { $pieces } [1.3].
Chips-HandOver = Hand { $hand }, { game }: { ending }.
has-left = { $player } (left)
the-pot = the pot
Chips-Nos = nos
Chips-Out = out

## The cards of the games

OnCard-SeeBelow = see below
OnCard-Type = Type announce and the number, like announce 2; but announce and words for these:
OnCard-Holes = RULE: ordinary or matador; OTHER: the other one. SIDE: left, right, 0 to 6. N: 1 to 4.
OnCard-Extra = The house rules have further games [4.11]:
OnCard-InWords = { $words } [{ $article }]
OnCard-InWordsOn = { $words } on { $set } [{ $article }]
OnCard-SetVaries = any; for crosses a double
OnCard-Ordinary = equal ends [4.2].
OnCard-Matador = ends make 7; 0-0, 6-1, 5-2, 4-3 fit any end, a blank only these [4.3].
OnCard-Course11 = a line by the named rule: first a tile here, then one there; or first 1 to 4 on one side [4.6]. Then perhaps the other rule [4.7].
OnCard-Course12 = a line: ordinary on the named side, matador on the other; perhaps first 1 to 4 on one side. A cross: ordinary east and west, else matador [4.8].
OnCard-Course17 = a cross: first east and west, matador; then north and south, ordinary; then all. Double cross: the second tile on each a double [4.10].
OnCard-Note10 = a first double ends its arm [4.5].
OnCard-Course = { $course } [{ $article }].
OnCard-Line = a line
OnCard-Triangle = a triangle
OnCard-TriangleToCross = a triangle that becomes a cross
OnCard-Cross = a cross
OnCard-EachArm = a tile on each arm
OnCard-AroundBlank = 6-1, 5-2 and 4-3 around 0-0
OnCard-FourthSide = a blank on the fourth side
OnCard-OneSide = tiles on one side
OnCard-Named = by the named rule
OnCard-Other = by the other rule
OnCard-Volapuk = ordinary on one side, matador on the other
OnCard-First = { $course }: first { $step }
OnCard-Then = { $course }; then { $step }
OnCard-SecondDouble = ; the second tile on each arm a double
OnCard-SecondDoubleOrMatador = ; the second tile on each arm a double or a matador

## At the prompt

AtPrompt-Asks = { $player } asks to be paid for the tile last laid [7.3]
AtPrompt-AsksToo = asks for the payment [7.3]; { $ruling }
AtPrompt-Closes = { $player } says that no tile can be played any more [9.1]
AtPrompt-Foul = foul [{ $article }]
AtPrompt-FoulOf = foul { $articles }{ $cost }: { $sentence }
AtPrompt-Waived = , waived
AtPrompt-ToEach = , { $amount } each
AtPrompt-Laid = { $tile } on { $way-arm }, { $way-open } is open
AtPrompt-AtOnce = { $tile } on { $way-arm } at once, { $way-open } is open; this costs a turn [7.5]
AtPrompt-Lies = on { $way-arm }, { $way-open } is open
AtPrompt-Opens = opens { $ways }
AtPrompt-OpensOn = { $way-open } on { $way-arm }
AtPrompt-MoreFollows = more follows
AtPrompt-Shows = shows { $end }, { $rule }

## Who can hold what

holds-none = Nothing is known of the hands before the set.

## The law

law-title = Nos, the Dutch domino game for three to five players
law-name = Nos
who-plays = three to five play Nos
unit = chips
moves = payments

## What can be typed

verb-law = the edition of the rulebook, as the very first entry
verb-seat = the players, clockwise; once, before the first deal
verb-settle = the session ends and everyone is rounded down
verb-void = the hand is abandoned and its payments go back
question-show = the layout
question-legal = every tile that could be played, or one tile; now or before an entry
question-balances = everyone's chips
keyword-on = where it lies: an arm, or the number it shows
keyword-claim = the player asks for the double's payment [7.3]
keyword-stands = it breaks the rules of this game, and stays [11.13]
keyword-waive = the table waives the penalty [11.10]
keyword-drawn = it was drawn for the set [3.2]
keyword-kept = they were looked at, and are kept [2.6]
keyword-returned = they went back unseen [2.6]
keyword-after = the newcomer sits after this player
keyword-first = a condition [4.6]
keyword-then = the next step
keyword-here = first here, then there [4.10]
keyword-there = first here, then there [4.10]
keyword-ordinary = equal numbers touch [4.2]
keyword-matador = the touching ends add up to 7 [4.3]
keyword-ordinary-cross = a game on a cross [4.4]
keyword-ordinary-double-cross = a game on a cross [4.4]
keyword-matador-cross = a game on a cross [4.4]
keyword-matador-double-cross = a game on a cross [4.4]
keyword-double-cross = a game on a cross [4.4]
keyword-volapuk = ordinary on one side, matador on the other [4.8]
keyword-volapuk-cross = ordinary on two sides, matador on two [4.8]
keyword-volapuk-double-cross = ordinary on two sides, matador on two [4.8]
keyword-triangle = on 0-0 [4.4]
keyword-triangle-double-cross = on 0-0 [4.4]
keys-lot = the tiles drawn, clockwise: 6341
keys-dealt = 66 for who is on set, anna 66, 42d for a tile that was drawn
keys-set = a2; in words, the beginning of each is enough: a o f 3 on left
keys-play = 64 plays, 6>4 if the 6 touches, 64e on east, 44c claims, dirk 64 for another; d3 draws 3
keys-over = the tiles of the player named, with or without blanks: 6320
keys-billitonnen = 36 turns a tile, 36 on right where it fits both ends
keyword-covering = { foul-covering }
keyword-showing = { foul-showing }
keyword-advice = { foul-advice }
keyword-asking = { foul-e }
keyword-drew-with-double = { foul-drew-with-double }
keyword-passed-able = { foul-passed-able }
keyword-no-draw = { foul-no-draw }
verb-join = a newcomer between hands, after the player named or in the last seat
verb-retire = a player leaves between hands
verb-pot = the player who takes the pot, after settle
verb-billitonnen = the pot is played for here, after settle
verb-recount = chips counted at the table, compared with the book
verb-reshuffle = nobody has a double in a first hand
verb-short = a player took N tiles too few
verb-excess = a player took N tiles too many
verb-set = the first tile, as it lies from left to right
verb-announce = the game, by its number or in words
verb-declare = doubles laid face up
verb-draw = tiles from the boneyard; without N, one tile
verb-claim = asks to be paid for the double last played
verb-pass = no tile to play and none to draw
verb-wait = "I wait": the turn missed for an immediate double
verb-nos = a player says "nos"; the 5 are paid without it
verb-block = "I block": no tile can be played any more
verb-refute = shows a tile that can be played, against an open close
verb-uphold = the drawing is over and nobody can play: the close is right
verb-foul = a foul that only the table saw
verb-reveal = the tiles still held at the end of the hand
verb-count = just the spots still held at the end of the hand
verb-lot = the tiles drawn as lots
verb-starter = for three players, the tile left over, laid as the set
verb-flip = a tile turned in the play for the pot
question-games = the card of the seventeen games

## Words of the table

said-pays = Payments are worked out for you. To check the chips, type recount and what each has counted

## What is expected in a line

kind-arm = an arm
    .how = : left, right, north, east, south, west or the number it shows
kind-kept = kept or returned
kind-foul = a kind of foul
    .how = : covering, showing, advice, asking, drew-with-double, passed-able or no-draw
kind-side = a side
    .how = : left, right or the number it shows
kind-game = a game
    .how = , like 2 or ordinary-cross
kind-game-word = a further word of the game
    .how = ; games has them
kind-tiles = a number of tiles
    .how = , 1 to 4
kind-condition = the first step
    .how = : a side, like left then right, or a number of tiles, like 3 on left
kind-on-or-then = on or then
    .how = : 3 on left for three tiles, 3 then 5 for the sides
kind-ordinary-or-cross = ordinary or ordinary-cross
kind-ordinary-cross-or-double = ordinary-cross or ordinary-double-cross
kind-matador-cross-or-double = matador-cross or matador-double-cross

## What cannot be read

read-misplaced = "{ $found }" cannot come here; a play ends with on ARM, then claim or stands, then waive
read-no-game = "{ $found }" is not a game; the games have the numbers 1 to 17
read-other-game = "{ $found }" is not the game of the number before it; type the number or the words

## House rules

house-chips-start = units that every player starts with
house-chips-round = totals are rounded down to a multiple of this
house-payments-double_blank = the worth of the double blank as a double
house-payments-drawn_factor = the factor for a double drawn for the set
house-payments-nos = the payment of each opponent to the first player out
house-payments-close = the payment of each player still in for a right close
house-penalties-standard = the usual penalty, to each opponent
house-penalties-passed_able = the penalty for passing while able to play, to each opponent
house-house-wait_breaks_payment = a turn missed with "I wait" counts as lying between two tiles
house-house-set_counts = the double that was set is one of those that the player on set declares
house-house-extra_games = the further games may be announced

## Games

game-1 = ordinary
game-2 = ordinary cross
game-3 = ordinary double cross
game-4 = matador
game-5 = matador cross
game-6 = matador double cross
game-7 = ordinary cross, then matador
game-8 = ordinary cross, then matador double cross
game-9 = matador cross, then ordinary
game-10 = matador cross, then ordinary double cross
game-11 = ordinary or matador, with a condition
game-12 = volapük: line, cross or double cross
game-13 = triangle (colonel cross)
game-14 = triangle double cross (general cross)
game-15 = triangle, then ordinary
game-16 = triangle, then ordinary cross
game-17 = matador here then there, then ordinary cross or double cross
game-triangle-then-ordinary-double-cross = triangle, then ordinary double cross
game-volapuk-ordinary-SIDE-first-SIDE-then-SIDE = volapük, here then there
game-ordinary-first-here-then-there-then-matador-cross = ordinary here then there, then matador cross
game-ordinary-first-here-then-there-then-matador-double-cross = ordinary here then there, then matador double cross

## What points are for

cause-set = for the set
cause-declared = for the declared doubles
cause-double = for the double
cause-nos = for nos
cause-close = for the close
cause-close-back = back for the close
cause-count = by the count
cause-rounding = in rounding down
cause-pot = from the pot

## Fouls

foul-short = for taking too few tiles
foul-excess = for taking too many tiles
foul-b = for setting without being on set
foul-a = for a tile that does not follow the game
foul-c = for a tile out of turn
foul-d = for a tile instead of "I wait"
foul-e = for { foul-e.called }
    .called = asking for what is not due
foul-stock = for drawing from the last two tiles
foul-pass = for passing with tiles left to draw
foul-nos = for saying nos with tiles in hand
foul-wrong-close = for the wrong close
foul-covering = for { foul-covering.called }
    .called = covering tiles
foul-showing = for { foul-showing.called }
    .called = showing tiles
foul-advice = for { foul-advice.called }
    .called = advice
foul-drew-with-double = for { foul-drew-with-double.called }
    .called = drawing for the set with a double in hand
foul-passed-able = for { foul-passed-able.called }
    .called = passing while able to play
foul-no-draw = for { foul-no-draw.called }
    .called = not drawing

## What is denied

denied-concealed = hid a tile
denied-passed-able = passed
denied-drew-with-double = drew for the set
denied-higher-double = denied a higher double than the set

## What a season counts

column-hands = hands
    .what = hands played to their count
column-on_set = on set
    .what = sets laid
column-nos = nos
    .what = times first out
column-closes_right = closes
    .what = right closes
column-closes_wrong = wrong closes
    .what = wrong closes
column-doubles = doubles
    .what = doubles paid by the previous player, or immediate doubles
column-fouls = fouls
    .what = fouls under any article, including waived ones
column-penalties = penalties
    .what = chips paid for fouls

## The sheet

source-sets = sets
source-doubles = doubles
source-declared = declared doubles
source-nos = nos
source-closes = closes
source-counts = counts
source-penalties_paid = penalties paid
source-penalties_received = penalties received
source-rounding = rounding
source-pot = the pot

## Headings

heading-end = end
heading-spots = spots
heading-held = held
heading-number = no.
heading-game = game
heading-set = the set must be
heading-words = announce in words

## Cards

fact-set = Set
fact-play = Play
fact-ordinary = Ordinary
fact-matador = Matador
fact-note = Note

## Other words

no-such-game = "{ $game }" is not a game; a game is a number from 1 to 17, or the words that nos games lists
