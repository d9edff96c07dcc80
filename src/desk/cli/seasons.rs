//! The commands about many evenings.

use crate::desk::cli::arguments::LawArg;
use crate::desk::export::{self, Export, Target};
use crate::desk::gathering::gather;
use crate::desk::laws::LAWS;
use crate::desk::outcome::{Failure, Status};
use crate::desk::standings::Style;
use crate::desk::{files, standings};
use crate::law::show;
use crate::season::aliases::{self, Aliases, alias};
use crate::season::days::{Day, Days};
use crate::season::export::Table;
use crate::season::written::Format;
use crate::table::name::Name;
use crate::table::shown;
use clap::Args;
use std::path::{Path, PathBuf};

/// The largest file of aliases that is read, in bytes.
const LARGEST: u64 = 16 << 20;

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
    /// As a page, to be opened in a browser or printed
    #[arg(long, conflicts_with_all = ["csv", "json"])]
    html: bool,
}

impl StandingsArgs {
    /// Prints the standings.
    pub fn print(self, table: &show::Table) -> anyhow::Result<Status> {
        let mut pairs = self.alias;
        if let Some(path) = &self.aliases {
            pairs.extend(listed(path)?);
        }
        let aliases = Aliases::new(pairs)?;
        let days = Days {
            from: self.from,
            to: self.to,
        };
        let gathered = gather(&self.files, self.law.law, &days, &aliases);
        let style = match (self.csv, self.json, self.html) {
            (true, _, _) => Style::Csv,
            (_, true, _) => Style::Json,
            (_, _, true) => Style::Html,
            (false, false, false) => Style::Text,
        };
        Ok(standings::print(
            gathered,
            self.sort.as_deref(),
            style,
            table,
        )?)
    }
}

#[derive(Args)]
pub(super) struct ExportArgs {
    /// The journals or scripts
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The table: entries, transfers, hands or players; may be given more than once with -o
    #[arg(long, value_name = "TABLE", value_parser = table, required_unless_present_any = ["output", "format"])]
    table: Vec<Table>,
    /// The format: csv or jsonl; or pgn, pdn or another in which the games of a law are written down
    #[arg(long, value_name = "FORMAT", value_parser = format, default_value = "csv")]
    format: Written,
    /// Write a file for each table into this folder; every table if none is said
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Write a file for each table and evening instead, in folders by law, by this club and by month
    #[arg(long, value_name = "NAME", value_parser = club, requires = "output")]
    club: Option<Name>,
    #[command(flatten)]
    law: LawArg,
}

impl ExportArgs {
    /// Writes the tables.
    pub fn write(self, look: &show::Table) -> anyhow::Result<Status> {
        let format = match self.format {
            Written::Table(format) => format,
            Written::Games(format) => {
                let folder = self.output.as_deref();
                return Ok(export::games(&self.files, format, folder, look)?);
            }
        };
        if self.table.is_empty() && self.output.is_none() {
            anyhow::bail!("say which table, with --table; or give a folder with -o for all of them")
        }
        let target = match (self.output, self.club) {
            (Some(folder), Some(club)) => Target::Parts(folder, club),
            (Some(folder), None) => Target::Folder(folder),
            (None, _) if self.table.len() > 1 => {
                anyhow::bail!("one table goes to standard output; give a folder with -o for more")
            }
            (None, _) => Target::Output,
        };
        let tables = match self.table.as_slice() {
            [] => &Table::ALL,
            tables => tables,
        };
        let export = Export {
            files: &self.files,
            tables,
            format,
            target: &target,
            law: self.law.law,
            look,
        };
        Ok(export.run()?)
    }
}

/// Parses the name of a table.
fn table(word: &str) -> Result<Table, &'static str> {
    Table::named(word).ok_or("a table is entries, transfers, hands or players")
}

/// What is written: tables, or games as other programs read them.
#[derive(Clone, Copy)]
enum Written {
    Table(Format),
    Games(&'static str),
}

/// Parses a format.
fn format(word: &str) -> Result<Written, String> {
    let mut tables = Format::ALL.into_iter();
    if let Some(format) = tables.find(|format| format.extension() == word) {
        return Ok(Written::Table(format));
    }
    let games = LAWS.into_iter().filter_map(|law| law.game_text);
    let games: Vec<&str> = games.collect();
    let found = games.iter().find(|format| **format == word);
    found.map(|format| Written::Games(format)).ok_or_else(|| {
        let games: String = games.iter().map(|format| format!(", {format}")).collect();
        format!("a format is csv or jsonl{games}")
    })
}

/// Parses the name of a club.
fn club(name: &str) -> Result<Name, &'static str> {
    Name::new(name)
        .ok_or("a club has 1 to 24 letters, digits, -, _, ' or ., and begins with a letter")
}

/// Reads a file of aliases.
fn listed(path: &Path) -> Result<Vec<(Name, Name)>, Failure> {
    let name = shown::path(path);
    let read = files::read(path, LARGEST).map_err(|error| Failure::reading(&name, &error))?;
    let no_list = |why: &str| Failure::new(Status::File, format!("{name} {why}"));
    let bytes = read.ok_or_else(|| no_list("has more than 16 MB; it is no list of aliases"))?;
    let text = String::from_utf8(bytes)
        .map_err(|_| no_list("is no list of aliases: it is not UTF-8 text; save it as UTF-8"))?;
    aliases::aliases(&text).map_err(|(line, fault)| {
        Failure::new(Status::Usage, format!("{name}, line {line}: {fault}"))
    })
}
