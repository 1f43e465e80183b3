-- Rounds that stay open between calls, one of each game per player; gone when they end.
CREATE TABLE casino.open_round (
  player_id bigint NOT NULL,
  game text NOT NULL,
  round_id bigint NOT NULL,
  algorithm_version smallint NOT NULL,
  seed_pair_id bigint NOT NULL,
  nonce bigint NOT NULL CHECK (nonce > 0),
  params text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- safe choices so far: [{"tile":3,"command":"120","at":"…","random":false}]
  steps jsonb NOT NULL,
  licence_profile text NOT NULL,
  opened_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
) WITH (fillfactor = 50);

-- 10 win, 20 lose, 90 refund; the rest is empty for rounds that are played at once.
ALTER TABLE casino.round
  ADD COLUMN status smallint NOT NULL DEFAULT 20 CHECK (status IN (10, 20, 90)),
  ADD COLUMN ended_by text NOT NULL DEFAULT 'played',
  ADD COLUMN steps jsonb,
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN end_command bigint;
UPDATE casino.round SET status = 10 WHERE multiplier > 0;
ALTER TABLE casino.round ALTER COLUMN status DROP DEFAULT;

-- Lists go by time. A round alone is found inside its player's part of the same index.
ALTER TABLE casino.round
  DROP CONSTRAINT round_pkey,
  ADD PRIMARY KEY (player_id, played_at, round_id);
