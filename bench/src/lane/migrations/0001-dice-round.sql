CREATE SCHEMA bench;

CREATE TABLE bench.dice_round (
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
