//! Players' names as they are typed and kept.

use compact_str::CompactString;
use std::fmt;

/// The longest name, in characters.
pub const NAME_MAX: usize = 24;

/// A player's name: 1 to 24 letters, digits, `-`, `_`, `'` or `.`, beginning with a letter.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Name(CompactString);

impl Name {
    /// Parses a name; `None` if it has other characters or is too long.
    #[inline]
    pub fn new(text: &str) -> Option<Name> {
        // Most names are plain.
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || is_sign(char::from(*byte));
        let good = if text.len() <= NAME_MAX && text.bytes().all(|byte| plain(&byte)) {
            text.starts_with(|c: char| c.is_ascii_alphabetic())
        } else {
            let goes_on = |c: char| c.is_alphanumeric() || is_sign(c) || is_mark(c);
            text.starts_with(char::is_alphabetic)
                && text.chars().count() <= NAME_MAX
                && text.chars().all(goes_on)
        };
        good.then(|| Name(CompactString::from(text)))
    }

    /// Stands for the name of a player who does not exist.
    pub(crate) fn nobody() -> Name {
        Name(CompactString::const_new("nobody"))
    }

    /// The name as it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names are the same, ignoring case.
    pub fn is(&self, other: &Name) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
            || !self.0.is_ascii() && folded(&self.0).eq(folded(&other.0))
    }

    /// Finds the name that was typed, in full or as an unambiguous prefix.
    pub fn meant_among<'a>(&self, names: impl Iterator<Item = &'a Name> + Clone) -> Meant {
        let places = || names.clone().enumerate();
        if let Some((place, _)) = places().find(|(_, name)| self.is(name)) {
            return Meant::One(place);
        }
        let mut begun = places().filter(|(_, name)| self.begins(name));
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

fn is_sign(c: char) -> bool {
    matches!(c, '-' | '_' | '\'' | '.')
}

/// Whether it is an accent that is typed after its letter.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
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
        ] {
            assert!(Name::new(bad).is_none(), "{bad:?}");
        }
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
