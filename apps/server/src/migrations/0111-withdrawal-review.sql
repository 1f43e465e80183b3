ALTER TABLE withdrawal.terms
  -- from it on, two operators must approve
  ADD COLUMN two_operators_from bigint NOT NULL DEFAULT 500000,
  -- a sum of risk weights from which an operator looks first
  ADD COLUMN review_from_score integer NOT NULL DEFAULT 50,
  -- within which a review is promised to be over
  ADD COLUMN review_hours integer NOT NULL DEFAULT 24 CHECK (review_hours > 0);

-- Weights that operators gave to rules of risk; 0 turns a rule off.
CREATE TABLE withdrawal.risk_weight (
  rule text PRIMARY KEY,
  weight integer NOT NULL CHECK (weight BETWEEN 0 AND 100)
);

ALTER TABLE withdrawal.request
  DROP CONSTRAINT request_type_check,
  ADD CONSTRAINT request_type_check CHECK (type IN ('CPF', 'CNPJ', 'USDT')),
  ADD COLUMN risk_score integer NOT NULL DEFAULT 0,
  ADD COLUMN approvals_needed smallint NOT NULL DEFAULT 1 CHECK (approvals_needed IN (1, 2)),
  ADD COLUMN approvals smallint NOT NULL DEFAULT 0,
  ADD COLUMN review_due_at timestamptz,
  -- hundredths of a USDT to send, by the rate of the request
  ADD COLUMN usdt_cents bigint,
  ADD COLUMN transaction_hash text UNIQUE,
  ADD CONSTRAINT request_usdt CHECK ((usdt_cents IS NOT NULL) = (type = 'USDT')),
  ADD CONSTRAINT request_hash
    CHECK ((transaction_hash IS NOT NULL) = (type = 'USDT' AND state = 'paid'));
CREATE INDEX request_in_review ON withdrawal.request (requested_at) WHERE state = 'in_review';

-- What operators decided, each at most once per withdrawal.
CREATE TABLE withdrawal.review (
  player_id bigint NOT NULL,
  withdrawal_id bigint NOT NULL,
  actor_id text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approved', 'refused', 'paid')),
  note text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, withdrawal_id, actor_id, decision),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal.request
);

-- When a number took the place of another one; null for a player's first.
ALTER TABLE withdrawal.destination ADD COLUMN changed_at timestamptz;
CREATE INDEX destination_number ON withdrawal.destination (type, number);

REVOKE UPDATE, DELETE ON withdrawal.review FROM jogada_app;
