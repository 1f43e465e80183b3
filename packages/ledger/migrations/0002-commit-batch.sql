-- The value of a window that began at p_since, seen from the window that begins at p_start.
-- A clock that is behind counts into the window that another one has already opened.
CREATE FUNCTION ledger.rolled(p_value bigint, p_since date, p_start date) RETURNS bigint
LANGUAGE sql IMMUTABLE RETURN CASE WHEN p_since >= p_start THEN p_value ELSE 0 END;

-- The canonical text of a row, as the chain of the lane hashes it.
CREATE FUNCTION ledger.entry_line(e ledger.entry) RETURNS text
LANGUAGE sql STABLE RETURN
  ROW((e).owner, (e).account, (e).seq, (e).cause, (e).kind, (e).debit, (e).credit,
      (e).balance_after)::text;

CREATE FUNCTION ledger.command_line(c ledger.command) RETURNS text
LANGUAGE sql STABLE RETURN
  ROW((c).player_id, (c).command_id, (c).key, (c).body_hash, (c).kind, (c).verdict, (c).detail,
      (c).house_legs, (c).cash_seq, (c).bonus_seq, (c).held_seq, (c).withdrawing_seq)::text;

CREATE FUNCTION ledger.batch_hash(
  p_prev_hash bytea, p_lane smallint, p_batch_no bigint, p_at timestamptz,
  p_entries text, p_commands text, p_events text
) RETURNS bytea
LANGUAGE sql IMMUTABLE RETURN sha256(p_prev_hash || convert_to(
  ROW(p_lane, p_batch_no, (extract(epoch FROM p_at) * 1000000)::bigint,
      p_entries, p_commands, p_events)::text, 'UTF8'));

-- Locks the counters of the house that a batch moves, in the order of their names.
CREATE FUNCTION ledger.lock_house_counters(p_name text[], p_day date, p_week date, p_month date)
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_locked bigint;
BEGIN
  LOOP
    SELECT count(*) INTO v_locked FROM (
      SELECT FROM ledger.counter WHERE owner = 0 AND name = ANY (p_name) ORDER BY name FOR UPDATE
    ) AS locked;
    EXIT WHEN v_locked = cardinality(p_name);
    INSERT INTO ledger.counter (owner, name, day_start, week_start, month_start)
    SELECT 0, name, p_day, p_week, p_month FROM unnest(p_name) AS name
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Lets the commands of a batch take from counters of the house one after the other, as they arrived.
CREATE FUNCTION ledger.take_in_order(
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
  v_first int := 1;
  v_next int;
  v_slot int;
  v_stale text;
  v_full text;
  v_command int;
BEGIN
  SELECT array_agg(c.total ORDER BY u.slot),
         array_agg(ledger.rolled(c.day, c.day_start, p_day) ORDER BY u.slot),
         array_agg(ledger.rolled(c.week, c.week_start, p_week) ORDER BY u.slot),
         array_agg(ledger.rolled(c.month, c.month_start, p_month) ORDER BY u.slot)
    INTO v_total, v_day, v_week, v_month
    FROM unnest(d_name) WITH ORDINALITY AS u (name, slot)
    JOIN ledger.counter c ON c.owner = 0 AND c.name = u.name;

  WHILE v_first <= cardinality(s_command) LOOP
    v_command := s_command[v_first];
    v_stale := NULL;
    v_full := NULL;
    v_next := v_first;
    WHILE s_command[v_next] = v_command LOOP
      v_slot := s_slot[v_next];
      IF v_stale IS NULL AND v_total[v_slot] <> s_expect[v_next] THEN
        v_stale := d_name[v_slot];
      END IF;
      IF v_full IS NULL AND (
        v_total[v_slot] + s_delta[v_next] > s_max_total[v_next]
        OR v_day[v_slot] + s_delta[v_next] > s_max_day[v_next]
        OR v_week[v_slot] + s_delta[v_next] > s_max_week[v_next]
        OR v_month[v_slot] + s_delta[v_next] > s_max_month[v_next]
        OR v_total[v_slot] + s_delta[v_next] < s_min[v_next]
      ) THEN
        v_full := d_name[v_slot];
      END IF;
      v_next := v_next + 1;
    END LOOP;

    IF codes[v_command] <= 2 AND v_stale IS NOT NULL THEN
      codes[v_command] := 6;
      details[v_command] := v_stale;
    ELSIF codes[v_command] = 0 AND v_full IS NOT NULL THEN
      codes[v_command] := 2;
      details[v_command] := v_full;
    ELSIF codes[v_command] = 0 THEN
      FOR i IN v_first .. v_next - 1 LOOP
        v_slot := s_slot[i];
        v_total[v_slot] := v_total[v_slot] + s_delta[i];
        v_day[v_slot] := v_day[v_slot] + s_delta[i];
        v_week[v_slot] := v_week[v_slot] + s_delta[i];
        v_month[v_slot] := v_month[v_slot] + s_delta[i];
      END LOOP;
    END IF;
    v_first := v_next;
  END LOOP;
END $$;

-- Moves counters of the house: in one look when all commands fit, otherwise one after the other.
CREATE FUNCTION ledger.move_house_counters(
  p_day date, p_week date, p_month date, d_name text[],
  s_command int[], s_slot int[], s_delta bigint[], s_max_total bigint[],
  s_max_day bigint[], s_max_week bigint[], s_max_month bigint[], s_min bigint[],
  s_expect bigint[], INOUT codes int[], INOUT details text[]
)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM ledger.lock_house_counters(d_name, p_day, p_week, p_month);
  PERFORM FROM (
      SELECT s_slot[i] AS slot, min(s_max_total[i]) AS max_total, min(s_max_day[i]) AS max_day,
             min(s_max_week[i]) AS max_week, min(s_max_month[i]) AS max_month,
             max(s_min[i]) AS min, count(s_expect[i]) AS expects,
             CASE WHEN count(*) = 1 THEN sum(s_delta[i])
                  ELSE coalesce(sum(s_delta[i]) FILTER (WHERE s_delta[i] > 0), 0) END AS up,
             CASE WHEN count(*) = 1 THEN sum(s_delta[i])
                  ELSE coalesce(sum(s_delta[i]) FILTER (WHERE s_delta[i] < 0), 0) END AS down
        FROM generate_series(1, cardinality(s_command)) AS i
       WHERE codes[s_command[i]] <= 2
       GROUP BY s_slot[i]
    ) AS m
    JOIN ledger.counter c ON c.owner = 0 AND c.name = d_name[m.slot]
   WHERE m.expects > 0
      OR c.total + m.up > m.max_total
      OR ledger.rolled(c.day, c.day_start, p_day) + m.up > m.max_day
      OR ledger.rolled(c.week, c.week_start, p_week) + m.up > m.max_week
      OR ledger.rolled(c.month, c.month_start, p_month) + m.up > m.max_month
      OR c.total + m.down < m.min;
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
    ) AS m
   WHERE c.owner = 0 AND c.name = d_name[m.slot];
END $$;

-- Says why the commands with code 8 did not move: by what they expected, by their money, by their
-- bounds, in this order. Those that only lacked an account or a counter get it, and code 7.
CREATE FUNCTION ledger.explain_failures(
  p_day date, p_week date, p_month date,
  l_command int[], l_owner bigint[], l_account smallint[], l_debit bigint[],
  c_command int[], c_owner bigint[], c_name text[], c_delta bigint[], c_max_total bigint[],
  c_max_day bigint[], c_max_week bigint[], c_max_month bigint[], c_min bigint[], c_expect bigint[],
  INOUT codes int[], INOUT details text[]
)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  r record;
BEGIN
  FOR r IN
    SELECT c_command[i] AS command, c_name[i] AS name,
           coalesce(c.total, 0) <> c_expect[i] AS is_stale,
           coalesce(c.total, 0) + c_delta[i] > c_max_total[i]
           OR ledger.rolled(c.day, c.day_start, p_day) + c_delta[i] > c_max_day[i]
           OR ledger.rolled(c.week, c.week_start, p_week) + c_delta[i] > c_max_week[i]
           OR ledger.rolled(c.month, c.month_start, p_month) + c_delta[i] > c_max_month[i]
           OR coalesce(c.total, 0) + c_delta[i] < c_min[i] AS is_full
      FROM generate_series(1, cardinality(c_command)) AS i
      LEFT JOIN ledger.counter c ON c.owner = c_owner[i] AND c.name = c_name[i]
     WHERE codes[c_command[i]] = 8
     ORDER BY i DESC
  LOOP
    IF r.is_stale THEN
      codes[r.command] := 6;
      details[r.command] := r.name;
    ELSIF r.is_full AND codes[r.command] <> 6 THEN
      codes[r.command] := 2;
      details[r.command] := r.name;
    END IF;
  END LOOP;

  FOR r IN
    SELECT l_command[i] AS command
      FROM generate_series(1, cardinality(l_command)) AS i
      LEFT JOIN ledger.account a ON a.owner = l_owner[i] AND a.account = l_account[i]
     WHERE codes[l_command[i]] IN (2, 8) AND l_debit[i] > coalesce(a.balance, 0)
  LOOP
    codes[r.command] := 1;
    details[r.command] := NULL;
  END LOOP;

  codes := array_replace(codes, 8, 7);
  INSERT INTO ledger.account (owner, account)
  SELECT l_owner[i], l_account[i] FROM generate_series(1, cardinality(l_command)) AS i
   WHERE codes[l_command[i]] = 7
  ON CONFLICT DO NOTHING;
  INSERT INTO ledger.counter (owner, name, day_start, week_start, month_start)
  SELECT c_owner[i], c_name[i], p_day, p_week, p_month
    FROM generate_series(1, cardinality(c_command)) AS i
   WHERE codes[c_command[i]] = 7
  ON CONFLICT DO NOTHING;
END $$;

-- Undoes moves of this transaction: the legs and the counter moves at the given positions.
CREATE FUNCTION ledger.take_back(
  p_leg int[], l_owner bigint[], l_account smallint[], l_debit bigint[], l_credit bigint[],
  p_move int[], c_owner bigint[], c_name text[], c_delta bigint[]
) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE ledger.account a
     SET balance = a.balance + l_debit[i] - l_credit[i], version = a.version - 1
    FROM unnest(p_leg) AS i
   WHERE a.owner = l_owner[i] AND a.account = l_account[i];
  UPDATE ledger.counter c
     SET total = c.total - c_delta[i], day = c.day - c_delta[i], week = c.week - c_delta[i],
         month = c.month - c_delta[i]
    FROM unnest(p_move) AS i
   WHERE c.owner = c_owner[i] AND c.name = c_name[i];
END $$;

-- Decides and writes one batch: at most one command per player, commands sorted by player, legs and
-- player counters (c_) sorted as they are locked, moves of house counters (s_) as they arrived.
-- Legs and moves name their command by its position; an empty array stands for one of nulls.
-- Codes: 0 posted, 1 insufficient_funds, 2 limit_reached, 3 refused, 4 replayed, 5 conflict, 6 stale;
-- while it works, 7 for a command that is to be moved and 8 for one that could not be moved whole.
-- Raises LG001 when somebody else moved a row in between; the whole batch is then sent again.
CREATE FUNCTION ledger.commit_batch(
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
BEGIN
  -- which keys are new
  SELECT array_agg(
      CASE WHEN k.body_hash = p_body_hash[i] THEN 4
           WHEN k.body_hash IS NOT NULL THEN 5
           WHEN p_refusal[i] IS NOT NULL THEN 3
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

REVOKE ALL ON FUNCTION
  ledger.lock_house_counters, ledger.take_in_order, ledger.move_house_counters,
  ledger.explain_failures, ledger.take_back, ledger.commit_batch, ledger.take_lane,
  ledger.create_partitions, ledger.refresh_plans
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  ledger.commit_batch, ledger.take_lane, ledger.create_partitions, ledger.refresh_plans
TO jogada_app;
