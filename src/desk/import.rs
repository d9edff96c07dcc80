//! `nos import`: reads games of other programs, and reports what a judged game became.

mod transcript;

use crate::desk::{Failure, LawArg, Origin, Status, files, pager};
use clap::Args;
use nos_base::{shown, spaced};
use nos_law::{ForeignFile, GameFormat, Imported, Law, Spot, imported};
use nos_laws::ForeignGames;
use nos_records::journal::Clock;
use nos_records::system;
use nos_records::system::new_file::create;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::{io, iter};
use transcript::Transcript;

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

const NAMES_MAX: usize = 1000;

/// First bytes of a file, by which nos recognises its format.
const HEAD: usize = 1 << 16;

/// Further bytes to read if the first do not show the game.
const MORE: u64 = 4 << 20;

/// Refuses a file of another program's games, and says how to import it.
pub fn refuse_games(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let name = shown::path(path);
    match nos_laws::written_in(bytes.get(..HEAD).unwrap_or(bytes), ending(path)) {
        ForeignGames::None => Ok(()),
        ForeignGames::Undecided => Err(Failure::usage(message!("import-undecided", name))),
        ForeignGames::Of(law) => {
            let format = law.game_text.map_or("", |format| format.name);
            Err(Failure::usage(message!("import-first", name, format)))
        }
    }
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(OsStr::to_str).unwrap_or_default()
}

impl ImportArgs {
    pub fn run(self) -> Result<Status, Failure> {
        let clock = self.journal.then(Clock::from_environment).transpose();
        let (clock, held) = (clock.map_err(Failure::usage)?, None);
        let (folder, is_check, status) = (self.output, self.check, Status::Clean);
        let mut import = Import { clock, folder, is_check, held, status };
        let _lock = import.folder.as_deref().map(files::folder_to_write).transpose()?;
        for path in &self.files {
            match GameFile::open(Origin::of(path), self.law.law) {
                Ok(file) => import.games(file)?,
                Err(failure) => import.leave_out(&failure),
            }
        }
        if let Some(script) = &import.held {
            pager::print(&String::from_utf8_lossy(script))?;
        }
        Ok(import.status)
    }
}

struct GameFile {
    origin: Origin,
    law: &'static Law,
    format: &'static GameFormat,
    bytes: Box<dyn Read>,
    games: u64,
    faulty: u64,
    variations: u64,
    annotations: u64,
    /// Beginnings of the changed names that nos has reported.
    renamed: HashSet<String>,
}

impl GameFile {
    fn open(origin: Origin, law: Option<&'static Law>) -> Result<GameFile, Failure> {
        let failed = |error: io::Error| Failure::reading(&origin, &error);
        let (mut rest, ending): (Box<dyn Read>, &str) = match &origin {
            Origin::Stdin => (Box::new(io::stdin().lock()), ""),
            Origin::File(path) => {
                let (file, begun) = system::opened(path).map_err(failed)?;
                (Box::new(Cursor::new(begun).chain(file)), ending(path))
            }
        };
        let mut head = Vec::new();
        let mut found = ForeignGames::None;
        // The first moves may come late, after a long tag or many unplayed games.
        for most in [HEAD as u64, MORE] {
            rest.by_ref().take(most).read_to_end(&mut head).map_err(failed)?;
            found = nos_laws::written_in(&head, ending);
            if found != ForeignGames::Undecided {
                break;
            }
        }
        let law = match (found, law) {
            (ForeignGames::None, _) => None,
            (_, Some(law)) | (ForeignGames::Of(law), None) => Some(law),
            (ForeignGames::Undecided, None) => {
                return Err(Failure::usage(message!("import-undecided", name = origin)));
            }
        };
        let Some((law, format)) = law.and_then(|law| Some((law, law.game_text?))) else {
            return Err(Failure::usage(message!("import-no-games", name = origin)));
        };
        let bytes = Box::new(Cursor::new(head).chain(rest));
        let (games, faulty, variations, annotations) = (0, 0, 0, 0);
        let renamed = HashSet::new();
        Ok(GameFile { origin, law, format, bytes, games, faulty, variations, annotations, renamed })
    }

    fn place(&self, at: Spot) -> String {
        format!("{}:{}:{}", self.origin, at.line, at.column)
    }
}

struct Import {
    clock: Option<Clock>,
    folder: Option<PathBuf>,
    is_check: bool,
    held: Option<Vec<u8>>,
    status: Status,
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

    fn games(&mut self, mut file: GameFile) -> Result<(), Failure> {
        let mut ended = Ok(());
        let mut bytes = std::mem::replace(&mut file.bytes, Box::new(io::empty()));
        let mut source = ForeignFile::new(iter::from_fn(|| {
            let mut chunk = Vec::with_capacity(HEAD);
            ended = bytes.by_ref().take(HEAD as u64).read_to_end(&mut chunk).map(|_| ());
            (!chunk.is_empty()).then_some(chunk)
        }));
        while let Some(game) = (file.format.read)(&mut source) {
            match self.game(&mut file, &game) {
                Err(failure) if self.folder.is_some() => {
                    self.leave_out(&failure);
                    // Another file has the name of this game; after a failed write the rest fails too.
                    if failure.status != Status::Usage {
                        return Ok(());
                    }
                }
                judged => judged?,
            }
        }
        drop(source);
        if let Err(error) = ended {
            self.leave_out(&Failure::reading(&file.origin, &error));
        }
        let GameFile { origin: name, games, faulty, variations, annotations, .. } = file;
        if variations + annotations > 0 {
            self.tell(message!("import-left-out", variations, annotations))?;
        }
        self.tell(message!("import-done", name, games, faulty))
    }

    fn game(&mut self, file: &mut GameFile, game: &Imported) -> Result<(), Failure> {
        file.games += 1;
        file.variations += game.variations;
        file.annotations += game.annotations;
        for (written, name) in &game.renamed {
            let (written, known) = (imported::excerpt(written), file.renamed.len());
            if known > NAMES_MAX || !file.renamed.insert(written.to_string()) {
                continue;
            }
            let (place, name) = (file.place(game.at), spaced(name.as_str()));
            self.tell(match known {
                NAMES_MAX => message!("import-more-names", most = NAMES_MAX),
                _ => message!("import-name", place, written, name),
            })?;
        }
        let transcript =
            Transcript::of(game, file.law, self.clock, !self.is_check, &|at| file.place(at));
        if transcript.is_faulty {
            file.faulty += 1;
            self.status = self.status.max(Status::Rejected);
        }
        let [one, other] = game.names.each_ref().map(|name| spaced(name.as_str()));
        for (at, why) in transcript.told {
            let (place, no) = (file.place(at), file.games);
            self.tell(message!("import-fault", place, no, one, other, why))?;
        }
        if self.is_check || !transcript.is_begun {
            return Ok(());
        }
        let Some(folder) = &self.folder else {
            return match self.held.replace(transcript.text) {
                Some(_) => Err(Failure::usage(message!("import-several"))),
                None => Ok(()),
            };
        };
        let stem = match &file.origin {
            Origin::Stdin => None,
            Origin::File(path) => path.file_stem(),
        };
        let stem = stem.map_or("games".into(), |stem| stem.to_string_lossy());
        let path = folder.join(format!("{stem}-{}.nos", file.games));
        let name = shown::path(&path);
        match create(&path, &transcript.text) {
            Ok(true) => Ok(()),
            // The file has the same script, from an earlier import that was interrupted.
            Ok(false) if files::has(&path, &transcript.text) => Ok(()),
            Ok(false) => {
                let there = message!("config-there", name);
                Err(Failure::usage(format!("{}: {there}", file.place(game.at))))
            }
            Err(error) => Err(Failure::writing_to(&name, &error)),
        }
    }
}
