-- The first file of a month is the one that is written down; a copy in another folder changes nothing.
CREATE OR REPLACE FUNCTION ledger.note_archive(p_month date, p_name text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE ledger.closed_month SET archived_as = p_name, archived_at = now()
   WHERE month = p_month AND archived_as IS NULL
$$;
