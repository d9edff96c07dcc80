//! Adds up the rulings of an evening for its sheet.

use crate::journal::Record;
use crate::print::fine::Fines;
use nos_base::{Name, Told};
use nos_entry::Moment;
use nos_law::{EntryNo, Ruling, Session, SourceSums};

pub(super) struct Totals {
    pub session: Session,
    pub sums: SourceSums,
    pub fines: Fines,
    /// Sentences that say from which entry on each official kept the journal.
    pub officials: Vec<Told>,
    pub times: Option<(Moment, Moment)>,
    pub hands: u32,
    /// The entry with which this sheet's player left.
    pub left: Option<EntryNo>,
}

/// Returns the first and the last time of the entries in force, up to this one.
pub(super) fn times(record: &Record, until: Option<EntryNo>) -> Option<(Moment, Moment)> {
    let mut is_over = false;
    let is_before = |no: &EntryNo| !std::mem::replace(&mut is_over, Some(*no) == until);
    let before = record.standing().map(|standing| standing.no).take_while(is_before);
    let mut times = before.filter_map(|no| record.time_of(no));
    let first = times.next()?;
    Some((first, times.last().unwrap_or(first)))
}

/// Adds up the rulings in force, up to the one with which this holder leaves.
pub(super) fn totals<'a>(
    session: &Session,
    rulings: impl Iterator<Item = (EntryNo, &'a Ruling)>,
    times: Option<(Moment, Moment)>,
    until: Option<usize>,
) -> Totals {
    let law = session.law();
    let holders = law.about.seating.holders(&session.names());
    let none = vec![vec![0; law.library().sources.len()]; holders.len()];
    let is_whole = until.is_none();
    let mut totals = Totals {
        session: if is_whole { session.clone() } else { (law.begin)() },
        sums: none.clone(),
        fines: Fines::default(),
        officials: Vec::new(),
        times,
        hands: 0,
        left: None,
    };
    // An abandoned hand takes back its changes, source by source.
    let mut before = none;
    for (no, ruling) in rulings {
        if is_whole && ruling.is_play() {
            continue;
        }
        let summary = ruling.summary();
        if summary.begins_hand {
            totals.hands += 1;
            before.clone_from(&totals.sums);
        }
        if summary.abandons {
            totals.sums.clone_from(&before);
        }
        let paper = ruling.on_paper();
        (totals.fines).add(law, &holders, (no, totals.hands), (&summary, &paper));
        totals.officials.extend(paper.official.map(|name: Name| told!("kept-by", no; name)));
        for flow in paper.flows {
            let sums = totals.sums.get_mut(flow.holder);
            if let Some(sum) = sums.and_then(|sums| sums.get_mut(flow.source)) {
                *sum += flow.amount;
            }
        }
        if is_whole {
            continue;
        }
        totals.session.apply(no, ruling);
        if summary.leaver == until {
            totals.left = Some(no);
            break;
        }
    }
    totals
}
