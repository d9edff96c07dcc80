#!/usr/bin/env bash
# In FIDE's report format the title fills the three columns after the sex: "m GM", "wWGM". trf reads only two of them, and refuses
# every report with a title of three letters. caissify-pairings begins one column late: a WGM becomes a GM, and is written as one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet trf==1.1.1 caissify-pairings==0.5.0 py4swiss==0.3.1
cd "$folder"
python/bin/python - <<'PYTHON'
import importlib.metadata, pathlib
import trf
from caissify_pairings.trf import TRFParser
from py4swiss.trf import TrfParser

def read_py4swiss(text):
    pathlib.Path("club.trf").write_text(text)
    title = TrfParser.parse(pathlib.Path("club.trf")).player_sections[0].title
    return title.value.upper()

def read_trf(text):
    try:
        return trf.loads(text).players[0].title
    except trf.TrfException.TrfException:
        return "refused"

readers = {"py4swiss": read_py4swiss, "trf": read_trf, "caissify-pairings": lambda text: TRFParser(text).parse()["players"][0]["title"]}
expected = {"py4swiss": ["GM", "WGM"], "trf": ["GM", "refused"], "caissify-pairings": ["GM", "GM"]}
for name, read in readers.items():
    players = [f"001    1 w{title:>3} Ann" + 30 * " " + " 2400 NED" + 24 * " " + " 0.0    1" for title in ["GM", "WGM"]]
    titles = [read(f"012 Club\nXXR 3\n{player}\n") for player in players]
    print(name, importlib.metadata.version(name), titles)
    assert titles == expected[name], titles
PYTHON
