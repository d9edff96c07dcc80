//! Sessions and rulings as facts, for JSON.

use crate::law::facts::{Facts, Value};
use crate::law::nos::{
    End, Event, Hand, NextSet, PlayerId, Progress, Ruling, Seat, Session, Stage,
};
use crate::law::paper;

/// What a ruling adds to the answer to an entry: if chips were counted, the differences from the book.
pub fn added(ruling: Option<&Ruling>) -> Facts {
    let counts = ruling.and_then(|ruling| {
        ruling.events().find_map(|event| match event {
            Event::Recounted { counts, .. } => Some(counts),
            _ => None,
        })
    });
    let differing = counts.map(|counts| {
        let differing = counts.iter().filter(|count| count.chips != count.book);
        let more = differing.map(|count| (count.name.to_string(), count.chips - count.book));
        more.collect::<Facts>()
    });
    let differences = differing.map(|more| Facts::new().with("differences", more));
    differences.unwrap_or_default()
}

/// A session.
pub fn state(session: &Session) -> Facts {
    let name = |player: PlayerId| session.shown(player).to_owned();
    let hand = session.hand();
    let round = hand.and_then(Hand::round);
    let going = round.filter(|round| !matches!(round.stage, Stage::Over { .. }));
    let ends = going.filter(|round| round.stage != Stage::Closed);
    let ends = ends.into_iter().flat_map(|round| round.layout.open_ends());
    // What is said of those players of the hand of whom there is anything to say.
    let of_seats = |what: &dyn Fn(&Hand, Seat) -> Option<Value>| -> Facts {
        let seated = hand.into_iter().flat_map(|hand| {
            let seated = hand.seats.seated();
            seated.filter_map(|(seat, player)| Some((name(player), what(hand, seat)?)))
        });
        seated.collect()
    };
    let (tiles, turn) = match session.progress() {
        Progress::Billitonnen(game) => {
            let seated = game.seats.seated().filter(|_| game.is_dealt());
            let rows = seated.map(|(seat, player)| (name(player), game.row(seat).len()));
            (rows.collect(), game.player_on_turn())
        }
        _ => (
            of_seats(&|hand, seat| Some(hand.tiles.number(seat).into())),
            hand.zip(going).map(|(hand, round)| hand.player(round.turn)),
        ),
    };
    let loser = match session.next_set() {
        NextSet::Loser(player) => Some(player),
        NextSet::HighestDouble | NextSet::Lots(_) => None,
    };
    let of_all = |number: &dyn Fn(PlayerId) -> i64| -> Facts {
        let everybody = session.everybody();
        everybody
            .map(|player| (name(player), number(player)))
            .collect()
    };
    let waits = of_seats(&|hand, seat| {
        let waits = hand.holding(seat).all_waits();
        (waits > 0).then(|| waits.into())
    });
    let known = of_seats(&|hand, seat| {
        let known = hand.tiles.known(seat);
        (!known.is_empty()).then(|| known.iter().map(|tile| tile.to_string()).collect())
    });
    let on_set = hand.and_then(|hand| Some(name(hand.player(hand.on_set()?))));
    let players = session.seated().iter().map(|player| name(*player));
    let mut state = Facts::new()
        .with("phase", session.phase_row().word)
        .with("hand", session.hands())
        .with("players", players.collect::<Value>())
        .with("balances", of_all(&|player| session.balance(player)))
        .with("pot", session.pot())
        .with("tiles", tiles)
        .with("boneyard", hand.map(|hand| hand.tiles.boneyard()))
        .with("on_set", on_set)
        .with("turn", turn.map(name))
        .with("waits", waits)
        .with("ends", ends.map(end).collect::<Value>())
        .with("known", known)
        .with("loser", loser.map(name));
    if let Some(result) = session.results() {
        let payments = paper::payments(&result).into_iter().map(|paid| {
            let [from, to] = [paid.from, paid.to].map(|at| name(PlayerId::at(at)));
            let facts = Facts::new().with("from", from).with("to", to);
            facts.with("amount", paid.amount)
        });
        let start = session.start();
        state = state
            .with("result", of_all(&|player| session.balance(player) - start))
            .with("payments", payments.collect::<Value>());
    }
    state
}

fn end(end: &End) -> Facts {
    Facts::new()
        .with("arm", end.arm.word())
        .with("end", end.shows.get())
        .with("rule", end.rule().word())
        .with("needs_double", end.needs_double())
}
