-- Money of a paid withdrawal that the payee's bank sent back, credited once for each return.
CREATE TABLE withdrawal.returned (
  player_id bigint NOT NULL,
  withdrawal_id bigint NOT NULL,
  -- the ledger's command that credited it
  credit_id bigint NOT NULL,
  -- the network's name for the return
  return_id text NOT NULL UNIQUE,
  -- what came back, and the fee that was given back with the last part of it
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  -- why, as the provider names it
  nature text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, credit_id),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal.request
);
CREATE INDEX returned_of ON withdrawal.returned (player_id, withdrawal_id);

-- A return that the books have no place for: only a person can tell whose money it is.
CREATE TABLE withdrawal.stray_return (
  return_id text PRIMARY KEY,
  payout_id text NOT NULL,
  amount bigint NOT NULL,
  because text NOT NULL,
  noted_at timestamptz NOT NULL
);

REVOKE UPDATE, DELETE ON withdrawal.returned, withdrawal.stray_return FROM jogada_app;
