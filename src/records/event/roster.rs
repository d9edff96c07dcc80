//! The roster of an event and how it is played, as `event.toml` says.

use nos_rules::law::referee::Law;
use nos_rules::law::simulated::Luck;
use nos_rules::table::name::{Meant, Name, spaced};

#[derive(Clone, Debug)]
pub struct Event {
    pub name: String,
    pub law: &'static Law,
    pub rounds: u32,
    pub system: System,
    pub seed: u64,
    /// How long a round lasts, for the clock of the hall.
    pub minutes: Option<u32>,
    pub points: Points,
    pub tie: Vec<Tie>,
    /// Whether clubmates meet last, where that costs nothing.
    pub is_apart: bool,
    /// The house rules of every table: key and value. A switch is 0 or 1.
    pub house: Vec<(&'static str, u32)>,
    pub players: Vec<Player>,
    /// The tables of the system `given`.
    pub given: Vec<GivenTable>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    Random,
    Swiss,
    RoundRobin,
    Given,
}

/// What a table gives a player in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Points {
    /// The law's result.
    Result,
    /// By rank at the table; none below the last of these.
    Places(Vec<i64>),
    /// 2 for a win, 1 for a draw.
    Game,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The sum of the law's results.
    Result,
    /// Tables that were won.
    Wins,
    /// How many others were met.
    Met,
    /// The points of all opponents.
    Buchholz,
    /// The points of opponents who were beaten, and half of those with whom it was level.
    Sonneborn,
    /// The points at tables with others who are equal so far.
    Direct,
}

impl Tie {
    pub const ALL: [(Tie, &'static str); 6] = [
        (Tie::Result, "result"),
        (Tie::Wins, "wins"),
        (Tie::Met, "met"),
        (Tie::Buchholz, "buchholz"),
        (Tie::Sonneborn, "sonneborn"),
        (Tie::Direct, "direct"),
    ];

    pub fn word(self) -> &'static str {
        let mut all = Tie::ALL.iter();
        all.find(|(tie, _)| *tie == self).map_or("", |row| row.1)
    }

    /// Whether it needs two at a table, or two sides.
    pub fn is_for_two(self) -> bool {
        matches!(self, Tie::Buchholz | Tie::Sonneborn | Tie::Direct)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    pub name: Name,
    pub aliases: Vec<Name>,
    pub club: Option<String>,
    pub rating: Option<f64>,
    /// The first round played, and the last.
    pub from: u32,
    pub to: Option<u32>,
    pub absent: Vec<u32>,
    /// The place in the roster of a fixed partner.
    pub partner: Option<usize>,
}

impl Player {
    pub fn new(name: Name) -> Player {
        Player {
            name,
            aliases: Vec::new(),
            club: None,
            rating: None,
            from: 1,
            to: None,
            absent: Vec::new(),
            partner: None,
        }
    }

    pub fn plays(&self, round: u32) -> bool {
        let is_over = self.to.is_some_and(|to| to < round);
        self.from <= round && !is_over && !self.absent.contains(&round)
    }
}

/// A table of the system `given`: its players clockwise, by their places in the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenTable {
    pub round: u32,
    pub table: u32,
    pub players: Vec<usize>,
}

impl Event {
    /// The place in the roster of who sits under this name.
    pub fn place_of(&self, name: &Name) -> Option<usize> {
        let own = |player: &Player| {
            player.name.is(name) || player.aliases.iter().any(|alias| alias.is(name))
        };
        self.players.iter().position(own)
    }

    /// The name of a player as people write it.
    pub fn name(&self, place: usize) -> String {
        let player = self.players.get(place);
        player.map_or_else(String::new, |player| spaced(player.name.as_str()))
    }

    pub fn names(&self, places: &[usize]) -> Vec<String> {
        places.iter().map(|place| self.name(*place)).collect()
    }

    /// Who plays in a round, by place.
    pub fn present(&self, round: u32) -> Vec<usize> {
        let all = self.players.iter().enumerate();
        all.filter(|(_, player)| player.plays(round))
            .map(|(place, _)| place)
            .collect()
    }

    /// Who plays in a round and has no place at these tables.
    pub(super) fn left_over(&self, round: u32, tables: &[Vec<usize>]) -> Vec<usize> {
        let mut present = self.present(round);
        present.retain(|player| !tables.iter().any(|table| table.contains(player)));
        present
    }

    /// Chance for one purpose in one round.
    pub(super) fn luck(&self, round: u32, purpose: &str) -> Luck {
        let purpose = purpose.bytes().fold(self.seed, |seed, byte| {
            Luck::new(seed ^ u64::from(byte)).number()
        });
        Luck::new(purpose ^ u64::from(round))
    }

    /// Whether four of them are two sides.
    pub fn has_pairs(&self) -> bool {
        let mut rows = self.law.seating.0.iter();
        rows.any(|(players, sides)| players != sides)
    }

    /// Whether a table has two sides, each of one player or more.
    pub fn is_for_two(&self) -> bool {
        self.law.seating.0.iter().all(|(_, sides)| *sides == 2)
    }

    /// Whether partners are fixed.
    pub fn has_fixed_pairs(&self) -> bool {
        self.has_pairs() && self.players.iter().any(|player| player.partner.is_some())
    }

    /// Reads `1 2: Anna Bram Cees Dirk`: round, table, and the players clockwise, each by as much of the name as is
    /// needed. Blank lines and comments after `#` are left out.
    pub fn read_given(&self, text: &str) -> Result<Vec<GivenTable>, (usize, String)> {
        let mut tables: Vec<GivenTable> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let table = self.read_table(line).map_err(|fault| (at + 1, fault))?;
            let same = |other: &&GivenTable| other.round == table.round;
            let mut others = tables.iter().filter(same);
            if let Some(place) = others.find_map(|other| {
                let mut both = table.players.iter();
                both.find(|place| other.table == table.table || other.players.contains(place))
            }) {
                let (round, name) = (table.round, self.name(*place));
                return Err((at + 1, message!("event-given-twice", name, round)));
            }
            tables.push(table);
        }
        Ok(tables)
    }

    fn read_table(&self, line: &str) -> Result<GivenTable, String> {
        let form = || message!("event-given-form");
        let (head, names) = line.split_once(':').ok_or_else(form)?;
        let mut numbers = head.split_whitespace().map(|word| word.parse::<u32>().ok());
        let (Some(Some(round @ 1..)), Some(Some(table @ 1..)), None) =
            (numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(form());
        };
        let mut players = Vec::new();
        for word in words(names) {
            let place = self.meant(&word)?;
            if players.contains(&place) {
                return Err(message!(
                    "event-given-twice",
                    name = self.name(place),
                    round
                ));
            }
            players.push(place);
        }
        if self.law.seating.sides(players.len()).is_none() {
            let players = players.len();
            return Err(message!("event-given-size", law = self.law.name, players));
        }
        Ok(GivenTable {
            round,
            table,
            players,
        })
    }

    /// The player who is meant by a name, an alias or the beginning of a name.
    pub fn meant(&self, typed: &str) -> Result<usize, String> {
        let unknown = || message!("event-nobody", name = typed);
        let name = Name::typed(typed).ok_or_else(unknown)?;
        if let Some(place) = self.place_of(&name) {
            return Ok(place);
        }
        match name.meant_among(self.players.iter().map(|player| &player.name)) {
            Meant::One(place) => Ok(place),
            Meant::Several(_) => Err(message!("event-several", name = typed)),
            Meant::Nobody => Err(unknown()),
        }
    }
}

/// The words of a line; blanks within quotes do not part them.
fn words(line: &str) -> Vec<String> {
    let mut is_quoted = false;
    let part = |c: char| {
        is_quoted ^= c == '"';
        c.is_whitespace() && !is_quoted
    };
    let words = line.split(part).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}
