-- Where a player lives and what they said of their gender, sealed: each state of it is a row of its own,
-- the highest version is the one that holds.
CREATE TABLE kyc.registration (
  player_id bigint NOT NULL REFERENCES account.player,
  version integer NOT NULL CHECK (version > 0),
  cep text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  gender text CHECK (starts_with(gender, 'v1.')),
  said_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, version),
  CONSTRAINT registration_address_sealed CHECK (
    num_nulls(cep, street, number, complement, district, city, state) IN (0, 7)
    AND starts_with(cep, 'v1.') AND starts_with(street, 'v1.') AND starts_with(number, 'v1.')
    AND starts_with(complement, 'v1.') AND starts_with(district, 'v1.')
    AND starts_with(city, 'v1.') AND starts_with(state, 'v1.')
  )
);
REVOKE UPDATE, DELETE, TRUNCATE ON kyc.registration FROM jogada_app;

CREATE OR REPLACE FUNCTION kyc.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  DELETE FROM kyc.document WHERE player_id = player;
  DELETE FROM kyc.under_age_try WHERE player_id = player;
  DELETE FROM kyc.registration WHERE player_id = player;
  DELETE FROM kyc.person WHERE player_id = player;
$$;
