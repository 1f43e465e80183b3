-- When a person was born, sealed as the name is; null where nobody asked.
ALTER TABLE kyc.person ADD COLUMN birth_date text
  CONSTRAINT person_birth_date_sealed CHECK (starts_with(birth_date, 'v1.'));
GRANT UPDATE (birth_date) ON kyc.person TO jogada_app;
