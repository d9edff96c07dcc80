use crate::desk::export::{By, Export, ExportTarget};
use crate::desk::standings::{RowOrder, Season, gather, on_all_cores, site};
use crate::desk::{
    Failure, LawArg, Origin, SheetForm, Status, event, export, files, pager, refuse_if, standings,
};
use anyhow::{bail, ensure};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use nos_base::{NAME_MAX, Name, shown};
use nos_club::season::aliases::alias;
use nos_club::season::{Aliases, Day, Days, ExportTable, Format, aliases};
use nos_law::{Law, TableSettings};
use nos_laws::LAWS;
use std::path::{Path, PathBuf};

const LARGEST: u64 = 16 << 20;

/// Journals and scripts, by name, by folder or in a list.
#[derive(Args)]
struct Files {
    files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    files_from: Option<PathBuf>,
    #[arg(long)]
    verbose: bool,
}

impl Files {
    fn all(self) -> Result<Vec<PathBuf>, Failure> {
        let mut named = self.files;
        if let Some(path) = &self.files_from {
            named.extend(text_of(path)?.lines().filter(|line| !line.is_empty()).map(PathBuf::from));
        }
        refuse_if(named.is_empty(), || Failure::usage(message!("which-files")))?;
        let mut all = Vec::with_capacity(named.len());
        for path in named {
            let before = all.len();
            if path.is_dir() {
                let found = files::journals(&path, &mut all);
                found.map_err(|error| Failure::reading(shown::path(&path), &error))?;
            }
            if all.len() == before {
                all.push(path);
            }
        }
        Ok(all)
    }
}

#[derive(Args)]
pub(super) struct StandingsArgs {
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    law: LawArg,
    #[arg(long, value_name = "DAY", value_parser = Day::read)]
    from: Option<Day>,
    #[arg(long, value_name = "DAY", value_parser = Day::read)]
    to: Option<Day>,
    #[arg(long, value_name = "OLD=NEW", value_parser = alias)]
    alias: Vec<(Name, Name)>,
    #[arg(long, value_name = "FILE")]
    aliases: Option<PathBuf>,
    #[arg(long, value_name = "COLUMN")]
    sort: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    min_evenings: i64,
    #[arg(long, conflicts_with = "sort")]
    ratings: bool,
    #[arg(long, short, value_name = "DIR", conflicts_with_all = ["ratings", "json", "csv", "markdown", "html"])]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: SheetForm,
}

impl StandingsArgs {
    pub fn print(self, table: &TableSettings, min_hands: u32) -> anyhow::Result<Status> {
        let mut pairs = self.alias;
        if let Some(path) = &self.aliases {
            pairs.extend(listed(path)?);
        }
        let aliases = Aliases::new(pairs)?;
        let days = Days { from: self.from, to: self.to };
        let season =
            Season { law: self.law.law, days, aliases, is_verbose: self.files.verbose, kept: None };
        let order = RowOrder {
            sort: self.sort.as_deref(),
            min_evenings: self.min_evenings,
            min_hands: min_hands.into(),
        };
        let files = self.files.all()?;
        if let Some(folder) = &self.output {
            return Ok(site::write(&files, season, &order, folder, table)?);
        }
        let gathered = on_all_cores(|| gather(&files, &season));
        let form = self.form.form();
        if self.ratings {
            return Ok(standings::print_ratings(gathered, &season.aliases, &order, form, table)?);
        }
        Ok(standings::print(gathered, &order, form, table)?)
    }
}

#[derive(Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    files: Files,
    #[arg(long, value_name = "TABLE", value_parser = table(), hide_possible_values = true, required_unless_present_any = ["output", "format", "schema"])]
    table: Vec<ExportedTable>,
    #[arg(long, value_name = "FORMAT", value_parser = format(), hide_possible_values = true, default_value = "csv")]
    format: ExportFormat,
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "NAME", value_parser = club, requires = "output")]
    club: Option<Name>,
    #[arg(
        long,
        value_name = "PART",
        value_enum,
        hide_possible_values = true,
        requires = "club",
        default_value_t
    )]
    by: By,
    #[arg(long)]
    schema: bool,
    #[command(flatten)]
    law: LawArg,
}

impl ExportArgs {
    pub fn write(self, usual: &'static Law, look: &TableSettings) -> anyhow::Result<Status> {
        let format = match self.format {
            ExportFormat::Table(format) => format,
            ExportFormat::Games(format) => {
                let folder = self.output.as_deref();
                return Ok(export::games(&self.files.all()?, format, folder, look)?);
            }
        };
        let (mut of_event, mut flat) = (Vec::new(), Vec::new());
        for table in &self.table {
            match *table {
                ExportedTable::Event(word) => of_event.push(word),
                ExportedTable::Flat(table) => flat.push(table),
            }
        }
        if let ([folder], false) = (self.files.files.as_slice(), of_event.is_empty()) {
            let is_one = self.table.len() == 1 || self.output.is_some();
            let is_alone = is_one && of_event.len() == self.table.len();
            ensure!(is_alone && format == Format::Csv, message!("event-tables-alone"));
            let (output, is_verbose) = (self.output.as_deref(), self.files.verbose);
            return Ok(event::export(folder, &of_event, output, look, is_verbose)?);
        }
        ensure!(of_event.is_empty(), message!("event-tables-alone"));
        let is_named = !self.table.is_empty() || self.output.is_some() || self.schema;
        ensure!(is_named, message!("which-table"));
        let target = match (self.output, self.club) {
            (Some(folder), Some(club)) => ExportTarget::Parts { folder, club, by: self.by },
            (Some(folder), None) => ExportTarget::Folder(folder),
            (None, _) if self.table.len() > 1 && !self.schema => bail!(message!("one-table")),
            (None, _) => ExportTarget::Output,
        };
        let tables = if flat.is_empty() { &ExportTable::ALL } else { flat.as_slice() };
        if self.schema {
            let law = self.law.law.unwrap_or(usual);
            let views = tables.iter().map(|table| {
                table.view(law, format, &target.files(law, *table, format), look.decimal)
            });
            pager::print(&views.collect::<String>())?;
            return Ok(Status::Clean);
        }
        let export = Export {
            is_verbose: self.files.verbose,
            files: &self.files.all()?,
            tables,
            format,
            target: &target,
            law: self.law.law,
            look,
        };
        Ok(on_all_cores(|| export.run())?)
    }
}

/// A table of one journal or, by its word, of an event.
#[derive(Clone, Copy)]
enum ExportedTable {
    Flat(ExportTable),
    Event(&'static str),
}

fn table() -> impl TypedValueParser<Value = ExportedTable> {
    let flat = ExportTable::ALL.map(ExportTable::word).into_iter();
    let words = PossibleValuesParser::new(flat.chain(event::EXPORTED));
    words.map(|word| match event::EXPORTED.into_iter().find(|own| *own == word) {
        Some(own) => ExportedTable::Event(own),
        None => ExportedTable::Flat(ExportTable::named(&word).unwrap_or(ExportTable::Entries)),
    })
}

#[derive(Clone, Copy)]
enum ExportFormat {
    Table(Format),
    Games(&'static str),
}

fn format() -> impl TypedValueParser<Value = ExportFormat> {
    let games = || LAWS.into_iter().filter_map(|law| Some(law.game_text?.name));
    let words = PossibleValuesParser::new(["csv", "jsonl", "parquet"].into_iter().chain(games()));
    words.try_map(move |word| match games().find(|format| *format == word) {
        Some(format) => Ok(ExportFormat::Games(format)),
        None => Format::named(&word).map(ExportFormat::Table).ok_or_else(|| message!("no-parquet")),
    })
}

fn club(name: &str) -> Result<Name, String> {
    Name::new(name).ok_or_else(|| message!("what-a-club-is", most = NAME_MAX))
}

/// Reads a list from a file or standard input.
fn text_of(path: &Path) -> Result<String, Failure> {
    let origin = Origin::of(path);
    let read = files::all_of(&origin, LARGEST)?;
    let no_list = |why: String| Failure::new(Status::File, why);
    let bytes = read.ok_or_else(|| no_list(message!("list-too-long", name = origin)))?;
    String::from_utf8(bytes).map_err(|_| no_list(message!("list-not-utf-8", name = origin)))
}

fn listed(path: &Path) -> Result<Vec<(Name, Name)>, Failure> {
    let name = shown::path(path);
    aliases::aliases(&text_of(path)?)
        .map_err(|(line, fault)| Failure::usage(message!("alias-in-line", name, line, fault)))
}
