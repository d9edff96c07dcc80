//! A player's row in the standings of a season.

use super::evening::PlayerResult;
use nos_base::Name;
use nos_entry::Date;
use std::cmp::Ordering;
use std::fmt;

#[derive(Clone, Debug)]
pub(super) struct PlayerRow {
    pub name: Name,
    pub evenings: i64,
    pub over: i64,
    pub counts: Vec<i64>,
    pub best: (i64, Option<Date>),
    pub worst: (i64, Option<Date>),
    /// Evenings won, level and lost.
    pub outcomes: [i64; 3],
    pub form: Form,
}

impl PlayerRow {
    /// Creates a row without evenings, for the player with the result `first`.
    pub fn new(first: &PlayerResult, columns: usize, date: Option<Date>) -> PlayerRow {
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
    pub fn add(
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

    pub fn hands(&self) -> i64 {
        self.counts.first().copied().unwrap_or_default()
    }
}

/// Returns the average with one decimal, halves rounded away from zero.
pub(super) fn tenths(sum: i64, by: i64) -> String {
    let (all, by) = (sum.unsigned_abs().saturating_mul(20), by.unsigned_abs().max(1));
    let tenths = (all + by) / (2 * by);
    let sign = if sum < 0 && tenths > 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

const EVENINGS: usize = 10;

/// Last evenings in letters, the latest last: W for won, D for level, L for lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form(String);

impl Form {
    pub(super) fn translated(form: &str) -> String {
        let told = message!("form-letters");
        let letter = |own| "WDL".chars().zip(told.chars()).find(|(other, _)| *other == own);
        form.chars().map(|own| letter(own).map_or(own, |(_, told)| told)).collect()
    }

    pub fn outcome(told: char) -> Ordering {
        match message!("form-letters").chars().position(|letter| letter == told) {
            Some(0) => Ordering::Greater,
            Some(1) => Ordering::Equal,
            _ => Ordering::Less,
        }
    }

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
