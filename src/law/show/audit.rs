//! The audit: offences that the record proves, and listed fouls.

use super::ruling_text::filled;
use crate::{Effect, EntryNo, Facts, Names, Outcome, ProvedOffence, Referee, Ruling, Value};
use nos_base::words::message::set_fields;
use nos_base::{Message, Order, Variable as _, Words, each_once};

pub struct AuditFinding<'a> {
    pub hand: u32,
    pub found: ProvedOffence,
    outcome: &'a dyn Message,
    /// The id of the message that describes it.
    told_by: String,
    pub proved: EntryNo,
    pub voided: Option<EntryNo>,
}

impl AuditFinding<'_> {
    fn entry(&self) -> EntryNo {
        self.found.no.unwrap_or(self.proved)
    }

    fn line(&self, words: &Words, names: &Names) -> String {
        let told = words.tell_filled(&self.told_by, None, names, |variables| {
            set_fields(self.outcome, variables);
            variables.set_word("kind", self.found.kind);
            variables.set("article", self.found.article.to_string());
            variables.set("entry", self.entry().to_string());
            variables.set("proved", self.proved.to_string());
        });
        let voided = self.voided.map_or_else(String::new, |no| {
            format!(" {}", filled(words, "audit-voided", &Facts::new().with("no", no.to_string())))
        });
        format!("  {}{voided}", told.unwrap_or_default())
    }
}

fn found(table: &dyn Referee, outcome: &Outcome) -> Option<(ProvedOffence, String)> {
    let (told_by, kind, player, no, article) = match outcome {
        Outcome::Own(event) => {
            return Some((table.found(event)?, format!("audit-{}", event.value().id())));
        }
        Outcome::Shared(Effect::Proved { player, denied, no, .. }) => {
            ("audit-found", denied.kind, player, Some(*no), denied.article)
        }
        Outcome::Shared(Effect::Fouled { player, article, .. }) => {
            let (article, kind) = table.law().about.audited.iter().find(|row| row.0 == *article)?;
            ("audit-foul", *kind, player, None, *article)
        }
        Outcome::Shared(_) => return None,
    };
    let found = ProvedOffence { kind, player: *player, no, article, is_settled: false };
    Some((found, told_by.to_owned()))
}

/// Returns the proved offences and listed fouls, in the order of the offending entries.
pub fn findings<'a>(
    table: &dyn Referee,
    rulings: impl IntoIterator<Item = (EntryNo, &'a Ruling)>,
) -> Vec<AuditFinding<'a>> {
    let mut findings: Vec<AuditFinding<'_>> = Vec::new();
    let mut hand = 0;
    for (proved, ruling) in rulings {
        for outcome in &ruling.outcomes {
            match outcome.effect() {
                Some(Effect::Dealt { hand: number, .. }) => hand = *number,
                Some(Effect::Voided) => {
                    for finding in findings.iter_mut().filter(|own| own.hand == hand) {
                        finding.voided = Some(proved);
                    }
                }
                _ => findings.extend(found(table, outcome).map(|(found, told_by)| AuditFinding {
                    hand,
                    found,
                    outcome: outcome.message(),
                    told_by,
                    proved,
                    voided: None,
                })),
            }
        }
    }
    findings.order_by_key(AuditFinding::entry);
    findings
}

pub fn facts(names: &Names, findings: &[AuditFinding<'_>]) -> Facts {
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

/// Lists the findings by hand, and counts them by player and kind, if the law has words for it.
pub fn lines(words: &Words, names: &Names, findings: &[AuditFinding<'_>]) -> Vec<String> {
    if findings.is_empty() {
        return vec![words.message("audit-none")];
    }
    let mut lines = Vec::new();
    for of_hand in findings.chunk_by(|one, other| one.hand == other.hand) {
        let hand = of_hand.first().map_or(0, |finding| finding.hand);
        lines.push(filled(words, "audit-hand", &Facts::new().with("hand", hand.to_string())));
        lines.extend(of_hand.iter().map(|finding| finding.line(words, names)));
    }
    if words.has("audit-times") {
        lines.push(words.message("audit-in-all"));
    }
    let who_what = |finding: &AuditFinding<'_>| (finding.found.player, finding.found.kind);
    for (player, kind) in each_once(findings.iter().map(who_what)) {
        let times = findings.iter().filter(|finding| who_what(finding) == (player, kind)).count();
        let told = words.tell_filled("audit-times", None, names, |variables| {
            player.set("player", variables);
            variables.set_word("kind", kind);
            variables.set("times", times);
        });
        lines.extend(told.map(|told| format!("  {told}")));
    }
    lines
}
