use crate::nos::about::{COUNT, DOUBLE, IMMEDIATE, ROUNDING, SET, SET_DRAWN};
use crate::nos::house::DoubleValue;
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{Event, Foul, Hand, HouseKey, Party, PlayerId, Ruling, Session, Transfer};
use nos_base::{Told, messages};
use nos_law::Cause;
use nos_law::show::ruling_text::{groups, payment};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Sum {
        NobodyPays,
        Took(whole: i64, took: i64, amount: i64),
    }
}

/// Lists the payments of a ruling with their arithmetic, then each changed balance.
pub fn payments(before: &Session, ruling: &Ruling) -> Vec<Told> {
    let transfers: Vec<Transfer> = ruling.transfers().collect();
    if transfers.is_empty() {
        return vec![before.tell(&Sum::NobodyPays)];
    }
    let names = before.names();
    let mut lines = Vec::new();
    for (group, by_payer) in groups(&transfers) {
        let Some(payment) = payment(super::words(), group, by_payer, &names) else { continue };
        let mut line = payment.told();
        line.push_str(&match sums(before, ruling, group).as_slice() {
            [] => ".".to_owned(),
            sums => format!(": {}.", sums.join("; ")),
        });
        lines.push(line);
    }
    lines.extend(balances(before, ruling));
    lines
}

fn sums(before: &Session, ruling: &Ruling, group: &[Transfer]) -> Vec<String> {
    let (number, amount) = (group.len() as i64, group.first().map_or(0, |paid| paid.amount));
    // Players who round down by equal amounts have different balances, listed later.
    let first = group.first().filter(|paid| number == 1 || paid.cause != Some(&ROUNDING));
    let together = (number > 1).then(|| format!("{number} × {amount} = {}", number * amount));
    first.and_then(|paid| each(before, ruling, paid)).into_iter().chain(together).collect()
}

/// Explains one amount; `None` if the rulebook names it.
fn each(before: &Session, ruling: &Ruling, payment: &Transfer) -> Option<String> {
    let (house, amount) = (before.rules(), payment.amount);
    let mut events = ruling.events_of::<Event>();
    let is = |causes: &[&Cause]| payment.cause.is_some_and(|cause| causes.contains(&cause));
    match payment.cause {
        _ if is(&[&SET, &SET_DRAWN]) => events.find_map(|event| match event {
            Event::SetLaid { set, drawn, .. } => Some(match (set.tile(), drawn) {
                (tile, true) if tile.is_double() => {
                    let factor = house.amount(HouseKey::DrawnFactor);
                    format!("{factor} × {} = {amount}", house.double(tile.high()))
                }
                (tile, true) => format!("{} + {} = {amount}", tile.high(), tile.low()),
                (tile, false) => format!("v({}) = {amount}", tile.high()),
            }),
            _ => None,
        }),
        _ if is(&[&DOUBLE, &IMMEDIATE]) => events.find_map(|event| match event {
            Event::DuePaid(_, tile) => Some(format!("v({}) = {amount}", tile.high())),
            _ => None,
        }),
        _ if is(&[&COUNT]) => {
            let counted = |party: Party| counted(before.hand()?, ruling, party.first()?);
            let (more, less) = (counted(payment.from)?, counted(payment.to)?);
            Some(format!("{more} − {less} = {amount}"))
        }
        cause if Foul::of_cause(cause) == Some(Foul::PassedAble) => {
            let whole = house.amount(HouseKey::PassedAble);
            let took = whole - amount;
            (took != 0).then(|| before.say(&Sum::Took(whole, took, amount)))
        }
        _ if is(&[&ROUNDING]) => {
            let has = before.balance(payment.from.first()?);
            let left = match has - amount {
                below if below < 0 => format!("({})", signed(below)),
                left => left.to_string(),
            };
            Some(format!("{} − {left} = {amount}", signed(has)))
        }
        _ => None,
    }
}

/// Returns a player's count at the end of the hand, in spots; `None` before it is in.
fn counted(hand: &Hand, ruling: &Ruling, player: PlayerId) -> Option<u16> {
    let seat = hand.seat(player)?;
    let now = ruling.events_of::<Event>().find_map(|event| match event {
        Event::Counted(other, spots) if *other == player => Some(*spots),
        _ => None,
    });
    now.or(hand.holdings[seat].counted).or((hand.tiles.number(seat) == 0).then_some(0))
}

fn balances(before: &Session, ruling: &Ruling) -> impl Iterator<Item = Told> {
    before.everybody().filter_map(|player| {
        let moved = |of: fn(&Transfer) -> Party| -> i64 {
            let paid = ruling.transfers().filter(|paid| of(paid) == Party::player(player));
            paid.map(|paid| paid.amount).sum()
        };
        let (gets, pays) = (moved(|paid| paid.to), moved(|paid| paid.from));
        let part = |sign: &str, amount: i64| match amount {
            0 => String::new(),
            amount => format!(" {sign} {amount}"),
        };
        let (name, has) = (before.name(player), before.balance(player));
        (gets != 0 || pays != 0).then(|| {
            let (plus, minus) = (part("+", gets), part("−", pays));
            let (has, after) = (signed(has), signed(has + gets - pays));
            let mut told = Told::from(&name);
            told.push_str(&format!(": {has}{plus}{minus} = {after}"));
            told
        })
    })
}

/// Writes chips with a minus sign (not a hyphen) below zero.
fn signed(chips: i64) -> String {
    chips.to_string().replace('-', "−")
}
