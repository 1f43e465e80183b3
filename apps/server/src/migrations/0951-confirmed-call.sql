-- What a player confirmed a call with: its repeat under the same key needs no second code or passkey.
CREATE TABLE account.confirmed_call (
  player_id bigint NOT NULL REFERENCES account.player,
  key text NOT NULL,
  step text NOT NULL CHECK (step IN ('password', 'passkey', 'factor')),
  body_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, key, step)
);
CREATE INDEX confirmed_call_expiry ON account.confirmed_call (expires_at);
