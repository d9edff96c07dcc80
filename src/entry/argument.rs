//! The arguments of verbs: each kind reads and prints itself.

use crate::carried::{self, CarriedScore};
use crate::error::{ReadFault, SyntaxError};
use crate::forfeit::{self, Forfeit};
use crate::kind::{HOUSE_KEY, NAME, NUMBER, Want};
use crate::naming::Naming;
use crate::reader::Reader;
use crate::slot::{ArgumentRow, Slot, Takes, Unit};
use crate::token::digits;
use nos_base::{HouseRow, Name, Setting};
use std::fmt;

pub trait Argument {
    type Value: Clone + Eq + fmt::Debug + Send + Sync;

    /// Its usage and its slots.
    const ROW: ArgumentRow;

    fn read(reader: &mut Reader<'_>) -> Result<Self::Value, ReadFault>;

    /// Prints it after a blank, or nothing if it was left out.
    fn print(value: &Self::Value, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    fn name_in_full(_value: &mut Self::Value, _naming: &Naming<'_>) {}
}

#[derive(Debug)]
pub struct Player;

impl Argument for Player {
    type Value = Name;
    const ROW: ArgumentRow = ArgumentRow::new("NAME", &[Slot::PLAYER]);

    fn read(reader: &mut Reader<'_>) -> Result<Name, ReadFault> {
        reader.name()
    }

    fn print(name: &Name, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(" ")?;
        f.write_str(name.as_str())
    }

    fn name_in_full(name: &mut Name, naming: &Naming<'_>) {
        *name = naming.in_full(name);
    }
}

/// A player; optional where the actor is obvious.
#[derive(Debug)]
pub struct Actor;

impl Argument for Actor {
    type Value = Option<Name>;
    const ROW: ArgumentRow = ArgumentRow::new("[NAME]", &[Slot::PLAYER.optional()]);

    fn read(reader: &mut Reader<'_>) -> Result<Option<Name>, ReadFault> {
        reader.optional_name()
    }

    fn print(name: &Option<Name>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        name.iter().try_for_each(|name| Player::print(name, f))
    }

    fn name_in_full(name: &mut Option<Name>, naming: &Naming<'_>) {
        *name = match name {
            Some(typed) => Some(naming.in_full(typed)),
            None => naming.obvious.clone(),
        };
    }
}

/// Defines arguments: type of the value, usage, slots, reader and, if needed, printer.
#[macro_export]
macro_rules! values {
    ($($(#[$about:meta])* $Argument:ident: $Value:ty = $usage:expr, $slots:expr, $read:expr $(, $print:expr)?;)*) => {$(
        $(#[$about])*
        #[derive(Debug)]
        pub struct $Argument;

        impl $crate::argument::Argument for $Argument {
            type Value = $Value;
            const ROW: $crate::slot::ArgumentRow =
                $crate::slot::ArgumentRow::new($usage, &$slots);

            fn read(
                reader: &mut $crate::Reader<'_>,
            ) -> Result<$Value, $crate::ReadFault> {
                let read: fn(&mut $crate::Reader<'_>) -> _ = $read;
                read(reader)
            }

            fn print(value: &$Value, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::values!(@print $Value, value, f $(, $print)?)
            }
        }
    )*};
    (@print $Value:ty, $value:ident, $f:ident) => { write!($f, " {}", $value) };
    (@print $Value:ty, $value:ident, $f:ident, $print:expr) => {{
        let print: fn(&$Value, &mut std::fmt::Formatter<'_>) -> std::fmt::Result = $print;
        print($value, $f)
    }};
}

/// A name that no player has yet.
#[derive(Debug)]
pub struct Newcomer;

impl Argument for Newcomer {
    type Value = Name;
    const ROW: ArgumentRow = ArgumentRow::new("NAME", &[Slot::NEWCOMER]);

    fn read(reader: &mut Reader<'_>) -> Result<Name, ReadFault> {
        reader.new_name()
    }

    fn print(name: &Name, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {name}")
    }

    fn name_in_full(name: &mut Name, naming: &Naming<'_>) {
        if naming.renames {
            *name = naming.in_full(name);
        }
    }
}

values! {
    Number: u32 = "N", [Slot::NUMBER], |reader| reader.number(u32::MAX);
    Count: u8 = "N", [Slot::number(255, Unit::Anything)], |reader| reader.count(u8::MAX.into()).map(small);
    /// A number from 1 to 255; 1 if it is left out, 255 if a larger one is typed.
    OptionalCount: u8 = "[N]", [Slot::number(255, Unit::Anything).optional()], |reader| reader.optional_count(u8::MAX.into()).map(small),
        |number, f| match number {
            1 => Ok(()),
            _ => write!(f, " {number}"),
        };
    Text: String = "TEXT", [Slot::TEXT], |reader| reader.text();
}

fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

pub fn house_rule(
    rows: &'static [HouseRow],
    reader: &mut Reader<'_>,
) -> Result<Setting, ReadFault> {
    let keys = rows.iter().enumerate().map(|(place, row)| ((place, row), row.word));
    let (place, row) = reader.one_of(keys, &HOUSE_KEY)?;
    let refused = SyntaxError::HouseValue { key: row.word, range: &row.range };
    let set = |value| Setting::of(rows, place, value);
    for (word, value) in row.range.words() {
        if reader.take(word) {
            return set(*value).ok_or_else(|| reader.fault(refused));
        }
    }
    let refusal = reader.fault(refused);
    if !row.range.words().is_empty() {
        return Err(refusal);
    }
    reader.maybe(&NUMBER, |text: &str| set(u32::try_from(digits(text)?).ok()?)).ok_or(refusal)
}

#[derive(Debug)]
pub struct NamesAndNumbers;

impl Argument for NamesAndNumbers {
    type Value = Vec<(Name, u32)>;
    const ROW: ArgumentRow = ArgumentRow::new(
        "NAME N [NAME N ...]",
        &[Slot::PLAYER.repeated(), Slot::number(u32::MAX, Unit::Chips).repeated()],
    );

    fn read(reader: &mut Reader<'_>) -> Result<Vec<(Name, u32)>, ReadFault> {
        each(reader, |reader| reader.number(u32::MAX))
    }

    fn print(pairs: &Vec<(Name, u32)>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pairs.iter().try_for_each(|(name, number)| write!(f, " {name} {number}"))
    }

    fn name_in_full(pairs: &mut Vec<(Name, u32)>, naming: &Naming<'_>) {
        all_in_full(pairs, naming);
    }
}

#[derive(Debug)]
pub struct Carrying;

impl Carrying {
    const CRAWFORD: &'static str = carried::CRAWFORD;
    const REASON: &'static str = carried::REASON;
}

impl Argument for Carrying {
    type Value = CarriedScore;
    const ROW: ArgumentRow = ArgumentRow::new(
        "NAME N NAME N [crawford] [-- REASON]",
        &[
            Slot::PLAYER.repeated(),
            Slot::number(u32::MAX, Unit::Points).repeated(),
            Slot::new(Takes::Word(&[Carrying::CRAWFORD])).optional(),
            Slot::TEXT.after(Carrying::REASON).optional(),
        ],
    );

    fn read(reader: &mut Reader<'_>) -> Result<CarriedScore, ReadFault> {
        let mut scores = vec![(reader.name()?, reader.number(u32::MAX)?)];
        let ends = |reader: &Reader<'_>| {
            !reader.goes_on() || reader.comes(Self::CRAWFORD) || reader.comes(Self::REASON)
        };
        while scores.len() < 2 || !ends(reader) {
            scores.push((reader.name()?, reader.number(u32::MAX)?));
        }
        Ok(CarriedScore {
            scores,
            is_past_crawford: reader.take(Self::CRAWFORD),
            reason: (reader.take(Self::REASON)).then(|| reader.text()).transpose()?,
        })
    }

    fn print(carried: &CarriedScore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{carried}")
    }

    fn name_in_full(carried: &mut CarriedScore, naming: &Naming<'_>) {
        all_in_full(&mut carried.scores, naming);
    }
}

/// The player who loses a game by forfeit, or the match.
#[derive(Debug)]
pub struct Forfeiting;

impl Forfeiting {
    const MATCH: &'static str = forfeit::MATCH;

    /// For laws with matches.
    pub const MATCH_ROW: ArgumentRow = ArgumentRow::new(
        "NAME [match] [-- REASON]",
        &[
            Slot::PLAYER,
            Slot::new(Takes::Word(&[Forfeiting::MATCH])).optional(),
            Slot::TEXT.after(Carrying::REASON).optional(),
        ],
    );
}

impl Argument for Forfeiting {
    type Value = Forfeit;
    const ROW: ArgumentRow = ArgumentRow::new(
        "NAME [-- REASON]",
        &[Slot::PLAYER, Slot::TEXT.after(Carrying::REASON).optional()],
    );

    fn read(reader: &mut Reader<'_>) -> Result<Forfeit, ReadFault> {
        Ok(Forfeit {
            name: reader.name()?,
            is_match: reader.take(Self::MATCH),
            reason: (reader.take(Carrying::REASON)).then(|| reader.text()).transpose()?,
        })
    }

    fn print(forfeit: &Forfeit, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{forfeit}")
    }

    fn name_in_full(forfeit: &mut Forfeit, naming: &Naming<'_>) {
        forfeit.name = naming.in_full(&forfeit.name);
    }
}

pub fn each<T>(
    reader: &mut Reader<'_>,
    read: impl Fn(&mut Reader<'_>) -> Result<T, ReadFault>,
) -> Result<Vec<(Name, T)>, ReadFault> {
    let mut each = vec![(reader.name()?, read(reader)?)];
    while reader.goes_on() {
        each.push((reader.name()?, read(reader)?));
    }
    reader.want(Want::Kind(&NAME));
    Ok(each)
}

pub fn all_in_full<T>(pairs: &mut [(Name, T)], naming: &Naming<'_>) {
    for (name, _) in pairs {
        *name = naming.in_full(name);
    }
}
