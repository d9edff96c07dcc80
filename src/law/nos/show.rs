//! How Nos is shown: layouts, tables, dossiers and JSON.

pub mod audit;
pub mod balances;
mod drawn;
pub mod games;
mod help;
pub mod json;
pub mod layout;
pub mod legal;
pub mod paper;
pub mod prompted;
pub mod reckoning;
pub mod recount;
mod season;
pub mod status;
pub mod why;

pub use drawn::InDrawing;

use super::arguments::{Holds, Legal};
use super::evidence::audit::{Audit, Finding};
use super::evidence::recount::explanations;
use super::verbs::Ask;
use super::{DenialKind, Denied, Event, HouseKey, PlayerId, Progress, Ruling, Session, words};
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::about::HelpTopic;
use crate::law::facts::Facts;
use crate::law::game::Piece as _;
use crate::law::holds::{BONEYARD, InHands};
use crate::law::show::Kind;
use crate::law::show::{Section, Show, Table};
use crate::law::typed::{History, Stood};
use crate::law::{EntryNo, Law, Names};
use crate::table::words::Told;
use crate::text::look::Look;
use crate::told;
use serde::Serialize;
use serde_json::Value;

told! {
    /// What is said of what everybody can hold.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum InHand {
        NothingKnown,
    }
}

impl Session {
    /// Tells something with the names of this session.
    fn say(&self, told: &impl Told) -> String {
        words().tell(told, &self.names())
    }

    /// What everybody can hold; `None` while no set lies.
    fn in_hands<'a>(&'a self, names: &'a Names) -> Option<InHands<'a, TileSet, Denied>> {
        let hand = self.hand()?;
        Some(InHands {
            holds: hand.holds()?,
            places: &BONEYARD,
            called: Tile::NAMES,
            seats: &hand.seats,
            names,
            denied: |denied| match denied.kind {
                DenialKind::Pass => "passed",
                DenialKind::DrawnSet => "drew for the set",
                DenialKind::HigherDouble => "let a lower double be set",
            },
        })
    }
}

/// What everybody can hold, or only this player, in lines.
pub fn holds(session: &Session, only: Option<PlayerId>, look: &Look) -> Vec<String> {
    let names = session.names();
    let hands = session.in_hands(&names).map(|hands| hands.words(only));
    look.set(&hands.unwrap_or_else(|| vec![session.say(&InHand::NothingKnown)]))
}

impl Show for Session {
    const TOPICS: &'static [HelpTopic] = help::TOPICS;

    fn kinds(word: &str) -> Vec<Kind> {
        help::kinds(word)
    }

    fn state(&self) -> Facts {
        json::state(self)
    }

    fn added(&self, ruling: Option<&Ruling>) -> Facts {
        json::added(self, ruling)
    }

    fn status(&self, look: &Look) -> Vec<String> {
        status::status(self, look)
    }

    fn picture(&self, look: &Look) -> Vec<String> {
        match self.progress() {
            Progress::Hand(_) | Progress::Billitonnen(_) => layout::show(self, look),
            _ => Vec::new(),
        }
    }

    fn answer(
        record: &History<'_, Session>,
        question: &Ask,
        table: &Table,
    ) -> Result<Vec<String>, String> {
        let (session, look) = (record.session(), &table.look);
        Ok(match question {
            Ask::Show => layout::show(session, look),
            Ask::Legal(Legal::Now) => legal::words(session, look),
            Ask::Legal(Legal::Tile(tile)) => legal::tile_words(session, *tile, look),
            Ask::Legal(Legal::At(no)) => legal::words(&before(record, *no)?, look),
            Ask::Balances => balances::balances(session, look),
            Ask::Games => games::games(session.house(), look),
            Ask::Holds(Holds::Everybody) => holds(session, None, look),
            Ask::Holds(Holds::Player(name)) => {
                let player = session.player(name).map_err(|none| none.to_string())?;
                holds(session, Some(player), look)
            }
            Ask::Holds(Holds::At(no)) => holds(&before(record, *no)?, None, look),
            Ask::Audit => audit::words(session, &findings(record), look),
        })
    }

    fn answer_json(record: &History<'_, Session>, question: &Ask) -> Result<Value, String> {
        fn to_value(of: impl Serialize) -> Result<Value, String> {
            serde_json::to_value(of).map_err(|error| error.to_string())
        }
        let session = record.session();
        let holds = |session: &Session, only| {
            let names = session.names();
            let hands = session.in_hands(&names).map(|hands| hands.json(only));
            to_value(hands)
        };
        Ok(match question {
            Ask::Legal(Legal::Now) => legal::json(session, None),
            Ask::Legal(Legal::Tile(tile)) => legal::json(session, Some(*tile)),
            Ask::Legal(Legal::At(no)) => legal::json(&before(record, *no)?, None),
            Ask::Holds(Holds::Everybody) => holds(session, None)?,
            Ask::Holds(Holds::Player(name)) => {
                let player = session.player(name).map_err(|none| none.to_string())?;
                holds(session, Some(player))?
            }
            Ask::Holds(Holds::At(no)) => holds(&before(record, *no)?, None)?,
            Ask::Audit => audit::json(session, &findings(record)),
            Ask::Balances => to_value(json::state(session))?,
            Ask::Show | Ask::Games => Session::answer(record, question, &Table::default())?.into(),
        })
    }

    fn remarks(record: &History<'_, Session>, ruling: &Ruling) -> Vec<String> {
        let rulings = record.rulings().rev();
        recount::questions(record.session(), &explanations(ruling, rulings))
    }

    fn tables(record: &History<'_, Session>, ruling: &Ruling, table: &Table) -> Vec<String> {
        let (session, look) = (record.session(), &table.look);
        let mut lines = Vec::new();
        for event in &ruling.events {
            match event {
                Event::Seated(_) => {
                    let start = u32::try_from(session.house().amount(HouseKey::ChipsStart)).ok();
                    lines.extend(start.map(|start| balances::handed_out(start, &table.pieces)));
                }
                Event::HandScored(_) => {
                    lines.extend(balances::count(session, look));
                    lines.extend(balances::balances(session, look));
                    lines.extend(proved(record, look));
                }
                Event::Voided => lines.extend(balances::balances(session, look)),
                _ => {}
            }
        }
        lines
    }

    fn ends_something(ruling: &Ruling) -> bool {
        let ends = |event: &Event| {
            matches!(
                event,
                Event::HandScored(_) | Event::Settled | Event::PotTaken(_)
            )
        };
        ruling.events.iter().any(ends)
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

/// What the record proves about the hand just counted, in lines; empty if it proves nothing.
fn proved(record: &History<'_, Session>, look: &Look) -> Vec<String> {
    let deals = |ruling: &Ruling| matches!(*ruling.events, [Event::Dealt { .. }]);
    let dealt = record.rulings().rev().position(|(_, ruling)| deals(ruling));
    let entries = dealt.map_or(0, |after| after + 1);
    let of_hand: Vec<_> = record.rulings().rev().take(entries).collect();
    let session = record.session();
    let found = Audit::of_hand(session.hands(), of_hand.into_iter().rev());
    match found.is_empty() {
        true => Vec::new(),
        false => audit::words(session, &found, look),
    }
}
