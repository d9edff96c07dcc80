//! `nos play`: opens or begins a journal, at the prompt or from standard input.

use crate::desk::event::at_table;
use crate::desk::import::refuse_games;
use crate::desk::open::{OpenEvening, OpenHere};
use crate::desk::prompt::console::{InputEnd, Stop};
use crate::desk::prompt::sitting::Sitting;
use crate::desk::source::Lines;
use crate::desk::{
    Book, Config, Failure, Manner, Origin, Replay, Status, Stopped, files, pager, prompt,
    refuse_if, surroundings,
};
use nos_base::shown;
use nos_entry::Entry;
use nos_law::{Law, TableSettings};
use nos_records::journal::{Clock, Journal};
use std::io::{Stdin, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Opens a journal. Returns whether it is new, and sentences about its state.
fn opened(
    law: &'static Law,
    path: &Path,
    header: &[Entry],
    clock: Clock,
) -> Result<(Journal, bool, Vec<String>), Failure> {
    let (journal, opened) = Journal::open(law, path, header, clock)?;
    let name = shown::path(path);
    let mut messages = Vec::new();
    if let Some(torn) = opened.torn {
        let (text, bytes) = (&torn.text, torn.bytes);
        let kept_in = shown::path(&torn.kept_in);
        let is_empty = torn.text.is_empty();
        messages.push(message!("opened-torn", name, is_empty, text, bytes, kept_in));
    }
    messages.extend(opened.mended.then(|| message!("opened-mended", name)));
    messages.extend(opened.read_only.map(|why| message!("opened-read-only", why)));
    messages.extend(opened.unshared.map(|kind| message!("opened-unshared", name, kind)));
    messages.push(match journal.seal().filter(|_| opened.resumed) {
        Some(seal) => message!("goes-on", name, seal),
        None => message!("is-begun", name),
    });
    Ok((journal, !opened.resumed, messages))
}

/// Returns the law of a journal: its own, or for a new one the requested law, or else the default.
fn law_of(
    path: &Path,
    wanted: Option<&'static Law>,
    usual: &'static Law,
) -> Result<&'static Law, Failure> {
    // Ignore an unreadable file here: opening it reports the error.
    let is_file = fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0);
    if is_file && let Ok(head) = files::head(path) {
        refuse_games(path, &head)?;
    }
    let found = match is_file.then(|| Lines::new(fs::File::open(path)?).law()) {
        Some(Ok(law)) => law.unwrap_or(nos_laws::usual()),
        Some(Err(_)) | None => return Ok(wanted.unwrap_or(usual)),
    };
    if wanted.is_some_and(|wanted| wanted != found) {
        let (name, law) = (shown::path(path), found.name());
        return Err(Failure::usage(message!("follows-the-law", name, law)));
    }
    Ok(found)
}

#[derive(Clone, Copy)]
pub struct PlaySetup<'a> {
    pub law: Option<&'static Law>,
    pub config: &'a Config,
    pub found: Option<&'a Path>,
}

impl PlaySetup<'_> {
    /// Words the settings that a new journal takes from `nos.toml`: house rules, money, players.
    fn stakes(self, rules: bool, players: bool) -> Option<String> {
        let money = self.config.money.is_some();
        let tables = [(rules, "rules"), (money, "money"), (players, "players")];
        let set = |(is_set, table): (bool, &'static str)| is_set.then_some(table);
        let which: Vec<&str> = tables.into_iter().filter_map(set).collect();
        let file = shown::path(self.found?);
        (!which.is_empty()).then(|| message!("stakes", which = which.join("-"), file))
    }

    pub fn attended(self, path: Option<PathBuf>, table: TableSettings) -> anyhow::Result<Status> {
        let clock = Clock::from_environment().map_err(anyhow::Error::msg)?;
        let config = self.config;
        let today = PathBuf::from(clock.journal_name());
        let open = path.is_none().then(|| OpenHere::to_go_on(&today, self.law));
        if let Some(OpenHere { evenings, event: Some(folder), .. }) = &open
            && evenings.is_empty()
        {
            pager::show(&[folder.round(), at_table::comes_next(folder, None)])?;
            return Ok(Status::Clean);
        }
        let mut console = prompt::open(&table, true)?;
        let usual = Book::new(self.law.unwrap_or(config.law), 0);
        let mut sitting = Sitting::new(usual, &mut *console, table);
        let chosen = open.map(|open| Self::chosen(open, today.clone(), &mut sitting));
        let path = match chosen.unwrap_or(Ok(path.unwrap_or(today))) {
            Ok(path) => path,
            Err(Stop::Failed(error)) => return Err(error.into()),
            Err(Stop::Ended(ending)) => {
                drop(console);
                return Ok(prompt::ended(ending));
            }
        };
        let law = law_of(&path, self.law, config.law)?;
        let mut first = config.header(law)?;
        let rules = first.len() > 1;
        first.extend(config.seat(law)?);
        let slow = sitting.while_slow(&message!("opening-takes-long", name = shown::path(&path)));
        let (journal, is_begun, mut messages) = opened(law, &path, &first, clock)?;
        drop(slow);
        if is_begun {
            messages.extend(self.stakes(rules, !config.players.is_empty()));
            messages.push(message!("begins-with-its-rules"));
        }
        messages.extend(at_table::begins(&path));
        sitting.book = Book::Journaled(Box::new(journal));
        (sitting.preview, sitting.has_board) = (config.preview, config.has_board);
        sitting.balances = config.balances;
        let ending = prompt::play(sitting, &messages, is_begun)?;
        drop(console);
        Ok(prompt::ended(ending))
    }

    /// Lets the official choose an evening. Asks before it begins a journal beside a damaged one.
    fn chosen(open: OpenHere, today: PathBuf, sitting: &mut Sitting<'_>) -> Result<PathBuf, Stop> {
        let mut choices: Vec<String> = open.evenings.iter().map(OpenEvening::choice).collect();
        if open.event.is_none() {
            let name = shown::path(&today);
            choices.push(message!("open-begin", name, is_there = today.exists()));
        }
        let damaged = open.damaged.as_slice();
        let nothing = choices.len();
        choices.extend((!damaged.is_empty()).then(|| message!("open-nothing")));
        let place = match choices.len() {
            1 => 0,
            _ => sitting.choose(damaged, open.question(), choices)?,
        };
        refuse_if(place == nothing, || Stop::Ended(InputEnd::Left))?;
        Ok(open.evenings.into_iter().nth(place).map_or(today, |evening| evening.path))
    }

    pub fn piped(self, path: PathBuf, manner: Manner) -> anyhow::Result<Status> {
        let (named, input) = standard_input()?;
        let law = law_of(&path, named.or(self.law), self.config.law)?;
        // A script with its own `law` entry also has its own house rules.
        let (first, usual) = if named.is_some() && input.begins(law) {
            (Vec::new(), None)
        } else {
            (self.config.header(law)?, self.config.seat(law)?)
        };
        let clock = Clock::from_environment().map_err(anyhow::Error::msg)?;
        let (journal, is_begun, mut messages) = opened(law, &path, &first, clock)?;
        if is_begun {
            // The message about the players is printed later, when they are seated.
            messages.extend(self.stakes(first.len() > 1, false));
        }
        messages.extend(surroundings::is_remote_pipe().then(|| message!("needs-ssh-t")));
        // Standard output is for rulings.
        messages.iter().for_each(pager::remark);
        let mut lost = None;
        let out = Box::new(Echo::new(io::stdout().lock(), &mut lost));
        let ahead = if is_begun { journal.record().len() } else { 0 };
        let book = Book::Journaled(Box::new(journal));
        let mut replay = Replay::new(book, Origin::Stdin, manner, out, Box::new(pager::Remarks));
        (replay.ahead, replay.usual) = (ahead, usual);
        let status = replay.run(input)?;
        Stopped::unless_closed(lost.map_or(Ok(()), Err))?;
        Ok(status)
    }
}

/// Judges standard input by the law that it names, or else by `usual`, and keeps no journal.
pub fn unkept(manner: Manner, usual: &'static Law) -> Result<Status, Failure> {
    let (named, input) = standard_input()?;
    let (out, err) = (Box::new(pager::stdout()), Box::new(pager::Remarks));
    Replay::new(Book::new(named.unwrap_or(usual), 0), Origin::Stdin, manner, out, err).run(input)
}

fn standard_input() -> Result<(Option<&'static Law>, Lines<Stdin>), Failure> {
    let mut input = Lines::new(io::stdin());
    Ok((input.law().map_err(|error| Failure::reading(Origin::Stdin, &error))?, input))
}

/// Output held back until `flush`. Writing never fails; after an error the output is dropped.
pub struct Echo<'a, O> {
    out: O,
    held: Vec<u8>,
    lost: &'a mut Option<io::Error>,
}

impl<O: Write> Echo<'_, O> {
    /// Wraps `out`, and stores its first error in `lost`.
    pub fn new(out: O, lost: &mut Option<io::Error>) -> Echo<'_, O> {
        Echo { out, held: Vec::new(), lost }
    }
}

impl<O: Write> Write for Echo<'_, O> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.lost.is_none() {
            *self.lost = self.out.write_all(&self.held).and_then(|()| self.out.flush()).err();
        }
        self.held.clear();
        Ok(())
    }
}
