-- The temporary account of a test player. Its password is readable: it holds play money only, has
-- no confirmed identity, and so can neither deposit, withdraw nor transfer.
CREATE TABLE account.test_account (
  owner_id bigint PRIMARY KEY REFERENCES account.player,
  player_id bigint NOT NULL UNIQUE REFERENCES account.player,
  username text NOT NULL UNIQUE,
  pwd text NOT NULL,
  made_at timestamptz NOT NULL
);
REVOKE DELETE ON account.test_account FROM jogada_app;
