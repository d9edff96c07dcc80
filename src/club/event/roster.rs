//! The roster and the rules of an event from `event.toml`.

use super::fide_column::{FideData, ReportHead};
use super::limits::{EventPoints, LineFault, TableNo, rows};
use nos_base::{Meant, Name, SpanKind, Told};
use nos_law::{Law, Luck};
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::ops::{Index, IndexMut};

#[derive(Clone, Debug)]
pub struct Event {
    pub name: String,
    pub law: &'static Law,
    pub rounds: u32,
    pub system: System,
    pub seed: u64,
    /// Length of a round for the clock in the hall.
    pub minutes: Option<u32>,
    pub points: TablePoints,
    pub tie: Vec<Tie>,
    /// Clubmates meet last where that costs nothing.
    pub is_apart: bool,
    pub house: Vec<(&'static str, u32)>,
    pub players: Roster,
    /// The file with the tables for the system `given`, and the tables.
    pub seatings: Option<String>,
    pub given: Vec<SeatedTable>,
    /// `None` takes the newest.
    pub edition: Option<Edition>,
    /// The event was seated before `edition` existed, so it keeps the edition of 2024.
    pub keeps_edition: bool,
    pub bye: ByePoints,
    pub report: ReportHead,
}

/// An edition of FIDE's tie-break regulations (C.07), in force since 1 August 2024 or 1 March 2026.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    Of2024 = 2024,
    #[default]
    Of2026 = 2026,
}

impl Edition {
    pub fn named(year: u32) -> Option<Edition> {
        [Edition::Of2024, Edition::Of2026].into_iter().find(|edition| edition.year() == year)
    }

    pub fn year(self) -> u32 {
        self as u32
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ByePoints {
    #[default]
    Win,
    Half,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    Random,
    Swiss,
    RoundRobin,
    Given,
}

/// How a table counts in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TablePoints {
    Result,
    /// Points by rank at the table; 0 below the last.
    Places(Vec<EventPoints>),
    /// 2 for a win, 1 for a draw.
    Game,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    Result,
    Wins,
    Met,
    Buchholz,
    /// Buchholz without the lowest opponent.
    BuchholzCut1,
    /// Buchholz without the lowest and the highest opponent.
    BuchholzMedian,
    /// The points of beaten opponents and half the points of those in drawn games.
    Sonneborn,
    /// The number of equal players whom the encounters between them place below (article 6). In
    /// events that were seated before `edition` existed: points against players who are equal so far.
    Direct,
    Black,
    /// The sum of the scores after each round.
    Progress,
}

impl Tie {
    pub const ALL: [(Tie, &'static str); 10] = [
        (Tie::Result, "result"),
        (Tie::Wins, "wins"),
        (Tie::Met, "met"),
        (Tie::Buchholz, "buchholz"),
        (Tie::BuchholzCut1, "buchholz-cut1"),
        (Tie::BuchholzMedian, "buchholz-median"),
        (Tie::Sonneborn, "sonneborn"),
        (Tie::Direct, "direct"),
        (Tie::Black, "black"),
        (Tie::Progress, "progress"),
    ];

    pub fn word(self) -> &'static str {
        let own = |(tie, word): &(Tie, &'static str)| (*tie == self).then_some(*word);
        Tie::ALL.iter().find_map(own).unwrap_or_default()
    }

    /// Whether the tie-break requires two sides at a table.
    pub fn is_for_two(self) -> bool {
        !matches!(self, Tie::Result | Tie::Wins | Tie::Met)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct RosterPlayer {
    name: Name,
    aliases: Vec<Name>,
    pub club: Option<String>,
    pub rating: Option<f64>,
    pub from: u32,
    pub to: Option<u32>,
    pub absent: Vec<u32>,
    /// Rounds with a half-point bye.
    pub half: Vec<u32>,
    /// Place in the roster of a fixed partner.
    pub partner: Option<usize>,
    pub fide: FideData,
}

impl RosterPlayer {
    pub fn new(name: Name, aliases: Vec<Name>) -> RosterPlayer {
        RosterPlayer {
            name,
            aliases,
            club: None,
            rating: None,
            from: 1,
            to: None,
            absent: Vec::new(),
            half: Vec::new(),
            partner: None,
            fide: FideData::default(),
        }
    }

    pub fn name(&self) -> &Name {
        &self.name
    }

    pub fn plays(&self, round: u32) -> bool {
        let is_over = self.to.is_some_and(|to| to < round);
        let is_away = self.absent.contains(&round) || self.half.contains(&round);
        self.from <= round && !is_over && !is_away
    }
}

#[derive(Clone, Debug, Default)]
pub struct Roster {
    players: Vec<RosterPlayer>,
    /// Places by lower-case name. A name never changes once it is in the roster.
    places: HashMap<String, usize>,
}

impl Roster {
    /// Adds a player. Returns the name that another player already has.
    pub fn add(&mut self, player: RosterPlayer) -> Result<(), Name> {
        let names = || std::iter::once(&player.name).chain(&player.aliases);
        if let Some(taken) = names().find(|name| self.place_of(name).is_some()) {
            return Err(taken.clone());
        }
        let place = self.players.len();
        self.places.extend(names().map(|name| (name.in_lower_case(), place)));
        self.players.push(player);
        Ok(())
    }

    pub fn all(&self) -> &[RosterPlayer] {
        &self.players
    }

    fn place_of(&self, name: &Name) -> Option<usize> {
        self.places.get(&name.in_lower_case()).copied()
    }
}

impl Index<usize> for Roster {
    type Output = RosterPlayer;

    fn index(&self, place: usize) -> &RosterPlayer {
        &self.players[place]
    }
}

impl IndexMut<usize> for Roster {
    fn index_mut(&mut self, place: usize) -> &mut RosterPlayer {
        &mut self.players[place]
    }
}

/// A table and its players clockwise, by place in the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedTable {
    pub no: TableNo,
    pub players: Vec<usize>,
}

impl Event {
    pub fn new(law: &'static Law) -> Event {
        Event {
            name: message!("event"),
            law,
            rounds: 1,
            system: System::Random,
            seed: 1,
            minutes: None,
            points: TablePoints::Result,
            tie: vec![Tie::Result, Tie::Wins, Tie::Met],
            is_apart: true,
            house: Vec::new(),
            players: Roster::default(),
            seatings: None,
            given: Vec::new(),
            edition: None,
            keeps_edition: false,
            bye: ByePoints::default(),
            report: ReportHead::default(),
        }
    }

    pub fn place_of(&self, name: &Name) -> Option<usize> {
        self.players.place_of(name)
    }

    /// Returns the roster's name of the player; an unknown name stays as it is.
    pub fn known_as(&self, name: &Name) -> Name {
        self.place_of(name).map_or(name, |place| &self.players[place].name).clone()
    }

    pub fn edition(&self) -> Edition {
        self.edition.unwrap_or_default()
    }

    pub fn has_edition(&self) -> bool {
        self.tie.iter().any(|tie| tie.is_for_two() && !matches!(tie, Tie::Black | Tie::Progress))
    }

    /// In a round robin a forfeit is a game (C.07, 15.2), so the next rounds stay as they are.
    pub(super) fn plays_forfeits(&self) -> bool {
        self.system == System::RoundRobin
    }

    pub fn seats_two(&self) -> bool {
        self.law.about.seating.range() == (2, 2)
    }

    pub fn has_colours(&self) -> bool {
        !self.law.about.colours.is_empty()
    }

    /// The word for a seat's colour. The first seat begins.
    pub fn colour(&self, seat: usize) -> &'static str {
        self.law.about.colours.get(seat).copied().unwrap_or_default()
    }

    pub fn has_table(&self, no: TableNo) -> bool {
        no.round() <= self.rounds && no.table() as usize <= self.players.all().len()
    }

    pub(super) fn side(&self, seat: usize) -> usize {
        self.law.about.seating.holder_of(seat)
    }

    pub(super) fn alphabetical(&self, one: usize, other: usize) -> Ordering {
        self.players[one].name.alphabetical(&self.players[other].name)
    }

    pub fn name(&self, place: usize) -> String {
        self.players[place].name.spaced()
    }

    pub fn names(&self, places: &[usize]) -> Vec<String> {
        places.iter().map(|place| self.name(*place)).collect()
    }

    pub fn told(&self, places: &[usize]) -> Told {
        let name = |name: String| Told::of(SpanKind::Name, &name);
        Told::joined(self.names(places).into_iter().map(name), ", ")
    }

    pub fn present(&self, round: u32) -> Vec<usize> {
        (0..self.players.all().len()).filter(|place| self.players[*place].plays(round)).collect()
    }

    /// Returns the players of a round who are at none of these tables.
    pub(super) fn left_over(&self, round: u32, tables: &[Vec<usize>]) -> Vec<usize> {
        let seated: HashSet<&usize> = tables.iter().flatten().collect();
        let mut present = self.present(round);
        present.retain(|player| !seated.contains(player));
        present
    }

    pub(super) fn luck(&self, round: u32, purpose: &str) -> Luck {
        let purpose = purpose
            .bytes()
            .fold(self.seed, |seed, byte| Luck::new(seed ^ u64::from(byte)).number());
        Luck::new(purpose ^ u64::from(round))
    }

    pub fn has_pairs(&self) -> bool {
        self.law.about.seating.0.iter().any(|(players, sides)| players != sides)
    }

    pub fn is_for_two(&self) -> bool {
        self.law.about.seating.0.iter().all(|(_, sides)| *sides == 2)
    }

    pub fn has_fixed_pairs(&self) -> bool {
        self.has_pairs() && self.players.all().iter().any(|player| player.partner.is_some())
    }

    /// Reads `1 2: Anna Bram Cees Dirk`: round, table, players clockwise, by name or part of it.
    pub fn read_given(&self, text: &str) -> Result<Vec<SeatedTable>, LineFault> {
        let mut tables: Vec<SeatedTable> = Vec::new();
        let (mut numbers, mut seated) = (HashSet::new(), HashSet::new());
        for (at, row) in rows(text) {
            let table = self.read_table(row).map_err(|fault| (at, fault))?;
            let round = table.no.round();
            let is_new = numbers.insert(table.no);
            let mut players = table.players.iter();
            if let Some(place) = players.find(|place| !seated.insert((round, **place)) || !is_new) {
                return Err((at, message!("event-given-twice", name = self.name(*place), round)));
            }
            tables.push(table);
        }
        Ok(tables)
    }

    fn read_table(&self, line: &str) -> Result<SeatedTable, String> {
        let form = || message!("event-given-form");
        let (head, names) = line.split_once(':').ok_or_else(form)?;
        let numbers: Vec<&str> = head.split_whitespace().collect();
        let [round, table] = numbers.as_slice() else { return Err(form()) };
        let no = TableNo::read(&format!("r{round}-t{table}")).ok_or_else(form)?;
        if !self.has_table(no) {
            return Err(message!("event-beyond", name = no));
        }
        let meant = |word: &String| self.meant(word);
        let players: Vec<usize> = words(names).iter().map(meant).collect::<Result<_, _>>()?;
        if self.law.about.seating.sides(players.len()).is_none() {
            let players = players.len();
            return Err(message!("event-given-size", law = self.law.name(), players));
        }
        Ok(SeatedTable { no, players })
    }

    /// Finds a player by a name, an alias or the beginning of a name.
    pub fn meant(&self, typed: &str) -> Result<usize, String> {
        let unknown = || message!("event-nobody", name = typed);
        let name = Name::typed(typed).ok_or_else(unknown)?;
        if let Some(place) = self.place_of(&name) {
            return Ok(place);
        }
        match name.meant_among(self.players.all().iter().map(|player| &player.name)) {
            Meant::One(place) => Ok(place),
            Meant::Several(_) => Err(message!("event-several", name = typed)),
            Meant::Nobody => Err(unknown()),
        }
    }
}

/// Splits a line into words. Quotes keep blanks together.
fn words(line: &str) -> Vec<String> {
    let mut is_quoted = false;
    let part = |c: char| {
        is_quoted ^= c == '"';
        c.is_whitespace() && !is_quoted
    };
    line.split(part).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
