//! The cross-table: the rounds of each player by ranks, or what each gained from each other.

use super::standings::{cross, number};
use super::{Event, EventRound, EventStandings};
use crate::listing::{Listing, ListingHead};
use nos_base::text::width::columns;
use nos_base::{Column, Order, SpanKind, Told};
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
        rows.iter_mut().for_each(|row| row.gained.order_by(Ord::cmp));
        let has_rounds = event.seats_two();
        let title = match has_rounds {
            true => {
                message!("event-cross-rounds", name = event.name, colours = event.has_colours())
            }
            false => message!("event-cross", name = event.name),
        };
        CrossTable { title, rows, has_rounds }
    }

    pub fn within(&self, width: usize) -> Listing {
        let wide = self.rows.iter().map(|row| columns(&row.name) + BESIDE);
        let first = wide.clone().max().unwrap_or_default();
        self.listing(self.rows.len() <= SQUARE && first + wide.sum::<usize>() < width)
    }

    pub fn on_page(&self) -> Listing {
        self.listing(self.rows.len() <= ON_PAGE)
    }

    /// Returns the rounds of each player, otherwise a square or a list of gains.
    pub fn listing(&self, is_square: bool) -> Listing {
        const PLAYER: (&str, Column) = ("player", Column::Whole);
        let heads: &[_] = match (self.has_rounds, is_square) {
            (true, _) => &[("rank", Column::Number), PLAYER, ("points", Column::Number)],
            (false, true) => &[PLAYER],
            (false, false) => &[PLAYER, ("gained", Column::Words)],
        };
        let mut listing = Listing::new(self.title.clone(), heads);
        if self.has_rounds {
            let rounds = self.rows.iter().map(|row| row.rounds.len()).max().unwrap_or_default();
            let head = |round| {
                ListingHead::new(&format!("round_{round}"), format!("{round}"), Column::Whole)
            };
            listing.heads.extend((1..=rounds).map(head));
        } else if is_square {
            let head =
                |row: &CrossRow| ListingHead::new(&row.name, row.name.clone(), Column::Number);
            listing.heads.extend(self.rows.iter().map(head));
        }
        listing.rows = self.rows.iter().map(|row| self.cells(row, is_square)).collect();
        listing
    }

    fn cells(&self, row: &CrossRow, is_square: bool) -> Vec<Told> {
        let name = Told::of(SpanKind::Name, &row.name);
        if self.has_rounds {
            let first = [row.rank.to_string().into(), name, row.points.clone().into()];
            return first.into_iter().chain(row.rounds.iter().cloned().map(Told::from)).collect();
        }
        if !is_square {
            let told = |(from, amount): &(usize, i64)| {
                let amount = Told::of(SpanKind::Number, &number(*amount, 2).to_string());
                Told::joined([Told::of(SpanKind::Name, &self.rows[*from].name), amount], " ")
            };
            return vec![name, Told::joined(row.gained.iter().map(told), ", ")];
        }
        let mut cells = vec![Told::default(); self.rows.len()];
        for (from, amount) in &row.gained {
            cells[*from] = number(*amount, 2).to_string().into();
        }
        cells.insert(0, name);
        cells
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
