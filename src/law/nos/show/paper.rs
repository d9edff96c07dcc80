//! Nos on the settlement sheet.

mod penalties;

use super::settlement::pot;
use crate::law::Names;
use crate::law::nos::house::HouseKey;
use crate::law::nos::ruling::{Event, Manner, Ruling};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::settlement::payments;
use crate::law::nos::transfer::{Cause, Party, PlayerId};
use crate::print::paper::{Books, Flow, Holder, Paper, Payment, Penalty, Source, Stage, Sums};

/// Where chips come from, with the word in JSON and the heading on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum From {
    Sets,
    Doubles,
    Declared,
    Nos,
    Closes,
    Counts,
    PenaltiesPaid,
    PenaltiesReceived,
    Rounding,
    Pot,
}

impl From {
    /// By place.
    const SOURCES: [Source; 10] = {
        const fn row(key: &'static str, heading: &'static str) -> Source {
            Source { key, heading }
        }
        [
            row("sets", "sets"),
            row("doubles", "doubles"),
            row("declared", "declared doubles"),
            row("nos", "nos"),
            row("closes", "closes"),
            row("counts", "counts"),
            row("penalties_paid", "penalties paid"),
            row("penalties_received", "penalties received"),
            row("rounding", "rounding"),
            row("pot", "the pot"),
        ]
    };

    /// Where a payment stands on the sheets of the payer and of the payee. The reversal of a hand stands nowhere.
    fn of(cause: Cause) -> Option<(From, From)> {
        let both = |from| Some((from, from));
        match cause {
            Cause::Set => both(From::Sets),
            Cause::Double => both(From::Doubles),
            Cause::Declared => both(From::Declared),
            Cause::Nos => both(From::Nos),
            Cause::Close => both(From::Closes),
            Cause::Count => both(From::Counts),
            Cause::Rounding => both(From::Rounding),
            Cause::Pot => both(From::Pot),
            Cause::Foul(_) => Some((From::PenaltiesPaid, From::PenaltiesReceived)),
            Cause::Void => None,
        }
    }
}

impl Paper for Session {
    const SOURCES: &'static [Source] = &From::SOURCES;
    const UNIT: &'static str = "chips";
    const HEADINGS: [&'static str; 3] = ["start", "end", "over or under"];

    fn books(&self, sums: &Sums) -> Books {
        let start = self.house().amount(HouseKey::ChipsStart);
        let stage = match self.progress() {
            Progress::Lobby | Progress::Between(_) | Progress::Hand(_) => Stage::Going,
            Progress::Settling | Progress::Billitonnen(_) => Stage::Open,
            Progress::Finished => Stage::Done,
        };
        let holders = self.roster().iter().enumerate().map(|(at, player)| {
            let has_left = !self.seats().contains(&PlayerId::at(at));
            let is_settled = has_left || stage != Stage::Going;
            Holder {
                name: player.name.to_string(),
                has_left,
                has: player.balance,
                result: is_settled.then_some(player.balance - start),
            }
        });
        let holders: Vec<Holder> = holders.collect();
        let results: Vec<i64> = holders.iter().filter_map(|own| own.result).collect();
        let paid = match stage {
            Stage::Going | Stage::Open => Vec::new(),
            Stage::Done => payments(&results),
        };
        let paid: Vec<Payment> = paid
            .iter()
            .map(|own| Payment {
                from: own.from,
                to: own.to,
                amount: own.amount,
            })
            .collect();
        let mut sentences = match stage {
            Stage::Going => vec!["Not settled yet; these are the figures so far.".to_owned()],
            Stage::Open => vec![self.rounded(), pot(self)],
            Stage::Done => vec![self.rounded(), taken(&holders, sums)],
        };
        if stage == Stage::Done && paid.is_empty() {
            sentences.push("Nobody pays anything [12.4].".to_owned());
        }
        Books {
            stage,
            start,
            holders,
            further: Vec::new(),
            sentences,
            payments: paid,
        }
    }

    fn holders(names: &Names) -> Vec<String> {
        names.iter().map(ToString::to_string).collect()
    }

    fn flows(ruling: &Ruling) -> impl Iterator<Item = Flow> {
        let flow = |party, from: From, amount| match party {
            Party::Player(player) => Some(Flow {
                holder: player.index(),
                source: from as usize,
                amount,
            }),
            Party::Pot => None,
        };
        let both = ruling.transfers.iter().filter_map(move |paid| {
            let (payer, payee) = From::of(paid.cause)?;
            Some([
                flow(paid.from, payer, -paid.amount),
                flow(paid.to, payee, paid.amount),
            ])
        });
        both.flatten().flatten()
    }

    fn penalties(ruling: &Ruling) -> Vec<Penalty> {
        penalties::penalties(ruling)
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
        let stays = |event: &Event| {
            matches!(
                event,
                Event::Laid {
                    manner: Manner::Stands,
                    ..
                }
            )
        };
        ruling.events.iter().any(stays)
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
    fn rounded(&self) -> String {
        let multiple = self.house().amount(HouseKey::ChipsRound);
        format!("Everybody is rounded down to a multiple of {multiple} [12.1].")
    }
}

/// Who took the pot.
fn taken(holders: &[Holder], sums: &Sums) -> String {
    let took = |sums: &Vec<i64>| sums.get(From::Pot as usize).copied().unwrap_or_default();
    let winner = holders.iter().zip(sums).find(|(_, sums)| took(sums) != 0);
    match winner {
        Some((own, sums)) => format!("{} takes the pot of {} [12.3].", own.name, took(sums)),
        None => "Nothing is in the pot [12.1].".to_owned(),
    }
}
