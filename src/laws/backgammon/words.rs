//! The events of backgammon and the reasons for refusals. `words.en.ftl` has the sentences.

use super::position::{Dice, Play, Position};
use super::verbs::{TypedPlay, Way};
use nos_base::{Incidental, Name, PlayerId, messages, never_a_variable};
use nos_law::objection;

never_a_variable!(Play, Position);

messages! {
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

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// The opening throws. `begins` is `None` if they are equal; `doubled` is the value of the
        /// cube after an automatic double.
        Threw(first: PlayerId, number: u8, second: PlayerId, other: u8, begins: Option<PlayerId>, doubled: Option<i64>, crawford: bool),
        Rolled(player: PlayerId, dice: Dice),
        /// A roll before the other player's turn is over, with its numbers if they were typed.
        TooEarly(player: PlayerId, dice: Option<Dice>) = 8 3,
        Cocked(player: PlayerId) = 8 1,
        /// `done` holds the single steps; `after` is seen by the player, as in all events.
        Moved(player: PlayerId, play: TypedPlay, hits: u32, dice: Incidental<Dice>, done: Incidental<Play>, after: Incidental<Position>) = 2 1,
        /// An illegal play; `after` is `None` if it could not stand.
        GoesBack(player: PlayerId, play: TypedPlay, wrong: Wrong, after: Incidental<Option<Position>>),
        Stands(player: PlayerId, play: TypedPlay, wrong: Wrong, dice: Incidental<Dice>, after: Incidental<Position>),
        /// The opponent rolls or doubles before an illegal play is corrected, so it stands.
        Accepts(player: PlayerId, other: PlayerId, play: TypedPlay, dice: Incidental<Dice>, after: Incidental<Position>) = 8 2,
        Passed(player: PlayerId, able: bool, dice: Incidental<Dice>, after: Incidental<Position>),
        Doubled(player: PlayerId, value: i64) = 6 1,
        DoublesWrongly(player: PlayerId, wrong: Wrong),
        Taken(player: PlayerId, value: i64) = 6 2,
        Beavered(player: PlayerId, value: i64) = 7 2,
        Dropped(player: PlayerId),
        Resigned(player: PlayerId, times: u8),
        MatchWon(player: PlayerId) = 7 4,
        Owes(player: PlayerId, to: PlayerId, amount: i64),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Why {
        MatchOver(name: Name) = 7 4,
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
