-- What a trader has to settle, the last first: events that ended, and those that began and have no result.
CREATE INDEX event_unsettled ON sportsbook.event ((coalesce(finished_at, starts_at)) DESC, event_id)
  WHERE settled_at IS NULL;
