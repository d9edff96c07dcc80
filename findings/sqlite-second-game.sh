#!/usr/bin/env bash
# Two programs put PGN games into SQLite. If the same two players meet twice on a day, both store one game without an error:
# chess-to-sqlite leaves the round out of its key, and says that it has imported two. pgn-to-sqlite makes one row of a file, with a
# rating of the first game beside the moves of the second; and of moves on several lines, as the PGN standard writes them, it keeps
# the first line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet chess-to-sqlite==0.1.0 pgn-to-sqlite==2.4.0
mkdir club
tags='[Event "Club"]\n[Site "Utrecht"]\n[Date "2026.11.20"]\n[Round "%s"]\n[White "Anna"]\n[Black "Bram"]\n[Result "%s"]\n'
printf "$tags[WhiteElo \"1900\"]\n\n1. e4 e5 1-0\n\n" 1 1-0 > club/games.pgn
printf "$tags\n1. d4 d5\n2. c4 c6 0-1\n" 2 0-1 >> club/games.pgn
python/bin/chess-to-sqlite club/games.pgn one.db
python/bin/pgn-to-sqlite -o two.db save club > said.txt
python/bin/python - <<'PYTHON'
import importlib.metadata, sqlite3

def rows(file, columns):
    return sqlite3.connect(file).execute(f"select {columns} from games").fetchall()

one, two = rows("one.db", "white, black, result, pgn_moves"), rows("two.db", "white, black, round, white_elo, result, moves")
print("chess-to-sqlite", importlib.metadata.version("chess-to-sqlite"), one)
print("pgn-to-sqlite", importlib.metadata.version("pgn-to-sqlite"), two)
assert one == [("Anna", "Bram", "0-1", "1. d4 d5 2. c4 c6 0-1")], one
assert two == [("Anna", "Bram", "2", 1900, "0-1", "1. d4 d5")], two
PYTHON
