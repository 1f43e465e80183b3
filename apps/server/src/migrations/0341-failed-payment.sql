-- Payments for a player's orders that somebody else paid, and went back.
CREATE TABLE deposit.failed_payment (
  end_to_end_id text NOT NULL,
  player_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, end_to_end_id)
);
CREATE INDEX failed_payment_of_player ON deposit.failed_payment (player_id, at);
REVOKE UPDATE, DELETE, TRUNCATE ON deposit.failed_payment FROM jogada_app;

-- What too many of them led to, and what an operator let go of again; the newest row holds.
CREATE TABLE deposit.block (
  block_id bigint GENERATED ALWAYS AS IDENTITY,
  player_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('paused', 'suspended', 'lifted')),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, block_id)
);
REVOKE UPDATE, DELETE, TRUNCATE ON deposit.block FROM jogada_app;
