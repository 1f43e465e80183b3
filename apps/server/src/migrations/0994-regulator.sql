CREATE SCHEMA regulator;

-- The regulator's files of a day of the operator, made once and never changed: what was sent is what
-- stands here. A day that has a row is made whole.
CREATE TABLE regulator.day (
  day text PRIMARY KEY CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  made_at timestamptz NOT NULL
);

-- The first day whose files are owed: one that could not be made stays owed when the next one is over.
CREATE TABLE regulator.beginning (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$')
);

CREATE TABLE regulator.file (
  file_id text PRIMARY KEY,
  day text NOT NULL REFERENCES regulator.day,
  kind text NOT NULL
    CHECK (kind IN ('bettor', 'wallet', 'sportsBet', 'gameRound', 'operatorMonth')),
  part integer NOT NULL CHECK (part > 0),
  records integer NOT NULL CHECK (records >= 0),
  -- the sums at its head, as amounts by name
  sums jsonb NOT NULL,
  -- SHA-256 of what is sent
  digest bytea NOT NULL CHECK (length(digest) = 32),
  -- compressed, then sealed
  content bytea NOT NULL,
  UNIQUE (day, kind, part)
);

-- What became of a file; the last step is its state. One without a step, or to be sent again, waits.
CREATE TABLE regulator.step (
  step_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id text NOT NULL REFERENCES regulator.file,
  step text NOT NULL CHECK (step IN ('accepted', 'refused', 'again')),
  receipt text CHECK (receipt <> ''),
  reasons jsonb NOT NULL,
  -- who asked for it again
  by text,
  at timestamptz NOT NULL,
  CHECK ((step = 'again') = (by IS NOT NULL)),
  CHECK (step <> 'accepted' OR receipt IS NOT NULL)
);
CREATE INDEX step_of_file ON regulator.step (file_id, step_id DESC);
CREATE UNIQUE INDEX step_of_acceptance ON regulator.step (file_id) WHERE step = 'accepted';

REVOKE UPDATE, DELETE, TRUNCATE ON regulator.day, regulator.beginning, regulator.file, regulator.step
  FROM jogada_app;
