CREATE SCHEMA withdrawal;

-- The rules of a withdrawal, as operators set them.
CREATE TABLE withdrawal.terms (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  -- below it a withdrawal without a flag is paid without an operator
  automatic_below bigint NOT NULL CHECK (automatic_below >= 0),
  -- centavos for one USDT
  usdt_rate bigint NOT NULL CHECK (usdt_rate > 0)
);
INSERT INTO withdrawal.terms (minimum, maximum, automatic_below, usdt_rate)
VALUES (5000, 1000000, 100000, 540);

CREATE TABLE withdrawal.request (
  player_id bigint NOT NULL,
  -- the ledger's command that set the amount aside
  withdrawal_id bigint NOT NULL UNIQUE,
  -- our name for the payout at the provider; makes sending it repeatable
  payout_id text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('CPF', 'CNPJ')),
  document text NOT NULL,
  holder_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL
    CHECK (state IN ('requested', 'in_review', 'approved', 'sent', 'paid', 'refused')),
  flags text[] NOT NULL,
  -- why it was refused, as a code, and the provider's own word for it
  reason text,
  provider_reason text,
  end_to_end_id text,
  licence_profile text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- when the provider is asked again how a sent payout went
  look_up_at timestamptz,
  look_ups integer NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, withdrawal_id),
  CHECK ((reason IS NOT NULL) = (state = 'refused')),
  CHECK (end_to_end_id IS NULL OR state = 'paid')
);
CREATE INDEX request_to_send ON withdrawal.request (requested_at) WHERE state = 'approved';
CREATE INDEX request_sent ON withdrawal.request (look_up_at) WHERE state = 'sent';

-- Each state that a withdrawal came to, once.
CREATE TABLE withdrawal.step (
  player_id bigint NOT NULL,
  withdrawal_id bigint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, withdrawal_id, state),
  FOREIGN KEY (player_id, withdrawal_id) REFERENCES withdrawal.request
);

-- Where a player's money went last, per type.
CREATE TABLE withdrawal.destination (
  player_id bigint NOT NULL,
  type text NOT NULL,
  number text NOT NULL,
  ifsc text NOT NULL,
  holder_name text NOT NULL,
  whatsapp text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, type)
);

REVOKE DELETE ON withdrawal.terms, withdrawal.request, withdrawal.destination FROM jogada_app;
REVOKE UPDATE, DELETE ON withdrawal.step FROM jogada_app;
