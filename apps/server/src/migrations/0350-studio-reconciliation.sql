-- Each day of a studio as its statement and our transactions agree on it, and what they do not.
CREATE TABLE aggregator.reconciliation (
  provider text NOT NULL,
  day date NOT NULL,
  done_at timestamptz NOT NULL,
  stated bigint NOT NULL,
  kept bigint NOT NULL,
  differences bigint NOT NULL,
  PRIMARY KEY (provider, day)
);
CREATE TABLE aggregator.difference (
  provider text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('unknown_here', 'unknown_there', 'differs', 'stated_twice')),
  transaction_kind text NOT NULL CHECK (transaction_kind IN ('debit', 'credit', 'rollback')),
  transaction_id text NOT NULL,
  round_id text NOT NULL,
  -- centavos by our books and by the statement
  kept bigint,
  stated bigint,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day, kind, transaction_kind, transaction_id)
);

-- Small and cheap to keep: transactions arrive in the order of time.
CREATE INDEX transaction_by_time ON aggregator.transaction USING brin (at);
