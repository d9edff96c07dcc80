#!/usr/bin/env bash
# Of several comments after a move rust_pgn_reader_python_binding keeps the last, and it drops a comment before a move, although asked
# to store comments. lichess writes its judgement in one comment and the clock in the next, so of a blunder only the clock is left.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet rust-pgn-reader-python-binding==4.1.0 chess==1.11.2
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata, io
import chess.pgn
import rust_pgn_reader_python_binding as binding

text = '[White "Anna"]\n[Black "Bram"]\n\n{ On the beach. } 1. e4 { Blunder. } { [%clk 0:10:00] } e5 1-0\n'
game = chess.pgn.read_game(io.StringIO(text))
whole = [game.comment] + [node.starting_comment + node.comment for node in game.mainline()]
kept = [read for read in binding.parse_game(text, store_comments=True)][0].comments
print("python-chess", chess.__version__, whole)
print("rust_pgn_reader_python_binding", importlib.metadata.version("rust-pgn-reader-python-binding"), kept)
assert all(word in " ".join(whole) for word in ["beach", "Blunder", "clk"]), whole
assert kept == ["[%clk 0:10:00]", None], kept
PYTHON
