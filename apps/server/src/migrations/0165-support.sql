CREATE SCHEMA support;

CREATE TABLE support.ticket (
  ticket_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  topic text NOT NULL
    CHECK (topic IN ('deposit', 'withdrawal', 'bet', 'game', 'account', 'other')),
  about text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed')),
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  answer_by timestamptz CHECK ((answer_by IS NOT NULL) = (state = 'open'))
);
CREATE INDEX ticket_of_player ON support.ticket (player_id, changed_at DESC);
CREATE INDEX ticket_open ON support.ticket (answer_by) WHERE state = 'open';

CREATE TABLE support.message (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES support.ticket,
  player_id bigint NOT NULL,
  -- who of the operator's people said it; null for the player
  operator text,
  text text NOT NULL,
  said_at timestamptz NOT NULL,
  -- the key under which the player said it: once, however often it is sent
  key text,
  UNIQUE (player_id, key)
);
CREATE INDEX message_of_ticket ON support.message (ticket_id, message_id);

REVOKE DELETE ON support.ticket FROM jogada_app;
REVOKE UPDATE, DELETE ON support.message FROM jogada_app;
