#!/usr/bin/env bash
# In PGN tags, python-chess writes quotation marks and backslashes without the backslash that the format requires, and does not
# remove that backslash when it reads them. So it writes invalid tags, and changes valid tags when it reads them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet chess==1.11.2
"$folder/python/bin/python" - <<'PYTHON'
import chess, chess.pgn, io

game = chess.pgn.Game()
game.headers["Event"] = 'The "Big" one, C:\\'
written = str(game).splitlines()[0]
read = chess.pgn.read_game(io.StringIO('[Event "The \\"Big\\" one"]\n\n*\n')).headers["Event"]
print("python-chess", chess.__version__)
print("written:", written)
print("read:   ", read)
assert written == '[Event "The "Big" one, C:\\"]', written
assert read == 'The \\"Big\\" one', read
PYTHON
