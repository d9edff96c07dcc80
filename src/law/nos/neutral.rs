//! Judging entries before they are entered. The referee is neutral: before anybody asks, nobody learns
//! whether a payment is due or a close is right.

use super::entry::{Act, Entry, Play, Tail};
use super::refusal::Refusal;
use super::ruling::Ruling;
use super::session::Session;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

/// What everybody may know of an entry before it is entered.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Neutral {
    /// The ruling on it; for a play, the ruling without the request for a payment.
    Ruled {
        ruling: Ruling,
        /// Whether the payment for a double is asked for too.
        asks: bool,
    },
    /// This player asks for the payment for a double.
    Asks(PlayerId),
    /// This player announces a close.
    Closes(PlayerId),
}

impl Session {
    /// Judges an entry, but says only what everybody may know before it is entered.
    ///
    /// # Errors
    /// The entry cannot have happened as typed, whether a payment is due or not.
    pub fn judge_neutrally(&self, entry: &Entry) -> Result<Neutral, Refusal> {
        match &entry.act {
            Act::Claim(name) => match self.judge(entry) {
                Err(Refusal::Lapsed(..)) | Ok(_) => Ok(Neutral::Asks(self.speaker(name.as_ref())?)),
                Err(refusal) => Err(refusal),
            },
            Act::Block(name) => {
                self.judge(entry)?;
                Ok(Neutral::Closes(self.speaker(name.as_ref())?))
            }
            Act::Play(play) => {
                let unasked = match play.tail {
                    Tail::Claim => Tail::Plain,
                    Tail::Plain | Tail::Stands => play.tail,
                };
                let silent = Entry {
                    act: Act::Play(Play {
                        tail: unasked,
                        ..play.clone()
                    }),
                    waived: entry.waived,
                };
                Ok(Neutral::Ruled {
                    ruling: self.judge(&silent)?,
                    asks: play.tail == Tail::Claim,
                })
            }
            _ => Ok(Neutral::Ruled {
                ruling: self.judge(entry)?,
                asks: false,
            }),
        }
    }

    /// Who asks or closes: the named player, or else who last laid a tile.
    fn speaker(&self, name: Option<&Name>) -> Result<PlayerId, Refusal> {
        if let Some(name) = name {
            return self.player(name);
        }
        let last = self
            .hand()
            .and_then(|hand| Some(hand.player(hand.last_to_lay()?)));
        last.ok_or(Refusal::WhoAsks)
    }
}
