CREATE SCHEMA wallet;

-- A lock keeps its amount from withdrawal until play has passed `wager_to` of lifetime turnover.
CREATE TABLE wallet.wager_lock (
  player_id bigint NOT NULL,
  lock_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  wager_from bigint NOT NULL,
  wager_to bigint NOT NULL CHECK (wager_to > wager_from),
  locked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, lock_id)
);
CREATE INDEX wager_lock_open ON wallet.wager_lock (player_id, wager_to DESC);

REVOKE UPDATE, DELETE ON wallet.wager_lock FROM jogada_app;
