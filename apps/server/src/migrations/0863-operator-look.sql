-- Looks of operators at the app as a player sees it. A look lives as long as the session it was
-- opened in, and never beyond its end.
CREATE TABLE operator.look (
  look_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  session_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  player_id bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > opened_at),
  ended_at timestamptz
);
REVOKE UPDATE, DELETE, TRUNCATE ON operator.look FROM jogada_app;
GRANT UPDATE (ended_at) ON operator.look TO jogada_app;
