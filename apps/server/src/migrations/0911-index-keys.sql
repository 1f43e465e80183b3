-- Which data keys may have made a hash that stands without what it is of: nothing can make it anew,
-- so a server starts only with a key that such a row needs. A row of a version before has none until
-- the next start fills it.
ALTER TABLE kyc.barred ADD COLUMN index_keys text[];
ALTER TABLE kyc.under_age_try ADD COLUMN index_keys text[];
ALTER TABLE exclusion.local_register ADD COLUMN index_keys text[];
