CREATE SCHEMA referral;

-- The operator's terms; one row.
CREATE TABLE referral.terms (
  terms_id boolean PRIMARY KEY DEFAULT true CHECK (terms_id),
  -- commission on settled stakes for each level, in hundred-thousandths
  rates integer[] NOT NULL CHECK (array_length(rates, 1) = 3),
  -- what an invited player must have deposited and played to count for the ladder
  minimum_deposit bigint NOT NULL CHECK (minimum_deposit >= 0),
  minimum_play bigint NOT NULL CHECK (minimum_play >= 0),
  wager_times integer NOT NULL CHECK (wager_times BETWEEN 0 AND 100)
);
INSERT INTO referral.terms (rates, minimum_deposit, minimum_play, wager_times)
VALUES (ARRAY[200, 100, 50], 5000, 20000, 1);

CREATE TABLE referral.step (
  step smallint PRIMARY KEY CHECK (step > 0),
  people integer NOT NULL UNIQUE CHECK (people > 0),
  bonus bigint NOT NULL CHECK (bonus > 0)
);
INSERT INTO referral.step (step, people, bonus) VALUES
  (1, 1, 500), (2, 3, 1500), (3, 5, 2500), (4, 10, 6000), (5, 25, 20000), (6, 50, 50000),
  (7, 100, 120000);

-- What an invited player's stakes of a day bring to each of the players above; written in the
-- command that counts the stakes.
CREATE TABLE referral.commission (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  player_id bigint NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  played bigint NOT NULL CHECK (played > 0),
  rate_parts integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  state text NOT NULL CHECK (state IN ('counts', 'same_device', 'same_address')),
  PRIMARY KEY (agent_id, day, player_id),
  CHECK (state = 'counts' OR amount = 0)
);

-- Days whose stakes are counted, so that no commission can be added to them any more.
CREATE TABLE referral.closed_day (
  day date PRIMARY KEY,
  closed_at timestamptz NOT NULL
);

CREATE TABLE referral.payout (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (agent_id, day)
);

CREATE TABLE referral.step_taken (
  agent_id bigint NOT NULL,
  step smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (agent_id, step)
);

REVOKE UPDATE, DELETE ON referral.commission, referral.closed_day, referral.payout,
  referral.step_taken FROM jogada_app;
