CREATE SCHEMA aggregator;

-- What the providers offer, as they last said it.
CREATE TABLE aggregator.game (
  provider text NOT NULL,
  provider_game text NOT NULL,
  title text NOT NULL,
  studio text NOT NULL,
  category text NOT NULL CHECK (category IN ('slots', 'instant', 'table', 'live')),
  rtp_millionths integer CHECK (rtp_millionths BETWEEN 0 AND 1000000),
  place integer NOT NULL,
  is_listed boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_game)
);

CREATE TABLE aggregator.favourite (
  player_id bigint NOT NULL,
  game_code text NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code)
);

-- One opening of one game by one player; its token is known to the provider's server alone.
CREATE TABLE aggregator.session (
  player_id bigint NOT NULL,
  session_id bigint GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL UNIQUE,
  public_id text NOT NULL UNIQUE,
  account_session_id bigint NOT NULL,
  provider text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('launched', 'open', 'closed')),
  -- the request that used the launch up
  entered_by text CHECK ((entered_by IS NOT NULL) OR state <> 'open'),
  launched_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  closed_at timestamptz CHECK ((closed_at IS NOT NULL) = (state = 'closed')),
  PRIMARY KEY (player_id, session_id)
);
CREATE UNIQUE INDEX session_in_play ON aggregator.session (player_id) WHERE state <> 'closed';
CREATE INDEX session_launched ON aggregator.session (launched_at);

-- Every decided call of a provider that moved money or stands for one that must not: for good.
CREATE TABLE aggregator.transaction (
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('debit', 'credit', 'rollback', 'end')),
  transaction_id text NOT NULL,
  player_id bigint NOT NULL,
  command_id bigint NOT NULL,
  session_id bigint,
  debit_id text,
  round_id text NOT NULL,
  -- what the player's cash changed by
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, kind, transaction_id)
);
CREATE INDEX transaction_of_player ON aggregator.transaction (player_id, at);

-- A debit with what became of it. A rollback that came first leaves one without a stake.
CREATE TABLE aggregator.stake (
  provider text NOT NULL,
  debit_id text NOT NULL,
  player_id bigint NOT NULL,
  record_id bigint NOT NULL,
  game_code text NOT NULL,
  round_id text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  state text NOT NULL CHECK (state IN ('open', 'credited', 'settled', 'rolled_back', 'never')),
  licence_profile text NOT NULL,
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (provider, debit_id)
);
CREATE INDEX stake_of_player ON aggregator.stake (player_id, record_id) WHERE state <> 'never';
CREATE INDEX stake_open ON aggregator.stake (opened_at) WHERE state IN ('open', 'credited');
CREATE INDEX stake_of_round ON aggregator.stake (provider, player_id, round_id);

REVOKE UPDATE, DELETE ON aggregator.transaction FROM jogada_app;
REVOKE DELETE ON aggregator.stake, aggregator.session, aggregator.game FROM jogada_app;
