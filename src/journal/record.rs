//! The record of an evening: what was said, which of it stands, and the session that follows from it.
//! Deciding ([`Record::judge`]) changes nothing; what was decided is let happen by [`Record::apply`], so that
//! it can be written down in between.

use super::impact::Impact;
use super::order::{self, Kept, Reading, place};
use super::rejection::Rejection;
use super::said::Said;
use super::single::Correction;
use crate::law::EntryNo;
use crate::law::nos::entry::{Act, Entry};
use crate::law::nos::ruling::Ruling;
use crate::law::nos::session::Session;
use crate::speech::shell::ShellVerb;
use std::sync::Arc;

/// At a deal the session is small: there it is kept, if so many entries were read since it last was.
const KEPT_AT_DEAL: usize = 128;

/// It is kept in any case after so many entries.
const KEPT_ANYWAY: usize = 512;

/// An entry that stands, and its ruling.
#[derive(Clone, Debug)]
struct Standing {
    reading: Reading,
    ruling: Arc<Ruling>,
}

impl Standing {
    fn read_from<'a>(&'a self, entry: &'a Entry) -> Stands<'a> {
        Stands {
            no: self.reading.no,
            entry,
            ruling: &self.ruling,
        }
    }
}

/// The session before the entry at this place of those that stand.
#[derive(Clone, Debug)]
struct Checkpoint {
    place: usize,
    session: Session,
}

/// An entry that stands, as it is read.
#[derive(Clone, Copy, Debug)]
pub struct Stands<'a> {
    /// Its number.
    pub no: EntryNo,
    /// As it is read: itself, or the last fix of it.
    pub entry: &'a Entry,
    /// The ruling on it.
    pub ruling: &'a Arc<Ruling>,
}

/// Anything that was ever said, and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// Its number.
    pub no: EntryNo,
    /// What was said.
    pub said: &'a Said,
    /// The correction that struck it.
    pub struck_by: Option<EntryNo>,
    /// The fix that is read in its place.
    pub fixed_by: Option<EntryNo>,
    /// The ruling, where it is an entry that stands.
    pub ruling: Option<&'a Arc<Ruling>>,
}

/// The answer to what was said.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The ruling on an entry.
    Ruled(Arc<Ruling>),
    /// The impact of a correction.
    Corrected(Arc<Impact>),
}

/// What a correction makes of everything from one place on.
#[derive(Clone, Debug)]
struct Redone {
    strikes: Box<[EntryNo]>,
    struck: Vec<Option<EntryNo>>,
    from: usize,
    standing: Vec<Standing>,
    checkpoints: Vec<Checkpoint>,
    session: Session,
}

/// What was decided on something said, before it happens.
#[derive(Clone, Debug)]
pub struct Decided {
    no: EntryNo,
    said: Said,
    explicit: Said,
    outcome: Outcome,
    redone: Option<Box<Redone>>,
}

impl Decided {
    /// The number it will have.
    pub fn no(&self) -> EntryNo {
        self.no
    }

    /// What was said, as it was said.
    pub fn said(&self) -> &Said {
        &self.said
    }

    /// The same in full: who, where and which way round.
    pub fn explicit(&self) -> &Said {
        &self.explicit
    }

    /// The answer.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The same, to be kept in full.
    pub fn in_full(mut self) -> Decided {
        self.said = self.explicit.clone();
        self
    }
}

/// The record of an evening.
#[derive(Clone, Debug)]
pub struct Record {
    kept: Vec<Kept>,
    struck: Vec<Option<EntryNo>>,
    standing: Vec<Standing>,
    checkpoints: Vec<Checkpoint>,
    session: Session,
}

impl Default for Record {
    fn default() -> Record {
        Record::new()
    }
}

impl Record {
    /// Nothing said yet.
    pub fn new() -> Record {
        Record {
            kept: Vec::new(),
            struck: Vec::new(),
            standing: Vec::new(),
            checkpoints: vec![Checkpoint {
                place: 0,
                session: Session::new(),
            }],
            session: Session::new(),
        }
    }

    /// The session as it stands.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// How many entries there are, corrections included.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// What to make of something said, as things stand; nothing changes.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        let no = order::number(self.kept.len());
        match said {
            Said::Entry(entry) => {
                let ruling = self.session.judge(&entry)?;
                let explicit = Said::Entry(self.session.explicit(&entry, &ruling));
                Ok(Decided {
                    no,
                    said: Said::Entry(entry),
                    explicit,
                    outcome: Outcome::Ruled(Arc::new(ruling)),
                    redone: None,
                })
            }
            Said::Correction(correction) => self.judge_correction(no, correction),
        }
    }

    /// Lets happen what was decided on this very record as it stands.
    pub fn apply(&mut self, decided: Decided) -> (EntryNo, Outcome) {
        let Decided {
            no,
            said,
            outcome,
            redone,
            ..
        } = decided;
        let mut strikes = Box::default();
        match (redone, &outcome) {
            (Some(redone), _) => {
                strikes = redone.strikes;
                self.struck = redone.struck;
                self.standing.truncate(redone.from);
                self.standing.extend(redone.standing);
                self.checkpoints
                    .retain(|checkpoint| checkpoint.place <= redone.from);
                self.checkpoints.extend(redone.checkpoints);
                self.session = redone.session;
            }
            (None, Outcome::Ruled(ruling)) => {
                if let Some(entry) = said.entry() {
                    let since = self.checkpoints.last().map_or(0, |last| last.place);
                    let place = self.standing.len();
                    if is_checkpoint(entry, place - since) {
                        self.checkpoints.push(Checkpoint {
                            place,
                            session: self.session.clone(),
                        });
                    }
                }
                self.session.apply(no, ruling);
                self.struck.push(None);
                self.standing.push(Standing {
                    reading: Reading { no, source: no },
                    ruling: Arc::clone(ruling),
                });
            }
            (None, Outcome::Corrected(_)) => {}
        }
        self.kept.push(Kept { said, strikes });
        (no, outcome)
    }

    /// Judges and applies.
    ///
    /// # Errors
    /// The [`Rejection`] that says why it is not taken.
    pub fn enter(&mut self, said: Said) -> Result<(EntryNo, Outcome), Rejection> {
        let decided = self.judge(said)?;
        Ok(self.apply(decided))
    }

    /// The entries that stand, in the order in which they are read.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = Stands<'_>> {
        self.standing.iter().filter_map(|one| self.stands(one))
    }

    /// The entry that stands under this number.
    pub fn find(&self, no: EntryNo) -> Option<Stands<'_>> {
        let at = self.place_of(no)?;
        self.stands(self.standing.get(at)?)
    }

    /// Everything ever said, in the order of its numbers.
    pub fn history(&self) -> impl Iterator<Item = Past<'_>> {
        let mut standing: Vec<Option<&Standing>> = vec![None; self.kept.len()];
        for one in &self.standing {
            if let Some(own) = standing.get_mut(place(one.reading.no)) {
                *own = Some(one);
            }
        }
        self.kept
            .iter()
            .zip(&self.struck)
            .zip(standing)
            .enumerate()
            .map(|(at, ((kept, struck_by), standing))| {
                let no = order::number(at);
                Past {
                    no,
                    said: &kept.said,
                    struck_by: *struck_by,
                    fixed_by: standing
                        .map(|one| one.reading.source)
                        .filter(|source| *source != no),
                    ruling: standing.map(|one| &one.ruling),
                }
            })
    }

    /// The session before the entry that stands under this number.
    pub fn before(&self, no: EntryNo) -> Option<Session> {
        let place = self.place_of(no)?;
        Some(self.session_at(place).1)
    }

    fn place_of(&self, no: EntryNo) -> Option<usize> {
        self.standing.iter().position(|one| one.reading.no == no)
    }

    fn stands<'a>(&'a self, one: &'a Standing) -> Option<Stands<'a>> {
        let said = &self.kept.get(place(one.reading.source))?.said;
        Some(one.read_from(said.entry()?))
    }

    /// The session before the entry at this place, and the place where it was last kept.
    fn session_at(&self, place: usize) -> (usize, Session) {
        let at = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.place <= place);
        let mut session = Session::new();
        let mut from = 0;
        if let Some(checkpoint) = self.checkpoints.get(at.wrapping_sub(1)) {
            session = checkpoint.session.clone();
            from = checkpoint.place;
        }
        for one in self.standing.get(from..place).unwrap_or_default() {
            session.apply(one.reading.no, &one.ruling);
        }
        (from, session)
    }

    /// The numbers that a correction strikes, once it is known to be one that can be made.
    fn strikes(&self, correction: &Correction) -> Result<Box<[EntryNo]>, Rejection> {
        match correction {
            Correction::Undo(asked) => {
                let mut last: Vec<EntryNo> = (0..self.kept.len())
                    .rev()
                    .filter(|at| self.struck[*at].is_none() && !is_undo(&self.kept[*at].said))
                    .map(order::number)
                    .take(*asked as usize)
                    .collect();
                if last.len() < *asked as usize {
                    return Err(Rejection::TooFewToUndo {
                        asked: *asked,
                        standing: last.len() as u32,
                    });
                }
                last.reverse();
                Ok(last.into_boxed_slice())
            }
            Correction::Strike(no) => {
                self.standing_number(*no)?;
                Ok(Box::new([EntryNo(*no)]))
            }
            Correction::Fix(no, _) | Correction::Insert(no, _) => {
                self.standing_number(*no)?;
                self.brings_an_entry(EntryNo(*no))?;
                Ok(Box::default())
            }
        }
    }

    /// Refuses a number that nothing has, or nothing that stands.
    fn standing_number(&self, no: u32) -> Result<(), Rejection> {
        match self.struck.get(place(EntryNo(no))) {
            None => Err(Rejection::NoSuchEntry {
                no,
                last: self.kept.len() as u32,
            }),
            Some(Some(by)) => Err(Rejection::Struck {
                no: EntryNo(no),
                by: *by,
            }),
            Some(None) => Ok(()),
        }
    }

    /// Refuses a number under which no entry is read.
    fn brings_an_entry(&self, no: EntryNo) -> Result<(), Rejection> {
        let kept = self.kept.get(place(no));
        let (is, about) = match kept.map(|kept| &kept.said) {
            Some(Said::Correction(Correction::Undo(_))) => (ShellVerb::Undo, None),
            Some(Said::Correction(Correction::Strike(_))) => (ShellVerb::Strike, None),
            Some(Said::Correction(Correction::Fix(about, _))) => {
                (ShellVerb::Fix, Some(EntryNo(*about)))
            }
            _ => return Ok(()),
        };
        Err(Rejection::NoEntry { no, is, about })
    }

    /// What a correction makes of the record: everything from the first entry that is read otherwise is
    /// judged again.
    fn judge_correction(&self, no: EntryNo, correction: Correction) -> Result<Decided, Rejection> {
        let strikes = self.strikes(&correction)?;
        let said = Said::Correction(correction);
        let own = Kept {
            said: said.clone(),
            strikes,
        };
        let kept: Vec<&Kept> = self.kept.iter().chain([&own]).collect();
        let struck = order::struck(&kept);
        let order = order::order(&kept, &struck);
        let same = order
            .iter()
            .zip(&self.standing)
            .take_while(|(reading, one)| **reading == one.reading)
            .count();
        let (kept_at, mut session) = self.session_at(same);
        let mut kept_at = kept_at;
        let mut explicit = said.clone();
        let mut standing = Vec::with_capacity(order.len() - same);
        let mut checkpoints = Vec::new();
        for (at, reading) in order.iter().enumerate().skip(same) {
            let Some(entry) = kept
                .get(place(reading.source))
                .and_then(|kept| kept.said.entry())
            else {
                continue;
            };
            if at > same && is_checkpoint(entry, at - kept_at) {
                kept_at = at;
                checkpoints.push(Checkpoint {
                    place: at,
                    session: session.clone(),
                });
            }
            let ruling = session
                .judge(entry)
                .map_err(|refusal| Rejection::Impossible {
                    no: reading.no,
                    entry: Box::new(entry.clone()),
                    refusal,
                    own: reading.source == no,
                })?;
            if reading.source == no {
                explicit = said.clone().with_entry(session.explicit(entry, &ruling));
            }
            session.apply(reading.no, &ruling);
            standing.push(Standing {
                reading: *reading,
                ruling: Arc::new(ruling),
            });
        }
        let before = self.standing.get(same..).unwrap_or_default();
        let after = standing.iter().filter_map(|one| {
            let said = &kept.get(place(one.reading.source))?.said;
            Some(one.read_from(said.entry()?))
        });
        let impact = Impact::of(
            (
                &self.session,
                before.iter().filter_map(|one| self.stands(one)),
            ),
            (&session, after),
        );
        Ok(Decided {
            no,
            explicit,
            outcome: Outcome::Corrected(Arc::new(impact)),
            redone: Some(Box::new(Redone {
                strikes: own.strikes.clone(),
                struck,
                from: same,
                standing,
                checkpoints,
                session,
            })),
            said,
        })
    }
}

fn is_undo(said: &Said) -> bool {
    matches!(said, Said::Correction(Correction::Undo(_)))
}

/// Whether the session is kept before this entry, so many after it last was.
fn is_checkpoint(entry: &Entry, since: usize) -> bool {
    since >= KEPT_ANYWAY || since >= KEPT_AT_DEAL && entry.act == Act::Deal
}
