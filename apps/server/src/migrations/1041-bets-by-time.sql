-- The newest bets of all events; when a bet was placed never changes, so a settlement leaves it alone.
CREATE INDEX bet_by_time ON sportsbook.bet (placed_at DESC, bet_id DESC);
