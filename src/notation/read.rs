//! What every verb makes of the words after it.

use super::correction::Correction;
use super::dialect::Dialect;
use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::lexicon::Term;
use super::line::Body;
use super::question::{Passage, Question, Topic};
use super::reader::{Fault, Reader};
use super::tile::Laid;
use super::verb::{Group, Verb};
use crate::law::entry::{Act, Entry, FoulKind};

/// How a line begins.
#[derive(Clone, Copy)]
enum Beginning {
    Verb(Verb),
    /// A bare tile is a play.
    Tile,
}

impl Reader<'_> {
    /// All of a line but for its time and its comment.
    pub fn body(&mut self) -> Result<Body, Fault> {
        let beginning = self.beginning()?;
        let body = self.after(beginning)?;
        match self.word {
            None => Ok(body),
            Some(_) => Err(self.fault(self.beyond())),
        }
    }

    /// The verb, which is taken, or a bare tile, which is not.
    fn beginning(&mut self) -> Result<Beginning, Fault> {
        let Some(word) = self.word else {
            return self.expected(Expected::Entry);
        };
        let verb = match word.term {
            Some(Term::Verb(verb)) => Some(verb),
            _ if word.is_numeric() => match Laid::read(word.text, self.dialect) {
                Ok(_) => {
                    self.verb = Some(Verb::Play);
                    return Ok(Beginning::Tile);
                }
                Err(Reason::NoSuchTile) => return Err(self.fault(Reason::NoSuchTile)),
                Err(_) => None,
            },
            _ if self.dialect == Dialect::Prompt => Verb::shortened(word.text),
            _ => None,
        };
        match verb {
            Some(verb) => {
                self.verb = Some(verb);
                self.advance();
                Ok(Beginning::Verb(verb))
            }
            None if self.dialect == Dialect::Prompt
                && Verb::beginning(word.text).next().is_some() =>
            {
                Err(self.fault(Reason::SeveralEntries))
            }
            None => Err(self.fault(Reason::NoEntry)),
        }
    }

    /// Why the next word is one too many.
    fn beyond(&self) -> Reason {
        match (self.verb, self.keyword()) {
            (
                Some(Verb::Play),
                Some(Keyword::On | Keyword::Claim | Keyword::Stands | Keyword::Waive),
            ) => Reason::PlayOrder,
            _ if self.waived => Reason::AfterWaive,
            _ => Reason::Beyond,
        }
    }

    /// What stands after a verb.
    fn after(&mut self, beginning: Beginning) -> Result<Body, Fault> {
        let verb = match beginning {
            Beginning::Verb(verb) => verb,
            Beginning::Tile => {
                let play = self.play(None)?;
                return Ok(self.entry(Act::Play(play)));
            }
        };
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
                return Ok(self.correction(Correction::Strike(number)));
            }
            Verb::Fix => {
                let number = self.entry_number()?;
                return Ok(Body::Correction(Correction::Fix(
                    number,
                    self.within(verb)?,
                )));
            }
            Verb::Insert => {
                let number = self.entry_number()?;
                return Ok(Body::Correction(Correction::Insert(
                    number,
                    self.within(verb)?,
                )));
            }
            Verb::Status => return asked(Question::Status),
            Verb::Show => return asked(Question::Show),
            Verb::Legal => {
                return asked(if self.take(Keyword::At) {
                    Question::LegalAt(self.entry_number()?)
                } else if self.word.is_some() {
                    Question::LegalTile(self.tile()?)
                } else {
                    Question::Legal
                });
            }
            Verb::Balances => return asked(Question::Balances),
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
            Verb::Games => return asked(Question::Games),
            Verb::Holds => {
                return asked(if self.take(Keyword::At) {
                    Question::HoldsAt(self.entry_number()?)
                } else {
                    Question::Holds(self.optional_name()?)
                });
            }
            Verb::Audit => return asked(Question::Audit),
            Verb::Help => return asked(Question::Help(self.topic())),
            Verb::Quit => return asked(Question::Quit),
        };
        Ok(self.entry(act))
    }

    /// An act, and `waive` if it comes next.
    fn entry(&mut self, act: Act) -> Body {
        let waived = self.waive();
        Body::Entry(Entry { act, waived })
    }

    /// A correction; `waive` after it changes nothing.
    fn correction(&mut self, correction: Correction) -> Body {
        self.waive();
        Body::Correction(correction)
    }

    /// An entry inside a correction or a question.
    fn within(&mut self, outer: Verb) -> Result<Entry, Fault> {
        let refusal = self.fault(Reason::NotWithin(outer));
        let beginning = self.beginning()?;
        if let Beginning::Verb(verb) = beginning
            && !matches!(verb.group(), Group::Session | Group::Hand)
        {
            self.verb = Some(outer);
            return Err(refusal);
        }
        match self.after(beginning)? {
            Body::Entry(entry) => Ok(entry),
            Body::Correction(_) | Body::Question(_) => Err(refusal),
        }
    }

    fn kept(&mut self) -> Result<bool, Fault> {
        if self.take(Keyword::Kept) {
            Ok(true)
        } else {
            self.must(Keyword::Returned, Expected::KeptOrReturned)?;
            Ok(false)
        }
    }

    fn foul_kind(&mut self) -> Result<FoulKind, Fault> {
        match self.keyword() {
            Some(Keyword::Foul(kind)) => {
                self.advance();
                Ok(kind)
            }
            _ => self.expected(Expected::FoulKind),
        }
    }

    /// A passage of the rulebook.
    fn passage(&mut self) -> Result<Passage, Fault> {
        match self.word.and_then(|word| Passage::read(word.text)) {
            Some(passage) => {
                self.advance();
                Ok(passage)
            }
            None => self.expected(Expected::Passage),
        }
    }

    /// What help is wanted about: a verb, shortened or not, or any words.
    fn topic(&mut self) -> Topic {
        let Some(text) = self.text() else {
            return Topic::Everything;
        };
        let verb = match (Verb::read(text), self.dialect) {
            (None, Dialect::Prompt) => Verb::shortened(text),
            (verb, _) => verb,
        };
        verb.map_or_else(|| Topic::Words(text.to_owned()), Topic::Verb)
    }
}

/// A question is not an entry and takes no `waive`.
fn asked(question: Question) -> Result<Body, Fault> {
    Ok(Body::Question(question))
}

/// A number that was read as one of a byte.
fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
