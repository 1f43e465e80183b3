CREATE SCHEMA vip;

-- When a player reached which level, by whose play and deposits.
CREATE TABLE vip.reached (
  player_id bigint NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 12),
  deposited bigint NOT NULL,
  played bigint NOT NULL,
  award bigint NOT NULL CHECK (award >= 0),
  reached_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, level)
);

-- What came back to a player of the stakes that were settled until the end of a day.
CREATE TABLE vip.rebate (
  player_id bigint NOT NULL,
  day date NOT NULL,
  played bigint NOT NULL CHECK (played > 0),
  level smallint NOT NULL,
  rate_parts integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, day)
);

REVOKE UPDATE, DELETE ON vip.reached, vip.rebate FROM jogada_app;
