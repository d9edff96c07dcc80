//! `nos import`: games of other programs, each judged in a session and written as a script or a journal.

use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::{files, pager, point};
use clap::Args;
use nos_base::table::name::{Name, spaced};
use nos_base::table::shown;
use nos_law::imported::source::{ForeignFile, Spot};
use nos_law::imported::{self, GameFormat, Imported, ImportedStep};
use nos_law::referee::{Law, Session};
use nos_law::{EntryNo, Verdict};
use nos_records::journal::tag::{self, Link};
use nos_records::journal::{Clock, Recorded, Rejection};
use nos_records::system::{self, new_file::create};
use std::collections::HashSet;
use std::io::{self, BufReader, Cursor, Read};
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
}

/// Most changed names of a file that are listed, and kept for that.
const NAMES_MAX: usize = 1000;

/// Bytes of a file by which its format is recognised.
const HEAD: usize = 1 << 16;

/// Refuses a file of games that another program wrote, and says how to bring it in.
pub fn refuse_games(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let Some(format) = nos_laws::written_in(head).and_then(|law| law.game_text) else {
        return Ok(());
    };
    let (name, format) = (shown::path(path), format.name);
    Err(Failure::usage(message!("import-first", name, format)))
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
            match ForeignGames::open(&origin) {
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

/// A file of games: its law and format, by how it begins, and all its bytes.
struct ForeignGames {
    law: &'static Law,
    format: &'static GameFormat,
    bytes: Box<dyn Read>,
}

impl ForeignGames {
    fn open(origin: &Origin) -> Result<ForeignGames, Failure> {
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
        let law = nos_laws::written_in(&head);
        let law = law.and_then(|law| Some((law, law.game_text?)));
        let (law, format) =
            law.ok_or_else(|| Failure::usage(message!("import-no-games", name = origin)))?;
        let bytes = Box::new(Cursor::new(head).chain(rest));
        Ok(ForeignGames { law, format, bytes })
    }
}

struct Import {
    clock: Option<Clock>,
    folder: Option<PathBuf>,
    is_check: bool,
    /// The script that goes to standard output.
    held: Option<Vec<u8>>,
    status: Status,
}

/// What is counted in a file.
#[derive(Default)]
struct Counts {
    games: u64,
    faulty: u64,
    variations: u64,
    annotations: u64,
    /// Beginnings of the names that had to be changed and were told.
    renamed: HashSet<String>,
}

impl Import {
    /// Tells something on standard output, unless that is for a script.
    fn tell(&self, line: String) -> Result<(), Failure> {
        if self.is_check || self.folder.is_some() {
            return pager::print_ended(&line);
        }
        pager::remark(line);
        Ok(())
    }

    /// Tells why a file, or the rest of one, is left out. The others go on.
    fn leave_out(&mut self, failure: &Failure) {
        self.status = self.status.max(failure.status);
        pager::remark(format_args!("nos: {failure}"));
    }

    fn games(&mut self, origin: &Origin, games: ForeignGames) -> Result<(), Failure> {
        let (mut ended, mut counts) = (Ok(()), Counts::default());
        let bytes = BufReader::with_capacity(HEAD, games.bytes)
            .bytes()
            .map_while(|byte| byte.map_err(|error| ended = Err(error)).ok());
        let mut source = ForeignFile::new(bytes);
        while let Some(game) = (games.format.read)(&mut source) {
            match self.game(origin, games.law, &game, &mut counts) {
                // The others may have other names.
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
                self.tell(message!(
                    "import-name",
                    place,
                    written,
                    name = spaced(name.as_str())
                ))?;
            }
        }
        let mut script = Script::new(law, self.clock);
        let written = script.all(game);
        if let Err((at, why)) = &written {
            counts.faulty += 1;
            self.status = self.status.max(Status::Rejected);
            let [one, other] = game.names.each_ref().map(|name| spaced(name.as_str()));
            let (place, no) = (place(*at), counts.games);
            // What broke off a script stands in it, too.
            for note in imported::notes(&format!("{place}: {why}")) {
                let _ = script.enter(&note);
            }
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
            // An earlier import was ended, or nothing was played on.
            Ok(false) if files::has(&path, &script.text) => Ok(()),
            Ok(false) => {
                let there = message!("config-there", name);
                Err(Failure::usage(format!("{}: {there}", place(game.at))))
            }
            Err(error) => Err(Failure::writing_to(&name, &error)),
        }
    }
}

/// A session as far as it is written down.
struct Script {
    law: &'static Law,
    clock: Option<Clock>,
    text: Vec<u8>,
    judged: Judged,
    is_begun: bool,
}

#[derive(Clone)]
struct Judged {
    session: Session,
    no: EntryNo,
    points: [i64; 2],
    last: Option<Link>,
    /// How the last game ended, while no other has begun.
    ended: Option<String>,
}

impl Script {
    fn new(law: &'static Law, clock: Option<Clock>) -> Script {
        Script {
            law,
            clock,
            text: Vec::new(),
            judged: Judged {
                session: (law.begin)(),
                no: EntryNo(1),
                points: [0; 2],
                last: None,
                ended: None,
            },
            is_begun: false,
        }
    }

    /// The whole game.
    ///
    /// # Errors
    /// What in it is not in order, and where.
    fn all(&mut self, game: &Imported) -> Result<(), (Spot, String)> {
        let [one, other] = &game.names;
        let seat = format!("seat {one} {other}");
        for line in [&self.law.first_entry().to_string(), &seat] {
            self.in_order(line).map_err(|why| (game.at, why))?;
        }
        game.steps.all.iter().try_for_each(|(at, step)| {
            self.step(step).map_err(|why| (*at, why))?;
            self.is_begun = true;
            Ok(())
        })
    }

    fn step(&mut self, step: &ImportedStep) -> Result<(), String> {
        let (ways, score) = match step {
            ImportedStep::Entry(line) => return self.in_order(line),
            ImportedStep::Unread(why) => return Err(why.clone()),
            ImportedStep::Ways(ways, score) => (ways, score),
        };
        let (before, len) = (self.judged.clone(), self.text.len());
        for way in ways {
            let taken = way.iter().try_for_each(|line| self.in_order(line));
            if taken.is_ok()
                && score
                    .as_ref()
                    .is_none_or(|score| score.is(self.judged.points))
            {
                return Ok(());
            }
            self.judged = before.clone();
            self.text.truncate(len);
        }
        let names = self.judged.session.names();
        let told = |(name, points): (&Name, i64)| format!("{} {points}", spaced(name.as_str()));
        let own: Vec<String> = names.iter().zip(before.points).map(told).collect();
        let said = score.as_ref().map_or("", |score| &score.said);
        let own = own.join(", ");
        Err(message!(
            "import-other-score",
            said = imported::excerpt(said),
            own
        ))
    }

    fn in_order(&mut self, line: &str) -> Result<(), String> {
        self.enter(line)?.map_or(Ok(()), Err)
    }

    /// Judges an entry and writes it down. Returns the ruling if it is a foul.
    ///
    /// # Errors
    /// Why it is no entry, or why it cannot have happened.
    fn enter(&mut self, line: &str) -> Result<Option<String>, String> {
        let read = nos_entry::read_entry(self.law.language, line);
        let entry = read.map_err(|error| point::Point::of(&error).message)?;
        let entry =
            entry.ok_or_else(|| message!("import-no-move", word = imported::excerpt(line)))?;
        let judged = &mut self.judged;
        let ruling = judged.session.judge(&entry);
        let ruling = ruling.map_err(|why| {
            let why = point::cited(&Rejection::Refused(why));
            match &judged.ended {
                Some(ended) => message!("import-over", why, ended),
                None => why,
            }
        })?;
        let full = judged.session.in_full(&entry, &ruling);
        match self.clock {
            None => self.text.extend(format!("{full}\n").bytes()),
            Some(clock) => {
                let (line, link) = tag::write(clock.moment(), &Recorded::Entry(full), judged.last);
                judged.last = Some(link);
                self.text.extend(line);
            }
        }
        judged.session.apply(judged.no, &ruling);
        judged.no = EntryNo(judged.no.0 + 1);
        let told = || String::from(ruling.text(&judged.session.names()).with_articles());
        judged.ended.take_if(|_| !line.starts_with("note"));
        for (side, points) in ruling.scored() {
            judged.points[side.place().min(1)] += points;
            judged.ended.get_or_insert_with(told);
        }
        Ok((ruling.verdict != Verdict::Accepted).then(told))
    }
}
