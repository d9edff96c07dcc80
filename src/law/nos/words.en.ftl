# The words of Nos in English.
#
# A message is named for what happens; its variables are what is known of it. An event can have a `heading`
# and something told in `passing`: two rulings that differ only in these are the same. A refusal can have
# `advice`, what to type instead.

and = { $rest } and { $last }

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

Event-LawNamed = Judged by edition 1 of the rulebook.
Event-Seated = { $names } sit down, clockwise.
Event-HouseTurned = House rule: { $setting }.
Event-Joined = { $name } joins.
Event-Left = { $player } leaves.
Event-Settled = The session is settled.
Event-PotEmpty = Nothing is in the pot, so all is done.
Event-PotTaken = { $player } takes the pot.
Event-BillitonnenBegun = Billitonnen: each player draws a tile for the lead.
Event-Recounted = The count agrees with the book.
Aside-More = { $player } has { $difference } more than the book: { $chips } counted, { $book } in the book.
Aside-Less = { $player } has { $difference } less than the book: { $chips } counted, { $book } in the book.
Event-Noted = Noted.
Event-Dealt = { $opens ->
    [Player] { $opens-shuffles } shuffles. { each }, { $boneyard } in the boneyard. { $opens-on_set } is on set.
   *[HighestDouble] Anyone shuffles. { each }, { $boneyard } in the boneyard. The highest double is set.
}
    .heading = Hand { $hand }.
each = { $each ->
    [one] 1 tile each
   *[other] { $each } tiles each
}
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
    [OutOfTurn] { $manner-later ->
        [yes] { $player } plays { $tile } on { $way-arm } at once and will miss the first turn on which { $way-arm } is open; { $way-open } is open.
       *[no] { $player } plays { $tile } on { $way-arm } at once and will miss a turn; { $way-open } is open.
    }
   *[Stands] { $player } played { $tile } on { $way-arm }, which does not follow the game, was noticed too late and stays; { $way-open } is open.
}
Event-DuePaid = { $player } asks for payment for { $tile } and is paid.
Event-Out = { $first ->
    [yes] { $player } is out: nos.
   *[no] { $player } is out.
}
Event-CloseCalled = { $outcome ->
    [RightAtOnce] { $player } closes rightly, since no unplayed tile fits.
    [KnownTile] { $player } closes wrongly, since { $outcome-tile } fits and is known to be in the hand of { $outcome-holder }.
    [TooManyFit] { $player } closes wrongly, since { $outcome-fit } unplayed tiles fit and only { $outcome-hidden } can stay hidden.
    [OpenToTheLastHand] { $player } closes; the tiles of { $outcome-last } decide when they are shown.
   *[other] { $player } closes; that stays open until it is refuted or upheld.
}
Event-CloseDecided = { $outcome ->
    [Refuted] The close is wrong: { $outcome-holder } has { $outcome-tile }, which can be played.
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
    [Loser] { $next-player } will be on set.
    [Lots] { $next-players } are level and draw lots for the set.
   *[HighestDouble] The highest double opens the next hand.
}
Event-HandScored = { next-set }
Event-LotsDrawn = { next-set }
Event-FellBelowZero =
    .passing = { $player } falls below zero, to { $chips }.
Event-Voided = The hand is abandoned, and its payments are reversed.
Event-Lead = { $player } leads.
Event-Started = { $set-left }-{ $set-right } lies as the set.
Event-TileFlipped = { $to ->
    [Set] { $player } turns { $tile }: it is the set.
    [Left] { $player } turns { $tile } and plays it on the left.
    [Right] { $player } turns { $tile } and plays it on the right.
   *[Back] { $player } turns { $tile }: it does not fit and goes to the end of the row.
}

## Fouls, and what is paid for them
#
# A foul without a sentence is told by what happens.

Aside-Foul = Foul: { $sentence }
Aside-Waived = The table waives the penalty.
Foul-Short =
    .purpose = for taking too few tiles
Foul-Excess =
    .purpose = for taking too many tiles
Foul-NotOnSet = { $player } is not on set; { $tile } goes back face up.
    .purpose = for setting without being on set
Foul-NoDoubleSet = the set must be a double from hand or a drawn tile; { $tile } goes back face up to { $player }.
    .purpose = for a tile that does not follow the game
Foul-Illegal = { $tile } as played does not follow the game; it goes back face up to { $player }, who plays another tile.
    .purpose = for a tile that does not follow the game
Foul-Stands =
    .purpose = for a tile that does not follow the game
Foul-OutOfTurn = { $player } is not on turn; { $tile } goes back face up.
    .purpose = for a tile out of turn
Foul-NoWait = { $player } must say "I wait"; { $tile } goes back face up.
    .purpose = for a tile instead of "I wait"
Foul-DoubleNotDue = no payment is due to { $player }.
    .purpose = for asking for what is not due
Foul-DeclaredNotDue = nothing is paid for these tiles.
    .purpose = for asking for what is not due
Foul-LaterNos = another player was out before { $player }.
    .purpose = for asking for what is not due
Foul-CloseNotJustPlayed = { $player } has not just played, and only who has may close.
    .purpose = for asking for what is not due
Foul-CloseTwice = { $player } has already announced a close with this tile.
    .purpose = for asking for what is not due
Foul-LastTwo = the last two tiles are not drawn.
    .purpose = for drawing from the last two tiles
Foul-PassWithBoneyard = { $player } passes with more than two tiles in the boneyard.
    .purpose = for passing with tiles left to draw
Foul-WrongNos = { $player } still has tiles.
    .purpose = for saying nos with tiles in hand
Foul-WrongClose =
    .purpose = for the wrong close
Foul-Covering = { $player } covered tiles.
    .purpose = for covering tiles
Foul-Showing = { $player } showed tiles.
    .purpose = for showing tiles
Foul-Advice = { $player }, without tiles, gave advice.
    .purpose = for advice
Foul-Asking = { $player } asked for a payment that is not due.
    .purpose = for asking for what is not due
Foul-DrewWithDouble =
    .purpose = for drawing for the set with a double in hand
Foul-PassedAble =
    .purpose = for passing while able to play
Foul-NoDraw = { $player } did not draw after the close.
    .purpose = for not drawing

## Payments

Cause-Set = for the set
Cause-Declared = for the declared doubles
Cause-Double = for the double
Cause-Nos = for nos
Cause-Close = for the close
Cause-Count = by the count
Cause-Rounding = in rounding down
Cause-Pot = from the pot
Cause-Void = back

Payment-FromPot = { $payee } takes { $amount } from the pot
Payment-IntoPot = { $payers-number ->
    [one] { $payers } rounds down and pays { $amount } into the pot
   *[other] { $payers } round down and pay { $amount } each into the pot
}
Payment-ByOne = { $payees-number ->
    [one] { $payer } pays { $payees } { $amount } { $purpose }
   *[other] { $payer } pays { $payees } { $amount } each { $purpose }
}
Payment-ToOne = { $payers-number ->
    [one] { $payers } pays { $payee } { $amount } { $purpose }
   *[other] { $payers } pay { $payee } { $amount } each { $purpose }
}

## Corrections

Change-TakenBack = Taken back: { $paid } (#{ $no }).
Change-Added = Added: { $paid } (#{ $no }).
Change-Changed = { $paid } instead of { $before } (#{ $no }).
Change-FromPot = the pot's { $amount } to { $to }
Change-Paid = { $from } pays { $to } { $amount } { $purpose }
Change-Pot = the pot
Aside-NobodyHasChips = Nobody has chips yet.
Aside-Balances = Balances: { $accounts }.

## Why an entry is refused

Refusal-NotNow = { $need ->
    [Unsettled] the session is settled
    [Hand] no hand is under way
    [Set] the set does not lie yet
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
    [0] It must end first, or: void
   *[other] Type: reveal { $uncounted-first } and the tiles, or: void
}
Refusal-SetLies = the set lies already: { $tile } (#{ $no })
Refusal-AnnounceFirst = { $name } must announce first: announce 2
    .advice = games shows the card
Refusal-AnnouncedAlready = the game is announced already (#{ $no })
    .advice = To change it: fix { $no } announce 3
Refusal-NobodySeated = nobody is seated yet
    .advice = Type: seat Anna Bram Cees
Refusal-LawNotFirst = law can only be the very first entry
Refusal-UnknownLaw = edition { $edition } of the rulebook is not known here; this program judges by edition 1
Refusal-AlreadySeated = the players are seated already
    .advice = A newcomer comes between hands: join Eva after Bram
Refusal-TooFewOrMany = three to five players are needed, not { $players }
Refusal-NameUsed = the name { $name } has been used this session
    .advice = Take another name
Refusal-HouseTooLate = house rules are set before the first deal
Refusal-StartTooLate = { $name } has left, so what everybody starts with stays as it is
Refusal-TableFull = all five seats are taken
Refusal-UnknownName = nobody here is called { $typed }; seated are { $seated }
Refusal-AmbiguousName = several names begin with { $typed }: { $meant }
    .advice = Type: more of the name
Refusal-HasLeft = { $name } has left
Refusal-WhoAsks = say who asks: no tile has been laid yet
# After the advice stands each name, and TILE.
Refusal-LotsFirst = { $names } draw lots first
    .advice = Type: lot
Refusal-MustDrawLots = { $name } must draw lots before leaving
Refusal-NoLots = no lots are to be drawn now
Refusal-WrongLots = lots are drawn by { $names }, one tile each
    .advice = Type: lot
Refusal-TileTwice = { $tile } is named twice
Refusal-NameTwice = { $name } is named twice
Refusal-NotFirstHand = tiles are dealt again only in a first hand, before the set
Refusal-DoubleKnown = { $name } is known to hold { $tile }
Refusal-IrregularTwice = an irregular deal of { $name } is already recorded in this hand
Refusal-NoTileLeft = { $name } would be left without a tile
Refusal-FewerThanKnown = { $name } is known to hold { tiles }, and would be left with fewer
Refusal-BoneyardTooSmall = the boneyard has { $boneyard } tiles, and two must be left
Refusal-WhoSets = say who sets: in a first hand nobody is on set yet
Refusal-DrawnInFirstHand = in a first hand nobody draws for the set
Refusal-DrawnByAnother = only { $on_set }, who is on set, draws for the set
Refusal-DrawnWasKnown = { $tile } was already in the hand of { $name }, so it was not drawn
Refusal-NothingToDraw = only two tiles are in the boneyard, and they are not drawn
Refusal-AlreadyLies = { $no ->
    [none] { $tile } already lies
   *[other] { $tile } already lies, laid at #{ $no }
}
Refusal-KnownElsewhere = { $tile } is known to be in the hand of { $name }
Refusal-NotHis = { $tile } is not in the hand of { $name }, which is known to be { $known }
Refusal-NoTiles = { $name } has no tiles
Refusal-NoGame = { $why ->
    [SetNeeded] for this game the set must be { $why-needed ->
        [Any] { SetNeeded-Any }
        [Double] { SetNeeded-Double }
        [DoubleWithSpots] { SetNeeded-DoubleWithSpots }
       *[DoubleBlank] { SetNeeded-DoubleBlank }
    }
    [ExtraGamesOff] this game may be announced only where the house rule house.extra_games is on
    [SameSide] first here, then there: name both sides, not one of them twice
    [NoSideShows] no side of the set shows { $why-end }; say left or right
    [BothSidesShow] both sides of the set show { $why-end }; say left or right
   *[NeedsWords] { $why-number ->
        [11] no. 11 needs words
        [12] no. 12 needs words
        [17] no. 17 needs words
       *[other] there is no game number { $why-number }; the games are 1 to 17
    }
}
    .advice = { $why ->
    [NeedsWords] { $why-number ->
        [11] Type: announce ordinary first left then right
        [12] Type: announce volapuk ordinary left
        [17] Type: announce matador first here then there then ordinary-cross
       *[other] { "" }
    }
   *[other] { "" }
}
Refusal-DeclaredTwice = { $name } has already declared in this hand
Refusal-MoreThanHeld = { $name } holds only { tiles }, those already known included
Refusal-NotHisTurn = it is the turn of { $turn }, not of { $name }
Refusal-MustWait = { $name } must say "I wait"
    .advice = Type: wait
Refusal-NoWaitDue = { $name } has no turn to miss now
Refusal-KnownPlayable = { $name } is known to hold { $tile }, which can be played, and so cannot pass
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
Refusal-StandsNoEnd = { $tile } has no end with { $end }
Refusal-StandsInOrder = { $tile } follows the game there
    .advice = Leave out: stands
Refusal-CloseIsOpen = a close is open: it must be refuted or upheld first
    .advice = Type: refute NAME TILE, or uphold
Refusal-OnlyDrawing = the hand is closed: { $name } draws all tiles but two
Refusal-Lapsed = too late: another player has acted since { $name } played { $tile }
Refusal-DoesNotRefute = { $tile } cannot be played anywhere, so it does not refute the close
Refusal-KnownToFit = { $name } is known to hold { $tile }, which can be played
    .advice = Type: refute { $name } { $tile }
Refusal-DrawFirst = all tiles but two must be drawn first, { $tiles } more
    .advice = Type: draw { $tiles }
Refusal-NoSuchFoul = { $foul ->
    [Advice] { $name } still has tiles; advice is a foul of players without tiles
    [PassedAble] { $name } has not passed, or every pass is already ruled on
    [DrewWithDouble] { $name } did not draw for the set, or that is already ruled on
    [NoDraw] { $name } has nothing to draw now
   *[other] { $name } cannot have done this now
}
Refusal-WrongNumber = { $name } holds { tiles }, not { $given }
Refusal-LeavesOut = { $tile } is known to be in the hand of { $name } and must be among them
Refusal-CountedTwice = the tiles of { $name } are already counted
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
Refusal-InLine = { $tile } already lies in the line
Refusal-InRow = { $tile } is known to lie elsewhere in the row of { $name }
Refusal-NotFirstInRow = { $first } lies first in the row of { $name }, not { $tile }
Refusal-BothEnds = { $tile } fits both ends; say on left ({ $left }) or on right ({ $right })
Refusal-NotOnThatEnd = { $tile } does not fit on { $end }
Refusal-NoEndYet = the first tile of the line lies by itself
    .advice = Leave out: on
