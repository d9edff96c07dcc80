#!/usr/bin/env bash
# csvsort of csvkit sorts a table, but also rewrites its values, without a warning. If every value of a column can be read as a date,
# it makes dates of them: of rolls of dice, of results, of dominoes without a blank half, and of players with the name of a month, such
# as Jan. Points of 1 and 0 become True and False. A player named Na loses the name in any table.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet csvkit==2.2.0 agate==1.14.2 parsedatetime==2.6
python/bin/csvsort --version
table='player,points,tile\nJan,6,6-4\nMies,4,6-0\nJan,3,5-5\nNa,2,4-1\n'
printf "$table" > all.csv
printf 'number,roll,result,points\n3,3-1,5-3,1\n2,6-6,2-7,0\n' > rolls.csv
check() {
    echo "$1"
    cat sorted.csv
    printf '%s\n' "${@:2}" | diff - sorted.csv
}
python/bin/csvsort -c points all.csv > sorted.csv
check 'all players' player,points,tile ,2,4-1 Jan,3,5-5 Mies,4,6-0 Jan,6,6-4
python/bin/csvgrep -c player -m Jan all.csv > jan.csv
grep -c Jan jan.csv
python/bin/csvsort -c points jan.csv > sorted.csv
check 'the rows of Jan' player,points,tile 0001-01-01,3,2001-05-05 0001-01-01,6,2001-06-04
python/bin/csvsort -c number rolls.csv > sorted.csv
check 'rolls, results and points' number,roll,result,points 2,2001-06-06,2001-02-07,False 3,2001-03-01,2001-05-03,True
