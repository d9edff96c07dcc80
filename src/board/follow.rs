//! Follows a journal that grows, is corrected, is cut or begins again. Only reads.

use super::delta::delta;
use super::masked::masked;
use super::seen::{During, Seen};
use super::shown;
use axum::body::Bytes;
use nos_base::Money;
use nos_law::Law;
use nos_records::journal::check::grow;
use nos_records::journal::limit::{Extent, LARGEST};
use nos_records::journal::tag::Link;
use nos_records::journal::{Record, Report};
use nos_records::print::chronicle::Chronicle;
use nos_records::system::{read_file, start};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, mpsc};
use std::time::{Duration, SystemTime};
use std::{fs, io, thread};
use tokio::sync::watch;

/// Interval between two checks of the file. Some disks do not report changes.
pub const LOOK: Duration = Duration::from_millis(50);

/// Earlier snapshots from which a browser can be sent the difference.
const EARLIER: usize = 4;

/// A view at some time, and its events, made once for all browsers.
#[derive(Debug)]
pub struct Snapshot<T = Seen> {
    pub seen: T,
    /// The same view under the players' names if `shown` has initials. Only the hall uses it.
    by_name: Option<T>,
    shown: Shown,
    whole: OnceLock<Bytes>,
    /// Earlier snapshots, the latest first, each with the event that leads from it to this one.
    earlier: Vec<(Shown, OnceLock<Bytes>)>,
}

pub type FileLook = (u64, Option<SystemTime>);

#[derive(Clone, Debug)]
struct Shown {
    /// Changes whenever the content does.
    id: Arc<str>,
    title: Arc<str>,
    text: Arc<str>,
}

impl Snapshot {
    fn of_table(seen: Seen, by_name: Option<Seen>) -> Snapshot {
        let (title, text) = shown::sent(&seen);
        Snapshot { by_name, ..Snapshot::new(seen, title, text) }
    }
}

impl<T> Snapshot<T> {
    pub fn new(seen: T, title: String, text: String) -> Snapshot<T> {
        let hash = Sha256::digest(text.as_bytes());
        let id: String = hash.iter().take(8).map(|b| format!("{b:02x}")).collect();
        Snapshot {
            seen,
            by_name: None,
            shown: Shown { id: id.into(), title: title.into(), text: text.into() },
            whole: OnceLock::new(),
            earlier: Vec::new(),
        }
    }

    fn after(self, last: &Snapshot<T>) -> Snapshot<T> {
        let before = last.earlier.iter().map(|(shown, _)| shown);
        let all = std::iter::once(&last.shown).chain(before).take(EARLIER);
        let earlier = all.map(|shown| (shown.clone(), OnceLock::new()));
        Snapshot { earlier: earlier.collect(), ..self }
    }

    pub fn send(self, shown: &watch::Sender<Arc<Snapshot<T>>>) {
        let was = Arc::clone(&shown.borrow());
        if was.id() == self.id() {
            return;
        }
        let now = self.after(&was);
        // Makes the event here, off the server's thread: nearly all listeners need it.
        if shown.receiver_count() > 1 {
            now.event(Some(was.id()));
        }
        shown.send_replace(Arc::new(now));
    }

    pub fn by_name(&self) -> &T {
        self.by_name.as_ref().unwrap_or(&self.seen)
    }

    pub fn id(&self) -> &Arc<str> {
        &self.shown.id
    }

    /// Returns the event for a browser that has the snapshot `has`; `None` if that is this one.
    pub fn event(&self, has: Option<&str>) -> Option<Bytes> {
        let Shown { id, title, text } = &self.shown;
        if has == Some(id) {
            return None;
        }
        let event = |data: Value| Bytes::from(format!("event: seen\nid: {id}\ndata: {data}\n\n"));
        let event = match self.earlier.iter().find(|(shown, _)| has == Some(&shown.id)) {
            Some((shown, made)) => made.get_or_init(|| {
                let steps = delta(&shown.text, text);
                event(json!({"title": &**title, "from": &*shown.id, "steps": steps}))
            }),
            None => self.whole.get_or_init(|| event(json!({"title": &**title, "whole": &**text}))),
        };
        Some(event.clone())
    }
}

#[derive(Clone, Debug)]
pub struct Follow {
    pub path: PathBuf,
    pub law: fn(&[u8]) -> &'static Law,
    pub during: During,
    pub money: Option<Money>,
    /// Whether the board shows initials for names.
    pub is_masked: bool,
}

#[derive(Debug)]
pub struct FollowedJournal {
    bytes: Vec<u8>,
    pub record: Record,
    /// `None` if the journal is empty or damaged.
    link: Option<Link>,
    chronicle: Chronicle,
}

impl FollowedJournal {
    fn read(law: &'static Law, bytes: Vec<u8>) -> FollowedJournal {
        // Leaves out damaged lines, and a line that is being written.
        let report = Report::on(law, &bytes);
        let is_whole = report.is_sound() && report.sound_len == bytes.len();
        let link = report.links().next_back().filter(|_| is_whole);
        let record = report.record;
        FollowedJournal { chronicle: Chronicle::of(&record), link, record, bytes }
    }

    /// Judges the lines added to the journal; `None` if the whole journal must be read again.
    fn grow(&mut self, bytes: &[u8]) -> Option<()> {
        let lines = bytes.strip_prefix(self.bytes.as_slice())?;
        self.link = Some(grow(&mut self.record, lines, self.link?)?);
        self.chronicle.go_on(&self.record);
        Some(())
    }
}

impl Follow {
    /// Returns the current snapshot. Judges only the added lines if the journal has only grown.
    pub fn snapshot(&self, before: &mut Option<FollowedJournal>) -> io::Result<Snapshot> {
        let bytes = read_file(&self.path, LARGEST)?
            .filter(|bytes| !Extent::of(bytes).is_too_long_to_list())
            .ok_or(io::ErrorKind::FileTooLarge)?;
        let followed = if let Some(mut followed) = before.take()
            && followed.grow(&bytes).is_some()
        {
            followed.bytes = bytes;
            followed
        } else {
            FollowedJournal::read((self.law)(&bytes), bytes)
        };
        let seen = |record: &Record, chronicle: &Chronicle| {
            Seen::new_for(record, chronicle, self.during, self.money.as_ref())
        };
        let by_name = seen(&followed.record, &followed.chronicle);
        let masked = self.is_masked.then(|| masked(&followed.record));
        *before = Some(followed);
        Ok(match masked {
            None => Snapshot::of_table(by_name, None),
            Some(record) => {
                let record = record.ok_or(io::ErrorKind::InvalidData)?;
                Snapshot::of_table(seen(&record, &Chronicle::of(&record)), Some(by_name))
            }
        })
    }

    /// Follows the journal on its own thread. That thread allocates everything, because memory that
    /// another thread frees is reused later.
    pub fn begin(self) -> io::Result<watch::Receiver<Arc<Snapshot>>> {
        let (first, begun) = mpsc::channel();
        start(move || {
            let mut followed = None;
            match self.snapshot(&mut followed) {
                Ok(snapshot) => {
                    let (sender, shown) = watch::channel(Arc::new(snapshot));
                    // Ignores the error: the caller has ended.
                    let _ = first.send(Ok(shown));
                    self.run(followed, &sender);
                }
                Err(error) => drop(first.send(Err(error))),
            }
        })?;
        begun.recv().map_err(io::Error::other)?
    }

    /// Sends a snapshot after every change. While the file is unreadable, the last snapshot stays.
    fn run(&self, mut followed: Option<FollowedJournal>, shown: &watch::Sender<Arc<Snapshot>>) {
        let mut last = None;
        while !shown.is_closed() {
            let now = look(&self.path);
            if now.is_some()
                && now != last
                && let Ok(snapshot) = self.snapshot(&mut followed)
            {
                last = now;
                snapshot.send(shown);
            }
            thread::sleep(LOOK);
        }
    }
}

/// Returns the length and the time of the last change; `None` if the file is away.
pub fn look(path: &Path) -> Option<FileLook> {
    let file = fs::metadata(path).ok()?;
    Some((file.len(), file.modified().ok()))
}
