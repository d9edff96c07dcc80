#!/usr/bin/env bash
# pydraughts and py-draughts both install a module draughts. pip installs one over the other without a warning: the modules of
# the first remain, but draughts.Board is the class of the second, so programs for the first fail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/board.py" <<'PYTHON'
import sys, warnings
warnings.simplefilter("ignore")
import draughts

def result():
    try:
        return f"{len(draughts.Board(variant='american').legal_moves())} legal moves"
    except Exception as error:
        return type(error).__name__

print(sys.argv[1], "->", result())
assert (result() == "7 legal moves") == (sys.argv[1] == "pydraughts"), result()
PYTHON
for packages in "pydraughts" "pydraughts, then py-draughts"; do
    python3 -m venv --clear "$folder/python"
    "$folder/python/bin/pip" install --quiet pydraughts==0.6.7
    case $packages in *then*) "$folder/python/bin/pip" install --quiet py-draughts==1.10.1 ;; esac
    "$folder/python/bin/pip" check
    "$folder/python/bin/pip" freeze | grep -i draughts
    "$folder/python/bin/python" "$folder/board.py" "$packages"
done
