//! The evening added up for the sheet.

use super::fine::Fine;
use crate::journal::Record;
use crate::law::EntryNo;
use crate::law::referee::Session;
use crate::print::paper::Sums;
use crate::speech::Moment;

/// The evening as far as it is on the sheet.
pub(super) struct Read {
    pub session: Session,
    pub sums: Sums,
    pub fines: Vec<Fine>,
    pub moments: Vec<Moment>,
    pub hands: u32,
    /// The entry by which the player left whose sheet it is.
    pub left: Option<EntryNo>,
}

/// Adds up the rulings, up to the one by which this holder leaves.
pub(super) fn read(record: &Record, until: Option<usize>) -> Read {
    let law = record.law();
    let names = record.session().names();
    let holders = (law.holders)(&names);
    let none = vec![vec![0; law.sources.len()]; holders.len()];
    let is_whole = until.is_none();
    let mut read = Read {
        session: match is_whole {
            true => record.session().clone(),
            false => (law.begin)(),
        },
        sums: none.clone(),
        fines: Vec::new(),
        moments: Vec::new(),
        hands: 0,
        left: None,
    };
    // What an abandoned hand moved is taken back source by source.
    let (mut before, mut fines_before) = (none, 0);
    for own in record.standing() {
        if (law.begins_hand)(own.entry) {
            read.hands += 1;
            before.clone_from(&read.sums);
            fines_before = read.fines.len();
        }
        if own.ruling.abandons() {
            read.sums.clone_from(&before);
            let back = read.fines.get_mut(fines_before..).unwrap_or_default();
            back.iter_mut().for_each(|fine| fine.is_back = true);
        }
        for flow in own.ruling.flows() {
            let sums = read.sums.get_mut(flow.holder);
            if let Some(sum) = sums.and_then(|sums| sums.get_mut(flow.source)) {
                *sum += flow.amount;
            }
        }
        let moment = record.time_of(own.no);
        read.moments.extend(moment);
        let fines = own.ruling.penalties().into_iter().map(|penalty| Fine {
            no: own.no,
            moment,
            hand: read.hands,
            offender: holders.get(penalty.holder).cloned().unwrap_or_default(),
            penalty,
            is_back: false,
        });
        read.fines.extend(fines);
        if is_whole {
            continue;
        }
        read.session.apply(own.no, own.ruling);
        if own.ruling.leaver() == until {
            read.left = Some(own.no);
            break;
        }
    }
    read
}
