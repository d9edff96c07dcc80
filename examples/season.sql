-- The standings of a season of Nos from the tables that the clubs of a federation have exported:
--
--     nos export utrecht/*.nos -o export --club Utrecht
--     nos export delft/*.nos -o export --club Delft
--     duckdb -csv < season.sql
--
-- It prints the same as `nos standings --csv` for the same journals.

CREATE TEMP VIEW players AS
SELECT *
FROM read_csv(
    'export/players/law=nos/*/*/*.csv',
    hive_partitioning = true,
    hive_types = {'month': VARCHAR},
    types = {'evening': VARCHAR, 'begun': TIMESTAMPTZ, 'money': 'DECIMAL(38, 4)', 'currency': VARCHAR}
);

-- A finished evening counts for its players, and only once, even if two clubs have exported it.
CREATE TEMP VIEW played AS
SELECT *
FROM players
WHERE sealed AND finished AND (hands > 0 OR over <> 0)
QUALIFY row_number() OVER (PARTITION BY evening, player ORDER BY club) = 1;

SELECT
    player,
    count(*) AS evenings,
    sum(over) AS chips,
    -- Exact, with at least two decimals.
    regexp_replace(sum(money)::VARCHAR, '0{1,2}$', '') AS money,
    any_value(currency) AS currency,
    max(over) AS best,
    first(date ORDER BY over DESC, begun, evening) AS best_date,
    min(over) AS worst,
    first(date ORDER BY over, begun, evening) AS worst_date,
    right(
        string_agg(
            CASE sign(over) WHEN 1 THEN 'W' WHEN 0 THEN 'D' ELSE 'L' END, '' ORDER BY begun, evening
        ),
        10
    ) AS form,
    -- All other columns are sums: hands, on_set, nos, fouls …
    sum(COLUMNS(* EXCLUDE (
        evening, date, begun, sealed, finished, player, stayed, over, money, currency, law, club, month
    ))) AS "\0"
FROM played
GROUP BY player
ORDER BY chips DESC, evenings, player;
