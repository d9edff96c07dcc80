#!/usr/bin/env bash
# A PGN game may begin with a position in which black is to move. pgn2data counts the moves from one and takes every odd one for
# white's, so in its table all moves of such a game belong to the other player and the other colour, without a warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet pgn2data==0.0.11 chess==1.11.2
cat > game.pgn <<'PGN'
[White "Anna"]
[Black "Bram"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"]

1... e5 2. e4 Ke7 1/2-1/2
PGN
python/bin/python - 2> said.txt <<'PYTHON'
import csv, importlib.metadata
import chess.pgn
from converter.pgn_data import PGNData

game = chess.pgn.read_game(open("game.pgn"))
played = [(node.san(), "White" if node.parent.turn() else "Black") for node in game.mainline()]
PGNData("game.pgn", "club").export()
table = [(row["notation"], row["color"], row["player"]) for row in csv.DictReader(open("club_moves.csv"))]
print("python-chess", importlib.metadata.version("chess"), played)
print("pgn2data", importlib.metadata.version("pgn2data"), table)
assert played == [("e5", "Black"), ("e4", "White"), ("Ke7", "Black")], played
assert table == [("e5", "White", "Anna"), ("e4", "Black", "Bram"), ("Ke7", "White", "Anna")], table
PYTHON
