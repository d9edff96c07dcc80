//! Games that other programs wrote, as entries of a law. The reader of a format makes them of a file; they are judged in a
//! session as any other game.

mod movetext;
pub mod source;
pub mod tagged;

use super::referee::Law;
use nos_base::table::name::{JOIN, NAME_MAX, Name};
use nos_base::table::shown::{self, is_unseen};
use nos_base::text::width::beginning;
use source::{ForeignFile, GameTag, Spot};
use std::borrow::Cow;

/// A format in which other programs write games of a law.
#[derive(Debug)]
pub struct GameFormat {
    /// Its name, and the ending of its files.
    pub name: &'static str,
    /// Whether a file with this beginning is in it.
    pub is_in: fn(&[u8]) -> bool,
    /// The next game or match of the file; `None` at its end.
    pub read: fn(&mut ForeignFile<'_>) -> Option<Imported>,
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
}

/// Names that had to be changed: as written, and as the script has them.
pub type Renamed = Vec<(String, Name)>;

#[derive(Clone, Debug)]
pub enum ImportedStep {
    Entry(String),
    /// The first of these lists of entries that is in order, and brings the points that the file tells.
    Ways(Vec<Vec<String>>, Option<WrittenScore>),
    /// What follows cannot be read, and why.
    Unread(String),
}

impl From<String> for ImportedStep {
    fn from(entry: String) -> ImportedStep {
        ImportedStep::Entry(entry)
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

    /// Behind what cannot be read nothing is added.
    pub fn push(&mut self, most: usize, at: Spot, step: impl Into<ImportedStep>) {
        if let Some((_, ImportedStep::Unread(_))) = self.all.last() {
            return;
        }
        let mut step = step.into();
        if let ImportedStep::Entry(entry) = &step {
            self.bytes += entry.len();
        }
        if self.all.len() == most || self.bytes > ImportedSteps::BYTES {
            step = ImportedStep::Unread(message!("import-too-long", most));
        }
        self.all.push((at, step));
    }

    /// The same behind these entries, which have the place of the whole game.
    pub fn behind(mut self, at: Spot, entries: impl Iterator<Item = String>) -> ImportedSteps {
        let entries = entries.map(|entry| (at, entry.into()));
        self.all.splice(0..0, entries);
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

/// Two names that can sit down together, and those of them that had to be changed. The usual name stands for none.
pub fn seats(law: &'static Law, written: [&str; 2], usual: [&str; 2]) -> ([Name; 2], Renamed) {
    let named = [0, 1].map(|at: usize| {
        cleaned(written[at])
            .or_else(|| Name::new(usual[at]))
            .unwrap_or_else(Name::nobody)
    });
    let numbered = named.each_ref().map(|name| {
        let letters: String = name.as_str().chars().take(NAME_MAX - 2).collect();
        Name::new(&format!("{letters}_2")).unwrap_or_else(Name::nobody)
    });
    let ([one, other], [one_2, other_2]) = (&named, &numbered);
    // A word of the language is no name.
    let can_sit = |[one, other]: &[&Name; 2]| {
        let entry = nos_entry::read_entry(law.language, &format!("seat {one} {other}"));
        let entry = entry.ok().flatten();
        entry.is_some_and(|entry| (law.begin)().judge(&entry).is_ok())
    };
    let mut ways = [[one, other], [one, other_2], [one_2, other]].into_iter();
    let names = ways
        .find(can_sit)
        .unwrap_or([one_2, other_2])
        .map(Name::clone);
    let is_other = |(written, name): &(&str, &Name)| Name::listed(written).as_ref() != Some(*name);
    let renamed = written
        .into_iter()
        .zip(&names)
        .filter(is_other)
        .map(|(written, name)| (written.to_owned(), name.clone()))
        .collect();
    (names, renamed)
}

/// The name without what no name can have; `None` if nothing is left.
fn cleaned(written: &str) -> Option<Name> {
    let is_other = |c: char| !c.is_alphanumeric() && !"-'._,".contains(c);
    let letters = written.replace('’', "'").replace(is_other, " ");
    let turned = match letters.split_once(',') {
        Some((last, first)) => format!("{first} {last}"),
        None => letters,
    };
    let begun = turned.trim_start_matches(|c: char| !c.is_alphabetic());
    let words: Vec<&str> = begun
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .collect();
    let fitting: String = words.join(JOIN).chars().take(NAME_MAX).collect();
    Name::listed(written).or_else(|| Name::new(&fitting))
}

/// The first of the words of a file, as a message has them.
pub fn excerpt(words: &str) -> Cow<'_, str> {
    const TOLD: usize = 80;
    shown::typed(beginning(words, TOLD))
}

/// Most bytes of a note of several words, and most letters of one word, so that its line is not too long.
const NOTE: usize = 800;

/// Notes with this text. What no line can have is a blank there.
pub fn notes(text: &str) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == '#' || is_unseen(c)) {
        let end = word.char_indices().nth(NOTE).map(|(end, _)| end);
        let word = end.and_then(|end| word.get(..end)).unwrap_or(word);
        match notes.last_mut() {
            _ if word.is_empty() => {}
            Some(note) if note.len() + word.len() < NOTE => note.extend([" ", word]),
            _ => notes.push(format!("note {word}")),
        }
    }
    notes
}

/// A note of the tags that say where and when a game was played.
pub fn note_of(tags: &[GameTag]) -> Vec<String> {
    const TOLD: [&str; 6] = ["Event", "Site", "Date", "EventDate", "UTCDate", "Round"];
    let is_told =
        |tag: &&GameTag| TOLD.contains(&&*tag.name) && tag.value.contains(char::is_alphanumeric);
    let told: Vec<String> = (tags.iter().filter(is_told))
        .map(|tag| format!("{} {}", tag.name, tag.value))
        .collect();
    notes(&told.join(", "))
}
