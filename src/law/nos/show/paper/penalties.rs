//! The penalties of a ruling, as they stand on the sheet.

use crate::law::nos::fouls::Foul;
use crate::law::nos::ruling::{CloseOutcome, Event, Ruling, Verdict};
use crate::law::nos::transfer::{Cause, Party, PlayerId};
use crate::print::paper::Penalty;

/// The penalties of a ruling; a waived one has no payees.
pub(super) fn penalties(ruling: &Ruling) -> Vec<Penalty> {
    if ruling.waived {
        return waived(ruling);
    }
    let mut penalties: Vec<Penalty> = Vec::new();
    for paid in &ruling.transfers {
        let (Cause::Foul(foul), Party::Player(player)) = (paid.cause, paid.from) else {
            continue;
        };
        let own = penalty(player, foul, paid.amount);
        let same = |other: &&mut Penalty| {
            Penalty {
                payees: 0,
                ..**other
            } == own
        };
        match penalties.iter_mut().find(same) {
            Some(other) => other.payees += 1,
            None => penalties.push(Penalty { payees: 1, ..own }),
        }
    }
    penalties
}

/// A penalty that nobody has been paid yet.
fn penalty(player: PlayerId, foul: Foul, each: i64) -> Penalty {
    Penalty {
        holder: player.index(),
        purpose: Cause::Foul(foul).purpose(),
        article: foul.article(),
        each,
        payees: 0,
    }
}

/// The penalties that the table waives in a ruling: that of its foul, those of proved and called denials, and that of
/// a close that turned out wrong.
fn waived(ruling: &Ruling) -> Vec<Penalty> {
    let foul = match (ruling.verdict, ruling.offender) {
        (Verdict::Foul(foul), Some(player)) => Some((player, foul)),
        _ => None,
    };
    let aside = ruling.events.iter().filter_map(|event| match event {
        Event::Proved {
            player,
            kind,
            settled: true,
            ..
        }
        | Event::Punished { player, kind, .. } => Some((*player, Foul::of_denial(*kind)?)),
        Event::CloseDecided(player, CloseOutcome::Refuted(..)) => Some((*player, Foul::WrongClose)),
        _ => None,
    });
    let aside = aside.filter(|own| Some(*own) != foul);
    let all = foul.into_iter().chain(aside);
    all.map(|(player, foul)| penalty(player, foul, 0)).collect()
}
