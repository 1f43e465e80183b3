-- What the next sending of an excluded player's money is asked for under; null once it is counted.
ALTER TABLE exclusion.found ADD COLUMN sending uuid;
