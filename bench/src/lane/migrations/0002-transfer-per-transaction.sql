-- A double-entry ledger of the shape that pgledger has: text identifiers (prefixed ULIDs), numeric
-- amounts, a list of transfers per call, accounts locked one by one in order, a check after each
-- change, one row per transfer and two entries, every reference indexed and enforced.
CREATE SCHEMA transfers;

-- The 128 bits of a UUID of version 7 in Crockford's base 32: 26 letters that sort by time.
CREATE FUNCTION transfers.ulid(p_prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bits bit varying := lpad(('x' || replace(uuidv7()::text, '-', ''))::bit(128)::text, 130, '0')
                        ::bit varying;
  v_text text := '';
BEGIN
  FOR i IN 0 .. 25 LOOP
    v_text := v_text || substr(v_letters, substring(v_bits FROM i * 5 + 1 FOR 5)::bit(5)::int + 1, 1);
  END LOOP;
  RETURN p_prefix || '_' || v_text;
END $$;

CREATE TABLE transfers.account (
  id text PRIMARY KEY DEFAULT transfers.ulid('ac'),
  name text NOT NULL,
  currency text NOT NULL,
  balance numeric NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  may_be_negative boolean NOT NULL,
  may_be_positive boolean NOT NULL,
  note jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE transfers.transfer (
  id text PRIMARY KEY DEFAULT transfers.ulid('tr'),
  source text NOT NULL REFERENCES transfers.account,
  target text NOT NULL REFERENCES transfers.account,
  amount numeric NOT NULL,
  created_at timestamptz NOT NULL,
  event_at timestamptz NOT NULL,
  note jsonb,
  CHECK (amount > 0 AND source <> target)
);
CREATE INDEX ON transfers.transfer (source);
CREATE INDEX ON transfers.transfer (target);
CREATE INDEX ON transfers.transfer (event_at);

CREATE TABLE transfers.entry (
  id text PRIMARY KEY DEFAULT transfers.ulid('en'),
  account_id text NOT NULL REFERENCES transfers.account,
  transfer_id text NOT NULL REFERENCES transfers.transfer,
  amount numeric NOT NULL,
  balance_before numeric NOT NULL,
  balance_after numeric NOT NULL,
  account_version bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON transfers.entry (account_id);
CREATE INDEX ON transfers.entry (transfer_id);

CREATE TYPE transfers.request AS (source text, target text, amount numeric);

CREATE FUNCTION transfers.check_floor(p_account transfers.account) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_account.balance < 0 AND NOT p_account.may_be_negative THEN
    RAISE EXCEPTION 'account % must not be negative', p_account.id;
  END IF;
  IF p_account.balance > 0 AND NOT p_account.may_be_positive THEN
    RAISE EXCEPTION 'account % must not be positive', p_account.id;
  END IF;
END $$;

CREATE FUNCTION transfers.create_all(p_requests transfers.request[]) RETURNS SETOF transfers.transfer
LANGUAGE plpgsql AS $$
DECLARE
  v_request transfers.request;
  v_account text;
  v_source transfers.account;
  v_target transfers.account;
  v_transfer text;
  v_made text[] := '{}';
BEGIN
  FOR v_account IN
    SELECT DISTINCT id FROM unnest(p_requests) AS r CROSS JOIN LATERAL (VALUES (r.source), (r.target))
      AS side (id) ORDER BY id
  LOOP
    PERFORM FROM transfers.account WHERE id = v_account FOR UPDATE;
  END LOOP;
  FOREACH v_request IN ARRAY p_requests LOOP
    UPDATE transfers.account SET balance = balance - v_request.amount, version = version + 1,
           updated_at = now()
     WHERE id = v_request.source RETURNING * INTO v_source;
    PERFORM transfers.check_floor(v_source);
    UPDATE transfers.account SET balance = balance + v_request.amount, version = version + 1,
           updated_at = now()
     WHERE id = v_request.target RETURNING * INTO v_target;
    PERFORM transfers.check_floor(v_target);
    IF v_source.currency <> v_target.currency THEN
      RAISE EXCEPTION 'the accounts have different currencies';
    END IF;
    INSERT INTO transfers.transfer (source, target, amount, created_at, event_at)
    VALUES (v_request.source, v_request.target, v_request.amount, now(), now())
    RETURNING id INTO v_transfer;
    v_made := array_append(v_made, v_transfer);
    INSERT INTO transfers.entry (account_id, transfer_id, amount, balance_before, balance_after,
                                 account_version, created_at)
    VALUES (v_request.source, v_transfer, -v_request.amount, v_source.balance + v_request.amount,
            v_source.balance, v_source.version, now());
    INSERT INTO transfers.entry (account_id, transfer_id, amount, balance_before, balance_after,
                                 account_version, created_at)
    VALUES (v_request.target, v_transfer, v_request.amount, v_target.balance - v_request.amount,
            v_target.balance, v_target.version, now());
  END LOOP;
  RETURN QUERY SELECT * FROM transfers.transfer WHERE id = ANY (v_made) ORDER BY id;
END $$;

CREATE FUNCTION transfers.create_one(p_source text, p_target text, p_amount numeric)
RETURNS SETOF transfers.transfer LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
    SELECT * FROM transfers.create_all(ARRAY[(p_source, p_target, p_amount)::transfers.request]);
END $$;
