-- Which commands of the batch under way ask for rows of modules that have changed since they were
-- read: the statements that lock those rows, sent before the batch, note their positions.
CREATE FUNCTION ledger.stale_positions() RETURNS int[]
LANGUAGE sql STABLE RETURN
  coalesce(nullif(current_setting('ledger.stale', true), ''), '{}')::int[];

-- Forgets counters that show nothing in any window, as one that was never moved does.
CREATE FUNCTION ledger.forget_idle_counters(p_day date, p_week date, p_month date, p_limit int)
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_forgotten bigint;
BEGIN
  DELETE FROM ledger.counter c
   WHERE c.ctid = ANY (ARRAY(
           SELECT i.ctid FROM ledger.counter i
            WHERE i.total = 0 AND i.day_start < p_day AND i.week_start < p_week
              AND i.month_start < p_month
            LIMIT p_limit FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS v_forgotten = ROW_COUNT;
  RETURN v_forgotten;
END $$;

-- Decides and writes one batch: at most one command per player, commands sorted by player, legs and
-- player counters (c_) sorted as they are locked, moves of house counters (s_) as they arrived.
-- Legs and moves name their command by its position; an empty array stands for one of nulls.
-- Codes: 0 posted, 1 insufficient_funds, 2 limit_reached, 3 refused, 4 replayed, 5 conflict, 6 stale;
-- while it works, 7 for a command that is to be moved and 8 for one that could not be moved whole.
-- Raises LG001 when somebody else moved a row in between; the whole batch is then sent again.
CREATE OR REPLACE FUNCTION ledger.commit_batch(
  p_lane smallint, p_at timestamptz, p_day date, p_week date, p_month date,
  p_player bigint[], p_key text[], p_body_hash text[], p_kind text[], p_refusal text[],
  p_command_id bigint[], p_house_legs text[], p_events text[],
  p_cash_leg int[], p_bonus_leg int[], p_held_leg int[], p_withdrawing_leg int[],
  l_command int[], l_owner bigint[], l_account smallint[], l_debit bigint[], l_credit bigint[],
  h_command int[], h_account smallint[], h_debit bigint[], h_credit bigint[],
  c_command int[], c_owner bigint[], c_name text[], c_delta bigint[], c_max_total bigint[],
  c_max_day bigint[], c_max_week bigint[], c_max_month bigint[], c_min bigint[], c_expect bigint[],
  d_name text[], s_command int[], s_slot int[], s_delta bigint[], s_max_total bigint[],
  s_max_day bigint[], s_max_week bigint[], s_max_month bigint[], s_min bigint[], s_expect bigint[],
  OUT codes int[], OUT details text[], OUT balances bigint[], OUT seqs bigint[]
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_commands int := cardinality(p_player);
  v_legs int := cardinality(l_command);
  v_moves int := cardinality(c_command);
  v_leg int[];
  v_balance bigint[];
  v_seq bigint[];
  v_move int[];
  v_before int[];
  v_entry_lines text;
  v_house_lines text;
  v_command_lines text;
  v_events text;
  v_batch_no bigint;
  v_prev_hash bytea;
  v_stale int[] := ledger.stale_positions();
BEGIN
  -- which keys are new, and which of them ask for rows that are no longer as they were read
  SELECT array_agg(
      CASE WHEN k.body_hash = p_body_hash[i] THEN 4
           WHEN k.body_hash IS NOT NULL THEN 5
           WHEN p_refusal[i] IS NOT NULL THEN 3
           WHEN i = ANY (v_stale) THEN 6
           ELSE 7 END ORDER BY i)
    INTO codes
    FROM generate_series(1, v_commands) AS i
    LEFT JOIN ledger.command k ON k.player_id = p_player[i] AND k.key = p_key[i];
  details := CASE p_refusal WHEN '{}' THEN array_fill(NULL::text, ARRAY[v_commands])
             ELSE p_refusal END;
  balances := array_fill(NULL::bigint, ARRAY[v_legs]);
  seqs := balances;

  -- a counter that is expected to stand at nothing has, as a rule, never been moved
  IF 0 = ANY (c_expect) THEN
    INSERT INTO ledger.counter (owner, name, day_start, week_start, month_start)
    SELECT c_owner[i], c_name[i], p_day, p_week, p_month
      FROM generate_series(1, v_moves) AS i
     WHERE c_expect[i] = 0 AND codes[c_command[i]] = 7
    ON CONFLICT DO NOTHING;
  END IF;

  -- move what can be moved; what cannot be moved whole is taken back and explained
  FOR attempt IN 1 .. 5 LOOP
    IF attempt = 5 THEN
      RAISE EXCEPTION 'a row moved in between' USING ERRCODE = 'LG001';
    END IF;
    WITH leg AS (
      UPDATE ledger.account a
         SET balance = a.balance - l_debit[i] + l_credit[i], version = a.version + 1, reserve = NULL
        FROM generate_series(1, v_legs) AS i
       WHERE a.owner = l_owner[i] AND a.account = l_account[i] AND a.balance >= l_debit[i]
         AND codes[l_command[i]] = 7
      RETURNING i, a.balance, a.version
    )
    SELECT array_agg(i ORDER BY i), array_agg(balance ORDER BY i), array_agg(version ORDER BY i)
      INTO v_leg, v_balance, v_seq
      FROM leg;
    IF cardinality(v_leg) = v_legs THEN
      balances := v_balance;
      seqs := v_seq;
    ELSE
      FOR i IN 1 .. coalesce(cardinality(v_leg), 0) LOOP
        balances[v_leg[i]] := v_balance[i];
        seqs[v_leg[i]] := v_seq[i];
      END LOOP;
      FOR i IN 1 .. v_legs LOOP
        IF codes[l_command[i]] = 7 AND (i = ANY (v_leg)) IS NOT TRUE THEN
          codes[l_command[i]] := 8;
        END IF;
      END LOOP;
    END IF;

    IF v_moves > 0 THEN
      WITH moved AS (
        UPDATE ledger.counter c
           SET total = c.total + c_delta[i],
               day = ledger.rolled(c.day, c.day_start, p_day) + c_delta[i],
               week = ledger.rolled(c.week, c.week_start, p_week) + c_delta[i],
               month = ledger.rolled(c.month, c.month_start, p_month) + c_delta[i],
               day_start = greatest(c.day_start, p_day),
               week_start = greatest(c.week_start, p_week),
               month_start = greatest(c.month_start, p_month), reserve = NULL
          FROM generate_series(1, v_moves) AS i
         WHERE c.owner = c_owner[i] AND c.name = c_name[i] AND codes[c_command[i]] = 7
           AND (c.total + c_delta[i] > c_max_total[i]
                OR ledger.rolled(c.day, c.day_start, p_day) + c_delta[i] > c_max_day[i]
                OR ledger.rolled(c.week, c.week_start, p_week) + c_delta[i] > c_max_week[i]
                OR ledger.rolled(c.month, c.month_start, p_month) + c_delta[i] > c_max_month[i]
                OR c.total + c_delta[i] < c_min[i]
                OR c.total <> c_expect[i]) IS NOT TRUE
        RETURNING i
      )
      SELECT array_agg(i) INTO v_move FROM moved;
      IF cardinality(v_move) IS DISTINCT FROM v_moves THEN
        FOR i IN 1 .. v_moves LOOP
          IF codes[c_command[i]] = 7 AND (i = ANY (v_move)) IS NOT TRUE THEN
            codes[c_command[i]] := 8;
          END IF;
        END LOOP;
      END IF;
    END IF;

    codes := array_replace(codes, 7, 0);
    EXIT WHEN 8 <> ALL (codes);
    PERFORM ledger.take_back(
      ARRAY(SELECT i FROM unnest(v_leg) AS i WHERE codes[l_command[i]] = 8),
      l_owner, l_account, l_debit, l_credit,
      ARRAY(SELECT i FROM unnest(v_move) AS i WHERE codes[c_command[i]] = 8),
      c_owner, c_name, c_delta);
    SELECT x.codes, x.details INTO codes, details
      FROM ledger.explain_failures(
        p_day, p_week, p_month, l_command, l_owner, l_account, l_debit, c_command, c_owner, c_name,
        c_delta, c_max_total, c_max_day, c_max_week, c_max_month, c_min, c_expect, codes, details
      ) AS x;
    EXIT WHEN 7 <> ALL (codes);
  END LOOP;

  -- what everybody shares comes last, to be locked for the shortest time
  IF d_name <> '{}' THEN
    v_before := codes;
    SELECT x.codes, x.details INTO codes, details
      FROM ledger.move_house_counters(
        p_day, p_week, p_month, d_name, s_command, s_slot, s_delta, s_max_total, s_max_day,
        s_max_week, s_max_month, s_min, s_expect, codes, details) AS x;
    IF codes <> v_before THEN
      PERFORM ledger.take_back(
        ARRAY(SELECT i FROM generate_series(1, v_legs) AS i
              WHERE v_before[l_command[i]] = 0 AND codes[l_command[i]] <> 0),
        l_owner, l_account, l_debit, l_credit,
        ARRAY(SELECT i FROM generate_series(1, v_moves) AS i
              WHERE v_before[c_command[i]] = 0 AND codes[c_command[i]] <> 0),
        c_owner, c_name, c_delta);
    END IF;
  END IF;

  -- what happened
  SELECT b.batch_no, b.hash INTO v_batch_no, v_prev_hash
    FROM ledger.batch b WHERE b.lane = p_lane ORDER BY b.batch_no DESC LIMIT 1;
  v_batch_no := coalesce(v_batch_no, 0) + 1;
  v_prev_hash := coalesce(v_prev_hash, '');
  WITH written AS (
    INSERT INTO ledger.entry AS e
      (owner, account, seq, cause, kind, debit, credit, balance_after, at)
    SELECT l_owner[i], l_account[i], seqs[i], p_command_id[l_command[i]], p_kind[l_command[i]],
           l_debit[i], l_credit[i], balances[i], p_at
      FROM generate_series(1, v_legs) AS i
     WHERE codes[l_command[i]] = 0
    RETURNING e.owner, e.account, ledger.entry_line(e) AS line
  )
  SELECT string_agg(line, E'\n' ORDER BY owner, account) INTO v_entry_lines FROM written;

  WITH stored AS (
    INSERT INTO ledger.command AS c
      (player_id, command_id, batch_no, at, cash_seq, bonus_seq, held_seq, withdrawing_seq, lane,
       key, body_hash, kind, verdict, detail, house_legs)
    SELECT p_player[i], p_command_id[i], v_batch_no, p_at,
           CASE codes[i] WHEN 0 THEN seqs[p_cash_leg[i]] END,
           CASE codes[i] WHEN 0 THEN seqs[p_bonus_leg[i]] END,
           CASE codes[i] WHEN 0 THEN seqs[p_held_leg[i]] END,
           CASE codes[i] WHEN 0 THEN seqs[p_withdrawing_leg[i]] END,
           p_lane, p_key[i], p_body_hash[i], p_kind[i],
           (ARRAY['posted', 'insufficient_funds', 'limit_reached', 'refused'])[codes[i] + 1],
           details[i], CASE codes[i] WHEN 0 THEN p_house_legs[i]::bigint[] END
      FROM generate_series(1, v_commands) AS i
     WHERE codes[i] <= 3
    RETURNING c.player_id, ledger.command_line(c) AS line
  )
  SELECT string_agg(line, E'\n' ORDER BY player_id) INTO v_command_lines FROM stored;

  IF v_command_lines IS NOT NULL THEN
    -- the other side of all legs: one entry per account of this lane's house
    IF h_command <> '{}' THEN
      WITH house AS (
        UPDATE ledger.account a
           SET balance = a.balance - u.debit + u.credit, version = a.version + 1, reserve = NULL
          FROM (
            SELECT h_account[i] AS account, sum(h_debit[i])::bigint AS debit,
                   sum(h_credit[i])::bigint AS credit
              FROM generate_series(1, cardinality(h_command)) AS i
             WHERE codes[h_command[i]] = 0
             GROUP BY h_account[i]
          ) AS u
         WHERE a.owner = -(p_lane + 1) AND a.account = u.account
        RETURNING u.debit, u.credit, a.owner, a.account, a.balance, a.version
      ), written AS (
        INSERT INTO ledger.entry AS e
          (owner, account, seq, cause, kind, debit, credit, balance_after, at)
        SELECT owner, account, version, v_batch_no, 'batch', debit, credit, balance, p_at FROM house
        RETURNING e.account, ledger.entry_line(e) AS line
      )
      SELECT string_agg(line, E'\n' ORDER BY account) INTO v_house_lines FROM written;
    END IF;

    SELECT '[' || string_agg(p_events[i], ',' ORDER BY p_command_id[i]) || ']' INTO v_events
      FROM generate_series(1, cardinality(p_events)) AS i
     WHERE p_events[i] IS NOT NULL AND codes[i] = 0;
    INSERT INTO ledger.batch (lane, batch_no, at, prev_hash, events, hash)
    VALUES (p_lane, v_batch_no, p_at, v_prev_hash, v_events,
            ledger.batch_hash(v_prev_hash, p_lane, v_batch_no, p_at,
                              concat_ws(E'\n', v_house_lines, v_entry_lines), v_command_lines,
                              v_events));
  END IF;

  PERFORM set_config('ledger.codes', codes::text, true);
END $$;

REVOKE ALL ON FUNCTION ledger.forget_idle_counters FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.forget_idle_counters TO jogada_app;

-- The row of a bet says by itself how often it changed.
DELETE FROM ledger.counter WHERE owner > 0 AND name LIKE 'bet:%';
