//! The list of laws, and the only place where one is chosen.

use crate::law::Law;
use crate::law::fives::Session as Fives;
use crate::law::nos::session::Session as Nos;
use crate::page::Drawn;
use crate::print::card::Carded;
use crate::print::prompted::Prompted;
use crate::season::exported::Exported;
use crate::simulate::Simulated;
use crate::speech;
use crate::table::house::{HouseRange, Rules};
use std::io::{self, BufRead};

/// A law of which the desk can do everything: referee an evening, and print and keep what comes of it.
pub trait Tenant: Prompted + Carded + Drawn + Exported + Simulated {}

impl<L: Prompted + Carded + Drawn + Exported + Simulated> Tenant for L {}

/// A job for the chosen law. This is how code that is generic over the law is called.
pub trait Job {
    /// The result.
    type Done;

    /// Does the job with this law.
    fn by<L: Tenant>(self) -> Self::Done;
}

/// A law in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LawRow {
    /// The name to choose it by.
    pub name: &'static str,
    /// The game, in a few words.
    pub title: &'static str,
}

macro_rules! laws {
    ($first:ty $(, $law:ty)* $(,)?) => {
        /// Every law.
        pub const LAWS: &[LawRow] = &[
            LawRow { name: <$first>::NAME, title: <$first>::TITLE },
            $(LawRow { name: <$law>::NAME, title: <$law>::TITLE },)*
        ];

        impl Chosen {
            /// Does a job with this law.
            pub fn run<J: Job>(self, job: J) -> J::Done {
                match self.0.name {
                    $(<$law>::NAME => job.by::<$law>(),)*
                    _ => job.by::<$first>(),
                }
            }
        }

        impl Default for Chosen {
            fn default() -> Chosen {
                Chosen(LawRow { name: <$first>::NAME, title: <$first>::TITLE })
            }
        }

        /// The house rules of every law: key and allowed values.
        pub fn house_rules() -> impl Iterator<Item = (&'static str, HouseRange)> {
            rules_of::<$first>()$(.chain(rules_of::<$law>()))*
        }
    };
}

// The first is the default.
laws![Nos, Fives];

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen(LawRow);

impl Chosen {
    /// The law with this name, in upper or lower case.
    pub fn named(name: &str) -> Option<Chosen> {
        let row = LAWS.iter().find(|row| row.name.eq_ignore_ascii_case(name));
        row.map(|row| Chosen(*row))
    }

    /// The name of the law.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Every law.
    pub fn all() -> impl Iterator<Item = Chosen> {
        LAWS.iter().map(|row| Chosen(*row))
    }

    /// The law of a script or journal: the one that its first entry names, or the default.
    pub fn of(file: &[u8]) -> Chosen {
        let mut lines = speech::strip_bom(file).split(|b| *b == b'\n');
        lines
            .find_map(Begins::of)
            .map_or(Chosen::default(), Begins::law)
    }
}

/// How a script begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// With a `law` entry.
    Law(Chosen),
    /// With something else.
    Otherwise,
}

impl Begins {
    /// Judges by this line; `None` if the line has no entry.
    fn of(line: &[u8]) -> Option<Begins> {
        let line = String::from_utf8_lossy(line);
        let mut words = speech::said(&line).split_whitespace();
        let is_law = words.next()?.eq_ignore_ascii_case("law");
        Some(match words.next() {
            Some(name) if is_law => Begins::Law(Chosen::named(name).unwrap_or_default()),
            _ => Begins::Otherwise,
        })
    }

    /// The law of such a script.
    pub fn law(self) -> Chosen {
        match self {
            Begins::Law(law) => law,
            Begins::Otherwise => Chosen::default(),
        }
    }
}

/// How a source begins, and the bytes that were read to find out.
///
/// # Errors
/// If the source cannot be read.
pub fn look_at(source: &mut impl BufRead) -> io::Result<(Begins, Vec<u8>)> {
    let mut read = Vec::new();
    loop {
        let from = read.len();
        // The beginning of a long line is enough.
        let mut line = io::Read::take(&mut *source, speech::LINE_MAX as u64);
        if line.read_until(b'\n', &mut read)? == 0 {
            return Ok((Begins::Otherwise, read));
        }
        let line = speech::strip_bom(read.get(from..).unwrap_or_default());
        if let Some(begins) = Begins::of(line) {
            return Ok((begins, read));
        }
    }
}

fn rules_of<L: Law>() -> impl Iterator<Item = (&'static str, HouseRange)> {
    L::Rule::ROWS.iter().map(|row| (row.word, row.range))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_begins_with_its_law_or_with_something_else() {
        let nos = Begins::Law(Chosen::default());
        let table: [(&str, Begins); 7] = [
            ("", Begins::Otherwise),
            ("law 1\ndeal", nos),
            ("\u{feff}\n# comment\n  LAW nos 1", nos),
            ("2026-11-21T20:14:03+01:00 law 1 # ~999603ea\n", nos),
            ("seat Anna Bram Cees\nlaw 1", Begins::Otherwise),
            ("# law 1", Begins::Otherwise),
            ("law", Begins::Otherwise),
        ];
        for (script, begins) in table {
            let found = look_at(&mut script.as_bytes()).map(|(begins, _)| begins);
            assert_eq!(found.ok(), Some(begins), "{script:?}");
        }
    }

    #[test]
    fn every_law_is_known_by_its_name() {
        assert!(!LAWS.is_empty());
        for row in LAWS {
            let name = row.name.to_uppercase();
            assert_eq!(Chosen::named(&name).map(Chosen::name), Some(row.name));
        }
        assert_eq!(Chosen::named("chess"), None);
    }
}
