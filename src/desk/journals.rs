//! Journals on the command line: opening one to play, checking one, printing its settlement, and reading one
//! that is to be judged again.

use super::answer::Table;
use super::book::Book;
use super::config::Config;
use super::outcome::{Failure, Origin, Status};
use super::prompt;
use super::replay::{Manner, Replay, Style};
use crate::desk::book::{Journal, Record};
use crate::journal::check::End;
use crate::journal::tag::{Link, MARK, TAG_LEN, Tag};
use crate::journal::torn::shown;
use crate::journal::{Clock, Opened, Report, Seal, refuse_damage};
use crate::law::nos::entry::{Act, Entry};
use crate::law::nos::house::header;
use crate::law::nos::session::Session;
use crate::law::nos::show::{balances, settlement};
use crate::print::number::counted;
use crate::speech::{self, Body};
use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Whether a file is a journal: its first line has the tag that belongs to it, or most of its lines have
/// tags. A single comment that looks like a tag makes no journal of a script.
fn is_journal(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|b| *b == b'\n').map(<[u8]>::trim_ascii);
    let tag_of = |line: &'_ [u8]| -> Option<(usize, Tag)> {
        let at = line.len().checked_sub(TAG_LEN)?;
        let tag = line.get(at..)?.strip_prefix(MARK.as_bytes())?;
        Some((at, Tag::read(tag)?))
    };
    let is_first = |line: &[u8]| {
        tag_of(line).is_some_and(|(at, tag)| {
            line.get(..at)
                .is_some_and(|text| Link::of(None, text).tag() == tag)
        })
    };
    if lines.clone().next().is_some_and(is_first) {
        return true;
    }
    let count = |(tagged, all), line: &[u8]| match line.is_empty() {
        true => (tagged, all),
        false => (tagged + usize::from(tag_of(line).is_some()), all + 1),
    };
    let (tagged, all) = lines.by_ref().fold((0, 0), count);
    tagged * 2 > all
}

/// The clock that the environment sets, or the machine's.
fn clock() -> Result<Clock, Failure> {
    Clock::from_environment().map_err(|error| Failure::new(Status::Usage, error.to_string()))
}

/// Opens a journal, and says what was found in it.
fn open(path: &Path, header: &[Entry], clock: Clock) -> Result<(Journal, Vec<String>), Failure> {
    let (journal, opened) = Journal::open(path, header, clock)?;
    let Opened {
        resumed,
        torn,
        mended,
    } = opened;
    let name = path.display();
    let mut said = Vec::new();
    if let Some(torn) = torn {
        let what = match torn.text.is_empty() {
            true => format!("The end of {name} is {} NULs", torn.bytes),
            false => format!(
                "The last line of {name} was never finished (\"{}\")",
                torn.text.escape_debug()
            ),
        };
        said.push(format!(
            "{what}; it is set aside in {}, and nothing before it is lost.",
            torn.kept_in.display()
        ));
    }
    if mended {
        said.push(format!(
            "The last line of {name} lacked its line end; it has it again, and nothing is lost."
        ));
    }
    said.push(match journal.seal().filter(|_| resumed) {
        Some(seal) => format!("{name} goes on: {seal}."),
        None => format!("{name} is begun; every entry is saved there before it is answered."),
    });
    Ok((journal, said))
}

/// Plays at the terminal, kept in this journal or in the one of today.
///
/// # Errors
/// A journal that cannot be written in, a terminal that cannot be read.
pub fn play_attended(
    path: Option<PathBuf>,
    config: &Config,
    table: Table,
) -> Result<Status, Failure> {
    let clock = clock()?;
    let path = path.unwrap_or_else(|| PathBuf::from(clock.journal_name()));
    let mut first = header(&config.house);
    if !config.players.is_empty() {
        first.push(Act::Seat(config.players.clone()).into());
    }
    let (journal, said) = open(&path, &first, clock)?;
    prompt::play(Book::Kept(Box::new(journal)), table, &said)
}

/// Takes entries from standard input, kept in this journal.
///
/// # Errors
/// A journal that cannot be written in, input that cannot be read.
pub fn play_piped(path: &Path, config: &Config, manner: Manner) -> Result<Status, Failure> {
    let mut input = BufReader::with_capacity(1 << 16, io::stdin());
    // A script that names its own law begins its journal itself.
    let first = match begins_with_law(&mut input) {
        true => Vec::new(),
        false => header(&config.house),
    };
    let (journal, said) = open(path, &first, clock()?)?;
    // What goes to standard output are rulings; where standard error is closed there is nobody to tell.
    let _ = said
        .iter()
        .try_for_each(|line| writeln!(io::stderr(), "{line}"));
    let out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    Replay::new(Origin::Stdin, manner, out, io::stderr())
        .kept_in(Book::Kept(Box::new(journal)))
        .run(input)
}

/// Whether the first entry of what is about to be read is `law`.
fn begins_with_law(input: &mut impl BufRead) -> bool {
    let Ok(head) = input.fill_buf() else {
        return false;
    };
    let lines = speech::strip_bom(head).split(|b| *b == b'\n');
    let first = lines
        .filter_map(|line| speech::read_bytes::<Session>(line).ok())
        .find_map(|line| line.body);
    matches!(
        first,
        Some(Body::Entry(Entry {
            act: Act::Law(_),
            ..
        }))
    )
}

/// Reads a whole script or journal; the lines of a journal must be as written, unless that is not asked.
///
/// # Errors
/// A file that cannot be read, a journal that is damaged.
pub fn read(path: &Path, untagged: bool) -> Result<Vec<u8>, Failure> {
    let mut bytes = fs::read(path).map_err(|error| Failure::reading(path.display(), &error))?;
    if untagged || !is_journal(&bytes) {
        return Ok(bytes);
    }
    let report = Report::<Session>::on(&bytes);
    refuse_damage(path, &report)?;
    let sound = match report.end {
        End::Torn(_) => {
            let name = path.display();
            let _ = writeln!(
                io::stderr(),
                "{name}: the last line was never finished and is left out; nos check {name} shows it."
            );
            report.sound_len
        }
        End::Whole | End::NoLineEnd => bytes.len(),
    };
    bytes.truncate(sound);
    Ok(bytes)
}

/// Tells all of a journal: its seal, or what is wrong and how far it can be trusted.
///
/// # Errors
/// A file that cannot be read.
pub fn check(path: &Path, noted: Option<Seal>) -> Result<(Status, Vec<String>), Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::reading(path.display(), &error))?;
    let name = path.display();
    let report = Report::<Session>::on(&bytes);
    if !is_journal(&bytes) && !bytes.is_empty() {
        let line = format!(
            "{name} is a script, not a journal: none of its lines has a tag, so nothing can be proved."
        );
        return Ok((
            Status::Damaged,
            vec![line, format!("nos replay {name} judges it.")],
        ));
    }
    let mut lines: Vec<String> = report
        .findings
        .iter()
        .map(|finding| format!("{name}: {finding}."))
        .collect();
    match &report.end {
        End::Torn(torn) => lines.push(format!(
            "{name}: the last line was never finished: \"{}\" ({}); nos play sets it aside.",
            shown(torn).escape_debug(),
            counted(torn.len() as u64, "byte", "bytes")
        )),
        End::NoLineEnd => lines.push(format!(
            "{name}: the last line lacks its line end; nos play mends it."
        )),
        End::Whole => {}
    }
    if let Some(trust) = report.trust() {
        lines.push(format!("{name}: {trust}."));
    } else {
        lines.push(format!("{name}: every line is as it was written."));
    }
    match report.seal() {
        Some(seal) if report.is_sound() => lines.push(format!("The seal: {seal}.")),
        Some(seal) => lines.push(format!("The seal of what can be trusted: {seal}.")),
        None => lines.push("There is no entry.".to_owned()),
    }
    let is_it = noted.is_none_or(|noted| {
        let (is_it, line) = compared(&report, noted);
        lines.push(line);
        is_it
    });
    let status = if report.is_sound() && is_it {
        Status::Clean
    } else {
        Status::Damaged
    };
    Ok((status, lines))
}

/// Whether a journal is, or goes on, the evening of a seal that was noted, and what is said of it.
fn compared(report: &Report<Session>, noted: Seal) -> (bool, String) {
    let (now, then) = (report.record.len(), noted.entries);
    if report.seal_after(then) != Some(noted) {
        let line = format!("It is not the evening of the seal {noted}.");
        return (false, line);
    }
    let line = match now.saturating_sub(then) {
        0 => "It is the evening of that seal.".to_owned(),
        more => format!(
            "It is the evening of that seal, and {} after it.",
            counted(more as u64, "entry came", "entries came")
        ),
    };
    (true, line)
}

/// What was said in a journal or script, what stood of it, and how it can be known again.
pub struct Read {
    /// The record.
    pub record: Record,
    /// The seal; a script has none.
    pub seal: Option<Seal>,
    /// Whether any entry was rejected; nothing of it is in the record.
    pub status: Status,
}

/// Judges a journal or script to its end; rejected entries are shown on standard error.
///
/// # Errors
/// A file that cannot be read, a journal that is damaged.
pub fn record(path: &Path, table: &Table) -> Result<Read, Failure> {
    let bytes = read(path, false)?;
    if is_journal(&bytes) {
        let report = Report::<Session>::on(&bytes);
        return Ok(Read {
            seal: report.seal(),
            record: report.record,
            status: Status::Clean,
        });
    }
    let manner = Manner {
        style: Style::Text { quiet: true },
        keep_going: true,
        table: table.clone(),
    };
    let replay = Replay::new(
        Origin::File(path.to_owned()),
        manner,
        io::sink(),
        io::stderr(),
    );
    let (status, book) = replay.run_to_the_end(bytes.as_slice())?;
    Ok(Read {
        record: Record::clone(book.record()),
        seal: None,
        status,
    })
}

/// The settlement of a journal or script, or its balances where it is not settled yet, and its seal.
///
/// # Errors
/// A file that cannot be read, a journal that is damaged.
pub fn settle(path: &Path, table: &Table) -> Result<(Status, Vec<String>), Failure> {
    let read = record(path, table)?;
    let mut lines = settled(read.record.session(), table);
    if let Some(seal) = read.seal {
        lines.push(format!("The seal: {seal}."));
    }
    Ok((read.status, lines))
}

fn settled(session: &Session, table: &Table) -> Vec<String> {
    let settlement = settlement::settlement(session, table.money.as_ref(), &table.look);
    if !settlement.is_empty() {
        return settlement;
    }
    let mut lines = vec!["Not settled yet; the balances:".to_owned()];
    lines.extend(balances::balances(session, &table.look));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_a_journal_when_most_of_its_lines_have_tags() {
        let table: [(&str, bool); 8] = [
            ("law 1 # ~24a56018\n2026-11-21T20:14:03+01:00 sea", true),
            ("law 1 # ~24a56019\n2026-11-21T20:14:03+01:00 sea", false),
            ("", false),
            ("deal\nset Bram 6-6\n", false),
            (
                "seat Anna Bram Cees\ndeal # ~0123abcd\nset Bram 6-6\n",
                false,
            ),
            ("law 1 # ~999603ea\n", true),
            ("law 1 # ~999603ea\ndeal # ~0123abcd\ntorn", true),
            (
                "law 1 # ~999603ea\n\n\nset Bram 6-6\ndeal # ~0123abcd\r\n",
                true,
            ),
        ];
        for (text, journal) in table {
            assert_eq!(is_journal(text.as_bytes()), journal, "{text:?}");
        }
    }
}
