//! Players' names as they are typed, stored and shown.

use super::seat::PlayerId;
use super::shown::is_unseen;
use serde_core::de::{Deserialize, Deserializer, Error as _};
use serde_core::{Serialize, Serializer};
use smol_str::SmolStr;
use std::cmp::Ordering;
use std::fmt;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

pub const NAME_MAX: usize = 40;

/// Replaces a blank in a stored name.
pub const JOIN: &str = "_";

pub const QUOTE: char = '"';

/// A player's name: 1 to 40 letters, digits, `-`, `_`, `'` or `.`, beginning with a letter.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(SmolStr);

/// Whether each byte is an ASCII character allowed in a name.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        let c = byte as u8 as char;
        plain[byte] = c.is_ascii_alphanumeric() || is_sign(c);
        byte += 1;
    }
    plain
};

impl Name {
    /// Parses a name, in NFC; `None` if it is too long or has other characters.
    #[inline]
    pub fn new(text: &str) -> Option<Name> {
        if text.len() <= NAME_MAX && text.bytes().all(|byte| PLAIN[usize::from(byte)]) {
            let good = text.starts_with(|c: char| c.is_ascii_alphabetic());
            return good.then(|| Name(SmolStr::from(text)));
        }
        let composed: SmolStr = text.nfc().take(NAME_MAX + 1).collect();
        let mut letters = composed.chars();
        let is_good = letters.next().is_some_and(|c| c.is_alphabetic() && !is_unseen(c))
            && letters.all(is_in_name)
            && composed.chars().count() <= NAME_MAX;
        is_good.then_some(Name(composed))
    }

    /// Parses a name as people type it, in quotes or not, with blanks or `_`.
    pub fn typed(text: &str) -> Option<Name> {
        Name::new(&unquoted(text).split_whitespace().collect::<Vec<_>>().join(JOIN))
    }

    /// Parses a name from a list of players: `Anna de Wit`, or `Wit, Anna de`.
    pub fn listed(text: &str) -> Option<Name> {
        // A title may follow the first name: `Wit,Anna,Dr.`.
        Name::typed(&text.rsplit(',').map(str::trim).collect::<Vec<_>>().join(" "))
    }

    /// A placeholder for a player who does not exist.
    pub fn nobody() -> Name {
        Name(SmolStr::new_static("nobody"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn spaced(&self) -> String {
        spaced(&self.0)
    }

    /// Returns the name in lower case. Names that differ only in case are the same.
    pub fn in_lower_case(&self) -> String {
        folded(&self.0).collect()
    }

    pub fn is(&self, other: &Name) -> bool {
        let (one, other) = (self.as_str(), other.as_str());
        one.eq_ignore_ascii_case(other) || !one.is_ascii() && folded(one).eq(folded(other))
    }

    /// Compares names, ignoring case. Equal means the same name.
    pub fn order(&self, other: &Name) -> Ordering {
        folded(self.as_str()).cmp(folded(other.as_str()))
    }

    /// Compares names for an alphabetical list: accents count only if all else is equal.
    pub fn alphabetical(&self, other: &Name) -> Ordering {
        plain(&self.0).cmp(&plain(&other.0)).then_with(|| self.order(other))
    }

    /// Finds the typed name, in full or as an unambiguous prefix, among different names.
    #[inline]
    pub fn meant_among<'a>(&self, names: impl Iterator<Item = &'a Name> + Clone) -> Meant {
        let as_str = || names.clone().position(|name| self.as_str() == name.as_str());
        match as_str().or_else(|| names.clone().position(|name| self.is(name))) {
            Some(place) => Meant::One(place),
            None => self.begun_among(names),
        }
    }

    #[cold]
    fn begun_among<'a>(&self, names: impl Iterator<Item = &'a Name>) -> Meant {
        let begun = names.enumerate().filter(|(_, name)| self.begins(name));
        match *begun.collect::<Vec<_>>() {
            [] => Meant::Nobody,
            [(place, _)] => Meant::One(place),
            ref begun => Meant::Several(begun.iter().map(|(_, name)| (*name).clone()).collect()),
        }
    }

    pub fn begins(&self, other: &Name) -> bool {
        plain(&other.0).starts_with(&plain(&self.0))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    One(usize),
    Several(Vec<Name>),
    Nobody,
}

/// Returns the first of these names that looks like this one but differs, as with a Cyrillic `А`.
pub fn lookalike<'a>(name: &Name, among: impl IntoIterator<Item = &'a Name>) -> Option<&'a Name> {
    let look = |text: &str| -> String { skeleton(text).collect() };
    let looks = |name: &Name| [look(name.as_str()), look(&name.as_str().to_lowercase())];
    let [plain, lower] = looks(name);
    among.into_iter().find(|other| {
        let [other_plain, other_lower] = looks(other);
        !other.is(name) && (other_plain == plain || other_lower == lower)
    })
}

/// The names of all players, in the order of arrival.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Name>);

impl Names {
    pub fn new(names: impl IntoIterator<Item = Name>) -> Names {
        Names(names.into_iter().collect())
    }

    pub fn of(&self, player: PlayerId) -> &str {
        self.0.get(player.index()).map_or("", Name::as_str)
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Name> + Clone {
        self.0.iter()
    }
}

pub fn spaced(name: &str) -> String {
    name.replace(JOIN, " ")
}

pub fn unquoted(text: &str) -> &str {
    let inner = text.strip_prefix(QUOTE);
    inner.map_or(text, |inner| inner.strip_suffix(QUOTE).unwrap_or(inner))
}

/// Splits a text at these names, with blanks or as stored, and returns each part with the index of
/// its name. A name is a whole word; the longest match wins.
pub fn parted<'a>(text: &'a str, names: &[String]) -> Vec<(&'a str, Option<usize>)> {
    let mut parts = Vec::new();
    let (mut plain, mut rest, mut last) = (text, text, ' ');
    while let Some(next) = rest.chars().next() {
        let begins = !last.is_alphanumeric();
        let is_here = |(_, name): &(usize, &String)| {
            let is_name = |(text, after): (&str, &str)| {
                spaced(text) == spaced(name) && !after.starts_with(char::is_alphanumeric)
            };
            begins && !name.is_empty() && rest.split_at_checked(name.len()).is_some_and(is_name)
        };
        let here = names.iter().enumerate().filter(is_here).max_by_key(|(_, name)| name.len());
        let (part, after) = rest.split_at(here.map_or(next.len_utf8(), |(_, name)| name.len()));
        if let Some((place, _)) = here {
            let (before, _) = plain.split_at(plain.len() - rest.len());
            parts.extend([(before, None), (part, Some(place))]);
            plain = after;
        }
        last = part.chars().next_back().unwrap_or(' ');
        rest = after;
    }
    parts.push((plain, None));
    parts
}

/// Letters that do not become plain by dropping an accent, each with its plain form after it.
pub const OWN_LETTERS: [&str; 9] = ["øo", "łl", "đd", "ðd", "ıi", "æae", "œoe", "ßss", "þth"];

/// Returns a text in lower case and without accents, as any keyboard has it.
pub fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let is_accent = |c: &char| matches!(c, '\u{300}'..='\u{36f}');
    let letters: String = text.nfd().filter(|c| !is_accent(c)).collect();
    let without = |text: String, (own, plain): (&str, &str)| text.replace(own, plain);
    OWN_LETTERS
        .iter()
        .filter_map(|own| own.split_at_checked(2))
        .fold(letters.to_lowercase(), without)
}

fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().flat_map(char::to_lowercase)
}

const fn is_sign(c: char) -> bool {
    matches!(c, '-' | '_' | '\'' | '.')
}

fn is_in_name(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || is_sign(c);
    }
    // An accent may follow a letter that has no accented form.
    let is_shown = c.is_alphanumeric() || is_combining_mark(c);
    is_shown && !is_unseen(c) && !matches!(c, '\u{fe00}'..='\u{fe0f}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Name::new(&String::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no name"))
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
