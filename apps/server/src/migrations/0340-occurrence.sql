CREATE SCHEMA occurrence;

-- Significant events: what happened that a reviewer will ask for. Only ever added to.
CREATE TABLE occurrence.event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL,
  -- the same for every attempt to note the same thing; null where it is noted where it happens
  once text UNIQUE
);
CREATE INDEX event_of_subject ON occurrence.event (subject, event_id DESC);
CREATE INDEX event_of_kind ON occurrence.event (kind, event_id DESC);
REVOKE UPDATE, DELETE, TRUNCATE ON occurrence.event FROM jogada_app;
