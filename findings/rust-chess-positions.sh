#!/usr/bin/env bash
# In FEN the square behind a pawn that has just moved two squares allows en passant, and two numbers count the moves. The Rust crate
# chess writes the square of the pawn itself, and other programs then forbid the capture. It resets both numbers, so a claim after
# fifty moves fails. Of moves in the usual notation it refuses a8=Q and, en passant, exf6; it wants a8Q and "exf6 e.p.".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet chess==1.11.2
cargo init --quiet --vcs none --name positions .
cargo add --quiet chess@=3.2.0
cat > src/main.rs <<'RUST'
use chess::{Board, ChessMove, Game};
use std::str::FromStr;

const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
const PROMOTION: &str = "8/P7/8/8/4k3/8/8/4K3 w - - 0 1";
const FIFTY: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";

fn main() {
    for fen in [EN_PASSANT, FIFTY] {
        println!("{fen} -> {}", Board::from_str(fen).unwrap());
    }
    let mut game = Game::from_str(FIFTY).unwrap();
    game.make_move(ChessMove::from_str("a1a2").unwrap());
    println!("claim after 50 moves of each player: {}", game.can_declare_draw());
    for (fen, san) in [(EN_PASSANT, "exf6"), (EN_PASSANT, "exf6 e.p."), (PROMOTION, "a8=Q"), (PROMOTION, "a8Q")] {
        let read = ChessMove::from_san(&Board::from_str(fen).unwrap(), san);
        println!("{san}: {}", if read.is_ok() { "read" } else { "refused" });
    }
}
RUST
cargo run --quiet > written.txt
echo "crate $(cargo tree --depth 1 --prefix none | grep '^chess ')"
cat written.txt
grep -qx '.* f6 0 3 -> rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f5 0 1' written.txt
grep -qx '.* - 99 80 -> 4k3/8/8/8/8/8/8/R3K3 w - - 0 1' written.txt
[ "$(tail -5 written.txt | sed 's/.*: //' | xargs)" = "false refused read refused read" ]
python/bin/python - <<'PYTHON'
import chess

before, after = open("written.txt").readline().strip().split(" -> ")
board, copy = chess.Board(before), chess.Board(after)
capture = board.parse_san("exf6")
print("python-chess", chess.__version__, "exf6:", capture, "legal:", capture in board.legal_moves, "after chess:", capture in copy.legal_moves)
assert board.is_valid() and capture in board.legal_moves and not copy.is_valid() and capture not in copy.legal_moves
assert chess.Board("8/P7/8/8/4k3/8/8/4K3 w - - 0 1").parse_san("a8=Q")
fifty = chess.Board("4k3/8/8/8/8/8/8/R3K3 w - - 99 80")
fifty.push_san("Ra2")
assert fifty.can_claim_fifty_moves()
PYTHON
