#!/usr/bin/env bash
# chessops has a CommonJS build for require, but its package.json declares all its files to be modules. So require fails,
# since "exports" is not defined there; only import works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent chessops@0.15.1
node -p '"chessops " + JSON.parse(require("fs").readFileSync("node_modules/chessops/package.json")).version'
node --input-type=module -e 'import { parsePgn } from "chessops/pgn"; console.log("import:", parsePgn("1. e4 e5 *").length, "game");'
echo 'try { require("chessops/pgn"); console.log("found"); } catch (error) { console.log(error.message.split("\n")[0]); }' > required.cjs
required=$(node required.cjs)
echo "require: $required"
[ "$required" != found ]
