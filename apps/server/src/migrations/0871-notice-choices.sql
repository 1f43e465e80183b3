-- How a player wants to be told of messages; whoever has chosen nothing has no row.
CREATE TABLE notice.choice (
  player_id bigint PRIMARY KEY,
  -- Categories of which browsers are not told.
  push_off text[] NOT NULL,
  -- Categories that are mailed too, and in which language.
  mail_on text[] NOT NULL,
  language text NOT NULL,
  -- Minutes after midnight between which browsers are not told.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 1439),
  time_zone text NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- Messages that were not mailed yet.
CREATE TABLE notice.mail_due (
  message_id bigint PRIMARY KEY REFERENCES notice.message,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL
);
CREATE INDEX mail_due_at ON notice.mail_due (due_at);
