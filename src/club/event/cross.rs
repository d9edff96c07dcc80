//! The cross-table: the rounds of each player by ranks, or what each gained from each other.

use super::account::EventRound;
use super::listing::ListingHead;
use super::roster::Event;
use super::shown::Listing;
use super::standings::{EventStandings, cross, number};
use nos_base::text::tables::Column;
use nos_base::text::width::columns;
use nos_base::words::told::{SpanKind, Told};
use serde_json::{Map, Value, json};

/// Most players in a square. A larger one is hard to read and nearly empty.
const SQUARE: usize = 100;

const ON_PAGE: usize = 16;

/// Width of a cell in addition to its content.
const BESIDE: usize = 3;

pub struct CrossTable {
    title: String,
    /// Players, or partners, by rank.
    rows: Vec<CrossRow>,
    /// Whether the rounds of each player make the table, as in chess.
    has_rounds: bool,
}

struct CrossRow {
    rank: usize,
    name: String,
    points: String,
    /// The opponents, by place in the table, and the gain from each in halves.
    gained: Vec<(usize, i64)>,
    /// A cell for each round, such as `5w1`.
    rounds: Vec<String>,
}

impl CrossTable {
    pub fn new(event: &Event, standings: &EventStandings, rounds: &[EventRound]) -> CrossTable {
        let ranks = standings.ranks();
        let mut place: Vec<Option<usize>> = vec![None; ranks.len()];
        let mut rows = Vec::new();
        for row in &standings.rows {
            let partner = event.players[row.player].partner;
            // Fixed partners have one row, at the place of the better one.
            if partner.is_some_and(|partner| place[partner].is_some()) {
                continue;
            }
            place[row.player] = Some(rows.len());
            let players: Vec<usize> = [Some(row.player), partner].into_iter().flatten().collect();
            let rounds = row.rounds.iter().map(|round| round.crossed(event, &ranks));
            rows.push(CrossRow {
                rank: row.rank,
                name: event.names(&players).join(" & "),
                points: number(row.points, standings.parts).to_string(),
                gained: Vec::new(),
                rounds: rounds.collect(),
            });
        }
        for ((by, from), amount) in cross(event, rounds) {
            if let (Some(by), Some(from)) = (place[by], place[from]) {
                rows[by].gained.push((from, amount));
            }
        }
        rows.iter_mut().for_each(|row| row.gained.sort_unstable());
        let has_rounds = event.has_colours();
        let title = match has_rounds {
            true => message!("event-cross-rounds", name = event.name),
            false => message!("event-cross", name = event.name),
        };
        CrossTable { title, rows, has_rounds }
    }

    /// Returns a square if it fits this width, otherwise a list.
    pub fn within(&self, width: usize) -> Listing {
        let wide = self.rows.iter().map(|row| columns(&row.name) + BESIDE);
        let first = wide.clone().max().unwrap_or_default();
        let is_square = self.rows.len() <= SQUARE && first + wide.sum::<usize>() < width;
        if is_square { self.square() } else { self.list() }
    }

    pub fn on_page(&self) -> Listing {
        if self.rows.len() <= ON_PAGE { self.square() } else { self.list() }
    }

    pub fn square(&self) -> Listing {
        if self.has_rounds {
            return self.by_rounds();
        }
        let mut listing = Listing::new(self.title.clone(), &[("player", Column::Whole)]);
        let heads = self.rows.iter().map(|row| &row.name);
        listing
            .heads
            .extend(heads.map(|name| ListingHead::new(name, name.clone(), Column::Number)));
        let row = |row: &CrossRow| {
            let mut cells = vec![Told::default(); 1 + self.rows.len()];
            cells[0] = Told::of(SpanKind::Name, &row.name);
            for (from, amount) in &row.gained {
                cells[1 + from] = number(*amount, 2).to_string().into();
            }
            cells
        };
        listing.rows = self.rows.iter().map(row).collect();
        listing
    }

    fn by_rounds(&self) -> Listing {
        let heads =
            [("rank", Column::Number), ("player", Column::Whole), ("points", Column::Number)];
        let mut listing = Listing::new(self.title.clone(), &heads);
        let rounds = self.rows.iter().map(|row| row.rounds.len()).max().unwrap_or_default();
        let head =
            |round| ListingHead::new(&format!("round_{round}"), format!("{round}"), Column::Whole);
        listing.heads.extend((1..=rounds).map(head));
        let row = |row: &CrossRow| {
            let name = Told::of(SpanKind::Name, &row.name);
            let mut cells = vec![row.rank.to_string().into(), name, row.points.clone().into()];
            cells.extend(row.rounds.iter().cloned().map(Told::from));
            cells
        };
        listing.rows = self.rows.iter().map(row).collect();
        listing
    }

    fn list(&self) -> Listing {
        if self.has_rounds {
            return self.by_rounds();
        }
        let heads = [("player", Column::Whole), ("gained", Column::Words)];
        let mut listing = Listing::new(self.title.clone(), &heads);
        let told = |(from, amount): &(usize, i64)| {
            let mut told = Told::of(SpanKind::Name, &self.rows[*from].name);
            told.push_str(" ");
            told.push(Some(SpanKind::Number), &number(*amount, 2).to_string());
            told
        };
        let row = |row: &CrossRow| {
            let gained = Told::joined(row.gained.iter().map(told), ", ");
            vec![Told::of(SpanKind::Name, &row.name), gained]
        };
        listing.rows = self.rows.iter().map(row).collect();
        listing
    }

    pub fn json(&self) -> Value {
        let row = |row: &CrossRow| {
            let gained = row.gained.iter();
            let gained =
                gained.map(|(from, amount)| (self.rows[*from].name.clone(), number(*amount, 2)));
            let mut json = json!({ "name": row.name, "from": gained.collect::<Map<_, _>>() });
            if self.has_rounds {
                (json["rank"], json["rounds"]) = (json!(row.rank), json!(row.rounds));
            }
            json
        };
        json!({ "players": self.rows.iter().map(row).collect::<Vec<_>>() })
    }
}
