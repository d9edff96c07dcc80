//! Sessions and rulings in JSON.

use crate::law::facts::{Facts, Value};
use crate::law::nos::{
    End, Event, Hand, NextSet, PlayerId, Progress, Ruling, Seat, Session, Stage, Transfer,
    settlement,
};

/// What a ruling adds to the answer on an entry: what was paid, and if chips were counted, the differences from
/// the book. Without a ruling there are no payments.
pub fn added(session: &Session, ruling: Option<&Ruling>) -> Facts {
    let transfers = ruling.map_or(Value::List(Vec::new()), |ruling| transfers(session, ruling));
    let added = Facts::new().with("transfers", transfers);
    let differences = ruling.and_then(|ruling| differences(session, ruling));
    with(added, "differences", differences)
}

/// Facts with one more, if there is one.
fn with(facts: Facts, label: &'static str, more: Option<impl Into<Value>>) -> Facts {
    match more {
        Some(more) => facts.with(label, more),
        None => facts,
    }
}

/// A ruling's payments.
pub fn transfers(session: &Session, ruling: &Ruling) -> Value {
    let party = |player: Option<PlayerId>| {
        player
            .map_or("pot", |player| session.shown(player))
            .to_owned()
    };
    let payment = |paid: &Transfer| {
        let payment = Facts::new()
            .with("from", party(paid.from.player()))
            .with("to", party(paid.to.player()))
            .with("amount", paid.amount)
            .with("for", paid.cause.word());
        with(
            payment,
            "article",
            paid.article.map(|article| article.to_string()),
        )
    };
    ruling.transfers.iter().map(payment).collect()
}

/// The counted chips minus the book, for players with a difference; `None` if nothing was counted.
fn differences(session: &Session, ruling: &Ruling) -> Option<Facts> {
    ruling.events.iter().find_map(|event| match event {
        Event::Recounted(counts) => {
            let differing = counts.iter().filter(|count| count.chips != count.book);
            let more = differing.map(|count| (count.player, count.chips - count.book));
            Some(by_name(session, more))
        }
        _ => None,
    })
}

/// Facts with a value for each of these players.
fn by_name<V: Into<Value>>(
    session: &Session,
    values: impl IntoIterator<Item = (PlayerId, V)>,
) -> Facts {
    let values = values.into_iter();
    values
        .map(|(player, value)| (session.shown(player).to_owned(), value))
        .collect()
}

/// A session in JSON.
pub fn state(session: &Session) -> Facts {
    let name = |player: PlayerId| session.shown(player).to_owned();
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
    let state = Facts::new()
        .with("phase", session.phase().word())
        .with("hand", session.hands())
        .with(
            "players",
            session
                .seats()
                .iter()
                .map(|player| name(*player))
                .collect::<Value>(),
        )
        .with("balances", by_name(session, balances))
        .with("pot", session.pot())
        .with("tiles", tiles)
        .with("boneyard", hand.map(|hand| hand.tiles.boneyard()))
        .with(
            "on_set",
            hand.and_then(|hand| Some(name(hand.player(hand.on_set()?)))),
        )
        .with("turn", turn.map(name))
        .with(
            "waits",
            of_seats(&|hand, seat| {
                let waits = hand.holding(seat).all_waits();
                (waits > 0).then(|| waits.into())
            }),
        )
        .with("ends", ends.map(end).collect::<Value>())
        .with(
            "known",
            of_seats(&|hand, seat| {
                let known = hand.tiles.known(seat);
                let tiles = known.iter().map(|tile| tile.to_string());
                (!known.is_empty()).then(|| tiles.collect())
            }),
        )
        .with("loser", loser.map(name));
    let result = session.result();
    let payments = result.as_ref().map(|result| {
        let payments = settlement::payments(result).into_iter().map(|paid| {
            let [from, to] = [paid.from, paid.to].map(|at| name(PlayerId::at(at)));
            let paid = Facts::new()
                .with("from", from)
                .with("to", to)
                .with("amount", paid.amount);
            Value::from(paid)
        });
        payments.collect::<Value>()
    });
    let result = result.map(|result| by_name(session, session.players().zip(result)));
    with(with(state, "result", result), "payments", payments)
}

fn end(end: &End) -> Facts {
    Facts::new()
        .with("arm", end.arm.word())
        .with("end", end.shows.get())
        .with("rule", end.rule().word())
        .with("needs_double", end.needs_double())
}
