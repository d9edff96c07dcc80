//! Times each key at the prompt while a long line is typed: nos reads, judges and completes the
//! line at each.
//!
//! `cargo bench --bench keys` prints the slowest key of each line, in the fastest of five runs, and
//! `cargo bench --bench keys -- castles` only those of lines with this word.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use mimalloc::MiMalloc;
use nos::law::Law;
use nos::laws::{chess, nos as main_law};
use std::hint::black_box;
use std::time::{Duration, Instant};
use support::official::Official;

// As in the program.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

const NOS: &[&str] = &[
    "seat Mieke Jan_de_Vries Rob Pat Dirk",
    "deal",
    "set Rob 6-6",
    "announce ordinary",
    "play Pat 6-5",
    "play Dirk 6-4",
];

const CHESS: &[&str] = &["seat Anna Bram", "begin Anna"];

fn main() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d3 Be7 5. O-O O-O 6. Re1 d6";
    key(&chess::LAW, CHESS, moves);
    key(&chess::LAW, CHESS, &moves.replace("O-O", "castles"));
    key(&chess::LAW, CHESS, &"e4 e5 Nf3 Nc6 Bc4 Nf6 ".repeat(20));
    key(
        &main_law::LAW,
        NOS,
        "mieke 51, jan 43, rob 31, pat 11 claims, dirk 42, mieke 55, jan 31, rob 52, pat 4",
    );
    key(&main_law::LAW, NOS, "reveal mieke 54 43 42 41 20 10 33 21");
    key(
        &main_law::LAW,
        NOS,
        &"mieke draws 2 and passes, jan plays the five one on the left, ".repeat(8),
    );
    key(&main_law::LAW, NOS, &"d p 5 m 6 4 l ".repeat(36));
    key(&main_law::LAW, NOS, &"then and the draws two ".repeat(22));
    key(&main_law::LAW, NOS, &"a ".repeat(250));
    key(&main_law::LAW, NOS, &"64 ".repeat(166));
}

/// Prints the slowest key of a line. The line is cut to the limit of the prompt.
fn key(law: &'static Law, before: &[&str], line: &str) {
    let line = line.get(..500).unwrap_or(line);
    if !std::env::args().skip(1).all(|word| word == "--bench" || line.contains(&word)) {
        return;
    }
    let mut official = Official::who_types(&[], &[]);
    official.sits_by(law, before);
    let adviser = &official.reads[0].adviser;
    let (mut worst, mut at) = (Duration::ZERO, 0);
    for end in (1..=line.len()).filter(|end| end % 7 == 0 || line.len() - end < 40) {
        let typed = &line[..end];
        let time = || {
            let begun = Instant::now();
            black_box(adviser.view(typed));
            begun.elapsed()
        };
        let quickest = (0..5).map(|_| time()).min().unwrap_or_default();
        if quickest > worst {
            (worst, at) = (quickest, end);
        }
    }
    println!("{}: {worst:.2?} at {at} of {}: {:.50}", law.name(), line.len(), line);
}
