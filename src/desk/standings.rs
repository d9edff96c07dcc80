//! Prints the standings of a season from many journals, read on all cores. Names each file that
//! cannot count.

mod gathered;
pub mod site;

use crate::desk::{Failure, PaperForm, Status, deliver, pager};
pub use gathered::{Gathered, Season, begun, gather};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use nos_base::{Name, Order, listed};
use nos_club::event::EventAccount;
use nos_club::listing::Listing;
use nos_club::season::{Aliases, Medium, RatedTable, Ratings, Standings, shown, written};
use nos_law::TableSettings;
use nos_laws::LAWS;
use rayon::ThreadPoolBuilder;
use std::collections::HashSet;
use std::time::Duration;

pub fn on_all_cores<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    // 0 means one thread per core.
    on_threads(0, work)
}

/// Spreads the work over threads, or runs it here if no thread can start.
pub fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    let alone = || ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    match pool.or_else(|_| alone().build()) {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

pub struct Bar(ProgressBar);

impl Bar {
    const MOMENT: Duration = Duration::from_secs(1);

    pub fn new(files: usize) -> Bar {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        match ProgressStyle::with_template(&message!("progress")) {
            Ok(style) => Bar(bar.with_style(style.progress_chars("=> "))),
            Err(_) => Bar(bar),
        }
    }

    /// Counts a file that has been read, and passes on the result.
    pub fn step<T>(&self, read: T) -> T {
        if self.0.is_hidden() && self.0.elapsed() > Bar::MOMENT {
            self.0.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.0.inc(1);
        read
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}

pub struct RowOrder<'a> {
    pub sort: Option<&'a str>,
    pub min_evenings: i64,
    pub min_hands: i64,
}

/// Returns the standings by law, in the order of the laws. Prints remarks on files left out.
fn by_law(
    gathered: &mut Gathered<'_>,
    order: &RowOrder<'_>,
    table: &TableSettings,
) -> Result<Vec<Standings>, Failure> {
    let mut evenings = std::mem::take(&mut gathered.evenings);
    evenings.order_by_key(|(law, _)| LAWS.iter().position(|listed| listed == law));
    gathered.remarks.iter().for_each(pager::remark);
    let standings = evenings.into_iter().map(|(law, evenings)| {
        let mut of_law = Standings::new(law, evenings, table.money.as_ref());
        of_law.at_least(order.min_evenings);
        if let Some(key) = order.sort {
            of_law.sort_by(key).map_err(Failure::usage)?;
        }
        of_law.rank_from(order.min_hands);
        Ok(of_law)
    });
    standings.collect()
}

fn show(each: impl Iterator<Item = Vec<String>>) -> Result<(), Failure> {
    let lines = each.collect::<Vec<_>>().join(&String::new());
    let none = vec![message!("no-evening")];
    pager::show(if lines.is_empty() { &none } else { &lines })
}

fn not_in_one_csv(standings: &[Standings]) -> Failure {
    let laws = listed(standings.iter().map(|standings| standings.law.name()));
    Failure::usage(message!("not-in-one-csv", laws))
}

fn is_ranked(order: &RowOrder<'_>, standings: &Standings) -> impl Fn(&str) -> bool {
    move |name| order.min_hands <= 0 || standings.is_ranked(name)
}

pub fn print_ratings(
    mut gathered: Gathered<'_>,
    aliases: &Aliases,
    order: &RowOrder<'_>,
    form: PaperForm,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let decided = std::mem::take(&mut gathered.decided);
    let events = std::mem::take(&mut gathered.events);
    for (law, _) in &decided {
        if gathered.evenings.iter().all(|(own, _)| own != law) {
            gathered.evenings.push((*law, Vec::new()));
        }
    }
    let standings = by_law(&mut gathered, order, table)?;
    let rate = |standings: &Standings| {
        let evenings = &standings.evenings;
        let decided = decided.iter().filter(|(law, _)| *law == standings.law);
        let tables = evenings
            .iter()
            .filter(|evening| !evening.players.is_empty())
            .map(|evening| RatedTable::new(standings.law, evening));
        let tables = tables.chain(decided.map(|(_, rated)| rated.clone())).collect();
        let known = events
            .values()
            .filter(|folder| folder.event.law == standings.law)
            .flat_map(|folder| EventAccount::known_ratings(&folder.event));
        let known = known.map(|(name, rating)| (aliases.name(&name), rating)).collect();
        let mut ratings = Ratings::new(standings.law, tables, &known);
        // Drop players whom `standings` leaves out for too few evenings. Keep players known only
        // from decisions, who are in no evening.
        let came: HashSet<&Name> = evenings
            .iter()
            .flat_map(|evening| evening.players.iter().map(|own| &own.name))
            .collect();
        let rows: HashSet<&str> = standings.players().collect();
        ratings.rows.retain(|row| rows.contains(row.name.as_str()) || !came.contains(&row.name));
        let listing = ratings.listing(&is_ranked(order, standings));
        (ratings, listing)
    };
    let rated: Vec<(Ratings, Listing)> = standings.iter().map(rate).collect();
    let text: String = match form {
        PaperForm::Text => {
            show(rated.iter().map(|(_, listing)| listing.lines(&table.look)))?;
            return Ok(gathered.status);
        }
        PaperForm::Csv if rated.len() > 1 => return Err(not_in_one_csv(&standings)),
        PaperForm::Csv => rated.iter().map(|(_, listing)| listing.csv(table.decimal)).collect(),
        PaperForm::Markdown => rated.iter().map(|(_, listing)| listing.markdown()).collect(),
        PaperForm::Json => {
            rated.iter().map(|(ratings, _)| format!("{}\n", ratings.json())).collect()
        }
        PaperForm::Html => shown::ratings(
            &rated.iter().map(|(ratings, own)| own.with_chart(ratings.chart())).collect::<Vec<_>>(),
        ),
    };
    pager::print(&text)?;
    Ok(gathered.status)
}

pub fn print(
    mut gathered: Gathered<'_>,
    order: &RowOrder<'_>,
    form: PaperForm,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let standings = by_law(&mut gathered, order, table)?;
    let (status, remarks) = (gathered.status, gathered.remarks);
    let text = match (form, standings.as_slice()) {
        (PaperForm::Csv, [_, _, ..]) => return Err(not_in_one_csv(&standings)),
        (PaperForm::Csv, all) => {
            let csv = |standings: &Standings| {
                let heads = standings.heads(Medium::Program);
                let keys = heads.iter().map(|head| head.key.clone()).collect();
                written::csv(keys, standings.rows(&heads), table.decimal)
            };
            all.iter().map(csv).collect()
        }
        (PaperForm::Text, all) => {
            show(all.iter().map(|of_law| shown::lines(of_law, &table.look)))?;
            return Ok(status);
        }
        (PaperForm::Markdown, all) => {
            let lines: Vec<Vec<String>> = all.iter().map(shown::markdown).collect();
            format!("{}\n", lines.join(&String::new()).join("\n"))
        }
        (PaperForm::Html, all) => shown::page(all, &remarks),
        (PaperForm::Json, all) => {
            all.iter().map(|standings| format!("{}\n", shown::json(standings))).collect()
        }
    };
    match form {
        PaperForm::Html => deliver(&text, None, Some("standings.html".into()), None)?,
        _ => pager::print(&text)?,
    }
    Ok(status)
}
