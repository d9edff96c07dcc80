//! Sessions and rulings in JSON.

use super::name::{at, name};
use crate::dominoes::tile::TileSet;
use crate::law::nos::hand::{Hand, Seat, Stage};
use crate::law::nos::layout::OpenEnd;
use crate::law::nos::ruling::{Event, NextSet, Ruling, Verdict};
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::settlement;
use crate::law::nos::transfer::{Party, PlayerId, Transfer};
use crate::print::object::Object;

/// A payment in JSON. In a settlement the cause and the article are left out.
#[derive(serde::Serialize)]
pub struct Payment<'a> {
    from: &'a str,
    to: &'a str,
    amount: i64,
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    cause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
}

/// An arm that can be extended now.
#[derive(serde::Serialize)]
struct End {
    arm: &'static str,
    end: u8,
    rule: String,
    needs_double: bool,
}

/// A session in JSON.
#[derive(serde::Serialize)]
pub struct State<'a> {
    phase: &'static str,
    hand: u32,
    players: Vec<&'a str>,
    balances: Object<&'a str, i64>,
    pot: i64,
    tiles: Object<&'a str, usize>,
    boneyard: Option<u8>,
    on_set: Option<&'a str>,
    turn: Option<&'a str>,
    waits: Object<&'a str, u8>,
    ends: Vec<End>,
    known: Object<&'a str, Vec<String>>,
    loser: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Object<&'a str, i64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payments: Option<Vec<Payment<'a>>>,
}

/// What Nos adds to the answer on an entry.
#[derive(serde::Serialize)]
pub struct Added<'a> {
    /// What was paid.
    transfers: Vec<Payment<'a>>,
    /// The counted chips minus the book, for players with a difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    differences: Option<Object<&'a str, i64>>,
}

/// What a ruling adds to the answer on an entry; without a ruling there are no payments.
pub fn added<'a>(session: &'a Session, ruling: Option<&Ruling>) -> Added<'a> {
    Added {
        transfers: ruling.map_or_else(Vec::new, |ruling| transfers(session, ruling)),
        differences: ruling.and_then(|ruling| differences(session, ruling)),
    }
}

/// The word of a verdict.
pub fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Accepted => "accepted",
        Verdict::Foul(_) => "foul",
    }
}

/// The tiles of a set, from `6-6` down.
pub fn tiles(set: TileSet) -> Vec<String> {
    set.iter().map(|tile| tile.to_string()).collect()
}

fn party(session: &Session, party: Party) -> &str {
    match party {
        Party::Player(player) => name(session, player),
        Party::Pot => "pot",
    }
}

/// A ruling's payments.
pub fn transfers<'a>(session: &'a Session, ruling: &Ruling) -> Vec<Payment<'a>> {
    ruling
        .transfers
        .iter()
        .map(|transfer| payment(session, transfer))
        .collect()
}

fn payment<'a>(session: &'a Session, transfer: &Transfer) -> Payment<'a> {
    Payment {
        from: party(session, transfer.from),
        to: party(session, transfer.to),
        amount: transfer.amount,
        cause: Some(transfer.cause.word()),
        article: transfer.article.map(|article| article.to_string()),
    }
}

/// The counted chips minus the book, for players with a difference; `None` if nothing was counted.
pub fn differences<'a>(session: &'a Session, ruling: &Ruling) -> Option<Object<&'a str, i64>> {
    ruling.events.iter().find_map(|event| match event {
        Event::Recounted(counted) => Some(Object(
            counted
                .iter()
                .filter(|count| count.chips != count.book)
                .map(|count| (name(session, count.player), count.chips - count.book))
                .collect(),
        )),
        _ => None,
    })
}

/// Everybody in a hand, with name and seat.
fn of_seats<'a>(session: &'a Session, hand: &'a Hand) -> impl Iterator<Item = (&'a str, Seat)> {
    let seated = hand.seats.seated();
    seated.map(move |(seat, player)| (name(session, player), seat))
}

/// A session in JSON.
pub fn state(session: &Session) -> State<'_> {
    let seated = |player: &PlayerId| name(session, *player);
    let hand = session.hand();
    let of_hand = |hand: &Hand, seat: Seat| at(session, hand, seat);
    let round = hand.and_then(Hand::round);
    let going = round.filter(|round| !matches!(round.stage, Stage::Over { .. }));
    let result = session.result();
    let (tiles_held, turn) = match session.progress() {
        Progress::Billitonnen(game) => {
            let rows = game.seats.seated();
            let rows = rows
                .map(|(seat, player)| (name(session, player), game.row(seat).len()))
                .filter(|_| game.is_dealt());
            let turn = game.player_on_turn();
            (rows.collect(), turn.map(|player| name(session, player)))
        }
        Progress::Hand(hand) => (
            of_seats(session, hand)
                .map(|(name, seat)| (name, hand.tiles.number(seat).into()))
                .collect(),
            going.map(|round| of_hand(hand, round.turn)),
        ),
        _ => (Vec::new(), None),
    };
    State {
        phase: session.phase().word(),
        hand: session.hands(),
        players: session.seats().iter().map(seated).collect(),
        balances: Object(
            session
                .roster()
                .iter()
                .map(|player| (player.name.as_str(), player.balance))
                .collect(),
        ),
        pot: session.pot(),
        tiles: Object(tiles_held),
        boneyard: hand.map(|hand| hand.tiles.boneyard()),
        on_set: hand.and_then(|hand| Some(of_hand(hand, hand.on_set()?))),
        turn,
        waits: Object(hand.map_or(Vec::new(), |hand| {
            let owed = |seat: Seat| hand.holding(seat).waits + hand.holding(seat).waits_later;
            let waits = of_seats(session, hand).map(|(name, seat)| (name, owed(seat)));
            waits.filter(|(_, waits)| *waits > 0).collect()
        })),
        ends: going
            .filter(|round| round.stage != Stage::Closed)
            .map_or(Vec::new(), |round| {
                round.layout.open_ends().map(end).collect()
            }),
        known: Object(hand.map_or(Vec::new(), |hand| {
            let known =
                of_seats(session, hand).map(|(name, seat)| (name, tiles(hand.tiles.known(seat))));
            known.filter(|(_, known)| !known.is_empty()).collect()
        })),
        loser: match session.next_set() {
            NextSet::Loser(player) => Some(seated(player)),
            NextSet::HighestDouble | NextSet::Lots(_) => None,
        },
        payments: result.as_ref().map(|result| {
            let payments = settlement::payments(result).into_iter();
            let named = |at: usize| name(session, PlayerId::at(at));
            payments
                .map(|paid| Payment {
                    from: named(paid.from),
                    to: named(paid.to),
                    amount: paid.amount,
                    cause: None,
                    article: None,
                })
                .collect()
        }),
        result: result.map(|result| {
            Object(
                session
                    .roster()
                    .iter()
                    .map(|player| player.name.as_str())
                    .zip(result)
                    .collect(),
            )
        }),
    }
}

fn end(open: OpenEnd) -> End {
    End {
        arm: open.arm.word(),
        end: open.end.get(),
        rule: open.rule.to_string(),
        needs_double: open.needs_double,
    }
}
