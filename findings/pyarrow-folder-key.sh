#!/usr/bin/env bash
# pyarrow refuses a table whose files have a column that is also the key of their folder, since it reads keys as dictionaries.
# DuckDB reads it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv v
v/bin/pip install --quiet pyarrow==26.0.1 duckdb==2.0.1
v/bin/python - <<'PYTHON'
import os
import duckdb, pyarrow, pyarrow.parquet
print('pyarrow', pyarrow.__version__, 'duckdb', duckdb.__version__)
os.makedirs('table/law=chess')
pyarrow.parquet.write_table(pyarrow.table({'points': [1], 'law': ['chess']}), 'table/law=chess/a.parquet')
print('duckdb:', duckdb.sql("select points, law from read_parquet('table/*/*.parquet', hive_partitioning = true)").fetchall())
try:
    pyarrow.parquet.read_table('table')
    raise SystemExit('pyarrow reads it')
except pyarrow.ArrowTypeError as error:
    print('pyarrow:', error)
PYTHON
