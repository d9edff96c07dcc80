//! The arithmetic of a ruling's payments: how each amount is calculated, and how the balances change.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::fouls::Foul;
use crate::law::nos::hand::Hand;
use crate::law::nos::house::HouseKey;
use crate::law::nos::ruling::{Event, Ruling};
use crate::law::nos::session::Session;
use crate::law::nos::telling::{Worded, groups};
use crate::law::nos::transfer::{Cause, Party, PlayerId, Transfer};

/// A ruling's payments, each with its arithmetic, and then every balance that changes.
pub fn payments(before: &Session, ruling: &Ruling) -> Vec<String> {
    if ruling.transfers.is_empty() {
        return vec!["Nobody pays anything.".to_owned()];
    }
    let reckoning = Reckoning {
        before,
        ruling,
        worded: Worded::new(before, ruling),
    };
    let mut lines: Vec<String> = groups(&ruling.transfers)
        .into_iter()
        .map(|(group, by_payer)| {
            let sum = reckoning.sum(group);
            let dot = if sum.is_empty() { "." } else { ": " };
            format!("{}{dot}{sum}", reckoning.worded.payment(group, by_payer))
        })
        .collect();
    lines.extend(reckoning.balances());
    lines
}

struct Reckoning<'a> {
    before: &'a Session,
    ruling: &'a Ruling,
    worded: Worded<'a>,
}

impl Reckoning<'_> {
    fn amount(&self, key: HouseKey) -> i64 {
        self.before.house().amount(key)
    }

    /// How the amount of these payments is calculated, and their sum.
    fn sum(&self, group: &[Transfer]) -> String {
        let Some(first) = group.first() else {
            return String::new();
        };
        let number = group.len() as i64;
        let each = match group {
            // Those who give the same have different balances, which are told below.
            [_, _, ..] if first.cause == Cause::Rounding => String::new(),
            _ => self.each(first),
        };
        let together = if number > 1 {
            format!("{number} × {} = {}", first.amount, number * first.amount)
        } else {
            String::new()
        };
        let parts: Vec<String> = [each, together]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        if parts.is_empty() {
            String::new()
        } else {
            format!("{}.", parts.join("; "))
        }
    }

    /// How one amount is calculated; empty if the rulebook names it directly.
    fn each(&self, payment: &Transfer) -> String {
        let amount = payment.amount;
        match payment.cause {
            Cause::Set => self.set(amount),
            Cause::Double => self.double(amount),
            Cause::Count => self.count(payment),
            Cause::Foul(Foul::PassedAble) => self.passed_able(payment),
            Cause::Rounding => self.rounding(payment),
            Cause::Declared
            | Cause::Nos
            | Cause::Close
            | Cause::Pot
            | Cause::Void
            | Cause::Foul(_) => String::new(),
        }
    }

    fn set(&self, amount: i64) -> String {
        let laid = self.ruling.events.iter().find_map(|event| match event {
            Event::SetLaid { set, drawn, .. } => Some((set.tile(), *drawn)),
            _ => None,
        });
        match laid {
            Some((tile, true)) if tile.is_double() => {
                let factor = self.amount(HouseKey::DrawnFactor);
                format!("{factor} × {} = {amount}", self.value(tile.high()))
            }
            Some((tile, false)) => format!("v({}) = {amount}", tile.high()),
            Some((tile, true)) => format!("{} + {} = {amount}", tile.high(), tile.low()),
            None => String::new(),
        }
    }

    fn value(&self, end: Spots) -> i64 {
        self.before.house().double(end)
    }

    fn double(&self, amount: i64) -> String {
        let paid = self.ruling.events.iter().find_map(|event| match event {
            Event::DuePaid(_, tile) => Some(*tile),
            _ => None,
        });
        paid.map_or(String::new(), |tile: Tile| {
            format!("v({}) = {amount}", tile.high())
        })
    }

    /// A player's count at the end of the hand, in spots; `None` if it is not in yet.
    fn counted(&self, hand: &Hand, party: Party) -> Option<u16> {
        let Party::Player(player) = party else {
            return None;
        };
        let seat = hand.seat(player)?;
        let now = self.ruling.events.iter().find_map(|event| match event {
            Event::Counted(own, spots) if *own == player => Some(*spots),
            _ => None,
        });
        let out = (hand.tiles.number(seat) == 0).then_some(0);
        now.or(hand.holding(seat).counted).or(out)
    }

    fn count(&self, payment: &Transfer) -> String {
        let counts = self.before.hand().and_then(|hand| {
            let more = self.counted(hand, payment.from)?;
            Some((more, self.counted(hand, payment.to)?))
        });
        counts.map_or(String::new(), |(more, less)| {
            format!("{more} − {less} = {}", payment.amount)
        })
    }

    fn passed_able(&self, payment: &Transfer) -> String {
        let whole = self.amount(HouseKey::PassedAble);
        let took = whole - payment.amount;
        if took == 0 {
            return String::new();
        }
        format!("{whole} − {took} that 11.5 took = {}", payment.amount)
    }

    fn rounding(&self, payment: &Transfer) -> String {
        let Party::Player(player) = payment.from else {
            return String::new();
        };
        let roster = self.before.roster();
        roster.get(player.index()).map_or(String::new(), |player| {
            let (has, gives) = (player.balance, payment.amount);
            format!("{} − {} = {gives}", signed(has), in_brackets(has - gives))
        })
    }

    /// Every balance that changes: before, what comes in, what goes out, after.
    fn balances(&self) -> Vec<String> {
        let moved = |player: PlayerId, of: fn(&Transfer) -> Party| -> i64 {
            let own = self.ruling.transfers.iter();
            let own = own.filter(|paid| of(paid) == Party::Player(player));
            own.map(|paid| paid.amount).sum()
        };
        let roster = self.before.roster().iter().enumerate();
        roster
            .filter_map(|(at, player)| {
                let id = PlayerId::at(at);
                let (gets, pays) = (moved(id, |paid| paid.to), moved(id, |paid| paid.from));
                if gets == 0 && pays == 0 {
                    return None;
                }
                let plus = if gets > 0 {
                    format!(" + {gets}")
                } else {
                    String::new()
                };
                let minus = if pays > 0 {
                    format!(" − {pays}")
                } else {
                    String::new()
                };
                let (has, will) = (player.balance, player.balance + gets - pays);
                Some(format!(
                    "{}: {}{plus}{minus} = {}",
                    player.name,
                    signed(has),
                    signed(will)
                ))
            })
            .collect()
    }
}

/// A number of chips, with a minus sign (not a hyphen) if it is below zero.
fn signed(chips: i64) -> String {
    if chips < 0 {
        format!("−{}", chips.unsigned_abs())
    } else {
        chips.to_string()
    }
}

/// A number of chips after a sign: in brackets if it is below zero.
fn in_brackets(chips: i64) -> String {
    if chips < 0 {
        format!("({})", signed(chips))
    } else {
        chips.to_string()
    }
}
