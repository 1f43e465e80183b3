-- The usual good way to place a bet: one function call that checks, writes and answers.
CREATE SCHEMA onecall;

CREATE TABLE onecall.wallet (
  wallet_id bigint PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE TABLE onecall.idempotency (
  wallet_id bigint NOT NULL,
  key uuid NOT NULL,
  bet_id bigint NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (wallet_id, key)
);

CREATE TABLE onecall.bet (
  bet_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wallet_id bigint NOT NULL,
  stake bigint NOT NULL,
  odds bigint NOT NULL,
  selections jsonb NOT NULL,
  placed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON onecall.bet (wallet_id, bet_id);

CREATE TABLE onecall.entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account bigint NOT NULL,
  bet_id bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON onecall.entry (account, entry_id);

CREATE FUNCTION onecall.place_bet(
  p_wallet bigint, p_key uuid, p_stake bigint, p_odds bigint, p_selections jsonb,
  OUT bet_id bigint, OUT balance bigint
)
LANGUAGE plpgsql AS $$
#variable_conflict use_variable
BEGIN
  SELECT i.bet_id, i.balance INTO bet_id, balance
    FROM onecall.idempotency i WHERE i.wallet_id = p_wallet AND i.key = p_key;
  IF FOUND THEN RETURN; END IF;
  UPDATE onecall.wallet w SET balance = w.balance - p_stake, version = w.version + 1
   WHERE w.wallet_id = p_wallet AND w.balance >= p_stake RETURNING w.balance INTO balance;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO onecall.bet AS b (wallet_id, stake, odds, selections)
  VALUES (p_wallet, p_stake, p_odds, p_selections) RETURNING b.bet_id INTO bet_id;
  INSERT INTO onecall.idempotency VALUES (p_wallet, p_key, bet_id, balance);
  INSERT INTO onecall.entry (account, bet_id, amount, balance_after)
  VALUES (p_wallet, bet_id, -p_stake, balance), (0, bet_id, p_stake, NULL);
END $$;
