#!/usr/bin/env bash
# In cribbage a player who says go scores nothing. cribbage-scorer counts the last card again at every go: a third ten is worth 6
# points, and 12 as soon as the opponent says go. Of three players it gives these points, and those for later cards, to the wrong
# one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet cribbage-scorer==0.2.5
"$folder/python/bin/python" - <<'PYTHON'
import importlib.metadata
from cribbage_scorer.cribbage_scorer import play_calc_score_set

go = (0, "GO")
tens = [(10, "S"), (10, "H"), (10, "D")]
nines = [(10, "S"), (9, "H"), (9, "D")]
print("cribbage-scorer", importlib.metadata.version("cribbage-scorer"))
# Anna's third ten is worth 6 and 1 for the last card. Cees pairs the nine for 2, and reaches 31 with the ace for 2 more.
for players, cards, expected in [
    (["Anna", "Bram"], tens, {"Anna": 7, "Bram": 2}),
    (["Anna", "Bram"], tens + [go], {"Anna": 13, "Bram": 2}),
    (["Anna", "Bram", "Cees"], nines + [go, (2, "H"), (1, "H")], {"Anna": 0, "Bram": 4, "Cees": 2}),
]:
    scores, count, log = play_calc_score_set(cards, players)
    print(" ".join(str(number or "go") for number, suit in cards), "->", scores)
    assert scores == expected, log
PYTHON
