//! The standings of a season: results of each player from all evenings together.

use super::evening::{PlayerResult, SeasonEvening};
use super::written::words;
use nos_rules::law::about::TallyColumn;
use nos_rules::law::referee::Law;
use nos_rules::speech::Date;
use nos_rules::table::article::Article;
use nos_rules::table::name::{Name, spaced};
use nos_rules::text::money::{Money, signed, written};
use nos_rules::text::tables::change;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::fmt;

/// Outputs in which columns stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medium {
    /// In CSV and JSON.
    Program,
    /// In the tables of a window.
    Window,
    /// On a page, and in Markdown.
    Page,
}

#[derive(Clone, Debug)]
pub struct Head {
    /// Name in CSV and JSON, and for `--sort`.
    pub key: Cow<'static, str>,
    pub heading: Cow<'static, str>,
    /// Outputs that have it, by [`Medium`].
    is_in: [bool; 3],
    /// Meaning, in words.
    pub what: String,
    /// Article of its fouls.
    pub article: Option<Article>,
    shows: Shows,
    /// Whether a number above 0 has a plus sign.
    is_signed: bool,
}

impl Head {
    pub fn is_player(&self) -> bool {
        self.shows == Shows::Player
    }

    pub fn is_number(&self) -> bool {
        use Shows::{BestDate, Currency, Form, Outcomes, Player, WorstDate};
        let words = [Player, Currency, BestDate, WorstDate, Form, Outcomes];
        !words.contains(&self.shows)
    }

    /// A cell of the column as people see it.
    pub fn figure(&self, cell: &Value) -> String {
        match cell.as_i64() {
            // Where few players have any, 0 stays empty.
            Some(0) if self.article.is_some() => String::new(),
            Some(number) if self.is_signed => change(number),
            None if self.is_signed => signed(&words(cell)),
            None if self.shows == Shows::Form => Form::translated(&words(cell)),
            _ => words(cell).into_owned(),
        }
    }

    /// The cell with the decimal sign of the language.
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
    /// The column of the law with this place.
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
    /// Whether it comes from the results of evenings.
    fn is_result(self) -> bool {
        use Shows::{Average, Best, Money, Over, Worst};
        [Over, Best, Worst, Average, Money].contains(&self)
    }
}

#[derive(Clone, Debug)]
pub struct Standings {
    pub law: &'static Law,
    /// The dates of the first and the last evening; `None` if no evening has one.
    pub dates: Option<(Date, Date)>,
    money: Option<Money>,
    rows: Vec<PlayerRow>,
    sorted: Shows,
    /// Hands that a player needs for a rank.
    min_hands: i64,
    pub evenings: Vec<SeasonEvening>,
}

impl Standings {
    /// Standings after these evenings, the highest result first.
    pub fn of(law: &'static Law, mut evenings: Vec<SeasonEvening>, money: Option<&Money>) -> Self {
        evenings.sort_by_key(|evening| {
            let begun = evening.begun.map(|begun| begun.timestamp());
            (begun, evening.seal.map(|seal| seal.half))
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
            money: money.filter(|_| law.is_for_money).cloned(),
            rows,
            sorted: Shows::Over,
            min_hands: 0,
            evenings,
        };
        standings.sort(Shows::Over);
        standings
    }

    /// Sorts by the column with this key: names from A, numbers from the highest. An error if no such column exists, or
    /// if it has neither names nor numbers.
    pub fn sort_by(&mut self, key: &str) -> Result<(), String> {
        let mut heads = self.all_heads();
        heads.retain(|head| (head.is_number() || head.is_player()) && head.shows != Shows::Rank);
        if let Some(head) = heads.iter().find(|head| head.key == key) {
            self.sort(head.shows);
            return Ok(());
        }
        let keys: Vec<&str> = heads.iter().map(|head| &*head.key).collect();
        let (key, keys) = (format!("{key:?}"), keys.join(", "));
        Err(message!("no-column", law = self.law.name, key, keys))
    }

    /// Leaves out players with fewer evenings than this.
    pub fn at_least(&mut self, evenings: i64) {
        self.rows.retain(|row| row.evenings >= evenings);
    }

    /// Puts players with fewer hands than this after the others, without a rank.
    pub fn rank_from(&mut self, hands: i64) {
        self.min_hands = hands;
        self.rows.sort_by_key(|row| row.hands() < hands);
    }

    pub fn is_ranked(&self, name: &str) -> bool {
        let mut rows = self.rows.iter();
        rows.any(|row| row.name.as_str() == name && row.hands() >= self.min_hands)
    }

    fn sort(&mut self, shows: Shows) {
        self.sorted = shows;
        self.rows.sort_by(|one, other| {
            let numbers = other.number(shows).cmp(&one.number(shows));
            let usual = |row: &PlayerRow| {
                (shows != Shows::Player).then_some((Reverse(row.over), row.evenings))
            };
            numbers
                .then_with(|| usual(one).cmp(&usual(other)))
                .then_with(|| one.name.as_str().cmp(other.name.as_str()))
        });
    }

    /// Number of evenings that count, with their first and last dates; `date` writes a date.
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

    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.name.as_str())
    }

    /// Rows as people see them.
    pub fn words(&self, heads: &[Head]) -> impl Iterator<Item = Vec<String>> {
        let cell = |(head, cell): (&Head, &Value)| head.written(cell);
        let cells = move |row: Vec<Value>| heads.iter().zip(&row).map(cell).collect();
        self.rows(heads).map(cells)
    }

    pub fn rows(&self, heads: &[Head]) -> impl Iterator<Item = Vec<Value>> {
        let cell = |row, head: &Head| self.cell(row, head.shows);
        let cells = move |row| heads.iter().map(|head| cell(row, head)).collect();
        self.rows.iter().map(cells)
    }

    fn cell(&self, row: &PlayerRow, shows: Shows) -> Value {
        let money = self.money.as_ref();
        match shows {
            Shows::Rank if row.hands() < self.min_hands => Value::Null,
            Shows::Rank => {
                let by = match self.sorted {
                    Shows::Player => Shows::Over,
                    sorted => sorted,
                };
                let before = self
                    .rows
                    .iter()
                    .filter(|other| other.hands() >= self.min_hands)
                    .filter(|other| other.number(by) > row.number(by));
                json!(before.count() + 1)
            }
            Shows::Average => tenths(row.over, row.evenings).into(),
            Shows::Outcomes => row.outcomes.map(|times| times.to_string()).join("–").into(),
            Shows::Player => row.name.as_str().into(),
            Shows::Money => money.map(|money| money.worth(row.over)).into(),
            Shows::Currency => money.map(Money::currency).into(),
            Shows::BestDate => row.best.1.map(|date| date.to_string()).into(),
            Shows::WorstDate => row.worst.1.map(|date| date.to_string()).into(),
            Shows::Form => row.form.to_string().into(),
            Shows::Evenings | Shows::Count(_) | Shows::Over | Shows::Best | Shows::Worst => {
                json!(row.number(shows))
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
            is_signed: shows.is_result() && self.law.is_for_money,
            shows,
        };
        let same = |shows, key: &'static str, is_in| {
            head(
                shows,
                key,
                is_in,
                message!(&format!("standings-{key}")).into(),
            )
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
                is_signed: self.law.is_for_money,
            },
        ];
        if self.law.is_for_money {
            let money = self.money.as_ref();
            let heading = money.map_or_else(String::new, Money::heading).into();
            let shown = [true, money.is_some(), money.is_some()];
            heads.push(head(Shows::Money, "money", shown, heading));
            heads.push(same(Shows::Currency, "currency", [true, false, false]));
        }
        let by_average = self.sorted == Shows::Average;
        heads.extend([
            same(Shows::Average, "average", [false, by_average, true]),
            same(Shows::Outcomes, "outcomes", [false, false, true]),
            same(Shows::Best, "best", ALL),
            same(Shows::BestDate, "best_date", [true, false, true]),
            same(Shows::Worst, "worst", ALL),
            same(Shows::WorstDate, "worst_date", [true, false, true]),
            same(Shows::Form, "form", ALL),
        ]);
        // A result that is also counted stands once.
        let is_other = |(_, column): &(usize, &TallyColumn)| column.key != result.key;
        for (at, column) in library.columns.iter().enumerate().filter(is_other) {
            let any = |row: &PlayerRow| row.counts.get(at).is_some_and(|count| *count != 0);
            // A table has no column for an article under which nobody fouled.
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

#[derive(Clone, Debug)]
struct PlayerRow {
    name: Name,
    evenings: i64,
    over: i64,
    counts: Vec<i64>,
    best: (i64, Option<Date>),
    worst: (i64, Option<Date>),
    /// Evenings won, level and lost.
    outcomes: [i64; 3],
    form: Form,
}

impl PlayerRow {
    /// A player without evenings; `first` is the result of the first.
    fn new(first: &PlayerResult, columns: usize, date: Option<Date>) -> PlayerRow {
        PlayerRow {
            name: first.name.clone(),
            evenings: 0,
            over: 0,
            counts: vec![0; columns],
            best: (first.over, date),
            worst: (first.over, date),
            outcomes: [0; 3],
            form: Form::default(),
        }
    }

    /// Adds an evening. Of two equal ones the earlier is the best.
    fn add(
        &mut self,
        played: &PlayerResult,
        counts: impl Iterator<Item = i64>,
        date: Option<Date>,
    ) {
        self.evenings += 1;
        self.over += played.over;
        for (count, more) in self.counts.iter_mut().zip(counts) {
            *count += more;
        }
        if played.over > self.best.0 {
            self.best = (played.over, date);
        }
        if played.over < self.worst.0 {
            self.worst = (played.over, date);
        }
        let [won, level, lost] = &mut self.outcomes;
        *match played.outcome() {
            Ordering::Greater => won,
            Ordering::Equal => level,
            Ordering::Less => lost,
        } += 1;
        self.form.add(played.outcome());
    }

    /// Hands or games played: the first column counted.
    fn hands(&self) -> i64 {
        self.counts.first().copied().unwrap_or_default()
    }

    fn number(&self, shows: Shows) -> Option<i64> {
        match shows {
            Shows::Evenings => Some(self.evenings),
            Shows::Count(at) => self.counts.get(at).copied(),
            Shows::Over | Shows::Money => Some(self.over),
            Shows::Best => Some(self.best.0),
            Shows::Worst => Some(self.worst.0),
            Shows::Average => Some(self.over.saturating_mul(1_000_000) / self.evenings.max(1)),
            _ => None,
        }
    }
}

/// Average as a decimal with one place, halves rounded away from zero.
fn tenths(sum: i64, by: i64) -> String {
    let (all, by) = (
        sum.unsigned_abs().saturating_mul(20),
        by.unsigned_abs().max(1),
    );
    let tenths = (all + by) / (2 * by);
    let sign = if sum < 0 && tenths > 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

const EVENINGS: usize = 10;

/// Last evenings in letters, the latest last: W for won, D for level, L for lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form(String);

impl Form {
    /// The letters in the language that was chosen.
    fn translated(form: &str) -> String {
        let told = message!("form-letters");
        let letter = |own| {
            "WDL"
                .chars()
                .zip(told.chars())
                .find(|(other, _)| *other == own)
        };
        form.chars()
            .map(|own| letter(own).map_or(own, |(_, told)| told))
            .collect()
    }

    /// Result of an evening by its letter in the language that was chosen.
    pub fn outcome(told: char) -> Ordering {
        match message!("form-letters")
            .chars()
            .position(|letter| letter == told)
        {
            Some(0) => Ordering::Greater,
            Some(1) => Ordering::Equal,
            _ => Ordering::Less,
        }
    }

    /// Letter of a result in the language that was chosen.
    pub fn letter(outcome: Ordering) -> String {
        let mut form = Form::default();
        form.add(outcome);
        Form::translated(&form.0)
    }

    pub fn add(&mut self, outcome: Ordering) {
        if self.0.len() == EVENINGS {
            self.0.remove(0);
        }
        self.0.push(match outcome {
            Ordering::Greater => 'W',
            Ordering::Equal => 'D',
            Ordering::Less => 'L',
        });
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
