//! What everybody has, hand by hand, as a chart of steps. It is drawn twice: for a phone and for a wider screen.

mod drawn;
mod grid;
mod lines;

pub use drawn::chart;

use super::figures;
use super::hand::anchor;
use nos_law::EntryNo;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartLine {
    pub name: String,
    /// Index in the order of arrival, which decides the colour.
    pub place: usize,
    /// What the holder had before the first hand and after each; `None` while not in the session.
    pub points: Vec<Option<i64>>,
    /// The penalties paid: the hand, from 1, the entry, and who paid how much for what.
    pub fines: Vec<(u32, EntryNo, String)>,
}

impl ChartLine {
    pub(super) fn at(&self, hand: usize) -> Option<i64> {
        self.points.get(hand).copied().flatten()
    }

    /// The last hand that the player was there for, from 1; 0 if for none.
    fn last(&self) -> usize {
        self.points.iter().rposition(Option::is_some).unwrap_or(0)
    }

    pub(super) fn values(&self) -> impl DoubleEndedIterator<Item = i64> {
        self.points.iter().copied().flatten()
    }

    /// The penalties paid in this hand: the first entry, and all of them in words. `None` if there were none.
    fn fined(&self, hand: usize) -> Option<(EntryNo, String)> {
        let is_of_hand = |(of, ..): &&(u32, EntryNo, String)| *of as usize == hand;
        let fines: Vec<_> = self.fines.iter().filter(is_of_hand).collect();
        let words: Vec<&str> = fines.iter().map(|(.., words)| words.as_str()).collect();
        let (_, no, _) = fines.first()?;
        Some((*no, words.join("; ")))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LinkTarget {
    /// To entries, on the same page.
    #[default]
    Entry,
    /// To hands, on the same page.
    Hand,
    /// To the page of a hand.
    Page,
    Nowhere,
}

impl LinkTarget {
    /// The address of a hand, or of an entry in it.
    pub fn address(self, hand: usize, no: Option<EntryNo>) -> Option<String> {
        Some(match (self, no) {
            (LinkTarget::Nowhere, _) => return None,
            (LinkTarget::Entry, Some(no)) => format!("#{}", anchor(no)),
            (LinkTarget::Page, Some(no)) => format!("hand/{hand}#{}", anchor(no)),
            (LinkTarget::Page, None) => format!("hand/{hand}"),
            (LinkTarget::Entry | LinkTarget::Hand, _) => format!("#hand-{hand}"),
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chart {
    pub title: String,
    /// What is counted, in a sentence.
    pub counts: String,
    /// What is played, one after the other.
    pub round: &'static str,
    pub start: i64,
    pub lines: Vec<ChartLine>,
    /// A word or number for each hand; if there is a goal, the number of its game.
    pub marks: Vec<String>,
    /// Points that win a game. Each game then begins at the start again, in a panel of its own.
    pub goal: Option<i64>,
    /// Whether who reaches the goal does not win.
    pub fewest_win: bool,
    pub target: LinkTarget,
    /// How many decimals the values have, which are whole numbers of their last one.
    pub decimals: usize,
}

impl Chart {
    /// A value as people see it.
    fn figure(&self, value: i64) -> String {
        let scale = 10f64.powi(i32::try_from(self.decimals).unwrap_or_default());
        match self.decimals {
            0 => figures::units(value),
            decimals => figures::decimal(&format!("{:.decimals$}", value as f64 / scale)),
        }
    }

    /// A value at the left, where there is little room.
    fn tick(&self, value: i64) -> String {
        let whole = 10i64.saturating_pow(u32::try_from(self.decimals).unwrap_or_default());
        if value % whole == 0 { figures::units(value / whole) } else { self.figure(value) }
    }

    /// Whether bars stand for the values: where most games are over after one hand a line would fall to the start each time.
    fn has_bars(&self) -> bool {
        let games = (0..self.marks.len()).filter(|hand| self.begins(*hand)).count();
        self.goal.is_some() && games * 2 > self.marks.len()
    }

    /// Whether a game begins with this hand, from 0, and so a panel.
    fn begins(&self, hand: usize) -> bool {
        let mark = |hand: usize| self.marks.get(hand);
        hand == 0 || self.goal.is_some() && mark(hand) != mark(hand - 1)
    }
}
