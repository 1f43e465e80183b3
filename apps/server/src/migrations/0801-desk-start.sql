-- Players are counted by the day on which they registered.
CREATE INDEX player_registered_at ON account.player (registered_at);

-- When the provider last called about a payment; one row.
CREATE TABLE deposit.called (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  called_at timestamptz NOT NULL
) WITH (fillfactor = 50);
REVOKE DELETE ON deposit.called FROM jogada_app;

-- What proofs of the whole ledger found. Only ever added to.
CREATE TABLE report.proof (
  proof_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  entries bigint NOT NULL,
  -- null where everything was right
  first_bad_row text
);
REVOKE UPDATE, DELETE ON report.proof FROM jogada_app;
