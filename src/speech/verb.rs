//! A verb is one row of a table: how it is typed, what it means, when it makes sense.

use super::argument::Naming;
use super::fault::Fault;
use super::reader::Reader;
use std::fmt;

/// What [`verbs!`](crate::speech::verbs) makes: an enum of verbs with their arguments.
pub trait Verbs: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The table.
    const ROWS: &'static [VerbRow];

    /// Reads the arguments of the verb at this place of the table.
    ///
    /// # Errors
    /// If they cannot be read.
    fn read(place: usize, reader: &mut Reader<'_>) -> Result<Self, Fault>;

    /// Its row.
    fn row(&self) -> &'static VerbRow;

    /// Writes every name in full, and adds the player who acts.
    fn name_in_full(&mut self, naming: &dyn Naming);
}

/// What a verb is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Group {
    /// The session.
    Session,
    /// A hand.
    Hand,
    /// Earlier entries.
    Correction,
    /// A question; nothing happened.
    Question,
}

/// The phases of a verb that always makes sense.
pub const ALWAYS: u32 = u32::MAX;

/// A row of a table of verbs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerbRow {
    /// The verb itself.
    pub word: &'static str,
    /// Other words for it.
    pub aliases: &'static [&'static str],
    /// The letter that is enough at the prompt.
    pub letter: Option<char>,
    /// What it is about.
    pub group: Group,
    /// Its arguments as the usage line writes them, in order.
    pub arguments: &'static [&'static str],
    /// What it means, in one line.
    pub help: &'static str,
    /// An example, as it is printed.
    pub example: &'static str,
    /// The articles of the rulebook that it is about.
    pub articles: &'static [&'static str],
    /// The phases in which it makes sense, one bit each.
    pub phases: u32,
    /// Whether it takes payments back or ends something. The prompt takes it only in full, and asks first.
    pub asks: bool,
}

impl VerbRow {
    /// The verb and the other words for it.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }

    /// The words for it that begin with `start`, in upper or lower case.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = &'static str> {
        self.words().filter(move |word| begins(word, start))
    }

    /// Whether this is its letter.
    pub fn has_letter(&self, word: &str) -> bool {
        let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
        self.letter.is_some() && letters.next() == self.letter && letters.next().is_none()
    }

    /// Whether it makes sense in the phase with this bit.
    pub fn is_for(&self, phase: u32) -> bool {
        self.phases & phase != 0
    }

    /// How it is used.
    pub fn usage(&'static self) -> Usage {
        Usage(self)
    }
}

/// The place of a verb in its table.
///
/// # Panics
/// If it is not there; constants are made with this, so the compiler says so.
pub const fn place(word: &str, rows: &[VerbRow]) -> usize {
    let mut place = 0;
    while !rows[place].word.eq_ignore_ascii_case(word) {
        place += 1;
    }
    place
}

/// Whether a word begins with `start`, in upper or lower case.
pub fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// A usage line: the verb and its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usage(&'static VerbRow);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.word)?;
        let mut arguments = self.0.arguments.iter();
        arguments.try_for_each(|argument| write!(f, " {argument}"))
    }
}

/// The bits of these phases; [`ALWAYS`] if there are none.
pub const fn phases(phases: &[u32]) -> u32 {
    let mut bits = 0;
    let mut at = 0;
    while at < phases.len() {
        bits |= 1 << phases[at];
        at += 1;
    }
    if bits == 0 { ALWAYS } else { bits }
}
