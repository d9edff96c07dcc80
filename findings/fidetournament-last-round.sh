#!/usr/bin/env bash
# fidetournament cuts the rounds of a player into pieces of ten columns, and drops a piece that is shorter. In FIDE's report format
# nothing follows the last result, so that piece has eight columns: the last round of each player is missing, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet fidetournament==0.3 six==1.17.0 py4swiss==0.3.1
cd "$folder"
python/bin/python - <<'PYTHON'
import importlib.metadata, pathlib
from fidetournament.tournament import Tournament
from py4swiss.trf import TrfParser

def player(number, name, points, rounds):
    return f"001 {number:>4}      {name:<33}    0{27 * ' '}{points:>5}{number:>5}{''.join('  ' + each for each in rounds)}\n"

rounds = [["   2 w 1", "   2 b 1"], ["   1 b 0", "   1 w 0"]]
text = "012 Club\nXXR 2\n" + player(1, "Anna", "2.0", rounds[0]) + player(2, "Bram", "0.0", rounds[1])
pathlib.Path("club.trf").write_text(text)
tournament = Tournament()
tournament.parse("club.trf")
read = {
    "py4swiss": [len(player.results) for player in TrfParser.parse(pathlib.Path("club.trf")).player_sections],
    "fidetournament": [len(player.opponents) for player in tournament.players],
}
for name, numbers in read.items():
    print(name, importlib.metadata.version(name), "rounds of each player:", numbers)
assert read == {"py4swiss": [2, 2], "fidetournament": [1, 1]}, read
PYTHON
