#!/usr/bin/env bash
# A chess game that was played with the colours reversed counts as it was played. @echecs/tournament takes its result, with white
# and black as they sat, but puts the paired colours in place of them and keeps the word "white": the loser gets the point. A result
# that is entered again is added to the first, so that two players share two points of one game.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent @echecs/tournament@3.3.0
cat > record.mjs <<'JS'
import { readFileSync } from "fs";
import { Tournament } from "@echecs/tournament";
console.log("@echecs/tournament " + JSON.parse(readFileSync("node_modules/@echecs/tournament/package.json")).version);
const pairingSystem = () => ({ byes: [], games: [{ white: "Anna", black: "Bram" }] });
const standings = (...results) => {
  const players = ["Anna", "Bram"].map((id, index) => ({ id, points: 0, rank: index + 1 }));
  const tournament = new Tournament({ players, completedRounds: [], totalRounds: 1 }, { pairingSystem });
  tournament.pair();
  results.forEach((result) => tournament.record(result));
  return tournament.standings().map(({ player, score }) => player + " " + score).join(", ");
};
const anna = { white: "Anna", black: "Bram", result: "white" };
const bram = { white: "Bram", black: "Anna", result: "white" };
const read = {
  "Anna wins with white": standings(anna),
  "Bram wins with white": standings(bram),
  "a draw, then Anna wins": standings({ ...anna, result: "draw" }, anna),
};
console.log(read);
if (Object.values(read).join("; ") !== "Anna 1, Bram 0; Anna 1, Bram 0; Anna 1.5, Bram 0.5") process.exit(1);
JS
node record.mjs
