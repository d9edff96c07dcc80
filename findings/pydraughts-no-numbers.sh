#!/usr/bin/env bash
# In PDN the number before a move may be left out. From a game without numbers pydraughts reads no move at all, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pydraughts==0.6.7
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
from draughts.PDN import PDNReader

tags = '[Event "Club"]\n[Black "Anna"]\n[White "Bram"]\n[GameType "21"]\n[Result "1-0"]\n\n'
texts = {"numbered": "1. 11-15 23-19 2. 8-11 22-17 1-0\n", "not numbered": "11-15 23-19 8-11 22-17 1-0\n"}
read = {name: PDNReader(pdn_text=tags + moves).games[0].moves for name, moves in texts.items()}
print("pydraughts", importlib.metadata.version("pydraughts"), read)
assert read == {"numbered": ["11-15", "23-19", "8-11", "22-17"], "not numbered": []}, read
PYTHON
