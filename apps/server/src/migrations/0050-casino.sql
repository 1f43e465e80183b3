CREATE SCHEMA casino;

CREATE TABLE casino.seed_pair (
  player_id bigint NOT NULL,
  seed_pair_id bigint GENERATED ALWAYS AS IDENTITY,
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  state text NOT NULL CHECK (state IN ('next', 'active', 'revealed')),
  made_at timestamptz NOT NULL,
  revealed_at timestamptz,
  rounds bigint CHECK ((rounds IS NOT NULL) = (state = 'revealed')),
  PRIMARY KEY (player_id, seed_pair_id)
);
CREATE UNIQUE INDEX seed_pair_in_use ON casino.seed_pair (player_id, state)
  WHERE state IN ('next', 'active');

CREATE TABLE casino.round (
  player_id bigint NOT NULL,
  round_id bigint NOT NULL,
  game text NOT NULL,
  algorithm_version smallint NOT NULL,
  seed_pair_id bigint NOT NULL,
  nonce bigint NOT NULL CHECK (nonce > 0),
  params text NOT NULL,
  outcome text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  multiplier bigint NOT NULL CHECK (multiplier >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  licence_profile text NOT NULL,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, round_id)
);

REVOKE DELETE ON casino.seed_pair FROM jogada_app;
REVOKE UPDATE, DELETE ON casino.round FROM jogada_app;
