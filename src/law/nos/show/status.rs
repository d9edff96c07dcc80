//! The state of the session: a few lines, the row above the prompt, and who is to act, in the prompt. All three
//! are told by one message. They name nothing that a player could still ask for.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::{
    Ending, Game, Hand, LineState, NextSet, PlayerId, Progress, Seat, Session, Stage, Table, words,
};
use crate::text::look::Look;
use crate::text::width::wrapped;
use crate::told;

told! {
    /// What is going on. Its message is the status; `row` and `then` stand in the row above the prompt; `act` says
    /// who is to act, and what to do if it is not an ordinary turn.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Status {
        Lobby,
        Between(hands: u32, players: Vec<PlayerId>, next: NextSet),
        First(hand: u32),
        Dealt(hand: u32, on_set: PlayerId),
        Set(hand: u32, on_set: PlayerId, tile: Tile),
        Going(hand: u32, game: Game, roomy: bool, player: PlayerId, waits: bool),
        Claimed(hand: u32, game: Game, roomy: bool, player: PlayerId, by: PlayerId, drawable: u8),
        Closed(hand: u32, game: Game, roomy: bool, player: PlayerId, drawable: u8),
        Over(hand: u32, game: Game, roomy: bool, ending: Ending, uncounted: Vec<PlayerId>),
        Settling(pot: i64),
        Lead(pot: i64),
        Starter(pot: i64, player: PlayerId),
        FirstTile(pot: i64, player: PlayerId),
        Turning(pot: i64, player: PlayerId, left: Spots, right: Spots),
        Stuck(pot: i64),
        Finished,
    }
}

told! {
    /// What is said besides what is going on.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Beside {
        NoPot,
        PotToTake(pot: i64),
        PotPlayedFor(pot: i64),
        PotToLightest(pot: i64),
        Tiles(tiles: String),
        TilesAndBoneyard(tiles: String, boneyard: u8),
        Known(tiles: String),
        Waits(waits: String),
        Boneyard(boneyard: u8),
        OwesWaits(waits: u8),
        Open(ends: String),
    }
}

impl Status {
    /// What is going on, for a row of this many columns.
    fn of(session: &Session, columns: usize) -> Status {
        let number = session.hands();
        let hand = match session.progress() {
            Progress::Lobby => return Status::Lobby,
            Progress::Between(_) => {
                let next = session.next_set().clone();
                return Status::Between(number, session.seated().to_vec(), next);
            }
            Progress::Settling => return Status::Settling(session.pot()),
            Progress::Billitonnen(game) => {
                let pot = session.pot();
                return match (game.state, game.player_on_turn(), game.ends()) {
                    (LineState::NoLead, ..) => Status::Lead(pot),
                    (LineState::NoTile { lead }, None, _) => Status::Starter(pot, game.seats[lead]),
                    (LineState::NoTile { .. }, Some(player), _) => Status::FirstTile(pot, player),
                    (LineState::Turning { .. }, Some(player), Some(ends)) => {
                        Status::Turning(pot, player, ends.left, ends.right)
                    }
                    (LineState::Turning { .. }, ..) => Status::Stuck(pot),
                };
            }
            Progress::Finished => return Status::Finished,
            Progress::Hand(hand) => hand,
        };
        let on_set = hand.on_set().map(|seat| hand.player(seat));
        let round = match (&hand.table, on_set) {
            (_, None) => return Status::First(number),
            (Table::Bare { .. }, Some(player)) => return Status::Dealt(number, player),
            (Table::Set { set, .. }, Some(player)) => {
                return Status::Set(number, player, set.tile());
            }
            (Table::Game(round), _) => round,
        };
        // In a narrow row a game that has a number is told by it.
        let (game, roomy) = (round.game, columns >= 100);
        let (player, drawable) = (hand.player(round.turn), hand.drawable());
        match round.stage {
            Stage::Going { .. } => {
                let waits = hand.waits_due(round.turn) > 0;
                Status::Going(number, game, roomy, player, waits)
            }
            Stage::Claimed { by, .. } => {
                Status::Claimed(number, game, roomy, player, hand.player(by), drawable)
            }
            Stage::Closed => Status::Closed(number, game, roomy, player, drawable),
            Stage::Over { ending, .. } => {
                let uncounted = hand.uncounted().map(|seat| hand.player(seat)).collect();
                Status::Over(number, game, roomy, ending, uncounted)
            }
        }
    }

    fn attribute(&self, attribute: &str, session: &Session) -> Option<String> {
        words().attribute(self, attribute, &session.names())
    }
}

/// The state of the session.
pub fn status(session: &Session, look: &Look) -> Vec<String> {
    let mut first = session.say(&Status::of(session, look.columns()));
    let mut more = Vec::new();
    match session.progress() {
        Progress::Hand(hand) => {
            let round = hand.round().filter(|round| round.is_going());
            more.extend(round.map(|round| super::drawn::open_ends(&round.layout)));
            more.push(held(session, hand));
        }
        Progress::Billitonnen(game) => {
            let tiles = rows(session, ", ");
            if game.is_dealt() {
                first += &format!(" {}", session.say(&Beside::Tiles(tiles)));
            }
            more.push(pot(session));
        }
        Progress::Settling => first += &format!(" {}", pot(session)),
        _ => {}
    }
    let paragraphs = [first].into_iter().chain(more);
    let lines = paragraphs.map(|words| wrapped("", &look.letters(&words), look.measure()));
    lines.flatten().collect()
}

/// What becomes of the pot. Until it is taken nobody can know who pays whom.
pub(super) fn pot(session: &Session) -> String {
    let pot = session.pot();
    session.say(&match session.progress() {
        _ if pot == 0 => Beside::NoPot,
        Progress::Billitonnen(game) if game.is_stuck() => Beside::PotToLightest(pot),
        Progress::Billitonnen(_) => Beside::PotPlayedFor(pot),
        _ => Beside::PotToTake(pot),
    })
}

/// Each player of the hand with what there is to say of him: `Anna 6, Bram 5`.
fn of_each(
    session: &Session,
    hand: &Hand,
    between: &str,
    what: impl Fn(Seat) -> Option<String>,
) -> String {
    let seated = hand.seats.seated();
    let each = seated.filter_map(|(seat, player)| {
        let what = what(seat)?;
        Some(format!("{} {what}", session.shown(player)))
    });
    each.collect::<Vec<_>>().join(between)
}

/// How many tiles are in each hand and in the boneyard, which ones are known, and who owes a turn.
fn held(session: &Session, hand: &Hand) -> String {
    let of_each = |what: &dyn Fn(Seat) -> Option<String>| of_each(session, hand, ", ", what);
    let tiles = of_each(&|seat| Some(hand.tiles.number(seat).to_string()));
    let known = of_each(&|seat| {
        let known = hand.tiles.known(seat);
        (!known.is_empty()).then(|| known.to_string())
    });
    let waits = of_each(&|seat| {
        let waits = hand.holding(seat).all_waits();
        (waits > 0).then(|| waits.to_string())
    });
    let boneyard = hand.tiles.boneyard();
    let tiles = session.say(&Beside::TilesAndBoneyard(tiles, boneyard));
    let known = (!known.is_empty()).then(|| session.say(&Beside::Known(known)));
    let waits = (!waits.is_empty()).then(|| session.say(&Beside::Waits(waits)));
    let parts = [Some(tiles), known, waits].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" ")
}

/// How many tiles each row of Billitonnen has.
fn rows(session: &Session, between: &str) -> String {
    let Progress::Billitonnen(game) = session.progress() else {
        return String::new();
    };
    let seated = game.seats.seated();
    let rows = seated.map(|(seat, player)| (session.shown(player), game.row(seat).len()));
    let rows = rows.map(|(name, tiles)| format!("{name} {tiles}"));
    rows.collect::<Vec<_>>().join(between)
}

/// Who is to act; and what to do, if it is not an ordinary turn.
pub fn to_act(session: &Session) -> Option<String> {
    Status::of(session, 0).attribute("act", session)
}

/// The parts of the row, the most important one first.
pub fn parts(session: &Session, columns: usize) -> Vec<String> {
    let status = Status::of(session, columns);
    let part = |attribute| status.attribute(attribute, session);
    let parts = match session.progress() {
        Progress::Hand(hand) => {
            let ends = ends(hand);
            let open = (!ends.is_empty()).then(|| session.say(&Beside::Open(ends)));
            let tiles = of_each(session, hand, " ", |seat| Some(tiles(session, hand, seat)));
            let boneyard = session.say(&Beside::Boneyard(hand.tiles.boneyard()));
            vec![open, part("then"), Some(tiles), Some(boneyard), part("row")]
        }
        Progress::Billitonnen(_) => vec![part("row"), part("then"), Some(rows(session, " "))],
        _ => vec![part("row"), part("then")],
    };
    parts.into_iter().flatten().collect()
}

/// How many tiles a player has, or after the end of the hand what was counted; and the turns that the player owes.
fn tiles(session: &Session, hand: &Hand, seat: Seat) -> String {
    let (holding, tiles) = (hand.holding(seat), hand.tiles.number(seat));
    let count = match holding.counted {
        Some(spots) if hand.is_over() && tiles > 0 => format!("={spots}"),
        _ => tiles.to_string(),
    };
    match holding.all_waits() {
        0 => count,
        waits => count + &session.say(&Beside::OwesWaits(waits)),
    }
}

/// The ends that can be played on, by the letter of the arm; a star means that a double must follow.
fn ends(hand: &Hand) -> String {
    let round = hand.round().filter(|round| round.is_going());
    let ends = round.into_iter().flat_map(|round| round.layout.open_ends());
    let ends = ends.map(|end| {
        let letter = end.arm.word().get(..1).unwrap_or_default();
        let star = if end.needs_double() { "*" } else { "" };
        format!("{letter}{}{star}", end.shows)
    });
    ends.collect::<Vec<_>>().join(" ")
}
