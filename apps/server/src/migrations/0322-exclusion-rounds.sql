-- How many open rounds of a player found in the register were brought to their end.
ALTER TABLE exclusion.found
  ADD COLUMN rounds_ended integer NOT NULL DEFAULT 0 CHECK (rounds_ended >= 0);
