-- Links that bring a player into a session on another device. Only the hash of a token is kept, and it
-- is good for one use within a minute.
CREATE TABLE account.entry_token (
  token_hash bytea PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES account.player,
  session_id bigint NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX entry_token_of_player ON account.entry_token (player_id, made_at);

REVOKE DELETE ON account.entry_token FROM jogada_app;
