//! Translation: the languages and their messages, in files of Project Fluent. Code names a message
//! and its variables; the file has the words, plurals and word order. Invisible characters in a
//! variable are shown by their code.

#[macro_use]
pub mod language;
#[macro_use]
pub mod shell;

mod file;
pub mod message;
pub mod told;
pub mod translation;
pub mod variable;

use crate::{Names, shown};
use file::Messages;
use fluent_syntax::ast::{
    Attribute, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use language::{Language, Texts};
use smol_str::SmolStr;
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;
use std::sync::LazyLock;
use told::{SpanKind, Told};
use unic_langid::LanguageIdentifier;

/// The message that joins the last of several names to those before it.
const AND: &str = "and";

/// The messages of one language, with English for missing ones.
pub struct Words {
    messages: Messages,
    plurals: Option<PluralRules>,
    english: Option<English>,
    /// The messages of a translation that English replaces; `None` for a built-in language.
    untold: Option<HashSet<String>>,
}

type English = LazyLock<Box<Words>, Box<dyn FnOnce() -> Box<Words> + Send>>;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
}

impl Words {
    /// Reads the messages of these files in this language. A later file may replace a message.
    pub fn of(language: Language, files: &[Texts]) -> Words {
        let english: Vec<&'static str> = files.iter().map(Texts::english).collect();
        let own: Vec<&'static str> =
            files.iter().map(|file| language.own(*file)).map(Option::unwrap_or_default).collect();
        let mut words = Words::read(language, &own);
        if let Language::Read(_) = language {
            words.untold = Some(translation::untold(&own, &english));
        }
        if own != english {
            let read = move || Box::new(Words::read(Language::default(), &english));
            words.english = Some(LazyLock::new(Box::new(read)));
        }
        words
    }

    fn read(language: Language, files: &[&'static str]) -> Words {
        Words {
            messages: Messages::of(files),
            plurals: plurals(identifier(language.tag())),
            english: None,
            untold: None,
        }
    }

    /// Returns the same messages in English, for JSON.
    pub fn in_english(&self) -> &Words {
        self.english.as_ref().map_or(self, |english| english)
    }

    pub fn message(&self, id: &str) -> String {
        self.tell_filled(id, None, &Names::default(), |_| {}).unwrap_or_default().into()
    }

    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.tell_filled(id, Some(attribute), &Names::default(), |_| {}).map(String::from)
    }

    /// Returns a message of pairs, a lower-case word and its typed form: `knight=N pawn=`.
    pub fn pairs(&self, id: &str) -> Vec<(String, String)> {
        let parted = |pair: &str| {
            let (said, typed) = pair.split_once('=')?;
            Some((said.to_owned(), typed.to_owned()))
        };
        self.message(id).split(' ').filter_map(parted).collect()
    }

    /// Returns a message or its attribute, with the variables that `set` adds.
    pub fn tell_filled<'a>(
        &'a self,
        id: &str,
        attribute: Option<&str>,
        names: &'a Names,
        set: impl FnOnce(&mut Variables<'a>),
    ) -> Option<Told> {
        let (words, pattern) = self.pattern(id, attribute)?;
        // A list in an English sentence is in English too.
        let mut variables = Variables::new(words, names);
        set(&mut variables);
        let mut told = Told::with_room();
        words.write(pattern, &mut variables, &mut told);
        Some(told)
    }

    pub fn has(&self, id: &str) -> bool {
        self.messages.has(id) || self.english.as_ref().is_some_and(|english| english.has(id))
    }

    fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<(&Words, &Pattern<&str>)> {
        let is_told = !self.untold.as_ref().is_some_and(|ids| ids.contains(id));
        let message = is_told.then(|| self.messages.get(id)).flatten();
        let pattern = message.and_then(|message| match attribute {
            None => message.value.as_ref(),
            Some(attribute) => {
                let is_it = |own: &&Attribute<&str>| own.id.name == attribute;
                message.attributes.iter().find(is_it).map(|own| &own.value)
            }
        });
        match pattern {
            Some(pattern) => Some((self, pattern)),
            // A built-in message is complete.
            None if message.is_some() && self.untold.is_none() => None,
            None => self.english.as_ref()?.pattern(id, attribute),
        }
    }

    /// Writes a pattern, several times faster than the library would.
    fn write(&self, pattern: &Pattern<&str>, args: &mut Variables<'_>, text: &mut Told) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.write_expression(expression, args, text);
                }
            }
        }
    }

    fn write_expression(&self, placed: &Expression<&str>, args: &mut Variables, text: &mut Told) {
        let inline = match placed {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => args.given(id.name),
                    _ => None,
                };
                if let Some(chosen) = self.chosen(variants, value) {
                    self.write(&chosen.value, args, text);
                }
                return;
            }
        };
        match inline {
            InlineExpression::StringLiteral { value } => {
                text.push_str(&shown::typed(&unescape_unicode_to_string(value)))
            }
            InlineExpression::NumberLiteral { value } => text.push_str(value),
            InlineExpression::VariableReference { id } => {
                match args.given(id.name) {
                    Some(value) => value.write(text),
                    // A missing variable shows its name; a test looks for it.
                    None => text.push_str(&format!("{{${}}}", id.name)),
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                match self.pattern(id.name, attribute.as_ref().map(|attribute| attribute.name)) {
                    Some((words, pattern)) => words.write(pattern, args, text),
                    None => text.push_str(&format!("{{{}}}", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => {
                self.write_expression(expression, args, text);
            }
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                text.push_str(&format!("{{{}}}", id.name));
            }
        }
    }

    /// Returns the first variant with this key or its plural, or else the default.
    fn chosen<'a>(
        &self,
        variants: &'a [Variant<&'a str>],
        value: Option<&Given<'_>>,
    ) -> Option<&'a Variant<&'a str>> {
        let is_for = |variant: &&Variant<&str>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Some(Given::Word(word))) => name == word,
            (VariantKey::Identifier { name }, Some(Given::Number(number))) => {
                *name == self.plural(*number)
            }
            (VariantKey::NumberLiteral { value }, Some(Given::Number(number))) => {
                value.parse() == Ok(*number)
            }
            _ => false,
        };
        variants.iter().find(is_for).or_else(|| variants.iter().find(|variant| variant.default))
    }

    fn plural(&self, number: i64) -> &'static str {
        self.plurals.as_ref().map_or("other", |plurals| plural(plurals, number))
    }

    /// Lists values of a variable, each in the message `each-NAME` if there is one.
    fn listed(&self, name: &str, values: &[Given<'_>]) -> Told {
        let id = format!("each-{name}");
        let is_told = self.has(&id);
        let each = values.iter().map(|value| {
            if is_told {
                let names = Names::default();
                let told = self.tell_filled(&id, None, &names, |own| own.set(name, value.clone()));
                told.unwrap_or_default()
            } else {
                value.told()
            }
        });
        self.joined(each.collect())
    }

    fn joined(&self, mut words: Vec<Told>) -> Told {
        match (words.pop(), words.is_empty()) {
            (None, _) => Told::default(),
            (Some(one), true) => one,
            (Some(last), false) => {
                let told = self.tell_filled(AND, None, &Names::default(), |own| {
                    own.set("rest", Told::joined(words, ", "));
                    own.set("last", last);
                });
                told.unwrap_or_default()
            }
        }
    }
}

fn identifier(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

/// Returns the plural rules of a language's country or, failing that, of the language.
fn plurals(language: LanguageIdentifier) -> Option<PluralRules> {
    let of_all = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let create = |of| PluralRules::create(of, PluralRuleType::CARDINAL).ok();
    [language, of_all].into_iter().find_map(create)
}

fn plural(plurals: &PluralRules, number: i64) -> &'static str {
    match plurals.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    }
}

#[derive(Clone, Debug)]
pub enum Given<'a> {
    /// Text that selects no variant, since a player may be called `none`, and sentences differ
    /// between languages.
    Text(Cow<'a, str>),
    Name(Cow<'a, str>),
    Told(Told),
    /// A word of the program, which can select a variant.
    Word(Cow<'a, str>),
    Number(i64),
}

impl Given<'_> {
    fn write(&self, told: &mut Told) {
        match self {
            Given::Text(text) | Given::Word(text) => told.push_str(&shown::typed(text)),
            Given::Name(name) => told.push(Some(SpanKind::Name), &shown::typed(name)),
            Given::Number(number) => told.push(Some(SpanKind::Number), &number.to_string()),
            Given::Told(own) => match shown::typed(own.as_str()) {
                Cow::Borrowed(_) => told.push_told(own),
                Cow::Owned(_) => {
                    own.parts().for_each(|(kind, text)| told.push(kind, &shown::typed(text)))
                }
            },
        }
    }

    fn told(&self) -> Told {
        let mut told = Told::default();
        self.write(&mut told);
        told
    }
}

impl From<Told> for Given<'_> {
    fn from(told: Told) -> Self {
        Given::Told(told)
    }
}

impl<'a> From<&'a str> for Given<'a> {
    fn from(text: &'a str) -> Given<'a> {
        Given::Text(text.into())
    }
}

impl From<String> for Given<'_> {
    fn from(text: String) -> Self {
        Given::Text(text.into())
    }
}

/// Sets the variables that a name is part of, when a message refers to it.
type VariableSource<'a> = &'a dyn Fn(&str, &mut Variables<'_>);

pub struct Variables<'a> {
    words: &'a Words,
    names: &'a Names,
    args: Vec<(SmolStr, Given<'a>)>,
    source: Option<VariableSource<'a>>,
}

impl<'a> Variables<'a> {
    fn new(words: &'a Words, names: &'a Names) -> Variables<'a> {
        Variables { words, names, args: Vec::with_capacity(8), source: None }
    }

    pub fn set_from(&mut self, source: VariableSource<'a>) {
        self.source = Some(source);
    }

    fn given(&mut self, name: &str) -> Option<&Given<'a>> {
        let is_it = |(own, _): &&(SmolStr, _)| own == name;
        if let Some(source) = self.source.filter(|_| !self.args.iter().any(|own| is_it(&own))) {
            source(name, self);
        }
        self.args.iter().rev().find(is_it).map(|(_, value)| value)
    }

    pub fn names(&self) -> &'a Names {
        self.names
    }

    /// Returns another message with these names; empty if there is none.
    pub fn message(&self, id: &str, set: impl FnOnce(&mut Variables<'a>)) -> Told {
        self.words.tell_filled(id, None, self.names, set).unwrap_or_default()
    }

    pub fn set(&mut self, name: &str, value: impl Into<Given<'a>>) {
        self.give(name, value.into());
    }

    pub fn set_word(&mut self, name: &str, word: impl Into<Cow<'a, str>>) {
        self.give(name, Given::Word(word.into()));
    }

    #[inline(never)]
    fn give(&mut self, name: &str, value: Given<'a>) {
        self.args.push((name.into(), value));
    }
}
