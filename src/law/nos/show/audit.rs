//! What the record proves, as JSON and in words.

use super::name;
use crate::law::nos::evidence::audit::{
    Finding, FindingKind, Proof, Settled, Sight, Sighting, arms_of,
};
use crate::law::nos::layout::Fitting;
use crate::law::nos::session::Session;
use crate::print::look::Look;
use crate::table::name::listed;
use serde::Serialize;

/// The answer to `audit`.
#[derive(Serialize)]
pub struct Answer<'a> {
    findings: Vec<Found<'a>>,
}

#[derive(Serialize)]
struct Found<'a> {
    kind: &'static str,
    player: &'a str,
    entry: u32,
    article: String,
    settled: bool,
}

/// The findings with the names of this session, for JSON.
pub fn json<'a>(session: &'a Session, findings: &[Finding]) -> Answer<'a> {
    Answer {
        findings: findings
            .iter()
            .map(|finding| Found {
                kind: finding.kind.word(),
                player: name::name(session, finding.player),
                entry: finding.entry.0,
                article: finding.kind.article().to_string(),
                settled: finding.is_settled(),
            })
            .collect(),
    }
}

/// The findings by hand and for the whole evening, in lines.
pub fn words(session: &Session, findings: &[Finding], look: &Look) -> Vec<String> {
    look.set(&told(session, findings))
}

fn told(session: &Session, findings: &[Finding]) -> Vec<String> {
    if findings.is_empty() {
        return vec!["The record proves nothing against anybody.".to_owned()];
    }
    let mut lines = Vec::new();
    let mut hand = None;
    for finding in findings {
        if hand != Some(finding.hand) {
            hand = Some(finding.hand);
            lines.push(format!("Hand {}", finding.hand));
        }
        lines.push(format!("  {}", finding_words(session, finding)));
    }
    lines.push("In all".to_owned());
    for (at, finding) in findings.iter().enumerate() {
        let same = |other: &&Finding| (other.player, other.kind) == (finding.player, finding.kind);
        if findings[..at].iter().any(|other| same(&other)) {
            continue;
        }
        let number = findings.iter().filter(same).count();
        let name = name::name(session, finding.player);
        lines.push(format!("  {name}: {}", counted(finding.kind, number)));
    }
    lines
}

fn counted(kind: FindingKind, number: usize) -> String {
    let words = match kind {
        FindingKind::PassedAble => "passed while able to play",
        FindingKind::DrewWithDouble => "drew for the set with a double in hand",
        FindingKind::HigherDouble => "did not set the highest double",
        FindingKind::Concealed => "hid a tile when the hand was closed",
    };
    match number {
        1 => words.to_owned(),
        number => format!("{words}, {number} times"),
    }
}

fn finding_words(session: &Session, finding: &Finding) -> String {
    let name = name::name(session, finding.player);
    let proof = match &finding.proof {
        Proof::Denial {
            fitting,
            drawn,
            seen,
            ..
        } => {
            let denied = match finding.kind {
                FindingKind::DrewWithDouble => "drew for the set".to_owned(),
                FindingKind::HigherDouble => "let a lower double be set".to_owned(),
                _ => format!("passed when {}", fitted(fitting)),
            };
            let (drew, saw) = (drew(*drawn), saw(seen, *drawn));
            format!("{name} {denied}, {drew}, and {saw}")
        }
        Proof::Concealed {
            closer,
            upheld,
            fitting,
        } => format!(
            "{name} showed {}; the close of {} was upheld at #{upheld} when {}",
            listed(
                arms_of(fitting)
                    .iter()
                    .map(|(tile, _)| tile.to_string())
                    .collect::<Vec<_>>()
                    .iter()
                    .map(String::as_str)
            ),
            name::name(session, *closer),
            fitted(fitting),
        ),
    };
    let voided = finding.voided.map_or(String::new(), |no| {
        format!(" The hand was abandoned at #{no}, and its payments went back.")
    });
    format!(
        "#{} {proof} [{}]. {}{voided}",
        finding.entry,
        finding.kind.article(),
        settled(finding)
    )
}

/// `6-4 fitted east and 5-4 fitted north and west`.
fn fitted(fitting: &Fitting) -> String {
    let each = arms_of(fitting).into_iter().map(|(tile, arms)| {
        format!(
            "{tile} fitted {}",
            listed(arms.iter().map(|arm| arm.word()))
        )
    });
    let each: Vec<String> = each.collect();
    listed(each.iter().map(String::as_str))
}

fn drew(drawn: u8) -> String {
    match drawn {
        0 => "drew nothing since".to_owned(),
        number => format!("drew {} since", crate::law::holds::tiles(number)),
    }
}

fn saw(seen: &[Sighting], drawn: u8) -> String {
    let each = seen.iter().map(|sighting| {
        let verb = match sighting.sight {
            Sight::Played => "played",
            Sight::Shown => "showed",
        };
        format!("{verb} {} at #{}", sighting.tiles, sighting.no)
    });
    let each: Vec<String> = each.collect();
    let list = listed(each.iter().map(String::as_str));
    if drawn == 0 {
        list
    } else {
        format!("{list}: more than were drawn")
    }
}

fn settled(finding: &Finding) -> String {
    match (finding.settled, &finding.proof) {
        (Settled::Paid { at, each }, Proof::Denial { took, .. }) if *took > 0 => {
            format!(
                "Paid: {took} to each opponent at #{} and {each} at #{at}.",
                finding.entry
            )
        }
        (Settled::Paid { at, each }, _) => format!("Paid: {each} to each opponent at #{at}."),
        (Settled::Waived { at }, _) => format!("Waived at #{at} [11.10]."),
        (Settled::NoPenalty, _) => "No penalty follows by itself.".to_owned(),
    }
}
