-- How the player found the help, and when they said so.
ALTER TABLE support.ticket
  ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5),
  ADD COLUMN rated_at timestamptz CHECK ((rated_at IS NULL) = (rating IS NULL));
CREATE INDEX ticket_rated ON support.ticket (rated_at) INCLUDE (rating) WHERE rated_at IS NOT NULL;
