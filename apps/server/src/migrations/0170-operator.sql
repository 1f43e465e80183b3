CREATE SCHEMA audit;
CREATE SCHEMA operator;
CREATE SCHEMA platform;

-- What operators did. Each row's hash covers the one before it; the application can only add.
CREATE TABLE audit.entry (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id bigint,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  -- JSON text, byte for byte as it was hashed: reason, before, after, address
  detail text NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX entry_subject ON audit.entry (subject, seq);
REVOKE UPDATE, DELETE, TRUNCATE ON audit.entry FROM jogada_app;

CREATE TABLE operator.staff (
  staff_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  -- the first password was seen by another person and has to be replaced
  must_change_password boolean NOT NULL DEFAULT true,
  roles text[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- the last time step whose code was used; a code works once
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_access_at timestamptz,
  last_address text
);

CREATE TABLE operator.session (
  session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES operator.staff,
  token_hash bytea NOT NULL UNIQUE,
  is_whole boolean NOT NULL,
  opened_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX session_of_staff ON operator.session (staff_id) WHERE revoked_at IS NULL;

CREATE TABLE operator.login_failure (
  login_failure_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_hash bytea NOT NULL,
  address text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failure_recent ON operator.login_failure (email_hash, failed_at);

-- What one person asked for and another one must decide.
CREATE TABLE operator.approval (
  approval_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  maker_id bigint NOT NULL REFERENCES operator.staff,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- approved: decided, and being carried out
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'done', 'refused')),
  checker_id bigint REFERENCES operator.staff,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  CHECK (state IN ('open', 'refused') OR checker_id <> maker_id),
  CHECK ((checker_id IS NULL) = (state = 'open'))
);
CREATE INDEX approval_open ON operator.approval (approval_id) WHERE state = 'open';
REVOKE DELETE ON operator.approval FROM jogada_app;

CREATE TABLE operator.note (
  note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX note_of_player ON operator.note (player_id, note_id);
REVOKE UPDATE, DELETE ON operator.note FROM jogada_app;

-- What operators have stopped; every process listens for changes.
CREATE TABLE platform.switch (
  name text PRIMARY KEY,
  is_stopped boolean NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Accounts that an operator has suspended or closed.
CREATE TABLE account.restriction (
  player_id bigint PRIMARY KEY REFERENCES account.player,
  kind text NOT NULL CHECK (kind IN ('suspended', 'closed')),
  reason text NOT NULL,
  at timestamptz NOT NULL
);

