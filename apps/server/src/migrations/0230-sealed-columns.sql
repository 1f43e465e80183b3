-- Personal data stand sealed by a key of the environment; what must be found has a blind index.
-- The server seals what is in clear here when it starts, before it listens.

-- Shows whether a process holds the key that the database was sealed with.
CREATE TABLE platform.data_key (
  key_id text PRIMARY KEY,
  print bytea NOT NULL
);
REVOKE INSERT, UPDATE, DELETE ON platform.data_key FROM jogada_app;

ALTER TABLE kyc.person
  DROP CONSTRAINT person_cpf_key,
  ADD COLUMN cpf_index bytea UNIQUE,
  ADD CONSTRAINT person_sealed CHECK (
    starts_with(cpf, 'v1.') AND starts_with(name, 'v1.') AND cpf_index IS NOT NULL) NOT VALID;

ALTER TABLE withdrawal.request
  ADD CONSTRAINT request_sealed CHECK (
    starts_with(document, 'v1.') AND starts_with(holder_name, 'v1.')) NOT VALID;

ALTER TABLE withdrawal.destination
  ADD COLUMN number_index bytea,
  ADD CONSTRAINT destination_sealed CHECK (
    starts_with(number, 'v1.') AND starts_with(holder_name, 'v1.') AND starts_with(ifsc, 'v1.')
    AND starts_with(whatsapp, 'v1.') AND number_index IS NOT NULL) NOT VALID;
DROP INDEX withdrawal.destination_number;
CREATE INDEX destination_number ON withdrawal.destination (number_index);

ALTER TABLE account.second_factor
  ADD CONSTRAINT second_factor_sealed
    CHECK (starts_with(encode(secret, 'escape'), 'v1.')) NOT VALID;

ALTER TABLE operator.staff
  ADD CONSTRAINT staff_sealed
    CHECK (totp_secret IS NULL OR starts_with(encode(totp_secret, 'escape'), 'v1.')) NOT VALID;
