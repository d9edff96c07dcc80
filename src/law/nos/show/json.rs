//! Sessions and rulings in JSON.

use crate::law::nos::{
    End, Event, Hand, NextSet, PlayerId, Progress, Ruling, Seat, Session, Stage, Transfer,
    settlement,
};
use serde_json::{Map, Value, json};

/// What a ruling adds to the answer on an entry: what was paid, and if chips were counted, the differences from
/// the book. Without a ruling there are no payments.
pub fn added(session: &Session, ruling: Option<&Ruling>) -> Value {
    let transfers = ruling.map(|ruling| transfers(session, ruling));
    let added = json!({ "transfers": transfers.unwrap_or_default() });
    let differences = ruling.and_then(|ruling| differences(session, ruling));
    with(added, "differences", differences)
}

/// An object with one more value, if there is one.
fn with(mut object: Value, key: &str, more: Option<Value>) -> Value {
    if let (Some(object), Some(more)) = (object.as_object_mut(), more) {
        object.insert(key.to_owned(), more);
    }
    object
}

pub fn transfers(session: &Session, ruling: &Ruling) -> Vec<Value> {
    let party = |player: Option<PlayerId>| player.map_or("pot", |player| session.shown(player));
    let payment = |paid: &Transfer| {
        let payment = json!({
            "from": party(paid.from.player()),
            "to": party(paid.to.player()),
            "amount": paid.amount,
            "for": paid.cause.word(),
        });
        with(
            payment,
            "article",
            paid.article.map(|article| article.to_string().into()),
        )
    };
    ruling.transfers.iter().map(payment).collect()
}

/// The counted chips minus the book, for players with a difference; `None` if nothing was counted.
fn differences(session: &Session, ruling: &Ruling) -> Option<Value> {
    ruling.events.iter().find_map(|event| match event {
        Event::Recounted(counts) => {
            let differing = counts.iter().filter(|count| count.chips != count.book);
            let more = differing.map(|count| (count.player, count.chips - count.book));
            Some(by_name(session, more))
        }
        _ => None,
    })
}

/// An object with a value for each of these players.
fn by_name<V: Into<Value>>(
    session: &Session,
    values: impl IntoIterator<Item = (PlayerId, V)>,
) -> Value {
    let values = values.into_iter();
    let values = values.map(|(player, value)| (session.shown(player).to_owned(), value.into()));
    values.collect::<Map<String, Value>>().into()
}

pub fn state(session: &Session) -> Value {
    let name = |player: PlayerId| session.shown(player);
    let hand = session.hand();
    let round = hand.and_then(Hand::round);
    let going = round.filter(|round| !matches!(round.stage, Stage::Over { .. }));
    let ends = going.filter(|round| round.stage != Stage::Closed);
    let ends = ends.into_iter().flat_map(|round| round.layout.open_ends());
    // What is said of those players of the hand of whom there is anything to say.
    let of_seats = |what: &dyn Fn(&Hand, Seat) -> Option<Value>| {
        let seated = hand.into_iter().flat_map(|hand| {
            let seated = hand.seats.seated();
            seated.filter_map(|(seat, player)| Some((player, what(hand, seat)?)))
        });
        by_name(session, seated)
    };
    let (tiles, turn) = match session.progress() {
        Progress::Billitonnen(game) => {
            let seated = game.seats.seated().filter(|_| game.is_dealt());
            let rows = seated.map(|(seat, player)| (player, game.row(seat).len()));
            (by_name(session, rows), game.player_on_turn())
        }
        _ => (
            of_seats(&|hand, seat| Some(hand.tiles.number(seat).into())),
            hand.zip(going).map(|(hand, round)| hand.player(round.turn)),
        ),
    };
    let loser = match session.next_set() {
        NextSet::Loser(player) => Some(*player),
        NextSet::HighestDouble | NextSet::Lots(_) => None,
    };
    let balances = session
        .players()
        .map(|player| (player, session.balance(player)));
    let state = json!({
        "phase": session.phase().word(),
        "hand": session.hands(),
        "players": session.seats().iter().map(|player| name(*player)).collect::<Vec<_>>(),
        "balances": by_name(session, balances),
        "pot": session.pot(),
        "tiles": tiles,
        "boneyard": hand.map(|hand| hand.tiles.boneyard()),
        "on_set": hand.and_then(|hand| Some(name(hand.player(hand.on_set()?)))),
        "turn": turn.map(name),
        "waits": of_seats(&|hand, seat| {
            let waits = hand.holding(seat).all_waits();
            (waits > 0).then(|| waits.into())
        }),
        "ends": ends.map(end).collect::<Vec<_>>(),
        "known": of_seats(&|hand, seat| {
            let known = hand.tiles.known(seat);
            let tiles: Vec<String> = known.iter().map(|tile| tile.to_string()).collect();
            (!known.is_empty()).then(|| tiles.into())
        }),
        "loser": loser.map(name),
    });
    let result = session.result();
    let payments = result.as_ref().map(|result| {
        let payments = settlement::payments(result).into_iter().map(|paid| {
            let [from, to] = [paid.from, paid.to].map(|at| name(PlayerId::at(at)));
            json!({ "from": from, "to": to, "amount": paid.amount })
        });
        payments.collect::<Vec<Value>>().into()
    });
    let result = result.map(|result| by_name(session, session.players().zip(result)));
    with(with(state, "result", result), "payments", payments)
}

fn end(end: &End) -> Value {
    json!({
        "arm": end.arm.word(),
        "end": end.shows.get(),
        "rule": end.rule().word(),
        "needs_double": end.needs_double(),
    })
}
