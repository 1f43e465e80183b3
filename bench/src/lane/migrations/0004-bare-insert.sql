CREATE SCHEMA bare;
CREATE TABLE bare.fact (
  fact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wallet_id bigint NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
