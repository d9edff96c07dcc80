#!/usr/bin/env bash
# fastparquet reads the key of a folder such as month=2026-11 as a timestamp, the first of the month. pyarrow reads the text
# that is there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv v
v/bin/pip install --quiet fastparquet==2026.9.0 pyarrow==26.0.1
v/bin/python - <<'PYTHON'
import os
import fastparquet, pyarrow, pyarrow.parquet
print('fastparquet', fastparquet.__version__, 'pyarrow', pyarrow.__version__)
os.makedirs('table/month=2026-11')
pyarrow.parquet.write_table(pyarrow.table({'points': [1]}), 'table/month=2026-11/a.parquet')
read = {
    'pyarrow': pyarrow.parquet.read_table('table').to_pylist()[0]['month'],
    'fastparquet': fastparquet.ParquetFile('table').to_pandas()['month'][0],
}
for program, month in read.items():
    print(f'{program}: {month!r}')
assert read['pyarrow'] == '2026-11' and str(read['fastparquet']) == '2026-11-01 00:00:00'
PYTHON
