-- What a refund let go of a lock's wagering; a refund that failed takes it back with a negative row.
CREATE TABLE wallet.wager_release (
  player_id bigint NOT NULL,
  lock_id text NOT NULL,
  release_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, lock_id, release_id),
  FOREIGN KEY (player_id, lock_id) REFERENCES wallet.wager_lock
);

REVOKE UPDATE, DELETE ON wallet.wager_release FROM jogada_app;
