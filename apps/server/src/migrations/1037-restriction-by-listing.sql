-- Which listing of a CPF shut an account: why somebody was listed may be for few eyes.
ALTER TABLE account.restriction ADD COLUMN barred_id bigint;
UPDATE account.restriction r SET barred_id = b.barred_id
  FROM exclusion.found f JOIN kyc.barred b USING (barred_id)
  WHERE f.player_id = r.player_id AND r.kind = 'suspended' AND r.reason = b.reason;
