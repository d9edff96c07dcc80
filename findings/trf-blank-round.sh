#!/usr/bin/env bash
# In FIDE's report format a blank round is the same as "0000 - Z", a round that a player was not there for. py4swiss refuses it.
# pairing-core drops it and moves the games after it to earlier rounds, without an error: the report that it writes says that a
# latecomer played in round 1 against somebody who met another player then.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pairing-core==0.4.1 py4swiss==0.3.1 trf==1.1.1
cd "$folder"
python/bin/python - <<'PYTHON'
import importlib.metadata, pathlib
import trf
from pairing_core.adapters.trf import build_trf, parse_trf
from py4swiss.trf import TrfParser

def report(missed):
    rounds = [["   2 w 1", "   3 b 1"], ["   1 b 0", "0000 - U"], [missed, "   1 w 0"]]
    points, names = ["2.0", "1.0", "0.0"], ["Anna", "Bram", "Cees"]
    players = [f"001 {i + 1:>4}      {names[i]:<33}    0{27 * ' '}{points[i]:>5}{i + 1:>5}  " + "  ".join(rounds[i]) for i in range(3)]
    return "012 Club\nXXR 3\n" + "\n".join(players) + "\n"

def opponents_py4swiss(text):
    pathlib.Path("club.trf").write_text(text)
    try:
        return [result.id for result in TrfParser.parse(pathlib.Path("club.trf")).player_sections[2].results]
    except Exception as error:
        return f"refused: {error}"

readers = {
    "trf": lambda text: [game.startrank or 0 for game in trf.loads(text).players[2].games],
    "py4swiss": opponents_py4swiss,
    "pairing-core": lambda text: [game.opponent or 0 for game in parse_trf(text).players[2].rounds],
}
expected = {"trf": [0, 1], "py4swiss": f"refused: Invalid round result '{8 * ' '}'", "pairing-core": [1]}
for name, read in readers.items():
    opponents = {"0000 - Z": read(report("0000 - Z")), "blank": read(report(8 * " "))}
    print(name, importlib.metadata.version(name), "opponents of Cees:", opponents)
    assert opponents == {"0000 - Z": [0, 1], "blank": expected[name]}, opponents
written = build_trf(parse_trf(report(8 * " ")))
print(written)
lines = [line for line in written.splitlines() if line.startswith("001")]
assert lines[0][91:99] == "   2 w 1" and lines[2][91:99] == "   1 w 0", written
PYTHON
