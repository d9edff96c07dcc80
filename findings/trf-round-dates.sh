#!/usr/bin/env bash
# In FIDE's report format the dates of the rounds are in line 132 from column 92. trf reads them there and writes them from column 5.
# caissify-pairings skips line 132, and gives line 122, the time for the moves, as the dates of the rounds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet trf==1.1.1 caissify-pairings==0.5.0
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
import trf
from caissify_pairings.trf import TRFParser

dates = f"{'132':91}26/11/29  26/11/30"
player = "001    1      Ann" + 30 * " " + "    0" + 27 * " " + "  0.0    1"
text = f"012 Club\n122 90 min\n{dates}\nXXR 2\n{player}\n"
tournament = trf.loads(text)
written = next(line for line in trf.dumps(tournament).splitlines() if line.startswith("132"))
print("trf", importlib.metadata.version("trf"), tournament.rounddates, "written:", written)
assert (tournament.rounddates, written) == (["26/11/29", "26/11/30"], "132 26/11/29 26/11/30"), written
taken = TRFParser(text).parse()["tournament"]["round_dates"]
print("caissify-pairings", importlib.metadata.version("caissify-pairings"), "dates of the rounds:", taken)
assert taken == "90 min", taken
PYTHON
