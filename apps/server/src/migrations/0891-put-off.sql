-- Bets that go back because their match was put off: those that were accepted for a start before the
-- instant; null where the time of the bet alone says it.
ALTER TABLE sportsbook.cancellation ADD COLUMN starts_before timestamptz;
