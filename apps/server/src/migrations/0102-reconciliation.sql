-- One row per day that orders, the provider's statement and the ledger were compared for.
CREATE TABLE deposit.reconciliation (
  day date PRIMARY KEY,
  done_at timestamptz NOT NULL,
  payments integer NOT NULL,
  stated integer NOT NULL,
  stated_amount bigint NOT NULL,
  ledger_amount bigint NOT NULL,
  differences integer NOT NULL
);

-- What the three did not agree on; an operator's queue.
CREATE TABLE deposit.difference (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'missing_here', 'missing_at_provider', 'duplicate_at_provider', 'amount_mismatch',
    'ledger_mismatch', 'missing_in_ledger', 'not_in_payments', 'credited_twice', 'not_settled',
    'unmatched', 'refund_mismatch')),
  end_to_end_id text NOT NULL,
  order_id bigint,
  -- centavos by our books, and by the other side
  expected bigint,
  found bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  noted_at timestamptz NOT NULL,
  closed_at timestamptz CHECK ((closed_at IS NULL) = (state = 'open')),
  PRIMARY KEY (day, kind, end_to_end_id)
);
CREATE INDEX difference_open ON deposit.difference (noted_at) WHERE state = 'open';

REVOKE DELETE ON deposit.reconciliation, deposit.difference FROM jogada_app;
