-- What is not summed yet of many players, planned once for all of them.
CREATE FUNCTION ledger.unsummed_of(p_players bigint[])
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
     AND l.player_id = ANY (p_players)
   GROUP BY l.player_id, l.day, l.account, l.kind;
END $$;

REVOKE ALL ON FUNCTION ledger.unsummed_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.unsummed_of TO jogada_app;
