//! Translation: the languages, and messages, the sentences of a room or a law in files of Project Fluent. Code names a
//! message and its variables; the file has the words, the plurals and the order. A variable is told as it is shown: what
//! cannot be seen in it stands there by its number.

#![expect(missing_docs, reason = "most names say enough")]

#[macro_use]
pub mod language;
#[macro_use]
pub mod shell;

mod file;
pub mod message;
pub mod told;
pub mod translation;

use crate::table::name::Names;
use crate::table::shown;
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

/// The messages of one language, and those in English for what it lacks.
pub struct Words {
    messages: Messages,
    plurals: Option<PluralRules>,
    english: Option<English>,
    /// Of a language that was read, which may lack anything: the messages that it has and that are told in English all
    /// the same. `None` of a language that is built in.
    untold: Option<HashSet<String>>,
}

/// They are read when the first is needed.
type English = LazyLock<Box<Words>, Box<dyn FnOnce() -> Box<Words> + Send>>;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
}

impl Words {
    /// The messages of these files in this language. A later file may give a message other words.
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

    /// The same messages in English, whatever language was chosen: for JSON.
    pub fn in_english(&self) -> &Words {
        self.english.as_ref().map_or(self, |english| english)
    }

    /// A message without variables; empty if there is none of this name.
    pub fn message(&self, id: &str) -> String {
        self.filled(id, None, &[]).unwrap_or_default().into()
    }

    /// An attribute without variables; `None` if there is none.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.filled(id, Some(attribute), &[]).map(String::from)
    }

    /// The words of a message that says for each, in lower case, what is typed for it: `knight=N pawn=`.
    pub fn pairs(&self, id: &str) -> Vec<(String, String)> {
        let parted = |pair: &str| {
            let (said, typed) = pair.split_once('=')?;
            Some((said.to_owned(), typed.to_owned()))
        };
        self.message(id).split(' ').filter_map(parted).collect()
    }

    /// This message, or this attribute of it, with the variables that `set` gives it, as plain text; `None` if there is
    /// none.
    pub fn fill<'a>(
        &'a self,
        id: &str,
        attribute: Option<&str>,
        names: &'a Names,
        set: impl FnOnce(&mut Variables<'a>),
    ) -> Option<String> {
        self.tell_filled(id, attribute, names, set).map(String::from)
    }

    /// This message, or this attribute of it, with the variables that `set` gives it; `None` if there is none.
    pub fn tell_filled<'a>(
        &'a self,
        id: &str,
        attribute: Option<&str>,
        names: &'a Names,
        set: impl FnOnce(&mut Variables<'a>),
    ) -> Option<Told> {
        let mut variables = Variables::new(self.telling(id, attribute), names);
        set(&mut variables);
        self.filled(id, attribute, &variables.args)
    }

    /// The words that tell this message: a list in a sentence that is told in English is told so, too.
    fn telling(&self, id: &str, attribute: Option<&str>) -> &Words {
        match self.untold {
            None => self,
            Some(_) => self.pattern(id, attribute).map_or(self, |(words, _)| words),
        }
    }

    pub fn has(&self, id: &str) -> bool {
        self.messages.has(id) || self.english.as_ref().is_some_and(|english| english.has(id))
    }

    fn filled(&self, id: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<Told> {
        let (words, pattern) = self.pattern(id, attribute)?;
        let mut told = Told::with_room();
        words.write(pattern, args, &mut told);
        Some(told)
    }

    /// A message or its attribute, and the language that has it.
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
            // A message that is built in is whole.
            None if message.is_some() && self.untold.is_none() => None,
            None => self.english.as_ref()?.pattern(id, attribute),
        }
    }

    /// Writes a pattern. The library can do it too, and takes several times as long.
    fn write(&self, pattern: &Pattern<&str>, args: &Args<'_>, text: &mut Told) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.write_expression(expression, args, text);
                }
            }
        }
    }

    fn write_expression(&self, expression: &Expression<&str>, args: &Args<'_>, text: &mut Told) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => given(args, id.name),
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
                match given(args, id.name) {
                    Some(value) => value.write(text),
                    // What is missing stands there by its name; a test looks for it.
                    None => text.push_str(&format!("{{${}}}", id.name)),
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                match self.pattern(id.name, attribute) {
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

    /// The variant for this value: the first whose key it is, or whose plural; or else the default.
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
        let default = || variants.iter().find(|variant| variant.default);
        variants.iter().find(is_for).or_else(default)
    }

    fn plural(&self, number: i64) -> &'static str {
        self.plurals.as_ref().map_or("other", |plurals| plural(plurals, number))
    }

    /// These values of a variable in a list: each by the message `each-NAME` if there is one, or else as it is.
    fn listed(&self, name: &str, values: &[Given<'_>]) -> Told {
        let id = format!("each-{name}");
        let is_told = self.has(&id);
        let each = values.iter().map(|value| {
            if is_told {
                let args = [(name.into(), value.clone())];
                self.filled(&id, None, &args).unwrap_or_default()
            } else {
                value.told()
            }
        });
        self.joined(each.collect())
    }

    /// The last of several words, joined to those before it: `Anna, Bram and Cees`.
    fn joined(&self, mut words: Vec<Told>) -> Told {
        match (words.pop(), words.is_empty()) {
            (None, _) => Told::default(),
            (Some(one), true) => one,
            (Some(last), false) => {
                let rest = ("rest".into(), Told::joined(words, ", ").into());
                let args = [rest, ("last".into(), last.into())];
                self.filled(AND, None, &args).unwrap_or_default()
            }
        }
    }
}

fn identifier(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

/// The plurals of a language, by its country or, where that has none of its own, for all.
fn plurals(language: LanguageIdentifier) -> Option<PluralRules> {
    let of_all = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let create = |of| PluralRules::create(of, PluralRuleType::CARDINAL).ok();
    [language, of_all].into_iter().find_map(create)
}

/// The plural of a number, as it is called in a file.
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

/// What a variable stands for.
#[derive(Clone, Debug)]
pub enum Given<'a> {
    /// It is shown and decides nothing: a player can be called `none`, and a sentence is another in each language.
    Text(Cow<'a, str>),
    /// The name of a player, which decides nothing.
    Name(Cow<'a, str>),
    /// What another message says.
    Told(Told),
    /// A word of the program, by which a variant can be chosen.
    Word(Cow<'a, str>),
    /// It can decide on a plural.
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

type Args<'a> = [(SmolStr, Given<'a>)];

/// The variable of this name that was set last.
fn given<'a, 'b>(args: &'b Args<'a>, name: &str) -> Option<&'b Given<'a>> {
    let (_, value) = args.iter().rev().find(|(own, _)| own == name)?;
    Some(value)
}

pub struct Variables<'a> {
    words: &'a Words,
    names: &'a Names,
    args: Vec<(SmolStr, Given<'a>)>,
}

impl<'a> Variables<'a> {
    fn new(words: &'a Words, names: &'a Names) -> Variables<'a> {
        Variables { words, names, args: Vec::with_capacity(8) }
    }

    pub fn names(&self) -> &'a Names {
        self.names
    }

    /// Another message with these names; empty if there is none.
    pub fn message(&self, id: &str, set: impl FnOnce(&mut Variables<'a>)) -> Told {
        let told = self.words.tell_filled(id, None, self.names, set);
        told.unwrap_or_default()
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
