-- Passkeys of operators, in the place of the code at the login: public keys only, whose private halves
-- never leave the operators' devices.
CREATE TABLE operator.passkey (
  passkey_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES operator.staff,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often the authenticator says it has signed; 0 for those that do not count
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_of_staff ON operator.passkey (staff_id);
REVOKE UPDATE, TRUNCATE ON operator.passkey FROM jogada_app;
GRANT UPDATE (sign_count, used_at) ON operator.passkey TO jogada_app;

-- What an operator's authenticator was asked to sign; gone with its first answer.
CREATE TABLE operator.passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  staff_id bigint NOT NULL REFERENCES operator.staff,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_of_staff ON operator.passkey_challenge (staff_id);
CREATE INDEX passkey_challenge_expiry ON operator.passkey_challenge (expires_at);
REVOKE UPDATE, TRUNCATE ON operator.passkey_challenge FROM jogada_app;
