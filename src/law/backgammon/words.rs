//! What becomes of an act of backgammon, and why one is refused. The sentences are in `words.en.ftl`.

use super::position::Step;
use super::verbs::{Dice, Typed, Way};
use crate::law::game;
use crate::table::article::{Article, article};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::{never_a_variable, told};

never_a_variable!(Step);

told! {
    /// Why a play is not in order.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Fault {
        /// Who is on the bar enters first.
        OnBar,
        /// More numbers can be played.
        Incomplete,
        NotInOrder,
    }
}

impl Fault {
    /// The article that says so, besides the one on illegal plays.
    pub fn article(self) -> Option<Article> {
        match self {
            Fault::OnBar => Some(article(3, 2)),
            Fault::Incomplete => Some(article(2, 4)),
            Fault::NotInOrder => None,
        }
    }
}

told! {
    /// Why a double is void.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Undue {
        /// He is not about to roll.
        NotToRoll,
        Cocked,
        NotHisCube,
        Crawford,
    }
}

told! {
    /// What becomes of an act.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// Both throw for the first turn. `begins` is nobody if they are equal; `doubled` is the value of a cube that turns by itself.
        Threw { first: PlayerId, number: u8, second: PlayerId, other: u8, begins: Option<PlayerId>, dice: Dice, doubled: Option<i64>, crawford: bool },
        Rolled(player: PlayerId, dice: Dice),
        /// A roll before the turn of the other is over; its numbers, if they were told.
        TooEarly(player: PlayerId, dice: Option<Dice>),
        Cocked(player: PlayerId),
        Moved { player: PlayerId, play: Typed, steps: Vec<Step>, hits: u32 },
        GoesBack { player: PlayerId, play: Typed, fault: Fault },
        /// A play that is not in order, and was accepted.
        Stands { player: PlayerId, play: Typed, fault: Fault, steps: Vec<Step> },
        /// He passes, and whether he could have played.
        Passed { player: PlayerId, able: bool },
        Doubled { player: PlayerId, value: i64 },
        DoublesWrongly { player: PlayerId, undue: Undue },
        Taken { player: PlayerId, value: i64 },
        Beavered { player: PlayerId, value: i64 },
        Dropped(player: PlayerId),
        Resigned { player: PlayerId, times: u8 },
        MatchWon(player: PlayerId),
        /// At the end of a session for money.
        Owes { player: PlayerId, to: PlayerId, amount: i64 },
    }
}

told! {
    /// Why an act cannot have happened as typed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        MatchOver { name: Name },
        /// Each throws one die.
        TwoThrows,
        /// A game counts three times at most.
        ManyTimes,
        /// The throws were equal, and nobody has begun.
        ThrowAgain,
        DoubleOpen,
        HasRolled { name: Name },
        NotRolled { name: Name },
        NotToRoll { name: Name },
        /// The other is not playing.
        NotEarly { name: Name },
        NotOnTurn { name: Name },
        NoChecker { way: Way, name: Name },
        /// Both would have checkers on this point.
        TwoColours { play: Typed, point: u8 },
        ManyPlays { play: Typed },
        InOrder { play: Typed },
        CanPlay { name: Name },
        CanPass { name: Name },
        NoCube,
        CubeFull,
        NoDouble,
        NoBeavers,
        OneBeaver,
    }
}

impl game::Why for Why {
    fn article(&self) -> Option<Article> {
        Some(match self {
            Why::MatchOver { .. } => article(7, 4),
            Why::ThrowAgain | Why::TwoThrows => article(1, 3),
            Why::DoubleOpen => article(6, 2),
            Why::ManyTimes => article(5, 5),
            Why::CanPlay { .. } | Why::CanPass { .. } => article(2, 5),
            Why::TwoColours { .. } => article(2, 1),
            Why::InOrder { .. } => article(8, 2),
            Why::CubeFull => article(6, 3),
            Why::NoBeavers | Why::OneBeaver => article(7, 2),
            _ => return None,
        })
    }
}
