//! The answers of Nos that the desk shows.

use super::{audit, balances, count, games, holds, json, legal, reckoning, recount};
use super::{stake, status, table, topics, why};
use crate::law::EntryNo;
use crate::law::nos::arguments::{Holds, Legal};
use crate::law::nos::evidence::recount::{Explanation, explanations};
use crate::law::nos::evidence::{Audit, Finding};
use crate::law::nos::house::HouseKey;
use crate::law::nos::ruling::{Event, Ruling};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::verbs::Ask;
use crate::law::typed::History;
use crate::law::typed::Stood;
use crate::print::look::Look;
use crate::print::show::{Section, Show, Table};
use crate::print::topic::{HelpTopic, Kind};
use serde::Serialize;
use serde_json::Value;

impl Show for Session {
    const TOPICS: &'static [HelpTopic] = topics::TOPICS;

    fn kinds(word: &str) -> Vec<Kind> {
        topics::kinds(word)
    }

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
        match self.progress() {
            Progress::Hand(_) | Progress::Billitonnen(_) => table::show(self, look),
            Progress::Lobby | Progress::Between(_) | Progress::Settling | Progress::Finished => {
                Vec::new()
            }
        }
    }

    fn answer(
        record: &History<'_, Session>,
        question: &Ask,
        table: &Table,
    ) -> Result<Vec<String>, String> {
        let session = record.session();
        let look = &table.look;
        Ok(match question {
            Ask::Show => table::show(session, look),
            Ask::Legal(Legal::Now) => legal::words(session, look),
            Ask::Legal(Legal::Tile(tile)) => legal::tile_words(session, *tile, look),
            Ask::Legal(Legal::At(no)) => legal::words(&before(record, *no)?, look),
            Ask::Balances => balances::balances(session, look),
            Ask::Games => games::games(session.house(), look),
            Ask::Holds(Holds::Everybody) => holds::words(session, None, look),
            Ask::Holds(Holds::Player(name)) => {
                let player = session.player(name).map_err(|none| none.to_string())?;
                holds::words(session, Some(player), look)
            }
            Ask::Holds(Holds::At(no)) => holds::words(&before(record, *no)?, None, look),
            Ask::Audit => audit::words(session, &findings(record), look),
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
                let player = session.player(name).map_err(|none| none.to_string())?;
                serde_json::to_value(holds::json(session, Some(player)))
            }
            Ask::Holds(Holds::At(no)) => {
                serde_json::to_value(holds::json(&before(record, *no)?, None))
            }
            Ask::Audit => serde_json::to_value(audit::json(session, &findings(record))),
            Ask::Balances => serde_json::to_value(json::state(session)),
            Ask::Show | Ask::Games => {
                serde_json::to_value(Session::answer(record, question, &Table::default())?)
            }
        };
        answer.map_err(|error| error.to_string())
    }

    fn remarks(record: &History<'_, Session>, ruling: &Ruling) -> Vec<String> {
        recount::questions(record.session(), &explained(record, ruling))
    }

    fn tables(record: &History<'_, Session>, ruling: &Ruling, table: &Table) -> Vec<String> {
        let session = record.session();
        let mut lines = Vec::new();
        for event in &ruling.events {
            match event {
                Event::Seated(_) => {
                    let start = session.house().amount(HouseKey::ChipsStart);
                    let start = u32::try_from(start).ok();
                    lines.extend(start.map(|start| stake::handed_out(start, &table.pieces)));
                }
                Event::HandScored(_) => {
                    lines.extend(count::count(session, &table.look));
                    lines.extend(balances::balances(session, &table.look));
                    lines.extend(proved(record, &table.look));
                }
                Event::Voided => lines.extend(balances::balances(session, &table.look)),
                _ => {}
            }
        }
        lines
    }

    fn ends_something(ruling: &Ruling) -> bool {
        ruling.events.iter().any(|event| {
            matches!(
                event,
                Event::HandScored(_) | Event::Settled | Event::PotTaken(_)
            )
        })
    }

    fn reckoning(&self, ruling: &Ruling) -> Vec<String> {
        reckoning::payments(self, ruling)
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

/// What all the rulings that stand prove.
fn findings(record: &History<'_, Session>) -> Vec<Finding> {
    Audit::over(record.rulings())
}

/// The explanations of the count in a ruling by the payments before it.
fn explained(record: &History<'_, Session>, recount: &Ruling) -> Vec<Explanation> {
    let rulings = record.rulings().rev();
    explanations(recount, rulings)
}

/// What the record proves about the hand just counted, in lines; empty if it proves nothing.
fn proved(record: &History<'_, Session>, look: &Look) -> Vec<String> {
    let deals = |ruling: &Ruling| matches!(*ruling.events, [Event::Dealt { .. }]);
    let dealt = record.rulings().rev().position(|(_, ruling)| deals(ruling));
    let entries = dealt.map_or(0, |after| after + 1);
    let of_this_hand: Vec<_> = record.rulings().rev().take(entries).collect();
    let session = record.session();
    let found = Audit::of_hand(session.hands(), of_this_hand.into_iter().rev());
    if found.is_empty() {
        return Vec::new();
    }
    audit::words(session, &found, look)
}
