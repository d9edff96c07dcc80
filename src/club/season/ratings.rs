//! Rates players by the results of evenings: Glicko-2 where two play, otherwise Weng and Lin's
//! method over the places at a table.

use super::evening::SeasonEvening;
use crate::listing::{Listing, ListingHead};
use nos_base::{Column, Name, Order, SpanKind, Told};
use nos_entry::Date;
use nos_law::Law;
use nos_pages::report::game;
use nos_pages::{Chart, ChartLine, LinkTarget};
use serde_json::{Value, json};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};

const SURE: usize = 5;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedTable {
    pub date: Option<Date>,
    /// The round of an event; 0 outside events.
    pub round: u32,
    pub sides: Vec<(Vec<Name>, i64)>,
}

impl RatedTable {
    pub fn new(law: &'static Law, evening: &SeasonEvening) -> RatedTable {
        let all = evening.players.len();
        let has_pairs = law.about.seating.sides(all).is_some_and(|sides| sides < all);
        let mut sides: Vec<(Vec<Name>, i64)> = Vec::new();
        for (at, played) in evening.players.iter().enumerate() {
            let side = if has_pairs { law.about.seating.holder_of(at) } else { at };
            match sides.get_mut(side) {
                Some((players, _)) => players.push(played.name.clone()),
                None => sides.push((vec![played.name.clone()], played.over)),
            }
        }
        RatedTable { date: evening.date(), round: evening.round, sides }
    }
}

#[derive(Clone, Debug)]
pub struct Ratings {
    pub law: &'static Law,
    pub rows: Vec<RatingRow>,
    dates: Vec<Option<Date>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    pub name: Name,
    pub rating: f64,
    pub deviation: f64,
    pub evenings: usize,
    /// The mean of the opponents' ratings plus FIDE's difference for the score; `None` unless all
    /// opponents have a rating in the roster.
    pub performance: Option<i64>,
    /// The rating after each evening of the season; `None` before the player's first.
    after: Vec<Option<f64>>,
}

impl RatingRow {
    pub fn is_provisional(&self) -> bool {
        self.evenings < SURE
    }
}

fn is_for_two(law: &'static Law) -> bool {
    law.about.seating.range() == (2, 2)
}

#[derive(Clone, Copy)]
struct Rated {
    glicko: Glicko2Rating,
    weng_lin: WengLinRating,
}

impl Ratings {
    /// Rates tables by date, then by round, then in this order. Tables on one date are an evening.
    /// By Glicko-2 players begin with the `known` ratings of a roster.
    pub fn new(
        law: &'static Law,
        mut tables: Vec<RatedTable>,
        known: &HashMap<Name, f64>,
    ) -> Ratings {
        tables.order_by_key(|table| (table.date, table.round));
        let mut players: Vec<RatingRow> = Vec::new();
        let mut rated: Vec<Rated> = Vec::new();
        let mut places: HashMap<Name, usize> = HashMap::new();
        let mut dates = Vec::new();
        for evening in tables.chunk_by(|one, other| one.date == other.date && one.date.is_some()) {
            let mut came = BTreeSet::new();
            let mut seats = Vec::with_capacity(evening.len());
            for table in evening {
                let mut place = |name: &Name| {
                    *places.entry(name.clone()).or_insert_with(|| {
                        players.push(RatingRow {
                            name: name.clone(),
                            rating: 0.0,
                            deviation: 0.0,
                            evenings: 0,
                            performance: None,
                            after: vec![None; dates.len()],
                        });
                        let mut begun =
                            Rated { glicko: Glicko2Rating::new(), weng_lin: WengLinRating::new() };
                        if let Some(rating) = known.get(name) {
                            begun.glicko.rating = *rating;
                        }
                        rated.push(begun);
                        players.len() - 1
                    })
                };
                let side = |(names, result): &(Vec<Name>, i64)| {
                    (names.iter().map(&mut place).collect::<Vec<_>>(), *result)
                };
                seats.push(table.sides.iter().map(side).collect::<Vec<_>>());
            }
            came.extend(seats.iter().flatten().flat_map(|(side, _)| side.iter().copied()));
            if is_for_two(law) {
                period(&mut rated, &seats);
            } else {
                seats.iter().for_each(|table| by_places(&mut rated, table));
            }
            dates.push(evening.first().and_then(|table| table.date));
            for (at, (row, rated)) in players.iter_mut().zip(&rated).enumerate() {
                row.evenings += usize::from(came.contains(&at));
                (row.rating, row.deviation) = if is_for_two(law) {
                    (rated.glicko.rating, rated.glicko.deviation)
                } else {
                    (rated.weng_lin.rating, rated.weng_lin.uncertainty)
                };
                row.after.push(Some(row.rating));
            }
        }
        if is_for_two(law) {
            for row in &mut players {
                row.performance = performance(&row.name, &tables, known);
            }
        }
        players.order_by(|one, other| {
            other.rating.total_cmp(&one.rating).then_with(|| one.name.order(&other.name))
        });
        Ratings { law, rows: players, dates }
    }

    pub fn method(&self) -> String {
        if is_for_two(self.law) {
            let Glicko2Config { tau, .. } = Glicko2Config::new();
            let start = Glicko2Rating::new();
            let (rating, deviation, volatility) = (start.rating, start.deviation, start.volatility);
            return message!("ratings-glicko", rating, deviation, volatility, tau);
        }
        let start = WengLinRating::new();
        let (rating, deviation) = (start.rating, rounded(start.uncertainty));
        message!("ratings-weng-lin", rating, deviation, beta = rounded(WengLinConfig::new().beta))
    }

    /// Lists the ratings. `is_ranked` says whether a player has a rank.
    pub fn listing(&self, is_ranked: &dyn Fn(&str) -> bool) -> Listing {
        let title = message!("ratings-of", law = self.law.name(), method = self.method());
        let has_performance = self.rows.iter().any(|row| row.performance.is_some());
        let mut heads = vec![("rank", Column::Number), ("player", Column::Whole)];
        heads.extend(["rating", "deviation", "evenings"].map(|key| (key, Column::Number)));
        heads.extend(has_performance.then_some(("performance", Column::Number)));
        let mut listing = Listing::new(title, &heads);
        listing.heads.extend([
            ListingHead::told(String::new(), Column::Whole),
            ListingHead::data("provisional".to_owned(), Column::Whole),
        ]);
        let (ranked, others): (Vec<_>, Vec<_>) =
            self.rows.iter().partition(|row| is_ranked(row.name.as_str()));
        let others = others.into_iter().map(|row| (String::new(), row));
        let ranked = (1..).zip(ranked).map(|(rank, row)| (rank.to_string(), row));
        let cells = |(rank, row): (String, &RatingRow)| {
            let mut cells = vec![
                rank.into(),
                Told::of(SpanKind::Name, &row.name.spaced()),
                rounded(row.rating).into(),
                rounded(row.deviation).into(),
                row.evenings.to_string().into(),
            ];
            let own = row.performance.map_or_else(String::new, |own| own.to_string());
            cells.extend(has_performance.then(|| own.into()));
            let is_provisional = row.is_provisional();
            let mark = is_provisional.then(|| message!("ratings-provisional"));
            cells.extend([mark.unwrap_or_default().into(), is_provisional.to_string().into()]);
            cells
        };
        listing.rows = ranked.chain(others).map(cells).collect();
        listing
    }

    pub fn json(&self) -> Value {
        let rows = self.rows.iter().map(|row| {
            let mut json = json!({
                "name": row.name.spaced(),
                "rating": row.rating,
                "deviation": row.deviation,
                "evenings": row.evenings,
            });
            if let Some(performance) = row.performance {
                json["performance"] = json!(performance);
            }
            json
        });
        json!({
            "law": self.law.name(),
            "method": if is_for_two(self.law) { "glicko-2" } else { "weng-lin" },
            "players": rows.collect::<Vec<_>>(),
        })
    }

    /// Charts the best ratings evening by evening, if there are at least two evenings.
    pub fn chart(&self) -> Option<Chart> {
        const MOST: usize = 10;
        let line = |(place, row): (usize, &RatingRow)| {
            let points =
                row.after.iter().map(|rating| Some((rating.as_ref()? * 100.0).round() as i64));
            ChartLine {
                name: row.name.spaced(),
                place,
                points: std::iter::once(None).chain(points).collect(),
                fines: Vec::new(),
            }
        };
        let shown = self.rows.len().min(MOST);
        let all = shown == self.rows.len();
        (self.dates.len() > 1).then(|| Chart {
            title: message!("ratings-chart", law = game(self.law)),
            counts: message!("ratings-counts", all, shown),
            round: "evening",
            start: if is_for_two(self.law) { 150_000 } else { 2_500 },
            lines: self.rows.iter().take(MOST).enumerate().map(line).collect(),
            marks: vec![String::new(); self.dates.len()],
            target: LinkTarget::Nowhere,
            decimals: 2,
            ..Chart::default()
        })
    }
}

pub fn rounded(rating: f64) -> String {
    format!("{rating:.2}")
}

/// FIDE's differences of ratings for scores from 50 to 100 per cent (B.02, 8.1.1).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The performance rating of a player over these games of two.
fn performance(player: &Name, tables: &[RatedTable], known: &HashMap<Name, f64>) -> Option<i64> {
    let (mut sum, mut halves, mut games) = (0.0, 0, 0);
    for table in tables {
        let [(one, result), (other, against)] = table.sides.as_slice() else { continue };
        let (opponent, result, against) = match (one.contains(player), other.contains(player)) {
            (true, _) => (other.first()?, result, against),
            (_, true) => (one.first()?, against, result),
            _ => continue,
        };
        sum += known.get(opponent)?;
        halves += 1 + result.cmp(against) as i64;
        games += 1;
    }
    // The score in per cent, halves rounded up.
    let score = (100 * halves + games) / (2 * games).max(1);
    let difference = match usize::try_from(score - 50) {
        Ok(above) => *DIFFERENCES.get(above)?,
        Err(_) => -DIFFERENCES.get(usize::try_from(50 - score).ok()?)?,
    };
    (games > 0).then(|| (sum / games as f64).round() as i64 + difference)
}

type Sides = Vec<(Vec<usize>, i64)>;

/// Rates all tables of an evening together. The deviation of absent players grows.
fn period(rated: &mut [Rated], tables: &[Sides]) {
    let before: Vec<Glicko2Rating> = rated.iter().map(|rated| rated.glicko).collect();
    let mut games: Vec<Vec<(Glicko2Rating, Outcomes)>> = vec![Vec::new(); rated.len()];
    for table in tables {
        if let [(one, result), (other, against)] = table.as_slice()
            && let (Some(one), Some(other)) = (one.first(), other.first())
        {
            let outcome = |own: &i64, other: &i64| match own.cmp(other) {
                Ordering::Greater => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Less => Outcomes::LOSS,
            };
            games[*one].push((before[*other], outcome(result, against)));
            games[*other].push((before[*one], outcome(against, result)));
        }
    }
    for (rated, games) in rated.iter_mut().zip(games) {
        rated.glicko = match games.as_slice() {
            [] => decay_deviation(&rated.glicko),
            games => glicko2_rating_period(&rated.glicko, games, &Glicko2Config::new()),
        };
    }
}

/// Rates a table by the places of its sides. Equal results share a place.
fn by_places(rated: &mut [Rated], table: &Sides) {
    let ratings = |side: &[usize]| side.iter().map(|player| rated[*player].weng_lin).collect();
    let sides: Vec<Vec<WengLinRating>> = table.iter().map(|(side, _)| ratings(side)).collect();
    let place = |result: &i64| table.iter().filter(|(_, other)| other > result).count() + 1;
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = sides
        .iter()
        .zip(table)
        .map(|(side, (_, result))| (side.as_slice(), MultiTeamOutcome::new(place(result))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for ((side, _), after) in table.iter().zip(after) {
        for (player, rating) in side.iter().zip(after) {
            rated[*player].weng_lin = rating;
        }
    }
}
