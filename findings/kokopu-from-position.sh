#!/usr/bin/env bash
# lichess marks a game of ordinary chess that began from a position with the variant "From Position". python-chess and chessops know
# that name as chess; kokopu refuses the game as one of an unknown variant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent kokopu@4.13.4 chessops@0.15.1
python3 -m venv python
python/bin/pip install --quiet chess==1.11.2
printf '[White "Anna"]\n[Black "Bram"]\n[Variant "From Position"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 Ke7 *\n' > game.pgn
python/bin/python - <<'PYTHON'
import chess, chess.pgn

game = chess.pgn.read_game(open("game.pgn"))
print("python-chess", chess.__version__, [str(move) for move in game.mainline_moves()], game.errors)
assert len(list(game.mainline_moves())) == 2 and not game.errors
PYTHON
cat > read.mjs <<'JS'
import { readFileSync } from "fs";
import { createRequire } from "module";
import { parsePgn, startingPosition } from "chessops/pgn";
const version = (name) => name + " " + JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version;
const text = readFileSync("game.pgn", "utf8"), kokopu = createRequire(import.meta.url)("kokopu");
console.log(version("chessops"), startingPosition(parsePgn(text)[0].headers).unwrap().rules);
console.log(version("kokopu"), "without the variant:", kokopu.pgnRead(text.replace(/\[Variant.*\n/, "")).game(0).mainVariation().nodes().length, "moves");
try {
  kokopu.pgnRead(text).game(0);
  process.exit(1);
} catch (error) {
  console.log(version("kokopu"), "with it:", error.message);
}
JS
node read.mjs
