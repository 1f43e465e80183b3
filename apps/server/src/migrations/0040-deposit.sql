CREATE SCHEMA deposit;

-- What a player can choose to pay, as operators set it. `currency` says where the package is
-- offered, by the codes of the wire.
CREATE TABLE deposit.package (
  package_id text PRIMARY KEY CHECK (package_id ~ '^[a-z0-9-]{1,40}$'),
  currency text NOT NULL
    CHECK (currency IN ('BRL', 'EXTPAY', '', 'BTBRL', 'FCBRL', 'INSBRL', 'EXPPAY')),
  price bigint NOT NULL CHECK (price > 0),
  -- only a promotion pays a gift
  gift bigint NOT NULL DEFAULT 0 CHECK (gift = 0),
  sort integer NOT NULL,
  is_offered boolean NOT NULL DEFAULT true
);

INSERT INTO deposit.package (package_id, currency, price, sort)
SELECT format('%s-%s', prefix, reais), currency, reais * 100, sort
  FROM (VALUES
    ('brl', 'BRL', ARRAY[20, 50, 100, 200, 500, 1000, 2000, 5000]),
    ('ins', 'INSBRL', ARRAY[20, 50, 100, 200]),
    ('exp', 'EXPPAY', ARRAY[100])
  ) AS offer (prefix, currency, prices),
  unnest(prices) WITH ORDINALITY AS price (reais, sort);

CREATE TABLE deposit."order" (
  player_id bigint NOT NULL,
  order_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  package_id text NOT NULL REFERENCES deposit.package,
  amount bigint NOT NULL CHECK (amount > 0),
  txid text NOT NULL UNIQUE CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'),
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'paid', 'cancelled', 'expired', 'returned')),
  -- the text that a payer copies; absent until the provider confirmed the charge
  code text,
  press_minute timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, order_id)
);
-- Two presses of the button within a minute are one order.
CREATE UNIQUE INDEX order_press ON deposit."order" (player_id, package_id, press_minute)
  WHERE state = 'pending';
CREATE INDEX order_pending ON deposit."order" (expires_at) WHERE state = 'pending';

-- A Pix that arrived for an order, or for none that we know.
CREATE TABLE deposit.payment (
  end_to_end_id text PRIMARY KEY,
  player_id bigint,
  order_id bigint,
  txid text,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  noted_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN
    ('received', 'accepted', 'credited', 'returning', 'returned', 'return_failed', 'unmatched')),
  -- the ledger's command that credited it
  command_id bigint,
  settled_at timestamptz,
  FOREIGN KEY (player_id, order_id) REFERENCES deposit."order",
  CHECK ((player_id IS NULL) = (state = 'unmatched')),
  CHECK ((command_id IS NOT NULL) = (state = 'credited'))
);
CREATE INDEX payment_open ON deposit.payment (noted_at)
  WHERE state IN ('received', 'accepted', 'returning');
CREATE INDEX payment_of_order ON deposit.payment (player_id, order_id);

-- How far the provider's list of received Pix has been read.
CREATE TABLE deposit.received_cursor (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  read_up_to timestamptz NOT NULL
);

REVOKE DELETE ON deposit.package, deposit."order", deposit.payment, deposit.received_cursor
  FROM jogada_app;
