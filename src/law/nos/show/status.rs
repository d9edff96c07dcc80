//! The state of the session: a few lines, the row above the prompt, and who is to act, in the prompt. It names
//! nothing that a player could still ask for.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::{
    Billitonnen, End, Ending, Game, Hand, LineState, NextSet, PlayerId, Progress, Round, Seat,
    Session, Stage, Table,
};
use crate::print::look::Look;
use crate::print::width::wrapped;
use crate::told;

told! {
    /// A sentence or two about the state of a session.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Status {
        Lobby,
        Between { hands: u32, players: Vec<PlayerId>, next: NextSet },
        First { hand: u32 },
        Dealt { hand: u32, on_set: PlayerId },
        Set { hand: u32, on_set: PlayerId, tile: Tile },
        Game { hand: u32, game: Game },
        Going { player: PlayerId, waits: bool },
        Claimed { by: PlayerId, player: PlayerId, drawable: u8 },
        Closed { player: PlayerId, drawable: u8 },
        Over { ending: Ending, uncounted: Vec<PlayerId> },
        Tiles { tiles: String, boneyard: u8 },
        Known { tiles: String },
        Waits { waits: String },
        Settling,
        Lead,
        Starter { player: PlayerId, tiles: String },
        FirstTile { player: PlayerId, tiles: String },
        Turning { player: PlayerId, left: Spots, right: Spots, tiles: String },
        Stuck { tiles: String },
        Finished,
        NoPot,
        PotToTake { pot: i64 },
        PotPlayedFor { pot: i64 },
        PotToLightest { pot: i64 },
    }
}

told! {
    /// A part of the row above the prompt.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Row {
        Lobby,
        Help,
        Between { hands: u32, next: NextSet },
        Next { next: NextSet },
        Hand { hand: u32 },
        First,
        Dealt,
        Set,
        Game { game: Game, roomy: bool },
        Claimed { by: PlayerId },
        Closed,
        Over,
        Boneyard { boneyard: u8 },
        Waits { waits: u8 },
        Open { ends: String },
        Settling { pot: i64 },
        ToTake,
        Billitonnen { pot: i64 },
        Finished,
    }
}

told! {
    /// Who is to act; and what to do, if it is not an ordinary turn.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ToAct {
        Plays { player: PlayerId },
        Waits { player: PlayerId },
        Sets { player: PlayerId },
        WhoSets,
        Announces { player: PlayerId },
        Draws { player: PlayerId, drawable: u8 },
        Closed,
        Shows { player: PlayerId },
        Counted,
        Turns { player: PlayerId },
    }
}

/// The state of the session.
pub fn status(session: &Session, look: &Look) -> Vec<String> {
    let paragraphs = match session.progress() {
        Progress::Lobby => vec![session.say(&Status::Lobby)],
        Progress::Between(_) => vec![session.say(&Status::Between {
            hands: session.hands(),
            players: session.seats().to_vec(),
            next: session.next_set().clone(),
        })],
        Progress::Hand(hand) => of_hand(session, hand),
        Progress::Settling => {
            vec![format!(
                "{} {}",
                session.say(&Status::Settling),
                pot(session)
            )]
        }
        Progress::Billitonnen(game) => vec![billitonnen(session, game), pot(session)],
        Progress::Finished => vec![session.say(&Status::Finished)],
    };
    let lines = paragraphs.iter();
    lines
        .flat_map(|words| wrapped("", &look.letters(words), look.measure()))
        .collect()
}

/// What becomes of the pot. Until it is taken nobody can know who pays whom.
pub(super) fn pot(session: &Session) -> String {
    let pot = session.pot();
    session.say(&match session.progress() {
        _ if pot == 0 => Status::NoPot,
        Progress::Billitonnen(game) if game.is_stuck() => Status::PotToLightest { pot },
        Progress::Billitonnen(_) => Status::PotPlayedFor { pot },
        _ => Status::PotToTake { pot },
    })
}

fn of_hand(session: &Session, hand: &Hand) -> Vec<String> {
    let (number, player) = (session.hands(), |seat: &Seat| hand.player(*seat));
    let mut first = session.say(&match &hand.table {
        Table::Bare { on_set: None } => Status::First { hand: number },
        Table::Bare {
            on_set: Some(on_set),
        } => Status::Dealt {
            hand: number,
            on_set: player(on_set),
        },
        Table::Set { on_set, set, .. } => Status::Set {
            hand: number,
            on_set: player(on_set),
            tile: set.tile(),
        },
        Table::Game(round) => Status::Game {
            hand: number,
            game: round.game,
        },
    });
    let mut open = None;
    if let Some(round) = hand.round() {
        first = format!("{first} {}", session.say(&stage(hand, round)));
        open = round
            .is_going()
            .then(|| super::layout::open_ends(&round.layout));
    }
    [Some(first), open, Some(held(session, hand))]
        .into_iter()
        .flatten()
        .collect()
}

/// Who is to act, and what must happen next.
fn stage(hand: &Hand, round: &Round) -> Status {
    let (player, drawable) = (hand.player(round.turn), hand.drawable());
    match round.stage {
        Stage::Going { .. } => Status::Going {
            player,
            waits: hand.waits_due(round.turn) > 0,
        },
        Stage::Claimed { by, .. } => Status::Claimed {
            by: hand.player(by),
            player,
            drawable,
        },
        Stage::Closed => Status::Closed { player, drawable },
        Stage::Over { ending, .. } => {
            let uncounted = hand.uncounted().map(|seat| hand.player(seat)).collect();
            Status::Over { ending, uncounted }
        }
    }
}

/// Each of these players with what is said of him: `Anna 6, Bram 5`.
fn each(
    session: &Session,
    players: impl Iterator<Item = (PlayerId, Option<String>)>,
    between: &str,
) -> String {
    let each = players
        .filter_map(|(player, what)| what.map(|what| format!("{} {what}", session.shown(player))));
    each.collect::<Vec<_>>().join(between)
}

/// How many tiles are in each hand and in the boneyard, which ones are known, and who owes a turn.
fn held(session: &Session, hand: &Hand) -> String {
    let of_each = |what: &dyn Fn(Seat) -> Option<String>| {
        each(
            session,
            hand.seats
                .seated()
                .map(|(seat, player)| (player, what(seat))),
            ", ",
        )
    };
    let some = |there: bool, what: String| there.then_some(what);
    let tiles = of_each(&|seat| Some(hand.tiles.number(seat).to_string()));
    let known = of_each(&|seat| {
        let known = hand.tiles.known(seat);
        some(!known.is_empty(), known.to_string())
    });
    let waits = of_each(&|seat| {
        let waits = hand.holding(seat).all_waits();
        some(waits > 0, waits.to_string())
    });
    let boneyard = hand.tiles.boneyard();
    let mut words = session.say(&Status::Tiles { tiles, boneyard });
    if !known.is_empty() {
        words += &format!(" {}", session.say(&Status::Known { tiles: known }));
    }
    if !waits.is_empty() {
        words += &format!(" {}", session.say(&Status::Waits { waits }));
    }
    words
}

/// How many tiles each row has.
fn rows(session: &Session, game: &Billitonnen, between: &str) -> String {
    let seated = game.seats.seated();
    let rows = seated.map(|(seat, player)| (player, Some(game.row(seat).len().to_string())));
    each(session, rows, between)
}

fn billitonnen(session: &Session, game: &Billitonnen) -> String {
    let tiles = rows(session, game, ", ");
    session.say(&match (game.state, game.turn(), game.ends()) {
        (LineState::NoLead, ..) => Status::Lead,
        (LineState::NoTile { lead }, None, _) => Status::Starter {
            player: game.seats[lead],
            tiles,
        },
        (LineState::NoTile { lead }, Some(_), _) => Status::FirstTile {
            player: game.seats[lead],
            tiles,
        },
        (LineState::Turning { .. }, Some(turn), Some(ends)) => Status::Turning {
            player: game.seats[turn],
            left: ends.left,
            right: ends.right,
            tiles,
        },
        (LineState::Turning { .. }, ..) => Status::Stuck { tiles },
    })
}

/// Who is to act; and what to do, if it is not an ordinary turn.
pub(super) fn to_act(session: &Session) -> Option<String> {
    let hand = match session.progress() {
        Progress::Hand(hand) => hand,
        Progress::Billitonnen(game) => {
            let player = game.player_on_turn()?;
            return Some(session.say(&ToAct::Turns { player }));
        }
        _ => return None,
    };
    let on_set = hand.on_set().map(|seat| hand.player(seat));
    let Some(round) = hand.round() else {
        return Some(session.say(&match (&hand.table, on_set) {
            (Table::Bare { .. }, Some(player)) => ToAct::Sets { player },
            (_, Some(player)) => ToAct::Announces { player },
            (_, None) => ToAct::WhoSets,
        }));
    };
    let (player, drawable) = (hand.player(round.turn), hand.drawable());
    Some(session.say(&match round.stage {
        Stage::Going { .. } if hand.waits_due(round.turn) > 0 => ToAct::Waits { player },
        Stage::Going { .. } => ToAct::Plays { player },
        Stage::Claimed { .. } | Stage::Closed if drawable > 0 => ToAct::Draws { player, drawable },
        Stage::Claimed { .. } | Stage::Closed => ToAct::Closed,
        Stage::Over { .. } => match hand.uncounted().next() {
            Some(seat) => ToAct::Shows {
                player: hand.player(seat),
            },
            None => ToAct::Counted,
        },
    }))
}

/// The parts of the row, the most important one first.
pub(super) fn parts(session: &Session, columns: usize) -> Vec<String> {
    let (hands, next, pot) = (session.hands(), session.next_set().clone(), session.pot());
    let say = |row: Row| session.say(&row);
    match session.progress() {
        Progress::Lobby => vec![say(Row::Lobby), say(Row::Help)],
        Progress::Between(_) => {
            let between = Row::Between {
                hands,
                next: next.clone(),
            };
            vec![say(between), say(Row::Next { next })]
        }
        Progress::Hand(hand) => hand_parts(session, hand, columns),
        Progress::Settling => vec![say(Row::Settling { pot }), say(Row::ToTake)],
        Progress::Billitonnen(game) => {
            vec![say(Row::Billitonnen { pot }), rows(session, game, " ")]
        }
        Progress::Finished => vec![say(Row::Finished)],
    }
}

fn hand_parts(session: &Session, hand: &Hand, columns: usize) -> Vec<String> {
    let mut first = session.say(&Row::Hand {
        hand: session.hands(),
    });
    let stage = match &hand.table {
        Table::Bare { on_set: None } => Some(Row::First),
        Table::Bare { .. } => Some(Row::Dealt),
        Table::Set { .. } => Some(Row::Set),
        Table::Game(round) => {
            let (game, roomy) = (round.game, columns >= 100);
            first = format!("{first}, {}", session.say(&Row::Game { game, roomy }));
            match round.stage {
                Stage::Claimed { by, .. } => Some(Row::Claimed {
                    by: hand.player(by),
                }),
                Stage::Closed => Some(Row::Closed),
                Stage::Over { .. } => Some(Row::Over),
                Stage::Going { .. } => None,
            }
        }
    };
    let mut parts = vec![first];
    parts.extend(stage.map(|stage| session.say(&stage)));
    parts.push(tiles(session, hand));
    parts.push(session.say(&Row::Boneyard {
        boneyard: hand.tiles.boneyard(),
    }));
    let open = hand.round().filter(|round| round.is_going()).map(ends);
    let open = open.filter(|ends| !ends.is_empty());
    parts.extend(open.map(|ends| session.say(&Row::Open { ends })));
    parts
}

/// How many tiles each player has; after the end of the hand, only players who must still be counted.
fn tiles(session: &Session, hand: &Hand) -> String {
    let tiles = hand.seats.seated().map(|(seat, player)| {
        let (holding, tiles) = (hand.holding(seat), hand.tiles.number(seat));
        let mut count = match holding.counted {
            Some(spots) if hand.is_over() && tiles > 0 => format!("={spots}"),
            _ => tiles.to_string(),
        };
        if holding.all_waits() > 0 {
            count += &session.say(&Row::Waits {
                waits: holding.all_waits(),
            });
        }
        (player, Some(count))
    });
    each(session, tiles, " ")
}

/// The ends that can be played on, by the letter of the arm; a star means that a double must follow.
fn ends(round: &Round) -> String {
    let ends = round.layout.open_ends().map(|end: &End| {
        let letter = end.arm.word().get(..1).unwrap_or_default();
        let star = if end.needs_double() { "*" } else { "" };
        format!("{letter}{}{star}", end.shows)
    });
    ends.collect::<Vec<_>>().join(" ")
}
