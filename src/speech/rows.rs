//! A macro that makes an enum of verbs, its table and its reader, from one row for each verb.

/// Makes an enum from one row for each verb. It has a variant for each, the table of
/// [`VerbRow`](crate::speech::verb::VerbRow)s, and functions that read and print them and write their names
/// in full.
///
/// A row is
///
/// ```text
/// Variant { field: Argument, field: Argument } = "word" | "another word" 'l' Group "what it means in one line",
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
/// - the articles it is about, and the phases in which it makes sense. A phase is a variant of the enum
///   after `in`, which has no fields and fewer than 32 variants. No phase means always.
/// - `asks` after the phases, if it takes payments back or ends something. The prompt takes such a verb only in
///   full, and asks before it is recorded.
///
/// ```
/// use nos::speech::argument::{Actor, OptionalCount, Text};
/// use nos::speech::verbs;
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
///         Note(text: Text) = "note" Session "anything worth keeping", "note so it was", [], [];
///         Lay { name: Actor, stones: OptionalCount } = "lay" | "put" 'l' Hand "stones on the board",
///             "lay Bram 2", ["6.2"], [Middle];
///     }
/// }
///
/// let act = Act::Lay { name: None, stones: 2 };
/// assert_eq!(act.to_string(), "lay 2");
/// assert_eq!(act.row().usage().to_string(), "lay [NAME] [N]");
/// ```
#[macro_export]
macro_rules! verbs {
    (
        $(#[$about:meta])*
        pub enum $Act:ident in $Phase:ident {
            $(
                $Verb:ident $( ( $($item:ident : $Item:ty),* $(,)? ) )? $( { $($field:ident : $Field:ty),* $(,)? } )?
                = $word:literal $(| $alias:literal)* $($letter:literal)? $group:ident $help:literal,
                $example:literal, [$($article:literal),* $(,)?], [$($phase:ident),* $(,)?] $(, $asks:ident)?;
            )*
        }
    ) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "the row says what each field is")]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $Act {
            $(
                #[doc = concat!("`", $word, "`: ", $help, ".")]
                $Verb $( ( $(<$Item as $crate::speech::argument::Argument>::Value),* ) )?
                $( { $($field: <$Field as $crate::speech::argument::Argument>::Value),* } )?,
            )*
        }

        impl $Act {
            /// The table, in the order in which the verbs are listed.
            pub const ROWS: &'static [$crate::speech::verb::VerbRow] = &[$(
                $crate::verbs!(@row $Phase,
                    [$($(<$Item as $crate::speech::argument::Argument>::USAGE),*)? $($(<$Field as $crate::speech::argument::Argument>::USAGE),*)?],
                    $word, [$($alias),*], [$($letter)?], $group, $help, $example, [$($article),*], [$($phase),*], [$($asks)?])
            ),*];

            /// Its row.
            pub fn row(&self) -> &'static $crate::speech::verb::VerbRow {
                match self {
                    $($Act::$Verb { .. } => {
                        const ROW: $crate::speech::verb::VerbRow = $crate::verbs!(@row $Phase,
                            [$($(<$Item as $crate::speech::argument::Argument>::USAGE),*)? $($(<$Field as $crate::speech::argument::Argument>::USAGE),*)?],
                            $word, [$($alias),*], [$($letter)?], $group, $help, $example, [$($article),*], [$($phase),*], [$($asks)?]);
                        &ROW
                    })*
                }
            }

            /// Reads the arguments of the verb at this place of the table.
            ///
            /// # Errors
            /// If they cannot be read.
            pub fn read(
                place: usize,
                reader: &mut $crate::speech::Reader<'_>,
            ) -> Result<$Act, $crate::speech::Fault> {
                type Read = fn(&mut $crate::speech::Reader<'_>) -> Result<$Act, $crate::speech::Fault>;
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

            /// Writes every name in full, and adds the player who acts.
            pub fn name_in_full(&mut self, naming: &dyn $crate::speech::argument::Naming) {
                let _ = naming;
                match self {
                    $($Act::$Verb $( ( $($item),* ) )? $( { $($field),* } )? => {
                        $($(<$Item as $crate::speech::argument::Argument>::name_in_full($item, naming);)*)?
                        $($(<$Field as $crate::speech::argument::Argument>::name_in_full($field, naming);)*)?
                    })*
                }
            }
        }

        impl $crate::speech::verb::Verbs for $Act {
            const ROWS: &'static [$crate::speech::verb::VerbRow] = $Act::ROWS;

            fn read(
                place: usize,
                reader: &mut $crate::speech::Reader<'_>,
            ) -> Result<$Act, $crate::speech::Fault> {
                $Act::read(place, reader)
            }

            fn row(&self) -> &'static $crate::speech::verb::VerbRow {
                $Act::row(self)
            }

            fn name_in_full(&mut self, naming: &dyn $crate::speech::argument::Naming) {
                $Act::name_in_full(self, naming);
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
    (@row $Phase:ident, [$($usage:expr),*], $word:literal, [$($alias:literal),*], [$($letter:literal)?], $group:ident,
        $help:literal, $example:literal, [$($article:literal),*], [$($phase:ident),*], [$($asks:ident)?]) => {
        $crate::speech::verb::VerbRow {
            word: $word,
            aliases: &[$($alias),*],
            letter: $crate::verbs!(@letter $($letter)?),
            group: $crate::speech::verb::Group::$group,
            arguments: &[$($usage),*],
            help: $help,
            example: $example,
            articles: &[$($article),*],
            phases: $crate::speech::verb::phases(&[$($Phase::$phase as u32),*]),
            asks: $crate::verbs!(@asks $($asks)?),
        }
    };
    (@asks) => { false };
    (@asks asks) => { true };
    (@letter) => { None };
    (@letter $letter:literal) => { Some($letter) };
}

pub use verbs;
