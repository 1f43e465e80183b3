-- What a leg of several takes of the room of its outcome and its market while the whole stake of its
-- ticket is in play. A single takes there what its ticket takes; tickets from before took nothing.
ALTER TABLE sportsbook.leg ADD COLUMN charged bigint NOT NULL DEFAULT 0;
GRANT UPDATE (charged) ON sportsbook.leg TO jogada_app;
