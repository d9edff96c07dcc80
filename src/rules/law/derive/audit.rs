//! The audit: what the record proves against the players, and the fouls that are listed.

use super::ruling_text::{self, words};
use crate::law::change::each_once;
use crate::law::facts::{Facts, Value};
use crate::law::game::{Found, Game};
use crate::law::ruling::{Effect, Ruling};
use crate::law::{EntryNo, Names};
use crate::words::message::Message as _;

/// What the record proves against a player, and by what.
#[derive(Clone, Debug)]
pub struct AuditFinding<G: Game> {
    pub hand: u32,
    pub found: Found,
    pub effect: Effect<G>,
    pub proved: EntryNo,
    /// The entry that voided the hand, if one did.
    pub voided: Option<EntryNo>,
}

impl<G: Game> AuditFinding<G> {
    fn entry(&self) -> EntryNo {
        self.found.no.unwrap_or(self.proved)
    }
}

/// What an effect proves, or a foul that is listed.
fn found<G: Game>(effect: &Effect<G>) -> Option<Found> {
    let (kind, player, no, article) = match effect {
        Effect::Proved {
            player, denied, no, ..
        } => (denied.kind, player, Some(*no), denied.article),
        Effect::Fouled {
            player, article, ..
        } => {
            let mut rows = G::ABOUT.audited.iter();
            let (article, kind) = rows.find(|row| row.0 == *article)?;
            (*kind, player, None, *article)
        }
        Effect::Own(event) => return G::HIDDEN?.found(event),
        _ => return None,
    };
    Some(Found {
        kind,
        player: *player,
        no,
        article,
        is_settled: false,
    })
}

/// What these rulings prove, and the fouls that are listed, in the order of the entries that they are about.
pub fn findings<'a, G: Game>(
    rulings: impl IntoIterator<Item = (EntryNo, &'a Ruling<G>)>,
) -> Vec<AuditFinding<G>> {
    let mut findings: Vec<AuditFinding<G>> = Vec::new();
    let mut hand = 0;
    for (proved, ruling) in rulings {
        for effect in &ruling.effects {
            match effect {
                Effect::Dealt { hand: number, .. } => hand = *number,
                Effect::Voided => {
                    let of_hand = findings.iter_mut().filter(|finding| finding.hand == hand);
                    of_hand.for_each(|finding| finding.voided = Some(proved));
                }
                effect => findings.extend(found(effect).map(|found| AuditFinding {
                    hand,
                    found,
                    effect: effect.clone(),
                    proved,
                    voided: None,
                })),
            }
        }
    }
    findings.sort_by_key(AuditFinding::entry);
    findings
}

pub fn facts<G: Game>(names: &Names, findings: &[AuditFinding<G>]) -> Facts {
    let findings = findings.iter().map(|finding| {
        Facts::new()
            .with("kind", finding.found.kind)
            .with("player", names.of(finding.found.player).to_owned())
            .with("entry", finding.entry().0)
            .with("article", finding.found.article.to_string())
            .with("settled", finding.found.is_settled)
    });
    Facts::new().with("findings", findings.collect::<Value>())
}

/// The findings by hand, in sentences; and how often each player did what, if the law has words for that.
pub fn told<G: Game>(names: &Names, findings: &[AuditFinding<G>]) -> Vec<String> {
    if findings.is_empty() {
        return vec![words::<G>().message("audit-none")];
    }
    let mut lines = Vec::new();
    for of_hand in findings.chunk_by(|one, other| one.hand == other.hand) {
        let hand = of_hand.first().map_or(0, |finding| finding.hand);
        let facts = Facts::new().with("hand", hand.to_string());
        lines.push(ruling_text::fill::<G>("audit-hand", &facts));
        lines.extend(of_hand.iter().map(|finding| finding_told(names, finding)));
    }
    if words::<G>().has("audit-times") {
        lines.push(words::<G>().message("audit-in-all"));
    }
    let who_what = |finding: &AuditFinding<G>| (finding.found.player, finding.found.kind);
    for (player, kind) in each_once(findings.iter().map(who_what)) {
        let same = findings.iter().map(who_what);
        let times = same.filter(|same| *same == (player, kind)).count();
        let told = words::<G>().fill("audit-times", None, names, |variables| {
            variables.set("player", names.of(player));
            variables.set_word("kind", kind);
            variables.set("times", times);
        });
        lines.extend(told.map(|told| format!("  {told}")));
    }
    lines
}

fn finding_told<G: Game>(names: &Names, finding: &AuditFinding<G>) -> String {
    let id = match &finding.effect {
        Effect::Proved { .. } => "audit-found".to_owned(),
        Effect::Own(event) => format!("audit-{}", event.id()),
        _ => "audit-foul".to_owned(),
    };
    let told = words::<G>()
        .fill(&id, None, names, |variables| {
            match &finding.effect {
                Effect::Own(event) => event.put(variables),
                effect => effect.put(variables),
            };
            variables.set_word("kind", finding.found.kind);
            variables.set("article", finding.found.article.to_string());
            variables.set("entry", finding.entry().to_string());
            variables.set("proved", finding.proved.to_string());
        })
        .unwrap_or_default();
    let voided = finding.voided.map_or_else(String::new, |no| {
        let facts = Facts::new().with("no", no.to_string());
        format!(" {}", ruling_text::fill::<G>("audit-voided", &facts))
    });
    format!("  {told}{voided}")
}
