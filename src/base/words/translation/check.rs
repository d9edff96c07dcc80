//! What is wrong with a file of messages that somebody translates. What the languages that are built in have in common is
//! asked of every other.

use super::{Excess, Part, Parts, excesses, message_of, read};
use crate::messages;
use crate::words::language::Texts;
use crate::words::{identifier, plural, plurals};
use std::collections::BTreeSet;

messages! {
    /// What is wrong with a file of messages, or lacking in it. A part is a message, or an attribute of one.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Flaw {
        /// It is no message; `why` is a word that says what is wrong.
        Unread { why: &'static str },
        /// It has no part of this name in English.
        Unknown { part: String },
        Missing { part: String },
        /// The last of them is told.
        Twice { part: String },
        /// Two rows of verbs, of questions or of keywords are typed by this word.
        SameTyped { part: String, other: String, word: String },
        /// It names what no message is told with: a function, or a term.
        Beyond { part: String, name: String },
        /// It would be told for ever.
        Circular { part: String },
        /// More messages stand in each other than are told.
        Deep { part: String },
        /// It is longer than a message may be told.
        Long { part: String },
        Foreign { part: String, variable: String },
        Lacks { part: String, variable: String },
        NoCase { part: String, variable: String, case: String },
        LacksCase { part: String, variable: String, case: String },
        /// No file of this name is read.
        NoSuchFile,
        /// There is no such file, and so many messages are told in English.
        NoFile { messages: usize },
        /// What is said at tables lacks the words of this kind.
        NoWords { kind: String },
        /// A tab indents a line, for which the parsers of Fluent drop the message.
        Tab,
        /// A character that cannot be seen, such as `U+202E`.
        Unseen { character: String },
        /// A file of what is said cannot be read.
        NoToml { why: String },
        /// A rulebook lacks this article.
        NoArticle { article: String },
        /// A line of a lesson or of help that belongs nowhere.
        Stray,
        /// A lesson asks for other entries than the English one.
        Lesson,
    }
}

/// A flaw and the number of its line, if it stands in one.
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

/// What is wrong with a translator's file of messages in the language with this tag. It may also have the messages that
/// are `known` from other files.
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
    // Of each message the first is told; its parts need not be neighbours.
    let mut named = BTreeSet::new();
    let mut excesses = excesses(&own);
    excesses.retain(|part, _| named.insert(message_of(part)));
    for (part, excess) in excesses {
        let at = own.get(part).and_then(|uses| line(uses.at));
        let part = message_of(part).to_owned();
        note(
            at,
            match excess {
                Excess::Circular => Flaw::Circular { part },
                Excess::Deep => Flaw::Deep { part },
                Excess::Long => Flaw::Long { part },
            },
        );
    }
    for (part, uses) in &own {
        for flaw in asked.wrong(part, uses, known) {
            note(line(uses.at), flaw);
        }
    }
    for part in asked.missing() {
        // The line has it as a comment.
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
    found.sort_by_key(|found| (found.line.is_none(), found.line));
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
        let unseen = text.chars().filter(is_unseen).map(|c| format!("U+{:04X}", u32::from(c)));
        let unseen = unseen.map(|character| Flaw::Unseen { character });
        let found = tab.into_iter().chain(unseen).map(move |flaw| Found { line: Some(line), flaw });
        found.collect::<Vec<_>>()
    };
    (1..).zip(text.split('\n')).flat_map(of_line).collect()
}

/// The plurals that a language has for whole numbers; none if nothing is known of it.
fn plurals_of(tag: &str) -> BTreeSet<&'static str> {
    let plurals = plurals(identifier(tag));
    let of_numbers =
        plurals.iter().flat_map(|plurals| (0..=1000).map(|number| plural(plurals, number)));
    of_numbers.collect()
}

/// The names of plurals.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn is_plural(case: &str) -> bool {
    PLURALS.contains(&case) || case.parse::<i64>().is_ok()
}

/// A translator's file, and what is asked of it.
struct Asked<'a> {
    own: &'a Parts,
    built_in: &'a [Parts],
    plurals: BTreeSet<&'static str>,
}

impl Asked<'_> {
    /// What every language that is built in has of a part.
    fn common<T: Ord + Clone>(&self, part: &str, of: impl Fn(&Part) -> BTreeSet<T>) -> BTreeSet<T> {
        let mut all =
            self.built_in.iter().map(|parts| parts.get(part).map(&of).unwrap_or_default());
        let first = all.next().unwrap_or_default();
        all.fold(first, |common, own| &common & &own)
    }

    /// What any of them has of the message that a part belongs to.
    fn any<T: Ord>(&self, part: &str, of: impl Fn(&Part) -> BTreeSet<T>) -> BTreeSet<T> {
        let parts =
            self.built_in.iter().flatten().filter(|(own, _)| message_of(own) == message_of(part));
        parts.flat_map(|(_, uses)| of(uses)).collect()
    }

    fn is_there(&self, part: &str) -> bool {
        self.built_in.iter().any(|parts| parts.contains_key(part))
    }

    fn missing(&self) -> Vec<String> {
        let english = self.built_in.first().into_iter().flatten();
        let told = english.filter(|(_, uses)| !uses.is_empty).map(|(part, _)| part);
        let mut missing: Vec<String> = Vec::new();
        for part in told.filter(|part| !self.own.contains_key(*part)) {
            // The rest of a message that is not there says nothing more.
            let is_said = missing.iter().any(|said| *said == message_of(part));
            if !is_said {
                missing.push(part.clone());
            }
        }
        missing
    }

    fn wrong(&self, part: &str, uses: &Part, known: &impl Fn(&str) -> bool) -> Vec<Flaw> {
        let part_of = || part.to_owned();
        if !self.is_there(part) {
            // What a law says otherwise than every law, or its own messages refer to.
            let is_known = known(message_of(part));
            let unknown = (!is_known).then(|| Flaw::Unknown { part: part_of() });
            return unknown.into_iter().collect();
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
                let cases = uses.cases.get(variable);
                cases.map(|[decided, _]| decided.clone()).unwrap_or_default()
            });
            let words = decided.iter().filter(|case| !is_plural(case)).map(String::as_str);
            let counts = decided.iter().any(|case| PLURALS.contains(&&**case));
            let plurals = self.plurals.iter().copied().filter(|_| counts);
            // What no case is for, the default tells, which is called other wherever it is no case.
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
