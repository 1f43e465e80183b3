CREATE SCHEMA limits;

-- What players asked of their limits, in the order of asking. Money in centavos, time in seconds;
-- a null amount takes the limit away.
CREATE TABLE limits.change (
  player_id bigint NOT NULL,
  -- the ledger's command that asked
  change_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss', 'time')),
  span text NOT NULL CHECK (span IN ('day', 'week', 'month')),
  amount bigint CHECK (amount >= 0),
  asked_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL CHECK (effective_at >= asked_at),
  licence_profile text NOT NULL,
  PRIMARY KEY (player_id, change_id)
);

-- Times without play. None is ever made shorter.
CREATE TABLE limits.pause (
  player_id bigint NOT NULL,
  pause_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pause', 'self_exclusion', 'central', 'operator')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  licence_profile text NOT NULL,
  PRIMARY KEY (player_id, pause_id)
);
CREATE INDEX pause_by_time ON limits.pause (starts_at);

CREATE TABLE limits.reality_check (
  player_id bigint PRIMARY KEY,
  every_minutes integer NOT NULL CHECK (every_minutes BETWEEN 5 AND 240)
);

REVOKE UPDATE, DELETE ON limits.change, limits.pause FROM jogada_app;
REVOKE DELETE ON limits.reality_check FROM jogada_app;
