#!/usr/bin/env bash
# In PGN a line that begins with a percent sign is no part of the game, and readers skip it. python-chess does. chess.js, kokopu,
# cm-pgn and both packages called pgn-parser refuse a game with such a line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chess.js@1.4.0 kokopu@4.13.4 pgn-parser@2.2.1 @mliebelt/pgn-parser@1.4.19 cm-pgn@5.0.0
python3 -m venv python
python/bin/pip install --quiet chess==1.11.2
printf '[White "Anna"]\n[Black "Bram"]\n\n1. e4 e5\n%% board 4, section B\n2. Nf3 Nc6 *\n' > game.pgn
python/bin/python - <<'PYTHON'
import chess, chess.pgn

game = chess.pgn.read_game(open("game.pgn"))
print("python-chess", chess.__version__, [str(move) for move in game.mainline_moves()])
assert len(list(game.mainline_moves())) == 4
PYTHON
cat > read.mjs <<'JS'
import { readFileSync } from "fs";
import { createRequire } from "module";
import { Pgn } from "cm-pgn/src/Pgn.js";
const require = createRequire(import.meta.url);
const readers = {
  "chess.js": (pgn) => new (require("chess.js").Chess)().loadPgn(pgn),
  kokopu: (pgn) => require("kokopu").pgnRead(pgn).game(0),
  "pgn-parser": (pgn) => require("pgn-parser").parse(pgn),
  "@mliebelt/pgn-parser": (pgn) => require("@mliebelt/pgn-parser").parse(pgn, { startRule: "games" }),
  "cm-pgn": (pgn) => new Pgn(pgn),
};
const text = readFileSync("game.pgn", "utf8");
for (const [name, read] of Object.entries(readers)) {
  const version = JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version;
  read(text.replace(/%.*\n/, ""));
  try {
    read(text);
    console.log(name, version, "reads it");
    process.exit(1);
  } catch {
    console.log(name, version, "refuses it");
  }
}
JS
node read.mjs
