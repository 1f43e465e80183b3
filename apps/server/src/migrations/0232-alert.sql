CREATE SCHEMA alert;
CREATE SCHEMA report;

-- What the product noticed by itself and a person must look at; one open alert for each matter.
CREATE TABLE alert.alert (
  alert_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  raised_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  closed_by text,
  closed_at timestamptz,
  note text NOT NULL DEFAULT '',
  CHECK ((closed_at IS NULL) = (state = 'open')),
  CHECK ((closed_by IS NULL) = (state = 'open'))
);
CREATE UNIQUE INDEX alert_open ON alert.alert (kind, subject) WHERE state = 'open';
REVOKE DELETE ON alert.alert FROM jogada_app;

-- What each game took and gave back in an hour that is over. `squares` sums the squared differences
-- between what a round paid and what it should pay on average, in centavos.
CREATE TABLE report.return_hour (
  game text NOT NULL,
  hour timestamptz NOT NULL,
  rounds bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  squares numeric NOT NULL,
  PRIMARY KEY (game, hour)
);
REVOKE UPDATE, DELETE ON report.return_hour FROM jogada_app;

-- Small and cheap to keep: rounds arrive in the order of time.
CREATE INDEX round_by_time ON casino.round USING brin (played_at);
CREATE INDEX bet_by_time ON draws.bet USING brin (placed_at);
