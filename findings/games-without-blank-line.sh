#!/usr/bin/env bash
# PGN needs no empty line between two games, since a bracket ends a result. Without it python-chess and chessops lose the tags of the
# second game, and chessops gives the first game the result of the second, so that its loser wins.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chessops@0.15.1
python3 -m venv python
python/bin/pip install --quiet chess==1.11.2
cat > games.pgn <<'PGN'
[White "Anna"]
[Black "Bram"]
[Result "1-0"]

1. e4 e5 1-0
[White "Cees"]
[Black "Dora"]
[Result "0-1"]

1. d4 d5 0-1
PGN
python/bin/python - <<'PYTHON'
import chess, chess.pgn

file, games = open("games.pgn"), []
while game := chess.pgn.read_game(file):
    games.append((game.headers["White"], game.headers["Result"]))
print("python-chess", chess.__version__, games)
assert games == [("Anna", "1-0"), ("?", "0-1")], games
PYTHON
cat > read.mjs <<'JS'
import { readFileSync } from "fs";
import { parsePgn } from "chessops/pgn";
const games = parsePgn(readFileSync("games.pgn", "utf8")).map(({ headers }) => headers.get("White") + " " + headers.get("Result"));
console.log("chessops " + JSON.parse(readFileSync("node_modules/chessops/package.json")).version, games);
if (games.join() !== "Anna 0-1,? 0-1") process.exit(1);
JS
node read.mjs
