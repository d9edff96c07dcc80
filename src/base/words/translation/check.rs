//! Finds the faults of a translated message file. A translation needs everything that the built-in
//! languages have in common.

use super::{Part, Parts, excesses, message_of, read};
use crate::words::{identifier, plural, plurals};
use crate::{Order, Texts, messages};
use std::collections::BTreeSet;

messages! {
    /// A fault or gap in a message file. A part is a message, or an attribute of one.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Flaw {
        /// Text that is not a message; `why` is a word for the reason.
        Unread { why: &'static str },
        Unknown { part: String },
        Missing { part: String },
        /// The last one counts.
        Twice { part: String },
        /// Two rows of verbs, of questions or of keywords have this word to type.
        SameTyped { part: String, other: String, word: String },
        /// It uses a function or a term.
        Beyond { part: String, name: String },
        Circular { part: String },
        /// Its chain of references is too long.
        Deep { part: String },
        Long { part: String },
        Foreign { part: String, variable: String },
        Lacks { part: String, variable: String },
        NoCase { part: String, variable: String, case: String },
        LacksCase { part: String, variable: String, case: String },
        /// The program reads no file of this name.
        NoSuchFile,
        /// The file is missing, so all its messages are in English.
        NoFile { messages: usize },
        /// The language's `words` file lacks words of this kind.
        NoWords { kind: String },
        /// A tab indents a line, for which the parsers of Fluent drop the message.
        Tab,
        /// An invisible character, such as `U+202E`.
        Unseen { character: String },
        NoToml { why: String },
        NoArticle { article: String },
        /// A line of a lesson or of help outside any section.
        Stray,
        /// A lesson has other entries than the English one.
        Lesson,
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub line: Option<usize>,
    pub flaw: Flaw,
}

impl From<Flaw> for Found {
    fn from(flaw: Flaw) -> Found {
        Found { line: None, flaw }
    }
}

/// Finds the faults of a language's message file, which may have `known` messages of others.
pub fn of_messages(
    texts: Texts,
    tag: &str,
    text: &str,
    known: &impl Fn(&str) -> bool,
) -> Vec<Found> {
    let (own, flaws) = read(text);
    let built_in: Vec<Parts> = texts.all.iter().map(|text| read(text).0).collect();
    let asked = Asked { own: &own, built_in: &built_in, plurals: plurals_of(tag) };
    let line = |at: usize| text.get(..at).map(|before| before.matches('\n').count() + 1);
    let mut found: Vec<Found> = Vec::new();
    let mut note = |line, flaw| found.push(Found { line, flaw });
    for (at, flaw) in flaws {
        note(line(at), flaw);
    }
    // Report only one part of each message; the parts of a message may be far apart.
    let mut named = BTreeSet::new();
    let mut excesses = excesses(&own);
    excesses.retain(|part, _| named.insert(message_of(part)));
    for (part, flaw) in excesses {
        note(own.get(part).and_then(|uses| line(uses.at)), flaw);
    }
    for (part, uses) in &own {
        for flaw in asked.wrong(part, uses, known) {
            note(line(uses.at), flaw);
        }
    }
    for part in asked.missing() {
        // Find the line with the English message as a comment.
        let head = format!("# {} =", message_of(&part));
        let there = own.keys().any(|own| message_of(own) == message_of(&part));
        let at = text
            .lines()
            .position(|line| !there && line.starts_with(&head))
            .map(|at| at + 1)
            .or_else(|| {
                let mut of_message =
                    own.iter().filter(|(own, _)| message_of(own) == message_of(&part));
                line(of_message.next()?.1.at)
            });
        note(at, Flaw::Missing { part });
    }
    found.order_by_key(|found| (found.line.is_none(), found.line));
    found
}

/// Returns the tabs that indent lines of messages, and in any file the control characters and those that turn the
/// direction of a text.
pub fn of_characters(text: &str, has_messages: bool) -> Vec<Found> {
    let is_unseen =
        |c: &char| c.is_control() && *c != '\t' || ('\u{202a}'..='\u{202e}').contains(c);
    let of_line = |(line, text): (usize, &str)| {
        let indent = text.chars().take_while(|c| [' ', '\t'].contains(c));
        let has_tab = has_messages && indent.clone().any(|c| c == '\t');
        let tab = Some(Flaw::Tab).filter(|_| has_tab && indent.count() < text.chars().count());
        let unseen = |c| Flaw::Unseen { character: format!("U+{:04X}", u32::from(c)) };
        tab.into_iter()
            .chain(text.chars().filter(is_unseen).map(unseen))
            .map(move |flaw| Found { line: Some(line), flaw })
            .collect::<Vec<_>>()
    };
    (1..).zip(text.split('\n')).flat_map(of_line).collect()
}

/// Returns the plural categories of a language for whole numbers; empty for an unknown language.
fn plurals_of(tag: &str) -> BTreeSet<&'static str> {
    let plurals = plurals(identifier(tag));
    let of_numbers =
        plurals.iter().flat_map(|plurals| (0..=1000).map(|number| plural(plurals, number)));
    of_numbers.collect()
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn is_plural(case: &str) -> bool {
    PLURALS.contains(&case) || case.parse::<i64>().is_ok()
}

/// A translator's file, with the built-in languages to compare it with.
struct Asked<'a> {
    own: &'a Parts,
    built_in: &'a [Parts],
    plurals: BTreeSet<&'static str>,
}

impl Asked<'_> {
    /// Returns what `of` finds in this part of a message in every built-in language.
    fn common<T: Ord + Clone>(&self, part: &str, of: impl Fn(&Part) -> BTreeSet<T>) -> BTreeSet<T> {
        let mut all =
            self.built_in.iter().map(|parts| parts.get(part).map(&of).unwrap_or_default());
        let first = all.next().unwrap_or_default();
        all.fold(first, |common, own| &common & &own)
    }

    fn any<T: Ord>(&self, part: &str, of: impl Fn(&Part) -> BTreeSet<T>) -> BTreeSet<T> {
        let parts =
            self.built_in.iter().flatten().filter(|(own, _)| message_of(own) == message_of(part));
        parts.flat_map(|(_, uses)| of(uses)).collect()
    }

    fn is_there(&self, part: &str) -> bool {
        self.built_in.iter().any(|parts| parts.contains_key(part))
    }

    fn missing(&self) -> Vec<String> {
        let is_missing =
            |(part, uses): &(&String, &Part)| !uses.is_empty && !self.own.contains_key(*part);
        let mut missing: Vec<String> = Vec::new();
        for (part, _) in self.built_in.first().into_iter().flatten().filter(is_missing) {
            // If the message itself is missing, do not report its parts.
            if !missing.iter().any(|said| *said == message_of(part)) {
                missing.push(part.clone());
            }
        }
        missing
    }

    fn wrong(&self, part: &str, uses: &Part, known: &impl Fn(&str) -> bool) -> Vec<Flaw> {
        let part_of = || part.to_owned();
        if !self.is_there(part) {
            // The message may replace one of another file, or another message may refer to it.
            let is_known = known(message_of(part));
            return (!is_known).then(|| Flaw::Unknown { part: part_of() }).into_iter().collect();
        }
        let mut wrong = Vec::new();
        if let Some(name) = uses.beyond.clone() {
            wrong.push(Flaw::Beyond { part: part_of(), name });
        }
        let used = |uses: &Part| uses.variables.clone();
        let foreign = (&uses.variables - &self.any(part, used)).into_iter();
        wrong.extend(foreign.map(|variable| Flaw::Foreign { part: part_of(), variable }));
        let lacks = (&self.common(part, used) - &uses.variables).into_iter();
        wrong.extend(lacks.map(|variable| Flaw::Lacks { part: part_of(), variable }));
        for (variable, [_, all]) in &uses.cases {
            let cases = |uses: &Part| uses.cases.get(variable).map(|[_, all]| all.clone());
            let known = self.any(part, |uses| cases(uses).unwrap_or_default());
            if known.is_empty() {
                continue;
            }
            let odd = all.iter().filter(|case| !known.contains(*case) && !is_plural(case));
            wrong.extend(odd.map(|case| Flaw::NoCase {
                part: part_of(),
                variable: variable.clone(),
                case: case.clone(),
            }));
        }
        wrong.extend(self.lacking_cases(part, uses));
        wrong
    }

    fn lacking_cases(&self, part: &str, uses: &Part) -> Vec<Flaw> {
        let selected = self.common(part, |uses| uses.cases.keys().cloned().collect());
        let mut lacking = Vec::new();
        for variable in selected.intersection(&uses.variables) {
            let own = uses.cases.get(variable).map(|[_, all]| all.clone()).unwrap_or_default();
            let decided = self.common(part, |uses| {
                uses.cases.get(variable).map(|[decided, _]| decided.clone()).unwrap_or_default()
            });
            let words = decided.iter().filter(|case| !is_plural(case)).map(String::as_str);
            let counts = decided.iter().any(|case| PLURALS.contains(&&**case));
            let plurals = self.plurals.iter().copied().filter(|_| counts);
            // The default covers cases without a variant, so `other` counts as its case.
            let is_there = |case: &str| {
                own.contains(case)
                    || case == "one" && own.contains("1")
                    || case == "other" && !own.is_empty()
            };
            lacking.extend(words.chain(plurals).filter(|case| !is_there(case)).map(|case| {
                Flaw::LacksCase {
                    part: part.to_owned(),
                    variable: variable.clone(),
                    case: case.to_owned(),
                }
            }));
        }
        lacking
    }
}
