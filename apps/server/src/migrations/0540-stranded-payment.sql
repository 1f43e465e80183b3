-- A Pix that only a person can bring to its end: for no order of ours, or one that could not be returned.
CREATE TABLE deposit.stranded (
  end_to_end_id text PRIMARY KEY REFERENCES deposit.payment,
  stranded_at timestamptz NOT NULL,
  handled_at timestamptz,
  -- what was done, in the words of who did it
  note text CHECK ((note IS NULL) = (handled_at IS NULL))
);
CREATE INDEX stranded_open ON deposit.stranded (stranded_at, end_to_end_id)
  WHERE handled_at IS NULL;
INSERT INTO deposit.stranded (end_to_end_id, stranded_at)
  SELECT end_to_end_id, coalesce(settled_at, noted_at) FROM deposit.payment
   WHERE state IN ('unmatched', 'return_failed');
REVOKE DELETE, TRUNCATE ON deposit.stranded FROM jogada_app;
