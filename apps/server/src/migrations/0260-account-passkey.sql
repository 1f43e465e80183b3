-- Passkeys (WebAuthn credentials): public keys only, whose private halves never leave the player's devices.
CREATE TABLE account.passkey (
  passkey_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often the authenticator says it has signed; 0 for those that do not count
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  user_agent text NOT NULL,
  is_synced boolean NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_of_player ON account.passkey (player_id);

-- What an authenticator was asked to sign; gone with its first answer.
CREATE TABLE account.passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login', 'confirm')),
  player_id bigint REFERENCES account.player,
  expires_at timestamptz NOT NULL,
  CHECK ((player_id IS NULL) = (purpose = 'login'))
);
CREATE INDEX passkey_challenge_expiry ON account.passkey_challenge (expires_at);

-- A payment that a passkey has confirmed; stands for the password once.
CREATE TABLE account.payment_permit (
  permit_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  session_id bigint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX payment_permit_expiry ON account.payment_permit (expires_at);
