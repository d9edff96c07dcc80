#!/usr/bin/env bash
# In checkers neither player may have moved a man or taken a piece in the last 40 moves of each for a draw. rapid-draughts says that it
# follows these rules, but it counts the moves of both players together, and goes on counting when a man moves: after 20 moves of each
# the game is a draw, although dark moves a man each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent rapid-draughts@1.0.6
cat > play.mjs <<'JS'
import { readFileSync } from "fs";
import { EnglishDraughts } from "rapid-draughts/english";
console.log("rapid-draughts " + JSON.parse(readFileSync("node_modules/rapid-draughts/package.json")).version);
const squares = new Map();
for (let bit = 0; bit < 32; bit++) {
  const { board } = EnglishDraughts.setup({ board: { light: 0, dark: 1 << bit, king: 0 } });
  squares.set(board.find((square) => square.piece).position + 1, 1 << bit);
}
const mask = (...numbers) => numbers.reduce((all, number) => all | squares.get(number), 0);
const game = EnglishDraughts.setup({ player: "dark", board: { dark: mask(1, 2, 3, 4), light: mask(29), king: mask(29) } });
const moves = `2-6 29-25 6-9 25-21 9-13 21-25 13-17 25-21 17-22 21-17 22-25 17-13 1-5 13-17 5-9 17-13 9-14 13-9 14-17 9-5
  25-29 5-1 4-8 1-5 8-11 5-1 11-15 1-5 15-18 5-1 18-22 1-5 22-25 5-1 25-30 1-5 17-21 5-1 21-25 1-5`.split(/\s+/);
let men = 0;
for (const text of moves) {
  if (game.status !== "playing") process.exit(1);
  const [from, to] = text.split("-").map((number) => number - 1);
  const { piece } = game.board.find((square) => square.position === from);
  if (piece.player === "dark" && !piece.king) men++;
  game.move(game.moves.find((move) => move.origin === from && move.destination === to));
}
console.log(`${moves.length} moves, ${men} of them by dark men, the last of dark: ${moves.at(-2)}; then the status is ${game.status}`);
if (men !== 20 || game.status !== "draw") process.exit(1);
JS
node play.mjs
