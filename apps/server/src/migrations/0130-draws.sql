CREATE SCHEMA draws;

-- A commitment: link 0 of a chain of hashes, published before its salt was known.
CREATE TABLE draws.chain (
  chain_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('double', 'lucky30s', 'lucky1m', 'lucky3m', 'lucky5m')),
  terminating_hash text NOT NULL UNIQUE CHECK (terminating_hash ~ '^[0-9a-f]{64}$'),
  rounds integer NOT NULL CHECK (rounds > 0),
  announced_at timestamptz NOT NULL,
  salt_source text NOT NULL CHECK (salt_source IN ('constant', 'bitcoin_block')),
  salt_block integer CHECK ((salt_block IS NOT NULL) = (salt_source = 'bitcoin_block')),
  salt text CHECK (salt ~ '^[0-9a-f]{64}$'),
  salted_at timestamptz,
  CHECK ((salt IS NULL) = (salted_at IS NULL))
);
CREATE INDEX chain_of_channel ON draws.chain (channel, chain_id);

-- Links that the others are computed from, sealed with a key that the database does not know.
CREATE TABLE draws.chain_seed (
  chain_id bigint NOT NULL REFERENCES draws.chain,
  position integer NOT NULL CHECK (position > 0),
  sealed bytea NOT NULL,
  PRIMARY KEY (chain_id, position)
);

CREATE TABLE draws.round (
  channel text NOT NULL,
  round_id bigint NOT NULL,
  chain_id bigint NOT NULL REFERENCES draws.chain,
  position integer NOT NULL CHECK (position > 0),
  -- how often the channel had been closed for bets when the round opened
  gate bigint NOT NULL,
  open_at timestamptz NOT NULL,
  lock_at timestamptz NOT NULL,
  draw_at timestamptz NOT NULL,
  complete_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'locked', 'drawn', 'settled', 'void')),
  outcome smallint,
  -- the link itself, once the round is over
  seed text,
  drawn_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (channel, round_id),
  UNIQUE (chain_id, position),
  CHECK ((outcome IS NOT NULL) = (state IN ('drawn', 'settled'))),
  CHECK (seed IS NULL OR settled_at IS NOT NULL),
  CHECK (settled_at IS NULL OR state IN ('settled', 'void'))
);
CREATE UNIQUE INDEX round_one_open ON draws.round (channel) WHERE state = 'open';
CREATE INDEX round_unfinished ON draws.round (channel, round_id) WHERE settled_at IS NULL;

CREATE TABLE draws.bet (
  player_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  channel text NOT NULL,
  round_id bigint NOT NULL,
  selection text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- the most that it can return
  potential bigint NOT NULL CHECK (potential >= 0),
  -- the table that it is paid by, whatever is offered later
  paytable text NOT NULL,
  -- the masked name that others see
  shown_as text NOT NULL,
  licence_profile text NOT NULL,
  placed_at timestamptz NOT NULL,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 10, 20, 90)),
  payout bigint CHECK (payout >= 0),
  settled_at timestamptz,
  PRIMARY KEY (player_id, bet_id),
  FOREIGN KEY (channel, round_id) REFERENCES draws.round,
  CHECK ((status = 0) = (payout IS NULL)),
  CHECK ((status = 0) = (settled_at IS NULL))
);
CREATE INDEX bet_open ON draws.bet (channel, round_id, player_id, bet_id) WHERE status = 0;
CREATE INDEX bet_of_round ON draws.bet (channel, round_id, placed_at DESC, bet_id DESC);
CREATE INDEX bet_of_player ON draws.bet (player_id, channel, placed_at DESC, bet_id DESC);

-- What was drawn stays drawn, whoever asks; a round that ended stays as it ended.
CREATE FUNCTION draws.keep_what_was_drawn() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.outcome IS NOT NULL AND NEW.outcome IS DISTINCT FROM OLD.outcome)
     OR (OLD.seed IS NOT NULL AND NEW.seed IS DISTINCT FROM OLD.seed)
     OR (OLD.settled_at IS NOT NULL AND NEW.settled_at IS DISTINCT FROM OLD.settled_at)
     OR (OLD.state IN ('settled', 'void') AND NEW.state <> OLD.state) THEN
    RAISE EXCEPTION 'round % of % is drawn', OLD.round_id, OLD.channel;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_what_was_drawn BEFORE UPDATE ON draws.round
  FOR EACH ROW EXECUTE FUNCTION draws.keep_what_was_drawn();

CREATE FUNCTION draws.keep_salt() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.salt IS NOT NULL THEN
    RAISE EXCEPTION 'the salt of chain % is published', OLD.chain_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_salt BEFORE UPDATE ON draws.chain
  FOR EACH ROW EXECUTE FUNCTION draws.keep_salt();

REVOKE UPDATE, DELETE ON draws.chain, draws.round, draws.bet FROM jogada_app;
REVOKE UPDATE, DELETE ON draws.chain_seed FROM jogada_app;
GRANT UPDATE (salt, salted_at) ON draws.chain TO jogada_app;
GRANT UPDATE (state, outcome, seed, drawn_at, settled_at) ON draws.round TO jogada_app;
GRANT UPDATE (status, payout, settled_at) ON draws.bet TO jogada_app;
