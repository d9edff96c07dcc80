#!/usr/bin/env bash
# PGN allows several tags on a line, and blanks within the brackets. python-chess reports no error, but of a line of two tags it
# makes one name, and it skips tags with a blank after the bracket. Of a game with such tags chessops makes two without names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chessops@0.15.1
python3 -m venv python
python/bin/pip install --quiet chess==1.11.2
printf '[White "Anna"] [Black "Bram"]\n\n1. e4 e5 *\n' > line.pgn
printf '[ White "Anna" ]\n[ Black "Bram" ]\n\n1. e4 e5 *\n' > blank.pgn
python/bin/python - <<'PYTHON'
import chess, chess.pgn

print("python-chess", chess.__version__)
for name, expected in [("line", ['Anna"] [Black "Bram', "?"]), ("blank", ["?", "?"])]:
    game = chess.pgn.read_game(open(f"{name}.pgn"))
    names = [game.headers["White"], game.headers["Black"]]
    print(f"{name}: {names}, errors: {game.errors}")
    assert (names, game.errors) == (expected, []), game
PYTHON
cat > read.mjs <<'JS'
import { readFileSync } from "fs";
import { parsePgn } from "chessops/pgn";
console.log("chessops " + JSON.parse(readFileSync("node_modules/chessops/package.json")).version);
for (const [name, expected] of [["line", "Anna"], ["blank", "?,?"]]) {
  const games = parsePgn(readFileSync(name + ".pgn", "utf8")).map(({ headers }) => headers.get("White"));
  console.log(name + ":", games);
  if (games.join() !== expected) process.exit(1);
}
JS
node read.mjs
