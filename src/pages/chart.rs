//! A chart of everybody's score, drawn once for a phone and once for a wider screen.

mod drawn;
mod grid;
mod lines;

pub use drawn::chart;

use super::figures;
use super::hand::anchor;
use maud::Markup;
use nos_base::Told;
use nos_law::EntryNo;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartLine {
    pub name: String,
    /// Index in the order of arrival; decides the colour.
    pub place: usize,
    /// Score before the first hand and after each; `None` while the holder is not in the session.
    pub points: Vec<Option<i64>>,
    /// Penalties paid: the number of the hand, from 1, the entry, and a description.
    pub fines: Vec<(u32, EntryNo, Told)>,
}

impl ChartLine {
    pub(super) fn at(&self, hand: usize) -> Option<i64> {
        self.points.get(hand).copied().flatten()
    }

    /// The last hand that the player attended, from 1; 0 if none.
    fn last(&self) -> usize {
        self.points.iter().rposition(Option::is_some).unwrap_or(0)
    }

    pub(super) fn values(&self) -> impl DoubleEndedIterator<Item = i64> {
        self.points.iter().copied().flatten()
    }

    /// Penalties paid in this hand: the first entry, and a description of all of them.
    fn fined(&self, hand: usize) -> Option<(EntryNo, Markup)> {
        let fines = self.fines.iter().filter(|(of, ..)| *of as usize == hand);
        let words = Told::joined(fines.clone().map(|(.., words)| words.clone()), "; ");
        let (_, no, _) = fines.clone().next()?;
        Some((*no, figures::unmarked(&words)))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LinkTarget {
    #[default]
    Entry,
    Hand,
    Page,
    Nowhere,
}

impl LinkTarget {
    pub fn address(self, hand: usize, no: Option<EntryNo>) -> Option<String> {
        Some(match (self, no) {
            (LinkTarget::Nowhere, _) => return None,
            (LinkTarget::Entry, Some(no)) => format!("#{}", anchor(no).0),
            (LinkTarget::Page, Some(no)) => format!("hand/{hand}#{}", anchor(no).0),
            (LinkTarget::Page, None) => format!("hand/{hand}"),
            (LinkTarget::Entry | LinkTarget::Hand, _) => format!("#hand-{hand}"),
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chart {
    pub title: String,
    /// A sentence that defines the counted points.
    pub counts: String,
    /// The word for a hand or a game.
    pub round: &'static str,
    pub start: i64,
    pub lines: Vec<ChartLine>,
    /// A word or number for each hand; if there is a goal, the number of its game.
    pub marks: Vec<String>,
    /// Points that win a game. Each game then has its own panel and begins at the start again.
    pub goal: Option<i64>,
    pub fewest_win: bool,
    pub target: LinkTarget,
    /// Decimals of the values, which are counted in units of the last decimal.
    pub decimals: usize,
}

impl Chart {
    fn figure(&self, value: i64) -> String {
        let (decimals, scale) = (self.decimals, 10f64.powi(self.decimals as i32));
        match decimals {
            0 => figures::units(value),
            _ => figures::decimal(&format!("{:.decimals$}", value as f64 / scale)),
        }
    }

    /// A value at the left axis, where there is little room.
    fn tick(&self, value: i64) -> String {
        let whole = 10i64.saturating_pow(u32::try_from(self.decimals).unwrap_or_default());
        if value % whole == 0 { figures::units(value / whole) } else { self.figure(value) }
    }

    /// Whether the chart has bars. Where most games take one hand, a line would be only spikes.
    fn has_bars(&self) -> bool {
        let games = (0..self.marks.len()).filter(|hand| self.begins(*hand)).count();
        self.goal.is_some() && games * 2 > self.marks.len()
    }

    /// Whether a game, and so a panel, begins with this hand, from 0.
    fn begins(&self, hand: usize) -> bool {
        let mark = |hand: usize| self.marks.get(hand);
        hand == 0 || self.goal.is_some() && mark(hand) != mark(hand - 1)
    }
}
