//! `nos event`: an evening of several tables in a folder.

mod asked;
pub mod at_table;
pub mod check;
pub mod decide;
pub mod decided;
pub mod file;
pub mod folder;
mod rows;
pub mod seat;

use self::decide::DecideArgs;
use crate::desk::config::values::TomlFault;
use crate::desk::{Failure, PaperForm, SheetForm, Status, deliver, files, pager, refuse_if};
use clap::Subcommand;
use folder::{EventFolder, FolderArgs, ReadArgs};
use nos_base::{Language, shown as visible};
use nos_club::event::shown::event_page;
use nos_club::event::standings::number;
use nos_club::event::{
    CrossTable, Edition, EventAccount, EventStandings, TrfEdition, listed, shown, trf_reader,
};
use nos_club::listing::Listing;
use nos_club::season::Ratings;
use nos_law::TableSettings;
use nos_pages::Chart;
use seat::{SeatArgs, report};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(Subcommand)]
pub enum EventCommand {
    Init {
        #[command(flatten)]
        of: FolderArgs,
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
        #[arg(long, value_name = "FILE", conflicts_with = "trf")]
        players: Option<PathBuf>,
    },
    Seat(SeatArgs),
    Standings {
        #[command(flatten)]
        of: ReadArgs,
        #[arg(long)]
        cross: bool,
        #[arg(long, conflicts_with = "cross")]
        ratings: bool,
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
        #[arg(long, value_name = "FILE", conflicts_with = "trf")]
        trf26: Option<PathBuf>,
        #[arg(long, value_name = "YEAR", value_parser = edition)]
        edition: Option<Edition>,
        #[command(flatten)]
        form: SheetForm,
    },
    Sheet {
        #[command(flatten)]
        of: ReadArgs,
        #[command(flatten)]
        form: SheetForm,
    },
    Check(FolderArgs),
    Decide(DecideArgs),
}

pub fn run(
    command: EventCommand,
    table: &TableSettings,
    min_hands: u32,
) -> Result<Status, Failure> {
    match command {
        EventCommand::Init { of, trf, players } => {
            init(&of.dir, trf.as_deref(), players.as_deref())
        }
        EventCommand::Seat(args) => args.run(table),
        EventCommand::Decide(args) => args.run(),
        EventCommand::Check(of) => check::check(&EventFolder::open(&of.dir)?),
        EventCommand::Standings { of, cross, ratings, trf, trf26, edition, form } => {
            let mut folder = of.open()?;
            if let Some(edition) = edition {
                (folder.event.edition, folder.event.keeps_edition) = (Some(edition), false);
                folder.account = folder.account_of(&folder.journals, &folder.decisions);
            }
            let report16 = trf.map(|path| (path, TrfEdition::Of2016));
            if let Some((path, edition)) = report16.or(trf26.map(|path| (path, TrfEdition::Of2026)))
            {
                return report(&folder, &path, edition, false);
            }
            folder.tell(&folder.account);
            let (event, rounds) = (&folder.event, &folder.account.rounds);
            let standings = EventStandings::new(event, rounds);
            let form = form.form();
            let (name, listing, json, chart) = if ratings {
                let rated = folder.account.rated(event).into_iter().map(|(_, rated)| rated);
                let known = EventAccount::known_ratings(event);
                let ratings = Ratings::new(event.law, rated.collect(), &known);
                let hands = folder.account.hands(event);
                let is_ranked = |name: &str| {
                    hands.get(name).is_some_and(|hands| *hands >= i64::from(min_hands))
                };
                ("ratings", ratings.listing(&is_ranked), ratings.json(), ratings.chart())
            } else if cross {
                let cross = CrossTable::new(event, &standings, rounds);
                let listing = match form {
                    PaperForm::Csv => cross.listing(true),
                    PaperForm::Text => cross.within(table.look.columns()),
                    PaperForm::Html => cross.on_page(),
                    _ => cross.within(usize::MAX),
                };
                ("cross", listing, cross.json(), None)
            } else {
                ("standings", shown::standings(event, &standings), standings.json(event), None)
            };
            print(&folder, name, &listing, form, table, &json, chart)
        }
        EventCommand::Sheet { of, form } => {
            let folder = of.open()?;
            folder.tell(&folder.account);
            let listing = shown::sheet(&folder.event, &folder.account.rounds);
            print(&folder, "sheet", &listing, form.form(), table, &sheet_json(&folder), None)
        }
    }
}

fn edition(text: &str) -> Result<Edition, String> {
    let edition = text.parse().ok().and_then(Edition::named);
    edition.ok_or_else(|| message!("takes", word = "--edition", all = "2024, 2026"))
}

fn init(folder: &Path, trf: Option<&Path>, players: Option<&Path>) -> Result<Status, Failure> {
    let path = folder.join(file::FILE);
    let path = path.strip_prefix(".").unwrap_or(&path);
    files::make_folder(folder)?;
    let examples = Language::chosen().of(file::EXAMPLES);
    let text = match trf.or(players) {
        None => examples.to_owned(),
        Some(list) => {
            let text = files::foreign_text_of(list, file::LARGEST)?;
            let name = visible::path(list);
            let (before, found) = match players {
                None => ("", trf_reader::beginning(&text)),
                Some(_) => (examples, listed::players(&text)),
            };
            let found = file::in_line(list, found)?;
            refuse_if(found.is_empty(), || Failure::usage(message!("event-list-nobody", name)))?;
            let system = match players.is_some() || found.has_system {
                true => String::new(),
                false => format!("system = \"{}\"\n", asked::system(&name)?),
            };
            let begun = found.text.replacen("[event]\n", &format!("[event]\n{system}"), 1);
            let text = format!("{before}{begun}");
            for (line, code) in &found.passed {
                pager::remark(message!("event-trf-passed", name, line, code));
            }
            // Checks the values as those of `event.toml`.
            if let Err(TomlFault { span, message: fault }) = file::read_event(&text) {
                match found.line_of(&text, span) {
                    Some(line) => file::in_line(list, Err((line, fault)))?,
                    None => return Err(Failure::usage(message!("event-file", name, fault))),
                }
            }
            if found.rounds > 0 {
                pager::remark(message!("event-trf-begun", name, rounds = found.rounds));
            }
            text
        }
    };
    files::create(path, text.as_bytes())?;
    let players = trf.or(players).map_or("none", |_| "some");
    pager::show(&[message!("event-written", name = visible::path(path), players)])?;
    Ok(Status::Clean)
}

pub const EXPORTED: [&str; 2] = ["standings", "pairings"];

/// Writes tables of an event as CSV into a folder, or one table to standard output.
pub fn export(
    of: &Path,
    tables: &[&str],
    output: Option<&Path>,
    look: &TableSettings,
    is_verbose: bool,
) -> Result<Status, Failure> {
    let folder = EventFolder { is_verbose, ..EventFolder::open(of)? };
    folder.tell(&folder.account);
    let (event, rounds) = (&folder.event, &folder.account.rounds);
    let _lock = output.map(files::folder_to_write).transpose()?;
    for table in tables {
        let listing = match *table {
            "pairings" => shown::pairings(event, rounds),
            _ => shown::standings(event, &EventStandings::new(event, rounds)),
        };
        let csv = listing.csv(look.decimal);
        let Some(output) = output else {
            pager::print(&csv)?;
            continue;
        };
        let path = output.join(format!("{table}.csv"));
        let head = csv.lines().next().unwrap_or_default().as_bytes();
        files::put(&path, csv.as_bytes(), |own| own.starts_with(head))?;
    }
    Ok(folder.status())
}

/// Prints a listing in the requested form; a page has the chart below. In a terminal the page
/// becomes a file with this name.
fn print(
    folder: &EventFolder,
    name: &str,
    listing: &Listing,
    form: PaperForm,
    table: &TableSettings,
    json: &Value,
    chart: Option<Chart>,
) -> Result<Status, Failure> {
    match form {
        PaperForm::Text => pager::show(&listing.lines(&table.look)),
        PaperForm::Json => pager::print_json(json),
        PaperForm::Csv => pager::print(&listing.csv(table.decimal)),
        PaperForm::Markdown => pager::print(&listing.markdown()),
        PaperForm::Html => {
            let page = event_page(&folder.event, &listing.title, &listing.with_chart(chart));
            deliver(&page, None, Some(folder.page_path(name)), None)
        }
    }?;
    Ok(folder.status())
}

fn sheet_json(folder: &EventFolder) -> Value {
    let tables = folder.account.tables().map(|table| {
        let over = table.results.iter().map(|result| number(result.over, 2));
        let mut json = json!({
            "round": table.no.round(),
            "table": table.no.table(),
            "journal": table.no.journal(),
            "players": folder.event.names(&table.players),
            "results": table.is_played().then(|| over.collect::<Vec<_>>()),
            "seal": table.seal.map(|seal| seal.to_string()),
        });
        if table.is_decided {
            json["decided"] = json!(true);
        }
        json
    });
    json!({ "tables": tables.collect::<Vec<_>>() })
}
