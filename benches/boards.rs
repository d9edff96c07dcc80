//! Counts the moves on a board and times the search, and times a preview at the prompt under each
//! law.
//!
//! `cargo bench --bench boards` prints times, and fails if the numbers of games differ from the
//! known ones.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

use cozy_chess::util::parse_san_move;
use mimalloc::MiMalloc;
use nos::entry::{Body, read_line};
use nos::journal::{Record, Recorded};
use nos::law::{EntryNo, Game, Law, Piece as _, Share, SimulationOptions, Table};
use nos::laws::backgammon::Backgammon;
use nos::laws::checkers::position::Position as Checkers;
use nos::laws::chess::position::Position as Chess;
use nos::laws::chess::verbs::TypedMove;
use nos::laws::{LAWS, chess};
use nos::listen::understand;
use nos::simulate::SimulatedEvening;
use std::hint::black_box;
use std::time::{Duration, Instant};

// As in the program.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() {
    known_numbers();
    every_roll();
    previews();
    one_move();
}

fn known_numbers() {
    let begun = Instant::now();
    assert_eq!(checkers(&Checkers::default(), 7), 179_740);
    println!("checkers, 7 moves: 179,740 games in {:.1?}", begun.elapsed());
    let table = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
    ];
    for (fen, depth, known) in table {
        let begun = Instant::now();
        assert_eq!(written(&Chess::read(fen).unwrap(), depth), known, "{fen}");
        println!("chess, {depth} moves written and read: {known} games in {:.1?}", begun.elapsed());
    }
}

fn checkers(position: &Checkers, depth: u32) -> usize {
    let moves = position.moves();
    let next = moves.iter().map(|path| position.after(path).0);
    match depth {
        1 => moves.len(),
        _ => next.map(|next| checkers(&next, depth - 1)).sum(),
    }
}

/// Writes and reads back every move, which must mean only itself.
fn written(position: &Chess, depth: u32) -> usize {
    let moves = position.moves();
    let lines = moves.iter().map(|played| {
        let typed = TypedMove::read(&position.san(played).to_string()).unwrap();
        let mut meant = moves.iter().filter(|other| other.is_meant(&typed));
        assert!(meant.next() == Some(played) && meant.next().is_none(), "{typed}");
        match depth {
            1 => 1,
            _ => written(&position.after(played), depth - 1),
        }
    });
    lines.sum()
}

fn after<G: Game>(law: &'static Law, lines: &[String]) -> Table<G> {
    let mut table = Table::default();
    for (line, no) in lines.iter().zip(1..) {
        let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body else {
            panic!("{line}");
        };
        let ruling = table.judge(&entry).unwrap();
        table.apply(EntryNo(no), &ruling);
    }
    table
}

fn every_roll() {
    let scattered = "24/22 24/20 13/11 13/10 13/9 13/14 8/7 8/5 6/4 6/3 6/2 accepted";
    let home = "24/6(2) 13/4(2) 13/3(2) 13/2 8/5(3) accepted";
    let middle = "24/16(2) 13/15 13/14(2) 13/18 8/10 8/9 6/11(2) 6/7 accepted";
    let gone = "24/off(2) 13/off(4) 13/off 8/off(3) 6/off(4) accepted";
    let mut worst = Duration::ZERO;
    for play in [scattered, home, middle] {
        for (one, other) in (1..=6).flat_map(|one| (1..=one).map(move |other| (one, other))) {
            let script = format!("seat A B;open A 6 B 1;{play};roll 6 6;{gone};roll {one} {other}");
            let lines: Vec<String> = script.split(';').map(str::to_owned).collect();
            let table = after::<Backgammon>(&nos::laws::backgammon::LAW, &lines);
            let begun = Instant::now();
            let plays = black_box(Backgammon::legal(&table));
            worst = worst.max(begun.elapsed());
            assert!(!plays.is_empty(), "{play}");
        }
    }
    println!("backgammon, legal of any roll: at most {worst:.1?}");
    assert!(worst < Duration::from_millis(5));
}

fn previews() {
    for law in LAWS {
        let mut took = Vec::new();
        for seed in 0..10 {
            let options = SimulationOptions {
                hands: 2,
                fouls: Share::percent(10),
                ..SimulationOptions::default()
            };
            let mut record = Record::new(law);
            for own in SimulatedEvening::new(law, &options, seed).unwrap() {
                let line = own.entry.to_string();
                let session = record.session();
                let begun = Instant::now();
                let typed = understand(law.language, &line, session).line;
                let Some(Body::Entry(entry)) = typed.unwrap().body else {
                    panic!("{line}");
                };
                let _ = black_box(session.glance(&entry));
                took.push(begun.elapsed());
                let _ = record.enter(Recorded::Entry(own.entry));
            }
        }
        took.sort();
        let (middle, most) = (took[took.len() / 2], took[took.len() - 1]);
        println!("{}, a preview: {middle:.1?}, at most {most:.1?}", law.name());
    }
}

/// Times a move from text to ruling, and in the chess library alone from text to next position.
fn one_move() {
    // Enough moves that branch prediction cannot memorise them.
    let options = SimulationOptions { hands: 300, ..SimulationOptions::default() };
    let evening = SimulatedEvening::new(&chess::LAW, &options, 3).unwrap();
    let lines: Vec<String> = evening.map(|own| own.entry.to_string()).collect();
    let moves = |line: &&String| line.starts_with("move ");
    let number = lines.iter().filter(moves).count();
    let mut rounds = Vec::new();
    for _ in 0..21 {
        let mut session = (chess::LAW.begin)();
        let begun = Instant::now();
        for (line, no) in lines.iter().zip(1..) {
            let Some(Body::Entry(entry)) = read_line(chess::LAW.language, line).unwrap().body
            else {
                panic!("{line}");
            };
            if let Ok(ruling) = session.judge(&entry) {
                session.apply(EntryNo(no), &ruling);
            }
        }
        let ours = begun.elapsed();
        let mut board = cozy_chess::Board::startpos();
        let begun = Instant::now();
        for line in &lines {
            if line.starts_with("begin") {
                board = cozy_chess::Board::startpos();
            }
            if let Some(typed) = line.strip_prefix("move ") {
                let typed = typed.split(' ').next_back().unwrap();
                board.play(parse_san_move(&board, typed).unwrap());
            }
        }
        black_box(&board);
        let alone = begun.elapsed();
        rounds.push((ours.as_secs_f64() / alone.as_secs_f64(), ours, alone));
    }
    // The median, since a machine's speed varies.
    rounds.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (ratio, ours, alone) = rounds[rounds.len() / 2];
    let each = |all: Duration| all.as_nanos() / number as u128;
    println!(
        "chess, a move: {} ns, the library alone {} ns: {ratio:.2} times",
        each(ours),
        each(alone)
    );
}
