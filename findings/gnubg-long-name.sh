#!/usr/bin/env bash
# gnubg pads the first name above a game of a match to a width, and puts nothing after it. If that name has 27 letters, the second
# name touches the points of the first, and gnubg reads its own file with ": 0" as the name of the second player.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet gnubg==1.1.0a16
cd "$folder"
cat > made.mat <<'MAT'
 3 point match

 Game 1
 Wilhelmina van den Boogaard : 0       Bram : 0
  1)                                  31: 8/5 6/5
  2)  Doubles => 2                     Drops
      Wins 1 point
MAT
python/bin/python - > said.txt <<'PYTHON'
import gnubg

commands = ["set confirm new off", "set confirm save off"]
for file, again in [("made", "written"), ("written", "again")]:
    commands += [f'import mat "{file}.mat"', f'export match mat "{again}.mat"']
for command in commands:
    gnubg.command(command)
PYTHON
python/bin/pip list 2> /dev/null | grep gnubg
for file in made written again; do echo "$file: $(grep ' : 0' "$file.mat")"; done
grep -qx ' Wilhelmina van den Boogaard : 0Bram : 0' written.mat
grep -qx ' Wilhelmina van den Boogaard : 0: 0 : 0' again.mat
