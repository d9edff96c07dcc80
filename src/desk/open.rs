//! Lists the unsettled evenings of a folder and tables of its event, and offers to continue one.

use crate::desk::event::at_table;
use crate::desk::event::folder::{EventFolder, is_event};
use crate::desk::{Failure, Script, Status, pager};
use nos_base::text::tables::table;
use nos_base::{Column, Look, Order, Told, shown, tell_listed};
use nos_entry::Moment;
use nos_entry::timestamp::{date_in_words, time_of_day};
use nos_law::{EntryNo, Law};
use nos_records::journal::{Report, refuse_damage};
use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

/// Most journals that nos reads before it asks: the latest ones.
const LATEST: usize = 50;

/// Most evenings to offer. All tables of an event are offered.
const CHOICES: usize = 5;

pub struct OpenHere {
    pub evenings: Vec<OpenEvening>,
    pub damaged: Vec<String>,
    pub event: Option<EventFolder>,
}

pub struct OpenEvening {
    pub path: PathBuf,
    pub law: &'static Law,
    players: String,
    pub hands: usize,
    touched: Option<Moment>,
}

impl OpenEvening {
    /// `None` if the file is not a journal, has no players or is settled; an error if unreadable.
    fn at(path: &Path) -> Result<Option<OpenEvening>, Failure> {
        let script = match Script::journal(path) {
            Ok(script) if script.is_journal() => script,
            Err(failure) if failure.status == Status::InUse => return Err(failure),
            _ => return Ok(None),
        };
        let path = path.strip_prefix(".").unwrap_or(path).to_owned();
        let report = Report::on(script.law(), &script.bytes);
        refuse_damage(&path, &report)?;
        let record = report.record;
        let now = record.session().now();
        let is_open = !now.seated.is_empty() && now.unfinished.is_some();
        let seated = now.seated.iter().map(|(name, _)| Told::from(name));
        Ok(is_open.then(|| OpenEvening {
            path,
            law: record.law(),
            players: tell_listed(seated.collect()).into(),
            hands: record.standing().filter(|entry| entry.ruling.begins_hand()).count(),
            touched: record.time_of(EntryNo(record.len() as u32)),
        }))
    }

    fn round(&self) -> String {
        message!("open-hand", hand = self.hands, round = self.law.round())
    }

    fn touched(&self) -> String {
        let told = |moment: Moment| {
            format!("{} {}", date_in_words(moment.date_naive()), time_of_day(&moment))
        };
        self.touched.map_or_else(String::new, told)
    }

    pub fn choice(&self) -> String {
        let (name, players) = (shown::path(&self.path), &self.players);
        message!(
            "open-go-on",
            name,
            players,
            hands = self.hands,
            hand = self.round(),
            touched = self.touched()
        )
    }
}

/// Finds the unsettled evenings of this folder, the latest first, then untouched tables of its
/// event, and the errors of unreadable journals. Skips `sound`, and reads at most `most` journals.
fn evenings(
    folder: &Path,
    most: usize,
    sound: Option<&Path>,
) -> std::io::Result<(Vec<OpenEvening>, Vec<Failure>)> {
    let files = fs::read_dir(folder)?.filter_map(Result::ok);
    let is_named = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "nos");
    let mut files: Vec<PathBuf> = files.map(|file| file.path()).filter(is_named).collect();
    files.order_by_key(|path| Reverse(path.metadata().and_then(|file| file.modified()).ok()));
    let (mut open, mut damaged) = (Vec::new(), Vec::new());
    for path in files.iter().take(most) {
        match OpenEvening::at(path) {
            Ok(evening) => open.extend(evening),
            Err(_) if sound.is_some_and(|sound| path.ends_with(sound)) => {}
            Err(failure) => damaged.push(failure),
        }
    }
    open.order_by_key(|evening: &OpenEvening| {
        (Reverse(evening.touched.map(|moment| moment.timestamp())), at_table::number(&evening.path))
    });
    damaged.order_by(|one, other| one.message.cmp(&other.message));
    Ok((open, damaged))
}

impl OpenHere {
    /// Finds evenings to continue: tables of the event, or evenings with a hand. Finds none if
    /// today's evening is open, because nos continues it without asking.
    pub fn to_go_on(today: &Path, law: Option<&'static Law>) -> OpenHere {
        let here = Path::new(".");
        let event = EventFolder::open(here).ok();
        let most = event.as_ref().map_or(LATEST, |_| usize::MAX);
        // Leave out a damaged journal of today: the error appears when it is opened.
        let (mut open, damaged) = evenings(here, most, Some(today)).unwrap_or_default();
        open.retain(|evening| {
            let is_meant = match event {
                Some(_) => at_table::number(&evening.path).is_some(),
                None => evening.hands > 0,
            };
            is_meant && law.is_none_or(|law| law == evening.law)
        });
        if event.is_none() && open.iter().any(|evening| evening.path == today) {
            open.clear();
        }
        open.truncate(event.as_ref().map_or(CHOICES, |_| usize::MAX));
        OpenHere {
            evenings: open,
            damaged: damaged.into_iter().map(|failure| failure.message).collect(),
            event,
        }
    }

    pub fn question(&self) -> String {
        let evenings = self.evenings.len();
        match &self.event {
            None => message!("open-here", evenings),
            Some(folder) => message!("open-tables", event = folder.round(), tables = evenings),
        }
    }
}

pub fn list(folder: &Path, look: &Look) -> Result<Status, Failure> {
    let (open, damaged) = evenings(folder, usize::MAX, None)
        .map_err(|error| Failure::reading(shown::path(folder), &error))?;
    let event = is_event(folder).then(|| EventFolder::open(folder)).transpose()?;
    let mut lines = Vec::from_iter(event.as_ref().map(EventFolder::round));
    if !open.is_empty() {
        lines.extend(listed_evenings(&open, look));
    } else if event.is_none() && damaged.is_empty() {
        lines.push(message!("open-none"));
    }
    lines.extend(event.map(|folder| at_table::comes_next(&folder, None)));
    let status = damaged.iter().map(|failure| failure.status).max().unwrap_or_default();
    lines.extend(damaged.into_iter().map(|failure| failure.message));
    pager::show(&lines)?;
    Ok(status)
}

fn listed_evenings(open: &[OpenEvening], look: &Look) -> Vec<String> {
    let columns = [
        message!("open-journal"),
        message!("open-players"),
        message!("open-round"),
        message!("open-touched"),
    ]
    .map(|heading| (heading, Column::Words));
    let rows = open.iter().map(|evening| {
        let name = shown::path(&evening.path).to_string();
        vec![name, evening.players.clone(), evening.round(), evening.touched()]
    });
    table(&columns, rows, look)
}
