//! Exports an evening as flat tables, all in one pass over the record.

use super::{ExportTable, Rows};
use nos_base::{Article, Money, PlayerId};
use nos_entry::{Entry, Moment, What};
use nos_law::{EntryNo, Names, PartyName, RulingText, TalliedHand, TallySheet, Verdict};
use nos_records::journal::tag::Link;
use nos_records::journal::{Record, Recorded, Seal};
use nos_records::print::chronicle::{WalkedEntry, walk};
use nos_records::print::hand_changes::HandChanges;

/// Returns the month of a moment, like `2026-11`.
pub fn month_of(moment: Moment) -> String {
    moment.format("%Y-%m").to_string()
}

/// The row of an entry, or of all entries that a correction inserts.
#[derive(Clone, Default)]
struct ExportedEntry<'a> {
    hand: u32,
    player: Option<PlayerId>,
    read: Vec<&'a Entry>,
    foul: Option<Article>,
    articles: Vec<Article>,
    message: String,
}

impl<'a> ExportedEntry<'a> {
    fn add(&mut self, step: &WalkedEntry<'a>, told: &RulingText) {
        self.hand = step.hand;
        self.player = self.player.or(step.ruling.summary().actor);
        if !self.read.is_empty() {
            self.message.push(' ');
        }
        self.read.push(step.entry);
        if let Verdict::Foul(article) = told.verdict {
            self.foul = self.foul.or(Some(article));
        }
        for article in &told.articles {
            if !self.articles.contains(article) {
                self.articles.push(*article);
            }
        }
        self.message.push_str(&told.message());
    }
}

struct ExportedHand {
    entry: EntryNo,
    moment: Option<Moment>,
    players: Vec<PlayerId>,
    entries: u32,
    hand: TalliedHand,
    plays: Vec<EntryNo>,
    changes: Vec<Option<i64>>,
}

#[derive(Default)]
struct EveningRows<'a> {
    /// By entry number, from 0.
    standing: Vec<ExportedEntry<'a>>,
    transfers: Rows,
    hands: Vec<ExportedHand>,
    house: Vec<String>,
    sheet: TallySheet,
}

pub struct ExportedEvening<'a> {
    record: &'a Record,
    pub evening: u128,
    begun: Option<Moment>,
    ended: Option<Moment>,
    is_sealed: bool,
    money: Option<&'a Money>,
}

impl<'a> ExportedEvening<'a> {
    /// Reads the evening of a record. `bytes` is its file; `seal` is `None` for a script.
    pub fn new(
        record: &'a Record,
        seal: Option<Seal>,
        bytes: &[u8],
        money: Option<&'a Money>,
    ) -> ExportedEvening<'a> {
        let time = |no| record.time_of(EntryNo(no as u32));
        ExportedEvening {
            record,
            evening: seal.map_or_else(|| Link::of(None, bytes).half(), |seal| seal.half),
            begun: (1..=record.len()).find_map(time),
            ended: (1..=record.len()).rev().find_map(time),
            is_sealed: seal.is_some(),
            money,
        }
    }

    pub fn month(&self) -> Option<String> {
        self.begun.map(month_of)
    }

    pub fn rows(&self, tables: &[ExportTable]) -> Vec<Rows> {
        let names = self.record.session().names();
        let mut evening = self.walked(&names, tables);
        let rows = tables.iter().map(|table| {
            let mut rows = self.no_rows();
            match table {
                ExportTable::Entries => self.entries(&evening, &names, &mut rows),
                ExportTable::Transfers => return std::mem::take(&mut evening.transfers),
                ExportTable::Hands => hands(&evening, &names, &mut rows),
                ExportTable::Players => self.players(&evening, &names, &mut rows),
                ExportTable::Evenings => self.of_evening(&evening, &names, &mut rows),
                ExportTable::HandPlayers => self.hand_players(&evening, &names, &mut rows),
                ExportTable::Plays => plays(&evening, &names, &mut rows),
            }
            rows
        });
        rows.collect()
    }

    fn no_rows(&self) -> Rows {
        Rows::new(self.evening, self.begun.map(|begun| begun.date_naive()))
    }

    /// Walks the record. Writes rulings in words only for tables that contain them.
    fn walked(&self, names: &Names, tables: &[ExportTable]) -> EveningRows<'a> {
        let law = self.record.law();
        let wants = |table| tables.contains(&table);
        let (told, house) = (
            wants(ExportTable::Entries) || wants(ExportTable::Transfers),
            wants(ExportTable::Evenings),
        );
        let mut evening = EveningRows {
            sheet: TallySheet::new(law.library().columns.len()),
            standing: vec![ExportedEntry::default(); self.record.len() + 1],
            transfers: self.no_rows(),
            ..EveningRows::default()
        };
        let mut changes = HandChanges::default();
        walk(self.record, |before, step| {
            before.tally(step.ruling, &mut evening.sheet);
            if told {
                if let Some(stands) = evening.standing.get_mut(step.no.0 as usize) {
                    stands.add(step, &step.ruling.text(names));
                }
                for moved in step.ruling.moves(names) {
                    let row = evening.transfers.row().whole(Some(step.no.0));
                    row.time(step.moment)
                        .whole(Some(step.hand))
                        .text(moved.from.as_ref().map(PartyName::in_payments))
                        .text(Some(moved.to.in_payments()))
                        .whole(Some(moved.amount))
                        .text(Some(moved.what.replace(' ', "-")))
                        .text(Some(moved.kind.word()))
                        .cited(moved.article.as_slice());
                }
            }
            let summary = step.ruling.summary();
            if summary.begins_hand {
                let players = (0..names.iter().len()).map(PlayerId::at);
                evening.hands.push(ExportedHand {
                    entry: step.no,
                    moment: step.moment,
                    players: players.filter(|player| before.standing(*player).sits).collect(),
                    entries: 0,
                    hand: TalliedHand::default(),
                    plays: Vec::new(),
                    changes: Vec::new(),
                });
            } else if house && let What::House(setting) = &step.entry.what {
                evening.house.push(setting.to_string().replacen(' ', "=", 1));
            }
            changes.add(before, &summary, &step.ruling.on_paper());
            let Some(dealt) = evening.hands.last_mut() else { return };
            dealt.entries += 1;
            before.tally_hand(step.ruling, &mut dealt.hand);
            dealt.plays.resize(dealt.hand.plays.len(), step.no);
            if !changes.are_settled {
                dealt.changes.clone_from(&changes.changes);
            }
        });
        evening
    }

    fn entries(&self, evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
        rows.cells.reserve(self.record.len() * ExportTable::Entries.columns().count());
        let mut hand = 0;
        for past in self.record.history() {
            let stands =
                evening.standing.get(past.no.0 as usize).filter(|stands| !stands.read.is_empty());
            hand = stands.map_or(hand, |stands| stands.hand);
            let is_read = |stands: &&ExportedEntry<'_>| !matches!((past.recorded, &*stands.read), (Recorded::Entry(recorded), [read]) if recorded == *read);
            let read = stands.filter(is_read).map(|stands| {
                stands.read.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ; ")
            });
            let read = read.filter(|read| *read != past.recorded.to_string());
            let player = stands.and_then(|stands| stands.player);
            let foul = stands.map(|stands| stands.foul);
            rows.row()
                .whole(Some(past.no.0))
                .time(self.record.time_of(past.no))
                .whole(Some(hand))
                .text(player.map(|player| names.of(player)))
                .shown(past.recorded)
                .flag(stands.is_some())
                .text(read)
                .whole(past.struck_by.map(|no| no.0))
                .whole(past.fixed_by.map(|no| no.0))
                .text(foul.map(|foul| foul.map_or(Verdict::Accepted, Verdict::Foul).word()))
                .cited(foul.flatten().as_slice())
                .cited(stands.map_or(&[], |stands| &stands.articles))
                .text(stands.map(|stands| &stands.message));
        }
    }

    fn players(&self, evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
        let law = self.record.law();
        let session = self.record.session();
        let is_finished = session.unfinished().is_none();
        let money = self.money.filter(|_| law.about.chips.is_some());
        for (at, name) in names.iter().enumerate() {
            let player = PlayerId::at(at);
            let standing = session.standing(player);
            let over = is_finished.then_some(standing.result);
            let worth = money.zip(over).map(|(money, over)| money.worth(over));
            let row = rows.row().time(self.begun).flag(self.is_sealed);
            row.flag(is_finished)
                .text(Some(name.as_str()))
                .flag(standing.sits)
                .whole(over)
                .decimal(worth)
                .text(money.map(Money::currency));
            for count in evening.sheet.of(player) {
                row.whole(Some(count));
            }
        }
    }

    fn of_evening(&self, evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
        let law = self.record.law();
        let edition = match self.record.recorded(EntryNo(1)) {
            Some(Recorded::Entry(Entry { what: What::Law(edition), .. })) => *edition,
            _ => law.about.edition,
        };
        let house = evening.house.join("&");
        rows.row()
            .text(Some(law.name()))
            .whole(Some(edition))
            .time(self.begun)
            .time(self.ended)
            .flag(self.is_sealed)
            .flag(self.record.session().unfinished().is_none())
            .whole(Some(names.iter().len()))
            .whole(Some(evening.hands.len()))
            .whole(Some(self.record.len()))
            .text(Some(house).filter(|house| !house.is_empty()));
    }

    fn hand_players(&self, evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
        let seating = &self.record.law().about.seating;
        for (no, dealt) in numbered(evening) {
            for player in &dealt.players {
                let hand = &dealt.hand;
                let out = hand.out.iter().position(|out| out == player);
                let count = hand.spots.iter().rfind(|(counted, _)| counted == player);
                let change = dealt.changes.get(seating.holder_of(player.index()));
                rows.row()
                    .whole(Some(no))
                    .whole(Some(dealt.entry.0))
                    .text(Some(names.of(*player)))
                    .whole(Some(change.copied().flatten().unwrap_or_default()))
                    .whole(count.map(|(_, spots)| *spots))
                    .whole(out.map(|at| at + 1));
            }
        }
    }
}

fn hands(evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
    let name = |player: Option<PlayerId>| player.map(|player| names.of(player));
    for (no, dealt) in numbered(evening) {
        let hand = &dealt.hand;
        rows.row()
            .whole(Some(no))
            .whole(Some(dealt.entry.0))
            .time(dealt.moment)
            .whole(Some(dealt.players.len()))
            .text(name(hand.opener))
            .text(Some(&hand.game).filter(|game| !game.is_empty()))
            .text(Some(hand.ending).filter(|ending| !ending.is_empty()))
            .text(name(hand.out.first().copied()))
            .text(name(hand.loser))
            .whole(Some(dealt.entries));
    }
}

fn plays(evening: &EveningRows<'_>, names: &Names, rows: &mut Rows) {
    for (hand, dealt) in numbered(evening) {
        for (at, (play, entry)) in dealt.hand.plays.iter().zip(&dealt.plays).enumerate() {
            rows.row()
                .whole(Some(hand))
                .whole(Some(entry.0))
                .whole(Some(at + 1))
                .text(Some(names.of(play.player)))
                .text(Some(&play.tile))
                .text(play.arm.as_deref());
        }
    }
}

fn numbered<'a>(evening: &'a EveningRows<'_>) -> impl Iterator<Item = (usize, &'a ExportedHand)> {
    (1..).zip(&evening.hands)
}
