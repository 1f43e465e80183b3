-- The end of a bet is written in its place: no index holds a column that it changes.
DROP INDEX sportsbook.bet_waiting;
CREATE INDEX bet_waiting ON sportsbook.bet (decide_at) WHERE decide_at IS NOT NULL;
UPDATE sportsbook.bet SET decide_at = NULL WHERE status <> -10 AND decide_at IS NOT NULL;
ALTER TABLE sportsbook.bet SET (fillfactor = 75);
