CREATE SCHEMA ledger;

-- Rows of accounts and counters are born with a reserve that their first change gives up: from then on
-- each page has room for new versions of its rows, and is tidied when it is full, not at every visit.

-- One row per account. Players own positive numbers; -(lane + 1) owns that lane's shard of the house.
CREATE TABLE ledger.account (
  owner bigint NOT NULL,
  account smallint NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  reserve text STORAGE PLAIN DEFAULT repeat(' ', 60),
  PRIMARY KEY (owner, account),
  CONSTRAINT account_floor CHECK (balance >= 0 OR owner < 0)
) WITH (fillfactor = 100, autovacuum_vacuum_scale_factor = 0.05);

-- What every account went through, gap-free: seq is the version that the entry gave the account.
CREATE TABLE ledger.entry (
  owner bigint NOT NULL,
  seq bigint NOT NULL,
  -- the command of a player's entry, the batch of a house entry
  cause bigint NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  balance_after bigint NOT NULL,
  at timestamptz NOT NULL,
  account smallint NOT NULL,
  kind text NOT NULL,
  CONSTRAINT entry_moves CHECK (debit >= 0 AND credit >= 0 AND debit + credit > 0)
) PARTITION BY RANGE (at);

-- What was asked and what was answered; a key is decided once and for all.
CREATE TABLE ledger.command (
  player_id bigint NOT NULL,
  command_id bigint NOT NULL,
  batch_no bigint NOT NULL,
  at timestamptz NOT NULL,
  -- the entries that the command made in the player's accounts
  cash_seq bigint,
  bonus_seq bigint,
  held_seq bigint,
  withdrawing_seq bigint,
  lane smallint NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  kind text NOT NULL,
  verdict text NOT NULL
    CHECK (verdict IN ('posted', 'insufficient_funds', 'limit_reached', 'refused')),
  -- the counter that was full, or the code of the refusal
  detail text,
  -- account, amount, account, amount, …
  house_legs bigint[],
  CONSTRAINT command_key UNIQUE (player_id, key)
);
CREATE INDEX command_id ON ledger.command USING brin (command_id) WITH (pages_per_range = 16);

CREATE SEQUENCE ledger.command_id_block INCREMENT BY 10000 START WITH 10000;

-- Totals with their calendar windows; owner 0 holds the counters of the house.
CREATE TABLE ledger.counter (
  owner bigint NOT NULL,
  total bigint NOT NULL DEFAULT 0,
  day bigint NOT NULL DEFAULT 0,
  week bigint NOT NULL DEFAULT 0,
  month bigint NOT NULL DEFAULT 0,
  day_start date NOT NULL,
  week_start date NOT NULL,
  month_start date NOT NULL,
  name text NOT NULL,
  reserve text STORAGE PLAIN DEFAULT repeat(' ', 90),
  PRIMARY KEY (owner, name)
) WITH (fillfactor = 100, autovacuum_vacuum_scale_factor = 0.05);

-- The chain of each lane, and its outbox: a JSON array of what the batch announces.
CREATE TABLE ledger.batch (
  lane smallint NOT NULL,
  batch_no bigint NOT NULL,
  at timestamptz NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  events text,
  PRIMARY KEY (lane, batch_no)
);
ALTER TABLE ledger.batch ALTER COLUMN events SET STORAGE EXTERNAL;

-- How far each consumer of events has come in each lane.
CREATE TABLE ledger.cursor (
  name text NOT NULL,
  lane smallint NOT NULL,
  batch_no bigint NOT NULL,
  PRIMARY KEY (name, lane)
) WITH (fillfactor = 50);

-- Only functions of this schema write money; the application reads, calls them, and moves cursors.
REVOKE ALL ON ALL TABLES IN SCHEMA ledger FROM jogada_app;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA ledger FROM jogada_app;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO jogada_app;
GRANT INSERT, UPDATE ON ledger.cursor TO jogada_app;
GRANT USAGE ON SEQUENCE ledger.command_id_block TO jogada_app;

-- Makes the partitions from the month of p_from on. Months are those of UTC.
CREATE FUNCTION ledger.create_partitions(p_from timestamptz, p_months int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  v_month timestamptz;
  v_name text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger.create_partitions'));
  FOR i IN 0 .. p_months - 1 LOOP
    v_month := date_trunc('month', p_from) + make_interval(months => i);
    v_name := 'entry_' || to_char(v_month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('ledger.' || v_name) IS NOT NULL;
    EXECUTE format(
      'CREATE TABLE ledger.%I PARTITION OF ledger.entry FOR VALUES FROM (%L) TO (%L)',
      v_name, v_month, v_month + interval '1 month');
    EXECUTE format('CREATE UNIQUE INDEX ON ledger.%I (owner, account, seq)', v_name);
    EXECUTE format('REVOKE ALL ON ledger.%I FROM jogada_app', v_name);
    EXECUTE format('GRANT SELECT ON ledger.%I TO jogada_app', v_name);
  END LOOP;
END $$;

-- Takes a lane that nobody else writes, for as long as the session lives, and opens its accounts.
CREATE FUNCTION ledger.take_lane() RETURNS smallint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  FOR v_lane IN 0 .. 1023 LOOP
    IF pg_try_advisory_lock(hashtext('ledger.lane'), v_lane) THEN
      INSERT INTO ledger.account (owner, account)
      SELECT -(v_lane + 1), house FROM generate_series(11, 18) AS house
      ON CONFLICT DO NOTHING;
      RETURN v_lane;
    END IF;
  END LOOP;
  RAISE EXCEPTION 'every lane of the ledger is taken';
END $$;

-- Forgets how small a table was when it was last counted. A plan made for a table that is known as
-- empty reads all of it for each row, and goes on to while the table grows; a table that was never
-- counted is planned for by its size, which keeps to the index. Plans made before are made anew.
CREATE FUNCTION ledger.refresh_plans() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['ledger.account', 'ledger.counter', 'ledger.command'] LOOP
    CONTINUE WHEN (SELECT reltuples NOT BETWEEN 0 AND 10000
                     FROM pg_class WHERE oid = v_table::regclass);
    PERFORM pg_clear_relation_stats(
      split_part(v_table, '.', 1), split_part(v_table, '.', 2));
  END LOOP;
END $$;
