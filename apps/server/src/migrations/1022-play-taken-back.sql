-- Play that was settled and taken back, by the bet and by when it was settled first; negative where
-- the bet is settled anew. It stands until then beside the turnover, so that no lock that was made
-- after the play needs more than it did.
CREATE TABLE wallet.play_taken_back (
  player_id bigint NOT NULL,
  play_id text NOT NULL,
  revision integer NOT NULL,
  played_at timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, play_id, revision, played_at)
);

REVOKE UPDATE, DELETE ON wallet.play_taken_back FROM jogada_app;

-- What of a lock's gift was taken back with a release; the rest of the gift is all that a
-- chargeback or a refund may still take.
ALTER TABLE wallet.wager_release
  ADD COLUMN given bigint NOT NULL DEFAULT 0;
