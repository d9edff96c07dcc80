#!/usr/bin/env bash
# A game that was forfeited has tags and a result but no moves. pydraughts reads such a game as the last one: all games after it in the
# file are missing, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pydraughts==0.6.7
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
from draughts.PDN import PDNReader

def game(black, result, moves):
    return f'[Event "Club"]\n[Black "{black}"]\n[White "Bram"]\n[GameType "21"]\n[Result "{result}"]\n\n{moves}{result}\n\n'

games = [game("Anna", "1-0", "1. 11-15 23-19 "), game("Cees", "0-1", ""), game("Dora", "1-0", "1. 12-16 24-20 "), game("Eva", "0-1", "1. 9-14 22-18 ")]
read = {}
for name, some in [("without the forfeit", games[:1] + games[2:]), ("with it", games)]:
    read[name] = [game.tags["Black"] for game in PDNReader(pdn_text="".join(some)).games]
print("pydraughts", importlib.metadata.version("pydraughts"), read)
assert read == {"without the forfeit": ["Anna", "Dora", "Eva"], "with it": ["Anna", "Cees"]}, read
PYTHON
