-- How many players stand on each of three levels below a player, of those who are counted.
CREATE TABLE account.invited_count (
  agent_id bigint PRIMARY KEY,
  level1 bigint NOT NULL,
  level2 bigint NOT NULL,
  level3 bigint NOT NULL
);

-- Players up to this id are counted; one row.
CREATE TABLE account.invited_counted (
  invited_counted_id boolean PRIMARY KEY DEFAULT true CHECK (invited_counted_id),
  until_player bigint NOT NULL
);
INSERT INTO account.invited_counted (until_player) VALUES (0);
REVOKE DELETE ON account.invited_count, account.invited_counted FROM jogada_app;
