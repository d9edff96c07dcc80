//! Chess.

mod about;
mod judge;
pub mod position;
pub mod verbs;
pub mod words;

use super::EntryNo;
use super::about::{Library, Phase};
use super::facts::Facts;
use super::game::{Game, Legal, NoAsk, bare_piece};
use super::opponents::Course;
use super::picture::{self, Board, Man, Picture};
use super::refusal::Refusal;
use super::ruling::{Effect, Ruling};
use super::shared::Entry;
use super::table::Table;
use super::tallied;
use crate::speech::{Dialect, Reason};
use crate::table::house::NoRule;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use cozy_chess::{Color, File, Piece, Rank, Square};
use position::Position;
use std::sync::LazyLock;
use verbs::{Act, Typed};
use words::{Event, Why, Wrong};

/// A session of chess.
pub type Session = Table<Chess>;

/// The game: its last game, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chess {
    course: Course<Position>,
    /// The square of the man who must be moved or taken (article 4.6).
    touched: Option<Square>,
    /// How many illegal moves each player has made.
    illegal: [usize; 2],
    last: Option<[Square; 2]>,
}

impl Session {
    /// The colour of a player: who opened has white (article 1.2).
    fn colour(&self, player: PlayerId) -> Option<Color> {
        let mut each = self.opponents()?.into_iter().zip(Color::ALL);
        each.find(|(other, _)| *other == player).map(|own| own.1)
    }
}

impl Game for Chess {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Why = Why;
    type Rule = NoRule;
    type Piece = Typed;

    const ABOUT: &'static super::about::About<Chess> = &about::ABOUT;

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> =
            LazyLock::new(|| Library::of::<Chess>(&[include_str!("chess/words.en.ftl")]));
        &LIBRARY
    }

    fn phase(_table: &Session) -> u32 {
        Phase::Play as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        let colour = table.game.course.now.as_ref()?.turn();
        let mut players = table.everybody();
        players.find(|player| table.colour(*player) == Some(colour))
    }

    fn judge(
        table: &Session,
        entry: &Entry<Chess>,
        ruling: &mut Ruling<Chess>,
    ) -> Result<(), Refusal<Chess>> {
        let Entry::Own(act) = entry else {
            return Ok(());
        };
        match act {
            Act::Move { name, typed } => judge::judge_move(table, name.as_ref(), *typed, ruling),
            Act::Touch { name, square } => judge::touch(table, name, *square, ruling),
            Act::Claim {
                name,
                ground,
                typed,
            } => judge::claim(table, name, ground, *typed, ruling),
            Act::Flag { name } => judge::flag(table, name, ruling),
        }
    }

    fn evolve(table: &mut Session, _no: EntryNo, effect: &Effect<Chess>) {
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                *game = Chess {
                    course: Course::of(Position::start()),
                    ..Chess::default()
                };
            }
            Effect::Voided => *game = Chess::default(),
            Effect::Own(Event::Moved { played, .. }) => {
                if let Some(now) = &game.course.now {
                    let next = now.after(played);
                    game.course.go(next, !played.is_final());
                }
                game.touched = None;
                game.last = Some([played.from, played.to]);
            }
            Effect::Own(Event::Touched {
                square,
                obliges: true,
                ..
            }) => game.touched = Some(*square),
            Effect::Own(Event::GoesBack {
                player,
                wrong: Wrong::NotLegal,
                ..
            }) => {
                if let Some(illegal) = game.illegal.get_mut(player.index()) {
                    *illegal += 1;
                }
            }
            _ => {}
        }
    }

    /// By their letters, as bytes.
    fn legal(table: &Session) -> Vec<Legal<Chess>> {
        let (Some(turn), Some(now)) = (table.turn(), table.game.course.now.as_ref()) else {
            return Vec::new();
        };
        let (name, all) = (table.name(turn), now.moves());
        let touched = table.game.touched;
        let obeys = |played: &&position::Legal| touched.is_none_or(|at| judge::obeys(played, at));
        let moves = all.iter().filter(obeys);
        let mut moves: Vec<_> = moves.map(|played| way(&name, now, played, &all)).collect();
        moves.sort_by_key(|way| way.facts.get("move").map(ToString::to_string));
        let claims = about::ABOUT.claims.iter().flat_map(|claims| claims.grounds);
        let claims = claims.filter(|ground| judge::is_due(table, ground, None));
        let claim = |ground: &&'static _| Act::Claim {
            name: name.clone(),
            ground,
            typed: None,
        };
        let claims = claims.map(|ground| Legal::unlisted(claim(ground)));
        moves.into_iter().chain(claims).collect()
    }

    fn state(table: &Session) -> Facts {
        let (game, course) = (&table.game, &table.game.course);
        let now = course.now.as_ref();
        let touched = game.touched.filter(|_| table.is_going());
        let players = table.everybody().filter(|_| now.is_some());
        let illegal = players.zip(game.illegal);
        let illegal = illegal.map(|(player, times)| (table.name(player).to_string(), times));
        let facts = table.opponents_facts("white", "black");
        facts
            .with("fen", now.map(|now| now.fen(course.quiet)))
            .with("check", now.is_some_and(Position::is_check))
            .with("moves", course.moves)
            .with("touched", touched.map(|square| square.to_string()))
            .with("offer", table.named_as(table.offer()))
            .with("illegal", illegal.collect::<Facts>())
            .with("result", table.result())
    }

    fn complete(act: &mut Act, event: &Event) {
        if let (Act::Move { typed, .. }, Event::Moved { typed: san, .. }) = (act, event) {
            *typed = *san;
        }
    }

    fn bare(word: &str, _dialect: Dialect) -> Option<Result<&'static str, Reason>> {
        bare_piece::<Typed>(word, "move")
    }

    fn hand(_: &Session, ruling: &Ruling<Chess>, hand: &mut tallied::Hand) {
        for event in ruling.events() {
            if let Event::Moved { player, typed, .. } = event {
                hand.lays(*player, typed, None);
            }
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let now = table.game.course.now.as_ref()?;
        let moved = table.game.last.unwrap_or([Square::A1; 2]);
        let board = Board::of(8, false, |row, column| {
            let file = File::try_index(column as usize).unwrap_or(File::A);
            let rank = Rank::try_index(7 - row as usize).unwrap_or(Rank::First);
            let square = Square::new(file, rank);
            picture::Square {
                name: square.to_string(),
                is_dark: (row + column) % 2 == 1,
                is_moved: table.game.last.is_some() && moved.contains(&square),
                man: now.man(square).map(man),
            }
        });
        Some(Picture::Board(board, String::new()))
    }
}

/// How the men are drawn: the signs and names of white's and black's, and their letter.
const MEN: [([&str; 2], [&str; 2], char); Piece::NUM] = [
    (["♙", "♟"], ["white pawns", "black pawns"], 'p'),
    (["♘", "♞"], ["white knights", "black knights"], 'n'),
    (["♗", "♝"], ["white bishops", "black bishops"], 'b'),
    (["♖", "♜"], ["white rooks", "black rooks"], 'r'),
    (["♕", "♛"], ["white queen", "black queen"], 'q'),
    (["♔", "♚"], ["white king", "black king"], 'k'),
];

/// A man as he is drawn.
fn man((colour, kind): (Color, Piece)) -> Man {
    let ([white, black], [whites, blacks], letter) = MEN[kind as usize];
    let is_light = colour == Color::White;
    Man {
        called: if is_light { whites } else { blacks },
        is_light,
        sign: if is_light { white } else { black },
        is_disc: false,
        letter: if is_light {
            letter.to_ascii_uppercase()
        } else {
            letter
        },
    }
}

/// A move, as an act that is in order.
fn way(
    name: &Name,
    now: &Position,
    played: &position::Legal,
    all: &[position::Legal],
) -> Legal<Chess> {
    let typed = now.san(played, all);
    let sign = now.after(played).sign();
    Legal {
        act: Act::Move {
            name: Some(name.clone()),
            typed,
        },
        piece: Some(typed),
        facts: Facts::new().with("move", format!("{typed}{sign}")),
    }
}

/// The law, as it is listed.
pub static LAW: super::referee::Law = Session::ROW;
