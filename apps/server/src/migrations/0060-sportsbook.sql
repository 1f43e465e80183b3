CREATE SCHEMA sportsbook;

CREATE TABLE sportsbook.event (
  event_id text PRIMARY KEY,
  source text NOT NULL,
  replay boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  -- how it ended, and when that was known here
  result_state text CHECK (result_state IN ('finished', 'abandoned', 'void')),
  result_home smallint,
  result_away smallint,
  finished_at timestamptz,
  -- when its last bet was settled
  settled_at timestamptz,
  CHECK ((finished_at IS NULL) = (result_state IS NULL)),
  CHECK (result_state = 'void' OR (result_home IS NULL) = (result_state IS NULL))
);
CREATE INDEX event_open ON sportsbook.event (source) WHERE finished_at IS NULL;
CREATE INDEX event_finished ON sportsbook.event (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX event_to_settle ON sportsbook.event (finished_at)
  WHERE finished_at IS NOT NULL AND settled_at IS NULL;

-- Everything that the sources said, in the order in which every process folds it.
CREATE TABLE sportsbook.feed_message (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  event_id text NOT NULL REFERENCES sportsbook.event,
  type text NOT NULL CHECK (type IN ('fixture', 'odds', 'bet_stop', 'bet_start', 'score', 'result')),
  payload jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX feed_message_of_event ON sportsbook.feed_message (event_id, seq);

-- When each source was last heard, and how often it came back after a silence.
CREATE TABLE sportsbook.feed_source (
  source text PRIMARY KEY,
  heard_at timestamptz NOT NULL,
  returns integer NOT NULL
);

CREATE TABLE sportsbook.bet (
  player_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  placed_at timestamptz NOT NULL,
  event_id text NOT NULL REFERENCES sportsbook.event,
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at timestamptz NOT NULL,
  replay boolean NOT NULL,
  market_key text NOT NULL,
  line text,
  outcome_id text NOT NULL,
  outcome text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- thousandths: what the player saw, and what the bet was accepted at
  seen_odds bigint NOT NULL CHECK (seen_odds > 1000),
  odds bigint NOT NULL CHECK (odds > 1000),
  odds_policy text NOT NULL CHECK (odds_policy IN ('none', 'better', 'any')),
  potential bigint NOT NULL CHECK (potential >= stake),
  -- the feed message that set the price, and the match as it stood
  price_version bigint NOT NULL,
  phase_at_placement smallint NOT NULL,
  minute_at_placement smallint,
  home_at_placement smallint,
  away_at_placement smallint,
  licence_profile text NOT NULL,
  address text NOT NULL,
  device_id text NOT NULL,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 10, 21, 90, 11, 20)),
  payout bigint CHECK (payout >= 0),
  settled_at timestamptz,
  result_home smallint,
  result_away smallint,
  PRIMARY KEY (player_id, bet_id),
  CHECK ((status = 0) = (payout IS NULL)),
  CHECK ((status = 0) = (settled_at IS NULL))
);
CREATE INDEX bet_of_player ON sportsbook.bet (player_id, placed_at DESC, bet_id DESC);
CREATE INDEX bet_open ON sportsbook.bet (event_id, player_id, bet_id) WHERE status = 0;

-- Accepted terms never change: the application may only add how a bet ended.
REVOKE DELETE ON sportsbook.event FROM jogada_app;
REVOKE UPDATE, DELETE ON sportsbook.feed_message FROM jogada_app;
REVOKE UPDATE, DELETE ON sportsbook.bet FROM jogada_app;
GRANT UPDATE (status, payout, settled_at, result_home, result_away)
  ON sportsbook.bet TO jogada_app;
