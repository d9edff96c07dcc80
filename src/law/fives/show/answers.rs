//! The answers of fives and threes that the desk shows.

use super::board::board;
use super::topics::TOPICS;
use super::{audit, holds, json, legal, line, scores, status, why};
use crate::law::EntryNo;
use crate::law::asks::{Holds, Legal};
use crate::law::fives::audit::{Finding, audit as found};
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::Session;
use crate::law::fives::verbs::Ask;
use crate::law::typed::History;
use crate::law::typed::Stood;
use crate::print::look::Look;
use crate::print::sheet::{self, Sheet};
use crate::print::show::{Section, Show, Table};
use crate::print::topic::HelpTopic;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use serde::Serialize;
use serde_json::Value;

impl Show for Session {
    const TOPICS: &'static [HelpTopic] = TOPICS;

    fn state(&self) -> impl Serialize + '_ {
        json::state(self)
    }

    fn added<'a>(&'a self, ruling: Option<&'a Ruling>) -> impl Serialize + 'a {
        json::added(self, ruling)
    }

    fn status(&self, look: &Look) -> Vec<String> {
        status::status(self, look)
    }

    fn picture(&self, look: &Look) -> Vec<String> {
        self.hand()
            .map_or_else(Vec::new, |hand| line::line(Some(hand), look))
    }

    fn answer(
        record: &History<'_, Session>,
        question: &Ask,
        table: &Table,
    ) -> Result<Vec<String>, String> {
        let session = record.session();
        let look = &table.look;
        Ok(match question {
            Ask::Show => {
                let mut lines = line::line(session.hand(), look);
                lines.extend(board(session, look));
                lines
            }
            Ask::Legal(Legal::Now) => legal::words(session, look),
            Ask::Legal(Legal::Tile(tile)) => legal::tile_words(session, *tile, look),
            Ask::Legal(Legal::At(no)) => legal::words(&before(record, *no)?, look),
            Ask::Scores => scores::scores(session, look),
            Ask::Holds(Holds::Everybody) => holds::words(session, None, look),
            Ask::Holds(Holds::Player(name)) => {
                holds::words(session, Some(player(session, name)?), look)
            }
            Ask::Holds(Holds::At(no)) => holds::words(&before(record, *no)?, None, look),
            Ask::Audit => audit::words(&session.names(), &findings(record), look),
        })
    }

    fn answer_json(record: &History<'_, Session>, question: &Ask) -> Result<Value, String> {
        let session = record.session();
        let answer = match question {
            Ask::Legal(Legal::Now) => serde_json::to_value(legal::json(session, None)),
            Ask::Legal(Legal::Tile(tile)) => {
                serde_json::to_value(legal::json(session, Some(*tile)))
            }
            Ask::Legal(Legal::At(no)) => {
                serde_json::to_value(legal::json(&before(record, *no)?, None))
            }
            Ask::Holds(Holds::Everybody) => serde_json::to_value(holds::json(session, None)),
            Ask::Holds(Holds::Player(name)) => {
                serde_json::to_value(holds::json(session, Some(player(session, name)?)))
            }
            Ask::Holds(Holds::At(no)) => {
                serde_json::to_value(holds::json(&before(record, *no)?, None))
            }
            Ask::Audit => serde_json::to_value(audit::json(&session.names(), &findings(record))),
            Ask::Scores => serde_json::to_value(json::state(session)),
            Ask::Show => {
                serde_json::to_value(Session::answer(record, question, &Table::default())?)
            }
        };
        answer.map_err(|error| error.to_string())
    }

    fn remarks(_record: &History<'_, Session>, _ruling: &Ruling) -> Vec<String> {
        Vec::new()
    }

    fn tables(record: &History<'_, Session>, ruling: &Ruling, table: &Table) -> Vec<String> {
        let session = record.session();
        let look = &table.look;
        let shown = ruling.events.iter().map(|event| match event {
            Event::Over(_) | Event::Voided { .. } => board(session, look),
            Event::Settled { .. } => sheet::words(&Sheet::of(record.record, None), look),
            _ => Vec::new(),
        });
        shown.flatten().collect()
    }

    fn ends_something(ruling: &Ruling) -> bool {
        let ends = |event: &Event| matches!(event, Event::Over(_) | Event::Settled { .. });
        ruling.events.iter().any(ends)
    }

    fn reckoning(&self, ruling: &Ruling) -> Vec<String> {
        why::reckoning(ruling)
    }

    fn sections(stood: &Stood<'_, Session>) -> Vec<Section> {
        why::sections(stood)
    }
}

/// The session before an entry, which must stand.
fn before(record: &History<'_, Session>, no: u32) -> Result<Session, String> {
    let session = record.before(EntryNo(no));
    session.ok_or_else(|| format!("no entry #{no} stands"))
}

fn player(session: &Session, name: &Name) -> Result<PlayerId, String> {
    session.player(name).map_err(|refusal| refusal.to_string())
}

/// What all the rulings that stand prove.
fn findings(record: &History<'_, Session>) -> Vec<Finding> {
    found(record.rulings())
}
