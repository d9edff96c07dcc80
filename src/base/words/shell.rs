//! The messages common to all games, from `shell/words.en.ftl` and its translations.

use crate::words::Given;
use crate::{
    HouseRange, Language, Message, Names, PerLanguage, Texts, Told, Variable, Variables, Words,
};
use std::fmt::Display;
use std::{fmt, io};

pub const FILE: Texts = texts!("shell/words", "ftl", "shell");

static WORDS: PerLanguage<Words> = PerLanguage::new(|| Words::of(Language::chosen(), &[FILE]));

pub fn text_of(message: &impl Message) -> String {
    WORDS.get().text(message, &Names::default())
}

/// Returns a message whose variables keep their kinds, for [`told!`](crate::told).
pub fn tell(id: &str, variables: &[(&'static str, &dyn Variable)]) -> Told {
    let told = WORDS.get().tell_filled(id, None, &Names::default(), |set| {
        for (name, value) in variables {
            value.set(name, set);
        }
    });
    told.unwrap_or_default()
}

pub fn in_english(id: &str) -> String {
    WORDS.get().in_english().message(id)
}

pub fn has(id: &str) -> bool {
    WORDS.get().has(id)
}

/// A number can select a plural, unless its spelling would change.
fn variable(text: String) -> Given<'static> {
    match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => number.into(),
        _ => Given::Word(text.into()),
    }
}

/// Formats a shell message: `message!("lines-not-taken", dropped = 3)`. A Rust variable with the
/// same name needs no `=`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        String::from($crate::told!($id $(, $name $(= $value)?)*))
    };
}

/// Formats a shell message as [`message!`](crate::message) does; each [`Variable`] after a
/// semicolon keeps its kind: `told!("kept-by", no = 3; name = official)`.
#[macro_export]
macro_rules! told {
    (
        $id:expr $(, $name:ident $(= $value:expr)?)*
        $(; $($kept:ident $(= $told:expr)?),+)? $(,)?
    ) => {
        $crate::words::shell::tell($id, &[
            $((stringify!($name), $crate::told!(@shown $name $($value)?)),)*
            $($((stringify!($kept), $crate::told!(@kept $kept $($told)?)),)+)?
        ])
    };
    (@shown $name:ident) => { $crate::told!(@shown $name $name) };
    (@shown $name:ident $value:expr) => {
        $crate::told!(@kept $name $crate::words::shell::Displayed(&$value))
    };
    (@kept $name:ident) => { $crate::told!(@kept $name $name) };
    (@kept $name:ident $told:expr) => { &$told as &dyn $crate::words::variable::Variable };
}

#[expect(missing_debug_implementations, reason = "it only lends what is displayed")]
pub struct Displayed<'a>(pub &'a dyn Display);

impl Variable for Displayed<'_> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, variable(self.0.to_string()));
    }
}

pub fn in_words(error: &io::Error) -> String {
    SystemError::from(error).to_string()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SystemError {
    kind: io::ErrorKind,
    text: String,
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> SystemError {
        let text = error.to_string();
        let (text, _) = text.rsplit_once(" (os error ").unwrap_or((&text, ""));
        SystemError { kind: error.kind(), text: text.to_owned() }
    }
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> SystemError {
        SystemError::from(&error)
    }
}

impl Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SystemError { kind, text } = self;
        f.write_str(&message!("system", kind = format!("{kind:?}"), text))
    }
}

crate::shown_as_variable!(SystemError);

/// Displays errors with messages of the shell.
#[macro_export]
macro_rules! shell_errors {
    ($($Error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $Error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::words::shell::text_of(self))
            }
        }

        impl std::error::Error for $Error {}
    )*};
}

/// Lists names: `Anna, Bram and Cees`.
pub fn listed(names: impl IntoIterator<Item: AsRef<str>>) -> String {
    let names: Vec<_> = names.into_iter().collect();
    match names.iter().map(AsRef::as_ref).collect::<Vec<&str>>().as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [rest @ .., last] => message!("and", rest = rest.join(", "), last),
    }
}

pub fn tell_listed(names: Vec<Told>) -> Told {
    WORDS.get().joined(names)
}

impl HouseRange {
    pub fn listed<'a>(self, typed: impl Fn(&'static str) -> &'a str) -> String {
        match self {
            HouseRange::Between(least, most) => message!("range-between", least, most),
            HouseRange::OneOf(words) => {
                let words: Vec<&str> = words.iter().map(|word| typed(word.0)).collect();
                words.join(&message!("either-or"))
            }
        }
    }
}

impl fmt::Display for HouseRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.listed(|word| word))
    }
}
