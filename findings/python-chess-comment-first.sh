#!/usr/bin/env bash
# python-chess ends a game at a blank line after a comment that precedes the first move. The tags go with the comment, and the
# moves become a second game of two unknown players. The comment with its blank line is valid PGN, and both parts belong to one game.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet chess==1.11.2
"$folder/python/bin/python" - <<'PYTHON'
import chess, chess.pgn, io

text = '[White "Anna"]\n[Black "Bram"]\n\n{ Played on the beach. }\n\n1. e4 e5 *\n'
file, games = io.StringIO(text), []
while game := chess.pgn.read_game(file):
    games.append((game.headers["White"], [str(move) for move in game.mainline_moves()]))
print("python-chess", chess.__version__, games)
assert games == [("Anna", []), ("?", ["e2e4", "e7e5"])], games
PYTHON
