#!/usr/bin/env bash
# If the FEN of a PDN game says that black is to move, pydraughts reads the first move twice and loses the reply. Every game of
# American checkers begins with black.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pydraughts==0.6.7
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
from draughts.PDN import PDNReader

tags = '[Event "Club"]\n[Black "Anna"]\n[White "Bram"]\n[GameType "21"]\n[Result "*"]\n'
start = '[SetUp "1"]\n[FEN "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"]\n'
moves = "\n1. 11-15 23-19 2. 8-11 22-17 *\n"
read = {name: PDNReader(pdn_text=text).games[0].moves for name, text in [("without a FEN", tags + moves), ("with it", tags + start + moves)]}
print("pydraughts", importlib.metadata.version("pydraughts"))
for name, moves in read.items():
    print(f"{name}: {len(moves)} moves, {moves}")
assert read["without a FEN"] == ["11-15", "23-19", "8-11", "22-17"], read
assert read["with it"] == ["11-15", "11-15", "8-11", "22-17"], read
PYTHON
