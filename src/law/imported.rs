//! Games from other programs as entries of a law. Reading a format turns a file into entries; a
//! session judges them as usual.

pub mod movetext;
pub mod players;
pub mod source;
pub mod tagged;

use super::about::Cause;
use nos_base::Name;
use nos_base::table::shown::{self, is_unseen};
use nos_base::text::width::beginning;
use nos_entry::{Act, ClockTime};
use smallvec::SmallVec;
use source::{ForeignFile, GameTag, Spot};
use std::borrow::Cow;

/// A format in which other programs write games of a law.
#[derive(Debug)]
pub struct GameFormat {
    pub name: &'static str,
    /// Judges by the beginning of a file whether it has this format.
    pub evidence: fn(&[u8]) -> FileEvidence,
    /// Reads the next game or match of the file; `None` at its end.
    pub read: fn(&mut ForeignFile<'_>) -> Option<Imported>,
}

/// Whether a file holds games in a format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FileEvidence {
    None,
    /// The file has this format, but nothing in it names the game.
    Form,
    /// Tags or moves in the file name the game.
    Sure,
}

/// The contents of one script: a game, or the games of a match.
#[derive(Clone, Debug)]
pub struct Imported {
    pub at: Spot,
    pub names: [Name; 2],
    pub renamed: Renamed,
    pub steps: ImportedSteps,
    pub variations: u64,
    pub annotations: u64,
    /// If the game's date is unclear, the causes that end a game only under newer rules.
    pub undated: &'static [&'static Cause],
}

/// Changed names: the name in the file, and the name in the script.
pub type Renamed = Vec<(String, Name)>;

#[derive(Clone, Debug)]
pub enum ImportedStep {
    Line(String),
    /// A text for one or several notes; may be empty.
    Note(String),
    /// A move of the player on turn, of which one reading must be legal, and the clock after it.
    Move(SmallVec<[Act; 1]>, Option<ClockTime>),
    /// Alternative lists of entries. The first legal one that reaches the file's score applies.
    Ways(Vec<Vec<String>>, Option<WrittenScore>),
    /// The score before the next game of a match, and the entry that carries it over if needed.
    Head(WrittenScore, String),
    /// A remark that nos prints. It is not a fault of the game.
    Told(String),
    /// The rest is unreadable, for this reason.
    Unread(String),
}

impl From<String> for ImportedStep {
    fn from(line: String) -> ImportedStep {
        ImportedStep::Line(line)
    }
}

/// Steps with their places, up to a limit.
#[derive(Clone, Debug, Default)]
pub struct ImportedSteps {
    pub all: Vec<(Spot, ImportedStep)>,
    bytes: usize,
}

impl ImportedSteps {
    /// Most bytes of the entries of a game, notes included. Its script needs twice the memory.
    const BYTES: usize = 24 << 20;

    /// Adds a step, unless an unreadable one precedes it.
    pub fn push(&mut self, most: usize, at: Spot, step: impl Into<ImportedStep>) {
        let mut step = step.into();
        let is_over = matches!(self.all.last(), Some((_, ImportedStep::Unread(_))));
        let is_full = self.all.len() >= most || self.bytes > ImportedSteps::BYTES;
        if is_over && (is_full || !matches!(step, ImportedStep::Head(..))) {
            return;
        }
        self.bytes += match &step {
            ImportedStep::Line(text) | ImportedStep::Note(text) => text.len(),
            ImportedStep::Ways(_, Some(score)) | ImportedStep::Head(score, _) => score.said.len(),
            _ => 0,
        };
        if is_full {
            step = ImportedStep::Unread(message!("import-too-long", most));
        }
        self.all.push((at, step));
    }

    /// Puts `steps` before these steps, at the place of the whole game.
    pub fn behind(mut self, at: Spot, steps: Vec<ImportedStep>) -> ImportedSteps {
        self.all.splice(0..0, steps.into_iter().map(|step| (at, step)));
        self
    }
}

/// The points of both players after all games so far, and their text in the file.
#[derive(Clone, Debug)]
pub struct WrittenScore {
    pub said: String,
    pub points: [i64; 2],
    /// Whether the points may be too low, because the file writes no more than are needed to win.
    pub is_least: bool,
}

impl WrittenScore {
    pub fn is(&self, points: [i64; 2]) -> bool {
        let is = |(said, won): (&i64, i64)| *said == won || self.is_least && *said < won;
        self.points.iter().zip(points).all(is)
    }
}

/// Returns the beginning of a file's words, for a message.
pub fn excerpt(words: &str) -> Cow<'_, str> {
    const TOLD: usize = 80;
    shown::typed(beginning(words, TOLD))
}

/// Most bytes of a note, which keep its line within the limit.
const NOTE: usize = 800;

/// The last character of a note that continues in the next note.
const GOES_ON: char = '\\';

/// Splits a text into notes. Characters that a line cannot contain become numbers: `\u{23}`.
pub fn notes(text: &str) -> Vec<String> {
    let (mut notes, mut note) = (Vec::new(), String::new());
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let (is_full, is_last) = (note.len() > NOTE, letters.peek().is_none());
        let is_end = note.is_empty() || is_full || is_last;
        let is_number = text.get(at..).is_some_and(|rest| rest.starts_with("\\u{"));
        let is_hidden = c == '#' || is_number || is_unseen(c) || c.is_whitespace() && c != ' ';
        if is_hidden || is_end && [GOES_ON, ' '].contains(&c) {
            note += &format!("\\u{{{:x}}}", u32::from(c));
        } else {
            note.push(c);
        }
        if is_full && !is_last {
            note.push(GOES_ON);
            notes.push(std::mem::take(&mut note));
        }
    }
    notes.extend(Some(note).filter(|note| !note.is_empty()));
    notes
}

/// Returns the text of a note, and whether it continues in the next one.
pub fn noted(note: &str) -> (String, bool) {
    let whole = note.strip_suffix(GOES_ON);
    let mut parts = whole.unwrap_or(note).split("\\u{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let letter = part.split_once('}').and_then(|(number, rest)| {
            let c = char::from_u32(u32::from_str_radix(number, 16).ok()?)?;
            Some((c, rest))
        });
        match letter {
            Some((c, rest)) => text.extend([String::from(c).as_str(), rest]),
            None => text.extend(["\\u{", part]),
        }
    }
    (text, whole.is_some())
}

/// Returns the note of these tags as a file has them: `[Event "Club"] [Round "3"]`.
pub fn note_of(tags: &[GameTag]) -> ImportedStep {
    // An export recognises its own file by this tag, which says nothing about a game.
    let is_own = |tag: &&GameTag| tag.name == "Source" && tag.value.starts_with("nos ");
    let mut note = String::new();
    for GameTag { name, value, .. } in tags.iter().filter(|tag| !is_own(tag)) {
        note.extend([if note.is_empty() { "" } else { " " }, "[", name, " \"", value, "\"]"]);
    }
    ImportedStep::Note(note)
}

/// Returns the tags in a note of tags, as written; `None` for any other note.
pub(crate) fn tags_of(note: &str) -> Option<Vec<GameTag>> {
    let (mut tags, mut rest) = (Vec::new(), note);
    while !rest.is_empty() {
        let (tag, len) = GameTag::read(Spot::FIRST, rest)?;
        tags.push(tag);
        rest = rest.get(len?..)?.trim_start();
    }
    (!tags.is_empty()).then_some(tags)
}
