-- The text of a next version while it is worked on; what is published is a row of consent.document.
CREATE TABLE consent.draft (
  document text PRIMARY KEY CHECK (document IN ('terms', 'privacy', 'rules')),
  revision integer NOT NULL CHECK (revision > 0),
  title text NOT NULL,
  changes text NOT NULL,
  body text NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by text NOT NULL
);

-- The request that a second person approved; carrying it out again publishes nothing more.
ALTER TABLE consent.document ADD COLUMN approval_id bigint UNIQUE;
