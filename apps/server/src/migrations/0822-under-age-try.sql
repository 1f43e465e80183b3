-- Who said a birth date of somebody under age: the account and the CPF, by its blind index only.
-- Whoever says another date afterwards is looked at by a person.
CREATE TABLE kyc.under_age_try (
  try_id bigint GENERATED ALWAYS AS IDENTITY,
  player_id bigint NOT NULL REFERENCES account.player,
  cpf_index bytea NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, try_id)
);
CREATE INDEX under_age_try_of_cpf ON kyc.under_age_try (cpf_index);
REVOKE UPDATE, DELETE, TRUNCATE ON kyc.under_age_try FROM jogada_app;

CREATE OR REPLACE FUNCTION kyc.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM kyc.document WHERE player_id = player;
  DELETE FROM kyc.under_age_try WHERE player_id = player;
  DELETE FROM kyc.person WHERE player_id = player;
$$;
