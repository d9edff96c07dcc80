#!/usr/bin/env bash
# cm-pgn drops a tag if its value has a square bracket, and cuts a value at a quotation mark, without an error. PGN allows both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent cm-pgn@5.0.0
cat > read.mjs <<'JS'
import { readFileSync } from "fs";
import { Pgn } from "cm-pgn/src/Pgn.js";
const pgn = new Pgn('[Event "Open [B]"]\n[White "Anna \\"Ann\\" Smit"]\n[Black "Bram"]\n\n1. e4 e5 *\n');
console.log("cm-pgn " + JSON.parse(readFileSync("node_modules/cm-pgn/package.json")).version, pgn.header.tags);
const { Event, White, Black } = pgn.header.tags;
if (Event !== undefined || White !== "Anna \\" || Black !== "Bram") process.exit(1);
JS
node read.mjs
