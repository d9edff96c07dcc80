//! What can be typed when: the verbs that make sense in each phase of an evening, whether or not they
//! would be in order. A claim and a close are among them as long as they can be spoken, due or not.

use crate::law::nos::hand::{Hand, Table};
use crate::law::nos::round::Stage;
use crate::law::nos::ruling::NextSet;
use crate::law::nos::session::{Progress, Session};
use crate::speech::Verb;
use crate::speech::verb::{Group, VERBS};

/// A phase of an evening, as far as it decides what is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Phase {
    /// Nobody sits yet.
    Lobby,
    /// Before the first deal.
    Seated,
    /// Between hands.
    Between,
    /// Between hands, and lots are to be drawn for the set.
    Lots,
    /// Dealt, and no set lies.
    Dealt,
    /// The set lies, and no game is announced.
    Set,
    /// Immediate doubles may still be played.
    Opening,
    /// Tiles are played.
    Play,
    /// A close is open.
    Claimed,
    /// The hand is closed, and what is due is drawn.
    Closed,
    /// The hand is over, and is counted.
    Over,
    /// The session is settled.
    Settling,
    /// Billitonnen is played.
    Billitonnen,
    /// All is done.
    Finished,
}

impl Phase {
    /// The phase that a session is in.
    pub fn of(session: &Session) -> Phase {
        match session.progress() {
            Progress::Lobby => Phase::Lobby,
            Progress::Between(_) if session.hands() == 0 => Phase::Seated,
            Progress::Between(_) => match session.next_set() {
                NextSet::Lots(_) => Phase::Lots,
                NextSet::HighestDouble | NextSet::Loser(_) => Phase::Between,
            },
            Progress::Hand(hand) => Phase::of_hand(hand),
            Progress::Settling => Phase::Settling,
            Progress::Billitonnen(_) => Phase::Billitonnen,
            Progress::Finished => Phase::Finished,
        }
    }

    fn of_hand(hand: &Hand) -> Phase {
        match &hand.table {
            Table::Bare { .. } => Phase::Dealt,
            Table::Set { .. } => Phase::Set,
            Table::Game(round) => match round.stage {
                Stage::Going { opening: true } => Phase::Opening,
                Stage::Going { opening: false } => Phase::Play,
                Stage::Claimed { .. } => Phase::Claimed,
                Stage::Closed => Phase::Closed,
                Stage::Over { .. } => Phase::Over,
            },
        }
    }

    /// The entries that make sense, the likeliest first.
    fn entries(self) -> &'static [Verb] {
        use Verb::{
            Announce, Billitonnen, Block, Claim, Count, Deal, Declare, Draw, Excess, Flip, Foul,
            House, Join, Law, Lot, Nos, Note, Pass, Play, Pot, Recount, Refute, Reshuffle, Retire,
            Reveal, Seat, Set, Settle, Short, Starter, Uphold, Void, Wait,
        };
        match self {
            Phase::Lobby => &[Seat, House, Law, Note],
            Phase::Seated => &[Deal, House, Join, Retire, Settle, Recount, Note],
            Phase::Between => &[Deal, Settle, Join, Retire, Recount, Foul, Note],
            Phase::Lots => &[Lot, Settle, Join, Retire, Recount, Foul, Note],
            Phase::Dealt => &[Set, Reshuffle, Short, Excess, Foul, Void, Recount, Note],
            Phase::Set => &[Announce, Short, Excess, Foul, Void, Recount, Note],
            Phase::Opening => &[
                Play, Draw, Pass, Wait, Claim, Declare, Block, Nos, Short, Excess, Foul, Void,
                Recount, Note,
            ],
            Phase::Play => &[
                Play, Draw, Pass, Wait, Claim, Block, Nos, Short, Excess, Foul, Void, Recount, Note,
            ],
            Phase::Claimed => &[Draw, Refute, Uphold, Play, Claim, Nos, Foul, Void, Note],
            Phase::Closed => &[Draw, Claim, Nos, Foul, Void, Recount, Note],
            Phase::Over => &[Reveal, Count, Claim, Block, Nos, Foul, Void, Recount, Note],
            Phase::Settling => &[Billitonnen, Pot, Recount, Note],
            Phase::Billitonnen => &[Flip, Starter, Lot, Pot, Recount, Note],
            Phase::Finished => &[Recount, Note],
        }
    }

    /// Every verb that makes sense, the likeliest first: entries, corrections, questions.
    pub fn verbs(self) -> impl Iterator<Item = Verb> {
        let others = VERBS
            .iter()
            .map(|row| row.verb)
            .filter(|verb| matches!(verb.group(), Group::Correction | Group::Question));
        self.entries().iter().copied().chain(others)
    }

    /// The verb that may be left out between a player and a tile.
    pub fn verb_of_named_tile(self) -> Verb {
        match self {
            Phase::Dealt => Verb::Set,
            Phase::Over => Verb::Reveal,
            Phase::Billitonnen => Verb::Flip,
            _ => Verb::Play,
        }
    }
}
