//! A line's beginning and its end: the verb or a bare tile, an entry inside an entry, `waive`.

use super::body::Body;
use super::correction::Correction;
use super::dialect::Dialect;
use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::lexicon::Term;
use super::reader::{Fault, Reader};
use super::tile::Laid;
use super::verb::{Group, Verb};
use crate::law::nos::entry::{Act, Entry};
use crate::law::nos::session::Session;

/// How a line begins.
#[derive(Clone, Copy)]
enum Beginning {
    Verb(Verb),
    /// A bare tile is a play.
    Tile,
}

impl Reader<'_> {
    /// All of a line but for its time and its comment.
    pub fn body(&mut self) -> Result<Body<Session>, Fault> {
        let beginning = self.beginning()?;
        let body = self.rest(beginning)?;
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

    /// What stands after the beginning.
    fn rest(&mut self, beginning: Beginning) -> Result<Body<Session>, Fault> {
        match beginning {
            Beginning::Verb(verb) => self.after(verb),
            Beginning::Tile => {
                let play = self.play(None)?;
                Ok(self.entry(Act::Play(play)))
            }
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

    /// An act, and `waive` if it comes next.
    pub fn entry(&mut self, act: Act) -> Body<Session> {
        let waived = self.waive();
        Body::Entry(Entry { act, waived })
    }

    /// A correction; `waive` after it changes nothing.
    pub fn correction(&mut self, correction: Correction<Entry>) -> Body<Session> {
        self.waive();
        Body::Correction(correction)
    }

    /// An entry inside a correction or a question.
    pub fn within(&mut self, outer: Verb) -> Result<Entry, Fault> {
        let refusal = self.fault(Reason::NotWithin(outer));
        let beginning = self.beginning()?;
        if let Beginning::Verb(verb) = beginning
            && !matches!(verb.group(), Group::Session | Group::Hand)
        {
            self.verb = Some(outer);
            return Err(refusal);
        }
        match self.rest(beginning)? {
            Body::Entry(entry) => Ok(entry),
            Body::Correction(_) | Body::Question(_) => Err(refusal),
        }
    }
}
