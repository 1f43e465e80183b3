CREATE SCHEMA transfer;

-- The rules of a transfer between players, as operators set them.
CREATE TABLE transfer.terms (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL CHECK (maximum >= minimum),
  per_day bigint NOT NULL CHECK (per_day > 0),
  day_amount bigint NOT NULL CHECK (day_amount >= maximum),
  -- what somebody may get in all before the first transfer to them is so many hours old
  new_recipient_maximum bigint NOT NULL CHECK (new_recipient_maximum >= minimum),
  new_recipient_hours integer NOT NULL CHECK (new_recipient_hours >= 0)
);
INSERT INTO transfer.terms (minimum, maximum, per_day, day_amount, new_recipient_maximum,
  new_recipient_hours)
VALUES (1000, 500000, 5, 1000000, 50000, 24);

CREATE TABLE transfer.transfer (
  -- the ledger's command that took the amount from its sender
  transfer_id bigint PRIMARY KEY,
  sender_id bigint NOT NULL,
  recipient_id bigint NOT NULL CHECK (recipient_id <> sender_id),
  amount bigint NOT NULL CHECK (amount > 0),
  sent_at timestamptz NOT NULL,
  -- the ledger's command that gave it to the recipient; null while it is in transit
  received_id bigint UNIQUE,
  received_at timestamptz,
  CHECK ((received_id IS NULL) = (received_at IS NULL))
);
CREATE INDEX transfer_of_pair ON transfer.transfer (sender_id, recipient_id, sent_at);
CREATE INDEX transfer_in_transit ON transfer.transfer (sent_at) WHERE received_id IS NULL;

REVOKE DELETE ON transfer.terms, transfer.transfer FROM jogada_app;
