-- Codes that were sent to an address which is to become the account's.
CREATE TABLE account.email_code (
  code_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  email text NOT NULL,
  code_hash text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  guesses integer NOT NULL DEFAULT 0,
  used_at timestamptz
);
CREATE INDEX email_code_player ON account.email_code (player_id, code_id DESC);
CREATE INDEX email_code_email ON account.email_code (email, asked_at);
