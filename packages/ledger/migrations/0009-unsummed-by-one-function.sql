-- What is not summed yet, of the players named, or of all where none are named.
CREATE OR REPLACE FUNCTION ledger.unsummed_of(p_players bigint[])
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
     AND (p_players IS NULL OR l.player_id = ANY (p_players))
   GROUP BY l.player_id, l.day, l.account, l.kind;
END $$;

-- Still asked by servers of the version before.
CREATE OR REPLACE FUNCTION ledger.unsummed(p_player bigint)
RETURNS TABLE (player_id bigint, day date, account smallint, kind text, moved bigint, debits bigint,
               credits bigint, legs bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT * FROM ledger.unsummed_of(CASE WHEN p_player IS NOT NULL THEN ARRAY[p_player] END)
$$;
