-- A case may begin with a CPF that the operator listed, too; null: found in the regulator's register.
ALTER TABLE exclusion.found ADD COLUMN barred_id bigint;
