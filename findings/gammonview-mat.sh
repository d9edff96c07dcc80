#!/usr/bin/env bash
# GammonView reads a .mat file and writes one that it calls equivalent, but it puts the players in the order of the alphabet, leaves out
# the point where a checker hits on its way, and writes "money game" for "0 point match". gnubg refuses a file with that first line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet gammonview==3.1.0 gnubg==1.1.0a16
cd "$folder"
cat > made.mat <<'MAT'
 0 point match

 Game 1
 Edwin : 0                        Chris : 0
  1) 41: 13/9 6/5                     42: 24/20* 20/18
  2) 21: bar/24 8/6                    Doubles => 2
  3)  Drops                           Wins 1 point
MAT
python/bin/python - <<'PYTHON'
import pathlib
from gvanalysis.reconstruct_mat import reconstruct_mat
from gvformat.mat import mat_to_ogxm

pathlib.Path("written.mat").write_text(reconstruct_mat(mat_to_ogxm(pathlib.Path("made.mat").read_text())))
PYTHON
python/bin/python - > said.txt 2>&1 <<'PYTHON'
import gnubg

for command in ["set confirm new off", "set confirm save off", 'import mat "written.mat"', 'import mat "made.mat"', 'export match mat "gnubg.mat"']:
    gnubg.command(command)
PYTHON
python/bin/pip list 2> /dev/null | grep -E 'gammonview|gnubg'
cat written.mat
grep -m 1 'not a valid' said.txt
grep -qx 'money game' written.mat
grep -qE '^ Chris: 0 +Edwin: 0' written.mat
grep -qF '42: 24/18' written.mat
grep -qF '42: 24/20*' gnubg.mat
