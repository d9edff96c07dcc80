#!/usr/bin/env bash
# An ID of gnubg begins with the checkers of the player who waits, and then has those of the player on roll. AnkiGammon takes the first
# ones for its player X, also if X is on roll. So it gives each player the checkers of the other: one who bears off his last two
# checkers with any roll has five left, most of them on the 5 point. In the IDs that it writes, X and the opponent are exchanged too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet gnubg==1.1.0a16
python/bin/pip install --quiet --no-deps ankigammon==1.19.1
python/bin/pip list 2> /dev/null | grep -E 'ankigammon|gnubg'
python/bin/python - > said.txt 2>&1 <<'PYTHON'
import gnubg
from ankigammon.models import Player
from ankigammon.utils.gnuid import encode_gnuid, parse_gnuid

def in_gnubg(text):
    gnubg.command(f"set gnubgid {text}")
    waits, on_roll = [[(i + 1, count) for i, count in enumerate(points) if count] for points in gnubg.board()]
    return on_roll, waits

def in_ankigammon(text):
    position, facts = parse_gnuid(text)
    x = [(25 - i, position.points[i]) for i in range(25, -1, -1) if position.points[i] > 0]
    o = [(i, -position.points[i]) for i in range(26) if position.points[i] < 0]
    return (x, o) if facts["on_roll"] == Player.X else (o, x)

home, away = [(1, 2)], [(5, 4), (19, 1)]
o_on_roll, x_on_roll = "8ABAwAAAAAAAAA:MAEFAAAAAAAA", "8ABAwAAAAAAAAA:cAkFAAAAAAAA"
for text, expected in [(o_on_roll, (home, away)), (x_on_roll, (away, home))]:
    print("checked:", text)
    print("checked: gnubg, checkers on roll and waiting:     ", *in_gnubg(text))
    print("checked: AnkiGammon, checkers on roll and waiting:", *in_ankigammon(text))
    assert in_gnubg(text) == (home, away) and in_ankigammon(text) == expected
written = encode_gnuid(parse_gnuid(o_on_roll)[0].flipped(), dice=(2, 1), on_roll=Player.X)
print("checked: the first position with X on roll, as AnkiGammon writes it:", written)
print("checked: gnubg, checkers on roll and waiting:     ", *in_gnubg(written))
assert in_gnubg(written) == (away, home)
PYTHON
grep '^checked' said.txt
