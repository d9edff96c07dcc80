//! The account of an event, worked out from its roster, seatings, journals and decisions.
//! Standings, ratings, sheets, reports, the hall and the next seating take every figure from it.

use super::worth::lawful;
use super::{
    AdjustedPoints, Decision, Decisions, Event, Notice, RosterPlayer, SeatedTable, Seating,
    TableNo, TablePoints, TableRecord, TableResult, Tie,
};
use crate::season::evening::PlayerResult;
use crate::season::{RatedTable, SeasonEvening};
use nos_base::Name;
use nos_entry::{Date, Moment};
use nos_records::journal::Seal;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Journals of the folder. A journal that cannot be read is `None`.
pub type Journals = BTreeMap<TableNo, Option<TableRecord>>;

#[derive(Clone, Debug, Default)]
pub struct EventAccount {
    pub rounds: Vec<EventRound>,
    pub notices: Vec<Notice>,
}

#[derive(Clone, Debug, Default)]
pub struct EventRound {
    pub tables: Vec<EventTable>,
    pub out: Vec<usize>,
    /// Players in `out` without a partner or opponent. They get no win.
    pub alone: Vec<usize>,
    /// Every table has a result, or a later round is seated.
    pub is_over: bool,
    pub adjusted: Vec<AdjustedPoints>,
}

#[derive(Clone, Debug)]
pub struct EventTable {
    pub no: TableNo,
    /// Seated players by place in the roster, the first seat first.
    pub seated: Vec<usize>,
    /// Players who sat there. The first one had white, or was to have it.
    pub players: Vec<usize>,
    pub outcome: TableOutcome,
    pub is_decided: bool,
    /// One for each of `players`; empty if the table was not played.
    pub results: Vec<TableResult>,
    pub hands: u32,
    pub evening: Option<SeasonEvening>,
    pub begun: Option<Moment>,
    pub seal: Option<Seal>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableOutcome {
    Open,
    Missing,
    NotPlayed,
    Played,
    /// These players did not come, and nothing was played.
    Forfeit(Vec<usize>),
}

impl EventAccount {
    pub fn new(
        event: &Event,
        seatings: &BTreeMap<u32, Seating>,
        journals: &Journals,
        decisions: &Decisions,
    ) -> EventAccount {
        let mut account = EventAccount::default();
        if event.keeps_edition && event.has_edition() {
            account.notices.push(Notice::KeepsEdition(event.tie.contains(&Tie::Direct)));
        }
        let last = seatings.range(..=event.rounds).next_back().map_or(0, |(round, _)| *round);
        for round in 1..=last {
            let mut own = match seatings.get(&round) {
                Some(seating) => account.round(event, seating, journals, decisions),
                None => {
                    account.notices.push(Notice::NoSeating(round));
                    EventRound::default()
                }
            };
            let of_round = |own: &&AdjustedPoints| own.round.count() == round;
            own.adjusted.extend(decisions.points.iter().filter(of_round).cloned());
            account.notices.extend(own.adjusted.iter().cloned().map(Notice::Adjusted));
            own.is_over = round < last || own.tables.iter().all(EventTable::is_over);
            account.rounds.push(own);
        }
        let seated: HashSet<TableNo> = account.tables().map(|table| table.no).collect();
        let is_stray = |no: &&TableNo| !seated.contains(no);
        let strays = journals.keys().filter(is_stray).map(|no| Notice::NotSeated(*no));
        let others = decisions.tables.keys().filter(is_stray);
        account.notices.extend(strays.chain(others.map(|no| Notice::Undecided(*no, false))));
        account
    }

    fn round(
        &mut self,
        event: &Event,
        seating: &Seating,
        journals: &Journals,
        decisions: &Decisions,
    ) -> EventRound {
        let mut round = EventRound::default();
        let mut seats: HashMap<usize, TableNo> = HashMap::new();
        let seated = || seating.tables.iter().flat_map(|table| &table.players);
        for players in [seated().collect::<Vec<_>>(), seating.out.iter().collect()] {
            let mut known = BTreeSet::new();
            for twice in players.into_iter().filter(|player| !known.insert(*player)) {
                self.notices.push(Notice::Twice(seating.round, *twice));
            }
        }
        for table in &seating.tables {
            let journal = journals.get(&table.no).and_then(Option::as_ref);
            if let Some(journal) = journal {
                self.compare(event, table, journal);
                for player in &journal.players {
                    if let Some(other) = seats.insert(*player, table.no) {
                        self.notices.push(Notice::TwoTables(*player, other, table.no));
                    }
                }
            } else if !journals.contains_key(&table.no) && !decisions.tables.contains_key(&table.no)
            {
                self.notices.push(Notice::Missing(table.no));
            }
            let own = EventTable::new(event, table, journal, decisions.tables.get(&table.no));
            self.notices.extend(match own.outcome {
                TableOutcome::Open => Some(Notice::Open(own.no)),
                TableOutcome::NotPlayed if !own.is_decided => Some(Notice::NotPlayed(own.no)),
                _ => None,
            });
            if !own.is_decided && decisions.tables.contains_key(&own.no) {
                self.notices.push(Notice::Undecided(own.no, true));
            }
            round.tables.push(own);
        }
        let played: HashSet<usize> =
            round.settled().flat_map(|(table, _)| table.players.clone()).collect();
        for player in seating.out.iter().copied().collect::<BTreeSet<usize>>() {
            if played.contains(&player) {
                self.notices.push(Notice::OutButPlayed(seating.round, player));
            } else if seated().any(|other| *other == player) {
                self.notices.push(Notice::Twice(seating.round, player));
            } else {
                round.out.push(player);
            }
        }
        round.alone = seating.alone.clone();
        round
    }

    /// Reports where a journal differs from its seating.
    fn compare(&mut self, event: &Event, table: &SeatedTable, journal: &TableRecord) {
        let no = table.no;
        let strangers = journal.strangers.iter();
        self.notices.extend(strangers.map(|name| Notice::Stranger(no, name.clone())));
        self.notices.extend(journal.both.clone().map(|both| Notice::Both(no, both)));
        self.notices.extend(journal.is_too_much().then_some(Notice::TooMuch(no)));
        let mut away = table.players.clone();
        away.retain(|own| !journal.players.contains(own));
        let is_other = |player: &usize| !table.players.contains(player);
        // A player may have joined. At a large table one may have stayed away.
        let is_otherwise = journal.players.iter().any(is_other)
            || event.law.about.seating.sides(journal.players.len()).is_none();
        if !away.is_empty() {
            self.notices.push(match is_otherwise {
                true => Notice::Otherwise(no, journal.players.clone()),
                false => Notice::Away(no, away),
            });
        }
    }

    pub fn tables(&self) -> impl Iterator<Item = &EventTable> {
        self.rounds.iter().flat_map(|round| &round.tables)
    }

    /// The last seated round; 0 if there is none.
    pub fn seated(&self) -> u32 {
        self.rounds.len() as u32
    }

    pub fn table(&self, no: TableNo) -> Option<&EventTable> {
        self.rounds.get(no.round() as usize - 1)?.tables.iter().find(|table| table.no == no)
    }

    /// Counts finished hands or games by player name.
    pub fn hands(&self, event: &Event) -> HashMap<String, i64> {
        let columns = event.law.library().columns.len().max(1);
        let mut hands = HashMap::new();
        for evening in self.tables().filter_map(|table| table.evening.as_ref()) {
            // The first column of each player counts hands or games.
            let played = evening.counts.iter().step_by(columns);
            for (own, played) in evening.players.iter().zip(played) {
                *hands.entry(own.name.as_str().to_owned()).or_insert(0) += played;
            }
        }
        hands
    }

    pub fn known_ratings(event: &Event) -> HashMap<Name, f64> {
        let known = |own: &RosterPlayer| Some((own.name().clone(), own.rating?));
        event.players.all().iter().filter_map(known).collect()
    }

    /// Returns the tables for ratings, in the order of the rounds.
    pub fn rated(&self, event: &Event) -> Vec<(TableNo, RatedTable)> {
        let (mut rated, mut date) = (Vec::new(), None);
        for round in &self.rounds {
            let dates = round.tables.iter().filter_map(EventTable::date);
            // Dates a result without a journal by the day of its round.
            date = dates.min().or(date);
            for table in &round.tables {
                if let Some(evening) = &table.evening {
                    let own = RatedTable::new(event.law, evening);
                    rated.push((table.no, RatedTable { date: table.date().or(date), ..own }));
                }
            }
        }
        rated
    }
}

impl EventRound {
    pub fn settled(&self) -> impl Iterator<Item = (&EventTable, &[TableResult])> {
        self.tables.iter().filter(|own| own.is_played()).map(|own| (own, &own.results[..]))
    }

    pub(super) fn has_seated(&self, player: usize) -> bool {
        let is_at = |table: &EventTable| table.seated.contains(&player);
        self.out.contains(&player) || self.tables.iter().any(is_at)
    }

    pub fn spared(&self, event: &Event) -> Vec<usize> {
        self.tables.iter().flat_map(|table| table.spared(event)).collect()
    }
}

impl EventTable {
    fn new(
        event: &Event,
        table: &SeatedTable,
        journal: Option<&TableRecord>,
        decision: Option<&Decision>,
    ) -> EventTable {
        let outcome = |own: &TableRecord| match own.is_settled {
            _ if own.both.is_some() || own.is_too_much() => TableOutcome::Open,
            true if own.is_played() => TableOutcome::Played,
            true => TableOutcome::NotPlayed,
            false => TableOutcome::Open,
        };
        let mut own = EventTable {
            no: table.no,
            seated: table.players.clone(),
            players: journal.map_or(&table.players, |own| &own.players).clone(),
            outcome: journal.map_or(TableOutcome::Missing, outcome),
            is_decided: false,
            results: Vec::new(),
            hands: journal.map_or(0, |own| own.hands),
            evening: None,
            begun: journal.and_then(|own| own.begun),
            seal: journal.and_then(TableRecord::seal),
        };
        match (&own.outcome, decision) {
            (TableOutcome::Played, _) => {
                own.results = journal.map_or_else(Vec::new, |own| own.results.clone());
                own.evening = journal.and_then(|journal| journal.evening.clone());
            }
            (TableOutcome::Open | TableOutcome::Missing, Some(decision)) => {
                own.decide(event, decision)
            }
            _ => {}
        }
        if let Some(evening) = &mut own.evening {
            (evening.round, evening.begun) = (table.no.round(), own.begun);
        }
        own
    }

    fn decide(&mut self, event: &Event, decision: &Decision) {
        self.is_decided = true;
        self.players.clone_from(&self.seated);
        self.outcome = match decision {
            Decision::NotPlayed => TableOutcome::NotPlayed,
            Decision::Forfeit(absent) => TableOutcome::Forfeit(absent.iter().copied().collect()),
            Decision::Result(points) => {
                let typed = |own: &usize| points.get(own).copied().unwrap_or_default();
                let typed: Vec<i64> = self.players.iter().map(typed).collect();
                let over = lawful(event, &typed).unwrap_or(typed);
                let side = |(seat, over)| (event.side(seat), over);
                let sides: Vec<(usize, i64)> = over.into_iter().enumerate().map(side).collect();
                let is_even =
                    event.law.about.chips.is_some() && event.points == TablePoints::Result;
                let result = |(side, over): &(usize, i64)| {
                    let other = |(own, over): &(usize, i64)| (own != side).then_some(*over);
                    let most = sides.iter().filter_map(other).max();
                    TableResult {
                        over: *over,
                        level: most.filter(|_| !is_even).unwrap_or_default(),
                        side: *side,
                    }
                };
                self.results = sides.iter().map(result).collect();
                self.evening = Some(SeasonEvening {
                    begun: self.begun,
                    players: self.evened(event),
                    ..SeasonEvening::default()
                });
                TableOutcome::Played
            }
        };
    }

    /// Returns the results in the form of a season.
    fn evened(&self, event: &Event) -> Box<[PlayerResult]> {
        let own = |(player, result): (&usize, &TableResult)| PlayerResult {
            name: event.players[*player].name().clone(),
            over: result.over,
            level: result.level,
        };
        self.players.iter().zip(&self.results).map(own).collect()
    }

    pub fn is_played(&self) -> bool {
        self.outcome == TableOutcome::Played
    }

    /// A player's result in halves. `None` if a decision by places tells only the place.
    pub(super) fn known(&self, event: &Event, own: &TableResult) -> Option<i64> {
        let is_place = self.is_decided && matches!(event.points, TablePoints::Places(_));
        Some(own.over).filter(|_| !is_place || event.is_for_two())
    }

    pub fn is_over(&self) -> bool {
        !matches!(self.outcome, TableOutcome::Open | TableOutcome::Missing)
    }

    pub fn date(&self) -> Option<Date> {
        Some(self.begun?.date_naive())
    }

    /// Returns the players who win because others did not come: the sides that came whole.
    pub fn spared(&self, event: &Event) -> Vec<usize> {
        let TableOutcome::Forfeit(absent) = &self.outcome else { return Vec::new() };
        let seats = || self.players.iter().enumerate();
        let is_away = |(_, player): &(usize, &usize)| absent.contains(player);
        let away: Vec<usize> = seats().filter(is_away).map(|(seat, _)| event.side(seat)).collect();
        let came = seats().filter(|(seat, _)| !away.contains(&event.side(*seat)));
        came.map(|(_, player)| *player).collect()
    }

    /// Returns the players of the other side if there is one. A forfeit has the scheduled ones.
    pub(super) fn opponents(&self, event: &Event, seat: usize) -> Vec<usize> {
        let side = |seat: usize| self.results.get(seat).map_or(event.side(seat), |own| own.side);
        let mut others: Vec<usize> = (0..self.players.len()).collect();
        others.retain(|other| side(*other) != side(seat));
        let is_one = others.windows(2).all(|pair| side(pair[0]) == side(pair[1]));
        others.into_iter().filter(|_| is_one).map(|seat| self.players[seat]).collect()
    }
}
