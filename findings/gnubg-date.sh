#!/usr/bin/env bash
# gnubg gives a match without the tag EventDate the day of its import as the date, and writes it as such. So a match of years ago that
# went through gnubg says that it was played today. It keeps EventDate if there is one; the tag Date, as in PGN, does not count.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet gnubg==1.1.0a16
cd "$folder"
python/bin/pip list 2> /dev/null | grep gnubg
days="$(date +%Y.%m.%d) "
for tag in '; [EventDate "2010.01.02"]' '; [Date "2010.01.02"]' '; [Event "Club"]'; do
    printf '%s\n 3 point match\n\n Game 1\n Anna : 0                         Bram : 0\n' "$tag" > made.mat
    printf '  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n      Wins 1 point\n' >> made.mat
    python/bin/python - > said.txt 2>&1 <<'PYTHON'
import gnubg

for command in ["set confirm new off", "set confirm save off", 'import mat "made.mat"', 'export match mat "written.mat"']:
    gnubg.command(command)
PYTHON
    dated=$(grep -o 'EventDate "[^"]*"' written.mat)
    echo "$tag: $dated"
    case $tag in
        *EventDate*) [ "$dated" = 'EventDate "2010.01.02"' ] ;;
        *) case "$days$(date +%Y.%m.%d)" in *"$(echo "$dated" | cut -d '"' -f 2)"*) ;; *) exit 1 ;; esac ;;
    esac
done
