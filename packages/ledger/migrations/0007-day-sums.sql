-- What posted commands came to by day of the operator, so that a report does not read the commands.
-- Made from the log batch by batch and never corrected: thrown away, it is made again.

CREATE FUNCTION ledger.day_of(p_at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE RETURN (p_at AT TIME ZONE 'America/Sao_Paulo')::date;

-- Of each player: `moved` is what the account of the house gained; `debits` and `credits` are what
-- left and entered the player's accounts in the same commands, gross; `legs` is how many there were.
CREATE TABLE ledger.player_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  account smallint NOT NULL,
  kind text NOT NULL,
  moved bigint NOT NULL,
  debits bigint NOT NULL,
  credits bigint NOT NULL,
  legs bigint NOT NULL,
  PRIMARY KEY (player_id, day, account, kind)
) WITH (fillfactor = 90);
CREATE INDEX player_day_by_day ON ledger.player_day (day, account, kind, player_id);

-- The same of all players together.
CREATE TABLE ledger.house_day (
  day date NOT NULL,
  account smallint NOT NULL,
  kind text NOT NULL,
  moved bigint NOT NULL,
  debits bigint NOT NULL,
  credits bigint NOT NULL,
  legs bigint NOT NULL,
  PRIMARY KEY (day, account, kind)
) WITH (fillfactor = 50);

-- Up to which batch of each lane the two hold all commands, and nothing beyond.
CREATE TABLE ledger.summed (
  lane smallint PRIMARY KEY,
  batch_no bigint NOT NULL
) WITH (fillfactor = 50);

REVOKE ALL ON ledger.player_day, ledger.house_day, ledger.summed FROM jogada_app;
GRANT SELECT ON ledger.player_day, ledger.house_day, ledger.summed TO jogada_app;

-- Each move of a posted command on an account of the house, with what it did to the player's accounts.
-- Entries are looked up command by command: a plan that joined them would read a month for one bet.
CREATE VIEW ledger.leg AS
SELECT c.lane, c.batch_no, c.at, c.player_id, ledger.day_of(c.at) AS day,
       c.house_legs[i]::smallint AS account, c.kind, c.house_legs[i + 1] AS moved,
       coalesce(own.debit, 0)::bigint AS debit, coalesce(own.credit, 0)::bigint AS credit
  FROM ledger.command c
 CROSS JOIN LATERAL (
   SELECT sum(e.debit) AS debit, sum(e.credit) AS credit FROM (
     SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = 1 AND seq = c.cash_seq AND at = c.at
     UNION ALL SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = 2 AND seq = c.bonus_seq AND at = c.at
     UNION ALL SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = 3 AND seq = c.held_seq AND at = c.at
     UNION ALL SELECT debit, credit FROM ledger.entry
      WHERE owner = c.player_id AND account = 4 AND seq = c.withdrawing_seq AND at = c.at
   ) AS e
 ) AS own
 CROSS JOIN LATERAL generate_series(1, cardinality(c.house_legs), 2) AS i
 WHERE c.verdict = 'posted' AND c.house_legs IS NOT NULL;
GRANT SELECT ON ledger.leg TO jogada_app;

-- The next batches of each lane that are not summed yet, at most p_batches of each, with the times
-- between which their commands stand. Batches of a lane are committed in the order of their numbers.
CREATE FUNCTION ledger.next_batches(p_batches bigint)
RETURNS TABLE (lane smallint, after bigint, upto bigint, first_at timestamptz, last_at timestamptz)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT l.lane, l.after, b.upto, b.first_at, b.last_at
    FROM (
      SELECT known.lane, coalesce(s.batch_no, 0) AS after
        FROM (SELECT DISTINCT (-owner - 1)::smallint AS lane FROM ledger.account
               WHERE owner < 0) AS known
        LEFT JOIN ledger.summed s USING (lane)
    ) AS l
   CROSS JOIN LATERAL (
      SELECT max(n.batch_no) AS upto, min(n.at) AS first_at, max(n.at) AS last_at
        FROM (SELECT b.batch_no, b.at FROM ledger.batch b
               WHERE b.lane = l.lane AND b.batch_no > l.after
               ORDER BY b.batch_no LIMIT p_batches) AS n
    ) AS b
   WHERE b.upto IS NOT NULL
$$;

-- What is not summed yet, of one player or of all. Planned for the instant from which it reads.
CREATE FUNCTION ledger.unsummed(p_player bigint)
RETURNS TABLE (player_id bigint, day date, account smallint, kind text, moved bigint, debits bigint,
               credits bigint, legs bigint)
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  v_from timestamptz;
BEGIN
  SELECT min(n.first_at) INTO v_from FROM ledger.next_batches(NULL) AS n;
  IF v_from IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY
  SELECT l.player_id, l.day, l.account, l.kind, sum(l.moved)::bigint, sum(l.debit)::bigint,
         sum(l.credit)::bigint, count(*)
    FROM ledger.leg l
    LEFT JOIN ledger.summed s ON s.lane = l.lane
   WHERE l.batch_no > coalesce(s.batch_no, 0) AND l.at >= v_from
     AND (p_player IS NULL OR l.player_id = p_player)
   GROUP BY l.player_id, l.day, l.account, l.kind;
END $$;

-- Sums the next batches, at most p_batches of each lane, and says how many they were.
CREATE FUNCTION ledger.sum_days(p_batches bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_custom_plan SET enable_seqscan = off AS $$
DECLARE
  v_lane smallint[];
  v_after bigint[];
  v_upto bigint[];
  v_first timestamptz;
  v_last timestamptz;
  v_batches bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger.sum_days'));
  SELECT array_agg(n.lane), array_agg(n.after), array_agg(n.upto), min(n.first_at), max(n.last_at),
         coalesce(sum(n.upto - n.after), 0)
    INTO v_lane, v_after, v_upto, v_first, v_last, v_batches
    FROM ledger.next_batches(p_batches) AS n;
  IF v_batches = 0 THEN
    RETURN 0;
  END IF;
  WITH sums AS (
    SELECT leg.player_id, leg.day, leg.account, leg.kind, sum(leg.moved)::bigint AS moved,
           sum(leg.debit)::bigint AS debits, sum(leg.credit)::bigint AS credits, count(*) AS legs
      FROM ledger.leg
      JOIN unnest(v_lane, v_after, v_upto) AS n (lane, after, upto)
        ON leg.lane = n.lane AND leg.batch_no > n.after AND leg.batch_no <= n.upto
     WHERE leg.at >= v_first AND leg.at <= v_last
     GROUP BY leg.player_id, leg.day, leg.account, leg.kind
     ORDER BY leg.player_id, leg.day, leg.account, leg.kind
  ), of_players AS (
    INSERT INTO ledger.player_day AS d
      (player_id, day, account, kind, moved, debits, credits, legs)
    SELECT player_id, day, account, kind, moved, debits, credits, legs FROM sums
    ON CONFLICT (player_id, day, account, kind) DO UPDATE
       SET moved = d.moved + excluded.moved, debits = d.debits + excluded.debits,
           credits = d.credits + excluded.credits, legs = d.legs + excluded.legs
  )
  INSERT INTO ledger.house_day AS d (day, account, kind, moved, debits, credits, legs)
  SELECT day, account, kind, sum(moved), sum(debits), sum(credits), sum(legs)
    FROM sums GROUP BY day, account, kind
  ON CONFLICT (day, account, kind) DO UPDATE
     SET moved = d.moved + excluded.moved, debits = d.debits + excluded.debits,
         credits = d.credits + excluded.credits, legs = d.legs + excluded.legs;
  INSERT INTO ledger.summed AS s (lane, batch_no)
  SELECT lane, upto FROM unnest(v_lane, v_upto) AS n (lane, upto)
  ON CONFLICT (lane) DO UPDATE SET batch_no = excluded.batch_no;
  RETURN v_batches;
END $$;

REVOKE ALL ON FUNCTION ledger.sum_days, ledger.unsummed, ledger.next_batches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.sum_days, ledger.unsummed, ledger.next_batches TO jogada_app;
