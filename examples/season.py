"""The standings of a season of Nos from the tables that the clubs of a federation have exported, by Spark.

    nos export utrecht/*.nos -o export --club Utrecht
    nos export delft/*.nos -o export --club Delft
    python3 season.py export

It prints the same as `nos standings --csv` for the same journals. The folder may also be in HDFS or in a bucket, and may
have any size: Spark reads it in parts, by club and month.
"""

import csv
import re
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as f
from pyspark.sql.window import Window

TEXTS = ["evening", "date", "begun", "player", "currency", "law", "club", "month"]
FLAGS = ["sealed", "finished", "stayed"]


def players(spark, folder):
    """Everybody who played, evening by evening, with the law, club and month of the folders."""
    table = (
        spark.read.option("header", True)
        .option("basePath", f"{folder}/players")
        .csv(f"{folder}/players/law=nos")
    )
    kinds = {name: "string" for name in TEXTS} | {name: "boolean" for name in FLAGS}
    kinds["money"] = "decimal(38,4)"
    return table.select(
        [f.col(name).cast(kinds.get(name, "bigint")).alias(name) for name in table.columns]
    ).withColumn("at", f.to_timestamp("begun"))


def standings(players):
    """The results of each player."""
    # A finished evening counts for its players, and only once, even if two clubs have exported it.
    copies = Window.partitionBy("evening", "player").orderBy("club")
    played = (
        players.where("sealed and finished and (hands > 0 or over <> 0)")
        .withColumn("copy", f.row_number().over(copies))
        .where("copy = 1")
    )
    over = f.col("over")
    letter = f.when(over > 0, "W").when(over == 0, "D").otherwise("L")
    last = f.slice(f.reverse(f.sort_array(f.collect_list(f.struct("at", "evening", letter.alias("letter"))))), 1, 10)
    others = TEXTS + FLAGS + ["over", "money", "at"]
    counted = [name for name in players.columns if name not in others]
    return (
        played.groupBy("player")
        .agg(
            f.count("*").alias("evenings"),
            f.sum("over").alias("chips"),
            f.sum("money").alias("money"),
            f.first("currency", ignorenulls=True).alias("currency"),
            f.max("over").alias("best"),
            f.min(f.struct(-over, "at", "evening", "date"))["date"].alias("best_date"),
            f.min("over").alias("worst"),
            f.min(f.struct(over, "at", "evening", "date"))["date"].alias("worst_date"),
            f.concat_ws("", f.reverse(f.transform(last, lambda own: own["letter"]))).alias("form"),
            *[f.sum(name).alias(name) for name in counted],
        )
        .orderBy(f.desc("chips"), "evenings", "player")
    )


def main(folder):
    spark = SparkSession.builder.appName("season").getOrCreate()
    table = standings(players(spark, folder))
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(table.columns)
    money = table.columns.index("money")
    for row in table.toLocalIterator():
        cells = ["" if cell is None else str(cell) for cell in row]
        # Exact, with at least two decimals.
        cells[money] = re.sub(r"0{1,2}$", "", cells[money])
        out.writerow(cells)
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "export")
