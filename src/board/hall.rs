//! The public view of an event: each table as its own board shows it, and the leaders.

#[cfg(feature = "serve")]
pub mod follow;
pub mod shown;

use super::seen::{Seen, SeenHolder, wordless};
use nos_base::{SpanKind, Told, in_order, spaced};
use nos_club::event::{
    Decisions, Event, EventAccount, EventStandings, Journals, Seating, TableNo, TableRecord,
};
use nos_entry::Moment;
use nos_law::Picture;
use nos_pages::legend::initials;
use nos_records::journal::Record;
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub struct Hall {
    pub event: Event,
    /// 0 before the first.
    pub round: u32,
    pub tables: Vec<HallTable>,
    pub standings: EventStandings,
    /// Seats of the round, until its first hand begins.
    pub seating: Option<Seating>,
    pub is_over: bool,
    pub clock: Option<RoundClock>,
    /// Empty if the hall shows names.
    pub initials: BTreeMap<String, String>,
}

#[derive(Clone, Debug)]
pub struct HallTable {
    pub no: TableNo,
    pub headline: String,
    pub players: Vec<HallPlayer>,
    /// Without words.
    pub picture: Option<Picture>,
    /// Whether nos has read its journal, so that the table has a page.
    pub has_page: bool,
    /// Whether its journal is in the folder.
    pub is_here: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HallPlayer {
    pub name: Told,
    /// `None` before nos reads the journal.
    pub has: Option<i64>,
    /// Whether nobody at the table has more, and somebody has less.
    pub leads: bool,
    /// Whether the evening of the table is settled, so that the leader has won.
    pub has_won: bool,
    pub is_on_turn: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundClock {
    pub begun: Moment,
    pub minutes: u32,
}

impl RoundClock {
    /// End of the round, in seconds since 1970.
    pub fn ends(&self) -> i64 {
        self.begun.timestamp() + i64::from(self.minutes) * 60
    }
}

#[derive(Clone, Debug)]
pub struct Known {
    pub table: TableRecord,
    pub begun: Option<Moment>,
    /// Whether the journal follows the law of the event.
    pub counts: bool,
    pub is_here: bool,
}

impl Known {
    pub fn new_for(event: &Event, record: &Record) -> Known {
        let first = record.standing().find(|entry| entry.ruling.begins_hand());
        Known {
            table: TableRecord::read(event, record, None),
            begun: first.and_then(|entry| record.time_of(entry.no)),
            counts: record.law() == event.law,
            is_here: true,
        }
    }
}

impl Hall {
    pub fn new_for<'a>(
        event: &Event,
        (seatings, decisions): (&BTreeMap<u32, Seating>, &Decisions),
        known: &BTreeMap<TableNo, Known>,
        seen: impl Fn(TableNo) -> Option<&'a Seen>,
        is_masked: bool,
    ) -> Hall {
        let counted = |known: &Known| known.counts.then(|| known.table.clone());
        let journals: Journals = known.iter().map(|(no, own)| (*no, counted(own))).collect();
        let account = EventAccount::new(event, seatings, &journals, decisions);
        let number = account.seated();
        let seating = seatings.get(&number);
        let mut seats: BTreeMap<TableNo, Vec<String>> = BTreeMap::new();
        for table in seating.into_iter().flat_map(|seating| &seating.tables) {
            seats.insert(table.no, event.names(&table.players));
        }
        for no in known.keys().filter(|no| no.round() == number) {
            seats.entry(*no).or_default();
        }
        let table = |(no, names)| table(no, names, seen(no), known.get(&no));
        let counts = |(no, known): &(&TableNo, &Known)| known.counts && no.round() == number;
        let of_round = || known.iter().filter(counts).map(|(_, known)| known);
        let begun = of_round().filter_map(|known| known.begun).min();
        let is_open = account.rounds.last().is_some_and(|round| !round.is_over);
        let clock = begun.zip(event.minutes).filter(|_| is_open);
        let has_begun = of_round().any(|known| known.table.hands > 0);
        let of_roster = event.names(&(0..event.players.all().len()).collect::<Vec<_>>());
        let of_tables = known.keys().filter_map(|no| seen(*no)).flat_map(|seen| &seen.players);
        let mut names = in_order(of_tables.cloned().chain(of_roster));
        names.dedup();
        let initials = initials(&names);
        let initials = names.into_iter().zip(initials).filter(|_| is_masked);
        Hall {
            round: number,
            standings: EventStandings::new(event, &account.rounds),
            seating: seating.filter(|_| !has_begun).cloned(),
            is_over: !is_open,
            clock: clock.map(|(begun, minutes)| RoundClock { begun, minutes }),
            tables: seats.into_iter().map(table).collect(),
            initials: initials.collect(),
            event: event.clone(),
        }
    }

    /// Replaces a name by its initials, if the hall shows initials.
    pub fn shown(&self, name: &Told) -> Told {
        name.renamed(|name| {
            self.initials.get(&spaced(name)).map_or(name, String::as_str).to_owned()
        })
    }
}

/// A table as its own board shows it; before nos reads its journal, with the seated players.
fn table(no: TableNo, names: Vec<String>, seen: Option<&Seen>, known: Option<&Known>) -> HallTable {
    let players = match seen {
        Some(seen) if !seen.players.is_empty() => {
            let sits = |holder: &&SeenHolder| !holder.is_pot && !holder.has_left;
            let holders = || seen.holders.iter().filter(sits);
            let most = holders().map(|holder| holder.has).max();
            let least = holders().map(|holder| holder.has).min();
            let best = if seen.law.about.fewest_win { least } else { most };
            let turn = seen.table.as_ref().and_then(|table| table.turn.as_ref());
            let hands = known.map_or(0, |known| known.table.hands);
            let is_one_game = hands == 1 && seen.law.about.runs_on;
            let is_over = seen.is_settled() || is_one_game && seen.hand.is_none();
            let player = |holder: &SeenHolder| HallPlayer {
                name: holder.name.clone(),
                has: Some(holder.has),
                leads: most != least && Some(holder.has) == best,
                has_won: is_over,
                is_on_turn: turn == Some(&holder.name),
            };
            holders().map(player).collect()
        }
        _ => {
            let name = |name: &String| Told::of(SpanKind::Name, name);
            let player = |own| HallPlayer { name: name(own), ..HallPlayer::default() };
            names.iter().map(player).collect()
        }
    };
    let headline = |seen: &Seen| {
        let is_level = matches!(seen.holders.as_slice(), [one, other] if one.has == other.has);
        match seen.is_settled() && is_level {
            true => message!("all-level", is_drawn = true),
            false => super::shown::headline(seen),
        }
    };
    HallTable {
        no,
        headline: seen
            .filter(|_| known.is_some_and(|known| known.table.hands > 0))
            .map_or_else(|| message!("hall-not-begun"), headline),
        players,
        picture: seen.and_then(|seen| seen.table.as_ref()?.picture.clone()).map(wordless),
        has_page: seen.is_some(),
        is_here: known.is_some_and(|known| known.is_here),
    }
}
