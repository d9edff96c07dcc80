//! Games that other programs wrote, as entries of a law. The reader of a format makes them of a file; they are judged in a
//! session as any other game.

pub mod movetext;
pub mod players;
pub mod source;
pub mod tagged;

use super::about::Cause;
use nos_base::table::name::Name;
use nos_base::table::shown::{self, is_unseen};
use nos_base::text::width::beginning;
use nos_entry::{Act, ClockTime};
use smallvec::SmallVec;
use source::{ForeignFile, GameTag, Spot};
use std::borrow::Cow;

/// A format in which other programs write games of a law.
#[derive(Debug)]
pub struct GameFormat {
    /// Its name, and the ending of its files.
    pub name: &'static str,
    /// Whether a file with this beginning is in it.
    pub evidence: fn(&[u8]) -> Evidence,
    /// The next game or match of the file; `None` at its end.
    pub read: fn(&mut ForeignFile<'_>) -> Option<Imported>,
}

/// Whether a file holds games in a format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Evidence {
    None,
    /// It has the form, and nothing in it says which game it is.
    Form,
    /// Its tags or moves say so.
    Sure,
}

/// What one script holds: a game, or the games of a match.
#[derive(Clone, Debug)]
pub struct Imported {
    pub at: Spot,
    pub names: [Name; 2],
    pub renamed: Renamed,
    pub steps: ImportedSteps,
    pub variations: u64,
    pub annotations: u64,
    /// Ends by which the game would not be over if it were old, and that its date is not clear.
    pub undated: Option<(&'static [&'static Cause], String)>,
}

/// Names that had to be changed: as written, and as the script has them.
pub type Renamed = Vec<(String, Name)>;

#[derive(Clone, Debug)]
pub enum ImportedStep {
    /// An entry as it is typed.
    Line(String),
    Note(String),
    /// A move of the player on turn: the only one of these acts that is in order. What the clock showed then.
    Move(SmallVec<[Act; 1]>, Option<ClockTime>),
    /// The first of these lists of entries that is in order, and brings the points that the file tells.
    Ways(Vec<Vec<String>>, Option<WrittenScore>),
    /// The next game of a match begins with this score; and the entry that carries it over where the games before it do
    /// not bring it.
    Head(WrittenScore, String),
    /// A remark, which is no fault of the game.
    Told(String),
    /// What follows cannot be read, and why.
    Unread(String),
}

impl From<String> for ImportedStep {
    fn from(line: String) -> ImportedStep {
        ImportedStep::Line(line)
    }
}

/// Steps with their places, of which there can be only so many.
#[derive(Clone, Debug, Default)]
pub struct ImportedSteps {
    pub all: Vec<(Spot, ImportedStep)>,
    /// Bytes of their entries.
    bytes: usize,
}

impl ImportedSteps {
    /// Most bytes of the entries of a game or a match, notes included. Its script needs as many again, and room to grow.
    const BYTES: usize = 24 << 20;

    /// Adds nothing to a game that cannot be read on.
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

    /// The same behind these steps, which have the place of the whole game.
    pub fn behind(mut self, at: Spot, steps: Vec<ImportedStep>) -> ImportedSteps {
        self.all.splice(0..0, steps.into_iter().map(|step| (at, step)));
        self
    }
}

/// Points of both in all games so far, and how that was written.
#[derive(Clone, Debug)]
pub struct WrittenScore {
    pub said: String,
    pub points: [i64; 2],
    /// Whether more points were won than are written, since no more were needed.
    pub is_least: bool,
}

impl WrittenScore {
    pub fn is(&self, points: [i64; 2]) -> bool {
        let is = |(said, won): (&i64, i64)| *said == won || self.is_least && *said < won;
        self.points.iter().zip(points).all(is)
    }
}

/// The first of the words of a file, as a message has them.
pub fn excerpt(words: &str) -> Cow<'_, str> {
    const TOLD: usize = 80;
    shown::typed(beginning(words, TOLD))
}

/// Most bytes of a note, so that its line is not too long.
const NOTE: usize = 800;

/// Ends a note that goes on in the next one.
const GOES_ON: char = '\\';

/// Notes with this text, in which what no line can have is written by its number: `\u{23}`.
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

/// The text of a note, and whether it goes on in the next one.
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

/// Notes of these tags, as a file of games has them: `[Event "Club"] [Round "3"]`.
pub fn notes_of(tags: &[GameTag]) -> impl Iterator<Item = ImportedStep> + use<> {
    let told = |tag: &GameTag| format!("[{} \"{}\"]", tag.name, tag.value);
    // By this tag an export knows its own file. It says nothing of a game.
    let is_own = |tag: &&GameTag| tag.name == "Source" && tag.value.starts_with("nos ");
    let tags = tags.iter().filter(|tag| !is_own(tag));
    let told: Vec<String> = tags.map(told).collect();
    notes(&told.join(" ")).into_iter().map(ImportedStep::Note)
}

/// The tags that a note of them has, as they are written; `None` if it is another note.
pub(crate) fn tags_of(note: &str) -> Option<Vec<(String, String)>> {
    let mut tags = Vec::new();
    let mut rest = note;
    while !rest.is_empty() {
        let (name, after) = rest.strip_prefix('[')?.split_once(" \"")?;
        let closes = |(at, _): &(usize, &str)| {
            let before = after.bytes().take(*at).rev();
            before.take_while(|byte| *byte == b'\\').count() % 2 == 0
        };
        let (end, _) = after.match_indices("\"]").find(closes)?;
        tags.push((name.to_owned(), after[..end].to_owned()));
        rest = after[end + 2..].trim_start();
    }
    (!tags.is_empty()).then_some(tags)
}
