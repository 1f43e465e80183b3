-- The house rules of sports that were in force when a bet was accepted; it is settled by them.
ALTER TABLE sportsbook.bet ADD COLUMN rules_version smallint NOT NULL DEFAULT 1;
