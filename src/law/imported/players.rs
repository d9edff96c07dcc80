//! Turns the players of an imported game into names that can sit down under its law.

use super::Renamed;
use crate::referee::Law;
use nos_base::Name;
use nos_base::table::name::{JOIN, NAME_MAX};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns two names that can sit down together, with the changes. `usual` replaces missing ones.
pub fn seats(law: &'static Law, written: [&str; 2], usual: [&str; 2]) -> ([Name; 2], Renamed) {
    let named = [0, 1].map(|at: usize| {
        cleaned(written[at]).or_else(|| Name::new(usual[at])).unwrap_or_else(Name::nobody)
    });
    let numbered = |name: &Name| {
        let letters: String = name.as_str().chars().take(NAME_MAX - 2).collect();
        Name::new(&format!("{letters}_2")).unwrap_or_else(Name::nobody)
    };
    // A word of the language is not a name.
    let can_sit = |[one, other]: &[Name; 2]| {
        let entry = nos_entry::read_entry(law.language, &format!("seat {one} {other}"));
        let entry = entry.ok().flatten();
        entry.is_some_and(|entry| (law.begin)().judge(&entry).is_ok())
    };
    let names = match can_sit(&named) {
        true => named,
        false => {
            let [one_2, other_2] = named.each_ref().map(numbered);
            let [one, other] = named;
            let ways = [[one, other_2.clone()], [one_2.clone(), other]];
            ways.into_iter().find(can_sit).unwrap_or([one_2, other_2])
        }
    };
    let renamed = |(written, name): (&str, &Name)| {
        let is_other = Name::listed(written).as_ref() != Some(name);
        is_other.then(|| (written.to_owned(), name.clone()))
    };
    let renamed = written.into_iter().zip(&names).filter_map(renamed).collect();
    (names, renamed)
}

/// Removes characters that no name can have, and anything in brackets; `None` if nothing is left.
fn cleaned(written: &str) -> Option<Name> {
    if let Some(name) = Name::listed(written) {
        return Some(name);
    }
    let bare = written.split(['(', '[']).next().unwrap_or_default();
    let is_other = |c: char| !c.is_alphanumeric() && !is_combining_mark(c) && !"-'._,".contains(c);
    let letters = bare.replace('’', "'").replace(is_other, " ");
    let turned = match letters.split_once(',') {
        Some((last, first)) => format!("{first} {last}"),
        None => letters,
    };
    let begun = turned.trim_start_matches(|c: char| !c.is_alphabetic());
    let words: Vec<&str> = begun.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let fitting: String = words.join(JOIN).nfc().take(NAME_MAX).collect();
    Name::new(fitting.trim_end_matches(JOIN))
}
