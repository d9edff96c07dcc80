//! Values that can be variables of messages.

use super::Given;
use crate::{Article, EntryNo, Name, PlayerId, Setting, Told, Variables, shown};
use std::borrow::Cow;
use std::path::PathBuf;

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

/// A part of a typed line, so that a message can point at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedPart {
    Name(Name),
    Piece(String),
    Word(String),
}

pub fn with_ends(name: &str, ends: &[&str], names: &mut Vec<String>) {
    names.extend(ends.iter().map(|end| [name, end].concat()));
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
        variables.set(name, Given::Name(variables.names().of(*self).into()));
    }
}

/// Makes a type with `Display` a variable of messages. `as Piece` or `as Word` says which part of a
/// typed line it is.
#[macro_export]
macro_rules! shown_as_variable {
    ($($Shown:ty $(as $Part:ident)?),* $(,)?) => {$(
        impl $crate::words::variable::Variable for $Shown {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::words::Variables<'a>) {
                variables.set_word(name, self.to_string());
            }
            $(
                fn part(&self) -> Option<$crate::words::variable::TypedPart> {
                    Some($crate::words::variable::TypedPart::$Part(self.to_string()))
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
        impl $crate::words::variable::Variable for $Silent {
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
        own.given(name).cloned().unwrap_or(NOTHING)
    };
    let each: Vec<Given<'_>> = each.iter().map(value).collect();
    variables.set(name, variables.words.listed(name, &each));
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
