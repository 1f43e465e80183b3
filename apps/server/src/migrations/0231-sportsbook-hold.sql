-- What operators have suspended. Of a competition or a sport it holds for events to come as well.
CREATE TABLE sportsbook.hold (
  hold_id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  scope text NOT NULL CHECK (scope IN ('outcome', 'market', 'event', 'competition', 'sport')),
  id text NOT NULL,
  reason text NOT NULL,
  held_at timestamptz NOT NULL,
  PRIMARY KEY (scope, id)
);

ALTER TABLE sportsbook.feed_message
  DROP CONSTRAINT feed_message_type_check,
  ADD CONSTRAINT feed_message_type_check CHECK (type IN (
    'fixture', 'odds', 'odds_change', 'bet_stop', 'bet_start', 'score', 'result', 'rollback',
    'cancel', 'hold'
  ));

CREATE INDEX event_ended ON sportsbook.event (finished_at DESC, event_id)
  WHERE finished_at IS NOT NULL;
