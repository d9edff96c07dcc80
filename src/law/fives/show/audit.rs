//! What the record proves, as JSON and in words.

use crate::law::Names;
use crate::law::fives::audit::Finding;
use crate::print::look::Look;
use crate::table::article::article;
use serde::Serialize;

/// The answer to `audit`.
#[derive(Serialize)]
pub struct Answer {
    findings: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    kind: &'static str,
    player: String,
    entry: u32,
    article: String,
    settled: bool,
}

/// The findings with these names, for JSON.
pub fn json(names: &Names, findings: &[Finding]) -> Answer {
    let found = findings.iter().map(|finding| Found {
        kind: Finding::WORD,
        player: names.of(finding.player).to_owned(),
        entry: finding.entry.0,
        article: article(3, 3).to_string(),
        settled: false,
    });
    Answer {
        findings: found.collect(),
    }
}

/// The findings by hand, in lines.
pub fn words(names: &Names, findings: &[Finding], look: &Look) -> Vec<String> {
    if findings.is_empty() {
        return look.set(&["The record proves nothing against anybody.".to_owned()]);
    }
    let of_hand = findings.chunk_by(|one, other| one.hand == other.hand);
    let told = of_hand.flat_map(|own| {
        let hand = own.first().map(|finding| format!("Hand {}", finding.hand));
        hand.into_iter()
            .chain(own.iter().map(|finding| said(names, finding)))
    });
    look.set(&told.collect::<Vec<_>>())
}

fn said(names: &Names, finding: &Finding) -> String {
    let name = names.of(finding.player);
    let Finding {
        entry,
        proved,
        tiles,
        ..
    } = finding;
    let voided = finding.voided.map_or_else(String::new, |no| {
        format!(" The hand was abandoned at #{no}.")
    });
    format!(
        "  #{entry} {name} knocked and could have played {tiles}, as #{proved} shows [3.3]. The league sets no points for it.{voided}"
    )
}
