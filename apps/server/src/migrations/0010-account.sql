CREATE SCHEMA account;

CREATE TABLE account.player (
  player_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  phone text NOT NULL,
  name text NOT NULL DEFAULT '',
  invite_code text NOT NULL UNIQUE,
  invited_by bigint REFERENCES account.player,
  avatar smallint NOT NULL DEFAULT 0 CHECK (avatar BETWEEN 0 AND 35),
  level smallint NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 12),
  user_type text NOT NULL DEFAULT '10',
  is_test boolean NOT NULL DEFAULT false,
  licence_profile text NOT NULL,
  registered_at timestamptz NOT NULL,
  registered_address text NOT NULL,
  registered_device text NOT NULL,
  terms_accepted_at timestamptz NOT NULL
);

CREATE INDEX player_invited_by ON account.player (invited_by);

CREATE TABLE account.session (
  session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  token_hash bytea NOT NULL UNIQUE,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text NOT NULL,
  device_id text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX session_of_player ON account.session (player_id) WHERE revoked_at IS NULL;

CREATE TABLE account.captcha (
  device_id text NOT NULL,
  code_id text NOT NULL,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (device_id, code_id)
);
CREATE INDEX captcha_expiry ON account.captcha (expires_at);

CREATE TABLE account.login_failure (
  login_failure_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_hash bytea NOT NULL,
  address text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failure_recent ON account.login_failure (email_hash, failed_at);
