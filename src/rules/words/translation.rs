//! Files of messages that somebody translates without a compiler: the empty ones that he begins with, and what is wrong
//! with his own. What the languages that are built in have in common is asked of every other.

use super::language::Texts;
use super::{identifier, plural, plurals};
use crate::messages;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::{ErrorKind, parse};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// More open braces than this in one message are no sentence.
const DEEPEST: usize = 50;

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
        /// It names what no message is told with: a function, or a term.
        Beyond { part: String, name: String },
        /// It would be told for ever.
        Circular { part: String },
        Foreign { part: String, variable: String },
        Lacks { part: String, variable: String },
        NoCase { part: String, variable: String, case: String },
        LacksCase { part: String, variable: String, case: String },
        /// No file of this name is read.
        NoSuchFile,
        /// There is no such file, and so many messages are told in English.
        NoFile { messages: usize },
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

/// What a part of a message uses.
#[derive(Default)]
struct Part {
    /// Where in the text the message stands.
    at: usize,
    /// Whether it says nothing.
    is_empty: bool,
    variables: BTreeSet<String>,
    /// By variable: the cases that are not the default, and all.
    cases: BTreeMap<String, [BTreeSet<String>; 2]>,
    messages: BTreeSet<String>,
    /// Functions and terms.
    beyond: Option<String>,
}

type Parts = BTreeMap<String, Part>;

/// The message that a part is or belongs to.
fn message_of(part: &str) -> &str {
    part.split('.').next().unwrap_or(part)
}

impl Part {
    fn of(pattern: &Pattern<&str>, at: usize) -> Part {
        let mut part = Part {
            at,
            is_empty: matches!(
                &*pattern.elements,
                [PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value: "" }),
                }]
            ),
            ..Part::default()
        };
        part.read(pattern);
        part
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                    let InlineExpression::VariableReference { id } = selector else {
                        continue;
                    };
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    let [decided, all] = self.cases.entry(id.name.to_owned()).or_default();
                    all.insert((*key).to_owned());
                    if !variant.default {
                        decided.insert((*key).to_owned());
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.beyond = Some(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The parts of a message by their names, each with what it uses.
fn parts_of(message: &Message<&str>, at: usize) -> Vec<(String, Part)> {
    let id = message.id.name;
    let value = message
        .value
        .iter()
        .map(|pattern| (id.to_owned(), Part::of(pattern, at)));
    let attributes = message.attributes.iter().map(|own| {
        let name = format!("{id}.{}", own.id.name);
        (name, Part::of(&own.value, at))
    });
    value.chain(attributes).collect()
}

/// What stands in a file, and what in it is no message or a message for the second time.
fn read(text: &str) -> (Parts, Vec<(usize, Flaw)>) {
    if let Some(at) = too_deep(text) {
        return (Parts::new(), vec![(at, Flaw::Unread { why: "deep" })]);
    }
    let (resource, errors) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let unread = errors.into_iter().map(|error| {
        let why = match error.kind {
            ErrorKind::MissingDefaultVariant => "default",
            ErrorKind::ExpectedMessageField { .. } | ErrorKind::MissingValue => "empty",
            ErrorKind::UnbalancedClosingBrace | ErrorKind::ExpectedToken('}') => "brace",
            _ => "other",
        };
        (error.pos.start, Flaw::Unread { why })
    });
    let mut flaws: Vec<(usize, Flaw)> = unread.collect();
    let mut parts = Parts::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        // The name is a part of the text.
        let at = message.id.name.as_ptr() as usize - text.as_ptr() as usize;
        for (part, uses) in parts_of(message, at) {
            if parts.insert(part.clone(), uses).is_some() {
                flaws.push((at, Flaw::Twice { part }));
            }
        }
    }
    (parts, flaws)
}

/// Where braces are opened in one message and not closed, more than make sense: a reader of them would go too deep.
pub fn too_deep(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0_usize, 0);
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            depth = 0;
        }
        let before = depth;
        let (opened, closed) = (line.matches('{').count(), line.matches('}').count());
        if before + opened > DEEPEST + closed || opened > 2 * DEEPEST {
            return Some(at);
        }
        depth = (before + opened).saturating_sub(closed);
        at += line.len();
    }
    None
}

/// The messages that are told round in a circle.
fn circular(parts: &Parts) -> HashSet<String> {
    let mut refers: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, uses) in parts {
        let own = refers.entry(message_of(part)).or_default();
        own.extend(uses.messages.iter().map(String::as_str));
    }
    // What refers only to what ends, ends.
    while let Some(ends) = refers.iter().find_map(|(message, others)| {
        let ends = !others.iter().any(|other| refers.contains_key(other));
        ends.then_some(*message)
    }) {
        refers.remove(ends);
    }
    refers.into_keys().map(str::to_owned).collect()
}

/// Of these files in one language and in English, the messages that are told in English all the same: a later file says
/// them otherwise in English alone, or they would be told for ever.
pub(super) fn untold(own: &[&str], english: &[&str]) -> HashSet<String> {
    let (mut untold, mut all) = (HashSet::new(), Parts::new());
    for (own, english) in own.iter().zip(english) {
        untold.extend(messages(english));
        let (own, _) = read(own);
        for part in own.keys() {
            untold.remove(message_of(part));
        }
        all.extend(own);
    }
    untold.retain(|message| all.contains_key(message));
    untold.extend(circular(&all));
    untold
}

/// Whether a language that is built in has words to type for this: English is typed as it is called.
fn is_typed(texts: Texts, id: &str) -> bool {
    let head = format!("{id} =");
    texts.all.iter().skip(1).any(|text| {
        let mut lines = text.lines().skip_while(|line| !line.starts_with(&head));
        lines.next();
        let mut own = lines.take_while(|line| line.starts_with(' '));
        own.any(|line| line.trim_start().starts_with(".typed ="))
    })
}

/// The file with which a translator begins: everything that is told in English, as comments, below which he writes. It
/// begins with these lines.
pub fn template(texts: Texts, head: &str) -> String {
    let mut file: String = head.lines().map(|line| format!("### {line}\n")).collect();
    let (mut typed, mut was_note) = (None, false);
    for line in texts.english().lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_note = line.starts_with('#');
        if begins || is_note || line.is_empty() {
            file.extend(typed.take());
            if !was_note && !line.is_empty() {
                file.push('\n');
            }
        }
        if is_note {
            // A group keeps its heading; what is said of a message is told apart from it.
            file.push_str(&format!("##{}\n", line.trim_start_matches('#')));
        } else if !line.is_empty() {
            file.push_str(&format!("# {line}\n"));
        }
        if let Some((id, _)) = line.split_once(" =").filter(|_| begins) {
            let (_, word) = id.split_once('-').unwrap_or(("", id));
            typed = is_typed(texts, id).then(|| format!("#     .typed = {word}\n"));
        }
        was_note = is_note;
    }
    file.extend(typed);
    file
}

/// What is wrong with a translator's file of messages in the language with this tag. It may also have the messages that
/// are `known` from other files.
pub fn check(texts: Texts, tag: &str, text: &str, known: &impl Fn(&str) -> bool) -> Vec<Found> {
    let (own, flaws) = read(text);
    let built_in: Vec<Parts> = texts.all.iter().map(|text| read(text).0).collect();
    let asked = Asked {
        own: &own,
        built_in: &built_in,
        plurals: plurals_of(tag),
    };
    let line = |at: usize| {
        text.get(..at)
            .map(|before| before.matches('\n').count() + 1)
    };
    let mut found: Vec<Found> = Vec::new();
    let mut note = |line, flaw| found.push(Found { line, flaw });
    for (at, flaw) in flaws {
        note(line(at), flaw);
    }
    for message in circular(&own) {
        let at = own.iter().find(|(part, _)| message_of(part) == message);
        note(
            at.and_then(|(_, uses)| line(uses.at)),
            Flaw::Circular { part: message },
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
            .position(|line| !there && line.starts_with(&head));
        let at = at.map(|at| at + 1).or_else(|| {
            let mut of_message = own
                .iter()
                .filter(|(own, _)| message_of(own) == message_of(&part));
            line(of_message.next()?.1.at)
        });
        note(at, Flaw::Missing { part });
    }
    found.sort_by_key(|found| (found.line.is_none(), found.line));
    found
}

/// The names of the messages of a file.
pub fn messages(text: &str) -> BTreeSet<String> {
    let (parts, _) = read(text);
    parts
        .into_keys()
        .map(|part| message_of(&part).to_owned())
        .collect()
}

/// The messages that these of a file refer to.
pub fn referred(text: &str) -> BTreeSet<String> {
    let (parts, _) = read(text);
    parts.into_values().flat_map(|uses| uses.messages).collect()
}

/// The plurals that a language has for whole numbers; none if nothing is known of it.
fn plurals_of(tag: &str) -> BTreeSet<&'static str> {
    let plurals = plurals(identifier(tag));
    let of_numbers = plurals
        .iter()
        .flat_map(|plurals| (0..=1000).map(|number| plural(plurals, number)));
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
        let mut all = self
            .built_in
            .iter()
            .map(|parts| parts.get(part).map(&of).unwrap_or_default());
        let first = all.next().unwrap_or_default();
        all.fold(first, |common, own| &common & &own)
    }

    /// What any of them has of the message that a part belongs to.
    fn any<T: Ord>(&self, part: &str, of: impl Fn(&Part) -> BTreeSet<T>) -> BTreeSet<T> {
        let parts = self
            .built_in
            .iter()
            .flatten()
            .filter(|(own, _)| message_of(own) == message_of(part));
        parts.flat_map(|(_, uses)| of(uses)).collect()
    }

    fn is_there(&self, part: &str) -> bool {
        self.built_in.iter().any(|parts| parts.contains_key(part))
    }

    fn missing(&self) -> Vec<String> {
        let [english, others @ ..] = self.built_in else {
            return Vec::new();
        };
        let told = english
            .iter()
            .filter(|(part, uses)| !uses.is_empty && !part.ends_with(".said"));
        let typed = others
            .iter()
            .flatten()
            .filter(|(part, _)| part.ends_with(".typed"));
        let all: BTreeSet<&String> = told.chain(typed).map(|(part, _)| part).collect();
        let lacks = |part: &&String| !self.own.contains_key(*part);
        let mut missing: Vec<String> = Vec::new();
        for part in all.into_iter().filter(lacks) {
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
            let is_known = part.ends_with(".said") || known(message_of(part));
            let unknown = (!is_known).then(|| Flaw::Unknown { part: part_of() });
            return unknown.into_iter().collect();
        }
        let mut wrong = Vec::new();
        if let Some(name) = uses.beyond.clone() {
            wrong.push(Flaw::Beyond {
                part: part_of(),
                name,
            });
        }
        let used = |uses: &Part| uses.variables.clone();
        let foreign = &uses.variables - &self.any(part, used);
        let foreign = foreign.into_iter();
        wrong.extend(foreign.map(|variable| Flaw::Foreign {
            part: part_of(),
            variable,
        }));
        let lacks = &self.common(part, used) - &uses.variables;
        let lacks = lacks.into_iter();
        wrong.extend(lacks.map(|variable| Flaw::Lacks {
            part: part_of(),
            variable,
        }));
        for (variable, [_, all]) in &uses.cases {
            let cases = |uses: &Part| uses.cases.get(variable).map(|[_, all]| all.clone());
            let known = self.any(part, |uses| cases(uses).unwrap_or_default());
            if known.is_empty() {
                continue;
            }
            let odd = all
                .iter()
                .filter(|case| !known.contains(*case) && !is_plural(case));
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
            let own = uses
                .cases
                .get(variable)
                .map(|[_, all]| all.clone())
                .unwrap_or_default();
            let decided = self.common(part, |uses| {
                let cases = uses.cases.get(variable);
                cases
                    .map(|[decided, _]| decided.clone())
                    .unwrap_or_default()
            });
            let words = decided
                .iter()
                .filter(|case| !is_plural(case))
                .map(String::as_str);
            let counts = decided.iter().any(|case| PLURALS.contains(&&**case));
            let plurals = self.plurals.iter().copied().filter(|_| counts);
            // What no case is for, the default tells, which is called other wherever it is no case.
            let is_there = |case: &str| {
                own.contains(case)
                    || case == "one" && own.contains("1")
                    || case == "other" && !own.is_empty()
            };
            lacking.extend(
                words
                    .chain(plurals)
                    .filter(|case| !is_there(case))
                    .map(|case| Flaw::LacksCase {
                        part: part.to_owned(),
                        variable: variable.clone(),
                        case: case.to_owned(),
                    }),
            );
        }
        lacking
    }
}
