#!/usr/bin/env bash
# In PGN a comment may stand between the number of a move and the move. kokopu reads it. chess.js and mliebelt's pgn-parser refuse the
# game. pgn-extract makes two: one of these players without a move, one of two unknown players with the moves after the comment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chess.js@1.4.0 kokopu@4.13.4 @mliebelt/pgn-parser@1.4.19
apt-get download pgn-extract=19.04-1 > fetched.txt 2>&1
dpkg -x pgn-extract_*.deb extract
printf '[White "Anna"]\n[Black "Bram"]\n[Result "1-0"]\n\n1. e4 e5 2. {the usual move} Nf3 Nc6 1-0\n' > game.pgn
cat > read.cjs <<'JS'
const { readFileSync } = require("fs");
const readers = {
  kokopu: (pgn) => require("kokopu").pgnRead(pgn).game(0).mainVariation().nodes().length,
  "chess.js": (pgn) => new (require("chess.js").Chess)().loadPgn(pgn),
  "@mliebelt/pgn-parser": (pgn) => require("@mliebelt/pgn-parser").parse(pgn, { startRule: "games" }),
};
const read = (name, pgn) => {
  try {
    return readers[name](pgn) === 4 ? "4 moves" : "reads it";
  } catch {
    return "refused";
  }
};
const text = readFileSync("game.pgn", "utf8");
for (const name of Object.keys(readers)) {
  const result = read(name, text);
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version, result);
  if (result !== (name === "kokopu" ? "4 moves" : "refused") || read(name, text.replace(/{.*}/, "")) === "refused") process.exit(1);
}
JS
node read.cjs
extract/usr/games/pgn-extract --version 2>&1 | head -1
extract/usr/games/pgn-extract -s game.pgn > written.pgn 2> said.txt || true
grep -E 'White|^1' written.pgn
[ "$(grep -cE '^\[White "(Anna|\?)"' written.pgn)" = 2 ]
! grep -q 'e4 e5' written.pgn
