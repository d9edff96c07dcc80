//! The flat tables of an evening, row by row: entries, transfers, hands, players. One evening at a time is in
//! memory.

use super::written::{Format, text};
use crate::journal::tag::Link;
use crate::journal::{Record, Seal};
use crate::law::referee::Law;
use crate::law::tallied::{Hand, Sheet};
use crate::law::{EntryNo, Names, Verdict};
use crate::print::chronicle::{Step, walk};
use crate::speech::Moment;
use crate::table::article::Article;
use crate::table::seat::PlayerId;
use crate::text::money::Money;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    Entries,
    Transfers,
    Hands,
    Players,
}

/// The columns with which a row of every table begins.
const EVENING: [&str; 2] = ["evening", "date"];

impl Table {
    pub const ALL: [Table; 4] = {
        use Table::{Entries, Hands, Players, Transfers};
        [Entries, Transfers, Hands, Players]
    };

    pub fn word(self) -> &'static str {
        match self {
            Table::Entries => "entries",
            Table::Transfers => "transfers",
            Table::Hands => "hands",
            Table::Players => "players",
        }
    }

    pub fn named(word: &str) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.word() == word)
    }

    /// The columns that the table has by every law.
    pub fn columns(self) -> impl Iterator<Item = &'static str> {
        let columns = match self {
            Table::Entries => {
                "entry time hand player text stands read struck_by fixed_by verdict foul articles message"
            }
            Table::Transfers => "entry time hand payer payee amount reason article",
            Table::Hands => "hand entry time players opener game ending first_out loser entries",
            Table::Players => "begun sealed finished player stayed over money currency",
        };
        EVENING.into_iter().chain(columns.split(' '))
    }

    /// What stands in a column that the table has by every law.
    pub fn meaning(self, column: &str) -> String {
        let table = match EVENING.contains(&column) {
            true => "any",
            false => self.word(),
        };
        tell!(&format!("column-{table}-{column}"))
    }

    /// Whether a file that begins with these bytes is this table as it was exported, by any law.
    pub fn is_in(self, head: &[u8], format: Format) -> bool {
        let head = String::from_utf8_lossy(head);
        let keys: Vec<&str> = self.columns().collect();
        match format {
            Format::Csv => head
                .strip_prefix(&keys.join(","))
                .is_some_and(|rest| rest.starts_with([',', '\n'])),
            Format::Jsonl => {
                // The values of the first columns are short.
                let keys = keys.iter().take(4).map(|key| format!("\"{key}\":"));
                let mut keys = keys.enumerate();
                let rest = keys.try_fold(&*head, |head, (at, key)| {
                    let (before, rest) = head.split_once(&key)?;
                    (at > 0 || before == "{").then_some(rest)
                });
                rest.is_some()
            }
        }
    }

    /// The keys of its columns by a law. What the law counts comes last in the table of players.
    pub fn keys(self, law: &Law) -> Vec<Cow<'static, str>> {
        let counted = (law.columns)().iter().filter(|_| self == Table::Players);
        let keys = self.columns().map(Cow::Borrowed);
        keys.chain(counted.map(|column| column.key.clone()))
            .collect()
    }
}

type Take<'a> = &'a mut dyn FnMut(Vec<Value>) -> io::Result<()>;

/// What stands under one number: an entry, or everything that a correction inserts.
#[derive(Default)]
struct Stands {
    hand: u32,
    player: Option<PlayerId>,
    read: Vec<String>,
    foul: Option<Article>,
    articles: Vec<String>,
    message: Vec<String>,
}

impl Stands {
    fn add(&mut self, step: &Step<'_>, names: &Names) {
        let told = step.ruling.tell(names);
        self.hand = step.hand;
        self.player = self.player.or(step.ruling.actor());
        self.read.push(step.entry.to_string());
        if let Verdict::Foul(article) = told.verdict {
            self.foul = self.foul.or(Some(article));
        }
        for article in told.articles.iter().map(ToString::to_string) {
            if !self.articles.contains(&article) {
                self.articles.push(article);
            }
        }
        self.message.push(told.message());
    }
}

pub struct Told<'a> {
    record: &'a Record,
    evening: String,
    begun: Option<Moment>,
    is_sealed: bool,
    money: Option<&'a Money>,
}

impl<'a> Told<'a> {
    /// The evening of this record. `bytes` are its file; `seal` is `None` for a script.
    pub fn new(
        record: &'a Record,
        seal: Option<Seal>,
        bytes: &[u8],
        money: Option<&'a Money>,
    ) -> Told<'a> {
        let half = seal.map_or_else(|| Link::of(None, bytes).half(), |seal| seal.half);
        let mut times = (1..=record.len()).map(|no| record.time_of(EntryNo(no as u32)));
        Told {
            record,
            evening: format!("{half:032x}"),
            begun: times.find_map(|time| time),
            is_sealed: seal.is_some(),
            money,
        }
    }

    pub fn evening(&self) -> &str {
        &self.evening
    }

    /// The month in which it was begun, like `2026-11`; `None` if no time is known.
    pub fn month(&self) -> Option<String> {
        let date = self.begun?.date;
        Some(format!("{:04}-{:02}", date.year, date.month))
    }

    pub fn rows(
        &self,
        table: Table,
        take: &mut dyn FnMut(&[Value]) -> io::Result<()>,
    ) -> io::Result<()> {
        let evening = [
            text(Some(&self.evening)),
            text(self.begun.map(|begun| begun.date)),
        ];
        let mut take =
            |cells: Vec<Value>| take(&evening.iter().cloned().chain(cells).collect::<Vec<_>>());
        match table {
            Table::Entries => self.entries(&mut take),
            Table::Transfers => self.transfers(&mut take),
            Table::Hands => self.hands(&mut take),
            Table::Players => self.players(&mut take),
        }
    }

    fn names(&self) -> Names {
        self.record.session().names()
    }

    fn entries(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let mut standing: HashMap<EntryNo, Stands> = HashMap::new();
        walk(self.record, |_, step| {
            standing.entry(step.no).or_default().add(step, &names);
        });
        let mut hand = 0;
        for past in self.record.history() {
            let stands = standing.get(&past.no);
            hand = stands.map_or(hand, |stands| stands.hand);
            let said = past.said.to_string();
            let read = stands.map(|stands| stands.read.join(" ; "));
            let player = stands.and_then(|stands| stands.player);
            let foul = stands.map(|stands| stands.foul);
            let verdict = foul.map(|foul| foul.map_or(Verdict::Accepted, Verdict::Foul).word());
            take(vec![
                json!(past.no.0),
                text(self.record.time_of(past.no)),
                json!(hand),
                text(player.map(|player| names.of(player))),
                json!(said),
                json!(stands.is_some()),
                text(read.filter(|read| *read != said)),
                json!(past.struck_by.map(|no| no.0)),
                json!(past.fixed_by.map(|no| no.0)),
                text(verdict),
                text(foul.flatten()),
                text(stands.map(|stands| stands.articles.join(" "))),
                text(stands.map(|stands| stands.message.join(" "))),
            ])?;
        }
        Ok(())
    }

    fn transfers(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let mut taken = Ok(());
        walk(self.record, |_, step| {
            if taken.is_ok() {
                let moves = step.ruling.tell(&names).moves;
                taken = moves.into_iter().try_for_each(|moved| {
                    take(vec![
                        json!(step.no.0),
                        text(step.moment),
                        json!(step.hand),
                        text(moved.from),
                        text(Some(moved.to)),
                        json!(moved.amount),
                        text(Some(moved.what)),
                        text(moved.article),
                    ])
                });
            }
        });
        taken
    }

    fn hands(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        // The deal, and how many entries stand in the hand that it began.
        let mut hands: Vec<([Value; 4], u32, Hand)> = Vec::new();
        walk(self.record, |before, step| {
            if step.ruling.begins_hand() {
                let players = (0..names.iter().len()).filter(|at| before.sits(PlayerId::at(*at)));
                let deal = [
                    json!(hands.len() as u32 + 1),
                    json!(step.no.0),
                    text(step.moment),
                    json!(players.count() as u32),
                ];
                hands.push((deal, 0, Hand::default()));
            }
            if let Some((_, entries, hand)) = hands.last_mut() {
                *entries += 1;
                before.hand(step.ruling, hand);
            }
        });
        let name = |player: Option<PlayerId>| text(player.map(|player| names.of(player)));
        let some = |word: &str| text(Some(word).filter(|word| !word.is_empty()));
        hands.into_iter().try_for_each(|(deal, entries, hand)| {
            let played = [
                name(hand.opener),
                some(&hand.game),
                some(hand.ending),
                name(hand.first_out),
                name(hand.loser),
                json!(entries),
            ];
            take(deal.into_iter().chain(played).collect())
        })
    }

    fn players(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let law = self.record.law();
        let mut sheet = Sheet::new((law.columns)().len());
        walk(self.record, |before, step| {
            before.tally(step.ruling, &mut sheet)
        });
        let session = self.record.session();
        let is_finished = session.unfinished().is_none();
        let money = self.money.filter(|_| law.is_for_money);
        for (at, name) in names.iter().enumerate() {
            let player = PlayerId::at(at);
            let over = is_finished.then(|| session.over(player));
            let cells = vec![
                text(self.begun),
                json!(self.is_sealed),
                json!(is_finished),
                text(Some(name)),
                json!(session.sits(player)),
                json!(over),
                money
                    .zip(over)
                    .map_or(Value::Null, |(money, over)| money.worth(over).into()),
                text(money.map(|money| money.currency())),
            ];
            let counts = sheet.of(player).into_iter().map(Value::from);
            take(cells.into_iter().chain(counts).collect())?;
        }
        Ok(())
    }
}
