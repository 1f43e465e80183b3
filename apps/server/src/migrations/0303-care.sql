CREATE SCHEMA care;

-- How long a player played on a day of the operator, read off the limits' counter while it grows.
CREATE TABLE care.play_day (
  player_id bigint NOT NULL,
  day date NOT NULL,
  played_seconds bigint NOT NULL CHECK (played_seconds >= 0),
  -- whether there was play between midnight and five in the morning
  is_night boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  -- when the player's behaviour was last looked at
  looked_at timestamptz,
  PRIMARY KEY (player_id, day)
);
CREATE INDEX play_day_unseen ON care.play_day (changed_at)
  WHERE looked_at IS NULL OR looked_at < changed_at;

-- Results of the self-test; nobody but the player reads them.
CREATE TABLE care.self_test (
  player_id bigint NOT NULL,
  taken_at timestamptz NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 27),
  level text NOT NULL CHECK (level IN ('none', 'low', 'moderate', 'high')),
  PRIMARY KEY (player_id, taken_at)
);

-- What was done about signals, by the product or by an operator.
CREATE TABLE care.intervention (
  intervention_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('message', 'break', 'call')),
  signals text[] NOT NULL,
  score integer NOT NULL,
  note text NOT NULL DEFAULT '',
  -- null: the product by itself
  by text,
  day date NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX intervention_of_player ON care.intervention (player_id, intervention_id DESC);
-- the product does the same thing at most once a day
CREATE UNIQUE INDEX intervention_once ON care.intervention (player_id, kind, day) WHERE by IS NULL;

REVOKE UPDATE, DELETE ON care.self_test, care.intervention FROM jogada_app;
REVOKE DELETE ON care.play_day FROM jogada_app;
