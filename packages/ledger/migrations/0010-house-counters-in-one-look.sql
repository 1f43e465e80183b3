-- Moves counters of the house: in one look when all commands fit, otherwise one after the other.
-- They are read as they are locked, and only those that move are written: a gate is but looked at.
CREATE OR REPLACE FUNCTION ledger.move_house_counters(
  p_day date, p_week date, p_month date, d_name text[],
  s_command int[], s_slot int[], s_delta bigint[], s_max_total bigint[],
  s_max_day bigint[], s_max_week bigint[], s_max_month bigint[], s_min bigint[],
  s_expect bigint[], INOUT codes int[], INOUT details text[]
)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_total bigint[];
  v_day bigint[];
  v_week bigint[];
  v_month bigint[];
BEGIN
  LOOP
    SELECT array_agg(l.total ORDER BY l.slot), array_agg(l.day ORDER BY l.slot),
           array_agg(l.week ORDER BY l.slot), array_agg(l.month ORDER BY l.slot)
      INTO v_total, v_day, v_week, v_month
      FROM (
        SELECT u.slot, c.total, ledger.rolled(c.day, c.day_start, p_day) AS day,
               ledger.rolled(c.week, c.week_start, p_week) AS week,
               ledger.rolled(c.month, c.month_start, p_month) AS month
          FROM unnest(d_name) WITH ORDINALITY AS u (name, slot)
          JOIN ledger.counter c ON c.owner = 0 AND c.name = u.name
         ORDER BY c.name
           FOR UPDATE OF c
      ) AS l;
    EXIT WHEN cardinality(v_total) = cardinality(d_name);
    PERFORM ledger.lock_house_counters(d_name, p_day, p_week, p_month);
  END LOOP;

  PERFORM FROM (
      SELECT s_slot[i] AS slot, min(s_max_total[i]) AS max_total, min(s_max_day[i]) AS max_day,
             min(s_max_week[i]) AS max_week, min(s_max_month[i]) AS max_month,
             max(s_min[i]) AS min, min(s_expect[i]) AS expect, max(s_expect[i]) AS last_expect,
             CASE WHEN count(*) = 1 THEN sum(s_delta[i])
                  ELSE coalesce(sum(s_delta[i]) FILTER (WHERE s_delta[i] > 0), 0) END AS up,
             CASE WHEN count(*) = 1 THEN sum(s_delta[i])
                  ELSE coalesce(sum(s_delta[i]) FILTER (WHERE s_delta[i] < 0), 0) END AS down
        FROM generate_series(1, cardinality(s_command)) AS i
       WHERE codes[s_command[i]] <= 2
       GROUP BY s_slot[i]
    ) AS m
   WHERE (m.expect IS NOT NULL
          AND (m.expect <> v_total[m.slot] OR m.last_expect <> m.expect OR m.up > 0 OR m.down < 0))
      OR v_total[m.slot] + m.up > m.max_total
      OR v_day[m.slot] + m.up > m.max_day
      OR v_week[m.slot] + m.up > m.max_week
      OR v_month[m.slot] + m.up > m.max_month
      OR v_total[m.slot] + m.down < m.min;
  IF FOUND THEN
    SELECT x.codes, x.details INTO codes, details
      FROM ledger.take_in_order(
        p_day, p_week, p_month, d_name, s_command, s_slot, s_delta, s_max_total, s_max_day,
        s_max_week, s_max_month, s_min, s_expect, codes, details) AS x;
  END IF;

  UPDATE ledger.counter c
     SET total = c.total + m.delta,
         day = ledger.rolled(c.day, c.day_start, p_day) + m.delta,
         week = ledger.rolled(c.week, c.week_start, p_week) + m.delta,
         month = ledger.rolled(c.month, c.month_start, p_month) + m.delta,
         day_start = greatest(c.day_start, p_day),
         week_start = greatest(c.week_start, p_week),
         month_start = greatest(c.month_start, p_month), reserve = NULL
    FROM (
      SELECT s_slot[i] AS slot, sum(s_delta[i])::bigint AS delta
        FROM generate_series(1, cardinality(s_command)) AS i
       WHERE codes[s_command[i]] = 0
       GROUP BY s_slot[i]
      HAVING sum(s_delta[i]) <> 0
    ) AS m
   WHERE c.owner = 0 AND c.name = d_name[m.slot];
END $$;
