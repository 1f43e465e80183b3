-- Months of entries that nothing is written to any more, with the SHA-256 of all they hold.
CREATE TABLE ledger.closed_month (
  -- its first day, in UTC
  month date PRIMARY KEY CHECK (date_trunc('month', month) = month),
  entries bigint NOT NULL,
  sha256 text NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT now(),
  archived_as text,
  archived_at timestamptz
);
REVOKE ALL ON ledger.closed_month FROM jogada_app;
GRANT SELECT ON ledger.closed_month TO jogada_app;

CREATE FUNCTION ledger.partition_of(p_month date) RETURNS regclass
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp RETURN
  to_regclass('ledger.entry_' || to_char(p_month, 'YYYY_MM'));

CREATE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the month of % is closed', TG_TABLE_NAME;
END $$;

-- Makes a partition refuse every change, until the end of this transaction or, once closed, for ever.
-- Waits for writers that are at it. Sealing what is sealed changes nothing.
CREATE FUNCTION ledger.seal_month(p_month date) RETURNS regclass
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  v_partition regclass := ledger.partition_of(p_month);
BEGIN
  IF v_partition IS NULL THEN
    RAISE EXCEPTION 'there are no entries of %', p_month;
  END IF;
  IF now() < p_month + interval '1 month' THEN
    RAISE EXCEPTION '% is not over', p_month;
  END IF;
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER closed BEFORE INSERT OR UPDATE OR DELETE ON %s
       FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change()', v_partition);
  EXECUTE format(
    'CREATE OR REPLACE TRIGGER closed_whole BEFORE TRUNCATE ON %s
       FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', v_partition);
  RETURN v_partition;
END $$;

-- Writes down what a sealed month holds, once; says whether it was this call.
CREATE FUNCTION ledger.close_month(p_month date, p_entries bigint, p_sha256 text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM ledger.seal_month(p_month);
  INSERT INTO ledger.closed_month (month, entries, sha256) VALUES (p_month, p_entries, p_sha256)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

CREATE FUNCTION ledger.note_archive(p_month date, p_name text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE ledger.closed_month SET archived_as = p_name, archived_at = now() WHERE month = p_month
$$;

-- Months that were over before the instant and are not closed, the oldest first.
CREATE FUNCTION ledger.open_months(p_before timestamptz) RETURNS SETOF date
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
  SELECT month FROM (
    SELECT to_date(right(c.relname, 7), 'YYYY_MM') AS month
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'ledger.entry'::regclass
  ) AS known
  WHERE month + interval '1 month' <= p_before
    AND NOT EXISTS (SELECT FROM ledger.closed_month d WHERE d.month = known.month)
  ORDER BY month
$$;

REVOKE ALL ON FUNCTION
  ledger.seal_month, ledger.close_month, ledger.note_archive, ledger.open_months
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  ledger.seal_month, ledger.close_month, ledger.note_archive, ledger.open_months
TO jogada_app;
