//! What may have been meant.

use super::error::Reason;
use super::expected::Expected;
use super::keyword::Keyword;
use super::lexicon::term;
use super::verb::{VERBS, Verb};
use crate::law::nos::house::HOUSE_RULES;

/// The longest word that is worth a guess, in bytes.
const LONGEST: usize = 32;

/// The word that may have been meant by one that cannot stand.
pub fn suggest(found: &str, reason: Reason, verb: Option<Verb>) -> Option<&'static str> {
    if found.is_empty() || found.len() > LONGEST {
        return None;
    }
    let keywords = |takes: &dyn Fn(Keyword) -> bool| {
        let words = Keyword::all().filter(|(_, keyword)| takes(*keyword));
        closest(found, words.map(|(word, _)| word))
    };
    match reason {
        Reason::NoEntry if term(found).is_some() => None,
        Reason::NoEntry => Verb::shortened(found)
            .map(Verb::word)
            .or_else(|| closest(found, VERBS.iter().flat_map(|row| row.words()))),
        Reason::Expected(Expected::HouseKey) => {
            closest(found, HOUSE_RULES.iter().map(|row| row.word))
        }
        Reason::Expected(expected) => keywords(&|keyword| expected.takes(keyword)),
        Reason::Beyond => {
            let arguments = verb?.row().arguments;
            keywords(&|keyword| {
                keyword == Keyword::Waive
                    || arguments.iter().any(|argument| argument.takes(keyword))
            })
        }
        _ => None,
    }
}

/// The word that is nearest to what was typed, if one is near enough.
fn closest(found: &str, words: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let found = found.to_lowercase();
    let near = (found.chars().count() / 3).max(1);
    words
        .map(|word| (strsim::osa_distance(&found, word), word))
        .filter(|(distance, _)| (1..=near).contains(distance))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}
