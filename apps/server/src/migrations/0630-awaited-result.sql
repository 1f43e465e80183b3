-- A result was taken back and another one is awaited; false while what is annulled in play runs on.
ALTER TABLE sportsbook.event ADD COLUMN awaits_result boolean NOT NULL DEFAULT false;
UPDATE sportsbook.event SET awaits_result = true
 WHERE result_state IS NULL AND rollbacks > 0 AND live_facts IS NULL;
