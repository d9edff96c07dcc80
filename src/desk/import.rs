//! `nos import`: judges games of other programs and writes them as scripts or journals.

use crate::desk::law::LawArg;
use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::{files, pager, point};
use clap::Args;
use nos_base::table::name::{Name, spaced};
use nos_base::table::shown;
use nos_entry::{Act, ClockTime, Entry, What};
use nos_law::about::Cause;
use nos_law::effect::Effect;
use nos_law::imported::source::{ForeignFile, Spot};
use nos_law::imported::{self, GameFormat, Imported, ImportedStep, WrittenScore};
use nos_law::referee::{Law, Session};
use nos_law::{EntryNo, Verdict};
use nos_laws::ForeignGames;
use nos_records::journal::tag::{self, Link};
use nos_records::journal::{Clock, Recorded, Rejection};
use nos_records::system::{self, new_file::create};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::io::{self, Cursor, Read};
use std::iter;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(in crate::desk) struct ImportArgs {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
    #[arg(long)]
    journal: bool,
    #[arg(long, conflicts_with_all = ["output", "journal"])]
    check: bool,
    #[command(flatten)]
    law: LawArg,
}

/// Most changed names of a file that nos keeps and lists.
const NAMES_MAX: usize = 1000;

/// First bytes of a file, by which nos recognises its format.
const HEAD: usize = 1 << 16;

/// Further bytes to read if the first do not show the game.
const MORE: u64 = 4 << 20;

/// Refuses a file of another program's games, and says how to import it.
pub fn refuse_games(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let name = shown::path(path);
    match nos_laws::written_in(head, ending(path)) {
        None => Ok(()),
        Some(ForeignGames::Undecided) => Err(Failure::usage(message!("import-undecided", name))),
        Some(ForeignGames::By(law)) => {
            let format = law.game_text.map_or("", |format| format.name);
            Err(Failure::usage(message!("import-first", name, format)))
        }
    }
}

/// Returns the ending of a file's name, after the last dot.
fn ending(path: &Path) -> &str {
    path.extension().and_then(OsStr::to_str).unwrap_or_default()
}

impl ImportArgs {
    pub fn run(self) -> Result<Status, Failure> {
        let clock = self.journal.then(Clock::from_environment).transpose();
        let mut import = Import {
            clock: clock.map_err(Failure::usage)?,
            folder: self.output,
            is_check: self.check,
            held: None,
            status: Status::Clean,
        };
        let _lock = match &import.folder {
            Some(folder) => Some(files::folder_to_write(folder)?),
            None => None,
        };
        for path in &self.files {
            let origin = Origin::of(path);
            match OpenedGames::open(&origin, self.law.law) {
                Ok(games) => import.games(&origin, games)?,
                Err(failure) => import.leave_out(&failure),
            }
        }
        if let Some(script) = &import.held {
            pager::print(&String::from_utf8_lossy(script))?;
        }
        Ok(import.status)
    }
}

/// A file of games: its bytes, and the law and format that they show.
struct OpenedGames {
    law: &'static Law,
    format: &'static GameFormat,
    bytes: Box<dyn Read>,
}

impl OpenedGames {
    fn open(origin: &Origin, law: Option<&'static Law>) -> Result<OpenedGames, Failure> {
        let failed = |error: io::Error| Failure::reading(origin, &error);
        let mut rest: Box<dyn Read> = match origin {
            Origin::Stdin => Box::new(io::stdin().lock()),
            Origin::File(path) => {
                let (file, begun) = system::opened(path).map_err(failed)?;
                Box::new(Cursor::new(begun).chain(file))
            }
        };
        let mut head = Vec::new();
        let read = rest.by_ref().take(HEAD as u64).read_to_end(&mut head);
        read.map_err(failed)?;
        let ending = match origin {
            Origin::Stdin => "",
            Origin::File(path) => ending(path),
        };
        let refused = |message| Err(Failure::usage(message));
        let mut found = nos_laws::written_in(&head, ending);
        if found == Some(ForeignGames::Undecided) {
            // The first moves may come late, after a long tag or many unplayed games, so read on.
            let read = rest.by_ref().take(MORE).read_to_end(&mut head);
            read.map_err(failed)?;
            found = nos_laws::written_in(&head, ending);
        }
        let law = match (law, found) {
            (_, None) => return refused(message!("import-no-games", name = origin)),
            (None, Some(ForeignGames::Undecided)) => {
                return refused(message!("import-undecided", name = origin));
            }
            (Some(law), Some(_)) | (None, Some(ForeignGames::By(law))) => law,
        };
        let Some(format) = law.game_text else {
            return refused(message!("import-no-games", name = origin));
        };
        let bytes = Box::new(Cursor::new(head).chain(rest));
        Ok(OpenedGames { law, format, bytes })
    }
}

struct Import {
    clock: Option<Clock>,
    folder: Option<PathBuf>,
    is_check: bool,
    held: Option<Vec<u8>>,
    status: Status,
}

#[derive(Default)]
struct Counts {
    games: u64,
    faulty: u64,
    variations: u64,
    annotations: u64,
    /// Beginnings of the changed names that nos has reported.
    renamed: HashSet<String>,
}

impl Import {
    /// Prints a line on standard output, unless the script goes there.
    fn tell(&self, line: String) -> Result<(), Failure> {
        if self.is_check || self.folder.is_some() {
            return pager::print_ended(&line);
        }
        pager::remark(line);
        Ok(())
    }

    /// Reports why nos leaves out a file or the rest of it. The other files follow.
    fn leave_out(&mut self, failure: &Failure) {
        self.status = self.status.max(failure.status);
        pager::remark(format_args!("nos: {failure}"));
    }

    fn games(&mut self, origin: &Origin, mut games: OpenedGames) -> Result<(), Failure> {
        let (mut ended, mut counts) = (Ok(()), Counts::default());
        let chunks = iter::from_fn(|| {
            let mut chunk = Vec::with_capacity(HEAD);
            let read = games.bytes.by_ref().take(HEAD as u64).read_to_end(&mut chunk);
            ended = read.map(|_| ());
            (!chunk.is_empty()).then_some(chunk)
        });
        let mut source = ForeignFile::new(chunks);
        while let Some(game) = (games.format.read)(&mut source) {
            match self.game(origin, games.law, &game, &mut counts) {
                // Other games of the file may still get a file of their own.
                Err(failure) if self.folder.is_some() => {
                    self.leave_out(&failure);
                    return Ok(());
                }
                judged => judged?,
            }
        }
        drop(source);
        if let Err(error) = ended {
            self.leave_out(&Failure::reading(origin, &error));
        }
        let (variations, annotations) = (counts.variations, counts.annotations);
        if variations + annotations > 0 {
            self.tell(message!("import-left-out", variations, annotations))?;
        }
        let (name, games, faulty) = (origin, counts.games, counts.faulty);
        self.tell(message!("import-done", name, games, faulty))
    }

    fn game(
        &mut self,
        origin: &Origin,
        law: &'static Law,
        game: &Imported,
        counts: &mut Counts,
    ) -> Result<(), Failure> {
        counts.games += 1;
        counts.variations += game.variations;
        counts.annotations += game.annotations;
        let place = |at: Spot| format!("{origin}:{}:{}", at.line, at.column);
        for (written, name) in &game.renamed {
            let written = imported::excerpt(written);
            let known = counts.renamed.len();
            if known <= NAMES_MAX && counts.renamed.insert(written.to_string()) {
                if known == NAMES_MAX {
                    self.tell(message!("import-more-names", most = NAMES_MAX))?;
                    continue;
                }
                let place = place(game.at);
                self.tell(message!("import-name", place, written, name = spaced(name.as_str())))?;
            }
        }
        let mut script = Script::new(law, game, self.clock, !self.is_check);
        script.all(&place);
        if script.is_faulty {
            counts.faulty += 1;
            self.status = self.status.max(Status::Rejected);
        }
        let [one, other] = game.names.each_ref().map(|name| spaced(name.as_str()));
        for (at, why) in script.told {
            let (place, no) = (place(at), counts.games);
            self.tell(message!("import-fault", place, no, one, other, why))?;
        }
        if self.is_check || !script.is_begun {
            return Ok(());
        }
        let Some(folder) = &self.folder else {
            return match self.held.replace(script.text) {
                Some(_) => Err(Failure::usage(message!("import-several"))),
                None => Ok(()),
            };
        };
        let stem = match origin {
            Origin::Stdin => None,
            Origin::File(path) => path.file_stem(),
        };
        let stem = stem.map_or("games".into(), |stem| stem.to_string_lossy());
        let path = folder.join(format!("{stem}-{}.nos", counts.games));
        let name = shown::path(&path);
        match create(&path, &script.text) {
            Ok(true) => Ok(()),
            // The file has the same script, from an earlier import that was interrupted.
            Ok(false) if files::has(&path, &script.text) => Ok(()),
            Ok(false) => {
                let there = message!("config-there", name);
                Err(Failure::usage(format!("{}: {there}", place(game.at))))
            }
            Err(error) => Err(Failure::writing_to(&name, &error)),
        }
    }
}

/// The session of a game or match, and the text written so far.
#[derive(Clone)]
struct Script<'a> {
    law: &'static Law,
    game: &'a Imported,
    clock: Option<Clock>,
    is_written: bool,
    session: Session,
    no: EntryNo,
    points: [i64; 2],
    text: Vec<u8>,
    last: Option<Link>,
    /// The end of the last game, until another one begins.
    ended: Option<(&'static Cause, String)>,
    /// Reports on this game, with their places.
    told: Vec<(Spot, String)>,
    is_faulty: bool,
    is_begun: bool,
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

impl<'a> Script<'a> {
    fn new(
        law: &'static Law,
        game: &'a Imported,
        clock: Option<Clock>,
        is_written: bool,
    ) -> Script<'a> {
        Script {
            law,
            game,
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
        }
    }

    /// Enters the whole game. A faulty game of a match ends there, and the next one follows.
    fn all(&mut self, place: &dyn Fn(Spot) -> String) {
        let seat = self.law.entry(What::Seat(self.game.names.to_vec()));
        for entry in [self.law.first_entry(), seat] {
            if let Err(Refused(why, _)) = self.in_order(&entry) {
                return self.broken(self.game.at, why, place);
            }
        }
        let mut steps = &self.game.steps.all[..];
        while let Err((at, why)) = self.steps(&mut steps) {
            self.broken(at, why, place);
            let is_head = |(_, step): &(Spot, ImportedStep)| matches!(step, ImportedStep::Head(..));
            let next = steps.iter().position(is_head);
            steps = next.and_then(|next| steps.get(next..)).unwrap_or_default();
            if !steps.is_empty() && self.session.common().is_going() {
                let _ = self.line("void");
            }
        }
    }

    /// Reports a fault, and notes it at the end of the script that it cut short.
    fn broken(&mut self, at: Spot, why: String, place: &dyn Fn(Spot) -> String) {
        let _ = self.note(&format!("{}: {why}", place(at)));
        self.is_faulty = true;
        self.told.push((at, why));
    }

    /// Takes steps from the front. An error has the place of the fault; the remaining steps stay.
    fn steps(&mut self, steps: &mut &[(Spot, ImportedStep)]) -> Result<(), (Spot, String)> {
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
        steps: &mut &[(Spot, ImportedStep)],
    ) -> Result<(), (Spot, String)> {
        let mut found = Vec::new();
        for way in ways {
            self.tries = self.tries.saturating_sub(1);
            let mut tried = self.clone();
            if self.tries > 0 && tried.enter(&way).is_ok() {
                let mut rest = *steps;
                let ended = tried.steps(&mut rest);
                self.tries = tried.tries;
                found.push((tried, rest, ended));
            }
        }
        let left = |(_, rest, ended): &(_, &[_], Result<_, _>)| (rest.len(), ended.is_err());
        let least = found.iter().map(left).min();
        found.retain(|found| Some(left(found)) == least);
        let fen = |script: &Script<'_>| script.session.state().get("fen").map(ToString::to_string);
        let is_one = found.windows(2).all(|two| fen(&two[0].0) == fen(&two[1].0));
        match found.pop().filter(|_| is_one && self.tries > 0) {
            Some((tried, rest, ended)) => {
                (*self, *steps) = (tried, rest);
                ended
            }
            None => Err((at, why)),
        }
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
                    self.line("void")?;
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
            return self.in_order(&entry(act));
        }
        let is_in_order = |entry: &Entry| {
            let ruling = self.session.judge(entry);
            ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
        };
        let (fitting, others): (Vec<Entry>, Vec<Entry>) =
            acts.iter().map(entry).partition(is_in_order);
        match fitting.as_slice() {
            [] => others.first().map_or(Ok(()), |entry| self.in_order(entry)),
            [only] => self.in_order(only),
            several => {
                let ways: Vec<String> = several.iter().map(ToString::to_string).collect();
                Err(message!("import-several-moves", ways = ways.join(", ")).into())
            }
        }
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

    /// Words the difference between the record's score and the header's.
    fn other_score(&self, score: Option<&WrittenScore>) -> Refused {
        let names = self.session.names();
        let told = |(name, points): (&Name, i64)| format!("{} {points}", spaced(name.as_str()));
        let own: Vec<String> = names.iter().zip(self.points).map(told).collect();
        let said = imported::excerpt(score.map_or("", |score| &score.said));
        message!("import-other-score", said, own = own.join(", ")).into()
    }

    fn line(&mut self, line: &str) -> Result<(), Refused> {
        let read = nos_entry::read_entry(self.law.language, line);
        let entry = read.map_err(|error| point::Point::of(&error).message)?;
        let entry =
            entry.ok_or_else(|| message!("import-no-move", word = imported::excerpt(line)))?;
        self.in_order(&entry)
    }

    /// Writes a text as notes. Notes change nothing, so a check skips them.
    fn note(&mut self, text: &str) -> Result<(), Refused> {
        self.is_written
            .then(|| imported::notes(text))
            .into_iter()
            .flatten()
            .map(What::Note)
            .try_for_each(|note| self.in_order(&self.law.entry(note)))
    }

    /// Enters an entry that must be legal. If it is a foul, records it and then fails.
    fn in_order(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.enter(entry)?.map_or(Ok(()), |foul| Err(foul.into()))
    }

    /// Judges an entry and writes it. Returns the ruling if it is a foul.
    fn enter(&mut self, entry: &Entry) -> Result<Option<String>, Refused> {
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
        let told = || String::from(ruling.text(&self.session.names()).with_articles());
        if !matches!(entry.what, What::Note(_)) {
            self.ended = None;
        }
        for (side, points, cause) in ruling.effects().filter_map(Effect::scored) {
            self.points[side.place().min(1)] += points;
            self.ended.get_or_insert_with(|| (cause, told()));
        }
        Ok((ruling.verdict != Verdict::Accepted).then(told))
    }

    /// Adds the ending of the last game to the reason of a refusal, if that game is over.
    fn with_end(&self, why: String) -> String {
        let Some((cause, ended)) = &self.ended else {
            return why;
        };
        let over = message!("import-over", why, ended);
        match &self.game.undated {
            Some((ends, undated)) if ends.contains(cause) => format!("{over} {undated}"),
            _ => over,
        }
    }
}
