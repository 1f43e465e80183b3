-- What was done with a closed day, null until then: its commissions summed by agent, and paid. A
-- server that does not know the marks closes days without them.
ALTER TABLE referral.closed_day
  ADD COLUMN summed_at timestamptz,
  ADD COLUMN paid_at timestamptz;
CREATE INDEX closed_day_unsummed ON referral.closed_day (day) WHERE summed_at IS NULL;
CREATE INDEX closed_day_unpaid ON referral.closed_day (day) WHERE paid_at IS NULL;
GRANT UPDATE (summed_at, paid_at) ON referral.closed_day TO jogada_app;

-- The commissions of summed days that count, by agent and level.
CREATE TABLE referral.day_sum (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  played bigint NOT NULL CHECK (played > 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (agent_id, day, level)
);
REVOKE UPDATE, DELETE ON referral.day_sum FROM jogada_app;

-- Commissions are written in the order of their days.
CREATE INDEX commission_by_day ON referral.commission
  USING brin (day) WITH (pages_per_range = 32, autosummarize = on);
