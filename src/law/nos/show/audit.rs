//! What the record proves, as JSON and in words.

use crate::dominoes::tile::Tile;
use crate::law::EntryNo;
use crate::law::nos::evidence::audit::{Finding, FindingKind, Proof, Settled, arms_of};
use crate::law::nos::{Arm, Fitting, PlayerId, Session};
use crate::table::article::Article;
use crate::table::name::listed;
use crate::text::look::Look;
use crate::told;
use serde_json::{Value, json};

told! {
    /// What is said of what is proved.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Proved {
        Nothing,
        Hand(hand: u32),
        InAll,
        Times(player: PlayerId, kind: FindingKind, times: usize),
        Finding(no: EntryNo, proof: String, article: Article, settled: String),
        Abandoned(finding: String, no: EntryNo),
        Fitted(tile: Tile, arms: Vec<Arm>),
        Played(tiles: String, no: EntryNo),
        Shown(tiles: String, no: EntryNo),
        Denial(player: PlayerId, kind: FindingKind, fitted: String, tiles: u8, seen: String),
        Concealed(player: PlayerId, tiles: Vec<Tile>, closer: PlayerId, no: EntryNo, fitted: String),
        Paid(each: i64, at: EntryNo),
        PaidTwice(took: i64, no: EntryNo, each: i64, at: EntryNo),
        Waived(at: EntryNo),
        NoPenalty,
    }
}

/// The findings with the names of this session, for JSON.
pub fn json(session: &Session, findings: &[Finding]) -> Value {
    let findings = findings.iter().map(|finding| {
        json!({
            "kind": finding.kind.word(),
            "player": session.shown(finding.player),
            "entry": finding.entry.0,
            "article": finding.kind.article().to_string(),
            "settled": finding.is_settled(),
        })
    });
    json!({ "findings": findings.collect::<Vec<Value>>() })
}

/// The findings by hand and for the whole evening, in lines.
pub fn words(session: &Session, findings: &[Finding], look: &Look) -> Vec<String> {
    if findings.is_empty() {
        return look.set(&[session.say(&Proved::Nothing)]);
    }
    let mut lines = Vec::new();
    for of_hand in findings.chunk_by(|one, other| one.hand == other.hand) {
        let hand = of_hand.first().map_or(0, |finding| finding.hand);
        lines.push(session.say(&Proved::Hand(hand)));
        let each = of_hand.iter().map(|finding| of_finding(session, finding));
        lines.extend(each.map(|words| format!("  {words}")));
    }
    lines.push(session.say(&Proved::InAll));
    for (at, Finding { player, kind, .. }) in findings.iter().enumerate() {
        let same = |other: &&Finding| (other.player, other.kind) == (*player, *kind);
        if !findings.iter().take(at).any(|other| same(&other)) {
            let times = findings.iter().filter(same).count();
            let (player, kind) = (*player, *kind);
            let words = session.say(&Proved::Times(player, kind, times));
            lines.push(format!("  {words}"));
        }
    }
    look.set(&lines)
}

fn of_finding(session: &Session, finding: &Finding) -> String {
    let (player, kind, no) = (finding.player, finding.kind, finding.entry);
    let list = |each: Vec<String>| listed(each.iter().map(String::as_str));
    let fitted = |fitting: &Fitting| {
        let each = arms_of(fitting).into_iter();
        let each = each.map(|(tile, arms)| session.say(&Proved::Fitted(tile, arms)));
        list(each.collect())
    };
    let mut before = 0;
    let proof = match &finding.proof {
        Proof::Denial {
            fitting,
            drawn,
            seen,
            took,
        } => {
            before = *took;
            let seen = seen.iter().map(|sighting| {
                let (tiles, no) = (sighting.tiles.to_string(), sighting.no);
                session.say(&match sighting.played {
                    true => Proved::Played(tiles, no),
                    false => Proved::Shown(tiles, no),
                })
            });
            let (fitted, seen) = (fitted(fitting), list(seen.collect()));
            Proved::Denial(player, kind, fitted, *drawn, seen)
        }
        Proof::Concealed {
            closer,
            upheld,
            fitting,
        } => {
            let tiles = arms_of(fitting).into_iter().map(|(tile, _)| tile).collect();
            let (closer, no, fitted) = (*closer, *upheld, fitted(fitting));
            Proved::Concealed(player, tiles, closer, no, fitted)
        }
    };
    let settled = match finding.settled {
        Settled::Paid { at, each } if before > 0 => Proved::PaidTwice(before, no, each, at),
        Settled::Paid { at, each } => Proved::Paid(each, at),
        Settled::Waived { at } => Proved::Waived(at),
        Settled::NoPenalty => Proved::NoPenalty,
    };
    let (proof, settled) = (session.say(&proof), session.say(&settled));
    let finding_words = session.say(&Proved::Finding(no, proof, kind.article(), settled));
    match finding.voided {
        Some(no) => session.say(&Proved::Abandoned(finding_words, no)),
        None => finding_words,
    }
}
