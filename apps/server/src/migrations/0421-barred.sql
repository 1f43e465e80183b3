-- People whom the operator keeps from betting: a CPF by its blind index only.
CREATE TABLE kyc.barred (
  barred_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cpf_index bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('staff', 'official', 'insider', 'diagnosis', 'relative')),
  reason text NOT NULL,
  listed_by text NOT NULL,
  listed_at timestamptz NOT NULL,
  lifted_at timestamptz CHECK (lifted_at >= listed_at)
);
CREATE UNIQUE INDEX barred_cpf ON kyc.barred (cpf_index) WHERE lifted_at IS NULL;
REVOKE DELETE, TRUNCATE ON kyc.barred FROM jogada_app;
