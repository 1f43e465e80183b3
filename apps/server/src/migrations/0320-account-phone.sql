-- When the player's phone answered a code; null again with a new number.
ALTER TABLE account.player ADD COLUMN phone_confirmed_at timestamptz;

-- Codes that were sent by SMS. The number itself stands with the player only.
CREATE TABLE account.phone_code (
  code_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  phone_index bytea NOT NULL,
  code_hash text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  guesses integer NOT NULL DEFAULT 0,
  used_at timestamptz
);
CREATE INDEX phone_code_player ON account.phone_code (player_id, code_id DESC);
CREATE INDEX phone_code_phone ON account.phone_code (phone_index, asked_at);
