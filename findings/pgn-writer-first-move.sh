#!/usr/bin/env bash
# pgn-writer writes games of pgn-parser, says its readme, but of such a game it writes only the first move, and then the result. It
# writes all moves of a game that went through pgn-reader. Both ways it loses every clock.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent @mliebelt/pgn-parser@1.4.19 @mliebelt/pgn-reader@1.2.30 @mliebelt/pgn-writer@1.0.5
cat > write.cjs <<'JS'
const { parse } = require("@mliebelt/pgn-parser"), { PgnReader } = require("@mliebelt/pgn-reader"), { writeGame } = require("@mliebelt/pgn-writer");
for (const name of ["parser", "reader", "writer"]) {
  console.log(`pgn-${name} ` + JSON.parse(require("fs").readFileSync(`node_modules/@mliebelt/pgn-${name}/package.json`)).version);
}
const pgn = '[White "Anna"]\n[Black "Bram"]\n\n1. e4 {[%clk 0:10:00] good} e5 {[%clk 0:09:58]} 2. Nf3 Nc6 1-0';
const moves = (text) => text.trim().split("\n\n").pop();
const game = parse(pgn, { startRule: "games" })[0];
const written = { parsed: moves(writeGame(game, {})), read: moves(new PgnReader({ pgn }).writePgn()) };
console.log(game.moves.length + " moves, the first with the clock " + game.moves[0].commentDiag.clk, written);
if (game.moves.length !== 4 || written.parsed !== "1. e4 {good} 1-0" || written.read !== "1. e4 {good} e5 2. Nf3 Nc6 1-0") process.exit(1);
JS
node write.cjs
