-- What operators have set in place of the code's own values; every version is kept, and the one
-- with the latest from_at that has come is in force.
CREATE TABLE platform.setting (
  name text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  value jsonb NOT NULL,
  from_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  approved_by text NOT NULL,
  approval_id bigint UNIQUE,
  PRIMARY KEY (name, version)
);
REVOKE UPDATE, DELETE, TRUNCATE ON platform.setting FROM jogada_app;

ALTER TABLE platform.switch ADD COLUMN changed_by text NOT NULL DEFAULT '';
