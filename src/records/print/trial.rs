//! Answers `try`: the effect of an entry, in words and JSON.

use crate::journal::Record;
use nos_base::Look;
use nos_entry::Entry;
use nos_law::show::answers::judged;
use nos_law::{Account, Facts, Refusal, Ruling, Session, Verdict};
use serde_json::Value;

pub struct Trial<'a> {
    before: &'a Session,
    ruled: Result<(Ruling, Session), Refusal>,
}

impl<'a> Trial<'a> {
    pub fn of(record: &'a Record, entry: &Entry) -> Trial<'a> {
        let before = record.session();
        let ruled = before.judge(entry).map(|ruling| {
            let mut after = before.clone();
            after.apply(record.next_no(), &ruling);
            (ruling, after)
        });
        Trial { before, ruled }
    }

    pub fn words(&self, look: &Look) -> Vec<String> {
        let lines = match &self.ruled {
            Ok((ruling, after)) => {
                let names = after.names();
                let mut lines = match ruling.tried(&names) {
                    Some(tried) => vec![tried],
                    None => [ruling.text(&names).with_articles()]
                        .into_iter()
                        .chain(self.before.reckoning(ruling))
                        .map(String::from)
                        .collect(),
                };
                lines.push(message!("nothing-is-recorded"));
                lines
            }
            Err(refusal) => vec![message!("would-be-rejected", refusal)],
        };
        look.set(&lines)
    }

    pub fn json(&self) -> Value {
        let answer = match &self.ruled {
            Ok((ruling, after)) => {
                let names = after.names();
                let (told, tried) = (ruling.text(&names), ruling.tried(&names));
                let verdict = told.verdict.word();
                if let Some(tried) = tried {
                    judged(self.before, verdict, None, tried)
                } else {
                    let amount = |own: Account| (own.holder.in_accounts().to_owned(), own.amount);
                    let accounts: Facts = after.accounts(&names).into_iter().map(amount).collect();
                    judged(after, verdict, Some((ruling, &told)), told.message())
                        .with("accounts", accounts)
                }
            }
            Err(refusal) => judged(self.before, Verdict::REJECTED, None, refusal.to_string()),
        };
        serde_json::to_value(answer).unwrap_or_default()
    }
}
