-- An authenticator app that guards the login; it guards nothing before confirmed_at.
CREATE TABLE account.second_factor (
  player_id bigint PRIMARY KEY REFERENCES account.player,
  secret bytea NOT NULL,
  -- the time step of the last code that was used, so that no code counts twice
  used_step bigint,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

CREATE TABLE account.recovery_code (
  player_id bigint NOT NULL REFERENCES account.player,
  code_hash bytea NOT NULL,
  PRIMARY KEY (player_id, code_hash)
);

-- A login whose password was right and whose second factor is awaited.
CREATE TABLE account.login_challenge (
  challenge_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  expires_at timestamptz NOT NULL,
  guesses smallint NOT NULL DEFAULT 0,
  used_at timestamptz
);
CREATE INDEX login_challenge_expiry ON account.login_challenge (expires_at);
