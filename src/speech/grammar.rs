//! What every verb makes of the words after it.

use super::body::Body;
use super::correction::{Correction, Part};
use super::error::Expected;
use super::keyword::Keyword;
use super::question::Question;
use super::reader::{Fault, Reader};
use super::verb::Verb;
use crate::law::nos::ask::Ask;
use crate::law::nos::entry::Act;
use crate::law::nos::fouls::Foul;
use crate::law::nos::session::Session;

impl Reader<'_> {
    /// What stands after a verb.
    pub fn after(&mut self, verb: Verb) -> Result<Body<Session>, Fault> {
        let act = match verb {
            Verb::Law => Act::Law(self.number(u32::MAX)?),
            Verb::Seat => Act::Seat(self.players()?),
            Verb::House => Act::House(self.setting()?),
            Verb::Join => {
                let name = self.new_name()?;
                let after = if self.take(Keyword::After) {
                    Some(self.name()?)
                } else {
                    None
                };
                Act::Join { name, after }
            }
            Verb::Retire => Act::Retire(self.name()?),
            Verb::Settle => Act::Settle,
            Verb::Pot => Act::Pot(self.name()?),
            Verb::Billitonnen => Act::Billitonnen,
            Verb::Recount => Act::Recount(self.each(|reader| reader.number(u32::MAX))?),
            Verb::Note => {
                return match self.text() {
                    Some(text) => Ok(Body::Entry(Act::Note(text.to_owned()).into())),
                    None => self.expected(Expected::Text),
                };
            }
            Verb::Deal => Act::Deal,
            Verb::Reshuffle => Act::Reshuffle,
            Verb::Short => Act::Short {
                name: self.name()?,
                tiles: small(self.count(u8::MAX.into())?),
            },
            Verb::Excess => Act::Excess {
                name: self.name()?,
                tiles: small(self.count(u8::MAX.into())?),
                kept: self.kept()?,
            },
            Verb::Set => {
                let name = self.optional_name()?;
                let (left, right) = self.lying()?;
                Act::Set {
                    name,
                    left,
                    right,
                    drawn: self.take(Keyword::Drawn),
                }
            }
            Verb::Announce => Act::Announce(self.announced()?),
            Verb::Declare => Act::Declare {
                name: self.name()?,
                tiles: self.tiles()?,
            },
            Verb::Draw => Act::Draw {
                name: self.optional_name()?,
                tiles: small(self.optional_count(u8::MAX.into())?),
            },
            Verb::Play => {
                let name = self.optional_name()?;
                Act::Play(self.play(name)?)
            }
            Verb::Claim => Act::Claim(self.optional_name()?),
            Verb::Pass => Act::Pass(self.optional_name()?),
            Verb::Wait => Act::Wait(self.optional_name()?),
            Verb::Nos => Act::Nos(self.name()?),
            Verb::Block => Act::Block(self.optional_name()?),
            Verb::Refute => Act::Refute {
                name: self.name()?,
                tile: self.tile()?,
            },
            Verb::Uphold => Act::Uphold,
            Verb::Foul => Act::Foul {
                name: self.name()?,
                kind: self.foul_kind()?,
            },
            Verb::Reveal => Act::Reveal {
                name: self.name()?,
                tiles: self.tiles()?,
            },
            Verb::Count => Act::Count {
                name: self.name()?,
                spots: u16::try_from(self.number(u16::MAX.into())?).unwrap_or(u16::MAX),
            },
            Verb::Lot => Act::Lot(self.each(Reader::tile)?),
            Verb::Void => Act::Void,
            Verb::Starter => {
                let (left, right) = self.lying()?;
                Act::Starter { left, right }
            }
            Verb::Flip => {
                let name = self.optional_name()?;
                let (left, right) = self.lying()?;
                let on = if self.take(Keyword::On) {
                    Some(self.end()?)
                } else {
                    None
                };
                Act::Flip {
                    name,
                    left,
                    right,
                    on,
                }
            }
            Verb::Undo => {
                let last = self.optional_count(u32::MAX)?;
                return Ok(self.correction(Correction::Undo(last)));
            }
            Verb::Strike => {
                let number = self.entry_number()?;
                return Ok(self.correction(Part::Strike(number).into()));
            }
            Verb::Fix => {
                let number = self.entry_number()?;
                return Ok(Body::Correction(
                    Part::Fix(number, self.within(verb)?).into(),
                ));
            }
            Verb::Insert => {
                let number = self.entry_number()?;
                return Ok(Body::Correction(
                    Part::Insert(number, self.within(verb)?).into(),
                ));
            }
            Verb::Status => return asked(Question::Status),
            Verb::Show => return own(Ask::Show),
            Verb::Legal => {
                return own(if self.take(Keyword::At) {
                    Ask::LegalAt(self.entry_number()?)
                } else if self.word.is_some() {
                    Ask::LegalTile(self.tile()?)
                } else {
                    Ask::Legal
                });
            }
            Verb::Balances => return own(Ask::Balances),
            Verb::Try => return asked(Question::Try(self.within(verb)?)),
            Verb::History => {
                let all = self.take(Keyword::All);
                return asked(Question::History { all });
            }
            Verb::Why => {
                let number = self.word.map(|_| self.entry_number()).transpose()?;
                return asked(Question::Why(number));
            }
            Verb::Rule => {
                let passage = self.word.map(|_| self.passage()).transpose()?;
                return asked(Question::Rule(passage));
            }
            Verb::Games => return own(Ask::Games),
            Verb::Holds => {
                return own(if self.take(Keyword::At) {
                    Ask::HoldsAt(self.entry_number()?)
                } else {
                    Ask::Holds(self.optional_name()?)
                });
            }
            Verb::Audit => return own(Ask::Audit),
            Verb::Help => return asked(Question::Help(self.topic())),
            Verb::Quit => return asked(Question::Quit),
        };
        Ok(self.entry(act))
    }

    fn kept(&mut self) -> Result<bool, Fault> {
        if self.take(Keyword::Kept) {
            Ok(true)
        } else {
            self.must(Keyword::Returned, Expected::KeptOrReturned)?;
            Ok(false)
        }
    }

    fn foul_kind(&mut self) -> Result<Foul, Fault> {
        match self.keyword() {
            Some(Keyword::Foul(kind)) => {
                self.advance();
                Ok(kind)
            }
            _ => self.expected(Expected::FoulKind),
        }
    }
}

/// A question is not an entry and takes no `waive`.
fn own(question: Ask) -> Result<Body<Session>, Fault> {
    asked(Question::Own(question))
}

/// A question of the shell.
fn asked(question: Question<Session>) -> Result<Body<Session>, Fault> {
    Ok(Body::Question(question))
}

/// A number that was read as one of a byte.
fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
