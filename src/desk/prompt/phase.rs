//! What can be typed when: the verbs that make sense in each phase of an evening, whether or not they
//! would be in order. A claim and a close are among them as long as they can be spoken, due or not.

pub use crate::law::nos::phase::Phase;
use crate::speech::Verb;
use crate::speech::verb::{Group, VERBS};

impl Phase {
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
