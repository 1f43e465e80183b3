-- Money of a credited deposit on its way back: by an operator, or taken by the payer's bank (MED).
CREATE TABLE deposit.refund (
  end_to_end_id text NOT NULL REFERENCES deposit.payment,
  refund_id text NOT NULL CHECK (refund_id ~ '^[a-zA-Z0-9]{1,64}$'),
  player_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- what the player's cash paid of it; the rest is a debt
  taken bigint NOT NULL CHECK (taken >= 0),
  origin text NOT NULL CHECK (origin IN ('operator', 'provider')),
  nature text NOT NULL,
  reason text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('requested', 'returned', 'failed')),
  asked_at timestamptz NOT NULL,
  settled_at timestamptz CHECK ((settled_at IS NULL) = (state = 'requested')),
  PRIMARY KEY (end_to_end_id, refund_id),
  CHECK (taken <= amount),
  CHECK (origin = 'provider' OR taken = amount)
);
CREATE INDEX refund_open ON deposit.refund (asked_at) WHERE state = 'requested';

-- What a player owes after a deposit was taken back that was spent already. An operator's case.
CREATE TABLE deposit.debt (
  player_id bigint NOT NULL,
  debt_id text NOT NULL,
  end_to_end_id text NOT NULL REFERENCES deposit.payment,
  amount bigint NOT NULL CHECK (amount > 0),
  collected bigint NOT NULL DEFAULT 0 CHECK (collected BETWEEN 0 AND amount),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'collected', 'written_off')),
  note text NOT NULL DEFAULT '',
  opened_at timestamptz NOT NULL,
  closed_at timestamptz CHECK ((closed_at IS NULL) = (state = 'open')),
  PRIMARY KEY (player_id, debt_id),
  CHECK (state <> 'collected' OR collected = amount)
);
CREATE INDEX debt_open ON deposit.debt (opened_at) WHERE state = 'open';

REVOKE DELETE ON deposit.refund, deposit.debt FROM jogada_app;
