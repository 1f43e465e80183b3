ALTER TABLE sportsbook.event
  ADD COLUMN is_stopped boolean NOT NULL DEFAULT false,
  -- what was said of a match in play while its bets were stopped, until they start again
  ADD COLUMN unconfirmed_facts jsonb,
  -- what stands of a match in play, and how often that changed
  ADD COLUMN live_facts jsonb,
  ADD COLUMN decisions integer NOT NULL DEFAULT 0,
  -- up to which of these changes its bets were settled
  ADD COLUMN decided integer NOT NULL DEFAULT 0;
CREATE INDEX event_to_decide ON sportsbook.event (event_id)
  WHERE decided < decisions AND finished_at IS NULL;
