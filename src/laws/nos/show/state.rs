//! Sessions and rulings as facts. None names a payment that a player could still claim.

use super::drawn::open_ends;
use super::words_of;
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{
    End, Hand, Layout, LineState, Nos, PlayerId, Progress, Ruling, Seat, Session, Stage,
    TableState, recount,
};
use nos_base::{Name, Told, tell_listed};
use nos_law::paper::payments;
use nos_law::show::ruling_text::filled;
use nos_law::{Facts, Game as _, Opener, Value};

pub fn json_fields(ruling: Option<&Ruling>) -> Facts {
    let Some(counts) = ruling.and_then(recount::counted) else { return Facts::new() };
    let differences: Facts = counts
        .iter()
        .filter(|count| count.chips != count.book)
        .map(|count| (count.name.clone(), count.chips - count.book))
        .collect();
    Facts::new().with("differences", differences)
}

pub fn state(session: &Session) -> Facts {
    let name = |player: PlayerId| session.name(player);
    let hand = session.hand();
    let round = hand.and_then(Hand::round);
    let going = round.filter(|round| !matches!(round.stage, Stage::Over(_)));
    let open = going.filter(|round| round.stage != Stage::Closed);
    let ends = open.into_iter().flat_map(|round| round.layout.open_ends());
    // Includes only players with a value.
    let of_seats = |what: &dyn Fn(&Hand, Seat) -> Option<Value>| -> Facts {
        let seated = hand.into_iter().flat_map(|hand| {
            hand.seats.seated().filter_map(|(seat, player)| Some((name(player), what(hand, seat)?)))
        });
        seated.collect()
    };
    let tiles: Facts = match &session.game.progress {
        Progress::Billitonnen(game) => {
            let seated = game.seats.seated().filter(|_| game.is_dealt());
            seated.map(|(seat, player)| (name(player), game.rows[seat].len())).collect()
        }
        _ => of_seats(&|hand, seat| Some(hand.tiles.number(seat).into())),
    };
    let loser = match session.opener {
        Opener::Of(player) => Some(player),
        Opener::Nobody | Opener::Lots(_) => None,
    };
    let waits = of_seats(&|hand, seat| {
        let waits = hand.holdings[seat].all_waits();
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
        .with("balances", session.by_player(|player| Some(session.balance(player))))
        .with("pot", session.pot())
        .with("tiles", tiles)
        .with("boneyard", hand.map(|hand| hand.tiles.boneyard()))
        .with("on_set", on_set)
        .with("turn", session.whose_turn().map(name))
        .with("waits", waits)
        .with("ends", ends.map(end).collect::<Value>())
        .with("known", known)
        .with("loser", loser.map(name));
    if let Some(result) = session.results() {
        let payments = payments(&result).into_iter().map(|paid| {
            let [from, to] = [paid.from, paid.to].map(|at| name(PlayerId::at(at)));
            Facts::new().with("from", from).with("to", to).with("amount", paid.amount)
        });
        let start = session.start();
        state = state
            .with("result", session.by_player(|player| Some(session.balance(player) - start)))
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

pub fn about(session: &Session) -> Facts {
    let names = |names: Vec<Name>| tell_listed(names.iter().map(Told::from).collect());
    let next = match session.opener {
        Opener::Nobody => "highest",
        Opener::Of(_) => "loser",
        Opener::Lots(_) => "lots",
    };
    let players = names(session.named(session.seated()));
    let facts = Facts::new().with("next", next).with("players", players);
    let none = || None::<&'static str>;
    let facts = facts.with("game-number", none()).with("line", none());
    match &session.game.progress {
        Progress::Hand(hand) => {
            let uncounted: Vec<Name> =
                hand.uncounted().map(|seat| session.name_at(hand, seat)).collect();
            let first = uncounted.first().cloned();
            of_hand(session, hand, facts)
                .with("uncounted-number", uncounted.len())
                .with("uncounted-first", first)
                .with("uncounted", names(uncounted))
        }
        Progress::Billitonnen(game) => {
            let (line, lead) = match (game.state, game.player_on_turn()) {
                (LineState::NoLead, _) => ("lead", None),
                (LineState::NoTile { lead }, None) => ("starter", Some(game.seats[lead])),
                (LineState::NoTile { .. }, turn) => ("first", turn),
                (LineState::Turning { .. }, None) => ("stuck", None),
                (LineState::Turning { .. }, Some(_)) => ("turning", None),
            };
            let ends = game.ends();
            facts
                .with("line", line)
                .with("lead", session.named_as(lead))
                .with("left", ends.map(|ends| ends.left.get()))
                .with("right", ends.map(|ends| ends.right.get()))
        }
        _ => facts,
    }
}

fn of_hand(session: &Session, hand: &Hand, facts: Facts) -> Facts {
    let held = |seat: Seat| (session.name_at(hand, seat), held(hand, seat));
    let held: Facts = hand.all().map(held).collect();
    let facts =
        facts.with("held", held).with("drawable", hand.drawable()).with("due", hand.due_to_draw());
    let round = match &hand.table {
        TableState::Bare { .. } => return facts,
        TableState::Set(set) => return facts.with("set", set.lies.tile().to_string()),
        TableState::Game(round) => round,
    };
    let by = hand.last_to_lay().map(|seat| session.name_at(hand, seat));
    let is_going = round.is_going();
    facts
        .with("game", words_of(round.game))
        .with("game-number", round.game.row.number.unwrap_or(0))
        .with("turn-waits", hand.waits_due(round.turn))
        .with("last", by)
        .with("open", is_going.then(|| open_ends(&round.layout)))
        .with("any-arm", round.layout.is_any_arm())
        .with("open-row", is_going.then(|| open_row(&round.layout)))
        .with("ending", hand.ending().map(|ending| session.say(&ending)))
}

fn held(hand: &Hand, seat: Seat) -> String {
    let (holding, tiles) = (&hand.holdings[seat], hand.tiles.number(seat));
    let count = match holding.counted {
        Some(spots) if hand.is_over() && tiles > 0 => format!("={spots}"),
        _ => tiles.to_string(),
    };
    match holding.all_waits() {
        0 => count,
        waits => {
            let facts = Facts::new().with("waits", waits.to_string());
            count + &filled(super::words(), "owes", &facts)
        }
    }
}

/// Lists the open ends by arm letter. A star marks an end that needs a double.
fn open_row(layout: &Layout) -> String {
    let lexicon = &Nos::LAW.library().lexicon;
    let ends = layout.open_ends().map(|end| {
        let letter = lexicon.typed_word(end.arm.word()).get(..1).unwrap_or_default();
        let star = if end.needs_double() { "*" } else { "" };
        format!("{letter}{}{star}", end.shows)
    });
    ends.collect::<Vec<_>>().join(" ")
}
