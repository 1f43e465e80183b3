-- What part of the sportsbook's limits the house leaves to a player, whole percent.
CREATE TABLE sportsbook.stake_share (
  player_id bigint PRIMARY KEY,
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 100),
  set_by text NOT NULL,
  set_at timestamptz NOT NULL
);
REVOKE DELETE, TRUNCATE ON sportsbook.stake_share FROM jogada_app;
