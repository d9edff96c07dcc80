//! Questions of every law: what can be played, and who can hold what.

use crate::dominoes::tile::Tile;
use crate::law::tiles::OneTile;
use crate::speech::argument::Argument;
use crate::speech::{Fault, Reader};
use crate::table::name::Name;
use crate::values;
use std::fmt;
use std::marker::PhantomData;

/// The plays that are asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legal<P = Tile> {
    /// Every legal play now.
    Now,
    /// Every way to play this tile now.
    Tile(P),
    /// Every legal play before this entry.
    At(u32),
}

/// The argument of `legal`, for pieces that this argument reads.
#[derive(Debug)]
pub struct LegalOf<A = OneTile>(PhantomData<A>);

impl<A: Argument> Argument for LegalOf<A> {
    type Value = Legal<A::Value>;
    const USAGE: &'static str = "[TILE|at N]";

    fn read(reader: &mut Reader<'_>) -> Result<Legal<A::Value>, Fault> {
        if reader.take("at") {
            return reader.entry_no().map(Legal::At);
        }
        if reader.word().is_some() {
            return A::read(reader).map(Legal::Tile);
        }
        // Notes what could stand here.
        let _ = A::read(reader);
        Ok(Legal::Now)
    }

    fn print(legal: &Legal<A::Value>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match legal {
            Legal::Now => Ok(()),
            Legal::Tile(tile) => A::print(tile, f),
            Legal::At(no) => write!(f, " at {no}"),
        }
    }
}

/// The player whose tiles are asked about, and the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Everybody, now.
    Everybody,
    /// One player, now.
    Player(Name),
    /// Everybody, before this entry.
    At(u32),
}

values! {
    /// The argument of `holds`.
    HeldBy: Holds = "[NAME|at N]",
        |reader| {
            if reader.take("at") {
                return reader.entry_no().map(Holds::At);
            }
            let name = reader.optional_name()?;
            Ok(name.map_or(Holds::Everybody, Holds::Player))
        },
        |holds, f| match holds {
            Holds::Everybody => Ok(()),
            Holds::Player(name) => write!(f, " {name}"),
            Holds::At(no) => write!(f, " at {no}"),
        };
}
