//! Judges the entries of an imported game, and writes them as a script or journal.

use crate::desk::point;
use nos_base::{Name, spaced};
use nos_entry::{Act, ClockTime, Entry, What};
use nos_law::{
    Cause, Effect, EntryNo, Imported, ImportedStep, Law, Ruling, Session, Spot, Verdict,
    WrittenScore, imported,
};
use nos_records::journal::tag::Link;
use nos_records::journal::{Clock, Recorded, Rejection, tag};

/// The session of a game or match, and the text written so far.
#[derive(Clone)]
pub(super) struct Transcript<'a> {
    game: &'a Imported,
    law: &'static Law,
    clock: Option<Clock>,
    is_written: bool,
    session: Session,
    no: EntryNo,
    points: [i64; 2],
    pub(super) text: Vec<u8>,
    last: Option<Link>,
    /// The ruling that ended the last game, and its cause, until another game begins.
    ended: Option<(&'static Cause, Ruling)>,
    pub(super) told: Vec<(Spot, String)>,
    pub(super) is_faulty: bool,
    pub(super) is_begun: bool,
    /// Tries left to decide ambiguous jumps.
    tries: u32,
}

/// The reason why a step is refused, and the other readings of an ambiguous act.
struct Refused(String, Vec<Entry>);

impl From<String> for Refused {
    fn from(why: String) -> Refused {
        Refused(why, Vec::new())
    }
}

/// Most tries in a game to decide jumps by later moves.
const TRIES: u32 = 64;

type Steps<'a> = &'a [(Spot, ImportedStep)];

impl<'a> Transcript<'a> {
    /// Enters the whole game. A faulty game of a match ends there, and the next one follows.
    pub(super) fn of(
        game: &'a Imported,
        law: &'static Law,
        clock: Option<Clock>,
        is_written: bool,
        place: &dyn Fn(Spot) -> String,
    ) -> Transcript<'a> {
        let mut transcript = Transcript {
            game,
            law,
            clock,
            is_written,
            session: (law.begin)(),
            no: EntryNo(1),
            points: [0; 2],
            text: Vec::new(),
            last: None,
            ended: None,
            told: Vec::new(),
            is_faulty: false,
            is_begun: false,
            tries: TRIES,
        };
        let seat = law.entry(What::Seat(game.names.to_vec()));
        let mut steps = &game.steps.all[..];
        let mut taken = [law.first_entry(), seat].iter().try_for_each(|entry| {
            transcript.enter(entry).map_err(|Refused(why, _)| (game.at, why))
        });
        if taken.is_ok() {
            taken = transcript.steps(&mut steps);
        }
        while let Err((at, why)) = taken {
            let told = (at, why);
            if transcript.told.last() != Some(&told) {
                // Notes the fault at the end of the game that it cut short.
                let _ = transcript.note(&format!("{}: {}", place(at), told.1));
                transcript.tell(at, told.1);
            }
            let next = steps.iter().position(|(_, step)| matches!(step, ImportedStep::Head(..)));
            steps = next.and_then(|next| steps.get(next..)).unwrap_or_default();
            if !steps.is_empty() && transcript.session.common().is_going() {
                let _ = transcript.line("void");
            }
            taken = transcript.steps(&mut steps);
        }
        transcript
    }

    /// Takes steps from the front. An error has the place of the fault; the remaining steps stay.
    fn steps(&mut self, steps: &mut Steps<'_>) -> Result<(), (Spot, String)> {
        while let Some(((at, step), rest)) = steps.split_first() {
            *steps = rest;
            match self.step(*at, step) {
                Ok(()) => {}
                Err(Refused(why, ways)) if ways.is_empty() => return Err((*at, why)),
                Err(Refused(why, ways)) => return self.decided_later(*at, why, ways, steps),
            }
        }
        Ok(())
    }

    /// Decides an ambiguous jump by the moves after it: chooses the reading with which most of them
    /// are legal, if only one has that many.
    fn decided_later(
        &mut self,
        at: Spot,
        why: String,
        ways: Vec<Entry>,
        steps: &mut Steps<'_>,
    ) -> Result<(), (Spot, String)> {
        let mut found = Vec::new();
        for way in ways {
            self.tries = self.tries.saturating_sub(1);
            let (mut tried, mut rest) = (self.clone(), *steps);
            if self.tries > 0 && tried.enter(&way).is_ok() {
                let fen = tried.session.state().get("fen").map(ToString::to_string);
                let ended = tried.steps(&mut rest);
                self.tries = tried.tries;
                found.push((tried, rest, ended, fen));
            }
        }
        let left =
            |(_, rest, ended, _): &(_, Steps<'_>, Result<_, _>, _)| (rest.len(), ended.is_err());
        let least = found.iter().map(left).min();
        found.retain(|found| Some(left(found)) == least);
        // Two paths with the same captures are one move.
        let is_one = found.windows(2).all(|two| two[0].3 == two[1].3);
        let Some((tried, rest, ended, _)) = found.pop().filter(|_| is_one && self.tries > 0) else {
            return Err((at, why));
        };
        (*self, *steps) = (tried, rest);
        ended
    }

    fn tell(&mut self, at: Spot, why: String) {
        self.is_faulty = true;
        self.told.push((at, why));
    }

    fn step(&mut self, at: Spot, step: &ImportedStep) -> Result<(), Refused> {
        match step {
            ImportedStep::Told(told) => {
                self.told.push((at, told.clone()));
                return Ok(());
            }
            ImportedStep::Line(line) => self.line(line)?,
            ImportedStep::Note(note) => self.note(note)?,
            ImportedStep::Move(acts, clock) => self.moved(acts, *clock)?,
            ImportedStep::Unread(why) => return Err(why.clone().into()),
            ImportedStep::Ways(ways, score) => self.ways(ways, score.as_ref())?,
            ImportedStep::Head(score, carried) => {
                if self.session.common().is_going() {
                    self.tell(at, message!("import-no-end"));
                    self.line("void")?;
                }
                if score.points.iter().zip(self.points).any(|(said, own)| *said < own) {
                    self.tell(at, self.other_score(Some(score)).0);
                }
                if !score.is(self.points) {
                    self.line(carried).map_err(|_| self.other_score(Some(score)))?;
                    self.points = score.points;
                }
            }
        }
        self.is_begun = true;
        Ok(())
    }

    fn moved(&mut self, acts: &[Act], clock: Option<ClockTime>) -> Result<(), Refused> {
        let entry = |act: &Act| {
            let mut entry = self.law.entry(What::Own(act.clone()));
            entry.clock = clock;
            entry
        };
        if let [act] = acts {
            return self.enter(&entry(act));
        }
        let (mut fitting, others): (Vec<Entry>, Vec<Entry>) =
            acts.iter().map(entry).partition(|entry| {
                let ruling = self.session.judge(entry);
                ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
            });
        if fitting.len() > 1 {
            let ways: Vec<String> = fitting.iter().map(ToString::to_string).collect();
            return Err(message!("import-several-moves", ways = ways.join(", ")).into());
        }
        fitting.extend(others);
        fitting.first().map_or(Ok(()), |entry| self.enter(entry))
    }

    fn ways(&mut self, ways: &[Vec<String>], score: Option<&WrittenScore>) -> Result<(), Refused> {
        for way in ways {
            let before = (!way.is_empty()).then(|| self.clone());
            let taken = way.iter().try_for_each(|line| self.line(line));
            if taken.is_ok() && score.is_none_or(|score| score.is(self.points)) {
                return Ok(());
            }
            if let Some(before) = before {
                *self = before;
            }
        }
        Err(self.other_score(score))
    }

    fn other_score(&self, score: Option<&WrittenScore>) -> Refused {
        let told = |(name, points): (&Name, i64)| format!("{} {points}", spaced(name.as_str()));
        let own: Vec<String> = self.session.names().iter().zip(self.points).map(told).collect();
        let said = imported::excerpt(score.map_or("", |score| &score.said));
        message!("import-other-score", said, own = own.join(", ")).into()
    }

    fn line(&mut self, line: &str) -> Result<(), Refused> {
        let read = nos_entry::read_entry(self.law.language, line);
        let entry = read.map_err(|error| point::Point::of(&error).message)?;
        let no_move = || message!("import-no-move", word = imported::excerpt(line));
        self.enter(&entry.ok_or_else(no_move)?)
    }

    /// Writes a text as notes. Notes change nothing, so a check skips them.
    fn note(&mut self, text: &str) -> Result<(), Refused> {
        let notes = if self.is_written { imported::notes(text) } else { Vec::new() };
        notes.into_iter().try_for_each(|note| self.enter(&self.law.entry(What::Note(note))))
    }

    /// Judges an entry and writes it. A foul is written too, and fails.
    fn enter(&mut self, entry: &Entry) -> Result<(), Refused> {
        let ruling = match self.session.judge(entry) {
            Ok(ruling) => ruling,
            Err(refusal) => {
                let ways = refusal.ways().into_iter().map(|way| way.entry).collect();
                let why = point::cited(&Rejection::Refused(refusal));
                return Err(Refused(self.with_end(why), ways));
            }
        };
        if self.is_written {
            let full = self.session.in_full(entry, &ruling);
            match self.clock {
                None => self.text.extend(format!("{full}\n").bytes()),
                Some(clock) => {
                    let (line, link) =
                        tag::write(clock.moment(), &Recorded::Entry(full), self.last);
                    self.last = Some(link);
                    self.text.extend(line);
                }
            }
        }
        self.session.apply(self.no, &ruling);
        self.no = EntryNo(self.no.0 + 1);
        if !matches!(entry.what, What::Note(_)) {
            self.ended = None;
        }
        let mut ended_by = None;
        for (side, points, cause) in ruling.effects().filter_map(Effect::scored) {
            self.points[side.place().min(1)] += points;
            ended_by.get_or_insert(cause);
        }
        let is_in_order = ruling.verdict == Verdict::Accepted;
        let judged = if is_in_order { Ok(()) } else { Err(self.told_of(&ruling).into()) };
        if let Some(cause) = ended_by {
            self.ended = Some((cause, ruling));
        }
        judged
    }

    fn told_of(&self, ruling: &Ruling) -> String {
        String::from(ruling.text(&self.session.names()).with_articles())
    }

    /// Adds the ending of the last game to the reason of a refusal, if that game is over.
    fn with_end(&self, why: String) -> String {
        let Some((cause, ended)) = &self.ended else { return why };
        let over = message!("import-over", why, ended = self.told_of(ended));
        match self.game.undated.contains(cause) {
            true => format!("{over} {}", message!("import-undated")),
            false => over,
        }
    }
}
