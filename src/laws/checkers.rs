//! Checkers: the American game on 64 squares, with twelve men each.

mod about;
mod judge;
pub mod position;
pub mod verbs;
pub mod words;

use nos_base::{Name, NoRule, PlayerId, Texts, Told, only};
use nos_entry::token::digits;
use nos_entry::{Described, What};
use nos_law::{
    About, Board, BoardSquare, Counted, Course, Draft, Effect, EntryNo, Facts, Game, GameText,
    Judged, Law, Legal, Man, NoAsk, Picture, Ruling, Table, TalliedHand,
};
use position::{Colour, Path, Piece, Position, Square};
use verbs::{Act, Move};
use words::{Event, Why};

pub type Session = Table<Checkers>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checkers {
    course: Course<Position>,
    last: Option<Path>,
}

impl Game for Checkers {
    type Act = Act;
    type Ask = NoAsk;
    type Event = Event;
    type Reason = Why;
    type Rule = NoRule;
    type Piece = Move;

    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const WORDS: &'static [Texts] = &[texts!("checkers/words", "ftl", "checkers")];
    const SAID: &'static [Texts] = &[texts!("checkers/said", "toml", "said-checkers")];
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;
    const GAME_TEXT: Option<&'static GameText<Event>> = Some(&about::GAME_TEXT);

    const CAN_OVERSTATE: bool = true;

    fn turn(table: &Session) -> Option<PlayerId> {
        table.with_colour(table.game.course.now()?.turn, Colour::BOTH)
    }

    fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
        match act {
            Act::Move(name, path) => judge::judge_move(table, name.as_ref(), path, ruling),
            Act::Claim(name, ground) => {
                table.must_play()?;
                let (player, count) = (table.player(name)?, judge::count(table, ground));
                ruling.claim(table, player, ground, count, None);
                Ok(())
            }
        }
    }

    fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        if let (What::Flag(_), Some(player)) = (what, ruling.by) {
            ruling.loses(table, player, &about::TIME);
        }
        Ok(())
    }

    fn overstates(_: &Session, ruling: &Ruling, typed: &str) -> bool {
        let is_quiet = |event: &Event| matches!(event, Event::Moved(_, _, 0, _));
        let is_jump = |word: &str| {
            word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(['x', 'X'])
        };
        typed.split_whitespace().any(is_jump) && ruling.events_of::<Event>().any(is_quiet)
    }

    /// A jump may be described by a square on which it begins or ends, or over which it goes.
    fn described(table: &Session, words: &[&str]) -> Vec<Described> {
        let phrases = Checkers::LAW.library().lexicon.phrases();
        let all = table.game.course.now().map(|now| now.moves()).unwrap_or_default();
        let words = phrases.in_digits(words);
        let (mut takes, mut is_by, mut squares, mut found) = (false, false, Vec::new(), Vec::new());
        for (word, number) in &words {
            match (digits(word), phrases.piece(word)) {
                (Some(square), _) => squares.push((takes && !std::mem::take(&mut is_by), square)),
                (_, Some("with")) => is_by = true,
                (_, Some(said)) => takes |= said == "x",
                // `jumps 15x22` is one move.
                _ if word.starts_with(|c: char| c.is_ascii_digit()) => return Vec::new(),
                _ => break,
            }
            let is_it = |path: &&Path| {
                path.takes() && squares.iter().all(|(behind, square)| path.has(*square, *behind))
            };
            let is_brief = takes && squares.len() < 3;
            let path = only(all.iter().filter(is_it)).filter(|_| is_brief);
            found.extend(path.map(|path| Described::piece(*number, path)));
        }
        found
    }

    fn apply_event(table: &mut Session, _no: EntryNo, event: &Event) {
        let game = &mut table.game;
        if let Event::Moved(_, path, taken, _) = event {
            let now = game.course.now();
            let piece = now.and_then(|now| now.piece(path.squares().next()?));
            let is_quiet = piece.is_some_and(|piece| piece.is_king) && *taken == 0;
            if let Some(next) = now.map(|now| now.after(path).0) {
                game.course.go(next, is_quiet);
            }
            game.last = Some(path.clone());
        }
    }

    fn apply_effect(table: &mut Session, effect: &Effect) {
        let game = &mut table.game;
        match effect {
            Effect::Dealt { .. } => {
                game.course = Course::begun();
                game.last = None;
            }
            Effect::Voided => *game = Checkers::default(),
            _ => {}
        }
    }

    fn legal(table: &Session) -> Vec<Legal> {
        let (Some(turn), Some(position)) = (table.turn(), table.game.course.now()) else {
            return Vec::new();
        };
        let name = table.name(turn);
        let claims = table.claims(|ground| judge::count(table, ground), Act::Claim);
        position.moves().into_iter().map(|path| way(&name, path)).chain(claims).collect()
    }

    fn state(table: &Session) -> Facts {
        let course = &table.game.course;
        table
            .opponents_facts()
            .with("fen", course.now().map(Position::to_string))
            .with("moves", course.moves)
            .with("quiet", course.quiet)
            .with("offer", table.named_as(table.offer()))
            .with("result", table.result())
    }

    fn complete(_: &Session, act: &mut Act, event: &Event) {
        if let (Act::Move(_, path), Event::Moved(_, whole, ..)) = (act, event) {
            path.clone_from(whole);
        }
    }

    fn moved(act: &Act) -> Option<String> {
        let Act::Move(_, path) = act else { return None };
        Some(path.to_string())
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        if let Event::Moved(player, path, ..) = event {
            hand.lays(*player, path, None);
        }
    }

    fn picture(table: &Session) -> Option<Picture> {
        let position = table.game.course.now()?;
        let moved: Vec<Square> = table.game.last.iter().flat_map(Path::squares).collect();
        let board = Board::of(8, true, |row, column| {
            let square = Square::from_row(row, column);
            BoardSquare {
                name: square.map_or_else(String::new, |square| square.to_string()),
                is_dark: square.is_some(),
                is_moved: square.is_some_and(|square| moved.contains(&square)),
                man: square.and_then(|square| position.piece(square)).map(man),
            }
        });
        Some(Picture::Board(board, Told::default()))
    }
}

fn man(piece: Piece) -> Man {
    match (piece.colour, piece.is_king) {
        (Colour::Black, false) => Man::of("black-men", false, "", 'b'),
        (Colour::Black, true) => Man::of("black-kings", false, "K", 'B'),
        (Colour::White, false) => Man::of("white-men", true, "", 'w'),
        (Colour::White, true) => Man::of("white-kings", true, "K", 'W'),
    }
}

fn way(name: &Name, path: Path) -> Legal {
    let (piece, facts) = (Move::from(&path), Facts::new());
    let facts = facts.with("move", path.to_string());
    Legal::listed(Act::Move(Some(name.clone()), path), piece, facts)
}

pub static LAW: Law = Law::of::<Checkers>();
