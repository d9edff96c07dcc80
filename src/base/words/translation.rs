//! Message files for translators without a compiler: makes templates, and reads translated files.

pub mod check;

use super::language::Texts;
use check::Flaw;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::{ErrorKind, parse};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Deeper nesting of braces and parentheses is refused.
const DEEPEST: usize = 20;

/// The deepest chain of messages that refer to each other.
const REFERS: usize = 5;

/// The most bytes of a message with everything that it refers to.
const LONGEST: usize = 64 << 10;

/// The bytes counted for a variable.
const VARIABLE: usize = 64;

#[derive(Default)]
struct Part {
    /// The offset of the message in its file.
    at: usize,
    is_empty: bool,
    variables: BTreeSet<String>,
    /// For each variable, its cases without the default, and all its cases.
    cases: BTreeMap<String, [BTreeSet<String>; 2]>,
    /// The parts that it refers to, and how often.
    refers: BTreeMap<String, usize>,
    /// Its own bytes, in all its cases.
    len: usize,
    /// A function or term, which messages must not use.
    beyond: Option<String>,
}

type Parts = BTreeMap<String, Part>;

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
            match element {
                PatternElement::TextElement { value } => self.len += value.len(),
                PatternElement::Placeable { expression } => self.read_expression(expression),
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
                    let InlineExpression::VariableReference { id } = selector else { continue };
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
                self.len += VARIABLE;
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.iter().map(|own| format!(".{}", own.name));
                let part = format!("{}{}", id.name, attribute.collect::<String>());
                *self.refers.entry(part).or_default() += 1;
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.beyond = Some(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => self.len += value.len(),
        }
    }
}

fn parts_of(message: &Message<&str>, at: usize) -> Vec<(String, Part)> {
    let id = message.id.name;
    let value = message.value.iter().map(|pattern| (id.to_owned(), Part::of(pattern, at)));
    let attributes = message.attributes.iter().map(|own| {
        let name = format!("{id}.{}", own.id.name);
        (name, Part::of(&own.value, at))
    });
    value.chain(attributes).collect()
}

/// Reads a file. Returns its parts, and its invalid or repeated messages.
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
        let Entry::Message(message) = entry else { continue };
        // The name is a slice of the text.
        let at = message.id.name.as_ptr() as usize - text.as_ptr() as usize;
        for (part, uses) in parts_of(message, at) {
            if parts.insert(part.clone(), uses).is_some() {
                flaws.push((at, Flaw::Twice { part }));
            }
        }
    }
    (parts, flaws)
}

/// Returns the offset where braces and parentheses nest too deeply for a recursive parser.
pub fn too_deep(text: &str) -> Option<usize> {
    // For each open brace, the number of open parentheses in it.
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins_a_message(line) {
            open.clear();
        }
        for byte in line.bytes() {
            match (byte, open.last_mut()) {
                (b'{', _) => open.push(0),
                (b'}', _) => drop(open.pop()),
                (b'(', Some(parentheses)) => *parentheses += 1,
                (b')', Some(parentheses)) => *parentheses = parentheses.saturating_sub(1),
                _ => continue,
            }
            if open.len() > DEEPEST || open.iter().sum::<usize>() > DEEPEST {
                return Some(at);
            }
        }
        at += line.len();
    }
    None
}

/// Whether a line begins with a name and `=`, which can only be an error inside braces.
fn begins_a_message(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-_".contains(c));
    line.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start().starts_with('=')
}

/// Returns the parts that are too large to format.
fn excesses(parts: &Parts) -> BTreeMap<&str, Flaw> {
    let is_part = |other: &&String| parts.contains_key(*other);
    let mut waits: HashMap<&str, usize> = HashMap::new();
    let mut ready: Vec<&str> = Vec::new();
    let mut stand_in: HashMap<&str, Vec<&str>> = HashMap::new();
    for (part, uses) in parts {
        let refers = uses.refers.keys().filter(is_part).count();
        waits.insert(part, refers);
        ready.extend((refers == 0).then_some(part.as_str()));
        for other in uses.refers.keys() {
            stand_in.entry(other).or_default().push(part);
        }
    }
    // The depth and length of a part. It is measured after all parts that it refers to.
    let mut measured: HashMap<&str, (usize, usize)> = HashMap::new();
    while let Some(part) = ready.pop() {
        let uses = parts.get(part);
        let (mut depth, mut len) = (0, uses.map_or(0, |uses| uses.len));
        for (other, times) in uses.into_iter().flat_map(|uses| &uses.refers) {
            let (its, own) = measured.get(other.as_str()).copied().unwrap_or_default();
            depth = depth.max(its + 1);
            // An empty part counts 1.
            len = len.saturating_add(own.max(1).saturating_mul(*times));
        }
        measured.insert(part, (depth, len));
        for other in stand_in.get(part).into_iter().flatten() {
            if let Some(waits) = waits.get_mut(other) {
                *waits -= 1;
                ready.extend((*waits == 0).then_some(*other));
            }
        }
    }
    let excess = |name: &str| {
        let part = message_of(name).to_owned();
        match measured.get(name) {
            None => Some(Flaw::Circular { part }),
            Some((depth, _)) if *depth > REFERS => Some(Flaw::Deep { part }),
            Some((_, len)) if *len > LONGEST => Some(Flaw::Long { part }),
            Some(_) => None,
        }
    };
    parts.keys().filter_map(|part| Some((part.as_str(), excess(part)?))).collect()
}

/// Returns the messages that English replaces: those that a later file changes in English only, and
/// those that cannot be formatted.
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
    untold.extend(excesses(&all).into_keys().map(|part| message_of(part).to_owned()));
    untold
}

/// Makes a file for translators: the English messages as comments, below this heading.
pub fn template(texts: Texts, head: &str) -> String {
    let mut file: String = head.lines().map(|line| format!("### {line}\n")).collect();
    let mut was_note = false;
    for line in texts.english().lines() {
        let is_note = line.starts_with('#');
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if !was_note && (begins || is_note) {
            file.push('\n');
        }
        if is_note {
            // A group keeps its heading.
            file.push_str(&format!("##{}\n", line.trim_start_matches('#')));
        } else if !line.is_empty() {
            file.push_str(&format!("# {line}\n"));
        }
        was_note = is_note;
    }
    file
}

/// Begins a comment in a file of help or a rulebook. Message files use `#`.
const COMMENT: &str = "//";

pub fn is_comment(line: &str) -> bool {
    line.starts_with(COMMENT)
}

/// Makes a file for translators of help or a rulebook: the English text as comments.
pub fn commented(texts: Texts, head: &str) -> String {
    head.lines()
        .chain([""])
        .chain(texts.english().lines())
        .map(|line| match line {
            "" => "\n".to_owned(),
            line => format!("{COMMENT} {line}\n"),
        })
        .collect()
}

pub fn messages(text: &str) -> BTreeSet<String> {
    let (parts, _) = read(text);
    parts.into_keys().map(|part| message_of(&part).to_owned()).collect()
}

pub fn referred(text: &str) -> BTreeSet<String> {
    let (parts, _) = read(text);
    let refers = parts.into_values().flat_map(|uses| uses.refers.into_keys());
    refers.map(|part| message_of(&part).to_owned()).collect()
}
