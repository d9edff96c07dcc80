//! Nos on the settlement sheet.

use super::status::pot;
use crate::law::Names;
use crate::law::nos::settlement::payments;
use crate::law::nos::{
    Cause, CloseOutcome, Event, Foul, HouseKey, Manner, Party, PlayerId, Progress, Ruling, Session,
    Verdict,
};
use crate::law::paper::{Books, Flow, Holder, Paper, Payment, Penalty, Source, Stage, Sums};
use crate::told;

told! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Sheet {
        NotSettled,
        Rounded(multiple: i64),
        Took(player: PlayerId, amount: i64),
        NoPot,
        NobodyPays,
    }
}

const fn source(key: &'static str, heading: &'static str) -> Source {
    Source { key, heading }
}

/// Where the pot stands among the sources.
const POT: usize = 9;

/// Where a payment stands among the sources, on the sheets of the payer and of the payee. The reversal of a hand
/// stands nowhere.
fn sources(cause: Cause) -> Option<(usize, usize)> {
    let source = match cause {
        Cause::Set => 0,
        Cause::Double => 1,
        Cause::Declared => 2,
        Cause::Nos => 3,
        Cause::Close => 4,
        Cause::Count => 5,
        Cause::Foul(_) => return Some((6, 7)),
        Cause::Rounding => 8,
        Cause::Pot => POT,
        Cause::Void => return None,
    };
    Some((source, source))
}

impl Paper for Session {
    const SOURCES: &'static [Source] = &[
        source("sets", "sets"),
        source("doubles", "doubles"),
        source("declared", "declared doubles"),
        source("nos", "nos"),
        source("closes", "closes"),
        source("counts", "counts"),
        source("penalties_paid", "penalties paid"),
        source("penalties_received", "penalties received"),
        source("rounding", "rounding"),
        source("pot", "the pot"),
    ];
    const UNIT: &'static str = "chips";
    const HEADINGS: [&'static str; 3] = ["start", "end", "over or under"];

    fn books(&self, sums: &Sums) -> Books {
        let start = self.house().amount(HouseKey::ChipsStart);
        let stage = match self.progress() {
            Progress::Finished => Stage::Done,
            _ if self.is_settled() => Stage::Open,
            _ => Stage::Going,
        };
        let holders = self
            .roster()
            .iter()
            .zip(self.players())
            .map(|(player, id)| {
                let has_left = !self.seats().contains(&id);
                let is_settled = has_left || stage != Stage::Going;
                Holder {
                    name: player.name.to_string(),
                    has_left,
                    has: player.balance,
                    result: is_settled.then_some(player.balance - start),
                }
            });
        let results = self.result().filter(|_| stage == Stage::Done);
        let paid = results.map_or_else(Vec::new, |results| payments(&results));
        let paid = paid.into_iter().map(|paid| Payment {
            from: paid.from,
            to: paid.to,
            amount: paid.amount,
        });
        let paid: Vec<Payment> = paid.collect();
        let multiple = self.house().amount(HouseKey::ChipsRound);
        let rounded = self.say(&Sheet::Rounded(multiple));
        let mut sentences = match stage {
            Stage::Going => vec![self.say(&Sheet::NotSettled)],
            Stage::Open => vec![rounded, pot(self)],
            Stage::Done => vec![rounded, self.taken(sums)],
        };
        if stage == Stage::Done && paid.is_empty() {
            sentences.push(self.say(&Sheet::NobodyPays));
        }
        Books {
            stage,
            start,
            holders: holders.collect(),
            further: Vec::new(),
            sentences,
            payments: paid,
        }
    }

    fn holders(names: &Names) -> Vec<String> {
        names.iter().map(ToString::to_string).collect()
    }

    fn flows(ruling: &Ruling) -> impl Iterator<Item = Flow> {
        ruling.transfers.iter().flat_map(|paid| {
            let (by_payer, by_payee) = sources(paid.cause).unzip();
            let flow = |player: Option<PlayerId>, source: Option<usize>, amount| {
                let (holder, source) = (player?.index(), source?);
                Some(Flow {
                    holder,
                    source,
                    amount,
                })
            };
            let from = flow(paid.from.player(), by_payer, -paid.amount);
            let to = flow(paid.to.player(), by_payee, paid.amount);
            from.into_iter().chain(to)
        })
    }

    fn penalties(ruling: &Ruling) -> Vec<Penalty> {
        if ruling.waived {
            return waived(ruling);
        }
        // With who is paid first: one who is paid again is paid for another penalty of the same kind.
        let mut penalties: Vec<(Penalty, Party)> = Vec::new();
        for paid in &ruling.transfers {
            let (Cause::Foul(foul), Some(player)) = (paid.cause, paid.from.player()) else {
                continue;
            };
            let one = penalty(player, foul, paid.amount);
            match penalties.last_mut() {
                Some((last, first))
                    if *first != paid.to && Penalty { payees: 0, ..*last } == one =>
                {
                    last.payees += 1;
                }
                _ => penalties.push((Penalty { payees: 1, ..one }, paid.to)),
            }
        }
        penalties.into_iter().map(|(penalty, _)| penalty).collect()
    }

    fn abandons(ruling: &Ruling) -> bool {
        ruling.events.contains(&Event::Voided)
    }

    fn leaver(ruling: &Ruling) -> Option<usize> {
        ruling.events.iter().find_map(|event| match event {
            Event::Left(player) => Some(player.index()),
            _ => None,
        })
    }

    fn strays(ruling: &Ruling) -> bool {
        let mut events = ruling.events.iter();
        events.any(|event| {
            matches!(
                event,
                Event::Laid {
                    manner: Manner::Stands,
                    ..
                }
            )
        })
    }

    fn settles(ruling: &Ruling) -> bool {
        ruling.events.contains(&Event::Settled)
    }

    fn brings_the_sheet(ruling: &Ruling) -> bool {
        let decides = |event: &Event| matches!(event, Event::Settled | Event::PotTaken(_));
        ruling.events.iter().any(decides)
    }
}

impl Session {
    /// Who took the pot.
    fn taken(&self, sums: &Sums) -> String {
        let took = |sums: &Vec<i64>| sums.get(POT).copied().unwrap_or_default();
        let mut each = self
            .players()
            .zip(sums)
            .map(|(player, sums)| (player, took(sums)));
        self.say(&match each.find(|(_, amount)| *amount != 0) {
            Some((player, amount)) => Sheet::Took(player, amount),
            None => Sheet::NoPot,
        })
    }
}

/// A penalty that nobody has been paid yet.
fn penalty(player: PlayerId, foul: Foul, each: i64) -> Penalty {
    Penalty {
        holder: player.index(),
        purpose: Cause::Foul(foul).purpose(),
        article: foul.article(),
        each,
        payees: 0,
    }
}

/// The penalties that the table waives in a ruling: that of its foul, those of proved and called denials, and that of
/// a close that turned out wrong.
fn waived(ruling: &Ruling) -> Vec<Penalty> {
    let foul = match (ruling.verdict, ruling.offender) {
        (Verdict::Foul(foul), Some(player)) => Some((player, foul)),
        _ => None,
    };
    let aside = ruling.events.iter().filter_map(|event| match *event {
        Event::Proved {
            player,
            kind,
            settled: true,
            ..
        }
        | Event::Punished { player, kind, .. } => Some((player, Foul::of_denial(kind)?)),
        Event::CloseDecided(player, CloseOutcome::Refuted(..)) => Some((player, Foul::WrongClose)),
        _ => None,
    });
    let all = foul
        .into_iter()
        .chain(aside.filter(|aside| Some(*aside) != foul));
    all.map(|(player, foul)| penalty(player, foul, 0)).collect()
}
