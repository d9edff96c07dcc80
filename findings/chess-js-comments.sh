#!/usr/bin/env bash
# PGN allows any number of comments after a move, also before a numeric annotation. chess.js refuses a game with two comments
# in a row or with a comment before an annotation. lichess writes such comments after each inaccuracy, mistake and blunder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chess.js@1.4.0
node -p '"chess.js " + JSON.parse(require("fs").readFileSync("node_modules/chess.js/package.json")).version'
cat > read.cjs <<'JS'
const { Chess } = require("chess.js");
const read = (pgn) => {
  const chess = new Chess();
  try {
    chess.loadPgn(pgn);
    return chess.history().length + " moves";
  } catch {
    return "refused";
  }
};
const expected = {
  "1. d4 {solid} d5 2. c4 *": "3 moves",
  "1. d4 {solid} {the Queen's Gambit comes} d5 2. c4 *": "refused",
  "1. d4 {solid} $1 d5 2. c4 *": "refused",
  "1. d4 $1 {solid} d5 2. c4 *": "3 moves",
};
for (const [pgn, result] of Object.entries(expected)) {
  console.log(read(pgn) + ":", pgn);
  if (read(pgn) !== result) process.exit(1);
}
JS
node read.cjs
