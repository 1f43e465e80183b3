-- What opens a player's socket in the place of the session's token, which belongs in no address: good
-- once, for half a minute. Processes share it, for the socket may open at another one.
CREATE TABLE account.socket_ticket (
  ticket_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES account.session,
  expires_at timestamptz NOT NULL
);
CREATE INDEX socket_ticket_expiry ON account.socket_ticket (expires_at);
REVOKE UPDATE, TRUNCATE ON account.socket_ticket FROM jogada_app;
