//! Messages: the sentences of a room or a law, in files of Project Fluent. Code names a message and its
//! variables; the file has the words, the plurals and the order.

use super::EntryNo;
use super::article::Article;
use super::house::{Rules, Setting};
use super::language::Language;
use super::name::{Name, Names};
use super::seat::PlayerId;
use compact_str::CompactString;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::borrow::Cow;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// The message that joins the last of several names to those before it.
const AND: &str = "and";

/// The messages of one language.
pub struct Words(FluentBundle<FluentResource>);

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Words")
    }
}

impl Words {
    /// The messages of these files in this language. A later file may give a message other words.
    pub fn of(language: Language, files: &[&str]) -> Words {
        let language: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names are marked for their direction where they are shown, not here.
        bundle.set_use_isolating(false);
        for file in files {
            // What cannot be read is left out; a test reads every file.
            let read = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(read, _)| read));
        }
        Words(bundle)
    }

    /// A message without variables; empty if there is none of this name.
    pub fn plain(&self, id: &str) -> String {
        self.filled(id, None, &[]).unwrap_or_default()
    }

    /// What this says, by these names of players. Empty if it is told by another message.
    pub fn tell(&self, told: &impl Told, names: &Names) -> String {
        self.part(told, None, names).unwrap_or_default()
    }

    /// The same, or this attribute of the message, such as the advice of a refusal; `None` if there is none or it says
    /// nothing.
    pub fn part(&self, told: &impl Told, attribute: Option<&str>, names: &Names) -> Option<String> {
        if let Some(attribute) = attribute {
            // Most messages have none, and their variables need not be made.
            self.0.get_message(told.id())?.get_attribute(attribute)?;
        }
        let mut variables = Variables::new(self, names);
        let id = told.put(&mut variables);
        let text = self.filled(id, attribute, &variables.args)?;
        (!text.is_empty()).then_some(text)
    }

    /// This message, or this attribute of it, with the variables that `set` gives it; `None` if there is none.
    pub fn fill<'a>(
        &'a self,
        id: &str,
        attribute: Option<&str>,
        names: &'a Names,
        set: impl FnOnce(&mut Variables<'a>),
    ) -> Option<String> {
        let mut variables = Variables::new(self, names);
        set(&mut variables);
        self.filled(id, attribute, &variables.args)
    }

    /// Whether there is a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    fn filled(&self, id: &str, attribute: Option<&str>, args: &Args<'_>) -> Option<String> {
        let message = self.0.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        // Most sentences have room in it.
        let mut text = String::with_capacity(64);
        self.write(pattern, args, &mut text);
        Some(text)
    }

    /// Writes a pattern. The library can do it too, and takes several times as long.
    fn write(&self, pattern: &Pattern<&str>, args: &Args<'_>, text: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.write_expression(expression, args, text);
                }
            }
        }
    }

    fn write_expression(&self, expression: &Expression<&str>, args: &Args<'_>, text: &mut String) {
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                let value = match selector {
                    InlineExpression::VariableReference { id } => given(args, id.name),
                    _ => None,
                };
                if let Some(chosen) = chosen(variants, value) {
                    self.write(&chosen.value, args, text);
                }
                return;
            }
        };
        match inline {
            InlineExpression::StringLiteral { value } => text.push_str(value),
            InlineExpression::NumberLiteral { value } => text.push_str(value),
            InlineExpression::VariableReference { id } => {
                match given(args, id.name) {
                    Some(value) => text.push_str(&value.text()),
                    // What is missing stands there by its name; a test looks for it.
                    None => text.push_str(&format!("{{${}}}", id.name)),
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                let message = self.0.get_message(id.name);
                let pattern = message.and_then(|message| match attribute {
                    None => message.value(),
                    Some(attribute) => Some(message.get_attribute(attribute.name)?.value()),
                });
                match pattern {
                    Some(pattern) => self.write(pattern, args, text),
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

    /// These values of a variable in a list: each by the message `each-NAME` if there is one, or else as it is.
    fn listed(&self, name: &str, values: &[String]) -> String {
        let id = format!("each-{name}");
        if !self.has(&id) {
            return self.joined(values);
        }
        let each = values.iter().map(|value| {
            let args = [(name.into(), value.as_str().into())];
            self.filled(&id, None, &args).unwrap_or_default()
        });
        self.joined(&each.collect::<Vec<_>>())
    }

    /// The last of several words, joined to those before it: `Anna, Bram and Cees`.
    fn joined(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => {
                let rest = ("rest".into(), rest.join(", ").into());
                let args = [rest, ("last".into(), last.as_str().into())];
                self.filled(AND, None, &args).unwrap_or_default()
            }
        }
    }
}

/// What a variable stands for. A number can decide on a plural.
#[derive(Clone, Debug)]
pub enum Given<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

impl Given<'_> {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Given::Text(text) => Cow::Borrowed(text),
            Given::Number(number) => Cow::Owned(number.to_string()),
        }
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

type Args<'a> = [(CompactString, Given<'a>)];

/// The variable of this name that was set last.
fn given<'a, 'b>(args: &'b Args<'a>, name: &str) -> Option<&'b Given<'a>> {
    let found = args.iter().rev().find(|(own, _)| own == name);
    found.map(|(_, value)| value)
}

/// The variant for this value: the first whose key it is, or whose plural; or else the default.
fn chosen<'a>(
    variants: &'a [Variant<&'a str>],
    value: Option<&Given<'_>>,
) -> Option<&'a Variant<&'a str>> {
    let is_for = |variant: &&Variant<&str>| match (&variant.key, value) {
        (VariantKey::Identifier { name }, Some(Given::Text(word))) => name == word,
        // English and Dutch have no other plurals.
        (VariantKey::Identifier { name }, Some(Given::Number(number))) => match *name {
            "one" => *number == 1,
            "other" => *number != 1,
            _ => false,
        },
        (VariantKey::NumberLiteral { value }, Some(Given::Number(number))) => {
            value.parse() == Ok(*number)
        }
        _ => false,
    };
    let found = variants.iter().find(is_for);
    found.or_else(|| variants.iter().find(|variant| variant.default))
}

/// The variables of a message.
pub struct Variables<'a> {
    words: &'a Words,
    names: &'a Names,
    args: Vec<(CompactString, Given<'a>)>,
}

impl<'a> Variables<'a> {
    fn new(words: &'a Words, names: &'a Names) -> Variables<'a> {
        Variables {
            words,
            names,
            args: Vec::with_capacity(8),
        }
    }

    /// The names of the players.
    pub fn names(&self) -> &'a Names {
        self.names
    }

    /// Another message with these names; empty if there is none.
    pub fn message(&self, id: &str, set: impl FnOnce(&mut Variables<'a>)) -> String {
        let text = self.words.fill(id, None, self.names, set);
        text.unwrap_or_default()
    }

    /// Sets a variable.
    pub fn set(&mut self, name: impl Into<CompactString>, value: impl Into<Given<'a>>) {
        self.args.push((name.into(), value.into()));
    }
}

/// The messages that a type can be, each with its variables. [`told!`](crate::told) makes it.
pub type Messages = Vec<(&'static str, Vec<String>)>;

/// A part of a line as it was typed, by which a message can point at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// The name of a player, in full or its beginning.
    Name(Name),
    /// A piece of the game, as it is printed.
    Piece(String),
    /// Any other word or number.
    Word(String),
}

/// What can be told: an enum whose variants are messages, and its fields their variables.
pub trait Told {
    /// The name of the message.
    fn id(&self) -> &'static str;

    /// The part of a line that it is about: its first field that can be typed.
    fn part(&self) -> Option<Part>;

    /// The article that decides, if its row has one.
    fn cites(&self) -> Option<Article>;

    /// Sets the variables, and returns the name of the message.
    fn put<'a>(&'a self, variables: &mut Variables<'a>) -> &'static str;

    /// Every message with its variables.
    fn messages() -> Messages
    where
        Self: Sized;
}

/// A value that can be a variable of a message.
pub trait Variable {
    /// Sets the variable of this name, and those that belong to it.
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>);

    /// The variables that it sets.
    fn names(name: &str) -> Vec<String> {
        vec![name.to_owned()]
    }

    /// The part of a line that it stands for; `None` if it is nothing that is typed.
    fn part(&self) -> Option<Part> {
        None
    }
}

macro_rules! numbers {
    ($($Number:ty),*) => {$(
        impl From<$Number> for Given<'_> {
            fn from(number: $Number) -> Self {
                Given::Number(number as i64)
            }
        }

        impl Variable for $Number {
            fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
                variables.set(name, *self);
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl Variable for bool {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, if *self { "yes" } else { "no" });
    }
}

impl Variable for String {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.as_str());
    }

    fn part(&self) -> Option<Part> {
        Some(Part::Word(self.clone()))
    }
}

impl Variable for &'static str {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, *self);
    }
}

impl Variable for Name {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.as_str());
    }

    fn part(&self) -> Option<Part> {
        Some(Part::Name(self.clone()))
    }
}

impl<K: Rules> Variable for Setting<K> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.to_string());
    }
}

impl Variable for PlayerId {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let player = variables.names.of(*self);
        variables.set(name, player);
    }
}

/// Makes a type that can be displayed a variable of messages. `as Piece` or `as Word` says how it stands in a line.
#[macro_export]
macro_rules! shown_as_variable {
    ($($Shown:ty $(as $Part:ident)?),* $(,)?) => {$(
        impl $crate::table::words::Variable for $Shown {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::table::words::Variables<'a>) {
                variables.set(name, self.to_string());
            }
            $(
                fn part(&self) -> Option<$crate::table::words::Part> {
                    Some($crate::table::words::Part::$Part(self.to_string()))
                }
            )?
        }
    )*};
}

shown_as_variable!(Article, EntryNo);

/// What is not there is the word `none`.
impl<T: Variable> Variable for Option<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        match self {
            Some(value) => value.set(name, variables),
            None => T::names(name)
                .into_iter()
                .for_each(|name| variables.set(name, "none")),
        }
    }

    fn names(name: &str) -> Vec<String> {
        T::names(name)
    }

    fn part(&self) -> Option<Part> {
        self.as_ref()?.part()
    }
}

impl<T: Variable> Variable for Box<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        T::set(self, name, variables);
    }

    fn part(&self) -> Option<Part> {
        T::part(self)
    }

    fn names(name: &str) -> Vec<String> {
        T::names(name)
    }
}

/// Makes types variables that no message ever uses.
#[macro_export]
macro_rules! never_a_variable {
    ($($Silent:ty),* $(,)?) => {$(
        impl $crate::table::words::Variable for $Silent {
            fn set<'a>(&'a self, _: &str, _: &mut $crate::table::words::Variables<'a>) {}

            fn names(_: &str) -> Vec<String> {
                Vec::new()
            }
        }
    )*};
}

/// Several values are a list in words. Their number is the variable `NAME-number`, the first of them `NAME-first`.
impl<T: Variable> Variable for [T] {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let each = self.iter().map(|value| {
            let mut own = Variables::new(variables.words, variables.names);
            value.set(name, &mut own);
            let value = given(&own.args, name).map(Given::text);
            value.unwrap_or_default().into_owned()
        });
        let each: Vec<String> = each.collect();
        let listed = variables.words.listed(name, &each);
        variables.set(name, listed);
        variables.set(format!("{name}-number"), self.len());
        let first = each.into_iter().next().unwrap_or_default();
        variables.set(format!("{name}-first"), first);
    }

    fn names(name: &str) -> Vec<String> {
        ["", "-number", "-first"]
            .map(|end| format!("{name}{end}"))
            .into()
    }
}

impl<T: Variable> Variable for Vec<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        self.as_slice().set(name, variables);
    }

    fn names(name: &str) -> Vec<String> {
        <[T]>::names(name)
    }
}

impl<T: Variable, const N: usize> Variable for arrayvec::ArrayVec<T, N> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        self.as_slice().set(name, variables);
    }

    fn names(name: &str) -> Vec<String> {
        <[T]>::names(name)
    }
}

/// Something that is told in passing: two rulings that differ only in it are the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passing<T>(pub T);

impl<T> PartialEq for Passing<T> {
    fn eq(&self, _: &Passing<T>) -> bool {
        true
    }
}

impl<T> Eq for Passing<T> {}

impl<T: Variable> Variable for Passing<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        self.0.set(name, variables);
    }

    fn names(name: &str) -> Vec<String> {
        T::names(name)
    }
}

/// Makes an enum whose variants are messages: `Event::Laid` is told by the message `Event-Laid`, and its fields
/// are the variables. The fields of a variant in round brackets are named too.
///
/// A type that stands in such a field is a [`Variable`]. An enum made by this macro is one as well: its word is
/// the variant's name, and its fields are further variables, `FIELD-NAME`. `= 3 2` after a variant is the article that
/// decides.
#[macro_export]
macro_rules! told {
    (
        $(#[$about:meta])*
        $visible:vis enum $Enum:ident $(<$G:ident: $Bound:ident>)? {
            $(
                $(#[$meta:meta])*
                $Variant:ident
                $( ( $($item:ident : $Item:ty),* $(,)? ) )?
                $( { $( $(#[$field_meta:meta])* $field:ident : $Field:ty ),* $(,)? } )?
                $( = $chapter:literal $number:literal )?
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "the names and the messages say enough")]
        $visible enum $Enum $(<$G: $Bound>)? {
            $( $(#[$meta])* $Variant $( ( $($Item),* ) )? $( { $( $(#[$field_meta])* $field: $Field ),* } )? ),*
        }

        impl $(<$G: $Bound>)? $crate::table::words::Told for $Enum $(<$G>)? {
            fn id(&self) -> &'static str {
                match self {
                    $( $Enum::$Variant { .. } => concat!(stringify!($Enum), "-", stringify!($Variant)), )*
                }
            }

            fn part(&self) -> Option<$crate::table::words::Part> {
                match self {
                    $(
                        $Enum::$Variant $( ( $($item),* ) )? $( { $($field),* } )? => {
                            None
                            $($( .or_else(|| $crate::table::words::Variable::part($item)) )*)?
                            $($( .or_else(|| $crate::table::words::Variable::part($field)) )*)?
                        }
                    )*
                }
            }

            fn put<'a>(&'a self, variables: &mut $crate::table::words::Variables<'a>) -> &'static str {
                let _ = &variables;
                match self {
                    $(
                        $Enum::$Variant $( ( $($item),* ) )? $( { $($field),* } )? => {
                            $($( $crate::table::words::Variable::set($item, stringify!($item), variables); )*)?
                            $($( $crate::table::words::Variable::set($field, stringify!($field), variables); )*)?
                            concat!(stringify!($Enum), "-", stringify!($Variant))
                        }
                    )*
                }
            }

            fn cites(&self) -> Option<$crate::table::article::Article> {
                match self {
                    $( $Enum::$Variant { .. } => [
                        None,
                        $( Some($crate::table::article::article($chapter, $number)) )?
                    ].into_iter().flatten().next(), )*
                }
            }

            fn messages() -> $crate::table::words::Messages {
                vec![$((
                    concat!(stringify!($Enum), "-", stringify!($Variant)),
                    [
                        Vec::new(),
                        $($( <$Item as $crate::table::words::Variable>::names(stringify!($item)), )*)?
                        $($( <$Field as $crate::table::words::Variable>::names(stringify!($field)), )*)?
                    ].concat(),
                )),*]
            }
        }

        impl $(<$G: $Bound>)? $crate::table::words::Variable for $Enum $(<$G>)? {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::table::words::Variables<'a>) {
                match self {
                    $(
                        $Enum::$Variant $( ( $($item),* ) )? $( { $($field),* } )? => {
                            variables.set(name, stringify!($Variant));
                            $($( $crate::table::words::Variable::set($item, &[name, concat!("-", stringify!($item))].concat(), variables); )*)?
                            $($( $crate::table::words::Variable::set($field, &[name, concat!("-", stringify!($field))].concat(), variables); )*)?
                        }
                    )*
                }
            }

            fn names(name: &str) -> Vec<String> {
                let messages = <Self as $crate::table::words::Told>::messages();
                let fields = messages.into_iter().flat_map(|(_, fields)| fields);
                let fields = fields.map(|field| [name, "-", &field].concat());
                let names: std::collections::BTreeSet<String> = fields.chain([name.to_owned()]).collect();
                names.into_iter().collect()
            }
        }
    };
}
