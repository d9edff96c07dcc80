//! The standings of a season: each player's results from all evenings.

use super::SeasonEvening;
pub use super::row::Form;
use super::row::{PlayerRow, tenths};
use super::written::words;
use nos_base::text::money::{signed, written};
use nos_base::text::tables::change;
use nos_base::{Article, Money, Name, Order, spaced};
use nos_entry::Date;
use nos_law::{Law, TallyColumn};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medium {
    Program,
    Window,
    Page,
}

#[derive(Clone, Debug)]
pub struct Head {
    /// Name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    pub heading: Cow<'static, str>,
    /// By [`Medium`].
    is_in: [bool; 3],
    pub what: String,
    pub article: Option<Article>,
    shows: Shows,
    /// Whether a positive number has a plus sign.
    is_signed: bool,
}

impl Head {
    pub fn is_player(&self) -> bool {
        self.shows == Shows::Player
    }

    pub fn is_number(&self) -> bool {
        use Shows::{BestDate, Currency, Form, Outcomes, Player, WorstDate};
        ![Player, Currency, BestDate, WorstDate, Form, Outcomes].contains(&self.shows)
    }

    pub fn figure(&self, cell: &Value) -> String {
        match cell.as_i64() {
            // Leaves 0 empty where few players have a number.
            Some(0) if self.article.is_some() => String::new(),
            Some(number) if self.is_signed => change(number),
            None if self.is_signed => signed(&words(cell)),
            None if self.shows == Shows::Form => Form::translated(&words(cell)),
            _ => words(cell).into_owned(),
        }
    }

    pub fn written(&self, cell: &Value) -> String {
        match self.shows {
            Shows::Player => spaced(&self.figure(cell)),
            shows if shows.is_result() => written(&self.figure(cell)),
            _ => self.figure(cell),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shows {
    Rank,
    Player,
    Evenings,
    Average,
    Outcomes,
    /// The column of the law with this index.
    Count(usize),
    Over,
    Money,
    Currency,
    Best,
    BestDate,
    Worst,
    WorstDate,
    Form,
}

impl Shows {
    fn is_result(self) -> bool {
        use Shows::{Average, Best, Money, Over, Worst};
        [Over, Best, Worst, Average, Money].contains(&self)
    }

    fn number(self, row: &PlayerRow) -> Option<i64> {
        match self {
            Shows::Evenings => Some(row.evenings),
            Shows::Count(at) => row.counts.get(at).copied(),
            Shows::Over | Shows::Money => Some(row.over),
            Shows::Best => Some(row.best.0),
            Shows::Worst => Some(row.worst.0),
            Shows::Average => Some(row.over.saturating_mul(1_000_000) / row.evenings.max(1)),
            _ => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Standings {
    pub law: &'static Law,
    pub dates: Option<(Date, Date)>,
    money: Option<Money>,
    rows: Vec<PlayerRow>,
    sorted: Shows,
    min_hands: i64,
    pub evenings: Vec<SeasonEvening>,
}

impl Standings {
    /// Adds up these evenings, the highest result first.
    pub fn new(law: &'static Law, mut evenings: Vec<SeasonEvening>, money: Option<&Money>) -> Self {
        evenings.order_by_key(|evening| {
            (evening.begun.map(|begun| begun.timestamp()), evening.seal.map(|seal| seal.half))
        });
        let mut rows: Vec<PlayerRow> = Vec::new();
        let mut places: HashMap<Name, usize> = HashMap::new();
        for evening in &evenings {
            let date = evening.date();
            let mut counts = evening.counts.iter();
            for played in &evening.players {
                let at = *places.entry(played.name.clone()).or_insert_with(|| {
                    rows.push(PlayerRow::new(played, law.library().columns.len(), date));
                    rows.len() - 1
                });
                if let Some(row) = rows.get_mut(at) {
                    row.add(played, &mut counts, date);
                }
            }
        }
        let dates = || evenings.iter().filter_map(SeasonEvening::date);
        let mut standings = Standings {
            law,
            dates: dates().min().zip(dates().max()),
            money: money.filter(|_| law.about.chips.is_some()).cloned(),
            rows,
            sorted: Shows::Over,
            min_hands: 0,
            evenings,
        };
        standings.sort(Shows::Over);
        standings
    }

    /// Returns the standings before this evening, for the players in these.
    #[must_use]
    pub fn before(&self, place: usize) -> Standings {
        let evenings = self.evenings.iter().take(place).cloned().collect();
        let mut before = Standings::new(self.law, evenings, self.money.as_ref());
        let names: HashSet<&str> = self.players().collect();
        before.rows.retain(|row| names.contains(row.name.as_str()));
        before.sort(self.sorted);
        before.rank_from(self.min_hands);
        before
    }

    /// Sorts by the column with this key: names from A, numbers from the highest. Fails if the
    /// column does not exist or contains neither.
    pub fn sort_by(&mut self, key: &str) -> Result<(), String> {
        let mut heads = self.all_heads();
        heads.retain(|head| (head.is_number() || head.is_player()) && head.shows != Shows::Rank);
        if let Some(head) = heads.iter().find(|head| head.key == key) {
            self.sort(head.shows);
            return Ok(());
        }
        let keys: Vec<&str> = heads.iter().map(|head| &*head.key).collect();
        let (key, keys) = (format!("{key:?}"), keys.join(", "));
        Err(message!("no-column", law = self.law.name(), key, keys))
    }

    pub fn at_least(&mut self, evenings: i64) {
        self.rows.retain(|row| row.evenings >= evenings);
    }

    /// Puts players with fewer hands last, without a rank.
    pub fn rank_from(&mut self, hands: i64) {
        self.min_hands = hands;
        self.rows.order_by_key(|row| row.hands() < hands);
    }

    pub fn is_ranked(&self, name: &str) -> bool {
        self.rows.iter().any(|row| row.name.as_str() == name && row.hands() >= self.min_hands)
    }

    fn sort(&mut self, shows: Shows) {
        self.sorted = shows;
        self.rows.order_by(|one, other| {
            let numbers = shows.number(other).cmp(&shows.number(one));
            let usual = |row: &PlayerRow| {
                (shows != Shows::Player).then_some((Reverse(row.over), row.evenings))
            };
            numbers
                .then_with(|| usual(one).cmp(&usual(other)))
                .then_with(|| one.name.as_str().cmp(other.name.as_str()))
        });
    }

    /// Describes the number of evenings and their dates. `date` formats a date.
    pub fn about(&self, date: impl Fn(Date) -> String) -> String {
        let evenings = self.evenings.len();
        match self.dates {
            None => message!("evenings", evenings),
            Some((first, last)) if first == last => {
                message!("evenings-on", evenings, first = date(first))
            }
            Some((first, last)) => {
                let (first, last) = (date(first), date(last));
                message!("evenings-from", evenings, first, last)
            }
        }
    }

    /// Returns everybody's rank; `None` for too few hands.
    pub fn ranking(&self) -> impl Iterator<Item = (&str, Option<usize>)> {
        (self.rows.iter()).map(|row| (row.name.as_str(), self.rank(row)))
    }

    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.name.as_str())
    }

    pub fn words(&self, heads: &[Head]) -> impl Iterator<Item = Vec<String>> {
        let cell = |(head, cell): (&Head, &Value)| head.written(cell);
        self.rows(heads).map(move |row| heads.iter().zip(&row).map(cell).collect())
    }

    pub fn rows(&self, heads: &[Head]) -> impl Iterator<Item = Vec<Value>> {
        let cell = |row, head: &Head| self.cell(row, head.shows);
        self.rows.iter().map(move |row| heads.iter().map(|head| cell(row, head)).collect())
    }

    fn rank(&self, row: &PlayerRow) -> Option<usize> {
        let by = match self.sorted {
            Shows::Player => Shows::Over,
            sorted => sorted,
        };
        let is_ranked = |row: &&PlayerRow| row.hands() >= self.min_hands;
        let before =
            (self.rows.iter().filter(is_ranked)).filter(|other| by.number(other) > by.number(row));
        is_ranked(&row).then(|| before.count() + 1)
    }

    fn cell(&self, row: &PlayerRow, shows: Shows) -> Value {
        let money = self.money.as_ref();
        match shows {
            Shows::Rank => json!(self.rank(row)),
            Shows::Average => tenths(row.over, row.evenings).into(),
            Shows::Outcomes => row.outcomes.map(|times| times.to_string()).join("–").into(),
            Shows::Player => row.name.as_str().into(),
            Shows::Money => money.map(|money| money.worth(row.over)).into(),
            Shows::Currency => money.map(Money::currency).into(),
            Shows::BestDate => row.best.1.map(|date| date.to_string()).into(),
            Shows::WorstDate => row.worst.1.map(|date| date.to_string()).into(),
            Shows::Form => row.form.to_string().into(),
            Shows::Evenings | Shows::Count(_) | Shows::Over | Shows::Best | Shows::Worst => {
                json!(shows.number(row))
            }
        }
    }

    pub fn heads(&self, medium: Medium) -> Vec<Head> {
        let mut heads = self.all_heads();
        heads.retain(|head| head.is_in[medium as usize]);
        heads
    }

    fn all_heads(&self) -> Vec<Head> {
        const ALL: [bool; 3] = [true; 3];
        let head = |shows: Shows, key: &'static str, is_in, heading: Cow<'static, str>| Head {
            key: key.into(),
            heading,
            is_in,
            what: message!(&format!("standings-about-{key}")),
            article: None,
            is_signed: shows.is_result() && self.law.about.chips.is_some(),
            shows,
        };
        let same = |shows, key: &'static str, is_in| {
            head(shows, key, is_in, message!(&format!("standings-{key}")).into())
        };
        let library = self.law.library();
        let result = &library.result;
        let mut heads = vec![
            same(Shows::Rank, "rank", [false, false, true]),
            same(Shows::Player, "player", ALL),
            same(Shows::Evenings, "evenings", ALL),
            Head {
                key: result.key.clone(),
                heading: result.heading.clone(),
                is_in: ALL,
                what: result.what.to_string(),
                article: None,
                shows: Shows::Over,
                is_signed: self.law.about.chips.is_some(),
            },
        ];
        if self.law.about.chips.is_some() {
            let money = self.money.as_ref();
            let heading = money.map_or_else(String::new, Money::heading).into();
            let shown = [true, money.is_some(), money.is_some()];
            heads.push(head(Shows::Money, "money", shown, heading));
            heads.push(same(Shows::Currency, "currency", [true, false, false]));
        }
        heads.extend([
            same(Shows::Average, "average", [false, self.sorted == Shows::Average, true]),
            same(Shows::Outcomes, "outcomes", [false, false, true]),
            same(Shows::Best, "best", ALL),
            same(Shows::BestDate, "best_date", [true, false, true]),
            same(Shows::Worst, "worst", ALL),
            same(Shows::WorstDate, "worst_date", [true, false, true]),
            same(Shows::Form, "form", ALL),
        ]);
        // A result that is also counted has one column.
        let is_other = |(_, column): &(usize, &TallyColumn)| column.key != result.key;
        for (at, column) in library.columns.iter().enumerate().filter(is_other) {
            let any = |row: &PlayerRow| row.counts.get(at).is_some_and(|count| *count != 0);
            // Hides articles under which nobody fouled.
            let is_shown = column.article.is_none() || self.rows.iter().any(any);
            heads.push(Head {
                key: column.key.clone(),
                heading: column.heading.clone(),
                is_in: [true, is_shown, is_shown],
                what: column.what.to_string(),
                article: column.article,
                shows: Shows::Count(at),
                is_signed: false,
            });
        }
        heads
    }
}
