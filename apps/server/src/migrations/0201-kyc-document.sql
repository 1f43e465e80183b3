-- Pictures that players show of their identity: sealed by the data keys, one row per picture.
CREATE TABLE kyc.document (
  document_id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  item text NOT NULL CHECK (item IN ('document_front', 'document_back', 'selfie')),
  media_type text NOT NULL,
  byte_count integer NOT NULL,
  -- tells equal pictures, and nothing else
  digest bytea NOT NULL,
  -- gone when another picture has taken its place
  file bytea CHECK (file IS NULL OR starts_with(encode(substr(file, 1, 3), 'escape'), 'v1.')),
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused', 'replaced')),
  reason text CHECK ((reason IS NOT NULL) = (state = 'refused')),
  -- what a check said that left the decision to a person
  hint text,
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- an operator's number, or the check
  decided_by text,
  CHECK ((state = 'replaced') = (file IS NULL))
);
ALTER TABLE kyc.document ALTER COLUMN file SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX document_standing ON kyc.document (player_id, item)
  WHERE state <> 'replaced';
CREATE INDEX document_waiting ON kyc.document (sent_at) WHERE state = 'waiting';
CREATE INDEX document_of_player ON kyc.document (player_id, sent_at);
CREATE INDEX document_digest ON kyc.document (digest);

REVOKE DELETE ON kyc.document FROM jogada_app;
