#!/usr/bin/env bash
# py4swiss reads the dates of rounds (132) nine columns apart, and FIDE's format puts them ten apart. So it reads a report with the
# date of one round and refuses the same report with the dates of two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet py4swiss==0.3.1
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata, pathlib, tempfile
from py4swiss.trf import TrfParser

player = "001    1      Ann" + 30 * " " + "    0" + 28 * " " + " 0.0    1"
first = f"{'132':91}26/11/29"
print("py4swiss", importlib.metadata.version("py4swiss"))
read = {}
for name, dates in [("one round", first), ("two rounds", first + "  26/11/30")]:
    file = pathlib.Path(tempfile.mkdtemp()) / "club.trf"
    file.write_text(f"012 Club\nXXR 3\n{dates}\n{player}\n", encoding="utf-8")
    try:
        read[name] = [f"{date.year}/{date.month}/{date.day}" for date in TrfParser.parse(file).tournament_section.dates_of_the_round]
    except Exception as error:
        read[name] = f"refused: {error}"
    print(f"{name}: {read[name]}")
assert read["one round"] == ["26/11/29"], read
assert str(read["two rounds"]).startswith("refused: Invalid date"), read
PYTHON
