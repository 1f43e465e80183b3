-- Makes the partitions from the month of p_from on. Months are those of UTC. A table that is attached
-- waits for no reader and no writer of entries, as one made in its place does, with everybody behind
-- it. Months ahead are left for another time rather than waited for.
CREATE OR REPLACE FUNCTION ledger.create_partitions(p_from timestamptz, p_months int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  v_first timestamptz := date_trunc('month', p_from);
  v_month timestamptz;
  v_name text;
  v_patience text := current_setting('lock_timeout');
BEGIN
  IF to_regclass('ledger.entry_' || to_char(v_first, 'YYYY_MM')) IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('ledger.create_partitions'));
  ELSIF NOT pg_try_advisory_xact_lock(hashtext('ledger.create_partitions')) THEN
    RETURN;
  END IF;
  FOR i IN 0 .. p_months - 1 LOOP
    v_month := v_first + make_interval(months => i);
    v_name := 'entry_' || to_char(v_month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('ledger.' || v_name) IS NOT NULL;
    BEGIN
      IF i > 0 THEN
        PERFORM set_config('lock_timeout', '50ms', true);
      END IF;
      EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.entry INCLUDING ALL)', v_name);
      EXECUTE format('CREATE UNIQUE INDEX ON ledger.%I (owner, account, seq)', v_name);
      EXECUTE format('REVOKE ALL ON ledger.%I FROM jogada_app', v_name);
      EXECUTE format('GRANT SELECT ON ledger.%I TO jogada_app', v_name);
      EXECUTE format(
        'ALTER TABLE ledger.entry ATTACH PARTITION ledger.%I FOR VALUES FROM (%L) TO (%L)',
        v_name, v_month, v_month + interval '1 month');
    EXCEPTION WHEN lock_not_available THEN
      IF i = 0 THEN
        RAISE;
      END IF;
      EXIT;
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', v_patience, true);
END $$;
