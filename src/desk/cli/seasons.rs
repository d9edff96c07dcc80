//! The commands about many evenings.

use super::arguments::LawArg;
use crate::desk::gathering::Gathering;
use crate::desk::outcome::{Failure, Status};
use crate::desk::standings::{Season, Style};
use crate::print::show::Table;
use crate::season::aliases::{self, Aliases, alias};
use crate::season::days::{Day, Days};
use crate::table::name::Name;
use crate::table::shown;
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct StandingsArgs {
    /// The journals
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    law: LawArg,
    /// Only evenings begun on this day or later; a month (2026-11) or a year (2026) will do
    #[arg(long, value_name = "DAY", value_parser = Day::read)]
    from: Option<Day>,
    /// Only evenings begun on this day or earlier
    #[arg(long, value_name = "DAY", value_parser = Day::read)]
    to: Option<Day>,
    /// Count a player who was seated as OLD with NEW; may be given more than once
    #[arg(long, value_name = "OLD=NEW", value_parser = alias)]
    alias: Vec<(Name, Name)>,
    /// A file of aliases, one a line
    #[arg(long, value_name = "FILE")]
    aliases: Option<PathBuf>,
    /// The column to sort by, by its name in CSV
    #[arg(long, value_name = "COLUMN")]
    sort: Option<String>,
    /// As CSV, with every column
    #[arg(long)]
    csv: bool,
    /// As JSON, one object a law
    #[arg(long, conflicts_with = "csv")]
    json: bool,
}

impl StandingsArgs {
    /// Prints the standings.
    pub fn print(self, table: &Table) -> anyhow::Result<Status> {
        let mut pairs = self.alias;
        if let Some(path) = &self.aliases {
            pairs.extend(listed(path)?);
        }
        let aliases = Aliases::new(pairs)?;
        let days = Days {
            from: self.from,
            to: self.to,
        };
        let gathering = Gathering {
            files: &self.files,
            law: self.law.law,
            days: &days,
            aliases: &aliases,
        };
        let season = Season {
            sort: self.sort.as_deref(),
            style: match (self.csv, self.json) {
                (true, _) => Style::Csv,
                (_, true) => Style::Json,
                (false, false) => Style::Text,
            },
            table,
        };
        Ok(season.print(&gathering)?)
    }
}

/// Reads a file of aliases.
fn listed(path: &Path) -> Result<Vec<(Name, Name)>, Failure> {
    let name = shown::path(path);
    let text = fs::read_to_string(path).map_err(|error| Failure::reading(&name, &error))?;
    aliases::aliases(&text).map_err(|(line, fault)| {
        Failure::new(Status::Usage, format!("{name}, line {line}: {fault}"))
    })
}
