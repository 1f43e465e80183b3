CREATE SCHEMA kyc;

CREATE TABLE kyc.person (
  player_id bigint PRIMARY KEY,
  name text NOT NULL,
  cpf text NOT NULL UNIQUE,
  verified_at timestamptz NOT NULL
);

REVOKE UPDATE, DELETE ON kyc.person FROM jogada_app;
