//! The rows of each table.

use super::Told;
use crate::law::{EntryNo, Names, Verdict};
use crate::print::walk::{Step, walk};
use crate::season::exported::Hand;
use crate::season::tallied::Sheet;
use crate::season::written::Cell;
use crate::speech::Moment;
use crate::table::article::Article;
use crate::table::seat::PlayerId;
use std::collections::HashMap;
use std::io;

/// Takes a row, without the columns of the evening.
type Take<'a> = &'a mut dyn FnMut(Vec<Cell>) -> io::Result<()>;

/// What stands under one number: an entry, or everything that a correction inserts.
#[derive(Default)]
struct Stands {
    hand: u32,
    player: Option<PlayerId>,
    read: Vec<String>,
    foul: Option<Article>,
    articles: Vec<Article>,
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
        for article in &told.articles {
            if !self.articles.contains(article) {
                self.articles.push(*article);
            }
        }
        self.message.push(told.message());
    }
}

/// A hand that was dealt.
struct Dealt {
    no: EntryNo,
    moment: Option<Moment>,
    players: u32,
    entries: u32,
    hand: Hand,
}

fn words<T: ToString>(items: &[T], between: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    items.join(between)
}

impl Told<'_> {
    fn names(&self) -> Names {
        self.record.session().names()
    }

    pub(super) fn entries(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let mut standing: HashMap<EntryNo, Stands> = HashMap::new();
        walk(self.record, |_, step| {
            standing.entry(step.no).or_default().add(step, &names);
        });
        let mut hand = 0;
        for past in self.record.history() {
            let stands = standing.get(&past.no);
            hand = stands.map_or(hand, |own| own.hand);
            let text = past.said.to_string();
            let read = stands.map(|own| own.read.join(" ; "));
            let player = stands.and_then(|own| own.player);
            let foul = stands.map(|own| own.foul);
            let verdict = foul.map(|foul| foul.map_or(Verdict::Accepted, Verdict::Foul).word());
            take(vec![
                Cell::number(Some(past.no.0)),
                Cell::text(self.record.time_of(past.no)),
                Cell::number(Some(hand)),
                Cell::text(player.map(|player| names.of(player))),
                Cell::text(Some(&text)),
                Cell::Is(stands.is_some()),
                Cell::text(read.filter(|read| *read != text)),
                Cell::number(past.struck_by.map(|no| no.0)),
                Cell::number(past.fixed_by.map(|no| no.0)),
                Cell::text(verdict),
                Cell::text(foul.flatten()),
                Cell::text(stands.map(|own| words(&own.articles, " "))),
                Cell::text(stands.map(|own| own.message.join(" "))),
            ])?;
        }
        Ok(())
    }

    pub(super) fn transfers(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let mut taken = Ok(());
        walk(self.record, |_, step| {
            if taken.is_ok() {
                let moves = step.ruling.tell(&names).moves;
                taken = moves.into_iter().try_for_each(|moved| {
                    take(vec![
                        Cell::number(Some(step.no.0)),
                        Cell::text(step.moment),
                        Cell::number(Some(step.hand)),
                        Cell::text(moved.from),
                        Cell::text(Some(moved.to)),
                        Cell::Number(moved.amount),
                        Cell::text(Some(moved.what)),
                        Cell::text(moved.article),
                    ])
                });
            }
        });
        taken
    }

    pub(super) fn hands(&self, take: Take) -> io::Result<()> {
        let names = self.names();
        let mut hands: Vec<Dealt> = Vec::new();
        walk(self.record, |before, step| {
            if (self.record.law().begins_hand)(step.entry) {
                let players = (0..names.iter().len()).filter(|at| before.sits(PlayerId::at(*at)));
                hands.push(Dealt {
                    no: step.no,
                    moment: step.moment,
                    players: players.count() as u32,
                    entries: 0,
                    hand: Hand::default(),
                });
            }
            if let Some(dealt) = hands.last_mut() {
                dealt.entries += 1;
                before.hand(step.ruling, &mut dealt.hand);
            }
        });
        let name = |player: Option<PlayerId>| Cell::text(player.map(|player| names.of(player)));
        let some = |text: &str| Cell::text(Some(text).filter(|text| !text.is_empty()));
        for (at, dealt) in hands.iter().enumerate() {
            let hand = &dealt.hand;
            take(vec![
                Cell::number(Some(at as u32 + 1)),
                Cell::number(Some(dealt.no.0)),
                Cell::text(dealt.moment),
                Cell::number(Some(dealt.players)),
                name(hand.opener),
                some(&hand.game),
                some(hand.ending),
                name(hand.first_out),
                name(hand.loser),
                Cell::number(Some(dealt.entries)),
            ])?;
        }
        Ok(())
    }

    pub(super) fn players(&self, take: Take) -> io::Result<()> {
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
            let own = vec![
                Cell::text(self.begun),
                Cell::Is(self.is_sealed),
                Cell::Is(is_finished),
                Cell::text(Some(name)),
                Cell::Is(session.sits(player)),
                Cell::number(over),
                money
                    .zip(over)
                    .map_or(Cell::None, |(money, over)| Cell::Decimal(money.worth(over))),
                Cell::text(money.map(|money| money.currency())),
            ];
            let counts = sheet.of(player).into_iter().map(Cell::Number);
            take(own.into_iter().chain(counts).collect())?;
        }
        Ok(())
    }
}
