//! Checkers: the American game on 64 squares, with twelve men each.

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
use position::{Colour, Path, Piece, Position, Square};
use std::sync::LazyLock;
use verbs::Act;
use words::{Event, Why};

/// A session of checkers.
pub type Session = Table<Checkers>;

/// The game: its last game, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checkers {
    course: Course<Position>,
    last: Option<Path>,
}

impl Session {
    /// The colour of a player: who opened has black (article 1.3).
    fn colour(&self, player: PlayerId) -> Option<Colour> {
        let colours = [Colour::Black, Colour::White].into_iter();
        let mut each = self.opponents()?.into_iter().zip(colours);
        each.find(|(other, _)| *other == player).map(|own| own.1)
    }
}

impl Game for Checkers {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Why = Why;
    type Rule = NoRule;
    type Piece = Path;

    const ABOUT: &'static super::about::About<Checkers> = &about::ABOUT;

    fn library() -> &'static Library {
        static LIBRARY: LazyLock<Library> =
            LazyLock::new(|| Library::of::<Checkers>(&[include_str!("checkers/words.en.ftl")]));
        &LIBRARY
    }

    fn phase(_table: &Session) -> u32 {
        Phase::Play as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        let colour = table.game.course.now?.turn;
        let mut players = table.everybody();
        players.find(|player| table.colour(*player) == Some(colour))
    }

    fn judge(
        table: &Session,
        entry: &Entry<Checkers>,
        ruling: &mut Ruling<Checkers>,
    ) -> Result<(), Refusal<Checkers>> {
        match entry {
            Entry::Own(Act::Move { name, path }) => {
                judge::judge_move(table, name.as_ref(), path, ruling)
            }
            Entry::Own(Act::Claim { name, ground }) => {
                table.must_play()?;
                let right = judge::grounds(table).any(|right| right == *ground);
                ruling.claim(table, table.player(name)?, ground, right);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn evolve(table: &mut Session, _no: EntryNo, effect: &Effect<Checkers>) {
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                game.course = Course::of(Position::start());
                game.last = None;
            }
            Effect::Voided => *game = Checkers::default(),
            Effect::Own(Event::Moved { path, taken, .. }) => {
                if let Some(now) = game.course.now {
                    let piece = path.squares().next().and_then(|from| now.piece(from));
                    let is_king = piece.is_some_and(|piece| piece.is_king);
                    game.course.go(now.after(path).0, is_king && *taken == 0);
                }
                game.last = Some(*path);
            }
            _ => {}
        }
    }

    fn legal(table: &Session) -> Vec<Legal<Checkers>> {
        let (Some(turn), Some(position)) = (table.turn(), table.game.course.now) else {
            return Vec::new();
        };
        let name = table.name(turn);
        let moves = position.moves().into_iter().map(|path| way(&name, path));
        let claim = |ground| Act::Claim {
            name: name.clone(),
            ground,
        };
        let claims = judge::grounds(table).map(|ground| Legal::unlisted(claim(ground)));
        moves.chain(claims).collect()
    }

    fn state(table: &Session) -> Facts {
        let course = &table.game.course;
        let facts = table.opponents_facts("black", "white");
        facts
            .with("fen", course.now.map(|position| position.to_string()))
            .with("moves", course.moves)
            .with("quiet", course.quiet)
            .with("offer", table.named_as(table.offer()))
            .with("result", table.result())
    }

    fn complete(act: &mut Act, event: &Event) {
        if let (Act::Move { path, .. }, Event::Moved { path: whole, .. }) = (act, event) {
            path.clone_from(whole);
        }
    }

    fn bare(word: &str, _dialect: Dialect) -> Option<Result<&'static str, Reason>> {
        bare_piece::<Path>(word, "move")
    }

    fn hand(_: &Session, ruling: &Ruling<Checkers>, hand: &mut tallied::Hand) {
        for event in ruling.events() {
            if let Event::Moved { player, path, .. } = event {
                hand.lays(*player, path, None);
            }
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let position = table.game.course.now?;
        let mut moved = table.game.last.iter().flat_map(Path::squares);
        let moved: Vec<Square> = moved.by_ref().collect();
        let board = Board::of(8, true, |row, column| {
            let square = Square::at(row, column);
            picture::Square {
                name: square.map_or_else(String::new, |square| square.to_string()),
                is_dark: square.is_some(),
                is_moved: square.is_some_and(|square| moved.contains(&square)),
                man: square.and_then(|square| position.piece(square)).map(man),
            }
        });
        Some(Picture::Board(board, String::new()))
    }
}

/// A piece as it is drawn.
fn man(piece: Piece) -> Man {
    let (called, letter) = match (piece.colour, piece.is_king) {
        (Colour::Black, false) => ("black men", 'b'),
        (Colour::Black, true) => ("black kings", 'B'),
        (Colour::White, false) => ("white men", 'w'),
        (Colour::White, true) => ("white kings", 'W'),
    };
    Man {
        called,
        is_light: piece.colour == Colour::White,
        sign: if piece.is_king { "K" } else { "" },
        is_disc: true,
        letter,
    }
}

/// A move, as an act that is in order.
fn way(name: &Name, path: Path) -> Legal<Checkers> {
    Legal {
        facts: Facts::new().with("move", path.to_string()),
        piece: Some(path),
        act: Act::Move {
            name: Some(name.clone()),
            path,
        },
    }
}

/// The law, as it is listed.
pub static LAW: super::referee::Law = Table::<Checkers>::ROW;
