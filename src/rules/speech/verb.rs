//! A verb is one row of a table: how it is typed, what it means, when it makes sense. A macro makes an enum of verbs
//! from such rows.

use super::argument::Naming;
use super::error::ReadFault;
use super::reader::Reader;
use std::fmt;

/// What [`verbs!`](crate::speech::verbs) makes: an enum of verbs with their arguments.
pub trait Verbs: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const ROWS: &'static [VerbRow];

    fn read(place: usize, reader: &mut Reader<'_>) -> Result<Self, ReadFault>;

    fn row(&self) -> &'static VerbRow;

    fn name_in_full(&mut self, naming: &dyn Naming);
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Group {
    Session,
    Hand,
    Correction,
    /// A question; nothing happened.
    Question,
}

/// The phases of a verb that always makes sense.
pub const ALWAYS: u64 = u64::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VerbRow {
    pub word: &'static str,
    pub aliases: &'static [&'static str],
    /// The letter that is enough at the prompt.
    pub letter: Option<char>,
    pub group: Group,
    /// Its arguments as the usage line writes them, in order.
    pub arguments: &'static [&'static str],
    /// An example, as it is printed.
    pub example: &'static str,
    pub articles: &'static [&'static str],
    /// The phases in which it makes sense, one bit each.
    pub phases: u64,
    /// Whether it takes payments back or ends something. The prompt takes it only in full, and asks first.
    pub asks: bool,
}

impl VerbRow {
    /// The verb and the other words for it.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.word).chain(self.aliases.iter().copied())
    }

    /// The message that says in one line what it means. Its attribute `.typed` is the word of a language to type for it.
    pub fn message(&self) -> String {
        match self.group {
            Group::Question => format!("question-{}", self.word),
            Group::Session | Group::Hand | Group::Correction => format!("verb-{}", self.word),
        }
    }

    /// The words for it that begin with `start`, in upper or lower case.
    pub fn beginning(&self, start: &str) -> impl Iterator<Item = &'static str> {
        self.words().filter(move |word| begins(word, start))
    }

    pub fn has_letter(&self, word: &str) -> bool {
        let mut letters = word.chars().map(|c| c.to_ascii_lowercase());
        self.letter.is_some() && letters.next() == self.letter && letters.next().is_none()
    }

    /// Whether it makes sense in the phase with this bit.
    pub fn is_for(&self, phase: u64) -> bool {
        self.phases & phase != 0
    }

    pub fn usage(&self) -> String {
        [&[self.word], self.arguments].concat().join(" ")
    }
}

/// Panics if it is not there; constants are made with this, so the compiler says so.
pub const fn place(word: &str, rows: &[VerbRow]) -> usize {
    let mut place = 0;
    while !rows[place].word.eq_ignore_ascii_case(word) {
        place += 1;
    }
    place
}

/// Whether a word begins with `start`, in upper or lower case.
pub fn begins(word: &str, start: &str) -> bool {
    word.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

/// The bits of these phases; [`ALWAYS`] if there are none.
pub const fn phases(phases: &[u32]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    while at < phases.len() {
        bits |= 1 << phases[at];
        at += 1;
    }
    if bits == 0 { ALWAYS } else { bits }
}

/// Makes an enum from one row for each verb. It has a variant for each, the table of
/// [`VerbRow`](crate::speech::verb::VerbRow)s, and functions that read and print them and write their names
/// in full.
///
/// A row is
///
/// ```text
/// Variant { field: Argument, field: Argument } = "word" | "another word" 'l' Group
///     "an example as it is printed", ["6.2", "6.3"], [Phase, Phase];
/// ```
///
/// - `Variant`, `Variant(field: Argument)` or `Variant { field: Argument }`: each `Argument` is a type that
///   implements [`Argument`](crate::speech::argument::Argument), and the field is its `Value`. Arguments are
///   read and printed in this order. Only the macro uses the field names of a tuple.
/// - the word, other words for it after `|`, and the letter that is enough at the prompt. The last two may
///   be left out.
/// - `Group`: `Session` or `Hand` for an entry, `Question` for a question
///   ([`Group`](crate::speech::verb::Group)).
/// - what it means is told by the message `verb-word` or `question-word` of the law.
/// - the articles it is about, and the phases in which it makes sense. A phase is a variant of the enum
///   after `in`, which has no fields and at most 64 variants. No phase means always.
/// - `asks` after the phases, if it takes payments back or ends something. The prompt takes such a verb only in
///   full, and asks before it is recorded.
///
/// ```
/// use nos_rules::speech::argument::{Actor, OptionalCount, Text};
/// use nos_rules::speech::verb::Verbs as _;
/// use nos_rules::speech::verbs;
///
/// /// A phase of an evening.
/// #[derive(Clone, Copy)]
/// pub enum Phase {
///     /// Stones are laid.
///     Middle,
/// }
///
/// verbs! {
///     /// What happened at the table.
///     pub enum Act in Phase {
///         Note(text: Text) = "note" Session "note so it was", [], [];
///         Lay { name: Actor, stones: OptionalCount } = "lay" | "put" 'l' Hand "lay Bram 2", ["6.2"], [Middle];
///     }
/// }
///
/// let act = Act::Lay { name: None, stones: 2 };
/// assert_eq!(act.to_string(), "lay 2");
/// assert_eq!(act.row().usage(), "lay [NAME] [N]");
/// ```
#[macro_export]
macro_rules! verbs {
    (
        $(#[$about:meta])*
        pub enum $Act:ident in $Phase:ident {
            $(
                $Verb:ident $( ( $($item:ident : $Item:ty),* $(,)? ) )? $( { $($field:ident : $Field:ty),* $(,)? } )?
                = $word:literal $(| $alias:literal)* $($letter:literal)? $group:ident $example:literal, [$($article:literal),* $(,)?], [$($phase:ident),* $(,)?] $(, $asks:ident)?;
            )*
        }
    ) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "the row says what each field is")]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Act {
            $(
                #[doc = concat!("`", $example, "`")]
                $Verb $( ( $(<$Item as $crate::speech::argument::Argument>::Value),* ) )?
                $( { $($field: <$Field as $crate::speech::argument::Argument>::Value),* } )?,
            )*
        }

        impl $crate::speech::verb::Verbs for $Act {
            const ROWS: &'static [$crate::speech::verb::VerbRow] = &[$(
                $crate::speech::verb::VerbRow {
                    word: $word,
                    aliases: &[$($alias),*],
                    letter: $crate::verbs!(@letter $($letter)?),
                    group: $crate::speech::verb::Group::$group,
                    arguments: &[
                        $($(<$Item as $crate::speech::argument::Argument>::USAGE),*)?
                        $($(<$Field as $crate::speech::argument::Argument>::USAGE),*)?
                    ],
                    example: $example,
                    articles: &[$($article),*],
                    phases: $crate::speech::verb::phases(&[$($Phase::$phase as u32),*]),
                    asks: $crate::verbs!(@asks $($asks)?),
                }
            ),*];

            fn row(&self) -> &'static $crate::speech::verb::VerbRow {
                const ROWS: &[$crate::speech::verb::VerbRow] =
                    <$Act as $crate::speech::verb::Verbs>::ROWS;
                match self {
                    $($Act::$Verb { .. } => {
                        const PLACE: usize = $crate::speech::verb::place($word, ROWS);
                        &ROWS[PLACE]
                    })*
                }
            }

            fn read(
                place: usize,
                reader: &mut $crate::speech::Reader<'_>,
            ) -> Result<$Act, $crate::speech::ReadFault> {
                type Read = fn(&mut $crate::speech::Reader<'_>) -> Result<$Act, $crate::speech::ReadFault>;
                const READ: &[Read] = &[$(
                    |reader| {
                        let _ = &*reader;
                        Ok($Act::$Verb
                            $( ( $(<$Item as $crate::speech::argument::Argument>::read(reader)?),* ) )?
                            $( { $($field: <$Field as $crate::speech::argument::Argument>::read(reader)?),* } )?)
                    }
                ),*];
                match READ.get(place) {
                    Some(read) => read(reader),
                    None => reader.expected(&$crate::speech::kind::VERB),
                }
            }

            fn name_in_full(&mut self, naming: &dyn $crate::speech::argument::Naming) {
                let _ = naming;
                match self {
                    $($Act::$Verb $( ( $($item),* ) )? $( { $($field),* } )? => {
                        $($(<$Item as $crate::speech::argument::Argument>::name_in_full($item, naming);)*)?
                        $($(<$Field as $crate::speech::argument::Argument>::name_in_full($field, naming);)*)?
                    })*
                }
            }
        }

        impl std::fmt::Display for $Act {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Act::$Verb $( ( $($item),* ) )? $( { $($field),* } )? => {
                        f.write_str($word)?;
                        $($(<$Item as $crate::speech::argument::Argument>::print($item, f)?;)*)?
                        $($(<$Field as $crate::speech::argument::Argument>::print($field, f)?;)*)?
                        Ok(())
                    })*
                }
            }
        }
    };
    (@asks) => { false };
    (@asks asks) => { true };
    (@letter) => { None };
    (@letter $letter:literal) => { Some($letter) };
}

pub use verbs;
