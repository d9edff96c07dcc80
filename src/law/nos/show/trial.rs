//! What an entry would bring that is not entered, as JSON and in words.

use super::json::{self, Object};
use super::reckoning;
use super::ruling::Worded;
use crate::law::nos::evidence::Trial;
use crate::law::nos::refusal::Refusal;
use crate::law::nos::session::Session;
use crate::print::look::Look;
use serde::Serialize;

/// The answer to `try`.
#[derive(Serialize)]
pub struct Answer<'a> {
    verdict: &'static str,
    articles: Vec<String>,
    transfers: Vec<json::Payment<'a>>,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    balances: Option<Object<&'a str, i64>>,
}

/// What the session would say to an entry, and everybody's chips afterwards.
pub fn json<'a>(session: &'a Session, trial: &'a Result<Trial, Refusal>) -> Answer<'a> {
    match trial {
        Ok(trial) => Answer {
            verdict: json::verdict_word(trial.ruling.verdict),
            articles: trial
                .ruling
                .articles
                .iter()
                .map(ToString::to_string)
                .collect(),
            transfers: json::transfers(session, &trial.ruling),
            message: Worded::new(&trial.after, &trial.ruling).message(),
            balances: Some(Object(
                trial
                    .after
                    .roster()
                    .iter()
                    .map(|player| (player.name.as_str(), player.balance))
                    .collect(),
            )),
        },
        Err(refusal) => Answer {
            verdict: "rejected",
            articles: Vec::new(),
            transfers: Vec::new(),
            message: refusal.to_string(),
            balances: None,
        },
    }
}

/// The same line by line: the ruling, its payments with their arithmetic, the balances they would leave.
pub fn words(session: &Session, trial: &Result<Trial, Refusal>, look: &Look) -> Vec<String> {
    look.set(&told(session, trial))
}

fn told(session: &Session, trial: &Result<Trial, Refusal>) -> Vec<String> {
    match trial {
        Ok(trial) => {
            let worded = Worded::new(&trial.after, &trial.ruling);
            let mut lines: Vec<String> = worded.lines().into_iter().take(1).collect();
            lines.extend(reckoning::payments(session, &trial.ruling));
            lines.push("Nothing is recorded.".to_owned());
            lines
        }
        Err(refusal) => vec![format!("It would be rejected: {refusal}.")],
    }
}
