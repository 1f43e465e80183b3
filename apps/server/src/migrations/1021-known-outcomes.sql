-- No round is opened from a chain that is retired; those that are open end as they would have.
ALTER TABLE draws.chain ADD COLUMN retired_at timestamptz;
GRANT UPDATE (retired_at) ON draws.chain TO jogada_app;

CREATE OR REPLACE FUNCTION draws.keep_salt() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.salt IS NOT NULL
     AND (NEW.salt IS DISTINCT FROM OLD.salt OR NEW.salted_at IS DISTINCT FROM OLD.salted_at) THEN
    RAISE EXCEPTION 'the salt of chain % is published', OLD.chain_id;
  END IF;
  IF OLD.retired_at IS NOT NULL AND NEW.retired_at IS DISTINCT FROM OLD.retired_at THEN
    RAISE EXCEPTION 'chain % is retired', OLD.chain_id;
  END IF;
  RETURN NEW;
END $$;

-- A field that was seen before the database went back can only be given back.
ALTER TABLE casino.open_round ADD COLUMN known_at timestamptz;
GRANT UPDATE (known_at) ON casino.open_round TO jogada_app;
