//! Types whose values are messages, with their fields as variables. A macro makes such types; other
//! types can be variables.

use super::told::Told;
use super::{Given, Variables, Words, given};
use crate::table::article::Article;
use crate::table::house::Setting;
use crate::table::leaf::LeafValue;
use crate::table::name::{Name, Names};
use crate::table::seat::PlayerId;
use crate::table::{EntryNo, shown};
use std::borrow::Cow;
use std::path::PathBuf;

impl Words {
    /// Returns a message as plain text; empty if it belongs to other files.
    pub fn text(&self, message: &dyn Message, names: &Names) -> String {
        self.tell(message, names).into()
    }

    pub fn tell(&self, message: &dyn Message, names: &Names) -> Told {
        self.tell_part(message, None, names).unwrap_or_default()
    }

    /// Returns a message or an attribute, such as a refusal's advice; `None` if there is none.
    pub fn tell_part(
        &self,
        message: &dyn Message,
        attribute: Option<&str>,
        names: &Names,
    ) -> Option<Told> {
        let (words, pattern) = self.pattern(message.id(), attribute)?;
        let mut variables = Variables::new(words, names);
        set_fields(message, &mut variables);
        let told = words.written(pattern, &variables.args);
        (!told.is_empty()).then_some(told)
    }
}

pub type Messages = Vec<(&'static str, Vec<String>)>;

pub type MessageRows = &'static [(&'static str, &'static [Field])];

pub struct Field {
    pub name: &'static str,
    /// [`Variable::names`] of its type.
    pub names: fn(&str, &mut Vec<String>),
}

/// A part of a typed line, so that a message can point at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedPart {
    Name(Name),
    Piece(String),
    Word(String),
}

/// A message: an enum with a message for each variant, and its fields as variables.
pub trait Message: LeafValue {
    fn id(&self) -> &'static str;

    fn variant(&self) -> &'static str;

    fn cites(&self) -> Option<Article>;

    fn fields<'a>(&'a self, see: &mut dyn FnMut(&'static str, &'a dyn Variable));

    fn rows() -> MessageRows
    where
        Self: Sized;

    fn messages() -> Messages
    where
        Self: Sized,
    {
        let row = |(id, fields): &(&'static str, &'static [Field])| {
            let mut names = Vec::new();
            for field in *fields {
                (field.names)(field.name, &mut names);
            }
            (*id, names)
        };
        Self::rows().iter().map(row).collect()
    }
}

/// Adds the names of the variables that an enum sets when it is the variable `name`.
pub fn names_of(rows: MessageRows, name: &str, names: &mut Vec<String>) {
    let mut own = vec![name.to_owned()];
    for field in rows.iter().flat_map(|(_, fields)| *fields) {
        (field.names)(&[name, "-", field.name].concat(), &mut own);
    }
    own.sort_unstable();
    own.dedup();
    names.append(&mut own);
}

/// Returns the part of a line that a message is about: its first field that can be typed.
pub fn part_of(message: &dyn Message) -> Option<TypedPart> {
    let mut first = None;
    message.fields(&mut |_, field| first = first.take().or_else(|| field.part()));
    first
}

pub fn set_fields<'a>(message: &'a dyn Message, variables: &mut Variables<'a>) {
    message.fields(&mut |name, field| field.set(name, variables));
}

/// Sets a message as a variable: its variant, and its fields as further variables.
pub fn set_variant<'a>(message: &'a dyn Message, name: &str, variables: &mut Variables<'a>) {
    variables.set_word(name, message.variant());
    message.fields(&mut |field, value| value.set(&[name, "-", field].concat(), variables));
}

pub fn with_ends(name: &str, ends: &[&str], names: &mut Vec<String>) {
    names.extend(ends.iter().map(|end| [name, end].concat()));
}

/// A value that can be a variable of a message.
pub trait Variable {
    /// Sets the variable of this name, and further ones that begin with it.
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>);

    fn names(name: &str, names: &mut Vec<String>)
    where
        Self: Sized,
    {
        names.push(name.to_owned());
    }

    /// Returns the part of a line that it names; `None` if it cannot be typed.
    fn part(&self) -> Option<TypedPart> {
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
        variables.set_word(name, if *self { "yes" } else { "no" });
    }
}

impl Variable for String {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.as_str());
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Word(self.clone()))
    }
}

impl Variable for &'static str {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, *self);
    }
}

impl Variable for Setting {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(&format!("{name}-key"), self.row().word);
        variables.set_word(&format!("{name}-value"), self.value());
        variables.set(name, self.to_string());
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-key", "-value"], names);
    }
}

impl Variable for Told {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.clone());
    }
}

impl Variable for Name {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, Given::Name(self.as_str().into()));
    }

    fn part(&self) -> Option<TypedPart> {
        Some(TypedPart::Name(self.clone()))
    }
}

impl Variable for PathBuf {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, shown::path(self).to_string());
    }
}

impl Variable for PlayerId {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let player = variables.names().of(*self);
        variables.set(name, Given::Name(player.into()));
    }
}

/// Makes a type with `Display` a variable of messages. `as Piece` or `as Word` says which part of a
/// typed line it is.
#[macro_export]
macro_rules! shown_as_variable {
    ($($Shown:ty $(as $Part:ident)?),* $(,)?) => {$(
        impl $crate::words::message::Variable for $Shown {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::words::Variables<'a>) {
                variables.set_word(name, self.to_string());
            }
            $(
                fn part(&self) -> Option<$crate::words::message::TypedPart> {
                    Some($crate::words::message::TypedPart::$Part(self.to_string()))
                }
            )?
        }
    )*};
}

shown_as_variable!(Article, EntryNo);

/// Sets these variables to `none`, the word for an absent value.
pub fn set_none(names: &[String], variables: &mut Variables<'_>) {
    for name in names {
        variables.set_word(name.as_str(), "none");
    }
}

/// An absent value is the word `none`.
impl<T: Variable> Variable for Option<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        match self {
            Some(value) => value.set(name, variables),
            None => {
                let mut names = Vec::new();
                T::names(name, &mut names);
                set_none(&names, variables);
            }
        }
    }

    fn names(name: &str, names: &mut Vec<String>) {
        T::names(name, names);
    }

    fn part(&self) -> Option<TypedPart> {
        self.as_ref()?.part()
    }
}

impl<T: Variable> Variable for Box<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        T::set(self, name, variables);
    }

    fn part(&self) -> Option<TypedPart> {
        T::part(self)
    }

    fn names(name: &str, names: &mut Vec<String>) {
        T::names(name, names);
    }
}

/// Lets these types be fields of messages, although no message prints them.
#[macro_export]
macro_rules! never_a_variable {
    ($($Silent:ty),* $(,)?) => {$(
        impl $crate::words::message::Variable for $Silent {
            fn set<'a>(&'a self, _: &str, _: &mut $crate::words::Variables<'a>) {}

            fn names(_: &str, _: &mut Vec<String>) {}
        }
    )*};
}

/// Lists several values in words. Their number is `NAME-number`, and the first is `NAME-first`.
fn set_each<'a, T: Variable>(each: &'a [T], name: &str, variables: &mut Variables<'a>) {
    let mut own = Variables::new(variables.words, variables.names());
    let value = |value: &'a T| {
        own.args.clear();
        value.set(name, &mut own);
        given(&own.args, name).cloned().unwrap_or(NOTHING)
    };
    let each: Vec<Given<'_>> = each.iter().map(value).collect();
    let listed = variables.words.listed(name, &each);
    variables.set(name, listed);
    variables.set(&[name, "-number"].concat(), each.len());
    variables.set(&[name, "-first"].concat(), each.into_iter().next().unwrap_or(NOTHING));
}

const NOTHING: Given<'static> = Given::Text(Cow::Borrowed(""));

const LIST: [&str; 3] = ["", "-number", "-first"];

impl<T: Variable> Variable for Vec<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        set_each(self, name, variables);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &LIST, names);
    }
}

impl<T: Variable, const N: usize> Variable for arrayvec::ArrayVec<T, N> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        set_each(self, name, variables);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &LIST, names);
    }
}

/// A detail that messages mention. Two rulings that differ only in it are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Incidental<T>(pub T);

impl<T> PartialEq for Incidental<T> {
    fn eq(&self, _: &Incidental<T>) -> bool {
        true
    }
}

impl<T> Eq for Incidental<T> {}

impl<T: Variable> Variable for Incidental<T> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        self.0.set(name, variables);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        T::names(name, names);
    }
}

/// Makes an enum of messages: `Event::Laid` has the message `Event-Laid`, and its fields are the
/// variables, named even in a tuple variant. `= 3 2` after a variant is the article that decides.
///
/// The type of a field is a [`Variable`]. So is an enum made by this macro: its word is the
/// variant's name, and its fields are further variables, `FIELD-NAME`.
#[macro_export]
macro_rules! messages {
    (
        $(#[$about:meta])*
        $visible:vis enum $Enum:ident {
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
        $visible enum $Enum {
            $( $(#[$meta])* $Variant $( ( $($Item),* ) )? $( { $( $(#[$field_meta])* $field: $Field ),* } )? ),*
        }

        impl $crate::words::message::Message for $Enum {
            fn id(&self) -> &'static str {
                match self {
                    $( $Enum::$Variant { .. } => concat!(stringify!($Enum), "-", stringify!($Variant)), )*
                }
            }

            fn variant(&self) -> &'static str {
                match self {
                    $( $Enum::$Variant { .. } => stringify!($Variant), )*
                }
            }

            fn fields<'a>(
                &'a self,
                see: &mut dyn FnMut(&'static str, &'a dyn $crate::words::message::Variable),
            ) {
                let _ = &see;
                match self {
                    $(
                        $Enum::$Variant $( ( $($item),* ) )? $( { $($field),* } )? => {
                            $($( see(stringify!($item), $item); )*)?
                            $($( see(stringify!($field), $field); )*)?
                        }
                    )*
                }
            }

            fn cites(&self) -> Option<$crate::table::article::Article> {
                match self {
                    $( $Enum::$Variant { .. } => $crate::messages!(@cites $($chapter $number)?), )*
                }
            }

            fn rows() -> $crate::words::message::MessageRows {
                &[$((
                    concat!(stringify!($Enum), "-", stringify!($Variant)),
                    &[
                        $($($crate::messages!(@field $item $Item)),*)?
                        $($($crate::messages!(@field $field $Field)),*)?
                    ],
                )),*]
            }
        }

        impl $crate::words::message::Variable for $Enum {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::words::Variables<'a>) {
                $crate::words::message::set_variant(self, name, variables);
            }

            fn names(name: &str, names: &mut Vec<String>) {
                let rows = <$Enum as $crate::words::message::Message>::rows();
                $crate::words::message::names_of(rows, name, names);
            }
        }
    };
    (@cites) => { None };
    (@cites $chapter:literal $number:literal) => {
        Some($crate::table::article::article($chapter, $number))
    };
    (@field $name:ident $Type:ty) => {
        $crate::words::message::Field {
            name: stringify!($name),
            names: <$Type as $crate::words::message::Variable>::names,
        }
    };
}
