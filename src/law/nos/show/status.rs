//! The state of the session, in a few lines: what is going on, who is to act, what is open, and how many
//! tiles each player holds. It names nothing that a player could still ask for.

use super::layout::open_ends;
use super::name::{at, name};
use super::settlement::pot;
use super::table::is_going;
use crate::law::Names;
use crate::law::nos::billitonnen::{Billitonnen, LineState};
use crate::law::nos::hand::{Hand, Table};
use crate::law::nos::hand::{Round, Stage};
use crate::law::nos::ruling::NextSet;
use crate::law::nos::session::{Progress, Session};
use crate::law::nos::telling::{self, words};
use crate::print::look::Look;
use crate::print::width::wrapped;
use crate::table::name::listed;
use crate::table::seat::Seat;

/// The state of the session.
pub fn status(session: &Session, look: &Look) -> Vec<String> {
    let paragraphs = match session.progress() {
        Progress::Lobby => {
            vec!["Nobody is seated yet; type seat and the names, clockwise.".to_owned()]
        }
        Progress::Between(_) => vec![between(session)],
        Progress::Hand(hand) => of_hand(session, hand),
        Progress::Settling => vec![format!("The session is settled. {}", pot(session))],
        Progress::Billitonnen(game) => vec![billitonnen(session, game), pot(session)],
        Progress::Finished => {
            vec!["The session is settled, and nothing is left in the pot.".to_owned()]
        }
    };
    paragraphs
        .iter()
        .flat_map(|words| wrapped("", &look.letters(words), look.measure()))
        .collect()
}

fn between(session: &Session) -> String {
    let seated = listed(session.seats().iter().map(|player| name(session, *player)));
    let hands = match session.hands() {
        0 => format!("No hand is dealt yet; {seated} are seated."),
        1 => "Between hands, after hand 1.".to_owned(),
        hands => format!("Between hands, after hand {hands}."),
    };
    let next = match session.next_set() {
        NextSet::HighestDouble => {
            "The highest double opens the next one [2.2]; type deal, or settle.".to_owned()
        }
        NextSet::Loser(player) => {
            format!(
                "{} will be on set; type deal, or settle.",
                name(session, *player)
            )
        }
        NextSet::Lots(tied) => {
            let tied = listed(tied.iter().map(|player| name(session, *player)));
            format!(
                "{tied} draw lots for the set [2.3]; type lot, with a name and a tile for each."
            )
        }
    };
    format!("{hands} {next}")
}

fn of_hand(session: &Session, hand: &Hand) -> Vec<String> {
    let number = session.hands();
    match &hand.table {
        Table::Bare { on_set } => {
            let sets = match on_set {
                Some(seat) => format!("{} is on set.", at(session, hand, *seat)),
                None => "the highest double is set [2.2].".to_owned(),
            };
            vec![format!("Hand {number}: dealt; {sets}"), held(session, hand)]
        }
        Table::Set { on_set, set, .. } => vec![
            format!(
                "Hand {number}: {} has set {} and announces the game.",
                at(session, hand, *on_set),
                set.tile()
            ),
            held(session, hand),
        ],
        Table::Game(round) => {
            let mut lines = vec![format!(
                "Hand {number}, {}. {}",
                telling::game(round.game),
                stage(session, hand, round)
            )];
            if is_going(round) {
                lines.push(open_ends(&round.layout));
            }
            lines.push(held(session, hand));
            lines
        }
    }
}

/// Who is to act, and what must happen next.
fn stage(session: &Session, hand: &Hand, round: &Round) -> String {
    let turn = at(session, hand, round.turn);
    let must_wait = hand.waits_due(round.turn) > 0;
    match round.stage {
        Stage::Going { .. } if must_wait => format!("{turn} is on turn and says \"I wait\"."),
        Stage::Going { .. } => format!("{turn} is on turn."),
        Stage::Claimed { by, .. } => format!(
            "{} has closed. {}",
            at(session, hand, by),
            match hand.drawable() {
                0 => "Type uphold, or refute NAME TILE [9.2, 9.3].".to_owned(),
                _ => format!(
                    "{turn} draws all but two; then uphold, or refute NAME TILE [9.2, 9.3]."
                ),
            }
        ),
        Stage::Closed => format!("It is closed; {turn} draws {} [9.2].", hand.drawable()),
        Stage::Over { ending, .. } => {
            let waiting = hand
                .still_in()
                .filter(|seat| hand.holding(*seat).counted.is_none());
            let waiting: Vec<&str> = waiting.map(|seat| at(session, hand, seat)).collect();
            let counts = listed(waiting.iter().copied());
            format!(
                "The hand is over: {}. To be counted: {counts}.",
                words().tell(&ending, &Names::default())
            )
        }
    }
}

/// How many tiles are in each hand and in the boneyard, which ones are known, and who owes a turn.
fn held(session: &Session, hand: &Hand) -> String {
    let each: Vec<String> = hand
        .all()
        .map(|seat| format!("{} {}", at(session, hand, seat), hand.tiles.number(seat)))
        .collect();
    let mut words = format!(
        "Tiles: {}; boneyard {}.",
        each.join(", "),
        hand.tiles.boneyard()
    );
    let known: Vec<String> = hand
        .all()
        .filter(|seat| !hand.tiles.known(*seat).is_empty())
        .map(|seat| format!("{} {}", at(session, hand, seat), hand.tiles.known(seat)))
        .collect();
    if !known.is_empty() {
        words.push_str(&format!(" Known: {}.", known.join(", ")));
    }
    let waits: Vec<String> = hand
        .all()
        .filter_map(|seat| {
            let own = hand.holding(seat);
            let turns = own.waits + own.waits_later;
            (turns > 0).then(|| format!("{} {turns}", at(session, hand, seat)))
        })
        .collect();
    if !waits.is_empty() {
        words.push_str(&format!(" Turns to wait: {}.", waits.join(", ")));
    }
    words
}

fn billitonnen(session: &Session, game: &Billitonnen) -> String {
    let at = |seat: Seat| name(session, game.seats[seat]);
    let each = game.seats.seats();
    let each = each.map(|seat| format!("{} {}", at(seat), game.row(seat).len()));
    let each: Vec<String> = each.collect();
    let tiles = format!("Tiles: {}.", each.join(", "));
    match (&game.state, game.turn()) {
        (LineState::NoLead, _) => {
            "Billitonnen: everybody draws a tile for the lead [13.1]; type lot.".to_owned()
        }
        (LineState::NoTile { lead }, None) => {
            format!(
                "Billitonnen: {} leads; the tile left over is laid, type starter [13.2]. {tiles}",
                at(*lead)
            )
        }
        (LineState::NoTile { lead }, Some(_)) => {
            format!(
                "Billitonnen: {} leads and turns the set [13.3]. {tiles}",
                at(*lead)
            )
        }
        (LineState::Turning { line, .. }, Some(turn)) => {
            format!(
                "Billitonnen: {} turns; open are {} and {}. {tiles}",
                at(turn),
                line.left,
                line.right
            )
        }
        (LineState::Turning { .. }, None) => format!("Billitonnen: no tile fits any more. {tiles}"),
    }
}
