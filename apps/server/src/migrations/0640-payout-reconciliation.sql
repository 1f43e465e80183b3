-- One row per day that withdrawals, the provider's payouts and the ledger were compared for.
CREATE TABLE withdrawal.reconciliation (
  day date PRIMARY KEY,
  done_at timestamptz NOT NULL,
  requests integer NOT NULL,
  stated integer NOT NULL,
  stated_amount bigint NOT NULL,
  ledger_amount bigint NOT NULL,
  returned_amount bigint NOT NULL,
  differences integer NOT NULL
);

-- What the three did not agree on; an operator's queue.
CREATE TABLE withdrawal.difference (
  day date NOT NULL,
  kind text NOT NULL,
  payout_id text NOT NULL,
  -- the return that it is about; empty for the payout itself
  return_id text NOT NULL,
  -- centavos by our books, and by the other side
  expected bigint,
  found bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  noted_at timestamptz NOT NULL,
  closed_at timestamptz CHECK ((closed_at IS NULL) = (state = 'open')),
  PRIMARY KEY (day, kind, payout_id, return_id)
);
CREATE INDEX difference_queue ON withdrawal.difference
  (state, noted_at, day, kind, payout_id, return_id);

REVOKE DELETE ON withdrawal.reconciliation, withdrawal.difference FROM jogada_app;

-- Both are asked for by day. Small and cheap to keep: steps and returns arrive in the order of time.
CREATE INDEX step_by_time ON withdrawal.step USING brin (at);
CREATE INDEX returned_by_time ON withdrawal.returned USING brin (at);
