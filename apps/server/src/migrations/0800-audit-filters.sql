-- The log is read by who did something, by what was done and up to a day, whatever its length.
CREATE INDEX entry_actor ON audit.entry (actor, seq);
CREATE INDEX entry_action ON audit.entry (action, seq);
CREATE INDEX entry_at ON audit.entry (at, seq);
