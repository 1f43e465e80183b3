CREATE SCHEMA location;

-- Every check of where a player was. A position itself is never kept, only what it answered.
CREATE TABLE location.checked (
  check_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  session_id bigint NOT NULL,
  checked_at timestamptz NOT NULL,
  good_until timestamptz NOT NULL,
  address text NOT NULL,
  -- of the address, where it is known
  country text,
  position text CHECK (position IN ('inside', 'outside', 'unclear')),
  -- until when what the position answered is believed
  position_until timestamptz,
  answer text NOT NULL CHECK (answer IN ('inside', 'outside', 'unknown', 'hidden')),
  licence_profile text NOT NULL
);
CREATE INDEX checked_player ON location.checked (player_id, check_id DESC);
CREATE INDEX checked_session ON location.checked (session_id, check_id DESC);

-- By which check each stake was allowed, by the number of its command.
CREATE TABLE location.stamp (
  player_id bigint NOT NULL,
  command_id bigint NOT NULL,
  check_id bigint NOT NULL,
  PRIMARY KEY (player_id, command_id)
);

REVOKE UPDATE, DELETE ON location.checked, location.stamp FROM jogada_app;
