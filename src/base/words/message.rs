//! Types whose values are messages, with their fields as variables. A macro makes such types.

use crate::{Article, LeafValue, Names, Order, Told, TypedPart, Variable, Variables, Words};

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
        let told = self.tell_filled(message.id(), attribute, names, |own| set_fields(message, own));
        told.filter(|told| !told.is_empty())
    }
}

pub type Messages = Vec<(&'static str, Vec<String>)>;

pub type MessageRows = &'static [(&'static str, &'static [Field])];

pub struct Field {
    pub name: &'static str,
    /// [`Variable::names`] of its type.
    pub names: fn(&str, &mut Vec<String>),
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
    own.order_by(Ord::cmp);
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

pub fn set_variant<'a>(message: &'a dyn Message, name: &str, variables: &mut Variables<'a>) {
    variables.set_word(name, message.variant());
    message.fields(&mut |field, value| value.set(&[name, "-", field].concat(), variables));
}

/// Makes enums of messages: `Event::Laid` has the message `Event-Laid`, and its fields are the
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
                see: &mut dyn FnMut(&'static str, &'a dyn $crate::words::variable::Variable),
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

        impl $crate::words::variable::Variable for $Enum {
            fn set<'a>(&'a self, name: &str, variables: &mut $crate::words::Variables<'a>) {
                $crate::words::message::set_variant(self, name, variables);
            }

            fn names(name: &str, names: &mut Vec<String>) {
                let rows = <$Enum as $crate::words::message::Message>::rows();
                $crate::words::message::names_of(rows, name, names);
            }
        }
    };
    ( $(#[$about:meta])* $visible:vis enum $Enum:ident { $($variants:tt)* } $($more:tt)+ ) => {
        $crate::messages! { $(#[$about])* $visible enum $Enum { $($variants)* } }
        $crate::messages! { $($more)+ }
    };
    (@cites) => { None };
    (@cites $chapter:literal $number:literal) => {
        Some($crate::table::article::article($chapter, $number))
    };
    (@field $name:ident $Type:ty) => {
        $crate::words::message::Field {
            name: stringify!($name),
            names: <$Type as $crate::words::variable::Variable>::names,
        }
    };
}
