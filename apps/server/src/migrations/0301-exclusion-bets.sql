-- When the open bets of a player found in the register were all given back, and how many they were.
ALTER TABLE exclusion.found
  ADD COLUMN bets_returned_at timestamptz,
  ADD COLUMN bets_returned integer NOT NULL DEFAULT 0 CHECK (bets_returned >= 0);
-- cases of before were looked at by a person
UPDATE exclusion.found SET bets_returned_at = found_at WHERE closed_at IS NOT NULL;
