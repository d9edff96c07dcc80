#!/usr/bin/env bash
# In PGN a semicolon begins a comment that ends with the line. kokopu refuses a game with such a comment. pgn-extract reads the
# words of the comment as moves, and writes the game without its moves but with its result.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent kokopu@4.13.4
apt-get download pgn-extract=19.04-1 > fetched.txt 2>&1
dpkg -x pgn-extract_*.deb extract
printf '[White "Anna"]\n[Black "Bram"]\n[Result "0-1"]\n\n1. d4 Nf6 ; the usual move is Nf3\n2. c4 e6 0-1\n' > game.pgn
cat > read.cjs <<'JS'
const kokopu = require("kokopu");
const text = require("fs").readFileSync("game.pgn", "utf8");
const moves = (pgn) => kokopu.pgnRead(pgn).game(0).mainVariation().nodes().map((node) => node.notation()).join(" ");
console.log("kokopu " + JSON.parse(require("fs").readFileSync("node_modules/kokopu/package.json")).version);
console.log("in braces:", moves(text.replace(/; (.*)/, "{$1}")));
try {
  console.log("read:", moves(text));
  process.exit(1);
} catch (error) {
  console.log("refused:", error.message);
}
JS
node read.cjs
extract/usr/games/pgn-extract --version 2>&1 | head -1
extract/usr/games/pgn-extract -s game.pgn > written.pgn 2> said.txt || true
cat written.pgn
grep -q '"0-1"' written.pgn
! grep -q 'd4 Nf6' written.pgn
