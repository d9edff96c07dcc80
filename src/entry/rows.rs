//! Defines a macro that makes an enum of verbs, with their arguments, from the rows of a table.

use crate::error::ReadFault;
use crate::naming::Naming;
use crate::reader::Reader;
use crate::verb::VerbRow;
use std::fmt;

/// An enum of verbs with their arguments, made by [`verbs!`](crate::verbs).
pub trait Verbs: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    const ROWS: &'static [VerbRow];

    fn read(place: usize, reader: &mut Reader<'_>) -> Result<Self, ReadFault>;

    fn row(&self) -> &'static VerbRow;

    fn name_in_full(&mut self, naming: &Naming<'_>);
}

/// Makes an enum from one row for each verb. It has a variant for each, the table of
/// [`VerbRow`](crate::verb::VerbRow)s, and functions that read and print them and write their names
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
///   implements [`Argument`](crate::argument::Argument), and the field is its `Value`. Arguments are
///   read and printed in this order. Only the macro uses the field names of a tuple.
/// - the word, other words for it after `|`, and the letter that is enough at the prompt. The last two may
///   be left out.
/// - `Group`: `Session` or `Hand` for an entry, `Question` for a question
///   ([`Group`](crate::verb::Group)).
/// - the law's message `verb-word` or `question-word` says what it means.
/// - the articles it is about, and the phases in which it makes sense. A phase is a variant of the enum
///   after `in`, which has no fields and at most 64 variants. No phase means always.
/// - `asks` after the phases, if it takes payments back or ends something. The prompt takes such a verb only in
///   full, and asks before it is recorded; or `ends`, if it ends a hand: it asks unless this is typed alone.
///
/// ```
/// use nos_entry::argument::{Actor, OptionalCount, Text};
/// use nos_entry::rows::Verbs as _;
/// use nos_entry::verbs;
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
                $Verb $( ( $(<$Item as $crate::argument::Argument>::Value),* ) )?
                $( { $($field: <$Field as $crate::argument::Argument>::Value),* } )?,
            )*
        }

        impl $crate::rows::Verbs for $Act {
            const ROWS: &'static [$crate::verb::VerbRow] = &[$(
                $crate::verb::VerbRow {
                    word: $word,
                    aliases: &[$($alias),*],
                    letter: $crate::verbs!(@letter $($letter)?),
                    group: $crate::verb::Group::$group,
                    arguments: &[
                        $($(<$Item as $crate::argument::Argument>::ROW),*)?
                        $($(<$Field as $crate::argument::Argument>::ROW),*)?
                    ],
                    example: $example,
                    articles: &[$($article),*],
                    phases: $crate::verb::phases(&[$($Phase::$phase as u32),*]),
                    asks: $crate::verbs!(@asks $($asks)?),
                    ends: $crate::verbs!(@ends $($asks)?),
                    is_rare: false,
                }
            ),*];

            fn row(&self) -> &'static $crate::verb::VerbRow {
                const ROWS: &[$crate::verb::VerbRow] =
                    <$Act as $crate::rows::Verbs>::ROWS;
                match self {
                    $($Act::$Verb { .. } => {
                        const PLACE: usize = $crate::verb::place($word, ROWS);
                        &ROWS[PLACE]
                    })*
                }
            }

            fn read(
                place: usize,
                reader: &mut $crate::Reader<'_>,
            ) -> Result<$Act, $crate::ReadFault> {
                type Read = fn(&mut $crate::Reader<'_>) -> Result<$Act, $crate::ReadFault>;
                const READ: &[Read] = &[$(
                    |reader| {
                        let _ = &*reader;
                        Ok($Act::$Verb
                            $( ( $(<$Item as $crate::argument::Argument>::read(reader)?),* ) )?
                            $( { $($field: <$Field as $crate::argument::Argument>::read(reader)?),* } )?)
                    }
                ),*];
                match READ.get(place) {
                    Some(read) => read(reader),
                    None => reader.expected(&$crate::kind::VERB),
                }
            }

            fn name_in_full(&mut self, naming: &$crate::naming::Naming<'_>) {
                let _ = naming;
                match self {
                    $($Act::$Verb $( ( $($item),* ) )? $( { $($field),* } )? => {
                        $($(<$Item as $crate::argument::Argument>::name_in_full($item, naming);)*)?
                        $($(<$Field as $crate::argument::Argument>::name_in_full($field, naming);)*)?
                    })*
                }
            }
        }

        impl std::fmt::Display for $Act {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Act::$Verb $( ( $($item),* ) )? $( { $($field),* } )? => {
                        f.write_str($word)?;
                        $($(<$Item as $crate::argument::Argument>::print($item, f)?;)*)?
                        $($(<$Field as $crate::argument::Argument>::print($field, f)?;)*)?
                        Ok(())
                    })*
                }
            }
        }
    };
    (@asks) => { false };
    (@asks asks) => { true };
    (@asks ends) => { false };
    (@ends $($asks:ident)?) => { false $(|| matches!(stringify!($asks).as_bytes(), b"ends"))? };
    (@letter) => { None };
    (@letter $letter:literal) => { Some($letter) };
}

pub use verbs;
