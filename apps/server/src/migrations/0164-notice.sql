CREATE SCHEMA notice;

-- Messages to everybody. `texts` has one text for each language; pt_BR is always there.
CREATE TABLE notice.banner (
  notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  level text NOT NULL CHECK (level IN ('info', 'warn', 'critical')),
  texts jsonb NOT NULL CHECK (texts ? 'pt_BR'),
  -- what it counts down to
  until timestamptz,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  is_on boolean NOT NULL DEFAULT true,
  announced_at timestamptz
);

-- A player's inbox; one message for each event, however often it is delivered.
CREATE TABLE notice.message (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  cause text NOT NULL,
  category text NOT NULL CHECK (category IN ('money', 'rewards', 'security', 'support')),
  kind text NOT NULL,
  values jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (player_id, cause)
);
CREATE INDEX message_of_player ON notice.message (player_id, message_id DESC);
CREATE INDEX message_unread ON notice.message (player_id) WHERE read_at IS NULL;

REVOKE DELETE ON notice.banner, notice.message FROM jogada_app;
