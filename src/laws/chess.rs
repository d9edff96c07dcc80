//! Chess.

mod about;
mod described;
mod judge;
pub mod position;
mod touch;
pub mod verbs;
pub mod words;

use about::Rule;
use cozy_chess::{Color, Piece, Square};
use nos_base::{Message as _, Name, Order, PlayerId, Texts, Told};
use nos_entry::{Described, What};
use nos_law::{
    About, Board, BoardSquare, Counted, Course, Draft, Effect, EntryNo, Facts, Game, GameText,
    Judged, Law, Legal, Man, NoAsk, Picture, Piece as _, Ruling, Table, TalliedHand, Value,
};
use position::{LegalMove, Position};
use touch::Touched;
use verbs::{Act, TypedMove};
use words::{Event, Obligation, Why, Wrong};

pub type Session = Table<Chess>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chess {
    course: Course<Position>,
    touched: Touched,
    illegal: Vec<PlayerId>,
    /// The player of each foul against touch-move.
    untouched: Vec<PlayerId>,
    last: Option<[Square; 2]>,
}

impl Game for Chess {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Reason = Why;
    type Rule = Rule;
    type Piece = TypedMove;

    const CAN_OVERSTATE: bool = true;
    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const WORDS: &'static [Texts] = &[texts!("chess/words", "ftl", "chess")];
    const SAID: &'static [Texts] = &[texts!("chess/said", "toml", "said-chess")];
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;
    const GAME_TEXT: Option<&'static GameText<Event>> = Some(&about::GAME_TEXT);

    fn turn(table: &Session) -> Option<PlayerId> {
        table.with_colour(table.game.course.now()?.turn(), Color::ALL)
    }

    fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge(table, act, ruling)
    }

    fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        if let (What::Flag(_), Some(player)) = (what, ruling.by) {
            judge::ends_against(table, player, &about::TIME, ruling);
        }
        Ok(())
    }

    fn apply_event(table: &mut Session, _no: EntryNo, event: &Event) {
        let game = &mut table.game;
        match event {
            Event::Moved(.., played, after) => {
                game.course.go(after.0.clone(), !played.is_final());
                game.touched = Touched::default();
                game.last = Some([played.from, played.to]);
            }
            Event::Touched(_, squares, _) => game.touched = game.touched.with(squares),
            Event::GoesBack(player, _, Wrong::Touched(_) | Wrong::RookFirst) => {
                game.untouched.push(*player)
            }
            Event::GoesBack(player, _, wrong) if wrong.cites().is_none() => {
                game.illegal.push(*player);
            }
            _ => {}
        }
    }

    fn apply_effect(table: &mut Session, effect: &Effect) {
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                *game = Chess::default();
                game.course = Course::begun();
            }
            Effect::Voided => *game = Chess::default(),
            _ => {}
        }
    }

    /// Sorted by the bytes of their notation.
    fn legal(table: &Session) -> Vec<Legal> {
        let (Some(turn), Some(now)) = (table.turn(), table.game.course.now()) else {
            return Vec::new();
        };
        let (name, all) = (table.name(turn), now.moves());
        let touched = &table.game.touched;
        let obligation = touched.obligation(now);
        let allowed = |own| touched.allows(obligation, own).then(|| way(&name, now, own));
        let mut moves: Vec<_> = all.iter().filter_map(allowed).collect();
        moves.order_by_key(|way| way.facts.get("move").map(ToString::to_string));
        let count = |ground: &_| judge::count(table, ground, None);
        let claims = table
            .claims(count, |name, ground| Act::Claim(name, ground, None))
            .filter(|_| obligation == Obligation::Free);
        moves.into_iter().chain(claims).collect()
    }

    fn state(table: &Session) -> Facts {
        let (game, course) = (&table.game, &table.game.course);
        let now = course.now();
        let touched = game.touched.squares().filter(|_| table.is_going());
        let touched: Vec<String> = touched.map(|square| square.to_string()).collect();
        let touched = (!touched.is_empty()).then(|| touched.into_iter().collect::<Value>());
        let times = |player| game.illegal.iter().filter(|by| **by == player).count();
        let illegal = table.by_player(|player| now.map(|_| times(player)));
        table
            .opponents_facts()
            .with("fen", now.map(|now| now.fen(course.quiet)))
            .with("check", now.is_some_and(Position::is_check))
            .with("moves", course.moves)
            .with("touched", touched)
            .with("offer", table.named_as(table.offer()))
            .with("illegal", illegal)
            .with("result", table.result())
    }

    fn overstates(table: &Session, ruling: &Ruling, typed: &str) -> bool {
        judge::overstates(table, ruling, typed)
    }

    fn described(table: &Session, words: &[&str]) -> Vec<Described> {
        described::described(table, words)
    }

    fn complete(_: &Session, act: &mut Act, event: &Event) {
        if let (Act::Move(_, typed), Event::Moved(_, san, ..) | Event::GoesBack(_, san, _)) =
            (act, event)
        {
            *typed = *san;
        }
    }

    fn restated(act: &Act, event: &Event) -> Option<Act> {
        let (Act::Move(name, typed), Event::Moved(_, san, ..)) = (act, event) else { return None };
        let restated = TypedMove { takes: san.takes, ..*typed };
        (restated != *typed).then(|| Act::Move(name.clone(), restated))
    }

    fn moved(act: &Act) -> Option<String> {
        let Act::Move(_, typed) = act else { return None };
        Some(in_language(*typed))
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        if let Event::Moved(player, typed, ..) = event {
            hand.lays(*player, typed, None);
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let now = table.game.course.now()?;
        let board = Board::of(8, false, |row, column| {
            let index = (7 - row) * 8 + column;
            let square = Square::try_index(index as usize).unwrap_or(Square::A1);
            let man = now.man(square);
            BoardSquare {
                name: square.to_string(),
                is_dark: (row + column) % 2 == 1,
                is_moved: table.game.last.is_some_and(|moved| moved.contains(&square)),
                man: man.map(|(colour, kind)| MEN[colour as usize][kind as usize]),
            }
        });
        Some(Picture::Board(board, Told::default()))
    }
}

/// The signs, names and letters of white's and black's pieces, in the order of `cozy-chess`.
#[rustfmt::skip]
const MEN: [[Man; Piece::NUM]; Color::NUM] = [
    [man("♙", "white-pawns", 'P'), man("♘", "white-knights", 'N'), man("♗", "white-bishops", 'B'),
     man("♖", "white-rooks", 'R'), man("♕", "white-queen", 'Q'), man("♔", "white-king", 'K')],
    [man("♟", "black-pawns", 'p'), man("♞", "black-knights", 'n'), man("♝", "black-bishops", 'b'),
     man("♜", "black-rooks", 'r'), man("♛", "black-queen", 'q'), man("♚", "black-king", 'k')],
];

const fn man(sign: &'static str, called: &'static str, letter: char) -> Man {
    Man::of(called, letter.is_ascii_uppercase(), sign, letter)
}

fn in_language(typed: TypedMove) -> String {
    typed.translated().unwrap_or_else(|| typed.to_string())
}

fn way(name: &Name, now: &Position, played: &LegalMove) -> Legal {
    let typed = now.san(played);
    let sign = now.after(played).check();
    let written = |typed: String| format!("{typed}{sign}");
    let written = Value::Piece(written(typed.to_string()), written(in_language(typed)));
    Legal::listed(Act::Move(Some(name.clone()), typed), typed, Facts::new().with("move", written))
}

pub static LAW: Law = Law::of::<Chess>();
