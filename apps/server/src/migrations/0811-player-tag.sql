-- Short labels that operators keep, and on which players they are.
CREATE TABLE operator.tag (
  tag_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label text NOT NULL CHECK (label <> ''),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  retired_at timestamptz
);
-- one label is one tag, however it is written
CREATE UNIQUE INDEX tag_label ON operator.tag (lower(label));
REVOKE DELETE ON operator.tag FROM jogada_app;
REVOKE UPDATE ON operator.tag FROM jogada_app;
GRANT UPDATE (retired_at) ON operator.tag TO jogada_app;

CREATE TABLE operator.player_tag (
  player_id bigint NOT NULL,
  tag_id bigint NOT NULL REFERENCES operator.tag,
  put_by text NOT NULL,
  put_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, tag_id)
);
CREATE INDEX player_tag_of_tag ON operator.player_tag (tag_id, player_id);
REVOKE UPDATE ON operator.player_tag FROM jogada_app;

-- What staff thought of a person goes with the rest when an account is erased.
CREATE OR REPLACE FUNCTION operator.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE operator.note SET text = '' WHERE player_id = player;
  DELETE FROM operator.player_tag WHERE player_id = player;
$$;
