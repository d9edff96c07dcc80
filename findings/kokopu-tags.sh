#!/usr/bin/env bash
# kokopu keeps only some tags of a game. In a game that it read and writes again, the board, the teams and the time control of the
# PGN standard are missing, and so is every tag of the user, without a warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent kokopu@4.13.4
cat > write.cjs <<'JS'
const kokopu = require("kokopu");
console.log("kokopu " + JSON.parse(require("fs").readFileSync("node_modules/kokopu/package.json")).version);
const tags = { White: "Anna", Black: "Bram", Termination: "time forfeit", Board: "4", TimeControl: "40/7200", WhiteTeam: "Utrecht", Source: "club" };
const pgn = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join("") + "\n1. e4 *\n";
const written = kokopu.pgnWrite(kokopu.pgnRead(pgn).game(0));
console.log(written);
const kept = Object.keys(tags).filter((name) => written.includes(`[${name} `));
if (kept.join() !== "White,Black,Termination") process.exit(1);
JS
node write.cjs
