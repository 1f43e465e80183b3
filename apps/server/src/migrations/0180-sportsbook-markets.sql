-- A message may name only the markets that changed, and a race ends without a score.
ALTER TABLE sportsbook.feed_message
  DROP CONSTRAINT feed_message_type_check,
  ADD CONSTRAINT feed_message_type_check CHECK (type IN (
    'fixture', 'odds', 'odds_change', 'bet_stop', 'bet_start', 'score', 'result', 'rollback', 'cancel'
  ));

ALTER TABLE sportsbook.event
  DROP CONSTRAINT event_check1,
  ADD CONSTRAINT event_result_score CHECK (
    (result_home IS NULL) = (result_away IS NULL)
    AND (result_state IS NOT NULL OR result_home IS NULL)
    AND (result_state IS NULL OR result_home IS NOT NULL OR result_state = 'void' OR facts IS NOT NULL)
  );
