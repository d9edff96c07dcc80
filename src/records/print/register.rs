//! Tables of entries and payments, by player and cause, and of accounts after each hand.

use super::chronicle::walk;
use crate::journal::Record;
use crate::print::history;
use crate::print::sheet::player_named;
use nos_base::{Language, PlayerId, listed, spaced};
use nos_entry::HistoryRange;
use nos_entry::timestamp::time_of_day;
use nos_law::{Account, Law, Move, MoveKind, PartyName, Session};
use serde_json::Value::Null;
use serde_json::{Value, json};
use std::borrow::Cow;

/// A filter of payments; empty, it passes all.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Made by, paid by or paid to this player.
    pub player: Option<String>,
    /// The cause, by its word in JSON.
    pub cause: Option<String>,
    pub penalties: bool,
}

/// A table with a key and heading for each column. A column without a heading is for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    pub heads: Vec<(Cow<'static, str>, String)>,
    pub rows: Vec<Vec<Value>>,
    /// The JSON word of each cause, with its message.
    reasons: Vec<(&'static str, &'static str)>,
}

/// The key of the column of entries, spelled as in the journal.
const ENTRY: &str = "text";

/// The key of the column of causes, by their words in JSON.
const REASON: &str = "reason";

impl Register {
    /// Translates the table into the chosen language.
    #[must_use]
    pub fn translated(mut self, law: &'static Law) -> Register {
        self.text(ENTRY, |text| law.tell(&text).to_string());
        for party in ["player", "payer", "payee"] {
            self.text(party, spaced);
        }
        // In English the JSON words stay, because `--reason` takes them.
        if Language::chosen() != Language::default() {
            let reasons = std::mem::take(&mut self.reasons);
            self.text(REASON, |word| match reasons.iter().find(|(own, _)| *own == word) {
                Some((_, purpose)) => law.message(purpose),
                None => word.to_owned(),
            });
        }
        self
    }

    fn text(&mut self, key: &str, told: impl Fn(&str) -> String) {
        let at = self.heads.iter().position(|(own, _)| own == key);
        for cell in self.rows.iter_mut().filter_map(|row| row.get_mut(at?)) {
            if let Some(text) = cell.as_str() {
                *cell = json!(told(text));
            }
        }
    }
}

const PAYMENTS: [&str; 11] = [
    "entry", "time", "hand", "player", "text", "payer", "payee", "amount", "reason", "kind",
    "article",
];

/// Lists the payments in a range of the history, one a row. A waived penalty is a payment of 0.
pub fn payments(
    record: &Record,
    stretch: &HistoryRange,
    filter: &Filter,
) -> Result<Register, String> {
    let names = record.session().names();
    let player = filter.player.as_deref().map(|typed| player_named(record, typed)).transpose()?;
    let holders = record.law().about.seating.holders(&names);
    let holder = player.map(|at| record.law().about.seating.holder_of(at));
    let is_his =
        |name: &str| holder.is_none_or(|at| holders.get(at).is_some_and(|holder| holder == name));
    let mut wanted = history::places(record, stretch)?.into_iter().peekable();
    let all = filter.cause.is_none() && !filter.penalties;
    let (mut rows, mut reasons) = (Vec::new(), Vec::new());
    let mut places = 0..;
    walk(record, |_, step| {
        if places.next().is_none_or(|place| wanted.next_if_eq(&place).is_none()) {
            return;
        }
        let actor = step.ruling.summary().actor;
        let entry = vec![
            json!(step.no.0),
            json!(step.moment.as_ref().map(time_of_day)),
            json!(step.hand),
            json!(actor.map(|actor| names.of(actor))),
            json!(step.entry.to_string()),
        ];
        let before = rows.len();
        let mut row = |cells: [Value; 6]| rows.push(entry.iter().cloned().chain(cells).collect());
        for paid in step.ruling.moves(&names) {
            if !reasons.iter().any(|(word, _)| *word == paid.what) {
                reasons.push((paid.what, paid.purpose));
            }
            let is_for = |cause: &String| cause.eq_ignore_ascii_case(paid.what);
            let sides = [PartyName::side(&paid.to), paid.from.as_ref().and_then(PartyName::side)];
            if filter.cause.as_ref().is_none_or(is_for)
                && (!filter.penalties || paid.kind == MoveKind::Penalty)
                && sides.into_iter().flatten().any(is_his)
            {
                row(cells(&paid));
            }
        }
        let waived = step.ruling.on_paper().penalties.into_iter();
        for waived in waived.filter(|penalty| penalty.payees == 0 && filter.cause.is_none()) {
            let by = holders.get(waived.holder).map_or("", String::as_str);
            if is_his(by) {
                let article = waived.article.to_string();
                row([by.into(), Null, 0.into(), Null, "waived".into(), article.into()]);
            }
        }
        let is_made_by = player.is_none_or(|player| actor == Some(PlayerId::at(player)));
        if rows.len() == before && all && is_made_by {
            rows.push(entry.into_iter().chain([const { Value::Null }; 6]).collect());
        }
    });
    if let Some(cause) = filter.cause.as_ref().filter(|_| rows.is_empty() && !reasons.is_empty()) {
        let causes = reasons.iter().map(|(word, _)| *word).collect::<Vec<_>>();
        return Err(message!("no-cause", cause, there = listed(causes)));
    }
    let head = |key| {
        let heading = match key {
            "player" | "kind" => String::new(),
            "hand" => message!("column-round", round = record.law().round()),
            key => message!(&format!("register-{key}")),
        };
        (Cow::Borrowed(key), heading)
    };
    Ok(Register { heads: PAYMENTS.map(head).into(), rows, reasons })
}

fn cells(paid: &Move) -> [Value; 6] {
    [
        json!(paid.from.as_ref().map(PartyName::in_payments)),
        json!(paid.to.in_payments()),
        json!(paid.amount),
        json!(paid.what),
        json!(paid.kind.word()),
        json!(paid.article.map(|article| article.to_string())),
    ]
}

/// Lists every account before the first hand, after each hand and after the settlement.
pub fn balances(record: &Record) -> Register {
    let accounts = |session: &Session| session.accounts(&session.names());
    let (mut parts, mut part): (Vec<(Value, Vec<Account>)>, _) = (Vec::new(), json!("start"));
    let last = walk(record, |before, step| {
        let next = match step.ruling.summary().settles {
            true => json!("settlement"),
            false if step.ruling.begins_hand() => json!(step.hand),
            false => return,
        };
        parts.push((std::mem::replace(&mut part, next), accounts(before)));
    });
    let accounts = accounts(&last);
    let holders: Vec<PartyName> = accounts.iter().map(|account| account.holder.clone()).collect();
    let after = (Cow::Borrowed("after"), message!("register-after"));
    let head =
        |holder: &PartyName| (Cow::Owned(holder.in_accounts().to_owned()), holder.to_string());
    let heads = std::iter::once(after).chain(holders.iter().map(head)).collect();
    parts.push((part, accounts));
    let row = |(part, accounts): (Value, Vec<Account>)| {
        let amount = |holder: &PartyName| {
            accounts.iter().find(|account| account.holder == *holder).map(|account| account.amount)
        };
        std::iter::once(part).chain(holders.iter().map(|holder| json!(amount(holder)))).collect()
    };
    Register { heads, rows: parts.into_iter().map(row).collect(), reasons: Vec::new() }
}
