//! The standings of a season, from many journals.

use crate::desk::gathering::Gathered;
use crate::desk::laws::LAWS;
use crate::desk::outcome::{Failure, Status};
use crate::desk::pager;
use crate::law::show::Table;
use crate::season::evening::Evening;
use crate::season::standings::Standings;
use crate::season::written::{Flat, Format};
use crate::season::{page, shown};
use crate::table::name::listed;
use std::io::{self, Write};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Text,
    Csv,
    Json,
    Html,
}

/// Prints the standings that come of journals, those of each law apart; sorted by this column, or by the result.
pub fn print(
    gathered: Gathered,
    sort: Option<&str>,
    style: Style,
    table: &Table,
) -> Result<Status, Failure> {
    let Gathered {
        mut evenings,
        remarks,
        status,
    } = gathered;
    for remark in remarks {
        // If standard error is closed, the standings are printed nevertheless.
        let _ = writeln!(io::stderr(), "{remark}");
    }
    let mut standings = Vec::new();
    for law in LAWS {
        let own = evenings.extract_if(.., |(own, _)| *own == law);
        let own: Vec<Evening> = own.map(|(_, evening)| evening).collect();
        if !own.is_empty() {
            let money = table.money.as_ref();
            standings.push(Standings::of(law, own, money));
        }
    }
    if let Some(key) = sort {
        for standings in &mut standings {
            standings.sort_by(key).map_err(Failure::usage)?;
        }
    }
    match (style, standings.as_slice()) {
        (Style::Csv, [_, _, ..]) => {
            let laws = listed(standings.iter().map(|standings| standings.law));
            return Err(Failure::usage(tell!("not-in-one-csv", laws)));
        }
        (Style::Text, []) => pager::show(&[tell!("no-evening")])?,
        (Style::Text, standings) => {
            let lines = standings
                .iter()
                .map(|standings| shown::lines(standings, &table.look));
            let lines: Vec<Vec<String>> = lines.collect();
            pager::show(&lines.join(&String::new()))?;
        }
        (Style::Html, standings) => pager::print(&page::standings(standings))?,
        (Style::Json, standings) => {
            let lines = standings
                .iter()
                .map(|own| format!("{}\n", shown::json(own)));
            pager::print(&lines.collect::<String>())?;
        }
        (Style::Csv, standings) => {
            for standings in standings {
                pager::print(&csv(standings).map_err(|error| Failure::writing(&error))?)?;
            }
        }
    }
    Ok(status)
}

fn csv(standings: &Standings) -> io::Result<String> {
    let heads = standings.heads();
    let keys = heads.iter().map(|head| head.key.clone()).collect();
    let mut text = Vec::new();
    let mut flat = Flat::new(Format::Csv, keys, &mut text)?;
    for row in standings.rows(&heads) {
        flat.row(&row)?;
    }
    flat.flush()?;
    drop(flat);
    Ok(String::from_utf8_lossy(&text).into_owned())
}
