CREATE SCHEMA exclusion;

-- The register of the self-excluded that stands in for the regulator's where there is none; a CPF
-- stands in it by its blind index only.
CREATE TABLE exclusion.local_register (
  cpf_index bytea PRIMARY KEY,
  listed_at timestamptz NOT NULL,
  -- null: without an end
  until timestamptz CHECK (until > listed_at)
);

-- When a player was last looked up.
CREATE TABLE exclusion.checked (
  player_id bigint PRIMARY KEY,
  checked_at timestamptz NOT NULL
);
CREATE INDEX checked_oldest ON exclusion.checked (checked_at);

-- A player with an account who was found in the register, and how far the case is.
CREATE TABLE exclusion.found (
  player_id bigint PRIMARY KEY,
  found_at timestamptz NOT NULL,
  until timestamptz,
  told_at timestamptz,
  returned_at timestamptz,
  -- what was sent back, in centavos
  returned bigint CHECK (returned >= 0),
  closed_at timestamptz
);
CREATE INDEX found_open ON exclusion.found (found_at) WHERE closed_at IS NULL OR returned_at IS NULL;
REVOKE DELETE ON exclusion.found, exclusion.checked FROM jogada_app;

CREATE INDEX session_by_time ON account.session USING brin (opened_at);
