-- Levels that operators lend for a time; a counter of the ledger keeps it at one open of a player.
CREATE TABLE vip.lent (
  player_id bigint NOT NULL,
  command_id bigint NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 12),
  lent_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > lent_at),
  ended_at timestamptz,
  PRIMARY KEY (player_id, command_id)
);
CREATE INDEX lent_open ON vip.lent (player_id) WHERE ended_at IS NULL;
CREATE INDEX lent_until ON vip.lent (until) WHERE ended_at IS NULL;
REVOKE UPDATE, DELETE ON vip.lent FROM jogada_app;
GRANT UPDATE (ended_at) ON vip.lent TO jogada_app;
