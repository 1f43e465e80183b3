-- A bet is a ticket of one or more legs; what was on the bet itself moves to its only leg.
CREATE TABLE sportsbook.leg (
  player_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  place smallint NOT NULL,
  event_id text NOT NULL REFERENCES sportsbook.event,
  sport text NOT NULL,
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at timestamptz NOT NULL,
  replay boolean NOT NULL,
  market_key text NOT NULL,
  specifiers jsonb NOT NULL,
  outcome_id text NOT NULL,
  outcome text NOT NULL,
  is_banker boolean NOT NULL,
  -- thousandths: what the player saw, and what the leg was accepted at
  seen_odds bigint NOT NULL CHECK (seen_odds > 1000),
  odds bigint NOT NULL CHECK (odds > 1000),
  -- the feed message that set the price, and the match as it stood
  price_version bigint NOT NULL,
  closings integer NOT NULL,
  phase_at_placement smallint NOT NULL,
  minute_at_placement smallint,
  home_at_placement smallint,
  away_at_placement smallint,
  PRIMARY KEY (player_id, bet_id, place),
  UNIQUE (player_id, bet_id, event_id)
);
INSERT INTO sportsbook.leg
SELECT player_id, bet_id, 0, event_id, 'football', competition, home, away, starts_at, replay,
       market_key,
       CASE WHEN line IS NULL THEN '{}' ELSE jsonb_build_object('total', line) END,
       outcome_id, outcome, false, seen_odds, odds, price_version, 0, phase_at_placement,
       minute_at_placement, home_at_placement, away_at_placement
  FROM sportsbook.bet;
CREATE INDEX leg_of_event ON sportsbook.leg (event_id, player_id, bet_id);

ALTER TABLE sportsbook.bet
  ADD COLUMN kind text NOT NULL DEFAULT 'single' CHECK (kind IN ('single', 'parlay', 'system')),
  -- of a system: the numbers of legs of its lines, '2,3'
  ADD COLUMN sizes text NOT NULL DEFAULT '',
  ADD COLUMN lines integer NOT NULL DEFAULT 1 CHECK (lines > 0),
  -- what is in play after partial cash-outs, and what cash-outs paid
  ADD COLUMN open_stake bigint,
  ADD COLUMN cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
  -- the room that it takes in the limits of the house
  ADD COLUMN charged bigint NOT NULL DEFAULT 0 CHECK (charged >= 0),
  ADD COLUMN decide_at timestamptz,
  ADD COLUMN reason text,
  ADD COLUMN result smallint CHECK (result IN (10, 21, 90, 11, 20)),
  -- how the legs stood when it was settled: '10,,21', with '*1/2' for a dead heat
  ADD COLUMN leg_results text,
  -- grows with every change of the bet
  ADD COLUMN revision integer NOT NULL DEFAULT 0,
  ADD COLUMN sold boolean NOT NULL DEFAULT false;
ALTER TABLE sportsbook.bet DROP CONSTRAINT bet_status_check;
ALTER TABLE sportsbook.bet DROP CONSTRAINT bet_check1;
ALTER TABLE sportsbook.bet DROP CONSTRAINT bet_check2;
ALTER TABLE sportsbook.bet DROP CONSTRAINT bet_check;
UPDATE sportsbook.bet SET
  open_stake = stake,
  charged = CASE WHEN status = 0 THEN potential - stake ELSE 0 END,
  result = nullif(status, 0),
  leg_results = nullif(status, 0)::text,
  -- a settled bet has made its claim once
  revision = (status <> 0)::int,
  status = CASE WHEN status = 0 THEN 0 ELSE 9999 END;
DROP INDEX sportsbook.bet_open;
ALTER TABLE sportsbook.bet
  ALTER COLUMN open_stake SET NOT NULL,
  ALTER COLUMN odds DROP NOT NULL,
  DROP COLUMN event_id,
  DROP COLUMN competition,
  DROP COLUMN home,
  DROP COLUMN away,
  DROP COLUMN starts_at,
  DROP COLUMN replay,
  DROP COLUMN market_key,
  DROP COLUMN line,
  DROP COLUMN outcome_id,
  DROP COLUMN outcome,
  DROP COLUMN seen_odds,
  DROP COLUMN price_version,
  DROP COLUMN phase_at_placement,
  DROP COLUMN minute_at_placement,
  DROP COLUMN home_at_placement,
  DROP COLUMN away_at_placement,
  DROP COLUMN result_home,
  DROP COLUMN result_away,
  -- -10 waiting, 0 open, 4 and -11 failed, -1 for a person, 9999 drawn, 8888 drawn and taken back
  ADD CONSTRAINT bet_status CHECK (status IN (-10, 0, 4, -11, -1, 9999, 8888)),
  ADD CONSTRAINT bet_payout CHECK ((payout IS NULL) = (status IN (-10, 0, -1, 8888))),
  ADD CONSTRAINT bet_settled_at CHECK ((settled_at IS NULL) = (payout IS NULL)),
  ADD CONSTRAINT bet_open_stake CHECK (open_stake >= 0 AND open_stake <= stake);
CREATE INDEX bet_waiting ON sportsbook.bet (decide_at) WHERE status = -10;

ALTER TABLE sportsbook.event
  ADD COLUMN sport text NOT NULL DEFAULT 'football',
  ADD COLUMN competition text NOT NULL DEFAULT '',
  ADD COLUMN stage text NOT NULL DEFAULT '',
  ADD COLUMN home text NOT NULL DEFAULT '',
  ADD COLUMN away text NOT NULL DEFAULT '',
  ADD COLUMN played_on text,
  -- everything that markets are settled on
  ADD COLUMN facts jsonb,
  -- how often its result was taken back, and up to which of these its bets were
  ADD COLUMN rollbacks integer NOT NULL DEFAULT 0,
  ADD COLUMN reversed integer NOT NULL DEFAULT 0,
  -- how many cancellations it has, and up to which of these its open bets went back
  ADD COLUMN cancelled integer NOT NULL DEFAULT 0,
  ADD COLUMN voided integer NOT NULL DEFAULT 0;
UPDATE sportsbook.event e SET
  sport = m.payload->>'sport', competition = m.payload->>'competition',
  stage = m.payload->>'stage', home = m.payload->>'home', away = m.payload->>'away',
  played_on = m.payload->>'playedOn'
  FROM (SELECT DISTINCT ON (event_id) event_id, payload FROM sportsbook.feed_message
         WHERE type = 'fixture' ORDER BY event_id, seq DESC) m
 WHERE m.event_id = e.event_id;
CREATE INDEX event_to_reverse ON sportsbook.event (event_id) WHERE reversed < rollbacks;

ALTER TABLE sportsbook.feed_message DROP CONSTRAINT feed_message_type_check;
ALTER TABLE sportsbook.feed_message ADD CONSTRAINT feed_message_type_check CHECK (
  type IN ('fixture', 'odds', 'bet_stop', 'bet_start', 'score', 'result', 'rollback', 'cancel'));

-- Bets of a market between two instants that go back whatever the result is.
CREATE TABLE sportsbook.cancellation (
  message_id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES sportsbook.event,
  -- null for every market of the event
  market_id text,
  from_at timestamptz,
  to_at timestamptz,
  reason text NOT NULL
);
CREATE INDEX cancellation_of_event ON sportsbook.cancellation (event_id);

-- What a player owes after a result was taken back whose winnings were gone; collections are negative.
CREATE TABLE sportsbook.debt (
  player_id bigint NOT NULL,
  command_id bigint NOT NULL,
  bet_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, command_id)
);

CREATE TABLE sportsbook.favourite (
  player_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('event', 'competition')),
  id text NOT NULL,
  PRIMARY KEY (player_id, kind, id)
);

REVOKE UPDATE, DELETE ON sportsbook.leg FROM jogada_app;
GRANT UPDATE (odds, price_version) ON sportsbook.leg TO jogada_app;
REVOKE UPDATE, DELETE ON sportsbook.debt FROM jogada_app;
REVOKE UPDATE, DELETE ON sportsbook.cancellation FROM jogada_app;
-- Terms are fixed by acceptance; what may change is the life of a bet after it.
REVOKE UPDATE ON sportsbook.bet FROM jogada_app;
GRANT UPDATE (status, payout, settled_at, result, leg_results, open_stake, cashed_out, charged,
              decide_at, reason, revision, sold, odds, potential)
  ON sportsbook.bet TO jogada_app;

-- The price of a bet may only change while the bet waits for its in-play delay.
CREATE FUNCTION sportsbook.keep_price() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (SELECT status FROM sportsbook.bet
       WHERE player_id = OLD.player_id AND bet_id = OLD.bet_id) <> -10 THEN
    RAISE EXCEPTION 'the price of an accepted bet never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_price BEFORE UPDATE OF odds ON sportsbook.bet
  FOR EACH ROW WHEN (OLD.odds IS DISTINCT FROM NEW.odds) EXECUTE FUNCTION sportsbook.keep_price();
CREATE TRIGGER keep_price BEFORE UPDATE OF odds ON sportsbook.leg
  FOR EACH ROW WHEN (OLD.odds IS DISTINCT FROM NEW.odds) EXECUTE FUNCTION sportsbook.keep_price();
