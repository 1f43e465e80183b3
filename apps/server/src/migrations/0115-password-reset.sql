-- One line per code that was asked for. A line is used up by its first use, by too many guesses, or by
-- time; the right to set a password, which the right code is exchanged for, is stored as a hash.
CREATE TABLE account.password_reset (
  reset_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  code_hash text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  guesses smallint NOT NULL DEFAULT 0,
  permit_hash bytea UNIQUE,
  permit_expires_at timestamptz,
  used_at timestamptz,
  CHECK ((permit_hash IS NULL) = (permit_expires_at IS NULL))
);
CREATE INDEX password_reset_of_player ON account.password_reset (player_id, asked_at);

REVOKE DELETE ON account.password_reset FROM jogada_app;
