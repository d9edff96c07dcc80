//! What becomes of an act of backgammon, and why one is refused. The sentences are in `words.en.ftl`.

use super::position::{Dice, Play, Position};
use super::verbs::{TypedPlay, Way};
use nos_base::table::name::Name;
use nos_base::table::seat::PlayerId;
use nos_base::words::message::Incidental;
use nos_base::{messages, never_a_variable};
use nos_law::objection;

never_a_variable!(Play, Position);

messages! {
    /// Why a play or a double is not in order.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Wrong {
        OnBar = 3 2,
        Incomplete = 2 4,
        Lower = 2 4,
        Backward(step: Way) = 2 1,
        NoNumber(step: Way) = 2 2,
        Shut(point: u8) = 2 1,
        NoRest(step: Way) = 2 2,
        Outside(step: Way) = 4 1,
        Higher(step: Way) = 4 2,
        NotToRoll = 6 1,
        Cocked = 6 1,
        NotHisCube = 6 1,
        Crawford = 7 4,
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// Both throw for the first turn. `begins` is nobody if they are equal; `doubled` is what a cube that turns by itself
        /// shows then.
        Threw(first: PlayerId, number: u8, second: PlayerId, other: u8, begins: Option<PlayerId>, doubled: Option<i64>, crawford: bool),
        Rolled(player: PlayerId, dice: Dice),
        /// A roll before the turn of the other is over; its numbers, if they were told.
        TooEarly(player: PlayerId, dice: Option<Dice>) = 8 3,
        Cocked(player: PlayerId) = 8 1,
        /// A play, the single steps that it is, and the position after it as the player sees it.
        Moved(player: PlayerId, play: TypedPlay, hits: u32, dice: Incidental<Dice>, done: Incidental<Play>, after: Incidental<Position>) = 2 1,
        /// A play that is not in order, and the position after it, if it could have stood.
        GoesBack(player: PlayerId, play: TypedPlay, wrong: Wrong, after: Incidental<Option<Position>>),
        /// A play that is not in order, and was accepted.
        Stands(player: PlayerId, play: TypedPlay, wrong: Wrong, dice: Incidental<Dice>, after: Incidental<Position>),
        /// The other rolls or doubles while such a play is not mended, so it stands as it was made.
        Accepts(player: PlayerId, other: PlayerId, play: TypedPlay, dice: Incidental<Dice>, after: Incidental<Position>) = 8 2,
        Passed(player: PlayerId, able: bool, dice: Incidental<Dice>, after: Incidental<Position>),
        Doubled(player: PlayerId, value: i64) = 6 1,
        DoublesWrongly(player: PlayerId, wrong: Wrong),
        Taken(player: PlayerId, value: i64) = 6 2,
        Beavered(player: PlayerId, value: i64) = 7 2,
        Dropped(player: PlayerId),
        Resigned(player: PlayerId, times: u8),
        MatchWon(player: PlayerId) = 7 4,
        /// At the end of a session for money.
        Owes(player: PlayerId, to: PlayerId, amount: i64),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        MatchOver(name: Name) = 7 4,
        /// The score that is carried over wins a match of this length.
        WinsByCarry(name: Name, to: i64) = 7 5,
        TwoThrows = 1 3,
        ManyTimes = 5 5,
        ThrowAgain = 1 3,
        DoubleOpen = 6 2,
        HasRolled(name: Name),
        NotRolled(name: Name),
        NotToRoll(name: Name),
        NotEarly(name: Name),
        NotOnTurn(name: Name),
        NoChecker(way: Way, name: Name),
        TwoColours(play: TypedPlay, point: u8) = 2 1,
        ManyPlays(play: TypedPlay),
        /// It is said to hit somebody.
        InOrder(play: TypedPlay) = 8 2,
        CanPlay(name: Name) = 2 5,
        CanPass(name: Name) = 2 5,
        NoCube,
        CubeFull = 6 3,
        NoDouble,
        NoBeavers = 7 2,
        OneBeaver = 7 2,
    }
}

impl objection::Reason for Why {}
