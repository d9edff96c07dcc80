//! `nos event`: an evening of several tables, kept in a folder.

pub mod at_table;
pub mod check;
pub mod file;
pub mod folder;
pub mod seat;

use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::paper::{PaperForm, SheetForm, deliver};
use crate::desk::{files, pager};
use clap::{Args, Subcommand};
use folder::EventFolder;
use maud::Markup;
use nos_records::event::round::EventRound;
use nos_records::event::shown::{self, Listing, event_page};
use nos_records::event::standings::EventStandings;
use nos_records::event::trf;
use nos_records::journal::create;
use nos_records::season::ratings::{RatedTable, Ratings};
use nos_rules::law::show::TableSettings;
use nos_rules::table::shown as visible;
use seat::SeatArgs;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

#[derive(Subcommand)]
pub enum EventCommand {
    Init(FolderArgs),
    Seat(SeatArgs),
    Standings {
        #[command(flatten)]
        of: FolderArgs,
        #[arg(long)]
        cross: bool,
        #[arg(long, conflicts_with = "cross")]
        ratings: bool,
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
        #[command(flatten)]
        form: SheetForm,
    },
    Sheet {
        #[command(flatten)]
        of: FolderArgs,
        #[command(flatten)]
        form: SheetForm,
    },
    Check(FolderArgs),
}

#[derive(Args)]
pub struct FolderArgs {
    #[arg(default_value = ".", hide_default_value = true)]
    pub dir: PathBuf,
}

pub fn run(
    command: EventCommand,
    table: &TableSettings,
    min_hands: u32,
) -> Result<Status, Failure> {
    match command {
        EventCommand::Init(of) => init(&of.dir),
        EventCommand::Seat(args) => args.run(table),
        EventCommand::Check(of) => check::check(&EventFolder::open(&of.dir)?),
        EventCommand::Standings {
            of,
            cross,
            ratings,
            trf,
            form,
        } => {
            let folder = EventFolder::open(&of.dir)?;
            if let Some(path) = trf {
                return report(&folder, &path);
            }
            let rounds = folder.counted();
            let event = &folder.event;
            let standings = EventStandings::of(event, &rounds);
            let form = form.form();
            if ratings {
                let ratings = Ratings::of(event.law, &rated(&folder, &rounds));
                let hands = hands(&folder, &rounds);
                let is_ranked =
                    |name: &str| hands.get(name).is_some_and(|hands| *hands >= min_hands);
                let listing = shown::ratings(&ratings, &is_ranked);
                let section = || shown::ratings_section(&ratings, &is_ranked);
                let json = || ratings.json();
                print(&folder, "ratings", &listing, form, table, json, section)?;
            } else if cross {
                let listing = shown::cross_table(event, &standings, &rounds);
                let json = || cross_json(&listing);
                let section = || listing.section();
                print(&folder, "cross", &listing, form, table, json, section)?;
            } else {
                let listing = shown::standings(event, &standings);
                let json = || standings.json(event);
                let section = || listing.section();
                print(&folder, "standings", &listing, form, table, json, section)?;
            }
            Ok(folder.status())
        }
        EventCommand::Sheet { of, form } => {
            let folder = EventFolder::open(&of.dir)?;
            let rounds = folder.counted();
            let listing = shown::sheet(&folder.event, &rounds);
            let json = || sheet_json(&folder, &rounds);
            let (form, section) = (form.form(), || listing.section());
            print(&folder, "sheet", &listing, form, table, json, section)?;
            Ok(folder.status())
        }
    }
}

impl EventFolder {
    fn status(&self) -> Status {
        let worst = self.faults.iter().map(|failure| failure.status).max();
        worst.unwrap_or_default()
    }
}

fn init(folder: &Path) -> Result<Status, Failure> {
    let path = folder.join(file::FILE);
    let name = visible::path(path.strip_prefix(".").unwrap_or(&path));
    fs::create_dir_all(folder)
        .map_err(|error| Failure::writing_to(visible::path(folder), &error))?;
    match create(&path, file::EXAMPLE.as_bytes()) {
        Ok(true) => pager::show(&[message!("event-written", name)])?,
        Ok(false) => return Err(Failure::usage(message!("config-there", name))),
        Err(error) => return Err(Failure::writing_to(name, &error)),
    }
    Ok(Status::Clean)
}

/// Prints a listing in a form; `json` and `page` make the others. On a terminal the page is written under this name.
fn print(
    folder: &EventFolder,
    name: &str,
    listing: &Listing,
    form: PaperForm,
    table: &TableSettings,
    json: impl FnOnce() -> Value,
    page: impl FnOnce() -> Markup,
) -> Result<(), Failure> {
    match form {
        PaperForm::Text => pager::show(&listing.lines(&table.look)),
        PaperForm::Json => pager::print_json(&json()),
        PaperForm::Csv => pager::print(&listing.csv(table.decimal)),
        PaperForm::Markdown => pager::print(&listing.markdown()),
        PaperForm::Html => {
            let page = event_page(&folder.event, &listing.title, &page());
            deliver(&page, None, Some(folder.page_path(name)))
        }
    }
}

fn cross_json(listing: &Listing) -> Value {
    let players = listing.rows.iter().map(|row| {
        let gained = listing
            .heads
            .iter()
            .zip(row)
            .skip(1)
            .filter_map(|((name, ..), cell)| {
                Some((name.clone(), json!(cell.parse::<i64>().ok()?)))
            });
        json!({ "name": row.first(), "from": gained.collect::<serde_json::Map<_, _>>() })
    });
    json!({ "players": players.collect::<Vec<_>>() })
}

fn sheet_json(folder: &EventFolder, rounds: &[EventRound]) -> Value {
    let tables = rounds.iter().flat_map(|round| &round.tables).map(|table| {
        let results = table.results.as_deref();
        let results =
            results.map(|results| results.iter().map(|result| result.over).collect::<Vec<_>>());
        json!({
            "round": table.no.round,
            "table": table.no.table,
            "journal": table.no.journal(),
            "players": folder.event.names(&table.players),
            "results": results,
            "seal": table.seal.map(|seal| seal.to_string()),
        })
    });
    json!({ "tables": tables.collect::<Vec<_>>() })
}

/// Writes the event for a pairing program.
fn report(folder: &EventFolder, path: &Path) -> Result<Status, Failure> {
    let event = &folder.event;
    if event.law.seating.range() != (2, 2) {
        return Err(Failure::usage(message!(
            "event-trf-for-two",
            law = event.law.name
        )));
    }
    let rounds = folder.rounds(folder.seated(), &folder.without());
    let report = trf::report(event, &rounds);
    if Origin::of(path) == Origin::Stdin {
        pager::print(&report)?;
        return Ok(Status::Clean);
    }
    let name = visible::path(path);
    let file = files::create(path, |ends| ends.starts_with(b"012 "));
    let written = file.and_then(|mut file| file.write_all(report.as_bytes()));
    written.map_err(|error| Failure::writing_to(&name, &error))?;
    pager::show(&[message!("page-written", name)])?;
    Ok(Status::Clean)
}

/// The tables in the order of the rounds, for ratings.
fn rated(folder: &EventFolder, rounds: &[EventRound]) -> Vec<RatedTable> {
    let mut tables: Vec<RatedTable> = Vec::new();
    for (table, results) in rounds.iter().flat_map(EventRound::settled) {
        let mut sides: Vec<(usize, Vec<_>, i64)> = Vec::new();
        for (player, result) in table.players.iter().zip(results) {
            let name = folder.event.players[*player].name.clone();
            match sides.iter_mut().find(|(side, ..)| *side == result.side) {
                Some((_, names, _)) => names.push(name),
                None => sides.push((result.side, vec![name], result.over)),
            }
        }
        tables.push(RatedTable {
            date: table.begun.map(|begun| begun.date),
            sides: sides
                .into_iter()
                .map(|(_, names, over)| (names, over))
                .collect(),
        });
    }
    tables.sort_by_key(|table| table.date);
    tables
}

fn hands(folder: &EventFolder, rounds: &[EventRound]) -> HashMap<String, u32> {
    let mut hands = HashMap::new();
    for (table, _) in rounds.iter().flat_map(EventRound::settled) {
        for player in &table.players {
            let name = folder.event.players[*player].name.as_str().to_owned();
            *hands.entry(name).or_insert(0) += table.hands;
        }
    }
    hands
}
