//! Players' names as they are typed and kept.

use super::shown::is_unseen;
use super::word::Word;
use compact_str::CompactString;
use std::fmt;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The longest name, in characters.
pub const NAME_MAX: usize = 24;

/// A player's name: 1 to 24 letters, digits, `-`, `_`, `'` or `.`, beginning with a letter.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(CompactString);

/// Whether each byte is a character of ASCII that can stand in a name.
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
    /// Parses a name; `None` if it has other characters or is too long. Letters with accents are kept in one
    /// form (NFC), however they were typed.
    #[inline]
    pub fn new(text: &str) -> Option<Name> {
        // Most names are plain.
        if text.len() <= NAME_MAX && text.bytes().all(|byte| PLAIN[usize::from(byte)]) {
            let good = text.starts_with(|c: char| c.is_ascii_alphabetic());
            return good.then(|| Name(CompactString::from(text)));
        }
        let composed: CompactString = text.nfc().take(NAME_MAX + 1).collect();
        Name::checked(&composed)
    }

    fn checked(text: &str) -> Option<Name> {
        let is_short = text.len() <= NAME_MAX || text.chars().count() <= NAME_MAX;
        let mut letters = text.chars();
        let begins = letters
            .next()
            .is_some_and(|c| c.is_alphabetic() && !is_unseen(c));
        let goes_on = letters.all(is_in_name);
        (is_short && begins && goes_on).then(|| Name(CompactString::from(text)))
    }

    /// Stands for the name of a player who does not exist.
    pub(crate) fn nobody() -> Name {
        Name(CompactString::const_new("nobody"))
    }

    /// The name as it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name in lower case; that of two names is the same if they differ only in case.
    pub fn in_lower_case(&self) -> String {
        folded(&self.0).collect()
    }

    /// Whether two names are the same, ignoring case.
    pub fn is(&self, other: &Name) -> bool {
        self.is_word(Word::new(&self.0), other)
    }

    /// Whether this name, as a word, is the same as another, ignoring case.
    fn is_word(&self, word: Word<'_>, other: &Name) -> bool {
        word.is(Word::new(&other.0)) || !word.is_ascii() && folded(&self.0).eq(folded(&other.0))
    }

    /// Finds the name that was typed, in full or as an unambiguous prefix. No two of the names are the same.
    #[inline]
    pub fn meant_among<'a>(&self, names: impl Iterator<Item = &'a Name> + Clone) -> Meant {
        let word = Word::new(&self.0);
        match names.clone().position(|name| self.is_word(word, name)) {
            Some(place) => Meant::One(place),
            None => self.begun_among(names),
        }
    }

    /// Finds the name that begins like this.
    #[cold]
    fn begun_among<'a>(&self, names: impl Iterator<Item = &'a Name> + Clone) -> Meant {
        let mut begun = names
            .clone()
            .enumerate()
            .filter(|(_, name)| self.begins(name));
        match (begun.next(), begun.next()) {
            (Some((place, _)), None) => Meant::One(place),
            (Some(_), Some(_)) => {
                Meant::Several(names.filter(|name| self.begins(name)).cloned().collect())
            }
            (None, _) => Meant::Nobody,
        }
    }

    /// Whether this is a prefix of the other name, ignoring case.
    pub fn begins(&self, other: &Name) -> bool {
        match other.0.get(..self.0.len()) {
            Some(head) if head.eq_ignore_ascii_case(&self.0) => true,
            _ if self.0.is_ascii() && other.0.is_ascii() => false,
            _ => {
                let mut rest = folded(&other.0);
                folded(&self.0).all(|c| rest.next() == Some(c))
            }
        }
    }
}

/// Who is meant by a typed name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// The player at this place in the list.
    One(usize),
    /// The typed name is a prefix of all these.
    Several(Vec<Name>),
    /// No name begins like this.
    Nobody,
}

/// Names as a list: `Anna, Bram and Cees`.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// The characters of a name in lower case.
fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().flat_map(char::to_lowercase)
}

const fn is_sign(c: char) -> bool {
    matches!(c, '-' | '_' | '\'' | '.')
}

/// Whether a character can stand in a name after the first.
fn is_in_name(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphanumeric() || is_sign(c);
    }
    // An accent may stand after a letter that has no form with it.
    let is_shown = c.is_alphanumeric() || is_combining_mark(c);
    is_shown && !is_unseen(c) && !matches!(c, '\u{fe00}'..='\u{fe0f}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_digits_and_four_signs_beginning_with_a_letter() {
        for good in [
            "A",
            "Anna",
            "d'Arc",
            "J.-P.",
            "Åse_2",
            "Юля",
            "李明",
            "abcdefghijklmnopqrstuvwx",
            "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
            "हिन्दी",
        ] {
            assert!(Name::new(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "2nd",
            "-a",
            "a b",
            "a,b",
            "abcdefghijklmnopqrstuvwxy",
            "a\u{7}",
            "🙂",
            "An\u{200b}na",
            "\u{3164}na",
            "An\u{34f}na",
            "An\u{fe0f}na",
            "An\u{202e}na",
            "Anna\u{e0041}",
            "ééééééééééééééééééééééééé",
        ] {
            assert!(Name::new(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn a_name_is_the_same_however_its_accents_were_typed() {
        let name = |text| Name::new(text).map(|name| name.as_str().to_owned());
        assert_eq!(name("E\u{301}va").as_deref(), Some("Éva"));
        assert_eq!(name("E\u{301}va"), name("Éva"));
    }

    #[test]
    fn case_does_not_tell_names_apart_and_a_prefix_is_a_prefix_in_any_case() {
        let name = |text| Name::new(text).unwrap_or_else(|| unreachable!());
        assert!(name("ÉMILE").is(&name("émile")));
        assert!(!name("Emile").is(&name("émile")));
        assert!(name("éM").begins(&name("Émile")));
        assert!(!name("Annabel").begins(&name("Anna")));
    }
}
